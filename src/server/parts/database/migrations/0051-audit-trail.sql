-- Who read, changed, sent or exported which records. Each row's hash covers its own text and the row before: what is edited, taken
-- out, put in or moved later is found (areas/security/rules.ts). People stand there by a pseudonym, whose only link to them
-- is a row of audit_pseudonyms: it goes with the person, and the chain stays whole.
create table audit_trail (
  workspace_id uuid not null references workspaces on delete cascade,
  seq bigint not null,
  said jsonb not null,
  hash bytea not null,
  primary key (workspace_id, seq)
);
create table audit_heads (
  workspace_id uuid primary key references workspaces on delete cascade,
  seq bigint not null,
  hash bytea not null
);
-- How far a trail was at the end of a day, sealed with the server's secret.
create table audit_anchors (
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  seq bigint not null,
  hash bytea not null,
  seal bytea not null,
  primary key (workspace_id, day)
);
create table audit_pseudonyms (
  workspace_id uuid not null references workspaces on delete cascade,
  pseudonym uuid not null,
  candidate_id uuid,
  user_id uuid references users on delete cascade,
  primary key (workspace_id, pseudonym),
  unique (workspace_id, candidate_id),
  unique (workspace_id, user_id),
  foreign key (workspace_id, candidate_id) references candidates (workspace_id, id) on delete cascade,
  check (num_nonnulls(candidate_id, user_id) = 1)
);
create index audit_pseudonyms_of_user on audit_pseudonyms (user_id);

-- Adds rows to a workspace's trail, in one way to the database and back. It runs as its owner, so that the product's role needs no right
-- to write any of these tables, and looks at what is in reach itself. `person` and `candidates` come as ids and stay as pseudonyms.
create function append_to_trail(of_workspace uuid, sayings jsonb) returns void
  language plpgsql security definer set search_path = public as $$
declare
  head audit_heads;
  saying jsonb;
begin
  if current_setting('app.workspace', true) is not null and not coalesce(of_workspace = any (workspaces_in_reach()), false) then
    raise exception 'this workspace is out of reach';
  end if;
  insert into audit_pseudonyms (workspace_id, pseudonym, candidate_id)
    select of_workspace, gen_random_uuid(), c.id from candidates c
      where c.workspace_id = of_workspace
        and c.id in (select each::uuid from jsonb_array_elements(sayings) s, jsonb_array_elements_text(s -> 'candidates') each)
        and not exists (select from audit_pseudonyms p where p.workspace_id = of_workspace and p.candidate_id = c.id)
      order by c.id
    on conflict do nothing;
  insert into audit_pseudonyms (workspace_id, pseudonym, user_id)
    select of_workspace, gen_random_uuid(), u.id from users u
      where u.id in (select (s ->> 'person')::uuid from jsonb_array_elements(sayings) s)
        and not exists (select from audit_pseudonyms p where p.workspace_id = of_workspace and p.user_id = u.id)
    on conflict do nothing;
  insert into audit_heads (workspace_id, seq, hash)
    select w.id, 0, sha256(convert_to(w.id::text, 'UTF8')) from workspaces w where w.id = of_workspace
    on conflict do nothing;
  -- Writers of one workspace take turns here, each for the rest of its transaction.
  select * into head from audit_heads h where h.workspace_id = of_workspace for update;
  if not found then
    return; -- the workspace is gone
  end if;
  for saying in select value from jsonb_array_elements(sayings) loop
    if saying ? 'person' then
      saying := jsonb_set(saying, '{person}', to_jsonb(coalesce((select p.pseudonym from audit_pseudonyms p
        where p.workspace_id = of_workspace and p.user_id = (saying ->> 'person')::uuid), gen_random_uuid())));
    end if;
    if saying ? 'candidates' then
      saying := jsonb_set(saying, '{candidates}', (select jsonb_agg(coalesce(p.pseudonym, gen_random_uuid()) order by n)
        from jsonb_array_elements_text(saying -> 'candidates') with ordinality as each (id, n)
        left join audit_pseudonyms p on p.workspace_id = of_workspace and p.candidate_id = each.id::uuid));
    end if;
    head.seq := head.seq + 1;
    head.hash := sha256(head.hash || convert_to(head.seq || ' ' || saying::text, 'UTF8'));
    insert into audit_trail (workspace_id, seq, said, hash) values (of_workspace, head.seq, saying, head.hash);
  end loop;
  update audit_heads h set seq = head.seq, hash = head.hash where h.workspace_id = of_workspace;
end $$;

-- Nobody changes a row, not even by mistake as the owner; it goes with its workspace alone, by the foreign key.
create function audit_row_stays() returns trigger language plpgsql as
  $$ begin raise exception 'the audit trail is written once'; end $$;
create trigger audit_row_stays before update or delete on audit_trail for each row when (pg_trigger_depth() = 0) execute function audit_row_stays();
create trigger audit_anchor_stays before update or delete on audit_anchors for each row when (pg_trigger_depth() = 0) execute function audit_row_stays();

alter table audit_trail enable row level security;
create policy of_workspace on audit_trail using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));
alter table audit_heads enable row level security;
create policy of_workspace on audit_heads using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));
alter table audit_anchors enable row level security;
create policy of_workspace on audit_anchors using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));
alter table audit_pseudonyms enable row level security;
create policy of_workspace on audit_pseudonyms using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

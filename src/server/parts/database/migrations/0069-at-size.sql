-- How PostgreSQL keeps tables in shape by itself begins with what suits small ones: decision 0067 has what was measured.

-- Few rows that are written again and again: room on each page, so that a change stays there and no index hears of it, and they are
-- cleaned after hundreds of changes, however few rows that is.
alter table workspaces set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table match_changes set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table audit_heads set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table daily_usage set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table monthly_usage set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table rate_limits set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
-- The same of tables that have more rows.
alter table skills_held set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);
alter table sessions set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);
alter table jobs set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);
alter table letters set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- Large tables: a fifth of a million rows is long to wait for a cleaning, and for figures by which plans are chosen.
alter table candidates set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table candidate_entries set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table files set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table matches set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
-- Written once, and read by the index alone where its pages are known to be seen by all.
alter table activities set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table audit_trail set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table audit_pseudonyms set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table decisions set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table decision_snapshots set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table security_events set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table shown_rankings set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table chat_messages set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);

-- The beginnings of others: candidates_by_change and matches_worked_on serve what they did.
drop index candidates_worked_on;
drop index matches_moved;

-- Locks candidates, jobs, proposals, chats, files, extractions, sessions, devices, codes, wrong_codes, passkey_challenges, api_keys, orders, issued_invoices, subscriptions, users, sso_logins, chat_messages, security_events: one pass over each table, seconds on the largest.

-- What is swept every hour is found without reading the rest.
create index candidates_withdrawn on candidates (workspace_id, id) where consent ->> 'withdrawn_at' is not null;
create index jobs_trashed on jobs (deleted_at) where deleted_at is not null;
create index proposals_trashed on proposals (deleted_at) where deleted_at is not null;
create index chats_trashed on chats (deleted_at) where deleted_at is not null;
-- A talk that was begun without a question is taken up again.
create index chats_unasked on chats (workspace_id, created_by) where title = '';
create index files_loose on files (uploaded_at) where candidate_id is null;
create index extractions_expires on extractions (expires_at);
create index sessions_created on sessions (created_at);
create index devices_used on devices (last_used_at);
create index codes_expires on codes (expires_at);
create index wrong_codes_since on wrong_codes (since);
create index passkey_challenges_expires on passkey_challenges (expires_at);
create index api_keys_expires on api_keys (expires_at);
-- Among all candidates nobody took their consent back, which PostgreSQL doesn't guess.
create statistics candidates_withdrawn_at on (consent ->> 'withdrawn_at') from candidates;
drop index orders_pending;
create index orders_open on orders (created_at) where status in ('pending', 'failed', 'cancelled');
create index issued_invoices_issued on issued_invoices (issued_at);
create index subscriptions_seats on subscriptions (workspace_id, id) where is_extra_seat;
create index jobs_kept on jobs (workspace_id, id) where kept_from > 0 and deleted_at is null;
create index users_avatar on users (avatar_workspace_id, avatar_id) where avatar_id is not null;

-- What refers to an account or a workspace is found when that goes.
create index sessions_workspace on sessions (workspace_id);
create index sso_logins_workspace on sso_logins (workspace_id);
create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null;
create index orders_user on orders (user_id) where user_id is not null;
create index chats_created_by on chats (created_by) where created_by is not null;
create index chat_messages_user on chat_messages (user_id) where user_id is not null;
create index security_events_user on security_events (user_id) where user_id is not null;

-- As it was, but that people are found by their keys: asked for "in (select …)" all users were read, and all candidates of the workspace.
create or replace function append_to_trail(of_workspace uuid, sayings jsonb) returns void
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
        and c.id = any (array(select each::uuid from jsonb_array_elements(sayings) s, jsonb_array_elements_text(s -> 'candidates') each))
        and not exists (select from audit_pseudonyms p where p.workspace_id = of_workspace and p.candidate_id = c.id)
      order by c.id
    on conflict do nothing;
  insert into audit_pseudonyms (workspace_id, pseudonym, user_id)
    select of_workspace, gen_random_uuid(), u.id from users u
      where u.id = any (array(select (s ->> 'person')::uuid from jsonb_array_elements(sayings) s))
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

-- Likewise: every write of matches read all workspaces.
create or replace function matches_written() returns trigger language plpgsql as
  $$ begin
    insert into match_changes (workspace_id, seq)
      select id, 1 from workspaces where id = any (array(select distinct workspace_id from written))
      on conflict (workspace_id) do update set seq = match_changes.seq + 1; return null; end $$;

-- By what a candidate, job or client is known again, each as one key: a telephone number with its country, a name with a place. Records
-- that share one may be the same: `duplicate_pairs` says how sure that is and why, and what somebody said of it.
create table duplicate_keys (
  workspace_id uuid not null references workspaces on delete cascade,
  record text not null check (record in ('candidate', 'job', 'client')),
  record_id uuid not null,
  kind text not null,
  key text not null,
  primary key (workspace_id, record_id, kind, key)
);
create index duplicate_keys_key on duplicate_keys (workspace_id, record, kind, key);
alter table duplicate_keys enable row level security;
create policy of_workspace on duplicate_keys using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

create table duplicate_pairs (
  workspace_id uuid not null references workspaces on delete cascade,
  record text not null check (record in ('candidate', 'job', 'client')),
  one_id uuid not null,
  other_id uuid not null,
  -- In hundredths.
  certainty integer not null,
  reasons jsonb not null,
  -- Somebody said that they aren't the same: not asked again.
  is_apart boolean not null default false,
  apart_by uuid,
  apart_at timestamptz,
  found_at timestamptz not null default now(),
  primary key (workspace_id, one_id, other_id),
  check (one_id < other_id),
  constraint duplicate_pairs_apart_by_fkey foreign key (workspace_id, apart_by) references recruiters on delete set null (apart_by)
);
create index duplicate_pairs_other on duplicate_pairs (workspace_id, other_id);
create index duplicate_pairs_listed on duplicate_pairs (workspace_id, record, certainty, one_id, other_id) where not is_apart;
create index duplicate_pairs_apart_by on duplicate_pairs (workspace_id, apart_by);
alter table duplicate_pairs enable row level security;
create policy of_workspace on duplicate_pairs using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- Keys and pairs go with their record, however that goes.
create function duplicates_left() returns trigger language plpgsql as
  $$ begin
    delete from duplicate_keys k using removed r where k.workspace_id = r.workspace_id and k.record_id = r.id;
    delete from duplicate_pairs p using removed r where p.workspace_id = r.workspace_id and p.one_id = r.id;
    delete from duplicate_pairs p using removed r where p.workspace_id = r.workspace_id and p.other_id = r.id;
    return null; end $$;
create trigger duplicates_left after delete on candidates referencing old table as removed for each statement execute function duplicates_left();
create trigger duplicates_left after delete on jobs referencing old table as removed for each statement execute function duplicates_left();
create trigger duplicates_left after delete on clients referencing old table as removed for each statement execute function duplicates_left();

-- Which making of keys a workspace's records have; below the current one they are made anew in the background.
-- Locks workspaces: a column with a constant, and an index of those that wait, which are all of them at first.
alter table workspaces add column keyed smallint not null default 0;
create index workspaces_unkeyed on workspaces (id) where keyed < 1;

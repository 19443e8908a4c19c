-- Fields that a workspace adds to its candidates, jobs and clients, and what its records hold in them: `custom` is an object by field id.
create table custom_fields (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  record text not null check (record in ('candidate', 'job', 'client')),
  kind text not null check (kind in ('text', 'number', 'date', 'choice', 'choices', 'yes_no', 'link')),
  -- By language; a name in one of them is enough.
  names jsonb not null,
  -- In their order, each with its id, names and colour; one that was taken away stays for the records that hold it.
  choices jsonb not null default '[]',
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (workspace_id, id)
);
create index custom_fields_of_record on custom_fields (workspace_id, record, position);
alter table custom_fields enable row level security;
create policy of_workspace on custom_fields using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- Locks candidates, jobs, clients: each gets a column with a constant, which writes no row, and an index of what is empty everywhere: one pass over each.
alter table candidates add column custom jsonb not null default '{}';
alter table jobs add column custom jsonb not null default '{}';
alter table clients add column custom jsonb not null default '{}';
-- Ids of fields are a workspace's own, so that what an index finds by one is the workspace's, too.
create index candidates_custom on candidates using gin (custom) where custom <> '{}';
create index jobs_custom on jobs using gin (custom) where custom <> '{}';
create index clients_custom on clients using gin (custom) where custom <> '{}';

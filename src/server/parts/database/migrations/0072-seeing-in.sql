-- How often sending a letter failed, and when it last did: what the owner of its workspace is told of those that wait.
alter table letters add column failures integer not null default 0, add column failed_at timestamptz;
-- Letters that were given up, without anything that stood in them: that they never left.
create table lost_letters (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  lost_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index lost_letters_lost_at on lost_letters (lost_at);
alter table lost_letters enable row level security;
create policy of_workspace on lost_letters using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));
-- Backups that were made of this installation. Each file of one was read back and held against its hash before it stands here.
create table backups (
  id uuid primary key,
  made_at timestamptz not null,
  verified_at timestamptz not null,
  database text not null check (database in ('embedded', 'postgres')),
  file_count integer not null,
  bytes bigint not null,
  -- The machine and the folder that it was written to.
  place text not null
);
create index backups_made_at on backups (made_at);

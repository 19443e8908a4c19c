-- A workspace as an archive, which its owner asked for: made in the background, kept for a day, and gone at once where somebody is
-- erased meanwhile. Its bytes are a file of the workspace.
create table workspace_exports (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  recruiter_id uuid,
  file_id uuid,
  -- How many there are of each, once it is made.
  rows integer not null default 0,
  files integer not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id),
  foreign key (workspace_id, file_id) references files
);
create index workspace_exports_recruiter_id on workspace_exports (workspace_id, recruiter_id);
create index workspace_exports_file_id on workspace_exports (workspace_id, file_id);
create index workspace_exports_over on workspace_exports (coalesce(ended_at, created_at));
alter table workspace_exports enable row level security;
create policy of_workspace on workspace_exports using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));
-- One at a time is made of a workspace.
create unique index workspace_exports_making on workspace_exports (workspace_id) where state = 'making';

-- Two records that were made one, with everything that takes it back as it was, for thirty days.
create table merges (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  record text not null check (record in ('candidate', 'job', 'client')),
  kept_id uuid not null,
  gone_id uuid not null,
  -- What the one that is gone was called.
  name text not null,
  recruiter_id uuid,
  at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (workspace_id, id),
  constraint merges_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id)
);
create index merges_kept on merges (workspace_id, kept_id);
create index merges_gone on merges (workspace_id, gone_id);
create index merges_recruiter on merges (workspace_id, recruiter_id);
create index merges_at on merges (at);
alter table merges enable row level security;
create policy of_workspace on merges using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- moved: rows (`keys`) that named the one that is gone in a column. changed: a row with those of its columns that the merge changed.
-- removed: a row as it was.
create table merge_rows (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  merge_id uuid not null,
  of_table text not null,
  did text not null check (did in ('moved', 'changed', 'removed')),
  keys jsonb not null,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  primary key (workspace_id, id),
  foreign key (workspace_id, merge_id) references merges on delete cascade
);
create index merge_rows_merge on merge_rows (workspace_id, merge_id);
alter table merge_rows enable row level security;
create policy of_workspace on merge_rows using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- What is left of a candidate who was merged: what they were known by, and in whom they are now. It goes with that one.
-- Locks candidates: a column without a value, a reference that nothing has yet, and an index of what is empty everywhere: one pass.
-- Contracts 0.2.0: the reference refuses nothing of a process that doesn't know the column, which it leaves empty.
alter table candidates
  add column merged_into uuid,
  add constraint candidates_merged_into_fkey foreign key (workspace_id, merged_into) references candidates on delete cascade;
create index candidates_merged_into on candidates (workspace_id, merged_into) where merged_into is not null;

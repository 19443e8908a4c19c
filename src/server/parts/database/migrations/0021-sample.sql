-- What a workspace took over of the sample, so that all of it, and nothing else, can go again.
create table samples (
  workspace_id uuid primary key references workspaces on delete cascade,
  candidate_ids uuid[] not null,
  job_ids uuid[] not null,
  client_ids uuid[] not null,
  created_at timestamptz not null default now()
);

-- Who looked at a match or decided about it, when, and what the match said then. An event outlives its records without saying
-- anything about a person; what the match said, which quotes a CV, goes with the candidate.
create table decisions (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  job_id uuid references jobs on delete set null,
  candidate_id uuid references candidates on delete set null,
  recruiter_id uuid references recruiters on delete set null,
  -- Null for the client.
  recruiter_name text,
  kind text not null,
  detail jsonb not null default '{}',
  score integer not null,
  engine_version text not null,
  snapshot text not null,
  at timestamptz not null default now()
);
create index decisions_of_job on decisions (workspace_id, job_id, id);
create index decisions_of_candidate on decisions (workspace_id, candidate_id, job_id);

-- What a match said, once however often it was seen; `hash` is the SHA-256 of `said`.
create table decision_snapshots (
  workspace_id uuid not null references workspaces on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  hash text not null,
  said jsonb not null,
  at timestamptz not null default now(),
  primary key (workspace_id, job_id, candidate_id, hash)
);

-- What vacancies asked that the law protects, and how it was handled. It outlives its job: title and client are kept with it.
create table protected_lines (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  job_id uuid references jobs on delete set null,
  -- The reading that found it, until a job is made of it.
  extraction_id uuid,
  job_title text not null,
  client_name text,
  quote text not null,
  sentence text not null,
  ground text not null,
  law text not null,
  instead text,
  handled text not null default 'left_out',
  reason text,
  recruiter_id uuid references recruiters on delete set null,
  recruiter_name text not null,
  told_at timestamptz not null default now(),
  handled_at timestamptz not null default now()
);
create unique index protected_lines_of_job on protected_lines (job_id, ground, md5(lower(quote))) where job_id is not null;
create index protected_lines_newest on protected_lines (workspace_id, id desc);
create index protected_lines_unsaved on protected_lines (extraction_id) where job_id is null;

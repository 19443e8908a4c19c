-- Which list an automatic ranking showed to whom, when, in its order: what a log of the ranking holds beside what people looked at and
-- decided. It refers to no record, for it outlives them; in the place of who was erased stands null.
create table shown_rankings (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  at timestamptz not null,
  list text not null check (list in ('candidates', 'not_ranked', 'jobs')),
  -- What the list is for: a job, or a candidate.
  job_id uuid,
  candidate_id uuid,
  recruiter_id uuid,
  recruiter_name text,
  sort text not null,
  -- A page after an earlier one.
  is_continued boolean not null,
  engine_version text not null,
  -- In the order that was shown.
  ids uuid[] not null,
  scores integer[] not null,
  primary key (workspace_id, id)
);
create index shown_rankings_at on shown_rankings (at);
create index shown_rankings_of_candidate on shown_rankings (workspace_id, candidate_id) where candidate_id is not null;
create index shown_rankings_naming on shown_rankings using gin (ids);
alter table shown_rankings enable row level security;
create policy of_workspace on shown_rankings using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

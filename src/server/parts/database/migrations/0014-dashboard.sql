-- Lines of the dashboard's queue that somebody has put off.
create table put_off_lines (
  workspace_id uuid not null references workspaces on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  key text not null,
  until timestamptz not null,
  primary key (recruiter_id, key)
);
create index put_off_lines_workspace on put_off_lines (workspace_id);

-- Who did what in a workspace, the newest first: ids are UUIDv7 and sort by time.
create index activities_newest on activities (workspace_id, id desc);

create index candidates_unchecked_newest on candidates (workspace_id, updated_at desc)
  where unchecked_fields <> '[]'::jsonb and deleted_at is null;
create index candidates_worked_on on candidates (workspace_id, updated_at) where deleted_at is null;
-- What is beyond a mere suggestion is little, however many candidates there are.
create index matches_worked_on on matches (workspace_id, stage, job_id) where stage <> 'suggested';
create index matches_new on matches (job_id, created_at) include (candidate_id) where stage = 'suggested' and score >= 60;
create index proposals_by_status on proposals (workspace_id, status) where deleted_at is null;

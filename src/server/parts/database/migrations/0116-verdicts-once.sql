-- Who runs the model that judged: two of one name aren't the same. Null: kept before that was known, which counts for any of that name.
alter table model_verdicts add column host text;
-- Whom a model is being asked about at the moment, so that no other process asks too. Who asks takes the row away again; where that process
-- died it counts until `until`.
create table judging_claims (
  workspace_id uuid not null references workspaces on delete cascade,
  job_id uuid not null,
  candidate_id uuid not null,
  until timestamptz not null,
  primary key (workspace_id, job_id, candidate_id),
  foreign key (workspace_id, job_id) references jobs on delete cascade,
  foreign key (workspace_id, candidate_id) references candidates on delete cascade
);
create index judging_claims_candidate on judging_claims (workspace_id, candidate_id);
alter table judging_claims enable row level security;
create policy of_workspace on judging_claims using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

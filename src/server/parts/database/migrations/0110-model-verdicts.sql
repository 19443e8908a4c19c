-- What a language model judged of a candidate, one row for each requirement that it was asked: kept as long as the requirement (`asked`:
-- the SHA-256 of its words, kind and years, with the job's title and town) and the CV (`cv`: the MD5 of its text and of the jobs that were
-- read in it) are the same.
create table model_verdicts (
  workspace_id uuid not null references workspaces on delete cascade,
  candidate_id uuid not null,
  asked text not null,
  cv text not null,
  model text not null,
  -- Which wording of the question it answered.
  prompt smallint not null,
  -- Null: it answered, and what it said doesn't stand.
  verdict text,
  evidence jsonb not null,
  why text,
  judged_at timestamptz not null default now(),
  primary key (workspace_id, candidate_id, asked),
  foreign key (workspace_id, candidate_id) references candidates on delete cascade
);
alter table model_verdicts enable row level security;
create policy of_workspace on model_verdicts using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));
-- Why a model doesn't judge a job's candidates at the moment.
create table judging_troubles (
  workspace_id uuid not null references workspaces on delete cascade,
  job_id uuid not null,
  trouble text not null,
  at timestamptz not null default now(),
  primary key (workspace_id, job_id),
  foreign key (workspace_id, job_id) references jobs on delete cascade
);
alter table judging_troubles enable row level security;
create policy of_workspace on judging_troubles using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

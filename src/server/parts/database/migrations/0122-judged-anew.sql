-- By which verdicts of language models a match was computed (their MD5); null: by none. Where others count by now it is computed again.
alter table matches add column judged text;
-- Whom a model is to judge because somebody opened, compared, moved or proposed them, or asked for it: until it has.
create table judging_wishes (
  workspace_id uuid not null references workspaces on delete cascade,
  job_id uuid not null,
  candidate_id uuid not null,
  wished_at timestamptz not null default now(),
  -- What was judged before that is asked again; null: what was judged stands.
  anew_since timestamptz,
  -- When somebody last looked at them: whoever is looked at goes first.
  viewed_at timestamptz,
  primary key (workspace_id, job_id, candidate_id),
  foreign key (workspace_id, job_id) references jobs on delete cascade,
  foreign key (workspace_id, candidate_id) references candidates on delete cascade
);
create index judging_wishes_candidate on judging_wishes (workspace_id, candidate_id);
alter table judging_wishes enable row level security;
create policy of_workspace on judging_wishes using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));
-- When nothing could be read of a pair, which is no trouble of its job any more: it rests for a while.
alter table judging_claims add column unreadable_at timestamptz;
delete from judging_troubles where trouble = 'unreadable';

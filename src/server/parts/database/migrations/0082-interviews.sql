-- Interviews: conversations of a candidate with a client about a job, with who takes part. Times are instants; the zone that they were
-- planned in stands beside them by its name.
create table interviews (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null,
  -- As whom the client knows the candidate, and by whose page it chooses a time.
  proposal_id uuid,
  -- Who arranged it.
  recruiter_id uuid,
  state text not null check (state in ('offered', 'suggested', 'planned', 'cancelled')),
  round integer not null default 1,
  starts_at timestamptz check (state <> 'planned' or starts_at is not null),
  minutes integer not null check (minutes > 0),
  time_zone text not null,
  -- Times to choose from, while it has none; ISO 8601 in UTC.
  slots jsonb not null default '[]',
  -- Where the client's clock stands, once it said so.
  client_time_zone text,
  location text,
  link text,
  notes text,
  invites_candidate boolean not null,
  invites_client boolean not null,
  outcome text check (outcome in ('strong_yes', 'yes', 'no', 'no_show')),
  outcome_note text,
  -- Of the event in the calendars of those who were told: it rises with every change that they hear of.
  sequence integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, job_id) references jobs on delete cascade,
  foreign key (workspace_id, candidate_id) references candidates on delete cascade,
  foreign key (workspace_id, proposal_id) references proposals on delete set null (proposal_id),
  foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id)
);
create index interviews_job_id on interviews (workspace_id, job_id);
create index interviews_candidate_id on interviews (workspace_id, candidate_id);
create index interviews_proposal_id on interviews (workspace_id, proposal_id);
create index interviews_recruiter_id on interviews (workspace_id, recruiter_id);
create index interviews_starts_at on interviews (workspace_id, starts_at);
alter table interviews enable row level security;
create policy of_workspace on interviews using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- Who takes part besides the candidate: somebody of the client's, or of the agency's.
create table interview_people (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  interview_id uuid not null,
  contact_id uuid,
  recruiter_id uuid,
  primary key (workspace_id, id),
  check (num_nonnulls(contact_id, recruiter_id) = 1),
  foreign key (workspace_id, interview_id) references interviews on delete cascade,
  foreign key (workspace_id, contact_id) references contacts on delete cascade,
  foreign key (workspace_id, recruiter_id) references recruiters on delete cascade
);
create unique index interview_people_contact on interview_people (workspace_id, interview_id, contact_id) where contact_id is not null;
create unique index interview_people_recruiter on interview_people (workspace_id, interview_id, recruiter_id) where recruiter_id is not null;
create index interview_people_interview_id on interview_people (workspace_id, interview_id);
create index interview_people_contact_id on interview_people (workspace_id, contact_id);
create index interview_people_recruiter_id on interview_people (workspace_id, recruiter_id);
alter table interview_people enable row level security;
create policy of_workspace on interview_people using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- The secret address by which a calendar program reads somebody's interviews.
create table calendar_feeds (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  recruiter_id uuid not null,
  token_hash bytea not null,
  token_locked bytea not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, recruiter_id),
  unique (workspace_id, token_hash),
  foreign key (workspace_id, recruiter_id) references recruiters on delete cascade
);
create index calendar_feeds_token on calendar_feeds (token_hash);
alter table calendar_feeds enable row level security;
create policy of_workspace on calendar_feeds using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

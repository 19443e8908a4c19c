-- Several proposals of one job, sent as one page. Its links are shares, as those of a single proposal.
create table shortlists (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  recruiter_id uuid references recruiters on delete set null,
  language text not null check (language in ('en', 'nl')),
  title text,
  intro text,
  brand_color text,
  logo_id uuid references files on delete set null,
  footer text,
  created_at timestamptz not null default now()
);
create index shortlists_workspace on shortlists (workspace_id, id desc);
create index shortlists_job on shortlists (job_id);

create table shortlist_items (
  shortlist_id uuid not null references shortlists on delete cascade,
  place integer not null,
  proposal_id uuid not null references proposals on delete cascade,
  primary key (shortlist_id, place),
  unique (shortlist_id, proposal_id)
);
create index shortlist_items_proposal on shortlist_items (proposal_id);

alter table proposal_shares
  alter column proposal_id drop not null,
  add column shortlist_id uuid references shortlists on delete cascade,
  add check (num_nonnulls(proposal_id, shortlist_id) = 1);
create index proposal_shares_shortlist on proposal_shares (shortlist_id, created_at);

-- A candidate is asked whether they may be proposed: for one job, or for any.
create table consent_requests (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  job_id uuid references jobs on delete set null,
  recruiter_id uuid references recruiters on delete set null,
  token_hash bytea not null unique,
  -- What the candidate was asked, as they read it: never changed again.
  asked jsonb not null,
  email text,
  language text not null check (language in ('en', 'nl')),
  -- Until when it can be answered, and until when a yes holds.
  expires_at timestamptz not null,
  consent_until timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index consent_requests_candidate on consent_requests (candidate_id, created_at desc);
create index consent_requests_job on consent_requests (job_id);

-- Every answer, the newest of which holds; none is ever changed.
create table consent_answers (
  id uuid primary key,
  request_id uuid not null references consent_requests on delete cascade,
  answer text not null check (answer in ('yes', 'no', 'withdrawn')),
  words text,
  language text not null check (language in ('en', 'nl')),
  wording text not null,
  at timestamptz not null default now()
);
create index consent_answers_request on consent_answers (request_id, at desc);

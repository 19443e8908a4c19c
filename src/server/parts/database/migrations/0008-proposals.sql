-- Proposals: the parts that a recruiter edits; what a client reads is frozen in an edition.
create table proposals (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  recruiter_id uuid references recruiters on delete set null,
  status text not null default 'draft'
    check (status in ('draft', 'submitted', 'viewed', 'interview', 'declined', 'accepted', 'withdrawn')),
  language text not null check (language in ('en', 'nl')),
  anonymity text not null default 'full' check (anonymity in ('full', 'no_contact', 'initials', 'blind')),
  brand_color text,
  logo_id uuid references files on delete set null,
  footer text,
  strengths jsonb not null default '[]',
  information jsonb not null default '{}',
  cover_letter text not null default '',
  requirements jsonb not null default '[]',
  -- [{part, text, by, at}]: sentences that a person stands for.
  confirmations jsonb not null default '[]',
  edition integer not null default 0,
  response jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  deleted_at timestamptz
);
create index proposals_newest on proposals (workspace_id, updated_at desc, id desc);
create index proposals_job on proposals (job_id);
create index proposals_candidate on proposals (candidate_id);
create index proposals_recruiter on proposals (recruiter_id);

-- What was sent, never changed again: the text as the client reads it, and its papers.
create table proposal_editions (
  id uuid primary key,
  proposal_id uuid not null references proposals on delete cascade,
  number integer not null,
  shared jsonb not null,
  pdf_id uuid references files on delete set null,
  docx_id uuid references files on delete set null,
  created_at timestamptz not null default now(),
  unique (proposal_id, number)
);

-- A link to a client page. Only the hash of its token is stored.
create table proposal_shares (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  proposal_id uuid not null references proposals on delete cascade,
  token_hash bytea not null unique,
  password_hash text,
  -- Wrong passwords since the quarter of an hour that began at tries_since.
  tries integer not null default 0,
  tries_since timestamptz not null default now(),
  recipients jsonb not null default '[]',
  expires_at timestamptz not null,
  revoked_at timestamptz,
  views integer not null default 0,
  last_viewed_at timestamptz,
  created_at timestamptz not null default now()
);
create index proposal_shares_proposal on proposal_shares (proposal_id, created_at);

alter table activities
  add column proposal_id uuid references proposals on delete cascade;
create index activities_proposal on activities (proposal_id, at desc);

-- {defaults, weights, retention}: what is set; the rest is as contract/workspace.ts says.
alter table workspaces
  add column settings jsonb not null default '{}';

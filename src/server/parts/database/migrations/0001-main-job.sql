-- Accounts: people, their workspaces, and the recruiter record that ties one to the other.
create table users (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  email_verified_at timestamptz,
  phone text,
  company text,
  locale text not null default 'en' check (locale in ('en', 'nl')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table workspaces (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('personal', 'team')),
  brand_color text,
  -- Counts every change of a candidate or job; taken under this row's lock, so that a reader never misses one.
  change_seq bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recruiters (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid references users on delete set null,
  first_name text not null,
  last_name text not null,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'recruiter', 'viewer')),
  status smallint not null default 1 check (status in (0, 1)),
  invited_at timestamptz,
  joined_at timestamptz,
  last_active_at timestamptz,
  created_at timestamptz not null default now(),
  unique (workspace_id, email)
);
create index recruiters_user on recruiters (user_id);

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

create table codes (
  id uuid primary key,
  purpose text not null check (purpose in ('email')),
  email text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (purpose, email)
);

-- Candidates.
create table candidates (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  first_name text,
  last_name text,
  headline text,
  email text,
  phone text,
  city text,
  country text,
  links jsonb not null default '{}',
  summary text,
  skills jsonb not null default '[]',
  experience jsonb not null default '[]',
  education jsonb not null default '[]',
  certifications jsonb not null default '[]',
  languages jsonb not null default '[]',
  years_experience numeric,
  desired jsonb not null default '{}',
  available_from date,
  notice_weeks integer,
  work_permit text,
  tags jsonb not null default '[]',
  source text,
  consent jsonb not null default '{}',
  recruiter_id uuid references recruiters on delete set null,
  unchecked_fields jsonb not null default '[]',
  cv_text text,
  evidence jsonb not null default '{}',
  hidden_text jsonb not null default '[]',
  layout jsonb,
  search tsvector not null default '',
  version integer not null default 1,
  change_seq bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index candidates_newest on candidates (workspace_id, created_at desc, id desc);
create index candidates_changed on candidates (workspace_id, change_seq);
create index candidates_search on candidates using gin (search);
create index candidates_email on candidates (workspace_id, lower(email));

create table files (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  candidate_id uuid references candidates on delete cascade,
  name text not null,
  mime text not null,
  size integer not null,
  sha256 bytea not null,
  uploaded_at timestamptz not null default now()
);
create index files_candidate on files (candidate_id);
create index files_sha on files (workspace_id, sha256);

-- A document or pasted text that was read, kept for 24 hours or until a record takes it over.
create table extractions (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  kind text not null check (kind in ('candidate', 'job')),
  file_id uuid references files on delete set null,
  text text,
  draft jsonb,
  layout jsonb,
  evidence jsonb not null default '{}',
  hidden_text jsonb not null default '[]',
  reason text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Jobs.
create table clients (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  name text not null,
  contact_name text,
  contact_email text,
  logo_url text,
  created_at timestamptz not null default now()
);
create unique index clients_name on clients (workspace_id, lower(name));

create table jobs (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  title text not null,
  status smallint not null default 1 check (status in (0, 1)),
  client_id uuid references clients on delete set null,
  city text,
  country text,
  remote text,
  employment_type text,
  hours_per_week numeric,
  salary_min integer,
  salary_max integer,
  currency text,
  period text,
  description text,
  requirements jsonb not null default '[]',
  skills jsonb not null default '[]',
  min_years numeric,
  education_level text,
  languages jsonb not null default '[]',
  start_date date,
  openings integer not null default 1,
  recruiter_id uuid references recruiters on delete set null,
  tags jsonb not null default '[]',
  version integer not null default 1,
  change_seq bigint not null,
  -- The workspace's change_seq up to which candidates were compared with this version of the job.
  matched_seq bigint not null default 0,
  matched_version integer not null default 0,
  matched_engine text not null default '',
  compared integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index jobs_newest on jobs (workspace_id, created_at desc, id desc);

create table matches (
  job_id uuid not null references jobs on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  score smallint not null,
  source text not null default 'auto' check (source in ('auto', 'manual')),
  stage text not null default 'suggested',
  stage_reason text,
  stage_at timestamptz,
  -- {requirement_id: {verdict, reason, by, at}}: survives every new computation.
  overrides jsonb not null default '{}',
  criteria jsonb not null default '[]',
  -- points, top_reason, top_gap, musts_not_met, knock_outs_not_met
  summary jsonb not null default '{}',
  engine_version text not null,
  computed_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (job_id, candidate_id)
);
create index matches_ranked on matches (job_id, score desc, candidate_id);
create index matches_of_candidate on matches (candidate_id, score desc);

-- What happened to a record, for its timeline.
create table activities (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  candidate_id uuid references candidates on delete cascade,
  job_id uuid references jobs on delete cascade,
  recruiter_id uuid references recruiters on delete set null,
  kind text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index activities_candidate on activities (candidate_id, at desc);
create index activities_job on activities (job_id, at desc);

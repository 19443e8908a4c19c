-- Single sign-on of a workspace: the provider (OpenID Connect) that its people log in at. The secret is locked, and never told again.
create table sso_providers (
  id uuid not null,
  workspace_id uuid not null references workspaces on delete cascade,
  issuer text not null,
  client_id text not null,
  secret_locked bytea not null,
  trusts_emails boolean not null default false,
  is_enforced boolean not null default false,
  -- When somebody last logged in with these settings: only what is known to work may be enforced.
  proven_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id)
);
alter table sso_providers enable row level security;
create policy of_workspace on sso_providers using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- Domains of e-mail addresses that a workspace says are its own, with what its DNS record has to say.
create table sso_domains (
  id uuid not null,
  workspace_id uuid not null references workspaces on delete cascade,
  domain text not null,
  record_value text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, domain)
);
alter table sso_domains enable row level security;
create policy of_workspace on sso_domains using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- Those that have been shown to be: each one workspace's at most.
create table verified_domains (
  domain text primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  verified_by text not null check (verified_by in ('dns', 'letter')),
  verified_at timestamptz not null default now()
);
create index verified_domains_workspace on verified_domains (workspace_id);

-- Who a member is at the provider: the subject that it names, for its e-mail addresses may pass to others.
create table sso_identities (
  id uuid not null,
  workspace_id uuid not null references workspaces on delete cascade,
  recruiter_id uuid not null,
  issuer text not null,
  subject text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, issuer, subject),
  unique (workspace_id, recruiter_id),
  constraint sso_identities_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete cascade
);
alter table sso_identities enable row level security;
create policy of_workspace on sso_identities using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- Log-ins that are under way at a provider: good once, for ten minutes, in the browser that began them.
create table sso_logins (
  state_hash bytea primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  provider_id uuid not null,
  binding_hash bytea not null,
  expires_at timestamptz not null
);
create index sso_logins_expires on sso_logins (expires_at);

-- The workspace by whose single sign-on a session was opened, wherever it went since.
alter table sessions add column sso_workspace_id uuid references workspaces on delete cascade;
create index sessions_sso on sessions (sso_workspace_id) where sso_workspace_id is not null;

alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in ('email', 'password', 'new_email', 'domain'));

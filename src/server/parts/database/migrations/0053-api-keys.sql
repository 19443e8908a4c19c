-- Keys by which a program calls in the place of who made it, within scopes. Of the key a hash; its beginning, to tell keys apart by.
create table api_keys (
  id uuid not null,
  workspace_id uuid not null references workspaces on delete cascade,
  recruiter_id uuid not null,
  name text not null,
  beginning text not null,
  key_hash bytea not null,
  scopes jsonb not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, key_hash),
  constraint api_keys_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete cascade
);
create index api_keys_key on api_keys (key_hash);
create index api_keys_recruiter on api_keys (workspace_id, recruiter_id);
alter table api_keys enable row level security;
create policy of_workspace on api_keys using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- What happened to accounts and settings, each in the log of the workspaces that it concerns: ids and words of closed lists, nobody's
-- name, address or text. `source` is a keyed hash of where it came from. Gone after a year.
create table security_events (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  kind text not null,
  at timestamptz not null default now(),
  -- Who did it; null where nobody was logged in.
  user_id uuid references users on delete set null,
  -- Whose account or place it was done to, where that is somebody else.
  about_id uuid,
  source text,
  times integer not null default 1,
  detail jsonb not null default '{}',
  primary key (workspace_id, id)
);
create index security_events_of_kind on security_events (workspace_id, kind, at);
create index security_events_at on security_events (at);
alter table security_events enable row level security;
create policy of_workspace on security_events using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

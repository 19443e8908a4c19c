-- What a workspace brings along from elsewhere: each import with its files, its rows and what became of them.
create table imports (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('candidates', 'clients', 'contacts', 'jobs', 'notes')),
  state text not null default 'mapping' check (state in ('mapping', 'checking', 'checked', 'running', 'paused', 'done', 'cancelled', 'undoing', 'undone', 'failed')),
  -- The limit of the plan at which it stands still.
  limited_by text,
  file_name text not null,
  system text,
  shape jsonb not null,
  -- Heads and what the first rows say.
  columns jsonb not null,
  mapping jsonb not null default '[]',
  rule text not null default 'skip' check (rule in ('skip', 'update', 'add')),
  -- Whether its rows stand in `import_rows`, how many they are, and up to which of them it has come in its state.
  is_staged boolean not null default false,
  total integer not null default 0,
  position integer not null default 0,
  done integer not null default 0,
  counts jsonb not null default '{}',
  recruiter_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id)
);
create index imports_recruiter_id on imports (workspace_id, recruiter_id);
create index imports_updated_at on imports (updated_at);
alter table imports enable row level security;
create policy of_workspace on imports using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

create table import_files (
  workspace_id uuid not null references workspaces on delete cascade,
  import_id uuid not null,
  file_id uuid not null,
  -- The table itself; else an archive of files.
  is_table boolean not null,
  primary key (workspace_id, import_id, file_id),
  foreign key (workspace_id, import_id) references imports on delete cascade,
  foreign key (workspace_id, file_id) references files
);
create index import_files_file_id on import_files (workspace_id, file_id);
alter table import_files enable row level security;
create policy of_workspace on import_files using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

create table import_rows (
  workspace_id uuid not null references workspaces on delete cascade,
  import_id uuid not null,
  row integer not null,
  -- As they stand in the file; emptied once the row is done with.
  cells jsonb,
  -- By what another row of the same file is known to be the same record.
  key text,
  name text not null default '',
  outcome text check (outcome in ('added', 'updated', 'skipped', 'faulty', 'removed', 'restored', 'kept')),
  problems jsonb not null default '[]',
  candidate_id uuid,
  -- Of a record that is no candidate.
  record_id uuid,
  client_id uuid,
  -- Its version as the import left it, and what it said before.
  version integer,
  before jsonb,
  primary key (workspace_id, import_id, row),
  foreign key (workspace_id, import_id) references imports on delete cascade,
  foreign key (workspace_id, candidate_id) references candidates on delete cascade
);
create index import_rows_key on import_rows (workspace_id, import_id, key) where key is not null;
create index import_rows_outcome on import_rows (workspace_id, import_id, outcome, row);
create index import_rows_candidate_id on import_rows (workspace_id, candidate_id);
alter table import_rows enable row level security;
create policy of_workspace on import_rows using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- What records were called in the system that they come from: the next import of it finds them by that.
create table external_ids (
  workspace_id uuid not null references workspaces on delete cascade,
  system text not null,
  kind text not null check (kind in ('candidates', 'clients', 'contacts', 'jobs', 'notes')),
  external_id text not null,
  import_id uuid,
  candidate_id uuid,
  client_id uuid,
  contact_id uuid,
  job_id uuid,
  primary key (workspace_id, system, kind, external_id),
  foreign key (workspace_id, candidate_id) references candidates on delete cascade,
  foreign key (workspace_id, client_id) references clients on delete cascade,
  foreign key (workspace_id, contact_id) references contacts on delete cascade,
  foreign key (workspace_id, job_id) references jobs on delete cascade
);
create index external_ids_candidate_id on external_ids (workspace_id, candidate_id);
create index external_ids_client_id on external_ids (workspace_id, client_id);
create index external_ids_contact_id on external_ids (workspace_id, contact_id);
create index external_ids_job_id on external_ids (workspace_id, job_id);
alter table external_ids enable row level security;
create policy of_workspace on external_ids using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

create table import_templates (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('candidates', 'clients', 'contacts', 'jobs', 'notes')),
  -- Field by head.
  columns jsonb not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, kind, name)
);
alter table import_templates enable row level security;
create policy of_workspace on import_templates using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- What somebody has to do, on a record or by itself, and what tells a colleague that they were named in a note or given something to do.
create table to_dos (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  candidate_id uuid,
  job_id uuid,
  client_id uuid,
  proposal_id uuid,
  text text not null,
  -- A day, in whichever zone its reader is.
  due_on date,
  recruiter_id uuid,
  created_by uuid,
  done_at timestamptz,
  done_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  constraint to_dos_about_one check (num_nonnulls(candidate_id, job_id, client_id, proposal_id) <= 1),
  foreign key (workspace_id, candidate_id) references candidates on delete cascade,
  foreign key (workspace_id, job_id) references jobs on delete cascade,
  foreign key (workspace_id, client_id) references clients on delete cascade,
  foreign key (workspace_id, proposal_id) references proposals on delete cascade,
  foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id),
  foreign key (workspace_id, created_by) references recruiters on delete set null (created_by),
  foreign key (workspace_id, done_by) references recruiters on delete set null (done_by)
);
create index to_dos_open on to_dos (workspace_id, recruiter_id, due_on) where done_at is null and deleted_at is null;
create index to_dos_candidate_id on to_dos (workspace_id, candidate_id);
create index to_dos_job_id on to_dos (workspace_id, job_id);
create index to_dos_client_id on to_dos (workspace_id, client_id);
create index to_dos_proposal_id on to_dos (workspace_id, proposal_id);
create index to_dos_recruiter_id on to_dos (workspace_id, recruiter_id);
create index to_dos_created_by on to_dos (workspace_id, created_by);
create index to_dos_done_by on to_dos (workspace_id, done_by);
create index to_dos_deleted_at on to_dos (deleted_at) where deleted_at is not null;
alter table to_dos enable row level security;
create policy of_workspace on to_dos using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

create table notifications (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  -- Whom it tells.
  recruiter_id uuid not null,
  kind text not null check (kind in ('mention', 'assigned')),
  note_id uuid,
  to_do_id uuid,
  by_recruiter_id uuid,
  -- False where they have switched the bell off: that they were told once stays known.
  is_shown boolean not null default true,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  constraint notifications_about_one check (num_nonnulls(note_id, to_do_id) = 1),
  foreign key (workspace_id, recruiter_id) references recruiters on delete cascade,
  foreign key (workspace_id, by_recruiter_id) references recruiters on delete set null (by_recruiter_id),
  foreign key (workspace_id, note_id) references notes on delete cascade,
  foreign key (workspace_id, to_do_id) references to_dos on delete cascade
);
-- Once for each note or task and person.
create unique index notifications_of_note on notifications (workspace_id, note_id, recruiter_id) where note_id is not null;
create unique index notifications_of_to_do on notifications (workspace_id, to_do_id, recruiter_id) where to_do_id is not null;
create index notifications_newest on notifications (workspace_id, recruiter_id, created_at desc);
create index notifications_by on notifications (workspace_id, by_recruiter_id);
alter table notifications enable row level security;
create policy of_workspace on notifications using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- Locks users: two columns with a constant, which write no row.
alter table users
  add column notify_in_app boolean not null default true,
  add column notify_by_letter boolean not null default true;

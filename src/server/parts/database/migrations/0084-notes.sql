-- Notes are records: on a candidate, a job, a client or a proposal, with what they said before they were changed. A call that was made is one, too.
create table notes (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  candidate_id uuid,
  job_id uuid,
  client_id uuid,
  proposal_id uuid,
  kind text not null default 'note' check (kind in ('note', 'call')),
  -- Markdown; a colleague who is mentioned stands in it as <@id of the recruiter>.
  text text not null,
  recruiter_id uuid,
  -- Of whom there is no recruiter: who has left, or wrote it elsewhere.
  author_name text,
  -- Whom one spoke to and when, where it is a call.
  contact_id uuid,
  called_name text,
  called_at timestamptz,
  pinned_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  edited_by uuid,
  editor_name text,
  deleted_at timestamptz,
  primary key (workspace_id, id),
  constraint notes_about_one check (num_nonnulls(candidate_id, job_id, client_id, proposal_id) = 1),
  foreign key (workspace_id, candidate_id) references candidates on delete cascade,
  foreign key (workspace_id, job_id) references jobs on delete cascade,
  foreign key (workspace_id, client_id) references clients on delete cascade,
  foreign key (workspace_id, proposal_id) references proposals on delete cascade,
  foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id),
  foreign key (workspace_id, edited_by) references recruiters on delete set null (edited_by),
  foreign key (workspace_id, contact_id) references contacts on delete set null (contact_id)
);
create index notes_candidate_id on notes (workspace_id, candidate_id, created_at desc);
create index notes_job_id on notes (workspace_id, job_id, created_at desc);
create index notes_client_id on notes (workspace_id, client_id, created_at desc);
create index notes_proposal_id on notes (workspace_id, proposal_id, created_at desc);
create index notes_recruiter_id on notes (workspace_id, recruiter_id);
create index notes_edited_by on notes (workspace_id, edited_by);
create index notes_contact_id on notes (workspace_id, contact_id);
create index notes_deleted_at on notes (deleted_at) where deleted_at is not null;
alter table notes enable row level security;
create policy of_workspace on notes using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

create table note_versions (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  note_id uuid not null,
  version integer not null,
  text text not null,
  recruiter_id uuid,
  author_name text,
  written_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, note_id, version),
  foreign key (workspace_id, note_id) references notes on delete cascade,
  foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id)
);
create index note_versions_recruiter_id on note_versions (workspace_id, recruiter_id);
alter table note_versions enable row level security;
create policy of_workspace on note_versions using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- A note that stood in a candidate's timeline is one now, under the same id: the timeline goes on telling when it was written, and its words are the note's.
insert into notes (workspace_id, id, candidate_id, text, recruiter_id, author_name, created_at)
  select workspace_id, id, candidate_id, detail ->> 'text', recruiter_id, detail ->> 'by', at
  from activities
  where kind = 'note' and candidate_id is not null and detail ->> 'text' is not null;

-- What a process of the version before writes meanwhile becomes one as well.
create function note_of_activity() returns trigger language plpgsql as $$
begin
  insert into notes (workspace_id, id, candidate_id, text, recruiter_id, created_at)
    values (new.workspace_id, new.id, new.candidate_id, new.detail ->> 'text', new.recruiter_id, new.at)
    on conflict do nothing;
  return null;
end $$;
-- Locks activities: a trigger is added in a moment.
create trigger note_of_activity after insert on activities for each row
  when (new.kind = 'note' and new.candidate_id is not null and new.detail ->> 'text' is not null)
  execute function note_of_activity();

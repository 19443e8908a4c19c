-- The team: who is invited, who has a seat, and the invitation that a new account came by.
alter table recruiters
  add column phone text,
  add column invited_by uuid references recruiters on delete set null,
  add column invitation_expires_at timestamptz,
  -- False while the team has fewer seats than members: they read and export.
  add column has_seat boolean not null default true;
create index recruiters_email on recruiters (email) where user_id is null;
-- One owner at most; that there is one, nobody can undo: the owner's record passes on only together with another's.
create unique index recruiters_owner on recruiters (workspace_id) where role = 'owner';
-- A person is in a workspace once, whatever address they were invited by.
create unique index recruiters_person on recruiters (workspace_id, user_id);

alter table users
  add column invited_as uuid references recruiters on delete set null;
create index users_invited_as on users (invited_as) where invited_as is not null;

-- Invitations whose record is gone: their address answers that they are over, not that there never was one.
create table ended_invitations (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade
);

-- Whose records they are: for a recruiter's numbers, and for handing them over.
create index candidates_recruiter on candidates (recruiter_id);
create index jobs_recruiter on jobs (recruiter_id);
create index activities_recruiter on activities (recruiter_id);

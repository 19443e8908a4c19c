-- Clients are records: a company with the people there, whom a job names one of. What was typed of them so far stays, as their first contact.
-- Locks clients, jobs, saved_views, list_columns: columns without a value, references to them and other lists are added in a moment; the two indexes of jobs take one pass each.
-- Contracts 0.2.0: what refers by a new column refuses nothing of a process that doesn't know the column, and the lists allow more than before.
alter table clients
  add column website text,
  add column city text,
  add column country text,
  add column branch text,
  add column about text,
  add column status text not null default 'active' check (status in ('prospect', 'active', 'former')),
  add column recruiter_id uuid,
  add column logo_id uuid,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz,
  add constraint clients_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id),
  add constraint clients_logo_id_fkey foreign key (workspace_id, logo_id) references files on delete set null (logo_id);
create index clients_recruiter_id on clients (workspace_id, recruiter_id);
create index clients_logo_id on clients (workspace_id, logo_id);
create index clients_trashed on clients (deleted_at) where deleted_at is not null;

create table contacts (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  client_id uuid not null,
  name text not null,
  role text,
  email text,
  phone text,
  language text check (language in ('en', 'nl')),
  -- Who is written to where nobody else is named.
  is_first boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients on delete cascade
);
create index contacts_client_id on contacts (workspace_id, client_id);
create unique index contacts_first on contacts (workspace_id, client_id) where is_first and deleted_at is null;
create index contacts_removed on contacts (deleted_at) where deleted_at is not null;
alter table contacts enable row level security;
create policy of_workspace on contacts using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

insert into contacts (workspace_id, id, client_id, name, email, phone, is_first)
  select workspace_id, gen_random_uuid(), id, coalesce(told.name, told.email, told.phone), told.email, told.phone, true
  from clients, lateral (select nullif(trim(contact_name), '') as name, nullif(trim(contact_email), '') as email, nullif(trim(contact_phone), '') as phone) told
  where coalesce(told.name, told.email, told.phone) is not null;

-- Whom a job's proposals go to, where it isn't the client's first contact.
alter table jobs
  add column contact_id uuid,
  add constraint jobs_contact_id_fkey foreign key (workspace_id, contact_id) references contacts on delete set null (contact_id);
create index jobs_contact_id on jobs (workspace_id, contact_id);
create index jobs_client_id on jobs (workspace_id, client_id);

-- Their list is searched, filtered and seen through views, as the others are.
alter table saved_views drop constraint saved_views_list_check,
  add constraint saved_views_list_check check (list in ('candidates', 'jobs', 'proposals', 'recruiters', 'clients'));
alter table list_columns drop constraint list_columns_list_check,
  add constraint list_columns_list_check check (list in ('candidates', 'jobs', 'proposals', 'recruiters', 'clients'));

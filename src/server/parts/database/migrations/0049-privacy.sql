-- Who was erased, by number alone: an index that runs hears of it by `change_seq`, and a backup from before is erased again.
create table erasures (
  workspace_id uuid not null references workspaces on delete cascade,
  candidate_id uuid not null,
  change_seq bigint not null,
  at timestamptz not null default now(),
  primary key (workspace_id, candidate_id)
);
create index erasures_since on erasures (workspace_id, change_seq);

-- What people ask of an agency about their own data, each with the day by which the law wants an answer.
create table privacy_requests (
  id uuid not null,
  workspace_id uuid not null references workspaces on delete cascade,
  kind text not null check (kind in ('access', 'erasure', 'correction', 'objection', 'restriction')),
  candidate_id uuid,
  -- As they named themselves; empty once they are erased.
  person text not null,
  received_on date not null,
  due_on date not null,
  is_extended boolean not null default false,
  outcome text check (outcome in ('done', 'refused')),
  note text not null default '',
  closed_at timestamptz,
  recruiter_name text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, candidate_id) references candidates on delete set null (candidate_id)
);
create index privacy_requests_due on privacy_requests (workspace_id, due_on, id);
create index privacy_requests_candidate_id on privacy_requests (workspace_id, candidate_id);

alter table erasures enable row level security;
create policy of_workspace on erasures using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));
alter table privacy_requests enable row level security;
create policy of_workspace on privacy_requests using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

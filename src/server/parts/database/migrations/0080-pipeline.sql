-- Stages of a workspace's own, and why somebody is turned down. Where nothing is written, the seven stages and the product's reasons hold.
create table pipeline_stages (
  workspace_id uuid not null references workspaces on delete cascade,
  -- One of the seven, or an id.
  key text not null,
  -- Of one job alone.
  job_id uuid,
  counts_as text not null check (counts_as in ('suggested', 'shortlisted', 'proposed', 'interview', 'offer', 'placed', 'rejected')),
  -- By language; none: the product's own words.
  names jsonb not null default '{}',
  color text not null,
  card_limit integer check (card_limit > 0),
  position integer not null,
  primary key (workspace_id, key),
  foreign key (workspace_id, job_id) references jobs on delete cascade
);
create index pipeline_stages_job_id on pipeline_stages (workspace_id, job_id);
alter table pipeline_stages enable row level security;
create policy of_workspace on pipeline_stages using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

create table refusal_reasons (
  workspace_id uuid not null references workspaces on delete cascade,
  key text not null,
  side text not null check (side in ('agency', 'client', 'candidate')),
  names jsonb not null default '{}',
  position integer not null,
  -- Nobody chooses it any more; who was turned down for it keeps it.
  is_gone boolean not null default false,
  primary key (workspace_id, key)
);
alter table refusal_reasons enable row level security;
create policy of_workspace on refusal_reasons using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- Locks matches, jobs: columns without a value, which write no row; the index takes one pass over the matches that somebody moved.
-- `stage` goes on saying what it counts as; null: the stage of that name.
alter table matches
  add column stage_key text,
  add column reason_key text,
  add column reason_side text check (reason_side in ('agency', 'client', 'candidate'));
-- The stages that a job shows, by key in their order; null: those of the workspace.
alter table jobs add column stage_keys jsonb;
create index matches_on_board on matches (workspace_id, stage_at) where stage <> 'suggested';

-- Changes of a workspace's weights: set by hand, learned from its decisions and accepted, refused, or taken back. Nothing of it names
-- a candidate.
create table weight_changes (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  recruiter_id uuid references recruiters on delete set null,
  recruiter_name text,
  kind text not null check (kind in ('set', 'learned', 'refused')),
  before jsonb not null,
  after jsonb not null,
  -- What was learned from: how many decisions, of how many jobs, and how many pairs stand in order before and after.
  grounds jsonb,
  at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by text
);
create index weight_changes_of_workspace on weight_changes (workspace_id, id);

-- Points that the reader wrote though they are no more than those of the kind: without them a requirement weighs what the workspace says.
update jobs set requirements = (
  select jsonb_agg(case
    when one ->> 'kind' = 'must' and (one ->> 'weight')::numeric = 4 or one ->> 'kind' = 'nice' and (one ->> 'weight')::numeric = 1
    then one - 'weight' else one end order by place)
  from jsonb_array_elements(requirements) with ordinality as each(one, place))
where jsonb_typeof(requirements) = 'array' and jsonb_array_length(requirements) > 0;
-- Where the workspace has weights of its own, that changes scores.
update jobs set matched_version = 0, matched_seq = 0
where workspace_id in (select id from workspaces where settings ? 'weights');

-- What a workspace says of language models: one of its own with its key, which is locked and never told again, what models may do in it,
-- and what they cost.
create table model_settings (
  id uuid not null,
  workspace_id uuid not null references workspaces on delete cascade,
  -- Null: the operator's model answers.
  provider text,
  -- Null: the provider's own address.
  base_url text,
  model text,
  key_locked bytea,
  -- What a model may do. Null: it judges where it reads along, which stands with the workspace's settings.
  answers boolean not null default true,
  judges boolean,
  drafts boolean not null default true,
  translates boolean not null default true,
  -- By the name of a model: what a million tokens cost that it reads and writes.
  prices jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id),
  check ((provider is null) = (model is null))
);
alter table model_settings enable row level security;
create policy of_workspace on model_settings using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

-- What models were asked: a row for what for, which model and each day (UTC).
create table model_use (
  workspace_id uuid not null references workspaces on delete cascade,
  use text not null,
  model text not null,
  day date not null,
  requests integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  primary key (workspace_id, use, model, day)
) with (fillfactor = 80);
create index model_use_day on model_use (day);
alter table model_use enable row level security;
create policy of_workspace on model_use using (workspace_id = any ((select workspaces_in_reach())::uuid[]) or (select looks_across()));

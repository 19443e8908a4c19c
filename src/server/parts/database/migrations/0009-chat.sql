create table chats (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  kind text not null check (kind in ('candidate', 'job', 'candidate_job')),
  candidate_id uuid references candidates on delete cascade,
  job_id uuid references jobs on delete cascade,
  created_by uuid references users on delete set null,
  title text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((kind <> 'job') = (candidate_id is not null)),
  check ((kind <> 'candidate') = (job_id is not null))
);
create index chats_workspace on chats (workspace_id, updated_at desc, id);
create index chats_candidate on chats (candidate_id);
create index chats_job on chats (job_id);

create table chat_messages (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  chat_id uuid not null references chats on delete cascade,
  -- Places a question before its answer, and an answer made anew behind the one it replaces.
  position integer not null,
  role text not null check (role in ('user', 'assistant')),
  -- Of an answer: what it answers.
  question_id uuid references chat_messages on delete cascade,
  content text not null,
  citations jsonb not null default '[]',
  unsupported jsonb not null default '[]',
  missing jsonb,
  state text not null default 'complete' check (state in ('complete', 'partial', 'failed')),
  failure text,
  language text,
  thumbs text check (thumbs in ('up', 'down')),
  -- Set when it is made anew: the answer that took its place.
  replaced_by uuid,
  -- The record of how it came about.
  user_id uuid references users on delete set null,
  provider text,
  model text,
  text_version text,
  passage_hashes jsonb not null default '[]',
  input_tokens integer,
  output_tokens integer,
  latency_ms integer,
  created_at timestamptz not null default now(),
  -- The words of a question, and of an answer together with its question.
  search tsvector not null default '',
  unique (chat_id, position)
);
create index chat_messages_question on chat_messages (question_id);
create index chat_messages_search on chat_messages using gin (search);
-- Who is cited in talks about jobs.
create index chat_messages_citations on chat_messages using gin (citations jsonb_path_ops);

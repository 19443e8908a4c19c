-- Letters on their way. The queue holds their ids; what they say is locked with the installation's secret, and goes when they
-- are sent: codes and links in them open accounts and pages.
create table letters (
  id uuid primary key,
  -- Whose letter it is, so that workspaces take turns.
  workspace_id uuid references workspaces on delete cascade,
  -- The code that it brings. Nobody waits for a letter whose code is over.
  code_id uuid,
  content bytea not null,
  created_at timestamptz not null default now()
);
create index letters_workspace on letters (workspace_id);
create index letters_created_at on letters (created_at);

-- How many people a workspace wrote to on the day it last did.
create table recipients_of_day (
  workspace_id uuid primary key references workspaces on delete cascade,
  day date not null,
  used int not null
);

-- Earlier letters lay in the queue as they were; of those that are done nothing needs to stay.
do $$ begin if to_regclass('pgboss.job') is not null then delete from pgboss.job where name = 'send_letter' and state in ('completed', 'cancelled', 'failed'); end if; end $$;

-- After a proposal was sent: it can be taken back for some seconds, and client and recruiter write to each other about it.

-- What the client asked, and what the recruiter wrote back.
create table proposal_messages (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  proposal_id uuid not null references proposals on delete cascade,
  -- The link that it came by, or that a reply was mailed with.
  share_id uuid references proposal_shares on delete set null,
  sender text not null check (sender in ('client', 'recruiter')),
  name text not null,
  text text not null,
  at timestamptz not null default now(),
  -- When the other side first had it before them.
  seen_at timestamptz
);
create index proposal_messages_proposal on proposal_messages (proposal_id, at, id);
create index proposal_messages_share on proposal_messages (share_id);

alter table proposal_shares
  -- The link's token under the installation's secret: a reply by letter brings the client back to the same page.
  add column token_locked bytea,
  -- What to put back when the sending is undone: {status, edition, submitted_at, match}.
  add column before jsonb,
  add column undone_at timestamptz;

-- A letter that brings a link isn't sent once the link is closed.
alter table letters
  add column share_id uuid references proposal_shares on delete cascade;
create index letters_share on letters (share_id);

-- Questions that clients asked before there was a thread.
insert into proposal_messages (id, workspace_id, proposal_id, sender, name, text, at, seen_at)
  select gen_random_uuid(), workspace_id, id, 'client', coalesce(response ->> 'name', ''), response ->> 'comment', (response ->> 'at')::timestamptz, now()
  from proposals where response ->> 'decision' = 'question' and coalesce(response ->> 'comment', '') <> '';

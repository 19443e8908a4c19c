-- The newest drafts that were written for a proposal: who wrote them, what they said, what was left out and why, and the passages that
-- their sentences rest on. None: a person wrote it.
alter table proposals add column drafts jsonb not null default '[]';

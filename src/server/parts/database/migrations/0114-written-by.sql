-- Who drafted a proposal, what was left out of the draft and why, and the passages that its sentences rest on. Null: a person wrote it.
alter table proposals add column written_by jsonb;

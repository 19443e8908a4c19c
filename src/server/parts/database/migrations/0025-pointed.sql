-- What people pointed at in a candidate's CV, and said of it, with who and when; and which fields of a job are a person's own word.
alter table candidates add column pointed jsonb not null default '[]';
alter table jobs add column corrections jsonb not null default '{}';

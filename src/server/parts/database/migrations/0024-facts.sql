-- What a candidate's record says, read once when it is saved; and which of its fields a person set, with who and when.
alter table candidates add column facts jsonb;
alter table candidates add column corrections jsonb not null default '{}';

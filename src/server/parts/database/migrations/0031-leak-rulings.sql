-- What people ruled about words that the leak check found: mask them, or let them stand, with who, when and why.
alter table candidates add column leak_rulings jsonb not null default '[]';

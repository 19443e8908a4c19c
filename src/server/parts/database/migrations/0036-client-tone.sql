-- Whether letters to a client say je or u; null: as the workspace does.
alter table clients add column tone text check (tone in ('informal', 'formal'));

-- Lines of a vacancy that its reading did not take as requirements, and why.
alter table extractions add column left_out jsonb not null default '[]';

-- Fields that an import adds to the workspace's own, one for a column each: known before it runs, so that its dry run reads the column as they
-- will.
alter table imports add column new_fields jsonb not null default '[]';

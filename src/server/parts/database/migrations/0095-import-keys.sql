-- By which keys another row of the same file is known to be the same record: several of a candidate, as everywhere else. What `key` held
-- alone stands there; it goes with the release after this one.
alter table import_rows add column keys text[];
create index import_rows_keys on import_rows using gin (keys);

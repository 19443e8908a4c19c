-- What the matching index holds of a candidate, made once from a version of the record: an index is built from these without reading
-- a text again. One of another version of the record or of the index is made anew.
create table candidate_entries (
  candidate_id uuid primary key references candidates (id) on delete cascade,
  change_seq bigint not null,
  version text not null,
  entry text not null
);
-- Who went to the trash after a number.
create index candidates_gone on candidates (workspace_id, change_seq) include (id) where deleted_at is not null;

-- Of how many candidates something speaks for a job, as the index counted; and from which score on its matches are stored: 0 where all are.
alter table jobs add column fitting integer not null default 0;
alter table jobs add column kept_from double precision not null default 0;

-- What an embedding model makes of texts, where one is set up: vectors in whole numbers with the model's name. Those of another model,
-- or of a text that has changed since (by its hash), are made anew in the background. Empty without such a model.
create table embedding_models (
  model text primary key,
  dimensions integer not null,
  -- How like texts are to it that have nothing to do with one another, and that say the same.
  apart double precision not null,
  alike double precision not null
);
create table job_vectors (
  job_id uuid primary key references jobs on delete cascade,
  model text not null,
  hash text not null,
  -- The version of the job that was looked at last.
  version integer not null,
  vector bytea not null
);
-- Of each passage of a CV, one after the other; `starts` and `ends` are its places in the CV's text.
create table candidate_vectors (
  candidate_id uuid primary key references candidates on delete cascade,
  model text not null,
  hash text not null,
  -- The change of the candidate that was looked at last.
  change_seq bigint not null,
  -- Of the CV's text: those of another text are no places in it.
  cv_md5 text not null,
  starts integer[] not null,
  ends integer[] not null,
  vectors bytea not null
);

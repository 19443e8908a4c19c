-- The score before it is rounded: lists are ordered by it. A match of an earlier engine has the whole number until its turn comes.
alter table matches add column exact_score double precision
  generated always as (coalesce((summary ->> 'exact_score')::double precision, score)) stored;

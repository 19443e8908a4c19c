-- The skills and professions that an entry holds, so that people are found by them while the matching index is being built.
create function concepts_of_entry(entry text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(substr(term, 2)), '{}') from unnest(string_to_array(entry::jsonb ->> 'terms', E'\n')) term where term like 'c%'
$$;
alter table candidate_entries add column concepts text[] generated always as (concepts_of_entry(entry)) stored;
create index candidate_entries_concepts on candidate_entries using gin (concepts);

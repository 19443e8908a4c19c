-- The search over everything finds by the beginnings of words in what records are called and say, accents folded.
-- Locks candidates, clients, contacts, files, notes: an index each, seconds on the largest.
-- Locks jobs: the table is written anew with the words of its texts beside them, about a minute for 100,000 vacancies.

-- A text as its words, for an index: the same way as a search reads what is typed. Not in SQL, which the planner would put in its place
-- and then take for cheap: it is read of a row's text once, not again by every search.
create function words_of(said text) returns tsvector language plpgsql immutable parallel safe cost 500 as $$
declare words text := lower(left(said, 50000));
begin
  if words ~ '[^\x01-\x7f]' then words := regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'); end if;
  if words ~ '[+#]' then
    words := regexp_replace(regexp_replace(words, '(^|[^[:alnum:]])c\+\+', '\1cplusplus', 'g'), '(^|[^[:alnum:]])([cf])#', '\1\2sharp', 'g');
  end if;
  return to_tsvector('simple'::regconfig, regexp_replace(words, '[^[:alnum:]]+', ' ', 'g'));
end $$;
-- True. Asked beside words that are kept in a column, it makes every row that is looked at as dear as reading those words is, which the
-- planner doesn't know: then it looks into the index of the words and not into every row.
create function is_dear(id uuid) returns boolean language plpgsql immutable parallel safe cost 1000 as $$ begin return true; end $$;

alter table jobs add column words tsvector generated always as (words_of(title || ' ' || coalesce(city, '') || ' ' || coalesce(description, ''))) stored;
create index jobs_words on jobs using gin (words);
create index candidates_name_words on candidates using gin (words_of(coalesce(first_name, '') || ' ' || coalesce(last_name, '')));
create index clients_words on clients using gin (words_of(name || ' ' || coalesce(city, '') || ' ' || coalesce(branch, '') || ' ' || coalesce(about, '')));
create index contacts_words on contacts using gin (words_of(name || ' ' || coalesce(role, '') || ' ' || coalesce(email, '')));
create index files_words on files using gin (words_of(name)) where candidate_id is not null;
-- A file's address names it alone. Without an order: for the newest of one workspace nobody walks along those of all.
drop index files_id;
create index files_id on files using hash (id);
create index notes_words on notes using gin (words_of(text)) where deleted_at is null;

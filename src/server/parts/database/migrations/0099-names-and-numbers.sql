-- The search finds ł, ø, ß and their like by plain letters, names that are typed as one word, and telephone numbers in whatever form;
-- lists sort people by their surname without its prefixes, and whoever has one name by that.
-- Locks candidates: each row gets its words anew and three indexes are built, a few minutes for 100,000 candidates.
-- Locks clients, contacts, files, notes: an index each, seconds on the largest.
-- Locks jobs, proposals, chat_messages: only the rows in whose texts such letters stand are written.

-- What an index calls names the schema of what it calls: where an index is built, PostgreSQL looks nowhere else.

-- A text in plain small letters: as `plainText` of the program reads what is typed.
create function plain_text(said text) returns text language plpgsql immutable parallel safe as $$
declare plain text := said;
begin
  if plain ~ '[^\x01-\x7f]' then
    plain := translate(regexp_replace(normalize(plain, NFKD), '[\u0300-\u036f]', '', 'g'), 'łŁøØđĐðÐħĦŧŦıŋŊəƏʼʻ', 'llooddddhhttinnee''''');
    if plain ~ '[ßẞæÆœŒþÞ]' then
      plain := regexp_replace(regexp_replace(regexp_replace(regexp_replace(plain, '[ßẞ]', 'ss', 'g'), '[æÆ]', 'ae', 'g'), '[œŒ]', 'oe', 'g'), '[þÞ]', 'th', 'g');
    end if;
  end if;
  return lower(plain);
end $$;
create or replace function words_of(said text) returns tsvector language plpgsql immutable parallel safe cost 500 as $$
declare words text := public.plain_text(left(coalesce(said, ''), 50000));
begin
  if words ~ '[+#]' then
    words := regexp_replace(regexp_replace(words, '(^|[^[:alnum:]])c\+\+', '\1cplusplus', 'g'), '(^|[^[:alnum:]])([cf])#', '\1\2sharp', 'g');
  end if;
  return to_tsvector('simple'::regconfig, regexp_replace(words, '[^[:alnum:]]+', ' ', 'g'));
end $$;
-- The words of a name, and each of its ends written as one: vandenberg, denberg. Whatever is typed together is the beginning of one.
create function words_of_name(said text) returns tsvector language plpgsql immutable parallel safe cost 500 as $$
declare
  words tsvector := public.words_of(left(said, 300));
  parts text[] := (array_remove(regexp_split_to_array(public.plain_text(left(said, 300)), '[^[:alnum:]]+'), ''))[1:12];
begin
  if coalesce(cardinality(parts), 0) < 2 then return words; end if;
  return words || array_to_tsvector(array(select array_to_string(parts[n:], '') from generate_series(1, cardinality(parts) - 1) n));
end $$;
-- A telephone number with its country, as it is dialled at home, and backwards, so that its last figures are a beginning.
create function words_of_number(phone text, country text) returns tsvector language plpgsql immutable parallel safe cost 500 as $$
declare figures text := public.phone_key(left(phone, 100), country);
begin
  if figures is null then return ''; end if;
  return array_to_tsvector(array[figures, 'endsin' || reverse(figures),
    '0' || regexp_replace(figures, '^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[7-9]|8[03579]|9[679])\d)', '')]);
end $$;
-- What somebody is sorted by: the surname without the prefixes that Dutch lists leave out, then the first name; else the name there is.
-- Prepositions are such only before an article (in 't Veld): In, Op and Over are surnames too.
create function sort_name(first_name text, last_name text) returns text language plpgsql immutable parallel safe cost 200 as $$
declare
  first text := public.plain_text(trim(coalesce(first_name, '')));
  name text := public.plain_text(translate(trim(coalesce(last_name, '')), '’‘`´', ''''''''''));
begin
  if name = '' then name := first; first := ''; end if;
  name := regexp_replace(name, '^(((v[./]? ?d\.?|v\.|van|von|vom|zum?|zur|de la|de las|de los|de|de[nrs]|het|te[nr]?|''[ts]|(aan|bij|in|onder|op|over|toe|tot|uit|voor)(?= +(de|de[nr]|het|''t) ))[ -]+)|''[ts]-?)+(?=[[:alnum:]])', '');
  return trim(regexp_replace(replace(name || ' ' || first, '''', ''), '[^[:alnum:]]+', ' ', 'g'));
end $$;

drop index candidates_by_name;
create index candidates_by_name on candidates (workspace_id, sort_name(first_name, last_name), id) where deleted_at is null;
drop index candidates_name_words;
create index candidates_name_words on candidates using gin (words_of_name(coalesce(first_name, '') || ' ' || coalesce(last_name, '')));
drop index clients_words;
create index clients_words on clients using gin ((words_of_name(name) || words_of(coalesce(city, '') || ' ' || coalesce(branch, '') || ' ' || coalesce(about, ''))));
drop index contacts_words;
create index contacts_words on contacts using gin ((words_of_name(name) || words_of(coalesce(role, '') || ' ' || coalesce(email, '')) || words_of_number(phone, null)));
drop index files_words;
create index files_words on files using gin (words_of(name)) where candidate_id is not null;
drop index notes_words;
create index notes_words on notes using gin (words_of(text)) where deleted_at is null;

update candidates set search = search || setweight(words_of_name(concat_ws(' ', first_name, last_name)), 'A') || words_of_number(phone, country);
update candidates set search = search || words_of(told) from (select workspace_id as w, id as i,
    concat_ws(' ', first_name, last_name, headline, email, city, country, summary, skills, experience, education, certifications, tags, cv_text) as told
  from candidates) texts
  where workspace_id = w and id = i and told ~ '[łŁøØđĐðÐħĦŧŦıŋŊəƏßẞæÆœŒþÞ]';
-- Their words are made anew with each change.
update jobs set title = title where concat_ws(' ', title, city, description) ~ '[łŁøØđĐðÐħĦŧŦıŋŊəƏßẞæÆœŒþÞ]';
update proposals set cover_letter = cover_letter
  where concat_ws(' ', cover_letter, other_letter, strengths, information, response) ~ '[łŁøØđĐðÐħĦŧŦıŋŊəƏßẞæÆœŒþÞ]';
update chat_messages set search = search || words_of(content) where content ~ '[łŁøØđĐðÐħĦŧŦıŋŊəƏßẞæÆœŒþÞ]';

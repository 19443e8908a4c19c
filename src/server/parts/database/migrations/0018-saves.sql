-- How many candidates a workspace has, whoever is in the trash aside. The database keeps it right with every statement that
-- writes candidates: to count them when asked would mean to read them all.
alter table workspaces add column candidates integer not null default 0;

create function candidates_came() returns trigger language plpgsql as
  $$ begin
    update workspaces w set candidates = w.candidates + came.n
      from (select workspace_id, count(*) as n from written where deleted_at is null group by 1) came where w.id = came.workspace_id
    ; return null; end $$;
create function candidates_moved() returns trigger language plpgsql as
  $$ begin
    update workspaces w set candidates = w.candidates + moved.n
      from (select w.workspace_id, sum((w.deleted_at is null)::int - (r.deleted_at is null)::int) as n
        from written w join replaced r using (id) group by 1) moved where w.id = moved.workspace_id and moved.n <> 0
    ; return null; end $$;
create function candidates_left() returns trigger language plpgsql as
  $$ begin
    update workspaces w set candidates = w.candidates - gone.n
      from (select workspace_id, count(*) as n from removed where deleted_at is null group by 1) gone where w.id = gone.workspace_id
    ; return null; end $$;

create trigger candidates_came after insert on candidates referencing new table as written for each statement execute function candidates_came();
create trigger candidates_moved after update on candidates referencing new table as written old table as replaced
  for each statement execute function candidates_moved();
create trigger candidates_left after delete on candidates referencing old table as removed for each statement execute function candidates_left();

update workspaces w set candidates = held.n
  from (select workspace_id, count(*) as n from candidates where deleted_at is null group by 1) held where w.id = held.workspace_id;

-- Who changed after a number is found, and counted, in the index alone.
drop index candidates_changed;
create index candidates_changed on candidates (workspace_id, change_seq) include (id) where deleted_at is null;

-- Who this might be already: each way of knowing somebody again has its index.
drop index candidates_email;
create index candidates_email on candidates (workspace_id, lower(email)) where deleted_at is null;

-- A phone number as digits with its country, however it is written: +31 (0)6 12 34 56 78, 0031 6…, 06-12345678. A number without
-- one is of the candidate's own country, by its name there, in Dutch or English, or its code; Dutch where none is told. Null where it
-- is no number that somebody could be known by.
create function phone_key(phone text, country text) returns text language sql immutable cost 1000 as
  $$ select case
      when length(digits) < 8 then null
      when written like '+%' then digits
      when digits like '00%' then substr(digits, 3)
      when digits like code || '%' and length(digits) >= length(code) + 8 then digits
      else code || case when code = '39' then digits else ltrim(digits, '0') end end
    from (
      select written, replace(written, '+', '') as digits, case
        when country in ('gb', 'uk', 'united kingdom', 'verenigd koninkrijk', 'england', 'engeland', 'scotland', 'schotland', 'wales') then '44'
        when country in ('us', 'usa', 'united states', 'verenigde staten', 'ca', 'canada') then '1'
        when country in ('be', 'belgium', 'belgië', 'belgie', 'belgique') then '32'
        when country in ('de', 'germany', 'duitsland', 'deutschland') then '49'
        when country in ('fr', 'france', 'frankrijk') then '33'
        when country in ('ie', 'ireland', 'ierland') then '353'
        when country in ('lu', 'luxembourg', 'luxemburg') then '352'
        when country in ('es', 'spain', 'spanje', 'españa') then '34'
        when country in ('pt', 'portugal') then '351'
        when country in ('it', 'italy', 'italië', 'italia') then '39'
        when country in ('pl', 'poland', 'polen', 'polska') then '48'
        when country in ('at', 'austria', 'oostenrijk', 'österreich') then '43'
        when country in ('ch', 'switzerland', 'zwitserland') then '41'
        when country in ('dk', 'denmark', 'denemarken', 'danmark') then '45'
        when country in ('se', 'sweden', 'zweden', 'sverige') then '46'
        when country in ('no', 'norway', 'noorwegen', 'norge') then '47'
        when country in ('fi', 'finland', 'suomi') then '358'
        when country in ('cz', 'czechia', 'tsjechië') then '420'
        when country in ('hu', 'hungary', 'hongarije') then '36'
        when country in ('ro', 'romania', 'roemenië') then '40'
        when country in ('bg', 'bulgaria', 'bulgarije') then '359'
        when country in ('gr', 'greece', 'griekenland') then '30'
        when country in ('tr', 'turkey', 'turkije', 'türkiye') then '90'
        else '31' end as code
      from (select regexp_replace(replace(coalesce(phone, ''), '(0)', ''), '[^0-9+]', '', 'g') as written,
        lower(trim(coalesce(country, ''))) as country) told
    ) number $$;
create index candidates_phone on candidates (workspace_id, phone_key(phone, country)) where deleted_at is null and phone is not null;

-- Where somebody shows themselves, however the address is written; only addresses that lead to a person.
create function link_keys(links jsonb) returns text[] language sql immutable cost 1000 as
  $$ select coalesce(array_agg(distinct key), '{}') from (
      select rtrim(regexp_replace(lower(link), '^(https?://)?([a-z]{2}\.(?=linkedin\.)|www\.)?|[?#].*$', '', 'g'), '/') as key
      from unnest(array[links ->> 'linkedin', links ->> 'github']) link) keys
    where key like '_%/_%' and key not like '%/company/%' and key not like '%/school/%' $$;
create index candidates_links on candidates using gin (link_keys(links));

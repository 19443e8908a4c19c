-- What somebody holds as matching reads it, each thing by one key whatever it is called there. Null where nobody saved them since: then
-- the names in their profile count.
-- Locks candidates: a column without a value, and its index, in which nobody stands yet.
alter table candidates add column held_skills text[];
create index candidates_held_skills on candidates using gin (held_skills);

create function skills_counted(held text[], skills jsonb) returns setof text language sql immutable as
  $$ select unnest(coalesce(held, skill_keys(skills))) $$;
create or replace function skills_added() returns trigger language plpgsql as
  $$ begin
    insert into skills_held (workspace_id, skill, candidates)
      select workspace_id, skill, count(*) from written, skills_counted(held_skills, skills) skill where deleted_at is null group by 1, 2 order by 1, 2
      on conflict (workspace_id, skill) do update set candidates = skills_held.candidates + excluded.candidates; return null; end $$;
create or replace function skills_changed() returns trigger language plpgsql as
  $$ begin
    insert into skills_held (workspace_id, skill, candidates)
      with changed as (
        select w.workspace_id, w.id from written w join replaced r using (workspace_id, id)
          where w.held_skills is distinct from r.held_skills or w.skills is distinct from r.skills or (w.deleted_at is null) <> (r.deleted_at is null)
      )
      select workspace_id, skill, sum(n) from (
        select workspace_id, held_skills, skills, 1 as n from written join changed using (workspace_id, id) where deleted_at is null
        union all select workspace_id, held_skills, skills, -1 from replaced join changed using (workspace_id, id) where deleted_at is null
      ) told, skills_counted(held_skills, skills) skill group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (workspace_id, skill) do update set candidates = skills_held.candidates + excluded.candidates; return null; end $$;
create or replace function skills_removed() returns trigger language plpgsql as
  $$ begin
    update skills_held held set candidates = held.candidates - gone.n
      from (select workspace_id, skill, count(*) as n from removed, skills_counted(held_skills, skills) skill
        where deleted_at is null group by 1, 2) gone
      where held.workspace_id = gone.workspace_id and held.skill = gone.skill; return null; end $$;

-- Statistics: indexes that hold what is counted, so that no row itself is read.
create index candidates_added on candidates (workspace_id, created_at) include (recruiter_id, source) where deleted_at is null;
create index matches_counted on matches (workspace_id, stage, job_id, created_at, candidate_id);
create index matches_moved on matches (workspace_id) where stage <> 'suggested';
create index activities_moves on activities (workspace_id, kind)
  where kind in ('stage_changed', 'proposal_submitted', 'client_answered', 'proposal_status');

-- How many candidates name a skill, whoever is in the trash aside; letters' case doesn't count. The database keeps it right
-- with every statement that writes candidates: to count it when asked would mean to read them all.
create table skills_held (
  workspace_id uuid not null references workspaces on delete cascade,
  skill text not null,
  candidates integer not null,
  primary key (workspace_id, skill)
);

create function skill_names(skills jsonb) returns setof text language sql immutable as
  $$ select distinct lower(one ->> 'name') from jsonb_array_elements(skills) one where one ->> 'name' is not null $$;

create function skills_added() returns trigger language plpgsql as
  $$ begin
    insert into skills_held (workspace_id, skill, candidates)
      select workspace_id, skill, count(*) from written, skill_names(skills) skill where deleted_at is null group by 1, 2 order by 1, 2
      on conflict (workspace_id, skill) do update set candidates = skills_held.candidates + excluded.candidates; return null; end $$;
create function skills_changed() returns trigger language plpgsql as
  $$ begin
    insert into skills_held (workspace_id, skill, candidates)
      select workspace_id, skill, sum(n) from (
        select w.workspace_id, w.skills, w.deleted_at, 1 as n from written w join replaced r using (id)
          where w.skills is distinct from r.skills or (w.deleted_at is null) <> (r.deleted_at is null)
        union all select r.workspace_id, r.skills, r.deleted_at, -1 from written w join replaced r using (id)
          where w.skills is distinct from r.skills or (w.deleted_at is null) <> (r.deleted_at is null)
      ) changed, skill_names(skills) skill where deleted_at is null group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (workspace_id, skill) do update set candidates = skills_held.candidates + excluded.candidates; return null; end $$;
create function skills_removed() returns trigger language plpgsql as
  $$ begin
    update skills_held held set candidates = held.candidates - gone.n
      from (select workspace_id, skill, count(*) as n from removed, skill_names(skills) skill where deleted_at is null group by 1, 2) gone
      where held.workspace_id = gone.workspace_id and held.skill = gone.skill; return null; end $$;

create trigger skills_added after insert on candidates referencing new table as written for each statement execute function skills_added();
create trigger skills_changed after update on candidates referencing new table as written old table as replaced
  for each statement execute function skills_changed();
create trigger skills_removed after delete on candidates referencing old table as removed for each statement execute function skills_removed();

insert into skills_held (workspace_id, skill, candidates)
  select workspace_id, skill, count(*) from candidates, skill_names(skills) skill where deleted_at is null group by 1, 2;

-- At which change of its matches a workspace is. Together with the number of the last change of a candidate or job it says
-- whether a list that was made before still holds. The database counts with every statement that writes matches.
create table match_changes (
  workspace_id uuid primary key references workspaces on delete cascade,
  seq bigint not null
);

create function matches_written() returns trigger language plpgsql as
  $$ begin
    insert into match_changes (workspace_id, seq)
      select id, 1 from workspaces where id in (select workspace_id from written)
      on conflict (workspace_id) do update set seq = match_changes.seq + 1; return null; end $$;

create trigger matches_added after insert on matches referencing new table as written for each statement execute function matches_written();
create trigger matches_changed after update on matches referencing new table as written for each statement execute function matches_written();
create trigger matches_removed after delete on matches referencing old table as written for each statement execute function matches_written();

-- A list is found in the index alone: all that it is filtered by stands there, and rows are narrow where one must look further.
alter table candidates set (toast_tuple_target = 512);
drop index candidates_newest;
create index candidates_newest on candidates (workspace_id, id)
  include (place, years_experience, available_from, recruiter_id) where deleted_at is null;
drop index candidates_years;
drop index candidates_available;
drop index candidates_place;
drop index matches_ranked;
create index matches_ranked on matches (job_id, score desc, candidate_id) include (stage, workspace_id);
drop index matches_of_workspace;

-- Skills as an array: what its index finds needs no second look at the row.
drop index candidates_skills;
create function skill_keys(skills jsonb) returns text[] language sql immutable as
  $$ select coalesce(array_agg(distinct lower(one ->> 'name')), '{}') from jsonb_array_elements(skills) one where one ->> 'name' is not null $$;
create index candidates_skills on candidates using gin (skill_keys(skills));

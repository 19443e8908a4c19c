-- Where a candidate lives in small letters, for a search within it.
alter table candidates add column place text generated always as (lower(coalesce(city, '') || ' ' || coalesce(country, ''))) stored;

-- One index for each way that the list is sorted or filtered; whoever is in the trash is in none of them.
drop index candidates_newest;
create index candidates_newest on candidates (workspace_id, id) where deleted_at is null;
create index candidates_by_change on candidates (workspace_id, updated_at, id) where deleted_at is null;
create index candidates_by_name on candidates (workspace_id, lower(coalesce(last_name, '') || ' ' || coalesce(first_name, '')), id) where deleted_at is null;
create index candidates_by_city on candidates (workspace_id, lower(coalesce(city, '')), id) where deleted_at is null;
create index candidates_by_years on candidates (workspace_id, coalesce(years_experience, '-1'::numeric), id) where deleted_at is null;
create index candidates_by_availability on candidates (workspace_id, coalesce(available_from, '9999-12-31'::date), id) where deleted_at is null;
create index candidates_of_recruiter on candidates (workspace_id, recruiter_id, id) where deleted_at is null;
create index candidates_years on candidates (workspace_id, years_experience) where deleted_at is null;
create index candidates_available on candidates (workspace_id, available_from) where deleted_at is null;
create index candidates_place on candidates (workspace_id, place) where deleted_at is null;
create index candidates_with_cv on candidates (workspace_id, id) where deleted_at is null and cv_text is not null;
create index candidates_trashed on candidates (workspace_id, id) where deleted_at is not null;
create index candidates_skills on candidates using gin ((lower(jsonb_path_query_array(skills, '$[*].name')::text)::jsonb) jsonb_path_ops);
create index candidates_tags on candidates using gin (tags jsonb_path_ops);
create index candidates_languages on candidates using gin (languages jsonb_path_ops);
create index matches_of_workspace on matches (workspace_id, candidate_id, score);

-- Names that are nothing without their signs are words of their own in the index from now on.
update candidates set search = search || to_tsvector('simple', 'cplusplus') where cv_text ~* '(^|[^[:alnum:]])c\+\+' or skills::text ~* '"c\+\+"';
update candidates set search = search || to_tsvector('simple', 'csharp') where cv_text ~* '(^|[^[:alnum:]])c#' or skills::text ~* '"c#"';

-- A list's search, sort and filters under a name; a shared one stays when its maker leaves.
create table saved_views (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  recruiter_id uuid references recruiters on delete set null,
  list text not null check (list in ('candidates', 'jobs', 'proposals', 'recruiters')),
  name text not null,
  search jsonb not null default '{}',
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_views_workspace on saved_views (workspace_id);

-- Which columns of a list somebody wants to see, in their order.
create table list_columns (
  user_id uuid not null references users on delete cascade,
  list text not null check (list in ('candidates', 'jobs', 'proposals', 'recruiters')),
  columns jsonb not null,
  primary key (user_id, list)
);

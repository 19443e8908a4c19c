-- How many bytes a workspace's files and long texts have: the texts of CVs and vacancies, those in the trash and those that were only
-- read as well. The database keeps it right with every statement that writes them: to add them up when asked would mean to read them all.
-- Locks block, daily_usage: triggers are laid on four tables, each in a moment; what is kept is then added up once, with one pass over each.
alter table workspaces add column stored_bytes bigint not null default 0;

do $$
declare kept record;
begin
  for kept in
    select * from (values
      ('files', '%s.size'),
      ('candidates', 'octet_length(coalesce(%s.cv_text, ''''))'),
      ('jobs', 'octet_length(coalesce(%s.description, ''''))'),
      ('extractions', 'octet_length(coalesce(%s.text, ''''))')
    ) as of_tables (name, bytes)
  loop
    -- Rows that come, and rows that go, are added up by workspace.
    execute format(
      'create function %1$s_stored() returns trigger language plpgsql as $f$ begin
         update workspaces w set stored_bytes = w.stored_bytes + came.n
           from (select workspace_id, sum(%2$s) as n from written group by 1) came where w.id = came.workspace_id and came.n <> 0
         ; return null; end $f$', kept.name, format(kept.bytes, 'written'));
    execute format(
      'create function %1$s_released() returns trigger language plpgsql as $f$ begin
         update workspaces w set stored_bytes = w.stored_bytes - gone.n
           from (select workspace_id, sum(%2$s) as n from removed group by 1) gone where w.id = gone.workspace_id and gone.n <> 0
         ; return null; end $f$', kept.name, format(kept.bytes, 'removed'));
    -- A row that changes counts where its length does, which its header tells.
    execute format(
      'create function %1$s_resized() returns trigger language plpgsql as $f$ begin
         update workspaces w set stored_bytes = w.stored_bytes + %2$s - %3$s where w.id = new.workspace_id
         ; return null; end $f$', kept.name, format(kept.bytes, 'new'), format(kept.bytes, 'old'));
    execute format(
      'create trigger %1$s_stored after insert on %1$s referencing new table as written for each statement execute function %1$s_stored()',
      kept.name);
    execute format(
      'create trigger %1$s_released after delete on %1$s referencing old table as removed for each statement execute function %1$s_released()',
      kept.name);
    execute format(
      'create trigger %1$s_resized after update on %1$s for each row when (%2$s <> %3$s) execute function %1$s_resized()',
      kept.name, format(kept.bytes, 'new'), format(kept.bytes, 'old'));
    execute format(
      'update workspaces w set stored_bytes = w.stored_bytes + held.n
         from (select workspace_id, sum(%2$s) as n from %1$s group by 1) held where w.id = held.workspace_id',
      kept.name, format(kept.bytes, kept.name));
  end loop;
end $$;

-- Tokens of a language model, as its server tells them or else estimated, and letters that the product writes by itself: by the day.
alter table daily_usage
  add column model_tokens bigint not null default 0 check (model_tokens >= 0),
  add column notices integer not null default 0 check (notices >= 0);

-- A letter that the product writes by itself, and that waits for a day with room: until when. Once it is counted it waits no more.
alter table letters add column held_until timestamptz;

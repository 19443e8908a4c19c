-- How PostgreSQL keeps tables in shape by itself begins with what suits small ones: decision 0067 has what was measured.

-- Few rows that are written again and again: room on each page, so that a change stays there and no index hears of it, and they are
-- cleaned after hundreds of changes, however few rows that is.
alter table workspaces set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table match_changes set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table audit_heads set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table daily_usage set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table monthly_usage set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table rate_limits set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
-- The same of tables that have more rows.
alter table skills_held set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);
alter table sessions set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);
alter table jobs set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);
alter table letters set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- Large tables: a fifth of a million rows is long to wait for a cleaning, and for figures by which plans are chosen.
alter table candidates set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table candidate_entries set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table files set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table matches set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
-- Written once, and read by the index alone where its pages are known to be seen by all.
alter table activities set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table audit_trail set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table audit_pseudonyms set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table decisions set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table decision_snapshots set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table security_events set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table shown_rankings set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table chat_messages set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);

-- What is swept every hour is found without reading the rest.
create index candidates_withdrawn on candidates (workspace_id, id) where consent ->> 'withdrawn_at' is not null;
create index jobs_trashed on jobs (deleted_at) where deleted_at is not null;
create index proposals_trashed on proposals (deleted_at) where deleted_at is not null;
create index chats_trashed on chats (deleted_at) where deleted_at is not null;
create index files_loose on files (uploaded_at) where candidate_id is null;
create index extractions_expires on extractions (expires_at);
create index sessions_created on sessions (created_at);
create index devices_used on devices (last_used_at);
create index codes_expires on codes (expires_at);
create index wrong_codes_since on wrong_codes (since);
create index passkey_challenges_expires on passkey_challenges (expires_at);
create index api_keys_expires on api_keys (expires_at);

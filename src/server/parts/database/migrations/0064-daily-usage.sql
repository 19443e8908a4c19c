-- What a day holds is counted in one row: people written to, and calls of a language model.
alter table recipients_of_day rename to daily_usage;
alter table daily_usage rename column used to recipients;
alter table daily_usage alter column recipients set default 0;
alter table daily_usage add column model_calls integer not null default 0 check (model_calls >= 0);

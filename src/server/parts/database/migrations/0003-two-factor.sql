-- Two-factor by authenticator app. The secret is locked with the server's own; the last time step stops a code from being used twice.
alter table users add column two_factor_secret bytea;
alter table users add column two_factor_at timestamptz;
alter table users add column two_factor_step bigint;

-- Ten codes for the day that the app is lost, each good once.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

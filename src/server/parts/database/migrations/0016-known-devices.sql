-- Browsers that somebody has logged in with: a stranger's tries elsewhere don't lock them out there. Of the token a browser
-- keeps, a hash; the same browser may be known to several people.
create table devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  unique (token_hash, user_id)
);
create index devices_user on devices (user_id, last_used_at desc);

-- Ways in that were made before anybody showed that the address is theirs.
delete from passkeys using users where users.id = passkeys.user_id and users.email_verified_at is null;
delete from recovery_codes using users where users.id = recovery_codes.user_id and users.email_verified_at is null;
update users set two_factor_secret = null, two_factor_at = null, two_factor_step = null where email_verified_at is null;

-- Codes for a new password and for a new address, with what was mailed to each mailbox within the hour.
alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in ('email', 'password', 'new_email'));
alter table codes add column letters smallint not null default 1;
alter table codes add column letters_since timestamptz not null default now();

-- What a person recognises a session by.
alter table sessions add column device text not null default '';
alter table sessions add column refreshed_at timestamptz not null default now();

-- A picture, and an address that waits for its confirmation.
alter table users add column avatar_id uuid references files on delete set null;
alter table users add column pending_email text check (pending_email = lower(pending_email));

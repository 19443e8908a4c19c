-- A second factor that a workspace asks for: a session opened without one there does nothing else before it is set up.
alter table sessions add column two_factor_owed boolean not null default false;

-- What a person recognises a device by.
alter table devices add column name text not null default '';

-- Codes that weren't right, by whom they were tried for: a hash of the account, the mailbox or the known device.
create table wrong_codes (
  who bytea primary key,
  tries smallint not null,
  since timestamptz not null default now()
);

-- The device that a session was opened on: forgetting it ends the session.
alter table sessions add column device_id uuid references devices on delete set null;
create index sessions_device on sessions (device_id);

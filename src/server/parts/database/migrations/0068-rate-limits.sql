-- How often something was done, for limits that all processes count together. Nothing is lost with it but that count.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

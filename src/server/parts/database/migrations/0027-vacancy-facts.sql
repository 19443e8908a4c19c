-- What a vacancy tells besides: whom to call, the least hours of a range, further towns; and its facts, read once when it is saved.
alter table clients add column contact_phone text;
alter table jobs add column hours_min numeric;
alter table jobs add column other_cities jsonb not null default '[]';
alter table jobs add column facts jsonb;

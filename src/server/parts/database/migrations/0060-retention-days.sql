-- Terms are counted in days: 52 weeks aren't a year. A workspace that had set none keeps its candidates as before, until somebody sets
-- them: an update removes nobody. New ones begin with four weeks, and a year with consent.
update workspaces set settings = settings || jsonb_build_object('retention', jsonb_build_object(
  'without_consent_days', case when (settings -> 'retention' ->> 'without_consent')::int % 52 = 0 then (settings -> 'retention' ->> 'without_consent')::int / 52 * 365 else (settings -> 'retention' ->> 'without_consent')::int * 7 end,
  'with_consent_days', case when (settings -> 'retention' ->> 'with_consent')::int % 52 = 0 then (settings -> 'retention' ->> 'with_consent')::int / 52 * 365 else (settings -> 'retention' ->> 'with_consent')::int * 7 end,
  'through_trash', true,
  'asks_to_renew', coalesce(settings -> 'retention' ->> 'with_consent', '') <> ''));

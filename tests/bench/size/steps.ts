import type { Size } from "./fill.ts";

export interface Step {
  name: string;
  says: string;
}

const firstNames = "Noor Daan Femke Joost Sanne Bram Lieke Ruben Fenna Thijs Maud Sem Eva Jesse Roos Gijs Iris Stijn Anouk Wouter".split(
  " ",
);
const lastNames =
  "Akkerman Benhaddou Hoekstra Terpstra Lombardi Sandoval Dijkhuis Wessels Veldkamp Postma Kuipers Novak Haverkamp Zwart".split(" ");
const list = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(", ")}]`;
/** One of some words, by a number. */
const one = (words: readonly string[], by: string) => `(${list(words)})[1 + ((${by})::bigint % ${words.length})]`;

/** What only the filling needs. */
export const helpers = "workspaces recruiters people jobs templates vacancies pairs entries snapshots asked indexes".split(" ");

/** Who and what there is, in numbers and ids: everything else is told from these. */
export const groundwork = (sizes: readonly number[], { people, vacancies }: Size): string => `
  begin;
  create schema filling;
  create table filling.done (name text primary key);
  -- A copy of a row that the product made, with some columns said anew.
  create function filling.copy(into_table text, taken_from text, said jsonb, rest text) returns void language plpgsql as $$
    declare told text; begin
      select string_agg(quote_ident(column_name), ', ') || ') select ' || string_agg(coalesce(said ->> column_name, taken_from || '.' || quote_ident(column_name)), ', ')
        into told from information_schema.columns where table_schema = 'public' and table_name = into_table and is_generated = 'NEVER';
      execute 'insert into ' || into_table || ' (' || told || ' ' || rest; end $$;
  create function filling.told(at timestamptz) returns text language sql stable as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
  create function filling.id(at timestamptz, seed text) returns uuid language sql stable as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(seed), 1, 3) || '8' || substr(md5(seed), 5, 15))::uuid $$;

  create table filling.workspaces as
    select n::int, size, filling.id(now() - interval '720 days', 'workspace ' || n) as id, greatest(3, size / 80) as jobs, 1 + size / 400 as recruiters
    from unnest(array[${sizes.join(", ")}]::int[]) with ordinality as each (size, n);
  create table filling.recruiters as
    select w.n as workspace_n, w.id as workspace_id, number, filling.id(now() - interval '719 days', 'recruiter ' || w.n || ' ' || number) as id,
      filling.id(now() - interval '719 days', 'user ' || w.n || ' ' || number) as user_id,
      ${one(firstNames, "w.n + number * 7")} as first_name, ${one(lastNames, "w.n * 3 + number")} as last_name
    from filling.workspaces w, generate_series(0, w.recruiters - 1) number;
  -- In the order in which they came, all workspaces mixed: as rows lie in a table that grew.
  create table filling.people as
    select w.n as workspace_n, w.id as workspace_id, place, at, filling.id(at, 'candidate ' || w.n || ' ' || place) as id,
      (w.n::bigint * 1000003 + place) as number, 1 + (w.n * 31 + place) % ${people} as template, w.jobs, r.id as recruiter_id
    from filling.workspaces w cross join lateral generate_series(1, w.size) place
      cross join lateral (select now() - interval '700 days' * (1 - (place - 0.5) / w.size) as at) moment
      join filling.recruiters r on r.workspace_n = w.n and r.number = place % w.recruiters
    order by at;
  create table filling.jobs as
    select w.n as workspace_n, w.id as workspace_id, place, at, filling.id(at, 'job ' || w.n || ' ' || place) as id,
      1 + (w.n + place) % ${vacancies} as template, w.size, r.id as recruiter_id, place % 4 = 0 as is_open,
      filling.id(now() - interval '710 days', 'client ' || w.n || ' ' || place % 40) as client_id
    from filling.workspaces w cross join lateral generate_series(1, w.jobs) place
      cross join lateral (select now() - interval '400 days' * (1 - (place - 0.5) / w.jobs) as at) moment
      join filling.recruiters r on r.workspace_n = w.n and r.number = place % w.recruiters
    order by at;
  create index on filling.jobs (workspace_n, place);
  create index on filling.people (workspace_n, place);
  create table filling.templates as select row_number() over (order by change_seq)::int as template, * from candidates where workspace_id = (select id from workspaces order by created_at limit 1);
  create table filling.vacancies as select row_number() over (order by change_seq)::int as template, * from jobs where workspace_id = (select id from workspaces order by created_at limit 1);
  create table filling.pairs as
    select v.template as job, t.template as candidate, m.score, m.criteria, m.summary, m.engine_version
    from matches m join filling.vacancies v on v.id = m.job_id join filling.templates t on t.id = m.candidate_id;
  create index on filling.pairs (job, candidate);
  create table filling.entries as select t.template, e.version, e.entry from candidate_entries e join filling.templates t on t.id = e.candidate_id;
  -- A small workspace has none: one of an earlier version is made anew when it is needed.
  insert into filling.entries select template, 'before', '{}' from filling.templates where not exists (select from filling.entries);
  create table filling.snapshots as select said from decision_snapshots limit 1;
  create table filling.asked as select asked from consent_requests limit 1;
  analyze filling.workspaces, filling.recruiters, filling.people, filling.jobs, filling.templates, filling.vacancies, filling.pairs, filling.entries;
  commit`;

const copy = (table: string, from: string, said: Record<string, string>, rest: string) =>
  `select filling.copy('${table}', '${from}', $said$${JSON.stringify(said)}$said$::jsonb, $rest$${rest}$rest$)`;

const accounts: Step[] = [
  {
    name: "workspaces and accounts",
    says: `insert into workspaces (id, name, kind, change_seq, candidates, entitlement, settings, created_at)
        select id, 'Agency ' || n, 'team', size + jobs, size - size / 50, '{"plan": "team", "seats": 500}',
          '{"retention": {"without_consent_days": 1825, "with_consent_days": 1825, "asks_to_renew": false}}', now() - interval '720 days' from filling.workspaces;
      insert into users (id, first_name, last_name, email, password_hash, email_verified_at)
        select user_id, first_name, last_name, 'user.' || workspace_n || '.' || number || '@example.org', 'x', now() from filling.recruiters;
      insert into recruiters (id, workspace_id, user_id, first_name, last_name, email, role, joined_at)
        select id, workspace_id, user_id, first_name, last_name, 'user.' || workspace_n || '.' || number || '@example.org',
          case number when 0 then 'owner' else 'recruiter' end, now() - interval '700 days' from filling.recruiters;
      insert into clients (id, workspace_id, name)
        select distinct on (client_id) client_id, workspace_id, 'Client ' || place % 40 from filling.jobs;
      insert into clients (id, workspace_id, name, status)
        select filling.id(now(), 'prospect ' || id), id, 'Prospect', 'prospect' from filling.workspaces;
      insert into contacts (workspace_id, id, client_id, name, email, is_first)
        select workspace_id, gen_random_uuid(), id, 'Contact ' || n, 'contact.' || n || '@client.example.org', n = 1 from clients, generate_series(1, 3) n;
      insert into match_changes (workspace_id, seq) select id, size * 3 from filling.workspaces;
      insert into monthly_usage (workspace_id, month, proposals, chat_messages)
        select id, date_trunc('month', now() - make_interval(months => month))::date, 20, 40 from filling.workspaces w, generate_series(0, 23) month;
      insert into daily_usage (workspace_id, day, recipients) select id, current_date, 3 from filling.workspaces;
      insert into saved_views (id, workspace_id, recruiter_id, list, name)
        select gen_random_uuid(), workspace_id, id, 'candidates', 'View ' || n from filling.recruiters, generate_series(1, 3) n;
      insert into workspace_exports (workspace_id, id, state, created_at, ended_at)
        select id, filling.id(now(), 'archive ' || id || each), 'failed', now() - interval '1 hour', now() from filling.workspaces, generate_series(1, 3) each;
      insert into custom_fields (workspace_id, id, record, kind, names, position)
        select id, filling.id(now(), 'field ' || id || record || each.n), record, kind, jsonb_build_object('en', 'Field ' || each.n), each.n
        from filling.workspaces w, unnest(array['candidate', 'job', 'client']) record, unnest(array['text', 'number', 'yes_no']) with ordinality as each (kind, n);
      insert into pipeline_stages (workspace_id, key, counts_as, names, color, position)
        select id, filling.id(now(), 'stage ' || id || each.n)::text, counts_as, jsonb_build_object('en', 'Stage ' || each.n), 'blue', each.n
        from filling.workspaces w, unnest(array['shortlisted', 'interview', 'interview', 'placed']) with ordinality as each (counts_as, n);
      insert into refusal_reasons (workspace_id, key, side, names, position)
        select id, filling.id(now(), 'reason ' || id || side || place)::text, side, jsonb_build_object('en', 'Reason ' || place), place
        from filling.workspaces w, unnest(array['agency', 'client', 'candidate']) side, generate_series(1, 6) place;
      insert into sessions (id, token_hash, user_id, workspace_id, expires_at, ends_at, revoked_at)
        select gen_random_uuid(), sha256((user_id::text || n)::bytea), user_id, workspace_id, now() + interval '20 minutes', now() + interval '12 hours',
          case when n > 2 then now() end from filling.recruiters, generate_series(1, 6) n;
      insert into devices (id, user_id, token_hash)
        select gen_random_uuid(), user_id, sha256(('device' || user_id::text || n)::bytea) from filling.recruiters, generate_series(1, 3) n;
      insert into security_events (workspace_id, id, kind, at, user_id)
        select workspace_id, filling.id(now() - interval '350 days' * (n / 120.0), 'event ' || id || n), ${one(["logged_in", "logged_in", "login_failed", "exported"], "n")},
          now() - interval '350 days' * (n / 120.0), user_id from filling.recruiters, generate_series(1, 120) n`,
  },
  {
    name: "ways in",
    says: `insert into passkeys (id, user_id, credential_id, public_key, counter, name)
        select gen_random_uuid(), user_id, md5(user_id::text), 'x', 0, 'Laptop' from filling.recruiters where number % 3 = 0;
      insert into passkey_challenges (challenge, user_id, expires_at) select 'challenge ' || user_id, user_id, now() + interval '5 minutes' from filling.recruiters where number = 0;
      insert into recovery_codes (user_id, code_hash) select user_id, sha256((user_id::text || n)::bytea) from filling.recruiters, generate_series(1, 10) n where number % 3 = 0;
      insert into codes (id, purpose, email, code_hash, expires_at)
        select gen_random_uuid(), 'password', 'user.' || workspace_n || '.' || number || '@example.org', 'x', now() + interval '1 hour' from filling.recruiters where number % 5 = 0;
      insert into wrong_codes (who, tries) select sha256(user_id::text::bytea), 1 from filling.recruiters where number % 5 = 0;
      insert into rate_limits (key, points, expire) select 'call ' || user_id, 1, 9999999999999 from filling.recruiters;
      insert into api_keys (id, workspace_id, recruiter_id, name, beginning, key_hash, scopes, expires_at)
        select gen_random_uuid(), workspace_id, id, 'Website', 'prf_x', sha256(('key ' || id)::bytea), '[]', now() + interval '1 year' from filling.recruiters where number = 0;
      insert into sso_providers (id, workspace_id, issuer, client_id, secret_locked) select gen_random_uuid(), id, 'https://login.example.org/' || n, 'x', 'x' from filling.workspaces where n % 10 <> 2;
      insert into model_settings (id, workspace_id) select gen_random_uuid(), id from filling.workspaces;
      insert into model_use (workspace_id, day, use, model, requests, input_tokens, output_tokens)
        select id, current_date - d, use, 'a model of before', 10, 30000, 3000 from filling.workspaces, generate_series(0, 90) d, unnest('{answer,judge,read}'::text[]) use;
      insert into sso_domains (id, workspace_id, domain, record_value) select gen_random_uuid(), id, 'agency' || n || '.example', 'x' from filling.workspaces;
      insert into verified_domains (domain, workspace_id, verified_by) select 'agency' || n || '.example', id, 'dns' from filling.workspaces;
      insert into sso_identities (id, workspace_id, recruiter_id, issuer, subject) select gen_random_uuid(), workspace_id, id, 'https://login.example.org', id::text from filling.recruiters;
      insert into sso_logins (state_hash, workspace_id, provider_id, binding_hash, expires_at) select sha256(id::text::bytea), id, gen_random_uuid(), 'x', now() + interval '10 minutes' from filling.workspaces;
      insert into list_columns (user_id, list, columns) select user_id, 'candidates', '["name"]' from filling.recruiters;
      insert into put_off_lines (workspace_id, recruiter_id, key, until) select workspace_id, id, 'line ' || n, now() + interval '1 day' from filling.recruiters, generate_series(1, 3) n;
      insert into ended_invitations (id, workspace_id) select gen_random_uuid(), id from filling.workspaces;
      insert into weight_changes (id, workspace_id, kind, before, after) select gen_random_uuid(), id, 'set', '{}', '{}' from filling.workspaces, generate_series(1, 3) n;
      insert into letters (id, content) select gen_random_uuid(), 'x' from filling.workspaces;
      insert into lost_letters (workspace_id, id, lost_at) select id, gen_random_uuid(), now() - interval '1 day' * m from filling.workspaces, generate_series(1, 20) m;
      insert into backups (id, made_at, verified_at, database, file_count, bytes, place)
        select gen_random_uuid(), now() - interval '1 day' * n, now() - interval '1 day' * n, 'postgres', 1000, 1000000, '/backups' from generate_series(1, 400) n`,
  },
  {
    name: "orders",
    says: `insert into subscriptions (id, workspace_id, order_id, plan_key, interval, seats, unit_amount, currency, state, current_period_start, current_period_end)
        select gen_random_uuid(), id, filling.id(now() - interval '1 day', 'order 1 ' || n), 'team', 'month', 5, 4900, 'EUR', 'active', now() - interval '10 days', now() + interval '20 days'
        from filling.workspaces;
      insert into orders (id, workspace_id, user_id, email, first_order_id, payment_id, plan_key, interval, seats, unit_amount, reason, amount, vat, vat_rate, currency, status, paid_at)
        select filling.id(now() - interval '1 day', 'order ' || m || ' ' || w.n), w.id, r.user_id, 'user@example.org', filling.id(now() - interval '1 day', 'order 1 ' || w.n),
          'payment ' || m || ' ' || w.n, 'team', 'month', 5, 4900, case m when 1 then 'purchase' else 'renewal' end, 24500, 5145, 21, 'EUR', 'paid', now() - make_interval(months => m)
        from filling.workspaces w join filling.recruiters r on r.workspace_n = w.n and r.number = 0, generate_series(1, 12) m;
      insert into payment_events (id, order_id, at, body, workspace_id)
        select 'event ' || id || n, id, now(), '{}', workspace_id from orders, generate_series(1, 2) n where payment_id like 'payment %';
      insert into issued_invoices (number, buyer, plan_key, seats, interval, amount, vat, vat_rate, currency)
        select id::text, 'Agency', plan_key, seats, interval, amount, vat, vat_rate, currency from orders where payment_id like 'payment %';
      insert into sandbox_checkouts (id, order_id, wish, status, payment_status, expires_at) select id::text, id, '{}', 'complete', 'paid', now() from orders where payment_id like 'payment 1 %';
      insert into sandbox_subscriptions (id, customer, order_id, language, holds, pays, state, anchor, period_start, period_end, manners, last_event_at)
        select id::text, id::text, id, 'en', '{}', true, 'ended', now(), now(), now(), '{}', now() from orders where payment_id like 'payment 1 %';
      insert into sandbox_events (id, order_id, at, body) select id::text || n, id, now(), '{}' from orders, generate_series(1, 3) n where payment_id like 'payment %'`,
  },
];

const people: Step[] = [
  {
    name: "candidates",
    says: copy(
      "candidates",
      "t",
      {
        id: "p.id",
        workspace_id: "p.workspace_id",
        first_name: one(firstNames, "p.number"),
        last_name: `${one(lastNames, "p.number / 20")} || '-' || ${one(lastNames, "p.number / 280")}`,
        email: "'person.' || p.number || '@example.org'",
        phone: "'+31 6 ' || lpad((p.number % 99999999)::text, 8, '0')",
        recruiter_id: "p.recruiter_id",
        search: `t.search || setweight(to_tsvector('simple', ${one(firstNames, "p.number")} || ' ' || ${one(lastNames, "p.number / 20")}), 'A')`,
        change_seq: "p.place",
        version: "1",
        created_at: "p.at",
        updated_at: "p.at + (now() - p.at) * (p.number % 97) / 97.0",
        deleted_at: "case when p.place % 50 = 0 then now() - make_interval(days => (p.place / 50 % 29)::int) end",
        consent: `case when p.place % 5 = 0 then jsonb_build_object('basis', 'consent', 'given_at', filling.told(p.at), 'expires_at', filling.told(now() + interval '200 days')) else '{}'::jsonb end`,
      },
      "from filling.people p join filling.templates t on t.template = p.template",
    ),
  },
  {
    name: "files",
    says: `insert into files (id, workspace_id, candidate_id, name, mime, size, sha256, uploaded_at)
      select filling.id(at, 'file ' || number), workspace_id, id, 'cv-' || number || '.pdf', 'application/pdf', 80000, sha256(number::text::bytea), at from filling.people`,
  },
  {
    name: "duplicates and merges",
    says: `update workspaces set keyed = 1;
      insert into duplicate_keys (workspace_id, record, record_id, kind, key)
        select workspace_id, 'candidate', id, kind, case kind when 'phone' then '+316' || (number / 2) else kind || (number / 3) end
        from filling.people, unnest(array['email', 'phone', 'name_and_city', 'name_and_employer']) kind;
      insert into duplicate_pairs (workspace_id, record, one_id, other_id, certainty, reasons, is_apart)
        select a.workspace_id, 'candidate', least(a.id, b.id), greatest(a.id, b.id), 60 + a.place % 39, '[]', a.place % 5 = 0
        from filling.people a join filling.people b on b.workspace_n = a.workspace_n and b.place = a.place + 1 where a.place % 10 = 0;
      insert into merges (workspace_id, id, record, kept_id, gone_id, name, recruiter_id, at)
        select workspace_id, filling.id(now(), 'merge ' || id), 'candidate', id, filling.id(at, 'gone ' || id), 'Somebody', recruiter_id, now() - make_interval(days => place % 25)
        from filling.people where place % 200 = 0;
      insert into merge_rows (workspace_id, id, merge_id, of_table, did, keys, before)
        select workspace_id, filling.id(now(), 'row ' || id || n), id, 'activities', 'moved', '[]', '{}' from merges, generate_series(1, 8) n`,
  },
  {
    name: "entries of the index of matching",
    says: `insert into candidate_entries (workspace_id, candidate_id, change_seq, version, entry)
      select p.workspace_id, p.id, p.place, e.version, e.entry
      from filling.people p join filling.workspaces w on w.n = p.workspace_n and w.size > 500 join filling.entries e on e.template = p.template`,
  },
  {
    name: "skills held",
    says: `insert into skills_held (workspace_id, skill, candidates)
      select w.id, told.skill, told.n from (
        select p.workspace_n, s.skill, count(*) as n from filling.people p
          join (select template, skill_names(skills) as skill from filling.templates) s on s.template = p.template group by 1, 2) told
        join filling.workspaces w on w.n = told.workspace_n`,
  },
];

const jobs: Step[] = [
  {
    name: "jobs",
    says: copy(
      "jobs",
      "v",
      {
        id: "j.id",
        workspace_id: "j.workspace_id",
        client_id: "j.client_id",
        recruiter_id: "j.recruiter_id",
        status: "case when j.is_open then 1 else 0 end",
        change_seq: "j.size + j.place",
        matched_seq: "w.size + w.jobs",
        compared: "j.size - j.size / 50",
        kept_from: "0",
        created_at: "j.at",
        updated_at: "j.at",
      },
      "from filling.jobs j join filling.workspaces w on w.n = j.workspace_n join filling.vacancies v on v.template = j.template",
    ),
  },
  {
    name: "matches",
    // Of a stretch of people for each job, as its best would be: 2 in 100 were moved on.
    says: `insert into matches (job_id, candidate_id, workspace_id, score, criteria, summary, engine_version, computed_at, stage, stage_at, created_at)
      select j.id, p.id, j.workspace_id, m.score, m.criteria, m.summary, m.engine_version, now(), moved.stage, case when moved.stage <> 'suggested' then j.at + interval '20 days' end, j.at
      from filling.jobs j
        join filling.people p on p.workspace_n = j.workspace_n and p.place between 1 + (j.place * 131) % greatest(1, j.size - 200) and 200 + (j.place * 131) % greatest(1, j.size - 200)
        join filling.pairs m on m.job = j.template and m.candidate = p.template
        cross join lateral (select case (p.number + j.place) % 100 when 1 then 'shortlisted' when 2 then 'proposed' when 3 then 'interview' when 4 then 'placed' when 5 then 'rejected' else 'suggested' end as stage) moved
      where p.place % 50 <> 0`,
  },
  {
    name: "proposals",
    says: `insert into proposals (id, workspace_id, job_id, candidate_id, recruiter_id, status, language, information, cover_letter, edition, submitted_at, created_at, updated_at)
        select filling.id(m.stage_at, 'proposal ' || m.job_id || m.candidate_id), m.workspace_id, m.job_id, m.candidate_id, j.recruiter_id,
          case m.stage when 'proposed' then 'submitted' when 'interview' then 'interview' when 'placed' then 'accepted' when 'rejected' then 'declined' else 'draft' end,
          'en', '{}', repeat('They built what was asked, and it ran on the first day. ', 12), 0, case when m.stage <> 'shortlisted' then m.stage_at end, m.stage_at, m.stage_at
        from matches m join jobs j on j.workspace_id = m.workspace_id and j.id = m.job_id where m.stage <> 'suggested';
      insert into proposal_shares (id, workspace_id, proposal_id, token_hash, recipients, expires_at, views, created_at)
        select filling.id(submitted_at, 'share ' || id), workspace_id, id, sha256(id::text::bytea), '[]', submitted_at + interval '60 days', 2, submitted_at
        from proposals where submitted_at is not null;
      insert into proposal_messages (id, workspace_id, proposal_id, sender, name, text, at)
        select filling.id(submitted_at, 'message ' || id || n), workspace_id, id, ${one(["client", "recruiter"], "n")}, 'Robin Smit', 'Could she begin in March?', submitted_at
        from proposals, generate_series(1, 2) n where submitted_at is not null`,
  },
  {
    name: "shortlists and editions",
    says: `insert into shortlists (id, workspace_id, job_id, recruiter_id, language)
        select filling.id(at, 'shortlist ' || id), workspace_id, id, recruiter_id, 'en' from filling.jobs where place % 3 = 0;
      insert into shortlist_items (shortlist_id, place, proposal_id, workspace_id)
        select l.id, row_number() over (partition by l.id order by p.id), p.id, l.workspace_id
        from shortlists l join proposals p on p.workspace_id = l.workspace_id and p.job_id = l.job_id where p.submitted_at is not null;
      insert into proposal_shares (id, workspace_id, shortlist_id, token_hash, expires_at)
        select filling.id(created_at, 'shared ' || id), workspace_id, id, sha256(('shared ' || id)::bytea), now() + interval '60 days' from shortlists;
      insert into proposal_editions (id, proposal_id, number, shared, workspace_id)
        select filling.id(submitted_at, 'edition ' || id), id, 1, jsonb_build_object('letter', cover_letter), workspace_id from proposals where submitted_at is not null;
      insert into job_vectors (job_id, model, hash, version, vector, workspace_id) select id, 'a model of before', 'x', 1, 'x', workspace_id from filling.jobs where size <= 300;
      insert into candidate_vectors (candidate_id, model, hash, change_seq, cv_md5, starts, ends, vectors, workspace_id)
        select id, 'a model of before', 'x', 1, 'x', '{0}', '{100}', sha256('x'), workspace_id from filling.people where place % 40 = 1;
      insert into model_verdicts (workspace_id, candidate_id, asked, cv, model, prompt, verdict, evidence)
        select workspace_id, id, 'asked ' || n, 'x', 'a model of before', 1, 'unknown', '[]' from filling.people, generate_series(1, 10) n where place % 40 = 1;
      insert into judging_troubles (workspace_id, job_id, trouble) select workspace_id, id, 'unavailable' from filling.jobs where size <= 300;
      insert into judging_wishes (workspace_id, job_id, candidate_id) select workspace_id, job_id, candidate_id from matches where stage = 'shortlisted'`,
  },
  {
    name: "interviews",
    says: `insert into interviews (workspace_id, id, job_id, candidate_id, proposal_id, recruiter_id, state, starts_at, minutes, time_zone, invites_candidate, invites_client, created_at)
        select workspace_id, filling.id(submitted_at, 'interview ' || id), job_id, candidate_id, id, recruiter_id, 'planned', submitted_at + interval '10 days', 60, 'Europe/Amsterdam', true, true, submitted_at
        from proposals where status in ('interview', 'accepted');
      insert into interview_people (workspace_id, id, interview_id, recruiter_id)
        select workspace_id, gen_random_uuid(), id, recruiter_id from interviews where recruiter_id is not null;
      insert into interview_people (workspace_id, id, interview_id, contact_id)
        select i.workspace_id, gen_random_uuid(), i.id, c.id from interviews i
          join jobs j on j.workspace_id = i.workspace_id and j.id = i.job_id
          join contacts c on c.workspace_id = j.workspace_id and c.client_id = j.client_id and c.is_first;
      insert into calendar_feeds (workspace_id, id, recruiter_id, token_hash, token_locked)
        select workspace_id, gen_random_uuid(), id, sha256(('feed ' || id)::bytea), 'x' from filling.recruiters`,
  },
  {
    name: "decisions",
    says: `insert into decision_snapshots (workspace_id, job_id, candidate_id, hash, said, at)
        select workspace_id, job_id, candidate_id, md5(candidate_id::text), (select said from filling.snapshots), created_at from matches where get_byte(uuid_send(candidate_id), 15) % 6 = 0 or stage <> 'suggested';
      insert into decisions (id, workspace_id, job_id, candidate_id, recruiter_id, recruiter_name, kind, detail, score, engine_version, snapshot, at)
        select filling.id(s.at + make_interval(hours => n), 'decision ' || s.job_id || s.candidate_id || n), s.workspace_id, s.job_id, s.candidate_id, j.recruiter_id, 'Sanne Postma', 'seen', '{}', 60, '1', s.hash, s.at + make_interval(hours => n)
        from decision_snapshots s join filling.jobs j on j.id = s.job_id, generate_series(1, 2) n`,
  },
  {
    name: "rankings shown",
    says: `insert into shown_rankings (workspace_id, id, at, list, job_id, recruiter_id, recruiter_name, sort, is_continued, engine_version, ids, scores)
      select j.workspace_id, filling.id(moment.at, 'shown ' || j.id || n), moment.at, 'candidates', j.id, j.recruiter_id, 'Sanne Postma', '-score', false, '1', best.ids, best.scores
      from filling.jobs j cross join lateral (select array_agg(candidate_id order by score desc) as ids, array_agg(score::int order by score desc) as scores
          from (select candidate_id, score from matches m where m.workspace_id = j.workspace_id and m.job_id = j.id order by score desc limit 50) shown) best,
        generate_series(1, 8) n cross join lateral (select now() - make_interval(days => n * 40) as at) moment
      where best.ids is not null`,
  },
];

/** What happened, was read and was said: most of the rows, and nearly all of them never looked at again. */
const happenings = ({ candidates, activities }: Size): Step[] => [
  {
    name: "activities",
    says: `insert into activities (id, workspace_id, candidate_id, job_id, recruiter_id, kind, detail, at)
      select filling.id(moment.at, 'activity ' || n || ' ' || p.number), p.workspace_id, p.id, case when n > 2 then j.id end, p.recruiter_id,
        ${one(["created", "updated", "stage_changed", "matched", "note"], "n + 4")},
        case n % 5 when 0 then '{"text": "She called back and can start in March."}'::jsonb when 3 then '{"from": "suggested", "to": "shortlisted"}' else '{}' end, moment.at
      from generate_series(1, ${Math.ceil(activities / candidates)}) n cross join filling.people p
        cross join lateral (select p.at + (now() - p.at) * (n - 1) / ${Math.ceil(activities / candidates)}.0 as at) moment
        left join filling.jobs j on j.workspace_n = p.workspace_n and j.place = 1 + (p.place * n) % p.jobs`,
  },
  {
    name: "notes and tasks",
    says: `insert into notes (workspace_id, id, candidate_id, text, recruiter_id, created_at)
        select workspace_id, filling.id(at, 'note ' || number), id, 'She called back about ' || ${one(["Kafka", "the planning", "Excel", "a lease car", "Zwolle"], "number")} || ' and can start in March.', recruiter_id, at
        from filling.people where place % 2 = 0;
      insert into note_versions (workspace_id, id, note_id, version, text, recruiter_id, written_at)
        select workspace_id, filling.id(created_at, 'said ' || id), id, 1, 'She can start in April.', recruiter_id, created_at from notes where get_byte(uuid_send(id), 15) % 10 = 0;
      insert into to_dos (workspace_id, id, candidate_id, text, due_on, recruiter_id, created_by, done_at, created_at)
        select workspace_id, filling.id(at, 'to do ' || number), id, 'Call her back', current_date + (place % 60)::int - 30, recruiter_id, recruiter_id,
          case when place % 4 > 0 then at end, at from filling.people where place % 3 = 0;
      insert into notifications (workspace_id, id, recruiter_id, kind, note_id, by_recruiter_id, read_at, created_at)
        select workspace_id, filling.id(created_at, 'told ' || id), recruiter_id, 'mention', id, recruiter_id, created_at, created_at
        from notes where recruiter_id is not null and get_byte(uuid_send(id), 15) % 5 = 0`,
  },
  {
    name: "audit trail",
    says: `insert into audit_pseudonyms (workspace_id, pseudonym, candidate_id) select workspace_id, filling.id(at, 'pseudonym ' || number), id from filling.people;
      insert into audit_trail (workspace_id, seq, said, hash)
        select p.workspace_id, (p.place - 1) * 3 + n, jsonb_build_object('at', filling.told(p.at), 'act', ${one(["read", "change", "read"], "n")}, 'call', ${one(["candidate.show", "candidate.update", "candidate.show"], "n")},
          'by', 'person', 'candidates', jsonb_build_array(filling.id(p.at, 'pseudonym ' || p.number))), sha256(p.number::text::bytea)
        from generate_series(1, 3) n cross join filling.people p;
      insert into audit_heads (workspace_id, seq, hash) select id, size * 3, sha256('x') from filling.workspaces;
      insert into audit_anchors (workspace_id, day, seq, hash, seal) select id, current_date - day, greatest(1, size * 3 - day), sha256('x'), 'x' from filling.workspaces, generate_series(1, 60) day`,
  },
  {
    name: "talks",
    says: `insert into chats (id, workspace_id, kind, candidate_id, created_by, title, created_at, updated_at)
        select filling.id(p.at, 'chat ' || p.number), p.workspace_id, 'candidate', p.id, r.user_id, 'Does she know Kafka?', p.at, p.at
        from filling.people p join filling.recruiters r on r.id = p.recruiter_id where p.place % 30 = 1;
      insert into chat_messages (id, workspace_id, chat_id, position, role, content, citations, search, created_at)
        select filling.id(created_at, 'said ' || id || n), workspace_id, id, n, ${one(["assistant", "user"], "n")}, 'She ran Kafka for two years at Halderstroom.',
          case when n % 2 = 0 then jsonb_build_array(jsonb_build_object('n', 1, 'label', 'CV', 'source', 'cv', 'quote', 'Kafka', 'start', 8, 'end', 13, 'candidate_id', candidate_id)) else '[]' end, to_tsvector('simple', 'does she know kafka'), created_at
        from chats, generate_series(1, 6) n where title = 'Does she know Kafka?'`,
  },
  {
    name: "consent, requests and readings",
    says: `insert into consent_requests (id, workspace_id, candidate_id, recruiter_id, token_hash, asked, language, expires_at, consent_until, created_at)
        select filling.id(at, 'consent ' || number), workspace_id, id, recruiter_id, sha256(('consent ' || number)::bytea), (select asked from filling.asked), 'en', at + interval '30 days', at + interval '1 year', at
        from filling.people where place % 25 = 0;
      insert into consent_answers (id, request_id, answer, language, wording, at, workspace_id)
        select filling.id(created_at, 'answer ' || id), id, 'yes', 'en', 'You may propose me.', created_at, workspace_id from consent_requests;
      insert into privacy_requests (id, workspace_id, kind, candidate_id, person, received_on, due_on, recruiter_name)
        select filling.id(at, 'request ' || number), workspace_id, 'access', id, 'They themselves', at::date, at::date + 30, 'Sanne Postma' from filling.people where place % 300 = 1;
      insert into erasures (workspace_id, candidate_id, change_seq, at) select workspace_id, filling.id(at, 'gone ' || number), place, at from filling.people where place % 50 = 7;
      insert into protected_lines (id, workspace_id, job_id, job_title, quote, sentence, ground, law, recruiter_name)
        select filling.id(at, 'line ' || id), workspace_id, id, 'Engineer', 'young', 'a young colleague', 'age', 'WGBL', 'Sanne Postma' from filling.jobs where place % 3 = 0;
      insert into extractions (id, workspace_id, kind, text, draft, expires_at, created_at)
        select filling.id(at, 'reading ' || number), workspace_id, 'candidate', case when place % 80 < 60 then null else repeat('Ran Kafka for two years. ', 80) end, '{}',
          now() + interval '24 hours' - make_interval(hours => (place % 80 * 2)::int), now() from filling.people where place % 100 = 3;
      insert into imports (workspace_id, id, kind, state, file_name, shape, columns, mapping, is_staged, total, recruiter_id)
        select workspace_id, id, 'candidates', 'done', 'candidates.csv', '{"format": "csv", "encoding": "utf-8", "delimiter": ";"}', '[{"head": "Name", "samples": []}]', '["name"]', true, 100, id from filling.recruiters where number < 3;
      insert into import_rows (workspace_id, import_id, row, name, outcome)
        select workspace_id, id, n, 'Somebody', 'faulty' from filling.recruiters, generate_series(2, 200) n where number < 3;
      insert into external_ids (workspace_id, system, kind, external_id, candidate_id)
        select workspace_id, 'bullhorn', 'candidates', number::text, id from filling.people where place % 4 = 0;
      insert into import_templates (workspace_id, id, name, kind, columns) select workspace_id, id, 'From before ' || number, 'candidates', '{}' from filling.recruiters where number < 3;
      insert into import_files (workspace_id, import_id, file_id, is_table)
        select workspace_id, recruiter_id, filling.id(at, 'file ' || number), true from filling.people where place = 1;
      insert into samples (workspace_id, candidate_ids, job_ids, client_ids) select id, '{}', '{}', '{}' from filling.workspaces`,
  },
];

/** Two rows of steps that don't need each other, of about the same length. */
export const lanes = (size: Size): [Step[], Step[]] => [
  [...accounts, ...people],
  [...jobs, ...happenings(size)],
];

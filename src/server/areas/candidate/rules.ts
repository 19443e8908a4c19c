import { isDeepStrictEqual } from "node:util";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Retention } from "#contract/account/workspace.ts";
import { type Candidate, type Corrections, type ProfileFields, profileFields, type StoredPointed } from "#contract/candidate/candidate.ts";
import { fieldsOfCandidate } from "#contract/candidate/candidate-fields.ts";
import { WITHDRAWAL_HOURS } from "#contract/choices.ts";
import { valueAt } from "#contract/declared-field.ts";
import type { EvidenceByField } from "#contract/fields.ts";
import { heldSkills } from "#engine/facts/held-skills.ts";
import { profileNumbers } from "#engine/facts/profile-numbers.ts";
import type { FactSource } from "#engine/facts/reading.ts";
import { packFacts } from "#engine/facts/stored.ts";
import { skillKey } from "#engine/skills/lexicon.ts";
import { fieldsByKind } from "#server/core/fields.ts";
import { wordsAlone } from "#server/core/search.ts";
import { now } from "#server/parts/engine/ahead.ts";

/** The workspace's own fields have rules of their own. */
const { custom: _custom, ...plain } = profileFields.shape;
export const { scalars: scalarFields, lists: listFields } = fieldsByKind(plain);

type Profile = { [K in keyof ProfileFields]?: unknown };

/** Equal values, in whatever order the database keeps an object's keys. */
const same = (a: unknown, b: unknown) => isDeepStrictEqual(a ?? null, b ?? null);

/** Proof holds for a field as long as the field says what was read there; a changed one is a person's own word. */
export function evidenceThatHolds(evidence: EvidenceByField, read: Profile, stored: Profile): EvidenceByField {
  return Object.fromEntries(Object.entries(evidence).filter(([path]) => same(valueAt(read, path), valueAt(stored, path))));
}

/** Doubtful fields wait until somebody confirms or changes them. */
export function stillUnchecked(unchecked: string[], before: Profile, after: Profile): string[] {
  return unchecked.filter((path) => same(valueAt(before, path), valueAt(after, path)));
}

/** Which texts a search goes over, by weight. */
export function searchTexts(candidate: Partial<Candidate>): { name: string; role: string; rest: string } {
  const join = (...texts: (string | null | undefined)[]) => wordsAlone(texts.filter(Boolean).join(" "));
  const declared = (as: "name" | "role" | "rest") =>
    fieldsOfCandidate.flatMap((field) => ("search" in field && field.search === as ? String(valueAt(candidate, field.path) ?? "") : []));
  return {
    name: join(...declared("name")),
    role: join(
      ...declared("role"),
      ...(candidate.skills ?? []).map((one) => one.name),
      ...(candidate.experience ?? []).flatMap((one) => [one.title, one.company]),
    ),
    rest: join(
      ...declared("rest"),
      candidate.summary,
      ...(candidate.tags ?? []),
      ...(candidate.education ?? []).flatMap((one) => [one.degree, one.field, one.institution]),
      ...(candidate.certifications ?? []).map((one) => one.name),
      ...(candidate.experience ?? []).map((one) => one.description),
      candidate.cv_text,
    ).slice(0, 200_000),
  };
}

/** Whether anything is known of the name: an anonymous CV has none until somebody gives one. */
export const isNamed = (candidate: { first_name?: string | null | undefined; last_name?: string | null | undefined }) =>
  Boolean(candidate.first_name || candidate.last_name);

/** The columns among the fields sent: absent ones stay away, cleared lists become empty. */
export function fieldsOf(given: { [K in keyof ProfileFields]?: ProfileFields[K] }): Partial<Candidate> {
  const fields: Record<string, unknown> = {};
  for (const name of scalarFields) if (given[name] !== undefined) fields[name] = given[name] === "" ? null : given[name];
  for (const name of listFields) if (given[name] !== undefined) fields[name] = given[name];
  return fields as Partial<Candidate>;
}

/** Fields of one value that a fact is read from. */
const single = [
  "headline",
  "city",
  "years_experience",
  "available_from",
  "notice_weeks",
  "work_permit",
  "desired.hours_per_week",
  "desired.radius_km",
  "desired.salary_min",
  "desired.salary_max",
] as const;

/** A field of the profile, one of its lines, or a part of that; the years before a job (`gap`) too. */
const isConfirmable = (path: string): boolean =>
  /^[a-z_]+(?:\.\d{1,3}(?:\.[a-z_]{1,20})?)?$/.test(path) && [...scalarFields, ...listFields].some((field) => field === path.split(".")[0]);

/**
 * Which fields are a person's own word, by their path, after a change from `before` to `after`: those of earlier that hold, and
 * those that say something else now. Of a skill it is its years, of a language its level, wherever they stand in their list.
 */
export function correctionsAfter(
  before: Partial<Candidate>,
  after: Partial<Candidate>,
  earlier: Corrections,
  by: Corrections[string],
  confirmed: readonly string[] = [],
): Corrections {
  const found: Corrections = {};
  const put = (path: string, old: string | null, was: unknown, is: unknown) => {
    const kept = old === null ? undefined : earlier[old];
    if (!same(was, is)) {
      if (is !== null && is !== undefined) found[path] = by;
    } else if (kept) found[path] = kept;
  };
  for (const path of single) put(path, path, valueAt(before, path), valueAt(after, path));
  after.skills?.forEach(({ name, years }, index) => {
    const at = before.skills?.findIndex((one) => one.name === name) ?? -1;
    put(`skills.${index}.years`, at === -1 ? null : `skills.${at}.years`, before.skills?.[at]?.years ?? null, years ?? null);
  });
  after.languages?.forEach(({ language, level }, index) => {
    const at = before.languages?.findIndex((one) => one.language === language) ?? -1;
    put(`languages.${index}.level`, at === -1 ? null : `languages.${at}.level`, before.languages?.[at]?.level ?? null, level ?? null);
  });
  for (const path of confirmed)
    if (isConfirmable(path)) found[path] = { ...by, ...(same(valueAt(before, path), valueAt(after, path)) && { pointed: true }) };
  // What somebody pointed at in the CV, or answered for, stays theirs as long as it says the same.
  for (const [path, kept] of Object.entries(earlier))
    if (!found[path] && same(valueAt(before, path), valueAt(after, path))) found[path] = kept;
  return found;
}

const factFields = [
  ...["first_name", "last_name", "headline", "city", "country", "skills", "experience", "education", "certifications", "languages"],
  ...["years_experience", "desired", "available_from", "notice_weeks", "work_permit", "summary", "cv_text", "evidence"],
  ...["corrections", "pointed"],
] as (keyof Told)[]; // each is one of them by its name, which spreading forgets
/** Whether facts may be others after a change of these fields. */
export const changesFacts = (values: object): boolean => factFields.some((field) => field in values);
const nothing = { skills: [], experience: [], education: [], certifications: [], languages: [], desired: {} };

type Told = Partial<Candidate> & { corrections?: Corrections; pointed?: StoredPointed[] };

/** What of a record its facts are read from, and the day that "now" means in it. */
export function factSource(candidate: Told): [source: FactSource, today: string] {
  const source = Object.fromEntries(factFields.map((field) => [field, candidate[field]]).filter(([, value]) => value !== undefined));
  // What isn't given is nothing; a list of nothing is an empty one.
  return [{ ...nothing, ...source } as unknown as FactSource, new Date().toISOString().slice(0, 10)];
}

/** A record's facts as they are stored with it, and what is told from them: what it is counted by, and the numbers of its profile. */
export function factsToStore(candidate: Told) {
  const ledger = now("facts", ...factSource(candidate));
  return { facts: packFacts(ledger), held_skills: heldSkills(ledger, candidate.skills ?? []), ...profileNumbers(candidate, ledger) };
}

/** Whether somebody answered for a field: of a name both parts, of a language its level. */
export const isConfirmed = (path: string, confirmed: readonly string[]): boolean =>
  confirmed.some((one) => one === path || one.startsWith(`${path}.`) || (one === "last_name" && path === "first_name"));

const lastActivity = sql`(select max(a.at) from activities a where a.workspace_id = candidates.workspace_id and a.candidate_id = candidates.id)`;

const lastRestored = sql`(select max(a.at) from activities a where a.workspace_id = candidates.workspace_id
  and a.candidate_id = candidates.id and a.kind = 'restored')`;
const daysAfter = (moment: RawBuilder<unknown>, days: number | null) => sql`${moment} + make_interval(days => ${days}::int)`;

/** Until when consent that was given holds. */
const consentEnds = (days: number | null) => sql`coalesce((candidates.consent ->> 'expires_at')::timestamptz,
      ${daysAfter(sql`(candidates.consent ->> 'given_at')::timestamptz`, days)})`;

/**
 * The end of the last day on which a candidate is kept; null for ever. With consent: the day of its own end, else so many days after it
 * was given; after coming back out of the trash at least the days without consent, from then on. Without: so many days after their last
 * change or their last activity, whichever is later.
 */
export const keptUntil = ({ with_consent_days, without_consent_days }: Retention) => sql<string | null>`(((case
  when candidates.consent ->> 'given_at' is not null or candidates.consent ->> 'expires_at' is not null then greatest(
    ${consentEnds(with_consent_days)},
    ${daysAfter(lastRestored, without_consent_days)})
  else ${daysAfter(sql`greatest(candidates.updated_at, ${lastActivity})`, without_consent_days)}
  end) at time zone 'Europe/Amsterdam')::date + time '23:59:59') at time zone 'Europe/Amsterdam'`;

/**
 * Only whose last change is so old, or whose consent is over within the days, can be over their term by then: the rest of the rule, which
 * reads what happened to somebody, is asked of those alone. A day more, for terms end with their day.
 */
export const mayBeOver = (
  { with_consent_days, without_consent_days }: Retention,
  within_days = 0,
) => sql<SqlBool>`(case when candidates.consent ->> 'given_at' is not null or candidates.consent ->> 'expires_at' is not null
  then coalesce(${consentEnds(with_consent_days)}, '-infinity') < now() + make_interval(days => ${within_days}::int + 1)
  else candidates.updated_at < now() + make_interval(days => ${within_days}::int) - make_interval(days => ${without_consent_days}::int) end)`;

/** They leave within so many days, unless something happens. */
export const isLeaving = (terms: Retention, within_days: number) => sql<SqlBool>`${mayBeOver(terms, within_days)} and not (${isFarAlong})
  and ${keptUntil(terms)} between now() and now() + make_interval(days => ${within_days}::int)`;

/** They took back what they were kept by, and the time to answer that is over: whatever the term and the stage. */
export const isWithdrawn = sql<SqlBool>`(candidates.consent ->> 'withdrawn_at')::timestamptz
  < now() - make_interval(hours => ${sql.lit(WITHDRAWAL_HOURS)})`;

/** Whoever is in an interview or beyond stays, whatever their term. */
export const isFarAlong = sql<SqlBool>`exists (select 1 from matches m
  where m.workspace_id = candidates.workspace_id and m.candidate_id = candidates.id and m.stage in ('interview', 'offer', 'placed'))`;

/** The skills that a profile names by none of their names. */
export function unnamedSkills(skills: readonly string[], profile: readonly { name: string }[]): string[] {
  const named = new Set(profile.map(({ name }) => skillKey(name)));
  return skills.filter((skill) => !named.has(skillKey(skill)));
}

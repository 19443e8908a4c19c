import type { Candidate } from "#contract/candidate/candidate.ts";
import { educationLevels as levels, periods } from "#contract/choices.ts";
import type { Evidence, Verdict } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import type { Criterion, MatchRow, Note } from "#contract/job/match.ts";
import { wholeMonths } from "#contract/notice.ts";
import { formatDate, formatMoney, formatNumber } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";
import { hoursText, levelName } from "./job-words.ts";
import { languageName } from "./language-name.ts";

/** The verdict that counts: a person's before the engine's. */
export const verdictOf = (criterion: Pick<Criterion, "verdict" | "override">): Verdict => criterion.override?.verdict ?? criterion.verdict;

/** Which line of the comparison: the same for every candidate of a job. */
export function criterionKeys(criteria: readonly Criterion[]): string[] {
  const seen = new Map<string, number>();
  return criteria.map((criterion) => {
    if (criterion.requirement_id) return criterion.requirement_id;
    const base = `${criterion.criterion} ${criterion.text ?? ""}`;
    const nth = (seen.get(base) ?? 0) + 1;
    seen.set(base, nth);
    return `${base} ${nth}`;
  });
}

type Named = Pick<Criterion, "text" | "criterion" | "note">;
/** A job as far as its lines are called after it. */
export type Asked = Omit<Job, "description" | "requirements">;

/** What a line asks: the requirement's own words, or those of the job's field that it comes from. */
export function criterionName(t: Words, criterion: Named, job: Asked, language?: string): string {
  if (criterion.text !== null) return criterion.text;
  switch (criterion.criterion) {
    case "title":
      return t("matching.asks.title", { title: job.title });
    case "experience":
      return job.min_years ? t("matching.asks.experience", { count: job.min_years }) : t("matching.criterion.experience");
    case "education":
      return job.education_level
        ? t("matching.asks.education", { level: t(`jobs.education.${job.education_level}`) })
        : t("matching.criterion.education");
    case "language":
      return languageAsked(t, job, language ?? noteParam(criterion.note, "language"));
    case "place":
      return job.city ? t("matching.asks.place", { city: job.city }) : t("matching.criterion.place");
    case "hours": {
      const n = hoursText(t, job);
      return n ? t("matching.asks.hours", { n }) : t("matching.criterion.hours");
    }
    case "availability":
      return job.start_date ? t("matching.asks.availability", { date: formatDate(job.start_date) }) : t("matching.criterion.availability");
    case "salary":
      return salaryAsked(t, job);
    default:
      return t(`matching.criterion.${criterion.criterion}`);
  }
}

/** The names of all lines of a match; languages that nothing was found on are told apart by what is left. */
export function criterionNames(t: Words, criteria: readonly Criterion[], job: Job): string[] {
  const found = criteria
    .flatMap((each) => (isLanguageField(each) ? [noteParam(each.note, "language")] : []))
    .filter((each) => each !== undefined);
  const left = job.languages.map((each) => each.language).filter((each) => !found.includes(each));
  const nameless = criteria.filter((each) => isLanguageField(each) && noteParam(each.note, "language") === undefined).length;
  return criteria.map((criterion) => {
    const isNameless = isLanguageField(criterion) && noteParam(criterion.note, "language") === undefined;
    return criterionName(t, criterion, job, isNameless && left.length === nameless ? left.shift() : undefined);
  });
}

const isLanguageField = (criterion: Named) => criterion.criterion === "language" && criterion.text === null;

function noteParam(note: Note | null, name: string): string | undefined {
  const value = note?.params[name];
  return value === undefined ? undefined : String(value);
}

function languageAsked(t: Words, job: Asked, code: string | undefined): string {
  const asked = code ? job.languages.find((each) => each.language === code) : job.languages.length === 1 ? job.languages[0] : undefined;
  if (!asked) return t("matching.criterion.language");
  const language = languageName(asked.language);
  return asked.level
    ? t("matching.asks.language_level", { language, level: levelName(t, asked.level) })
    : t("matching.asks.language", { language });
}

function salaryAsked(t: Words, job: Asked): string {
  const most = job.salary_max ?? job.salary_min;
  if (!most || !job.period) return t("matching.criterion.salary");
  return t("matching.asks.salary", { amount: `${formatMoney(most, job.currency ?? "EUR")} ${t(`jobs.period.${job.period}`)}` });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A note in the page's language; null for one that these words don't know. */
export function noteText(t: Words, note: Note | null): string | null {
  if (!note) return null;
  const params = noteParams(t, note);
  const known = noteKeys.find((key) => key === note.key);
  return known ? t(`matching.notes.${known}`, params) : null;
}

const noteKeys = [
  "said_by",
  "some_of",
  "basic_level",
  "implied_by",
  "denied",
  "related_skill",
  "expired",
  "no_longer",
  "still_to_come",
  "rung_below",
  "study_other",
  "study_under_way",
  "years_unknown",
  "years_stated",
  "years_of",
  "title_same",
  "title_earlier",
  "title_related",
  "title_other",
  "relevance",
  "meaning",
  "education_level",
  "level_below",
  "language_level",
  "level_unknown",
  "language_below",
  "same_city",
  "distance_km",
  "hours",
  "available_from",
  "salary",
] as const;

/** Codes, cents and dates of a note as the reader writes them. */
export function noteParams(t: Words, { key, params }: Note): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    if (key === "salary" && (name === "has" || name === "asks")) {
      const each = periods.find((one) => one === params[`${name}_period`]);
      shown[name] = [formatMoney(Number(value), String(params.currency)), each && t(`jobs.period.${each}`)].filter(Boolean).join(" ");
    } else if (name === "language") shown[name] = languageName(String(value));
    else if (name === "date") shown[name] = formatDate(String(value));
    else if (key === "education_level" || key === "level_below") {
      const level = levels.find((one) => one === value);
      shown[name] = level ? t(`jobs.education.${level}`) : String(value);
    } else if (value === "native") shown[name] = t("jobs.native");
    else shown[name] = typeof value === "number" ? formatNumber(value) : value;
  }
  return shown;
}

/** Points as they are read: in tenths. */
export const formatPoints = (points: number): string => formatNumber(Math.round(points * 10) / 10);

export const pointsLabel = (t: Words, points: MatchRow["points"]): string =>
  t("common.points_label", {
    met: formatPoints(points.met),
    partly: formatPoints(points.partly),
    not_met: formatPoints(points.not_met),
    unknown: formatPoints(points.unknown),
  });

/** "from 1 Jan 2027", "available now", "notice 4 weeks"; null where nothing is known. */
function availabilityText(t: Words, person: Pick<Candidate, "available_from" | "notice_weeks">): string | null {
  if (person.available_from) {
    const isNow = person.available_from <= new Date().toISOString().slice(0, 10);
    return isNow ? t("matching.available_now") : t("matching.available_from", { date: formatDate(person.available_from) });
  }
  if (person.notice_weeks === 0) return t("matching.available_now");
  return person.notice_weeks ? noticeText(t, person.notice_weeks) : null;
}

/** "notice 2 months": the word of a CV, which is kept in weeks. */
function noticeText(t: Words, weeks: number): string {
  const months = wholeMonths(weeks);
  return months ? t("matching.notice_months", { n: months }) : t("matching.notice", { count: weeks });
}

type Working = Pick<Candidate, "headline" | "city"> & {
  experience: { title?: string | null | undefined; company?: string | null | undefined }[];
};

/** What somebody is: the headline, or the newest job's title. */
export const roleOf = (person: Working): string | null => person.headline || person.experience[0]?.title || null;

/** "Senior backend engineer, Utrecht · from 1 Jan 2027". */
export function factLine(t: Words, person: Working & Pick<Candidate, "available_from" | "notice_weeks">): string {
  const who = [roleOf(person), person.city].filter(Boolean).join(", ");
  return [who, availabilityText(t, person)].filter(Boolean).join(" · ");
}

/** The sum behind a score, as engine/matching/score.ts defines it. */
export function sumText(t: Words, match: MatchRow): string {
  const { met, partly, not_met, unknown } = match.points;
  const known = met + partly + not_met;
  if (known === 0) return t("matching.sum_none");
  const numbers = {
    met: formatPoints(met),
    partly: formatPoints(partly),
    known: formatPoints(known),
    unknown: formatPoints(unknown),
    score: match.score,
  };
  const isHalved = match.knock_outs_not_met > 0;
  if (unknown > 0) return t(isHalved ? "matching.sum_open_halved" : "matching.sum_open", numbers);
  return t(isHalved ? "matching.sum_halved" : "matching.sum", numbers);
}

/** "CV, page 1", "Profile, skills". */
export function sourceText(t: Words, evidence: Evidence, candidate?: Pick<Candidate, "skills">): string {
  if (evidence.source === "cv") return evidence.page ? t("matching.cv_page", { n: evidence.page }) : t("matching.cv");
  if (evidence.source === "job") return t("matching.job_source");
  if (evidence.source.startsWith("note:")) return t("matching.note_source");
  const skill = candidate?.skills[Number(/^profile:skills\.(\d+)\.years$/.exec(evidence.source)?.[1])];
  if (skill) return t("matching.profile_years", { name: skill.name });
  const field = evidence.source.slice("profile:".length).split(".")[0] ?? "";
  return t("matching.profile_field", { field: fieldName(t, field) });
}

const profileFields = [
  "headline",
  "city",
  "skills",
  "experience",
  "education",
  "certifications",
  "languages",
  "years_experience",
  "desired",
  "available_from",
  "notice_weeks",
  "work_permit",
  "summary",
] as const;

function fieldName(t: Words, field: string): string {
  const known = profileFields.find((name) => name === field);
  return known ? t(`matching.profile_fields.${known}`) : field;
}

/** What a row says in one line beside a verdict: the first quote, or what it means for the job where that says more: of a value of the profile, or of the dates that years are counted from. */
export function proofText(t: Words, criterion: Criterion): string | null {
  const [first] = criterion.evidence;
  if (!first) return null;
  const isBare =
    first.source.startsWith("profile:") ||
    criterion.criterion === "title" ||
    criterion.note?.key === "years_of" ||
    criterion.note?.key === "years_stated";
  const note = isBare ? noteText(t, criterion.note) : null;
  return note ? capital(note) : `“${first.quote}”`;
}

const filler = new Set(
  "and the with for you your our are not has have from that this een het van met voor als bij naar die dat zijn heeft hebt kunt niet ook aan door over more than least minimaal minstens ervaring experience kennis knowledge years jaar".split(
    " ",
  ),
);

/** The stretches of a quote that hold the words asked for, so that the eye finds them. */
export function wordsFound(quote: string, asked: readonly (string | null | undefined)[]): { start: number; end: number }[] {
  const words = new Set(
    asked
      .flatMap((each) => each?.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*[\p{L}\p{N}+#]|[\p{L}]/gu) ?? [])
      .filter((word) => (word.length > 2 ? !filler.has(word) : /^\p{L}[\d#+]/u.test(word))),
  );
  const found: { start: number; end: number }[] = [];
  for (const hit of quote.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#.]*[\p{L}\p{N}+#]|[\p{L}]/gu)) {
    const word = hit[0].toLowerCase();
    if (
      ![...words].some((each) => word === each || (each.length > 4 && word.startsWith(each)) || (word.length > 4 && each.startsWith(word)))
    )
      continue;
    const last = found.at(-1);
    // Neighbours become one stretch.
    if (last && /^\s+$/.test(quote.slice(last.end, hit.index))) last.end = hit.index + hit[0].length;
    else found.push({ start: hit.index, end: hit.index + hit[0].length });
  }
  return found;
}

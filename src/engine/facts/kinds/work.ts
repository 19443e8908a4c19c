import { nth } from "#contract/nth.ts";
import { findTitles, titleFamily } from "#engine/skills/titles.ts";
import { numberOf, smallNumber } from "../number-words.ts";
import { type Named, withoutName } from "../own-name.ts";
import { coveredMonths } from "../periods.ts";
import type { Reading } from "../reading.ts";

/** The precise roles that a title names; the general one where it names no other. */
export function rolesIn(title: string): string[] {
  const { role } = titleFamily(title);
  const precise = findTitles(title)
    .filter((found) => !found.general)
    .map((found) => found.role);
  return [...new Set(role ? [role, ...precise] : precise)];
}

/** Before the role of an occupation that the lexicon knows. */
export const ROLE = "role:";

/** What a title is about: its roles, which somebody's own name in it tells nothing of, else its own words. */
function subjectsOf(title: string, source: Named): string[] {
  const roles = rolesIn(withoutName(title, source));
  return roles.length > 0 ? roles.map((role) => `${ROLE}${role}`) : [title];
}

const totalYears = new RegExp(
  `(?<![\\p{L}\\d])(${smallNumber})\\s*\\+?\\s*(?:years?|yrs?|jaar|jaren)['’]?\\s+(?:(?:of|aan)\\s+)?(?:\\p{L}[\\p{L}-]*\\s+){0,3}(?:werk)?(?:experience|ervaring)`,
  "iu",
);

/** A line this short that names a profession is a job title, not a mention of one. */
const TITLE_LINE = 90;
const MOST_TITLES = 60;
const dated = /\b(?:19|20)\d{2}\b|present|current|heden/i;
const mention =
  /\b(?:with|for|to|met|voor|aan|reporting|managed|supervised|trained|team of|including|assist\w*|support\w*|between)\b[^\n]{0,40}$/i;

/** Where the profile holds no jobs, titles are read from the text itself, where they stand as titles. */
function findTitlesInText(reading: Reading): void {
  const { cv } = reading;
  let count = 0;
  for (const found of findTitles(cv, reading.tokens)) {
    if (count >= MOST_TITLES) return;
    const line = reading.lineOf(found);
    const written = cv.slice(line.start, line.end);
    const before = cv.slice(Math.max(line.start, found.start - 60), found.start);
    if (mention.test(before) || (found.general && written.length > 40 && !dated.test(written))) continue;
    const isTitle = written.length <= TITLE_LINE || (dated.test(written) && found.start - line.start < 120) || found.start < 200;
    if (!isTitle) continue;
    count += 1;
    reading.add({
      kind: "occupation",
      subject: `${ROLE}${found.role}`,
      value: cv.slice(found.start, found.end),
      polarity: "has",
      says: { by: "document" },
      quotes: [reading.inCv(found)],
      sure: 0.65,
    });
  }
}

/** The jobs held and how long all of them took: `occupation`, `employer`, `experience`. */
export function findWork(reading: Reading): void {
  const { source, periods } = reading;
  const jobs: number[] = [];
  const headline = reading.field("headline", source.headline);
  if (source.headline && headline)
    for (const subject of subjectsOf(source.headline, source))
      reading.add({
        kind: "occupation",
        subject,
        value: source.headline,
        polarity: "has",
        says: reading.says("headline"),
        quotes: [headline],
        sure: 0.8,
      });
  source.experience.forEach((job, index) => {
    const path = `experience.${index}`;
    const dates = reading.field(`${path}.start`, job.start) ?? reading.field(`${path}.end`, job.end);
    const period = periods[index] ?? undefined;
    const title = reading.field(`${path}.title`, job.title);
    const company = reading.field(`${path}.company`, job.company);
    const base = { at: index, polarity: "has" as const, says: reading.says(`${path}.title`, path), sure: period ? 0.95 : 0.8 };
    const quotes = [title ?? company, dates].filter((one) => one !== null);
    if (job.title && title) {
      subjectsOf(job.title, source).forEach((subject, nth) => {
        const number = reading.add({ kind: "occupation", subject, value: job.title ?? "", ...(period && { period }), ...base, quotes });
        if (nth === 0) jobs.push(number);
      });
    }
    if (job.company && company) {
      const number = reading.add({ kind: "employer", subject: job.company, ...(period && { period }), ...base, quotes: [company] });
      if (!job.title) jobs.push(number);
    }
  });
  if (!source.experience.some(({ title }) => title)) findTitlesInText(reading);
  const counted = jobs.filter((number) => reading.facts[number]?.period);
  const months = coveredMonths(periods.filter((period) => period !== null));
  if (months > 0 && counted.length > 0)
    reading.add({
      kind: "experience",
      subject: "work",
      value: months,
      unit: "months",
      polarity: "has",
      says: { by: "rule", rule: "months_of_jobs", of: counted },
      quotes: counted.flatMap((number) => reading.facts[number]?.quotes.at(-1) ?? []).slice(0, 3),
      sure: 0.9,
    });
  const years = { kind: "experience" as const, subject: "work", unit: "months" as const, polarity: "has" as const };
  const own = reading.says("years_experience");
  const typed = source.years_experience ? reading.field("years_experience", source.years_experience) : null;
  const stated = totalYears.exec(reading.cv);
  const isStated = stated !== null && numberOf(nth(stated, 1)) > 0;
  // A person's own number; or that of a record typed by hand, which has no dates and no document.
  if (typed && (own.by === "person" || (!isStated && months === 0)))
    reading.add({ ...years, value: Math.round(Number(source.years_experience) * 12), says: own, quotes: [typed], sure: 0.95 });
  else if (isStated)
    reading.add({
      ...years,
      value: numberOf(nth(stated, 1)) * 12,
      says: { by: "document" },
      quotes: [reading.inCv({ start: stated.index, end: stated.index + stated[0].length })],
      sure: 0.85,
    });
}

import type { FieldEvidence } from "#contract/fields.ts";
import { findDates } from "#engine/cv/fields/dates.ts";
import { headingKind } from "#engine/cv/heading-words.ts";
import { periodsOf } from "#engine/facts/periods.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { hasWord } from "#engine/words/doubt-words.ts";
import { choicesBut, type Value } from "../doubt.ts";
import { quoteAt, type Read, unsureOf } from "./read.ts";

/** Years with nothing in them, in months, from which it is worth a question. */
const GAP = 18;
const LONG_GAP = 36;
const NEAR = 120;
/** A title has so many words at most. */
const TITLE_WORDS = 6;

/** What somebody does now, or did last: what a client reads first. */
export function workOf(candidate: Read): Value[] {
  const { experience } = candidate;
  const at = Math.max(
    0,
    experience.findIndex(({ current }) => current),
  );
  const job = experience[at];
  if (!job) return [];
  const { title, company } = job;
  const left = spansIn(candidate).filter(({ isBegun }) => !isBegun);
  const shared = {
    several_now: experience.filter(({ current }) => current).length > 1,
    now_left: left.some(({ current }) => current),
    dates_left: left.length > 2,
    alone: experience.length === 1,
    older: experience.some(({ start, end, current }) => !current && !job.current && (end ?? start ?? "") > (job.end ?? job.start ?? "")),
    aside: hasWord("aside", `${title ?? ""} ${company ?? ""}`),
  };
  const value = (field: "title" | "company", text: string | null | undefined): Omit<Value, "kind" | "signs">[] => {
    const path = `experience.${at}.${field}`;
    const read = candidate.evidence[path];
    const choices = choicesBut(text ?? null, partsAround(candidate.cv_text ?? "", read));
    return text && read ? [{ path, why: "unsure", value: text, quote: quoteAt(candidate, path), choices }] : [];
  };
  const looks = (text: string) => ({
    small_letter: /^\p{Ll}/u.test(text),
    cut_off: /(?:[&,(/-]|\s(?:of|the|van|de|het|and|en|at|bij|for|voor|in))$/iu.test(text),
  });
  return [
    ...value("title", title).map((one): Value => {
      const text = one.value ?? "";
      const titled = shareOf(text, findTitles(text));
      const signs = {
        ...shared,
        ...looks(text),
        unsure: unsureOf(candidate, one.path),
        unknown_title: titled === 0,
        hardly_title: titled > 0 && titled < 0.4,
        is_long: text.split(/\s+/).length > TITLE_WORDS,
        no_employer: !company,
      };
      return { ...one, kind: "job", signs };
    }),
    ...value("company", company).map((one): Value => {
      const text = one.value ?? "";
      const signs = {
        ...shared,
        ...looks(text),
        unsure: unsureOf(candidate, one.path),
      };
      return { ...one, kind: "employer", signs };
    }),
  ];
}

/** How much of a text the finds make up, 0…1. */
const shareOf = (text: string, found: readonly { start: number; end: number }[]) =>
  found.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, text.length);

/** Spans of time that the CV names, each with its line, and whether a job or study begins with it. */
function spansIn({ cv_text, experience, education }: Read) {
  const begun = new Set([...experience, ...education].map(({ start }) => start?.slice(0, 4)));
  let next = 0;
  return (cv_text ?? "").split("\n").flatMap((line) => {
    const start = next;
    next += line.length + 1;
    const spans = findDates(line).filter(({ single }) => !single);
    return spans.map(({ current, from }) => ({ current, isBegun: begun.has(from?.slice(0, 4)), line, start }));
  });
}

const FEWEST_SPANS = 2;
const MOST_SHOWN = 3;
/** Longer lines tell a story. */
const LONGEST_LINE = 160;

/** A page that was hard to read: fewer than half of its dated lines have become a job or study. A few of the others are shown. */
export function layoutOf(candidate: Read): Value[] {
  const spans = spansIn(candidate).filter(({ line }) => line.length <= LONGEST_LINE);
  const left = spans.filter(({ isBegun }) => !isBegun);
  const [first] = left;
  const entries = [...candidate.experience, ...candidate.education].filter(({ start }) => start).length;
  if (!first || spans.length < FEWEST_SPANS || entries * 2 >= spans.length) return [];
  const shown = [...new Set(left.map(({ line }) => line.trim()))].slice(0, MOST_SHOWN);
  const start = first.start + first.line.length - first.line.trimStart().length;
  const quote = { quote: first.line.trim(), start, end: start + first.line.trim().length };
  return [{ path: "experience", why: "layout", value: shown.join("\n"), quote, choices: [], kind: "gap", signs: {}, isCertain: true }];
}

/** The parts of the line that a field was read from, and of its neighbours. */
function partsAround(text: string, read: FieldEvidence | undefined): string[] {
  if (!read) return [];
  const from = text.lastIndexOf("\n", Math.max(0, text.lastIndexOf("\n", read.start - 1) - 1)) + 1;
  const after = text.indexOf("\n", read.end);
  const to = after === -1 ? text.length : text.indexOf("\n", after + 1) === -1 ? text.length : text.indexOf("\n", after + 1);
  return text
    .slice(Math.max(from, read.start - NEAR), Math.min(to, read.end + NEAR))
    .split(/\n|\s[|–—-]\s|,\s|\t| {3,}/)
    .map((part) => part.replace(/^[\s•·-]+/, "").trim())
    .filter(
      (part) =>
        part.length > 2 &&
        part.length <= 60 &&
        /^\p{Lu}/u.test(part) &&
        !/\d{4}/.test(part) &&
        headingKind(part) === null &&
        findPlaces(part).length === 0 &&
        !isOnlySkills(part),
    )
    .slice(0, 5);
}

/** "Kafka", "Java en PostgreSQL": what somebody works with, and neither what they are nor for whom. */
function isOnlySkills(part: string): boolean {
  const skills = findTitles(part).length > 0 ? [] : findSkills(part);
  const rest = skills.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, part);
  return skills.length > 0 && !/\p{L}/u.test(rest.replace(/(?<!\p{L})(?:en|and|of|or|met|with)(?!\p{L})/giu, " "));
}

/** Dates that can't both be, and years with nothing in them. */
export function datesIn(candidate: Read): Value[] {
  const { experience } = candidate;
  const clashes = experience.flatMap(({ start, end, current, title, company }, index): Value[] => {
    if (!start || !end || current || start.slice(0, 7) <= end.slice(0, Math.max(4, start.length))) return [];
    const path = `experience.${index}.start`;
    const value = [title ?? company, `${start} – ${end}`].filter(Boolean).join(": ");
    const quote = quoteAt(candidate, path) ?? quoteAt(candidate, `experience.${index}.end`);
    return [{ path, why: "clash", value, quote, choices: [], kind: "gap", signs: {}, isCertain: true }];
  });
  const known = periodsOf({ experience }, null)
    .flatMap((period, index) => (period ? [{ ...period, index }] : []))
    .sort((one, other) => one.start - other.start);
  let until = known[0]?.end ?? 0;
  const gaps = known.flatMap(({ start, end, index }): Value[] => {
    const from = until;
    until = Math.max(until, end);
    if (start - from < GAP) return [];
    const signs = { long: start - from >= LONG_GAP };
    const value = `${yearOf(from)} – ${yearOf(start)}`;
    const quote = quoteAt(candidate, `experience.${index}.start`);
    return [{ path: `experience.${index}.gap`, why: "gap", value, quote, choices: [], kind: "gap", signs }];
  });
  return [...clashes, ...gaps];
}

const yearOf = (month: number): number => Math.floor(month / 12);

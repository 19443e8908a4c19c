import { type DateSpan, findDates } from "./dates.ts";
import type { Read } from "./evidence.ts";
import type { Job } from "./jobs.ts";
import type { Line } from "./lines.ts";
import { isPlace, titleScore } from "./vocabulary.ts";

const SENTENCE = /[^.!?]+(?:[.!?]+(?!\s|$)[^.!?]+)*[.!?]*\s*/g;
const LONGEST = 4000;
const MOST = 40;

/** "werkte ik als kok", "I became team leader": what comes behind it is a title. */
const WORKED =
  /(?<!\p{L})(?:als|werd ik|werd|was ik|ben ik|as(?: an?| the)?|became(?: an?| the)?|I was(?: an?| the)?|I am(?: an?| the)?|been(?: an?| the)?|work(?:ed|ing)? as(?: an?| the)?)\s+(?:een |de |het |an? |the )?(?=\p{L})/giu;
const EMPLOYER =
  /(?<!\p{L})(?:bij|at|for|joined|with)\s+(?:(?:de|het|een|the|a|an)\s+)?((?:\p{Ll}+\s){0,2}(?:\p{Lu}[\p{L}\d&'’.-]*|\d+)(?:\s+(?:(?:de|het|van|der|den|en|of|the|and|&|voor|op|aan)\s+)*(?:\p{Lu}[\p{L}\d&'’-]*|\d+))*)/u;
const TITLE_END = /\s+(?:bij|at|for|in|te|waar|where|en|and|tot|until|van \d|from \d|with|op)(?=\s)|[,;:.()]/u;
const UNTIL = /(?<!\p{L})(?:tot(?: en met)?|t\/m|until|till)\s+$/iu;

/**
 * Jobs told in running sentences ("In 2012 werd ik filiaalleidster bij …"): a sentence with a moment, a title and an employer.
 * For CVs that tell their work in no other way.
 */
export function jobsInProse(lines: Line[]): Job[] {
  const jobs: Job[] = [];
  for (const line of lines) {
    if (line.text.length > LONGEST || !/(?:19|20)\d{2}/.test(line.text)) continue;
    for (const match of line.text.matchAll(SENTENCE)) {
      const job = jobs.length < MOST ? jobIn(match[0], line, match.index) : null;
      if (job) jobs.push(job);
    }
  }
  return jobs;
}

function jobIn(sentence: string, line: Line, offset: number): Job | null {
  const dates = findDates(sentence);
  const first = dates[0];
  const employer = EMPLOYER.exec(sentence);
  const named = employer?.[1]?.replace(/[.'’]+$/, "");
  const title = titleIn(sentence);
  if (!first || !employer || !named || !title || isPlace(named)) return null;
  const read = (value: string, at: number): Read => ({
    value,
    start: line.start + offset + at,
    end: line.start + offset + at + value.length,
    confidence: 0.72,
  });
  const until = first.single ? dates.find((date) => UNTIL.test(sentence.slice(0, date.start))) : undefined;
  const from = first === until ? null : first.from;
  const span: DateSpan = first.single
    ? { ...first, from, to: until?.from ?? null, single: until === undefined, start: first.start + offset, end: first.end + offset }
    : { ...first, start: first.start + offset, end: first.end + offset };
  return {
    title: read(title.value, title.at),
    company: read(named, employer.index + employer[0].indexOf(named)),
    location: null,
    entry: { span: { ...span, line }, phrases: [], description: [], first: line, apart: true },
  };
}

function titleIn(sentence: string): { value: string; at: number } | null {
  for (const match of sentence.matchAll(WORKED)) {
    const at = match.index + match[0].length;
    const rest = sentence.slice(at, at + 120);
    const value = rest.slice(0, TITLE_END.exec(rest)?.index ?? rest.length).trim();
    if (value.length <= 80 && titleScore(value) >= 0.7) return { value, at };
  }
  return null;
}

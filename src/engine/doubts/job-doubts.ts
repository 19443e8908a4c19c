import { requirementKinds } from "#contract/choices.ts";
import type { Doubt, EvidenceByField } from "#contract/fields.ts";
import type { JobDraft } from "#contract/job/job.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { isName } from "#engine/vacancy/terms/organisation.ts";
import { firstLinesOf } from "#engine/vacancy/text/header-parts.ts";
import { headingOf } from "#engine/vacancy/text/headings.ts";
import { hasWord } from "#engine/words/doubt-words.ts";
import { cues, lowered } from "#engine/words/vacancy-words.ts";
import type { AskedKind, Signs } from "./chance.ts";
import { choicesBut, quoteOf, type Value, worthAsking } from "./doubt.ts";

const LONGEST = 90;

/** The questions worth asking of a vacancy that was read; `evidence` with calibrated confidence. */
export const jobDoubts = (text: string, job: JobDraft, evidence: EvidenceByField): Doubt[] => worthAsking(valuesOfJob(text, job, evidence));

/** What of a vacancy matters where it is wrong, with what speaks against each. */
export function valuesOfJob(text: string, job: JobDraft, evidence: EvidenceByField): Value[] {
  const { titles, names } = headOf(text);
  const { title = null, city = null, hours_per_week } = job;
  const client = job.client?.name ?? null;
  const hours = [...text.matchAll(/(?<![\d,.])(\d{1,2})\s*(?:uur|uren|hours|u)(?!\p{L})/giu)].map(([, n]) => String(n));
  /** A value with no sign of being wrong; none where nothing was read. */
  const value = (path: string, kind: AskedKind, read: string | null, choices: readonly string[], signs: Signs = {}): Value[] => {
    const at = evidence[path];
    return read && at ? [{ path, why: "unsure", value: read, quote: quoteOf(at), choices: choicesBut(read, choices), kind, signs }] : [];
  };
  const missing = (path: string, kind: AskedKind, choices: readonly string[]): Value => {
    const isCertain = kind === "title";
    return { path, why: "missing", value: null, quote: null, choices: choicesBut(null, choices), kind, signs: {}, isCertain };
  };
  const others = names.filter((name) => name !== title);
  return [
    ...(title === null ? [missing("title", "title", titles)] : value("title", "title", title, titles)),
    ...(client === null ? [missing("client.name", "client_missing", others)] : value("client.name", "client", client, others)),
    ...value(
      "city",
      "place",
      city,
      findPlaces(text).map(({ name }) => name),
    ),
    ...value("hours_per_week", "hours", hours_per_week ? String(hours_per_week) : null, hours, { several: new Set(hours).size > 1 }),
    ...value(job.salary_max ? "salary_max" : "salary_min", "pay", payOf(job), []),
    ...kindsOf(text, job, evidence),
  ];
}

/** Whether a requirement is a must, nice to have or a knock-out. */
function kindsOf(text: string, job: JobDraft, evidence: EvidenceByField): Value[] {
  return (job.requirements ?? []).flatMap((requirement, index): Value[] => {
    const read = evidence[`requirements.${index}`];
    if (!read) return [];
    const { kind } = requirement;
    const sentence = sentenceAround(text, read);
    const said = { must: cues.must, nice: cues.nice, knock_out: cues.knockOut };
    const others = requirementKinds.filter((one) => one !== kind && !(kind === "knock_out" && one === "must"));
    const signs = {
      said_otherwise: others.some((one) => said[one].test(lowered(sentence))),
      says_otherwise: others.some((one) => said[one].test(lowered(read.quote))),
      likes: kind !== "nice" && hasWord("likes", read.quote),
      refuses: kind === "must" && hasWord("refuses", sentence),
      only_one: (job.requirements ?? []).filter((one) => one.kind === kind).length === 1,
    };
    const choices = requirementKinds.filter((one) => one !== kind);
    return [{ path: `requirements.${index}.kind`, why: "unsure", value: kind, quote: quoteOf(read), choices, kind: "kind", signs }];
  });
}

/** The sentence that a quote stands in. */
function sentenceAround(text: string, { start, end }: { start: number; end: number }): string {
  const from = Math.max(text.lastIndexOf("\n", start - 1), text.lastIndexOf(". ", start - 1)) + 1;
  const rest = text.slice(end);
  const to = rest.search(/\n|\. /);
  return text.slice(from, to === -1 ? text.length : end + to).trim();
}

/** A title has so many words at most; what has more is a sentence that names one. */
const MOST_WORDS = 6;

/** What of a vacancy's head could be its title, and what could be somebody's name. */
function headOf(text: string): { titles: string[]; names: string[] } {
  const lines = firstLinesOf(text, 6).map(({ start, end }) => text.slice(start, end));
  const until = lines.findIndex((line) => headingOf(line, true) !== null || /^[-•*–]/.test(line) || line.length > 200);
  const parts = (until === -1 ? lines : lines.slice(0, until)).flatMap((line) => [
    line,
    ...line.split(/[,|–•:]|\s-\s|\s(?:bij|at|voor|for)\s/),
  ]);
  const plausible = parts
    .map((part) => part.trim())
    .filter((part) => /^\p{Lu}/u.test(part) && part.length > 2 && part.length <= LONGEST && !/\d/.test(part));
  const isTitle = (part: string) => findTitles(part).length > 0;
  return {
    titles: plausible.filter((part) => part.split(/\s+/).length <= MOST_WORDS && isTitle(part)),
    names: plausible.filter((part) => !isTitle(part) && !part.includes(",") && findPlaces(part).length === 0 && isName(part)),
  };
}

const payOf = ({ salary_min, salary_max, currency }: JobDraft): string | null => {
  const amounts = [salary_min, salary_max].flatMap((cents) => (cents ? [String(cents / 100)] : []));
  return amounts.length > 0 ? `${currency ?? "EUR"} ${[...new Set(amounts)].join(" – ")}` : null;
};

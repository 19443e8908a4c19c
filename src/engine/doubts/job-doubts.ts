import { requirementKinds } from "#contract/choices.ts";
import type { Doubt, EvidenceByField } from "#contract/fields.ts";
import type { JobDraft } from "#contract/job/job.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { isName } from "#engine/vacancy/terms/organisation.ts";
import { firstLinesOf } from "#engine/vacancy/text/header-parts.ts";
import { headingOf } from "#engine/vacancy/text/headings.ts";
import { yearsIn } from "#engine/vacancy/years.ts";
import { choicesBut, largest, quoteOf, type Weighed } from "./doubt.ts";

/** What it costs to have a field wrong: a knock-out keeps people out, a title finds the wrong ones, hours and pay are seen at once. */
const harm = { title: 5, client: 3, knock_out: 5, must: 3, nice: 2, years: 3, place: 3, hours: 2, pay: 2 };

const LONGEST = 90;

/** The questions worth asking of a vacancy that was read; `evidence` with calibrated confidence. */
export function jobDoubts(text: string, job: JobDraft, evidence: EvidenceByField): Doubt[] {
  const found: Weighed[] = [];
  const ask = (path: string, value: string | null, cost: number, choices: readonly string[]) => {
    const read = evidence[path];
    if (read && value !== null)
      found.push({
        path,
        why: "unsure",
        value,
        quote: quoteOf(read),
        choices: [...choices],
        sure: read.confidence,
        harm: cost * (1 - read.confidence),
      });
  };
  const { titles, names } = headOf(text);
  if (job.title) ask("title", job.title, harm.title, choicesBut(job.title, titles));
  else
    found.push({ path: "title", why: "missing", value: null, quote: null, choices: choicesBut(null, titles), sure: 0, harm: harm.title });
  const client = job.client?.name ?? null;
  ask(
    "client.name",
    client,
    harm.client,
    choicesBut(
      client,
      names.filter((name) => name !== job.title),
    ),
  );
  ask(
    "city",
    job.city ?? null,
    harm.place,
    choicesBut(
      job.city ?? null,
      findPlaces(text).map(({ name }) => name),
    ),
  );
  const hours = [...text.matchAll(/(?<![\d,.])(\d{1,2})\s*(?:uur|uren|hours|u)(?!\p{L})/giu)].map(([, n]) => String(n));
  ask("hours_per_week", job.hours_per_week ? String(job.hours_per_week) : null, harm.hours, choicesBut(String(job.hours_per_week), hours));
  ask(job.salary_max ? "salary_max" : "salary_min", payOf(job), harm.pay, []);
  (job.requirements ?? []).forEach((requirement, index) => {
    const read = evidence[`requirements.${index}`];
    if (!read) return;
    found.push({
      path: `requirements.${index}.kind`,
      why: "unsure",
      value: requirement.kind,
      quote: quoteOf(read),
      choices: requirementKinds.filter((kind) => kind !== requirement.kind),
      sure: read.confidence,
      harm: harm[requirement.kind] * (1 - read.confidence),
    });
    // Years that the requirement's own words don't give.
    const years = requirement.min_years ?? null;
    const stated = yearsIn(read.quote);
    if (years !== null && years !== stated)
      found.push({
        path: `requirements.${index}.min_years`,
        why: "unsure",
        value: String(years),
        quote: quoteOf(read),
        choices: choicesBut(String(years), [stated === null ? null : String(stated)]),
        sure: 0.6,
        harm: harm.years * 0.4,
      });
  });
  return largest(oneKind(found));
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

/** Of kinds at most three are asked, the most harmful ones: twenty musts under one heading are one doubt, not twenty. */
function oneKind(found: Weighed[]): Weighed[] {
  const kinds = found
    .filter(({ path }) => path.endsWith(".kind"))
    .sort((one, other) => other.harm - one.harm)
    .slice(0, 2);
  return found.filter((one) => !one.path.endsWith(".kind") || kinds.includes(one));
}

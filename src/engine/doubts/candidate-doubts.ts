import type { Candidate, Corrections } from "#contract/candidate/candidate.ts";
import { educationLevels, languageLevels } from "#contract/choices.ts";
import type { Doubt, FieldEvidence } from "#contract/fields.ts";
import { headingKind } from "#engine/cv/heading-words.ts";
import { periodsOf } from "#engine/facts/periods.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { choicesBut, largest, quoteOf, type Weighed } from "./doubt.ts";

type Read = Pick<
  Candidate,
  "first_name" | "last_name" | "city" | "experience" | "education" | "languages" | "evidence" | "unchecked_fields" | "cv_text"
> & { corrections?: Corrections };

/** What it costs to have a field wrong: a letter to the wrong name, a person sold as what they aren't. */
const harm = { name: 5, title: 4, company: 3, place: 3, clash: 3, gap: 1.5, degree: 2, level: 2, other: 1 };

/** Years with nothing in them, in months, from which it is worth a question. */
const GAP = 18;
const NEAR = 120;

/** The questions worth asking of a CV that was read; what somebody answered for isn't asked again. */
export function candidateDoubts(candidate: Read): Doubt[] {
  const { evidence, experience } = candidate;
  if (candidate.cv_text === null) return [];
  const isAnswered = (path: string) => candidate.corrections?.[path] !== undefined;
  const found: Weighed[] = [];
  const ask = (path: string, value: string | null | undefined, cost: number, choices: readonly string[] = []) => {
    const read = evidence[path];
    if (!read || !value || isAnswered(path)) return;
    // What the reader itself left for a person is never beyond doubt.
    const sure = candidate.unchecked_fields.includes(path) ? Math.min(read.confidence, 0.6) : read.confidence;
    found.push({ path, why: "unsure", value, quote: quoteOf(read), choices: [...choices], sure, harm: cost * (1 - sure) });
  };
  const name = [candidate.first_name, candidate.last_name].filter(Boolean).join(" ");
  ask("last_name", name || null, harm.name, choicesBut(name, firstLines(candidate.cv_text)));
  if (!name && !isAnswered("last_name"))
    found.push({
      path: "last_name",
      why: "missing",
      value: null,
      quote: null,
      choices: choicesBut(null, firstLines(candidate.cv_text)),
      sure: 0,
      harm: harm.name,
    });
  ask("city", candidate.city, harm.place);
  const present = Math.max(
    0,
    experience.findIndex(({ current }) => current),
  );
  experience.forEach(({ title, company }, index) => {
    const weight = index === present ? 1 : 0.4;
    const near = (path: string, value: string | null | undefined) =>
      choicesBut(value ?? null, partsAround(candidate.cv_text ?? "", evidence[path]));
    ask(`experience.${index}.title`, title, harm.title * weight, index === present ? near(`experience.${index}.title`, title) : []);
    ask(
      `experience.${index}.company`,
      company,
      harm.company * weight,
      index === present ? near(`experience.${index}.company`, company) : [],
    );
  });
  found.push(...datesIn(candidate).filter(({ path }) => !isAnswered(path)));
  candidate.education.forEach(({ degree }, index) => {
    const path = `education.${index}.degree`;
    // A study whose level nothing tells.
    const unclear = degree && findEducationLevels(degree).length === 0 ? 1.5 : 0.5;
    ask(
      path,
      degree,
      harm.degree * unclear,
      unclear > 1
        ? educationLevels
            .filter((level) => level !== "none")
            .slice(0, 6)
            .map((level) => `${level} ${degree}`)
        : [],
    );
  });
  candidate.languages.forEach(({ language, level }, index) => {
    const path = `languages.${index}`;
    const read = evidence[path];
    if (!read || isAnswered(path) || isAnswered(`${path}.level`)) return;
    const sure = level ? read.confidence : Math.min(read.confidence, 0.7);
    found.push({
      path: `${path}.level`,
      why: level ? "unsure" : "missing",
      value: level ?? null,
      quote: quoteOf(read),
      choices: languageLevels.filter((one) => one !== level),
      sure,
      harm: harm.level * (1 - sure) * (language === "nl" || language === "en" ? 1 : 0.5),
    });
  });
  for (const path of candidate.unchecked_fields)
    if (!found.some((one) => one.path === path || one.path.startsWith(`${path}.`) || path === "first_name"))
      ask(path, shownAt(candidate, path), harm.other);
  return largest(found, Object.values(candidate.corrections ?? {}).length);
}

const shownAt = (candidate: Read, path: string): string | null => {
  const value = path.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown> | null)?.[part], candidate);
  return value === null || value === undefined || typeof value === "object" ? (candidate.evidence[path]?.quote ?? null) : String(value);
};

/** The first lines that could be a name: no heading, no place, and not where the jobs or studies have begun. */
function firstLines(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  const heading = lines.findIndex((line, at) => at > 0 && headingKind(line) !== null);
  return lines
    .slice(0, heading === -1 ? lines.length : heading)
    .filter(
      (line) =>
        /^(?:\p{Lu}[\p{L}'’. -]{3,40}|\p{Lo}[\p{Lo}\p{M}'’. -]{1,40})$/u.test(line) &&
        headingKind(line) === null &&
        findPlaces(line).length === 0,
    )
    .slice(0, 4);
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
function datesIn({ experience, evidence, cv_text }: Read): Weighed[] {
  const found: Weighed[] = [];
  experience.forEach(({ start, end, current, title, company }, index) => {
    if (!start || !end || current || start.slice(0, 7) <= end.slice(0, Math.max(4, start.length))) return;
    const read = evidence[`experience.${index}.start`] ?? evidence[`experience.${index}.end`];
    found.push({
      path: `experience.${index}.start`,
      why: "clash",
      value: [title ?? company, `${start} – ${end}`].filter(Boolean).join(": "),
      quote: read ? quoteOf(read) : null,
      choices: [],
      sure: 0.2,
      harm: harm.clash,
    });
  });
  if (cv_text === null) return found;
  const known = periodsOf({ experience }, null)
    .flatMap((period, index) => (period ? [{ ...period, index }] : []))
    .sort((one, other) => one.start - other.start);
  let until = known[0]?.end ?? 0;
  for (const { start, end, index } of known) {
    if (start - until >= GAP) {
      const read = evidence[`experience.${index}.start`];
      found.push({
        path: `experience.${index}.gap`,
        why: "gap",
        value: `${yearOf(until)} – ${yearOf(start)}`,
        quote: read ? quoteOf(read) : null,
        choices: [],
        sure: 0.6,
        harm: harm.gap * Math.min(2, (start - until) / 36),
      });
    }
    until = Math.max(until, end);
  }
  return found;
}

const yearOf = (month: number): number => Math.floor(month / 12);

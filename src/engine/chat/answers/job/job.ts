import type { Evidence } from "#contract/fields.ts";
import type { Job, Requirement } from "#contract/job/job.ts";
import { nth } from "#contract/nth.ts";
import type { Said } from "#contract/text/languages.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { languageName, opened } from "#engine/proposal/words.ts";
import { findSpoken } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { statementsOf } from "#engine/vacancy/text/lines.ts";
import type { Statement } from "#engine/vacancy/text/statement.ts";
import type { Section } from "#engine/words/vacancy-wording.ts";
import { skillName } from "../skills.ts";

/** A line of the vacancy's text. */
export type JobLine = Evidence;

const lineAt = (job: Job, { start, end }: { start: number; end: number }): JobLine => ({
  source: "job",
  quote: (job.description ?? "").slice(start, end),
  start,
  end,
});

/** The line of the vacancy around a find; the find alone where the line is long. */
export function lineAround(job: Job | null, found: { start: number; end: number } | undefined): JobLine | null {
  if (!found || !job?.description) return null;
  const line = statementsOf(job.description).find(({ start, end }) => start <= found.start && end >= found.end);
  return lineAt(job, line && line.end - line.start <= 240 ? line : found);
}

/** The first line of the vacancy that says so. */
export function lineWith(job: Job, wanted: RegExp | ((line: string) => boolean)): JobLine | null {
  const isIt = typeof wanted === "function" ? wanted : (line: string) => wanted.test(line);
  const line = statementsOf(job.description ?? "").find(({ start, end }) => isIt((job.description ?? "").slice(start, end)));
  return line ? lineAt(job, line) : null;
}

export function lacksJob(draft: Draft, alone: boolean, what: Said<string>, ask: string): boolean {
  const none = draft.t({ en: `The vacancy doesn’t name ${draft.t(what)}.`, nl: `De vacature noemt geen ${draft.t(what)}.` });
  if (alone) draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
  else draft.say(none);
  draft.lacks(none, ask);
  return true;
}

/** A requirement, and where it stands. */
export function requirementEvidence(requirement: Requirement, index: number, draft: Draft): Evidence {
  const { quote, start, end, text } = requirement;
  if (quote && typeof start === "number" && typeof end === "number" && draft.records.job?.description?.slice(start, end) === quote)
    return { source: "job", quote, start, end };
  return { source: `job:requirements.${index}.text`, quote: text, start: 0, end: text.length };
}

export function answerAsks(draft: Draft, kinds: readonly Requirement["kind"][]): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const wanted = job.requirements
    .map((requirement, index) => ({ requirement, index }))
    .filter(({ requirement }) => kinds.includes(requirement.kind));
  if (wanted.length === 0) {
    const isWishes = kinds.includes("nice") && kinds.length === 1;
    const none = draft.t(
      isWishes
        ? { en: "The vacancy names nothing that is nice to have.", nl: "De vacature noemt geen wensen." }
        : { en: "The vacancy names no requirements.", nl: "De vacature noemt geen eisen." },
    );
    draft.say(none);
    draft.lacks(none, draft.t({ en: "What must somebody be able to do?", nl: "Wat moet iemand kunnen?" }));
    return true;
  }
  const heads: Record<Requirement["kind"], Said<string>> = {
    knock_out: { en: "Hard requirements:", nl: "Harde eisen:" },
    must: { en: "Musts:", nl: "Eisen:" },
    nice: { en: "Nice to have:", nl: "Mooi meegenomen:" },
  };
  for (const kind of ["knock_out", "must", "nice"] as const) {
    const some = wanted.filter(({ requirement }) => requirement.kind === kind);
    if (some.length === 0) continue;
    draft.paragraph().say(draft.t(heads[kind]));
    for (const { requirement, index } of some.slice(0, 12))
      draft.item(harmlessText(requirement.text), requirementEvidence(requirement, index, draft));
  }
  return true;
}

export const harmlessText = (text: string) => quoted(text).slice(1, -1);

/** Lines of a part of the vacancy, told by its heading. */
export function sectionLines(draft: Draft, section: Section): { quote: string; start: number; end: number }[] {
  const text = draft.records.job?.description ?? "";
  return statementsOf(text)
    .filter((statement: Statement) => statement.section === section)
    .map(({ start, end }) => ({ quote: text.slice(start, end), start, end }));
}

export function answerSection(draft: Draft, section: "tasks" | "offer", question: Question): boolean {
  if (section === "offer" && namedOffer.test(question.text)) return false;
  const lines = sectionLines(draft, section);
  if (lines.length === 0) {
    draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      section === "tasks"
        ? draft.t({ en: "The vacancy doesn’t tell the tasks.", nl: "De vacature vertelt de taken niet." })
        : draft.t({ en: "The vacancy doesn’t tell what it offers.", nl: "De vacature vertelt niet wat er geboden wordt." }),
      section === "tasks"
        ? draft.t({ en: "What will somebody do in the first months?", nl: "Wat gaat iemand de eerste maanden doen?" })
        : draft.t({ en: "What does the client offer?", nl: "Wat biedt de opdrachtgever?" }),
    );
    return true;
  }
  if (lines.length === 1) draft.say(`${quoted(lines[0]?.quote ?? "")}.`, { source: "job", ...nth(lines, 0) });
  else {
    draft.say(
      section === "tasks"
        ? draft.t({ en: "The work, by the vacancy:", nl: "Het werk, volgens de vacature:" })
        : draft.t({ en: "The vacancy offers:", nl: "De vacature biedt:" }),
    );
    for (const line of lines.slice(0, 8)) draft.item(quoted(line.quote).slice(1, -1), { source: "job", ...line });
  }
  return true;
}

/** "A lease car?", "how many holidays?": one thing that may be offered, told by the line that names it. */
const namedOffer =
  /(?<!\p{L})(?:holidays?|vacation|vakantie\p{L}*|lease\p{L}*|car|auto|bus|bike|fiets|bonus\p{L}*|winstdeling|options|aandelen|shares|equity|pensi\p{L}+|training|learning|opleiding\p{L}*|budget\p{L}*)(?!\p{L})/iu;

/** Is this skill or language asked, and how firmly? */
export function answerAsked(draft: Draft, question: Question): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const things = [
    ...question.skills.map((name) => ({
      name: skillName(draft, name, question),
      is: (text: string) => findSkills(text).some((one) => one.name === name),
    })),
    ...question.spoken.map((code) => ({ name: languageName(draft.language, code), is: (text: string) => findSpoken(text).includes(code) })),
  ];
  if (things.length === 0) return false;
  const told = new Set<number>();
  for (const { name, is } of things.slice(0, 3)) {
    const index = job.requirements.findIndex(({ text, quote }) => is(`${text}\n${quote ?? ""}`));
    const requirement = job.requirements[index];
    if (requirement) {
      if (told.has(index)) continue;
      told.add(index);
      const firm = {
        must: draft.t({ en: `Yes, ${name} is a must`, nl: `Ja, ${name} is een eis` }),
        nice: draft.t({ en: `${opened(name)} is nice to have, not a must`, nl: `${opened(name)} is een wens, geen eis` }),
        knock_out: draft.t({ en: `Yes, ${name} is a knock-out`, nl: `Ja, ${name} is een knock-out` }),
      }[requirement.kind];
      draft.say(`${firm}: ${quoted(requirement.quote ?? requirement.text)}.`, requirementEvidence(requirement, index, draft));
      continue;
    }
    const text = job.description ?? "";
    const line = statementsOf(text).find(({ start, end }) => is(text.slice(start, end)));
    if (line) {
      const quote = text.slice(line.start, line.end);
      draft.say(
        draft.t({
          en: `${opened(name)} is named, but not as a requirement: ${quoted(quote)}.`,
          nl: `${opened(name)} wordt genoemd, maar niet als eis: ${quoted(quote)}.`,
        }),
        { source: "job", quote, start: line.start, end: line.end },
      );
      continue;
    }
    draft.say(draft.t({ en: `No, the vacancy doesn’t name ${name}.`, nl: `Nee, de vacature noemt ${name} niet.` }));
    draft.lacks(
      draft.t({ en: `The vacancy doesn’t say whether ${name} is wanted.`, nl: `De vacature zegt niet of ${name} gewenst is.` }),
      draft.t({ en: `How important is ${name} for this job?`, nl: `Hoe belangrijk is ${name} voor deze baan?` }),
    );
  }
  return true;
}

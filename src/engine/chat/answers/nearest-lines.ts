import { nth } from "#contract/nth.ts";
import type { Said } from "#contract/text/languages.ts";
import type { Near } from "#engine/chat/retrieval/near.ts";
import { findDates, monthIndex } from "#engine/cv/fields/dates.ts";
import { dateIn } from "#engine/proposal/words.ts";
import { isKnownTown } from "#engine/skills/places/places.ts";
import { fold } from "#engine/skills/tokens.ts";
import type { ChatNote } from "../chat.ts";
import { type Draft, quoted } from "../draft.ts";
import { evidenceOf } from "../passages.ts";
import { coveredMonths, monthsIn, type Person, periodIn, type Role, roleIn } from "../person.ts";
import type { Question } from "../question/question.ts";
import { isFound } from "../retrieval/confidence.ts";
import type { Inquiry } from "../retrieval/inquiry.ts";
import type { Line } from "../retrieval/line.ts";
import { answersSort } from "../retrieval/sort.ts";
import { decline } from "./declined.ts";
import { tellDays } from "./practical/working-days.ts";
import { quoteOf } from "./quote.ts";
import { stanceIn, stanceOf } from "./stance.ts";

const labels: [RegExp, Said<string>][] = [
  [/^cv/, { en: "The CV says", nl: "Het cv zegt" }],
  [/^job/, { en: "The vacancy says", nl: "De vacature zegt" }],
  [/^note/, { en: "A note says", nl: "Een notitie zegt" }],
  [/^match/, { en: "Your verdict says", nl: "Jullie oordeel zegt" }],
];
const profileSays: Said<string> = { en: "The profile says", nl: "Het profiel zegt" };

/** What was written or done later, by what it is. */
const toldBy: Partial<Record<NonNullable<ChatNote["kind"]>, Said<string>>> = {
  stage: { en: "The timeline says", nl: "De tijdlijn zegt" },
  client: { en: "The client answered", nl: "De opdrachtgever antwoordde" },
};

/** Who says it, and of which job where the line itself doesn't tell. */
function saidBy(draft: Draft, person: Person | null, { line }: Near): string {
  const { source, text } = line.passage;
  const role = line.role === null ? null : (person?.roles.find(({ index }) => index === line.role) ?? null);
  const kind = draft.records.notes.find(({ id }) => source === `note:${id}`)?.kind;
  const teller = draft.t(toldBy[kind ?? "note"] ?? labels.find(([pattern]) => pattern.test(source))?.[1] ?? profileSays);
  if (!role || (role.company && text.includes(role.company) && (!role.start || text.includes(role.start.slice(0, 4))))) return teller;
  const where = [roleIn(draft.language, role), role.start ? periodIn(draft.language, role) : null].filter(Boolean).join(", ");
  return where ? `${teller} (${where})` : teller;
}

/** Lines that are as near as the best, in the order of the documents; more where a list is asked for. */
function besides(inquiry: Inquiry, best: Near, most: number, least: number): Near[] {
  return inquiry.near
    .slice(1, 12)
    .filter(({ score, fits, line }) => fits && score >= best.score * least && line.passage.text !== best.line.passage.text)
    .slice(0, most);
}

/** Beside what facts say: the nearest line in the documents' own words, where the facts don't show it. */
export function addNearest(draft: Draft, person: Person | null, inquiry: Inquiry): void {
  const [best] = inquiry.near;
  if (!best || best.own < 0.6 || !isFound(inquiry)) return;
  const { passage } = best.line;
  if (draft.tells(quoteOf(inquiry, best).slice(1, -1))) return;
  draft.paragraph().say(`${saidBy(draft, person, best)}: ${quoteOf(inquiry, best)}.`, evidenceOf(passage));
}

const bounds =
  /(?<!\p{L})(?:max|min|maximum|minimum|maximaal|minimaal|highest|lowest|hoogste|laagste|at most|at least|hooguit|minstens)(?!\p{L})/iu;

/** Answers from the lines nearest to the question, in the documents' own words; or says that they don't hold it. */
export function answerFromLines(draft: Draft, person: Person | null, question: Question, inquiry: Inquiry): void {
  const best = inquiry.near[0];
  if (inquiry.sort === "weekday" && !isFound(inquiry) && tellDays(draft, inquiry, (near) => saidBy(draft, person, near))) return;
  // "What is the most it pays?" isn't told by a line without a figure.
  const isOpen = bounds.test(question.text) && inquiry.sort === "money" && !/\d/.test(best?.line.passage.text ?? "");
  if (!best || isOpen || !isFound(inquiry)) {
    decline(draft, person, question, inquiry);
    return;
  }
  if (inquiry.sort === "how_long" && person && tellDuration(draft, person, inquiry)) return;
  if (inquiry.sort === "where" && person && tellWhere(draft, person, inquiry, best)) return;
  if (inquiry.sort === "yes_no") {
    tellStance(draft, person, question, inquiry, deniedBy(draft, question, inquiry, best) ?? best);
    return;
  }
  if (inquiry.sort === "when" && person && tellStudied(draft, person, inquiry, best)) return;
  draft.say(`${saidBy(draft, person, best)}: ${quoteOf(inquiry, best)}.`, evidenceOf(best.line.passage));
  if (whatComes.test(question.text)) {
    tellNext(draft, inquiry, best);
    return;
  }
  for (const near of besides(inquiry, best, inquiry.sort === "what" ? 2 : 1, 0.8)) tellAlso(draft, person, inquiry, near);
}

const whatComes =
  /(?<!\p{L})(?:comes|happens|follows|next step|then|gebeurt|komt|volgt|volgende stap)(?!\p{L}).*(?<!\p{L})(?:after|following|na|daarna)(?!\p{L})|(?<!\p{L})(?:after|na) .*(?<!\p{L})(?:what|wat)(?!\p{L})/iu;

/** "What comes after the call?": what stands behind it. */
function tellNext(draft: Draft, { shelf }: Inquiry, { line }: Near): void {
  const next = shelf.lines[shelf.lines.indexOf(line) + 1];
  if (next && next.passage.source === line.passage.source && next.passage.start - line.passage.end < 20)
    draft.say(`${draft.t({ en: "Then", nl: "Daarna" })}: ${quoted(next.passage.text)}.`, evidenceOf(next.passage));
}

/** When a study or certificate was finished, where its year stands on another line. */
function tellStudied(draft: Draft, person: Person, inquiry: Inquiry, near: Near): boolean {
  const { passage } = near.line;
  if (passage.source !== "cv" || answersSort("when", passage.text)) return false;
  const index = person.candidate.education.findIndex((_, at) => {
    const read = person.field(`education.${at}.degree`) ?? person.field(`education.${at}.institution`);
    return read?.source === "cv" && read.start < passage.end && passage.start < read.end;
  });
  const until = person.candidate.education[index]?.end;
  if (!until) return tellAbove(draft, person, inquiry, near);
  draft.say(
    `${draft.t({ en: "In", nl: "In" })} ${dateIn(draft.language, until)}: ${quoteOf(inquiry, near)}.`,
    evidenceOf(passage),
    person.field(`education.${index}.end`),
  );
  return true;
}

/** Where something was done: at the job that the line is told of. */
function tellWhere(draft: Draft, person: Person, inquiry: Inquiry, near: Near): boolean {
  const { line } = near;
  const role = line.role === null ? null : person.roles.find(({ index }) => index === line.role);
  if (!role?.company) return false;
  const town = role.location ? null : townOf(inquiry, line.role as number);
  const where = [role.company, role.location ?? town?.name].filter(Boolean).join(", ");
  draft.say(
    `${draft.t({ en: "At", nl: "Bij" })} ${where} (${[role.title, periodIn(draft.language, role)].filter(Boolean).join(", ")}): ${quoteOf(inquiry, near)}.`,
    evidenceOf(line.passage),
    ...role.named,
    town && evidenceOf(town.line.passage),
  );
  return true;
}

/** "In a practice in Nijkerk": the town that a line of a job names. */
function townOf({ shelf }: Inquiry, role: number): { name: string; line: Line } | null {
  for (const line of shelf.lines) {
    if (line.role !== role) continue;
    for (const [, name = ""] of line.passage.text.matchAll(
      /(?<!\p{L})(?:in|te|at)\s+(\p{Lu}[\p{L}'’-]+(?:\s(?:aan|den|der|op)\s\p{L}+)*)/gu,
    ))
      if (isKnownTown(name)) return { name, line };
  }
  return null;
}

const tellAlso = (draft: Draft, person: Person | null, inquiry: Inquiry, near: Near) => {
  const label = saidBy(draft, person, near);
  const where = /\((.*)\)$/.exec(label)?.[1];
  draft.say(
    `${draft.t({ en: "Also", nl: "Ook" })}${where ? ` (${where})` : ""}: ${quoteOf(inquiry, near)}.`,
    evidenceOf(near.line.passage),
  );
};

const stanceFor = (draft: Draft, question: Question, { own }: Inquiry, { line, lacks, own: held }: Near) =>
  stanceOf({
    text: line.passage.text,
    words: own.map(({ word }) => word),
    whole: lacks.length === 0 && held >= 0.8,
    today: draft.records.today,
    question: question.text,
  });

/** A line as near that denies what another seems to say: who denies is heard before who only mentions. */
const deniedBy = (draft: Draft, question: Question, inquiry: Inquiry, best: Near): Near | undefined =>
  besides(inquiry, best, 3, 0.7).find(
    (one) => one.own >= best.own * 0.8 && ["no", "no_longer"].includes(stanceFor(draft, question, inquiry, one)),
  );

function tellStance(draft: Draft, person: Person | null, question: Question, inquiry: Inquiry, best: Near): void {
  const said = stanceIn(draft.language, stanceFor(draft, question, inquiry, best));
  const by = saidBy(draft, person, best);
  const quote = `${by.charAt(0).toLowerCase()}${by.slice(1)}: ${quoteOf(inquiry, best)}.`;
  draft.say(said ? `${said}: ${quote}` : `${by}: ${quoteOf(inquiry, best)}.`, evidenceOf(best.line.passage));
  for (const near of besides(inquiry, best, 1, 0.9)) tellAlso(draft, person, inquiry, near);
}

/** Where the dates stand on a line of their own above it. */
function tellAbove(draft: Draft, person: Person, inquiry: Inquiry, near: Near): boolean {
  const { lines } = inquiry.shelf;
  const above = lines[lines.indexOf(near.line) - 1];
  if (!above || above.passage.source !== near.line.passage.source || !onlyDates.test(above.passage.text)) return false;
  draft.say(
    `${saidBy(draft, person, near)}: ${quoted(above.passage.text)}, ${quoteOf(inquiry, near)}.`,
    evidenceOf(above.passage),
    evidenceOf(near.line.passage),
  );
  return true;
}
const onlyDates = /^[\s\d/.'–-]*(?:19|20)\d{2}[\s\d/.'–-]*(?:heden|nu|present|now|today)?\s*$/iu;

/** How long: of the jobs that the nearest lines tell of. */
function tellDuration(draft: Draft, person: Person, inquiry: Inquiry): boolean {
  const best = nth(inquiry.near, 0);
  // A line that states the length itself goes first.
  if (
    /(?<!\p{L})(?:\d+|een|één|half|one|two|three|four|five|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|six|seven|eight|nine|ten)[\s-]?(?:half )?(?:jaar|years?|maanden?|months?|weken|weeks)(?!\p{L})/iu.test(
      best.line.passage.text,
    ) &&
    best.own >= 0.8
  )
    return false;
  if (best.line.role === null && tellSpan(draft, person, inquiry, best)) return true;
  // A job tells how long, a diploma of the same name doesn't.
  const least = best.line.role === null ? 0.7 : 0.85;
  const naming = inquiry.near.filter(
    ({ line, covers, score }) => line.role !== null && covers >= best.covers * least && score >= best.score * 0.7,
  );
  const roles = [...new Set(naming.map(({ line }) => line.role))]
    .map((index) => person.roles.find((role) => role.index === index))
    .filter((role): role is Role => role !== undefined && role.months !== null);
  if (roles.length === 0) return false;
  const months = coveredMonths(roles);
  const rough = roles.some((role) => role.rough);
  const sum = monthsIn(draft.language, months);
  const list = roles.map((role) => `${roleIn(draft.language, role)} (${periodIn(draft.language, role)})`).join("; ");
  draft.say(
    `${draft.t({ en: rough ? "About " : "", nl: rough ? "Ongeveer " : "" })}${sum}: ${list}.`,
    ...roles.flatMap((role) => [...role.named, role.dated]),
  );
  if (!roles.some((role) => fold(best.line.passage.text).includes(fold(role.company ?? "§"))))
    draft.say(`${saidBy(draft, null, best)}: ${quoteOf(inquiry, best)}.`, evidenceOf(best.line.passage));
  return true;
}

/** From a line with its own dates, outside the jobs: "Oct 2023 - Feb 2024, sabbatical". */
function tellSpan(draft: Draft, person: Person | null, inquiry: Inquiry, near: Near): boolean {
  const span = findDates(near.line.passage.text).find(({ single }) => !single);
  if (!span?.from || (!span.to && !span.current)) return false;
  const until = span.to ?? draft.records.today.slice(0, 7);
  const isRough = span.from.length === 4 || until.length === 4;
  // Bare years are held to begin and end in their middle.
  const months = isRough
    ? (Number(until.slice(0, 4)) - Number(span.from.slice(0, 4))) * 12
    : monthIndex(until, "end") - monthIndex(span.from, "start") + 1;
  if (months <= 0) return false;
  draft.say(
    `${isRough ? draft.t({ en: "About ", nl: "Ongeveer " }) : ""}${monthsIn(draft.language, months)}: ${quoteOf(inquiry, near)}.`,
    evidenceOf(near.line.passage),
  );
  return person !== null;
}

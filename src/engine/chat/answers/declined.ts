import type { Said } from "#contract/text/languages.ts";
import type { Near } from "#engine/chat/retrieval/near.ts";
import { fold } from "#engine/skills/tokens.ts";
import { type Draft, quoted } from "../draft.ts";
import { evidenceOf } from "../passages.ts";
import type { Person } from "../person.ts";
import type { Question } from "../question/question.ts";
import { attached, isKeptBack, needsBeside } from "../retrieval/attached.ts";
import { DOUBTFUL, likelihoodOf } from "../retrieval/confidence.ts";
import type { Inquiry } from "../retrieval/inquiry.ts";
import type { Line } from "../retrieval/line.ts";
import { answersSort, asksHowOften, type Sort } from "../retrieval/sort.ts";
import { isSubject, tellsSubject } from "../retrieval/subjects.ts";
import { holdsWord } from "../retrieval/topic.ts";
import { askedDirectly } from "./asked-directly.ts";
import { onDays } from "./practical/working-days.ts";
import { quoteOf } from "./quote.ts";

const untyped = new Set<Sort>(["what", "yes_no", "why", "where"]);
/** How much of what is asked must stand in and around a line to be worth showing at all. */
const NEAR = 0.12;
/** A figure, date or name beside the point is worse than none. */
const NEAR_FIT = 0.3;

/** What isn't told, by the sort of thing that was asked for. */
const missing: Partial<Record<Sort, Said<string>>> = {
  yes_no: { en: "whether that is so", nl: "of dat zo is" },
  who: { en: "who", nl: "wie" },
  when: { en: "when", nl: "wanneer" },
  time: { en: "at what time", nl: "hoe laat" },
  how_long: { en: "how long", nl: "hoelang" },
  how_many: { en: "how many", nl: "hoeveel" },
  money: { en: "how much", nl: "om welk bedrag het gaat" },
  where: { en: "where", nl: "waar" },
  why: { en: "why", nl: "waarom" },
  weekday: { en: "on which days", nl: "op welke dagen" },
};

/** Words of the question, as they were typed, that no line of the records speaks of. */
function unheard({ own, shelf }: Inquiry, question: string): string[] {
  const held = shelf.holding(true);
  // "Hoe hoog", "how big" ask.
  const asking = new Set([...question.matchAll(/(?<!\p{L})(?:hoe|how)\s+(\p{L}+)/giu)].map(([, word = ""]) => fold(word)));
  return own
    .filter(
      (word) =>
        word.weight >= 0.7 &&
        !isSubject(word) &&
        !asking.has(word.word) &&
        !held.some((line) => holdsWord(word, line.own) > 0 || holdsWord(word, line.around) > 0),
    )
    .flatMap(({ word }) => (question.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).find((typed) => fold(typed) === word) ?? [])
    .slice(0, 2);
}

/** What the documents don't say, by name: the sort of thing, and the words that none of them speaks of. */
function nameMissing(draft: Draft, { text }: Question, inquiry: Inquiry, isNear: boolean): void {
  const what = asksHowOften(text) ? { en: "how often", nl: "hoe vaak" } : missing[inquiry.sort];
  const words = unheard(inquiry, text).map(quoted);
  const about = words.length === 0 ? null : words.join(draft.t({ en: " or ", nl: " of " }));
  const nothing = about && draft.t({ en: `nothing in them is about ${about}`, nl: `over ${about} staat er niets in` });
  // What may well be the answer isn't denied.
  if (what && (!isNear || likelihoodOf(inquiry) < DOUBTFUL))
    draft.say(
      draft.t({
        en: `The documents do not say ${draft.t(what)}${nothing ? `: ${nothing}` : ""}.`,
        nl: `In de documenten staat niet ${draft.t(what)}${nothing ? `: ${nothing}` : ""}.`,
      }),
    );
  else if (isNear) draft.say(draft.t({ en: "Not stated in the documents as such.", nl: "Dit staat niet rechtstreeks in de documenten." }));
  else
    draft.say(
      draft.t({
        en: `Not in the documents${nothing ? `: ${nothing}` : ""}.`,
        nl: `Niet in de documenten${nothing ? `: ${nothing}` : ""}.`,
      }),
    );
}

/** It counts or names what is asked of, however little else it holds. */
const isBeside = ({ near, sort, text, own }: Inquiry, line: Line): boolean =>
  near.some((one) => one.line === line && needsBeside(sort, text) && attached(sort, text, own, one) === "beside");

/** It tells of the subject that is asked about. */
const tellsAsked = ({ own }: Inquiry, { passage }: Line): boolean => own.some((word) => tellsSubject(word, passage.text) > 0);

/** A follow-up that asks a figure, date or name may be about what was just told. */
const ofTold = ({ told, shelf, sort, within, follows }: Inquiry): Near[] =>
  shelf.lines
    .filter((line) => follows && told.includes(line) && within(line) && answersSort(sort, line.passage.text))
    .map((line) => ({ line, score: 1, covers: 0, own: 0, fits: true, lacks: [], exact: [] }));

/** What was asked isn't there: it is named, with what stands nearest to it and what could be asked. */
export function decline(draft: Draft, person: Person | null, question: Question, inquiry: Inquiry): void {
  const { sort } = inquiry;
  const near = inquiry.near
    .filter(
      ({ covers, fits, exact, line }) =>
        (tellsAsked(inquiry, line) || covers >= (fits && sort !== "yes_no" && !isBeside(inquiry, line) ? NEAR_FIT : NEAR)) &&
        (sort !== "money" || exact.length > 0 || isKeptBack(line.passage.text)),
    )
    .slice(0, 3);
  const close = near.length === 0 && !untyped.has(sort) ? ofTold(inquiry) : near;
  const [best, ...others] = close.length > 0 || sort !== "weekday" ? close : onDays(inquiry);
  nameMissing(draft, question, inquiry, best !== undefined);
  if (best) {
    draft.say(
      draft.t({ en: `Closest to it: ${quoteOf(inquiry, best)}.`, nl: `Het dichtst erbij: ${quoteOf(inquiry, best)}.` }),
      evidenceOf(best.line.passage),
    );
    for (const other of others.filter(({ score }) => score >= best.score * 0.75))
      draft.say(`${draft.t({ en: "And", nl: "En" })}: ${quoteOf(inquiry, other)}.`, evidenceOf(other.line.passage));
  }
  const words = quoted(question.text.length > 160 ? `${question.text.slice(0, 160)} …` : question.text);
  draft.lacks(
    `${draft.t({ en: `No document answers ${words}.`, nl: `Geen document geeft antwoord op ${words}.` })}${best ? "" : ` ${searched(draft)}`}`,
    person
      ? askedDirectly(draft.language, question.text, person)
      : draft.records.kind === "job"
        ? draft.t({ en: "Could you tell us more about this?", nl: "Kun je ons hier meer over vertellen?" })
        : null,
  );
}

/** What was looked through. */
function searched(draft: Draft): string {
  const { candidate, job, notes } = draft.records;
  const parts = [
    candidate?.cv_text && draft.t({ en: "the CV", nl: "het cv" }),
    candidate && draft.t({ en: "the profile", nl: "het profiel" }),
    notes.length > 0 && draft.t({ en: "the notes", nl: "de notities" }),
    job && draft.t({ en: "the vacancy", nl: "de vacature" }),
  ].filter((one) => typeof one === "string");
  const all = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${draft.t({ en: "and", nl: "en" })} ${parts.at(-1)}` : (parts[0] ?? "");
  return draft.t({ en: `I looked through ${all}.`, nl: `Ik heb gekeken in ${all}.` });
}

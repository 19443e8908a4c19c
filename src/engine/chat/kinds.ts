import { languageName } from "#engine/proposal/words.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import type { ChatRecords } from "./chat.ts";
import type { Draft } from "./draft.ts";
import { type Intent, patternOf } from "./question/intents.ts";
import type { Question } from "./question/question.ts";
import { type Inquiry, unexplained } from "./retrieval/inquiry.ts";
import { isChoice, type Sort } from "./retrieval/sort.ts";
import { isSubject } from "./retrieval/subjects.ts";
import { type AskedWord, heldIn, holdsWord } from "./retrieval/topic.ts";

/** Texts that are asked for: what else the question names goes into them. */
export const texts = new Set<Intent>(["reply", "translate", "interview", "letter", "summary", "best", "rules_out", "differs"]);
/** Where the document's own words say more than the field that was read of them. */
export const practical = new Set<Intent>([
  "availability",
  "notice",
  "hours",
  "salary",
  "remote",
  "place",
  "contract",
  "since",
  "current",
  "how_long",
  "people",
  "leads",
  "offers",
  "permit",
  "leaving",
  "languages",
]);
/** Kinds that one field or a count of fields tells whole. */
export const structured = new Set<Intent>([
  "availability",
  "notice",
  "hours",
  "salary",
  "remote",
  "place",
  "contact",
  "permit",
  "languages",
  "current",
  "previous",
  "first",
  "since",
  "how_long",
  "years",
  "gaps",
  "overlaps",
  "timeline",
  "asked",
  "asks",
  "musts",
  "nice",
  "contract",
  "client",
  "people",
  "met",
  "partly",
  "not_met",
  "unknown",
  "missing",
  "compare",
  "notes",
  "results",
]);
/** Kinds whose answer is worth showing where a part of the question isn't in the documents. */
export const told = new Set<Intent>(["education", "certificates", "leads", "employer", "offers", "tasks"]);
/** What is there or not, and no date, number or name of it. */
const things = new Set<Intent>(["asked", "has", "certificates", "education", "skills"]);

/** So much of what is asked a line must hold to be shown in place of facts beside the point. */
export const SHOWN = 0.4;

/** Kinds that one field of somebody's record tells: of nobody else. */
const fields = new Set<Intent>(["contact", "salary", "place", "hours", "availability", "notice", "permit", "remote", "current", "years"]);

/** "The team leader's salary", "Gwen's number": the question asks it of somebody whose records these aren't. */
export function isOfAnother({ intent, text }: Question, { own, ofOther }: Inquiry, { candidate, job }: ChatRecords): boolean {
  if (!fields.has(intent)) return false;
  if (ofOther) return true;
  const ours = heldIn(
    [
      job?.title,
      job?.city,
      job?.client?.name,
      candidate?.city,
      candidate?.headline,
      ...(candidate?.experience ?? []).flatMap(({ title, company, location }) => [title, company, location]),
    ].join(" "),
    false,
  );
  const names = new Set([...text.matchAll(/(?<=\S\s+)\p{Lu}\p{Ll}{2,}(?:['’]s)?/gu)].map(([name]) => fold(name.replace(/['’]?s$/, ""))));
  // "The customs clerk job": the talk's own, however it is called.
  if (own.some((one) => findTitles(one.word).length > 0 && holdsWord(one, ours) > 0)) return false;
  return own.some((one) => {
    const { word, weight } = one;
    if (weight < 0.7 || holdsWord(one, ours) > 0) return false;
    if (findTitles(word).length > 0) return true;
    return names.has(word.replace(/['’]?s$/, "")) && findPlaces(word).length === 0 && findSkills(word).length === 0;
  });
}

/** Do facts answer it? Where they account for all its words; for kinds that one field tells, also where the lines know no better. */
export function isOfFacts(question: Question, inquiry: Inquiry, facts: Draft, found: boolean): boolean {
  const { intent, text } = question;
  const { sort } = inquiry;
  if (texts.has(intent) || (intent === "strength" && !/(?<!\p{L})(?:good at|goed in)(?!\p{L})/iu.test(text))) return true;
  if (intent === "who") return isOfCandidates(question, inquiry, found);
  if (isOfAnother(question, inquiry, facts.records)) return false;
  if (intent === "has" && isChoice(text)) return false;
  if (things.has(intent) && sort !== "yes_no" && sort !== "what") return false;
  // "What does the council spend on …" names what the vacancy asks, and doesn't ask for it.
  if (intent === "asked" && sort === "what" && /^\s*(?:what|wat)(?!\p{L})/iu.test(text) && !ofDemand.test(text)) return false;
  // A day, a date or an amount was asked for, and the facts name none.
  if (isStrict.has(sort) && !facts.isDeclined && !facts.answers(sort)) return false;
  if (sort === "yes_no" && inquiry.own.some(({ word }) => /^\d+$/.test(word) && !facts.tells(word))) return false;
  const rest = unexplained(inquiry.own, patternOf(intent), namesIn(question, facts.records)).filter(
    ({ weight, word }) => weight >= 0.5 && !isMoment.test(word) && !(intent === "languages" && ofSpeech.test(word)),
  );
  const left = question.employer === null ? null : facts.records.candidate?.experience[question.employer];
  if (intent === "leaving" && sort === "why" && left && !left.current && facts.isDeclined) return true;
  // "Does he lack anything important for it?": the match tells.
  if (
    ofMatch.has(intent) &&
    facts.records.kind === "candidate_job" &&
    rest.every((word) => isOfWeight.test(word.word) || isOfJob(word, facts.records))
  )
    return true;
  // "For that" is no job before this one.
  if (intent === "previous" && sort === "yes_no") return false;
  if (intent === "asked" && found && facts.lacksSomething) return false;
  if ((intent === "client" && facts.isDeclined) || (intent === "people" && !facts.isDeclined)) return true;
  if (facts.isDeclined && found) return false;
  if (rest.length === 0) return true;
  if (!structured.has(intent) || facts.isDeclined || sort === "yes_no") return false;
  // What the kind doesn't account for is the larger part of the question: then it isn't that kind.
  const share = (words: readonly { weight: number }[]) => words.reduce((sum, { weight }) => sum + weight, 0);
  return !found && share(rest) < share(inquiry.own) / 2;
}

/** "Who speaks Dutch?" is asked of candidates; "who makes the roster there?" of the client's people, whom no ranking answers. */
function isOfCandidates({ text, skills, spoken }: Question, { own }: Inquiry, found: boolean): boolean {
  if (ofCandidates.test(text)) return true;
  if (ofReader.test(text) || atClient.test(text) || own.some(isSubject) || !ofSomebody.test(text)) return false;
  return !found || skills.length > 0 || spoken.length > 0;
}
const atClient =
  /(?<!\p{L})(?:daar|er|there|here|hier|(?:at|bij|van|of|within|binnen) (?:the|de|het) (?:client|klant|opdrachtgever|bedrijf|company|team))(?!\p{L})/iu;
const ofMatch = new Set<Intent>(["missing", "not_met", "unknown", "partly", "met", "compare"]);
const isOfWeight =
  /^(?:mist|missen|lacks?|missing|belangrijks?|belangrijke?|important|essentials?|essentieels?|essentieel|cruciaals?|crucial|grote?|groots|big|major|serious|serieus|ernstigs?|wezenlijks?|show-?stoppers?|anything|punt|punten|points?|klus|opdracht)$/u;
const isOfJob = (word: AskedWord, { job }: ChatRecords) =>
  holdsWord(word, heldIn(`${job?.title ?? ""} ${job?.client?.name ?? ""}`, false)) > 0;
const ofDemand =
  /(?<!\p{L})(?:asks?|asked|need\p{L}*|require\p{L}*|must|level|vra(?:ag|gt|gen)|gevraagd|eis\p{L}*|nodig|niveau|about|over)(?!\p{L})/iu;
/** "What is the level of Dutch?": how well a language is spoken is what the kind tells. */
const ofSpeech = /^(?:levels?|niveaus?|nivo)$/u;
const isStrict = new Set<Sort>(["weekday", "when", "money", "how_many", "how_long"]);
/** A moment is what is held against a fact, not what the fact is about. */
const isMoment =
  /^(?:(?:19|20)\d{2}|jan\p{L}*|feb\p{L}*|m(?:aart|arch)|apr\p{L}*|mei|may|jun[ei]|jul[iy]|aug\p{L}*|sep\p{L}*|o[ck]t\p{L}*|nov\p{L}*|dec\p{L}*|\p{L}{2,6}dag|\p{L}{3,6}day|direct|immediately|asap)$/u;
const ofCandidates =
  /(?<!\p{L})(?:candidates|kandidaten|(?:which|what|any|welke|beste|best) (?:candidate|kandidaat)|of them|van hen|people|mensen|best|beste)(?!\p{L})/iu;
/** "Who can start in March?": what one asks of candidates. */
const ofSomebody =
  /(?<!\p{L})(?:who|wie|anyone|anybody|iemand)(?:\s+\p{L}+)?\s+(?:can|could|has|have|speaks?|lives?|works|knows?|fits?|lacks?|misses|meets|starts?|wants?|earns?|holds?|is (?:available|missing|free|nearest|closest|willing|the best|most)|kan|heeft|hebben|spreekt|woont|werkte?|kent|beheerst|gebruikt|past|voldoet|mist|wil|is (?:beschikbaar|vrij|het best\p{L}*|bereid))(?!\p{L})/iu;
const ofReader = /(?<!\p{L})(?:you|your|je|jij|jouw|men|one)(?!\p{L})/iu;

/** What a question names that the records know: it needs no line to hold it. */
function namesIn({ employer, spoken }: Question, { candidate }: ChatRecords): string[] {
  const company = employer === null ? null : candidate?.experience[employer]?.company;
  return [
    company ?? "",
    employer === null ? "" : "employer werkgever company bedrijf job baan role functie total totaal",
    ...spoken.flatMap((code) => [languageName("en", code), languageName("nl", code)]),
  ];
}

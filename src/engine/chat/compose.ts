import type { Language } from "#contract/fields.ts";
import { fold } from "#engine/skills/tokens.ts";
import { answerLeads, answerResults } from "./answers/deeds.ts";
import { answerLetter, answerStrength, answerSummary, answerWhy } from "./answers/drafts.ts";
import { answerBefore } from "./answers/history/before.ts";
import { answerEmployment, correctLeaving } from "./answers/history/employment.ts";
import { answerGaps, answerOverlaps } from "./answers/history/gaps.ts";
import { answerCurrent, answerFirst, answerPrevious, answerTimeline, answerYears } from "./answers/history/history.ts";
import { answerPeriod } from "./answers/history/period.ts";
import { answerEmployer, answerStay } from "./answers/history/stays.ts";
import { answerCertificates, answerEducation } from "./answers/history/studies.ts";
import { answerSum } from "./answers/history/sums.ts";
import { answerDemand } from "./answers/job/demand.ts";
import { answerAsked, answerAsks, answerSection } from "./answers/job/job.ts";
import { answerClient, answerPeople } from "./answers/job/job-people.ts";
import { summariseJob } from "./answers/job/job-summary.ts";
import { tellContract, tellJobHours, tellJobPlace, tellJobRemote, tellJobSalary, tellJobStart } from "./answers/job/job-terms.ts";
import { answerComparison } from "./answers/match/comparison.ts";
import { answerDiffers } from "./answers/match/differs.ts";
import { answerFit, asksFit } from "./answers/match/fit.ts";
import { answerCompare, answerRequirements } from "./answers/match/match.ts";
import { answerInterview, answerMissing, answerVerify } from "./answers/match/open-points.ts";
import { answerBest, answerJobInterview, answerRulesOut, answerWho } from "./answers/match/ranked.ts";
import { addNearest, answerFromLines } from "./answers/nearest-lines.ts";
import { answerNotes } from "./answers/notes.ts";
import {
  answerAvailability,
  answerHours,
  answerLeaving,
  answerPermit,
  answerRemote,
  answerSalary,
} from "./answers/practical/availability.ts";
import { answerLanguages } from "./answers/practical/languages.ts";
import { answerContact, answerPlace } from "./answers/practical/reach.ts";
import { declineProtected, tellAbilities, tellStranger } from "./answers/refusals.ts";
import { askedByClient, writeReply } from "./answers/reply.ts";
import { answerHowLong, answerSince, answerWhereUsed } from "./answers/skill-times.ts";
import { answerHas, answerSkills } from "./answers/skills.ts";
import { answerTranslation } from "./answers/translation.ts";
import type { ChatAnswer, ChatRecords, ChatTurn } from "./chat.ts";
import { Draft } from "./draft.ts";
import { isOfAnother, isOfFacts, practical, SHOWN, structured, texts, told } from "./kinds.ts";
import { Person } from "./person.ts";
import { partsOf } from "./question/parts.ts";
import { type Question, readQuestion } from "./question/question.ts";
import { spelled } from "./question/spelling.ts";
import { isFound, keepsBack } from "./retrieval/confidence.ts";
import { type Inquiry, inquire, shelfOf } from "./retrieval/inquiry.ts";
import { tellsSubject } from "./retrieval/subjects.ts";
import { askedWords } from "./retrieval/topic.ts";

/**
 * Answers a recruiter's question from the records alone, without a model: finds out what is asked, in English or Dutch, and
 * composes the answer of what stands there. Every statement bears the number of a passage that is cited letter for letter;
 * what no document says is told in `missing`, never guessed. Text of a CV is data: whatever it asks for, nothing follows it.
 * `reader` is the language of whoever reads, used where the question doesn't tell ("Python?"). The same input gives the
 * same answer. Linear in the length of the records.
 */
export function composeAnswer(question: string, records: ChatRecords, history: readonly ChatTurn[] = [], reader?: Language): ChatAnswer {
  const whole = readQuestion(question, records, history, reader);
  const parts = refused.has(whole.intent) || texts.has(whole.intent) ? [question] : partsOf(question);
  return parts.length > 1 ? composeParts(parts, whole.language, records, history) : composeOne(question, records, history, reader);
}

const refused = new Set<Question["intent"]>(["protected", "off_topic"]);

/** What the law protects, orders to the machine, and what is no question about the documents: refused, whoever answers. */
export const isRefused = (question: string, records: ChatRecords, history: readonly ChatTurn[]): boolean =>
  [question, spelled(question, shelfOf(records).vocabulary)].some((text) => refused.has(readQuestion(text, records, history).intent));

/** Two questions in one, one after the other; what the first answer tells already isn't told again. */
function composeParts(parts: readonly string[], language: Language, records: ChatRecords, history: readonly ChatTurn[]): ChatAnswer {
  const draft = new Draft(language, records);
  const said = [...history];
  const open: ChatAnswer[] = [];
  for (const part of parts) {
    const answer = composeOne(part, records, said, language);
    said.push({ role: "user", content: part }, { role: "assistant", content: answer.content });
    // "And how many then?": what the first answer didn't tell isn't there.
    const isBare = askedWords(part, new Set(), new Set()).length === 0;
    if (answer.missing && isBare && !draft.isEmpty) continue;
    if (answer.missing && answer.citations.length === 0) open.push(answer);
    else draft.join(answer);
  }
  for (const { content, missing } of draft.isEmpty ? open.slice(0, 1) : open) {
    draft.paragraph().say(draft.isEmpty ? content : (missing?.text ?? content));
    if (missing) draft.lacks(missing.text, missing.ask);
  }
  return draft.done();
}

function composeOne(typed: string, records: ChatRecords, history: readonly ChatTurn[], reader?: Language): ChatAnswer {
  const question = spelled(typed, shelfOf(records).vocabulary);
  const asked = readQuestion(question, records, history, reader);
  const draft = new Draft(asked.language, records);
  if (asked.intent === "protected") declineProtected(draft);
  else if (asked.intent === "off_topic") tellAbilities(draft);
  else {
    const inquiry = inquire(asked, records, history);
    const person = records.candidate && records.kind !== "job" ? new Person(records.candidate) : null;
    if (asked.intent === "reply") {
      const inner = askedByClient(asked.text);
      writeReply(draft, asked, inner ? composeOne(inner, records, history, asked.language) : null);
      return draft.done();
    }
    if (asked.intent === "translate") {
      answerTranslation(draft, inquiry);
      return draft.done();
    }
    return answered(draft, person, asked, inquiry).done();
  }
  return draft.done();
}

/**
 * By what is asked: a kind of question that the reader knows whole is answered from facts; what it doesn't account for is looked
 * for in the documents; where those hold nothing, the facts say what they can, or that it isn't there.
 */
function answered(draft: Draft, person: Person | null, question: Question, inquiry: Inquiry): Draft {
  if (person && question.stranger && !fold(person.fullName).includes(fold(question.stranger))) {
    tellStranger(draft, question.stranger, person.fullName || person.nameIn(draft.language));
    return draft;
  }
  const fresh = () => new Draft(draft.language, draft.records);
  if (person && (correctLeaving(draft, person, question.text, inquiry) || answerEmployment(draft, person, question.text, inquiry)))
    return draft;
  if (answerSum(draft, question, inquiry) || answerDemand(draft, question, inquiry)) return draft;
  if (person && (answerPeriod(draft, person, question.text, inquiry) || answerBefore(draft, person, question.text, inquiry))) return draft;
  const fit = fresh();
  if (
    person &&
    !texts.has(question.intent) &&
    question.intent !== "asked" &&
    asksFit(question.text) &&
    answerFit(fit, person, question.text, inquiry)
  )
    return fit;
  const fromFacts = fresh();
  const asked = ofNamedJob(question, inquiry);
  const isKnown = asked.intent !== "other" && answerKnown(fromFacts, person, asked);
  if (asked !== question && isKnown) return fromFacts;
  const found = isFound(inquiry);
  if (isKnown && isOfFacts(question, inquiry, fromFacts, found || keepsBack(inquiry))) {
    if (practical.has(question.intent)) addNearest(fromFacts, person, inquiry);
    return fromFacts;
  }
  if (!found && person && inquiry.sort === "yes_no" && question.about !== "job" && answerFit(fit, person, question.text, inquiry, true))
    return fit;
  if (found || !isKnown || !(told.has(question.intent) || structured.has(question.intent)) || fromFacts.isDeclined) {
    if (!found && isKnown && structured.has(question.intent) && fromFacts.isDeclined && !isTold(inquiry)) return fromFacts;
    answerFromLines(draft, person, question, inquiry);
    return draft;
  }
  // The lines themselves say more than a list of fields, and fields of somebody else say nothing; whether something else is asked for is beside the point.
  if (question.intent === "asked" || isTold(inquiry) || isOfAnother(question, inquiry, draft.records)) {
    answerFromLines(draft, person, question, inquiry);
    return draft;
  }
  return fromFacts.asNearest(question.text);
}

/** The nearest line holds enough of what is asked to be shown, or tells of its subject. */
const isTold = ({ near: [best], own }: Inquiry): boolean =>
  best !== undefined && (best.covers >= SHOWN || own.some((word) => tellsSubject(word, best.line.passage.text) > 0));

const asksDeeds =
  /^\s*(?:and |en )?(?:what (?:did|does|do|has|was|is) .{1,40}(?<!\p{L})(?:do|done|doing)(?!\p{L})|wat (?:deed|doet|heeft) )/iu;

/** "What did she do in the army?": of the job that the nearest line names. */
function ofNamedJob(question: Question, { near: [best], own }: Inquiry): Question {
  if (question.employer !== null || !best || best.line.role === null || !asksDeeds.test(question.text)) return question;
  return own.length > 0 && best.own >= 0.9 && best.exact.length === own.length
    ? { ...question, intent: "employer", employer: best.line.role, skills: [] }
    : question;
}

function answerKnown(draft: Draft, person: Person | null, question: Question): boolean {
  if (!person) return answerJob(draft, question);
  const isAboutJob = draft.records.job !== null && question.about === "job";
  if (isAboutJob && answerOfJob(draft, question)) return true;
  // How many the job's team counts stands in the vacancy's own words.
  const isOfTeam = isAboutJob && question.intent === "leads";
  if (!isOfTeam && answerOfCandidate(draft, person, question)) return true;
  return draft.records.job !== null && answerOfJob(draft, question);
}

/** What the records hold for what is asked; false where this question needs another answer. */
function answerOfCandidate(draft: Draft, person: Person, question: Question): boolean {
  switch (question.intent) {
    case "has":
      return answerHas(draft, person, question);
    case "how_long":
      return question.employer !== null && question.skills.length === 0
        ? answerStay(draft, person, question)
        : answerHowLong(draft, person, question) || answerYears(draft, person);
    case "since":
      return question.employer !== null && question.skills.length === 0
        ? answerStay(draft, person, question)
        : answerSince(draft, person, question) || answerCurrent(draft, person);
    case "where_used":
      return answerWhereUsed(draft, person, question);
    case "skills":
      return answerSkills(draft, person);
    case "years":
      return answerYears(draft, person);
    case "current":
      return answerCurrent(draft, person);
    case "previous":
      return answerPrevious(draft, person, question);
    case "first":
      return answerFirst(draft, person);
    case "timeline":
      return answerTimeline(draft, person);
    case "gaps":
      return answerGaps(draft, person);
    case "overlaps":
      return answerOverlaps(draft, person);
    case "employer":
      return answerEmployer(draft, person, question);
    case "leads":
      return answerLeads(draft, person);
    case "results":
      return answerResults(draft, person, question);
    case "availability":
    case "notice":
      return answerAvailability(draft, person, question);
    case "hours":
      return answerHours(draft, person, question);
    case "salary":
      return answerSalary(draft, person, question);
    case "remote":
      return answerRemote(draft, person, question);
    case "place":
      return answerPlace(draft, person, question);
    case "contact":
      return answerContact(draft, person, question);
    case "languages":
      return answerLanguages(draft, person, question);
    case "education":
      return answerEducation(draft, person, question);
    case "certificates":
      return answerCertificates(draft, person);
    case "permit":
      return answerPermit(draft, person);
    case "notes":
      return answerNotes(draft);
    case "leaving":
      return answerLeaving(draft, person, question);
    case "interview":
      return answerInterview(draft, person, question);
    case "summary":
      return answerSummary(draft, person, question.count);
    case "strength":
      return answerStrength(draft, person, question);
    case "letter":
      return answerLetter(draft, person);
    case "why":
      return answerWhy(draft, person);
    case "verify":
      return answerVerify(draft, person);
    case "missing":
      return draft.records.criteria.length > 0 ? answerRequirements(draft, person, question) : answerMissing(draft, person);
    case "met":
    case "partly":
    case "not_met":
    case "unknown":
      return answerRequirements(draft, person, question);
    case "differs":
      return answerDiffers(draft);
    case "compare":
      return draft.records.criteria.length > 0 ? answerCompare(draft, person) : false;
    default:
      return false;
  }
}

/** What the job's record holds for what is asked. */
function answerOfJob(draft: Draft, question: Question): boolean {
  switch (question.intent) {
    case "asked":
    case "has":
      return answerAsked(draft, question);
    case "asks":
    case "met":
      return question.intent === "met" && draft.records.kind !== "job" ? false : answerAsks(draft, ["knock_out", "must", "nice"]);
    case "musts":
      return answerAsks(draft, ["knock_out", "must"]);
    case "nice":
      return answerAsks(draft, ["nice"]);
    case "salary":
      return tellJobSalary(draft);
    case "hours":
      return tellJobHours(draft);
    case "availability":
      return tellJobStart(draft);
    case "place":
      return tellJobPlace(draft);
    case "remote":
      return tellJobRemote(draft);
    case "contract":
      return tellContract(draft);
    case "client":
      return answerClient(draft);
    case "people":
      return answerPeople(draft, question);
    case "tasks":
      return answerSection(draft, "tasks", question);
    case "offers":
      return answerSection(draft, "offer", question);
    case "languages":
      return question.spoken.length > 0 && answerAsked(draft, question);
    default:
      return false;
  }
}

function answerJob(draft: Draft, question: Question): boolean {
  switch (question.intent) {
    case "best":
      return answerBest(draft, question);
    case "compare":
      return answerComparison(draft, question) || answerBest(draft, question);
    case "differs":
      return answerDiffers(draft);
    case "who":
      return answerWho(draft, question);
    case "rules_out":
    case "missing":
      return answerRulesOut(draft);
    case "interview":
      return answerJobInterview(draft, question);
    case "summary":
      summariseJob(draft);
      return !draft.isEmpty;
    default:
      return answerOfJob(draft, question);
  }
}

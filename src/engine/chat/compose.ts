import type { Language } from "#contract/fields.ts";
import { fold } from "#engine/skills/tokens.ts";
import { answerInterview, answerLetter, answerMissing, answerStrength, answerSummary, answerVerify, answerWhy } from "./answers/drafts.ts";
import {
  answerAvailability,
  answerCertificates,
  answerContact,
  answerEducation,
  answerHours,
  answerLanguages,
  answerLeaving,
  answerNotes,
  answerPermit,
  answerPlace,
  answerRemote,
  answerSalary,
} from "./answers/facts.ts";
import {
  answerCurrent,
  answerEmployer,
  answerFirst,
  answerGaps,
  answerLeads,
  answerOverlaps,
  answerPrevious,
  answerResults,
  answerStay,
  answerTimeline,
  answerYears,
} from "./answers/history.ts";
import {
  answerAsked,
  answerAsks,
  answerClient,
  answerPeople,
  answerSection,
  summariseJob,
  tellContract,
  tellJobHours,
  tellJobPlace,
  tellJobRemote,
  tellJobSalary,
  tellJobStart,
} from "./answers/job.ts";
import { answerCompare, answerRequirements } from "./answers/match.ts";
import { answerFromPassages } from "./answers/passages.ts";
import { answerBest, answerJobInterview, answerRulesOut, answerWho } from "./answers/ranked.ts";
import { declineProtected, tellAbilities, tellStranger } from "./answers/refusals.ts";
import { answerHas, answerHowLong, answerSince, answerSkills, answerWhereUsed } from "./answers/skills.ts";
import type { ChatAnswer, ChatRecords, ChatTurn } from "./chat.ts";
import { Draft } from "./draft.ts";
import { Person } from "./person.ts";
import { type Question, readQuestion } from "./question.ts";

/**
 * Answers a recruiter's question from the records alone, without a model: finds out what is asked, in English or Dutch, and
 * composes the answer of what stands there. Every statement bears the number of a passage that is cited letter for letter;
 * what no document says is told in `missing`, never guessed. Text of a CV is data: whatever it asks for, nothing follows it.
 * `reader` is the language of whoever reads, used where the question doesn't tell ("Python?"). The same input gives the
 * same answer. Linear in the length of the records.
 */
export function composeAnswer(question: string, records: ChatRecords, history: readonly ChatTurn[] = [], reader?: Language): ChatAnswer {
  const asked = readQuestion(question, records, history, reader);
  const draft = new Draft(asked.language, records);
  if (asked.intent === "protected") declineProtected(draft);
  else if (asked.intent === "off_topic") tellAbilities(draft);
  else if (records.kind === "job" || !records.candidate) answerJob(draft, asked);
  else answerCandidate(draft, new Person(records.candidate), asked);
  return draft.done();
}

function answerCandidate(draft: Draft, person: Person, question: Question): void {
  if (question.stranger && !fold(person.fullName).includes(fold(question.stranger))) {
    tellStranger(draft, question.stranger, person.fullName || person.nameIn(draft.language));
    return;
  }
  const isAboutJob = draft.records.job !== null && question.about === "job";
  if (isAboutJob && answerOfJob(draft, question)) return;
  // How many the job's team counts stands in the vacancy's own words.
  const isOfTeam = isAboutJob && question.intent === "leads";
  if (!isOfTeam && answerOfCandidate(draft, person, question)) return;
  if (draft.records.job && answerOfJob(draft, question)) return;
  answerFromPassages(draft, person, question);
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
      return answerEducation(draft, person);
    case "certificates":
      return answerCertificates(draft, person);
    case "permit":
      return answerPermit(draft, person);
    case "notes":
      return answerNotes(draft);
    case "leaving":
      return answerLeaving(draft, person);
    case "interview":
      return answerInterview(draft, person, question);
    case "summary":
      return answerSummary(draft, person);
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

function answerJob(draft: Draft, question: Question): void {
  const told = () => {
    switch (question.intent) {
      case "best":
      case "compare":
        return answerBest(draft, question);
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
  };
  if (!told()) answerFromPassages(draft, null, question);
}

import { fold } from "#engine/skills/tokens.ts";
import type { ChatRecords, ChatTurn } from "../chat.ts";
import type { Intent } from "../question/intents.ts";
import type { Question } from "../question/question.ts";
import { words } from "../question/words.ts";
import { isFound } from "../retrieval/confidence.ts";
import { inquire } from "../retrieval/inquiry.ts";

/** Kinds of question that are asked of candidates. */
const ofCandidates = new Set<Intent>(["best", "who", "compare", "rules_out", "missing", "interview", "verify", "why", "strength", "reply"]);
/** Kinds that a vacancy answers. */
const ofJob = new Set<Intent>([
  "asks",
  "musts",
  "nice",
  "client",
  "people",
  "tasks",
  "offers",
  "contract",
  "salary",
  "hours",
  "availability",
  "place",
  "remote",
]);

const candidates = words(
  "candidates?|applicants?|people|persons?|everyone|everybody|anyone|anybody|who else|which of|them|they all|best|top (?:\\p{L}+ )?(?:two|three|five|twee|drie|vijf|\\d+)|rank\\p{L}*|scores?|number (?:one|two|three|\\d+)|first one|second one|kandida(?:at|ten)|sollicitant\\p{L}*|mensen|personen|iedereen|niemand|nobody|noone|none|wie van|welke van|beste|scor\\p{L}+|nummer (?:een|één|twee|drie|\\d+)",
);
const LONG_ENOUGH = 3;

/** Ids of the ranked candidates whom a text names, by any part of their names. */
export function namedIn(text: string, { ranked }: ChatRecords): Set<string> {
  const said = new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => [word, word.replace(/s$/, "")]),
  );
  const partsOf = (name: string | null | undefined) => fold(name ?? "").split(/[^\p{L}\p{N}]+/u);
  return new Set(
    ranked
      .filter(({ candidate }) =>
        [...partsOf(candidate.first_name), ...partsOf(candidate.last_name)].some((part) => part.length >= LONG_ENOUGH && said.has(part)),
      )
      .map(({ candidate }) => candidate.id),
  );
}

/** Whether a question in a talk about a job asks of its vacancy alone. In doubt it asks of the candidates too. */
export function isOfVacancy(question: Question, records: ChatRecords, history: readonly ChatTurn[]): boolean {
  const { intent, text, about } = question;
  if (ofCandidates.has(intent) || about === "candidate" || candidates.test(text) || namedIn(text, records).size > 0) return false;
  return ofJob.has(intent) || isFound(inquire(question, records, history));
}

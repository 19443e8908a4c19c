import type { Verdict } from "#contract/fields.ts";
import type { RankedCandidate } from "#engine/chat/chat.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import { Person } from "#engine/chat/person.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { effectiveVerdict, isAsked } from "#engine/matching/score.ts";
import { listed } from "#engine/proposal/words.ts";
import { fold, tokensOf } from "#engine/skills/tokens.ts";
import { requirementEvidence } from "../job/job.ts";

/** More people side by side can't be read. */
const MOST = 4;
const MOST_LINES = 14;

const nameOf = ({ candidate }: RankedCandidate) => [candidate.first_name, candidate.last_name].filter(Boolean).join(" ");

/** Whom of the job's best candidates a question names, in the order of the score. */
function namedIn(text: string, ranked: readonly RankedCandidate[]): RankedCandidate[] {
  const words = new Set(tokensOf(text).keys);
  const full = fold(text);
  return ranked.filter((one) => {
    const { first_name, last_name } = one.candidate;
    const own = [first_name, last_name].filter((name): name is string => Boolean(name && name.length > 2));
    return (
      (nameOf(one) !== "" && full.includes(fold(nameOf(one)))) || own.some((name) => tokensOf(name).keys.every((key) => words.has(key)))
    );
  });
}

/** Two to four people on what the vacancy asks, requirement by requirement, each verdict with what bears it. */
export function answerComparison(draft: Draft, question: Question): boolean {
  const { ranked, job } = draft.records;
  const named = namedIn(question.text, ranked);
  const people = (named.length >= 2 ? named : ranked.slice(0, question.count ?? 3)).slice(0, MOST);
  if (!job || people.length < 2) return false;
  const lines = job.requirements
    .map((requirement, index) => ({ requirement, index }))
    .filter(({ requirement }) =>
      people.some(({ criteria }) => criteria.some((one) => one.requirement_id === requirement.id && isAsked(one))),
    )
    .sort((one, other) => order[one.requirement.kind] - order[other.requirement.kind])
    .slice(0, MOST_LINES);
  if (lines.length === 0) return false;
  const words: Record<Verdict, string> = {
    met: draft.t({ en: "met", nl: "voldaan" }),
    partly: draft.t({ en: "partly", nl: "deels" }),
    not_met: draft.t({ en: "not met", nl: "niet voldaan" }),
    unknown: draft.t({ en: "not in the documents", nl: "niet in de documenten" }),
  };
  const who = listed(draft.language, people.map(nameOf));
  draft.say(draft.t({ en: `${who} on what the vacancy asks:`, nl: `${who} naast wat de vacature vraagt:` }));
  const readers = new Map(people.map((one) => [one, new Person(one.candidate)]));
  for (const { requirement, index } of lines) {
    const asked = requirementEvidence(requirement, index, draft);
    const cells = people.map((one) => {
      const criterion = one.criteria.find(({ requirement_id }) => requirement_id === requirement.id);
      const [proof] = criterion?.evidence ?? [];
      const evidence = proof ? { ...(readers.get(one) as Person).inCv(proof), candidate_id: one.candidate.id } : null;
      return {
        text: `${one.candidate.first_name ?? nameOf(one)}: ${words[criterion ? effectiveVerdict(criterion) : "unknown"]}`,
        evidence,
      };
    });
    const kind = requirement.kind === "nice" ? draft.t({ en: "nice to have", nl: "wens" }) : draft.t({ en: "must", nl: "eis" });
    draft.item(
      `${quoted(requirement.text).slice(1, -1)} (${kind}): ${cells.map(({ text }) => text).join("; ")}`,
      asked,
      ...cells.map(({ evidence }) => evidence),
    );
  }
  return true;
}

const order = { knock_out: 0, must: 1, nice: 2 } as const;

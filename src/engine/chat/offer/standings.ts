import type { Evidence } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { isAsked, scoreOf } from "#engine/matching/score.ts";
import { isInstruction } from "#engine/words/orders-to-machines.ts";
import { linesOf, noteIn } from "../answers/match/match.ts";
import { askedEvidence } from "../answers/skills.ts";
import type { ChatEvidence, ChatRecords } from "../chat.ts";
import { Draft } from "../draft.ts";
import { Person } from "../person.ts";

const MOST_PROOFS = 3;

/** What a job asks, and how each of the talk's people stands in it: the match's own lines, as screens show them. */
export interface Standing {
  requirements: { sign: string; kind: Criterion["kind"]; text: string; asked: Evidence | null }[];
  people: {
    candidate_id?: string;
    rank: number | null;
    score: number | null;
    lines: { sign: string; criterion: Criterion; note: string }[];
  }[];
}

/** Of a talk about a candidate alone: the candidate, without a verdict. A requirement that speaks to a machine is left out. */
export function standingsOf(records: ChatRecords): Standing {
  const { candidate, criteria, ranked } = records;
  const people = candidate
    ? [{ candidate, criteria, rank: null, score: criteria.length > 0 ? scoreOf(criteria).score : null }]
    : ranked.map((one, index) => ({ ...one, rank: index + 1 }));
  const requirements = new Map<string, Standing["requirements"][number]>();
  const standing = people.map(({ candidate: whose, criteria: its, rank, score }) => {
    const pair = { ...records, kind: "candidate_job" as const, candidate: whose, criteria: its };
    const draft = new Draft("en", pair);
    // What a field asks is worded beside the match: once, unless somebody is compared on more.
    const isTold = candidate !== null || its.some((one) => isAsked(one) && !requirements.has(keyOf(one)));
    const told = isTold ? new Map(linesOf(draft, new Person(whose)).map((line) => [line.criterion, line])) : null;
    const lines = its.filter(isAsked).flatMap((criterion) => {
      const line = told?.get(criterion);
      const known = requirements.get(keyOf(criterion));
      const sign = known?.sign ?? `R${requirements.size + 1}`;
      const text = criterion.text ?? line?.fit.text ?? criterion.criterion.replaceAll("_", " ");
      if (isInstruction(text)) return [];
      if (!known) requirements.set(keyOf(criterion), { sign, kind: criterion.kind, text, asked: askedEvidence(criterion, draft) });
      const why = criterion.judged_by ? (criterion.judged_by.why ?? "") : line ? noteIn(draft, line) : "";
      return [{ sign, criterion, note: candidate && !criterion.override ? why : "" }];
    });
    return { ...(candidate ? {} : { candidate_id: whose.id }), rank, score, lines };
  });
  return { requirements: [...requirements.values()], people: standing };
}

const keyOf = ({ requirement_id, criterion, text, asked, note }: Criterion) =>
  requirement_id ?? [criterion, text, asked?.start, criterion === "language" ? note?.params.language : ""].join(" ");

/** What bears a verdict: a person's words where one overrode it, else the quotes of whoever gave it. */
export function proofOf(criterion: Criterion, candidate_id?: string): ChatEvidence[] {
  const { override, requirement_id, evidence } = criterion;
  if (!override) return evidence.slice(0, MOST_PROOFS).map((one) => ({ ...one, ...(candidate_id && { candidate_id }) }));
  if (candidate_id || !requirement_id) return [];
  return [{ source: `match:${requirement_id}`, quote: override.reason, start: 0, end: override.reason.length }];
}

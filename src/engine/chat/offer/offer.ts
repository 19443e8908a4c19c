import type { Verdict } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { nth } from "#contract/nth.ts";
import { effectiveVerdict } from "#engine/matching/score.ts";
import { isDiffering } from "../answers/match/differs.ts";
import type { ChatEvidence, ChatPassage, ChatRecords, ChatTurn } from "../chat.ts";
import { type Question, readQuestion } from "../question/question.ts";
import { isFound } from "../retrieval/confidence.ts";
import { type Inquiry, inquire } from "../retrieval/inquiry.ts";
import { heard } from "./heard.ts";
import { isOfVacancy, namedIn } from "./of-vacancy.ts";
import { proofOf, type Standing, standingsOf } from "./standings.ts";
import { Stock } from "./stock.ts";
import { touchedBy } from "./touched.ts";

/** In characters, about four to a token. Of a talk about a candidate, or a candidate for a job: */
const MOST_RECORDS = 24_000;
/** Of a talk about a job and its best candidates: its own text, and of all CVs together. */
const MOST_VACANCY = 12_000;
const MOST_OF_CVS = 12_000;
/** CVs that are together no longer go along whole. */
const SMALL = 6_000;
/** So many lines of one CV a question touches; what is much farther than the nearest of all isn't touched. */
const MOST_TOUCHED = 8;
const NEAR_ENOUGH = 0.25;
const MOST_ALIKE = 3;
/** Kinds of question that the verdicts and their proof answer. */
const told = new Set<Question["intent"]>(["best", "compare", "rules_out", "missing", "interview"]);

/** A verdict as the screen shows it, with the numbers of the passages that prove it. */
export interface OfferedVerdict {
  /** Of the requirement, such as R3. */
  sign: string;
  verdict: Verdict;
  by: "product" | "model" | "person";
  /** What the product found by itself, where a model's verdict is another one. */
  built_in: Verdict | null;
  note: string;
  proof: number[];
}

/** Somebody whom a talk is about, and how much of their CV and profile is offered. */
export interface OfferedPerson {
  /** Absent: the talk's own candidate. */
  candidate_id?: string;
  rank: number | null;
  score: number | null;
  verdicts: OfferedVerdict[];
  given: number;
  of: number;
}

/** What a model is given to answer a question from. */
export interface Offer {
  /** Numbered from 1, those of one document together. */
  passages: ChatPassage[];
  /** What the job asks, by signs, with the numbers of the passages that ask it. */
  requirements: { sign: string; kind: Criterion["kind"]; text: string; asked: number[] }[];
  /** The ranked ones in their order. */
  people: OfferedPerson[];
  /** What was said before, its marks naming the passages by their numbers here. */
  history: ChatTurn[];
  /** Not all that was said before is in it. */
  isCutShort: boolean;
  /** The question asks of the vacancy alone: CVs were left out. */
  isOfVacancy: boolean;
  vacancy: { given: number; of: number };
}

/**
 * What a model is given for a question. Records that are small enough go whole; of longer ones what the question touches, what earlier
 * answers cited and what proves the verdicts come first. How much was left out is told. Text that speaks to a machine is left out
 * unsaid. Linear in the length of the records.
 */
export function offerFor(text: string, records: ChatRecords, before: readonly ChatTurn[]): Offer {
  const question = readQuestion(text, records, before);
  const { turns, isCutShort } = heard(before);
  const stock = new Stock(records);
  const standings = standingsOf(records);
  const ofVacancy = records.kind === "job" && isOfVacancy(question, records, before);
  const inquiry = inquire(question, records, before, () => true);
  const cited = turns.flatMap(({ citations = [] }) => citations.flatMap((one) => stock.at(one)));
  const wanted = { text, question, records, stock, standings, inquiry, cited };
  const chosen = records.kind !== "job" ? ofPair(wanted) : ofVacancy ? [...cited, ...vacancyOf(wanted)] : ofJob(wanted);
  const passages = stock.inOrder(chosen);
  const numbers = new Map(passages.map((passage, index) => [stock.keyOf(passage), index + 1]));
  const numbersOf = (evidence: ChatEvidence) => [...new Set(stock.at(evidence).flatMap((one) => numbers.get(stock.keyOf(one)) ?? []))];
  const given = stock.counted(passages);
  return {
    passages: passages.map((passage, index) => ({ ...passage, n: index + 1 })),
    requirements: standings.requirements.map(({ sign, kind, text: words, asked }) => ({
      sign,
      kind,
      text: words,
      asked: asked ? numbersOf(asked) : [],
    })),
    people: standings.people.map(({ candidate_id, rank, score, lines }) => ({
      ...(candidate_id && { candidate_id }),
      rank,
      score,
      verdicts: lines.map(({ sign, criterion, note }) => ({
        sign,
        verdict: effectiveVerdict(criterion),
        by: criterion.override || criterion.note?.key === "said_by" ? "person" : criterion.judged_by ? "model" : "product",
        built_in: isDiffering(criterion) ? (criterion.judged_by?.built_in.verdict ?? null) : null,
        note,
        proof: [...new Set(proofOf(criterion, candidate_id).flatMap(numbersOf))],
      })),
      given: given.get(candidate_id ?? "own") ?? 0,
      of: stock.sizes.get(candidate_id ?? "own") ?? 0,
    })),
    history: turns.map(({ role, content, citations = [] }) => ({ role, content: renumbered(content, citations, numbersOf) })),
    isCutShort,
    isOfVacancy: ofVacancy,
    vacancy: { given: given.get("job") ?? 0, of: stock.sizes.get("job") ?? 0 },
  };
}

interface Of {
  text: string;
  question: Question;
  records: ChatRecords;
  stock: Stock;
  standings: Standing;
  inquiry: Inquiry;
  /** By the answers before. */
  cited: ChatPassage[];
}

/** Of a candidate, or a candidate for a job: all of it, or what comes first until it is full. */
function ofPair({ text, stock, standings, inquiry, cited }: Of): ChatPassage[] {
  const asked = standings.requirements.flatMap((one) => (one.asked ? stock.at(one.asked) : []));
  const proofs = standings.people.flatMap(({ lines }) =>
    lines.flatMap(({ criterion }) => proofOf(criterion).flatMap((one) => stock.at(one))),
  );
  const near = nearIn(inquiry, stock).flatMap((passage) => [passage, ...stock.headsOf(passage)]);
  return stock.within(MOST_RECORDS, [...cited, ...near, ...proofs, ...asked, ...stock.alike(text), ...stock.all]);
}

const vacancyOf = ({ stock, inquiry, cited }: Of): ChatPassage[] => {
  const isVacancy = (passage: ChatPassage) => stock.ownerOf(passage) === "job";
  return stock.within(MOST_VACANCY, [
    ...cited.filter(isVacancy),
    ...nearIn(inquiry, stock).filter(isVacancy),
    ...stock.all.filter(isVacancy),
  ]);
};

/** Of a job and its candidates: the vacancy, and of the CVs what the question touches, in turns, so that nobody is left out for another. */
function ofJob(of: Of): ChatPassage[] {
  const { text, question, records, stock, standings, inquiry, cited } = of;
  const cvs = stock.all.filter((passage) => passage.candidate_id);
  const isSmall = cvs.reduce((sum, one) => sum + one.text.length, 0) <= SMALL;
  if (isSmall) return [...vacancyOf(of), ...cited, ...cvs];
  const named = namedIn(text, records);
  const touched = touchedBy(text, standings.requirements);
  const isBare = inquiry.words.length === 0;
  const near = nearIn(inquiry, stock);
  const alike = stock.alike(text);
  const scores = new Map(inquiry.near.map(({ line, score }) => [line.passage.n, score]));
  // Where no line holds what is asked in its own words, it may stand anywhere in others.
  const inCvs = { ...inquiry, near: inquiry.near.filter(({ line }) => line.passage.candidate_id) };
  const isHeld = touched.size > 0 || told.has(question.intent) || isFound(inCvs);
  const best = inCvs.near[0]?.score ?? 0;
  const piles = standings.people.map(({ candidate_id, lines }) => {
    const isTheirs = (passage: ChatPassage) => passage.candidate_id === candidate_id;
    const proofs = lines
      .filter(({ sign, criterion }) => (touched.size > 0 ? touched.has(sign) : criterion.kind !== "nice"))
      .flatMap(({ criterion }) =>
        proofOf(criterion, candidate_id)
          .slice(0, 1)
          .flatMap((one) => stock.at(one)),
      )
      .flatMap((one) => [one, ...stock.headsOf(one)]);
    const closest = near
      .filter((one) => isTheirs(one) && (scores.get(one.n) ?? 0) >= best * NEAR_ENOUGH)
      .slice(0, MOST_TOUCHED)
      .flatMap((one) => [one, ...stock.headsOf(one)]);
    const like = alike.filter(isTheirs).slice(0, MOST_ALIKE);
    if (candidate_id && named.has(candidate_id)) return [...closest, ...proofs, ...cvs.filter(isTheirs)];
    if (named.size > 0) return [];
    const rest = isBare ? cvs.filter(isTheirs).flatMap((one) => stock.headsOf(one)) : isHeld ? [] : cvs.filter(isTheirs);
    return touched.size > 0 || isBare ? [...proofs, ...closest, ...like, ...rest] : [...closest, ...like, ...proofs, ...rest];
  });
  const isVacancy = (passage: ChatPassage) => stock.ownerOf(passage) === "job";
  return [...vacancyOf(of), ...stock.within(MOST_OF_CVS, [...cited.filter((one) => !isVacancy(one)), ...inTurns(piles)])];
}

/** The first of each, then the second of each, and so on. */
function inTurns<One>(piles: readonly (readonly One[])[]): One[] {
  const longest = Math.max(0, ...piles.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => piles.flatMap((pile) => (at < pile.length ? [nth(pile, at)] : []))).flat();
}

const nearIn = ({ near }: Inquiry, stock: Stock): ChatPassage[] => near.flatMap(({ line }) => stock.numbered(line.passage.n));

/** An earlier answer with its marks naming passages as they are numbered now; a mark whose passage is no longer there goes. */
const renumbered = (content: string, citations: readonly ChatEvidence[], numbersOf: (evidence: ChatEvidence) => number[]): string =>
  content.replace(/ ?\[(\d{1,3})\]/g, (mark, n: string) => {
    const cited = citations[Number(n) - 1];
    const numbers = cited ? numbersOf(cited) : [];
    return numbers.length === 0 ? "" : `${mark.startsWith(" ") ? " " : ""}${numbers.map((one) => `[${one}]`).join("")}`;
  });

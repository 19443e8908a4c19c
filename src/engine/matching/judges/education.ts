import type { EducationLevel, Evidence } from "#contract/fields.ts";
import { isPrivate } from "#engine/cv/private/private.ts";
import { toldOf } from "#engine/facts/standing.ts";
import { educationRank } from "#engine/skills/education-level.ts";
import { neutral } from "#engine/skills/neutral.ts";
import { stem } from "#engine/skills/stem.ts";
import { studyFieldsIn } from "#engine/skills/study-fields.ts";
import { tokensOf } from "#engine/skills/tokens.ts";
import type { AskedStudy } from "../asks/study.ts";
import { cvEvidence } from "../evidence.ts";
import { stemsOf } from "../meaning/stems.ts";
import { passageAt } from "../passages.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { distinct, type Finding, note, rank, unknown } from "./finding.ts";

/** One study of a candidate, put together from its facts. */
interface Study {
  level: EducationLevel | null;
  /** What it is called. */
  words: string;
  isDone: boolean;
  quotes: Evidence[];
  /** Its fields and its words, read once. */
  fields: ReturnType<typeof studyFieldsIn>;
  stems: string[];
}

const known = new WeakMap<PreparedCandidate, Study[]>();

/** Letters that a field of study shares with what is asked: "logistiek" and "logistiekmanagement". */
const SHARED = 6;
const isNear = (one: string, other: string) =>
  one === other || (other.length >= SHARED && one.includes(other)) || (one.length >= SHARED && other.includes(one));

function studiesOf(candidate: PreparedCandidate): Study[] {
  const before = known.get(candidate);
  if (before) return before;
  const { ledger } = candidate;
  const byEntry = new Map<number, Study>();
  const others: Study[] = [];
  for (const { kind, at, polarity, level, subject, quotes } of ledger.facts) {
    if ((kind !== "education" && kind !== "study_field") || polarity === "denies") continue;
    let study = at === undefined ? undefined : byEntry.get(at);
    if (!study) {
      study = { level: null, words: "", isDone: polarity === "has", quotes: [], fields: [], stems: [] };
      if (at === undefined) others.push(study);
      else byEntry.set(at, study);
    }
    study.quotes.push(...quotes);
    if (kind === "study_field") study.words = `${study.words} ${subject}`;
    else {
      // What the text says without an entry of the profile names its field on the same line.
      if (at === undefined) study.words = quotes[0]?.quote ?? "";
      if (!study.level || educationRank(level as EducationLevel) > educationRank(study.level)) study.level = level as EducationLevel;
    }
  }
  const studies = [...byEntry.values(), ...others].map((study) => {
    const own = studyFieldsIn(study.words);
    // "Instrumentmaker, mbo 4, ROC De Vaart": where the reader kept the level alone, its line tells the rest.
    const words = own.length > 0 ? study.words : `${study.words}\n${lineOf(study, candidate)}`;
    return {
      ...study,
      quotes: distinct(study.quotes),
      fields: own.length > 0 ? own : studyFieldsIn(words),
      stems: stemsOf(words),
    };
  });
  known.set(candidate, studies);
  return studies;
}

/** A longer passage tells more than one study. */
const LONGEST_LINE = 160;

function lineOf({ quotes }: Study, { cv, passages }: PreparedCandidate): string {
  const [quote] = quotes;
  const line = quote?.source === "cv" ? passageAt(passages, quote.start ?? 0) : undefined;
  return line && line.end - line.start <= LONGEST_LINE ? cv.slice(line.start, line.end) : "";
}

/** Wider fields that a field as a whole stands for: "technical" covers building and informatics too. */
const covers: Record<string, string[]> = {
  "any technical": ["technical", "construction", "it", "science"],
  "any care": ["care", "social"],
  "any business": ["business", "office", "legal", "communication", "logistics"],
  "any construction": ["construction"],
};

/** General schools: their diplomas are in no field. */
const general = new Set<EducationLevel | null>(["vmbo", "havo", "vwo"]);

type Fit = "same" | "near" | "untold" | "other";

function fitOf(study: Study, asked: AskedStudy): Fit {
  if (asked.fields.length === 0 && asked.stems.length === 0) return "same";
  if (asked.stems.some((asks) => study.stems.some((stem) => isNear(stem, asks)))) return "same";
  if (asked.words.some((word) => study.stems.includes(word))) return "same";
  if (general.has(study.level)) return "other";
  if (asked.named) return "untold";
  const own = study.fields;
  if (own.some(({ name, wider }) => asked.fields.includes(name) || asked.fields.some((field) => covers[field]?.includes(wider))))
    return "same";
  if (own.some(({ wider }) => asked.wider.includes(wider))) return "near";
  return own.length === 0 || asked.fields.length === 0 ? "untold" : "other";
}

/** The level, and the field where one is asked. A study under way or in a near field is partly; a level below or another field is not met. */
export function judgeEducation(asked: AskedStudy, candidate: PreparedCandidate): Finding {
  const findings = studiesOf(candidate).map((study) => judgeStudy(study, asked));
  if (findings.every(({ verdict }) => verdict === "unknown")) {
    const named = byPaper(asked, candidate);
    if (named.verdict !== "unknown") return named;
  }
  if (findings.length === 0) return withoutStudy(candidate);
  const best = findings.reduce((one, other) => (rank[other.verdict] > rank[one.verdict] ? other : one));
  // A study of the field at a lower level says more than a paper whose level nobody tells.
  const below = best.verdict === "partly" && best.note === null ? findings.find((one) => one.note?.key === "level_below") : undefined;
  if (below) return below;
  if (best.verdict !== "not_met") return best;
  // The highest level says most of what is lacking.
  const highest = candidate.education;
  if (asked.level && highest && educationRank(highest.level) < educationRank(asked.level))
    return { verdict: "not_met", evidence: [highest.evidence], note: note("level_below", { has: highest.level, asks: asked.level }) };
  return { ...best, evidence: distinct(findings.filter(({ verdict }) => verdict === "not_met").flatMap(({ evidence }) => evidence)) };
}

const paper =
  /(?:diploma|certifica(?:at|te)|papieren?|getuigschrift|behaald|gehaald|recognition|erkenning|licen[cs]e|bevoegdheid)(?:'?s|en)?(?!\p{L})/iu;
/** Letters at their beginning that two names of one paper share: "stralingsdiploma" and "stralingshygiëne". */
const BEGINNING = 8;
const isNamedAlike = (one: string, other: string) =>
  isNear(one, other) || (one.length >= BEGINNING && one.slice(0, BEGINNING) === other.slice(0, BEGINNING));

/** A paper that stands in a sentence, where nobody read a study of it: "stralingsdiploma behaald 2022". */
function byPaper(asked: AskedStudy, candidate: PreparedCandidate): Finding {
  const { cv, passages } = candidate;
  const words = asked.words.filter((word) => word.length >= SHARED);
  if (words.length === 0) return unknown();
  for (const passage of passages) {
    const text = cv.slice(passage.start, passage.end);
    if (!paper.test(text) || isPrivate(text)) continue;
    const shown = tokensOf(text);
    const at = shown.keys.findIndex((key) => words.some((word) => isNamedAlike(stem(neutral(key)), word)));
    if (at === -1) continue;
    const found = { start: passage.start + (shown.starts[at] ?? 0), end: passage.start + (shown.ends[at] ?? 0) };
    const standing = toldOf(cv, found, passage, true, candidate.ledger.as_of);
    if (standing === "untold") continue;
    const verdict = standing === "has" ? "met" : standing === "denies" || standing === "wants" ? "not_met" : "partly";
    return { verdict, evidence: [cvEvidence(candidate, found)], note: null };
  }
  return unknown();
}

const unlearnt =
  /(?<!\p{L})(?:no (?:degree|diploma|qualifications?)|geen (?:diploma|opleiding|papieren)|left school at|van school (?:gegaan|af) op)(?!\p{L})/iu;

/** "No degree. Left school at 16": who says so has none; silence is unknown. */
function withoutStudy(candidate: PreparedCandidate): Finding {
  const hit = unlearnt.exec(candidate.cv);
  const evidence = hit ? [cvEvidence(candidate, { start: hit.index, end: hit.index + hit[0].length })] : [];
  return hit ? { verdict: "not_met", evidence, note: null } : unknown();
}

function judgeStudy(study: Study, asked: AskedStudy): Finding {
  const fit = fitOf(study, asked);
  const evidence = study.quotes;
  const told = study.level ? note("education_level", { has: study.level }) : null;
  const isEnough = !asked.level || (study.level !== null && educationRank(study.level) >= educationRank(asked.level));
  if (!study.level && asked.level) {
    // A certificate of the trade, its level untold.
    const isField = fit === "same" && (asked.fields.length > 0 || asked.stems.length > 0);
    return isField ? { verdict: "partly", evidence, note: null } : unknown();
  }
  if (!isEnough)
    return { verdict: "not_met", evidence, note: note("level_below", { has: study.level as string, asks: asked.level as string }) };
  if (asked.named && fit !== "same") return unknown();
  if (fit === "other" || (fit === "near" && !asked.similar)) return { verdict: "not_met", evidence, note: note("study_other") };
  if (!study.isDone) return { verdict: "partly", evidence, note: note("study_under_way") };
  if (fit === "same" || (fit === "near" && asked.similar)) return { verdict: "met", evidence, note: told };
  return { verdict: "partly", evidence, note: told };
}

import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { isPrivate } from "#engine/cv/private/private.ts";
import { isDutch, levelRank } from "#engine/skills/languages.ts";
import type { AskedLanguages } from "../asks/language.ts";
import { passageAt } from "../passages.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { type Finding, note, rank, unknown } from "./finding.ts";

/** A CV this long written in a language shows that its author writes it. */
export const WRITTEN = 400;
export const WORKING = levelRank("B2");
export const SOME = levelRank("A2");

/** Is the CV itself written in this language? Known of Dutch and English alone. */
function isWrittenIn(language: string, { cv }: PreparedCandidate): boolean {
  return cv.length >= WRITTEN && language === (isDutch(cv) ? "nl" : "en");
}

export function judgeLanguages(asked: AskedLanguages, candidate: PreparedCandidate): Finding {
  const findings = asked.languages.map((one) => judgeLanguage(one, asked.little === true, candidate));
  const order = (one: Finding, other: Finding) => rank[one.verdict] - rank[other.verdict];
  if (!asked.all) return findings.reduce((best, one) => (order(one, best) > 0 ? one : best));
  const known = findings.filter((finding) => finding.verdict !== "unknown");
  const evidence = known.flatMap((finding) => finding.evidence).slice(0, 3);
  const worst = [...known].sort(order)[0];
  if (!worst) return nth(findings, 0);
  if (known.length === findings.length) return { ...worst, evidence };
  // One of two languages is known: that alone decides nothing when it is met.
  return worst.verdict === "not_met"
    ? { ...worst, evidence }
    : { verdict: "partly", evidence, note: note("some_of", { has: known.length, asks: findings.length }) };
}

function judgeLanguage({ language, level }: AskedLanguages["languages"][number], little: boolean, candidate: PreparedCandidate): Finding {
  const spoken = candidate.languages.get(language);
  if (!spoken) {
    const denied = candidate.ledger.facts.find(
      ({ kind, subject, polarity }) => kind === "language" && subject === language && polarity === "denies",
    );
    return denied ? { verdict: "not_met", evidence: denied.quotes, note: null } : unknown();
  }
  const evidence = [proofOf(spoken.evidence, language, candidate)];
  const has = spoken.level;
  if (!has) {
    // A bare name: that it is spoken doesn't tell how well, but for the language that the CV is written in.
    if (!level || (levelRank(level) <= WORKING && isWrittenIn(language, candidate))) return { verdict: "met", evidence, note: null };
    return levelRank(level) <= SOME ? { verdict: "met", evidence, note: null } : unknown(note("level_unknown", { language, asks: level }));
  }
  const told = note("language_level", { language, has });
  // Without a level, the language is for working in: a few words of it are some of what is asked.
  if (!level) return { verdict: levelRank(has) <= SOME && !little ? "partly" : "met", evidence, note: told };
  const short = levelRank(level) - levelRank(has);
  if (short <= 0) return { verdict: "met", evidence, note: told };
  // A basis is no language to work in, though it is but one step below.
  const isSome = short === 1 && levelRank(has) > SOME;
  return { verdict: isSome ? "partly" : "not_met", evidence, note: note("language_below", { language, has, asks: level }) };
}

/** The line of each language's evidence, read once for all jobs. */
const lines = new WeakMap<Evidence, Evidence>();

/** The line of the CV that names a language, where the fact shows its level or its bare name alone. */
function proofOf(evidence: Evidence, language: string, candidate: PreparedCandidate): Evidence {
  const line = lines.get(evidence) ?? lineOf(evidence, language, candidate);
  lines.set(evidence, line);
  return line;
}

function lineOf(evidence: Evidence, language: string, { cv, passages, candidate }: PreparedCandidate): Evidence {
  const at = candidate.languages.findIndex((one) => one.language === language);
  const read = candidate.evidence?.[`languages.${at}`] ?? candidate.evidence?.[`languages.${at}.language`];
  const place = evidence.source === "cv" ? evidence : read && cv.slice(read.start, read.end) === read.quote ? read : null;
  const passage = place && passageAt(passages, place.start);
  const line = passage && cv.slice(passage.start, passage.end);
  return passage && line && line.length <= LONGEST_LINE && !isPrivate(line) ? { source: "cv", quote: line, ...passage } : evidence;
}
/** A longer passage tells more than a person's languages. */
const LONGEST_LINE = 160;

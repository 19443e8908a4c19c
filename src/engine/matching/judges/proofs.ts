import type { Evidence } from "#contract/fields.ts";
import { type AskedPaper, endsOfPaper, moduleBehind } from "../asks/paper.ts";
import { type AskedWords, wordsAsked } from "../asks/words.ts";
import { cvEvidence } from "../evidence.ts";
import { stemsOf } from "../meaning/stems.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { distinct, type Finding, unknown } from "./finding.ts";
import { coverageOf, isHeading, nearestTo, PARTLY } from "./words.ts";

/** What names a job or a study, or a thing alone, tells less than what was done there. */
const BARE = 0.3;
/** A quote of so few words names a thing, as an item of a list does. */
const FEW_STEMS = 3;
/** "Java | Spring Boot | Git": short items, three or more. */
const isList = (quote: string): boolean => {
  const items = quote.split(/[|•·;,/]/).filter((item) => item.trim() !== "");
  return items.length >= 3 && quote.trim().split(/\s+/).length <= items.length * 3;
};

/**
 * A finding with the quotes before the others that say most of what was asked: a line that tells the deed proves more than a heading that
 * shares its trade. `words` are the ask's; a thing with a name of its own has none that could prove it.
 */
export function tellingFirst(found: Finding, words: AskedWords | undefined, candidate: PreparedCandidate): Finding {
  if (found.verdict !== "met" && found.verdict !== "partly") return found;
  if (!words) return { ...found, evidence: inOrder(found.evidence, null, candidate) };
  const near = nearestTo(words, candidate).flatMap(({ passage, share }) => {
    const span = candidate.passages[passage];
    return span && share >= PARTLY && !isHeading(candidate, span) ? [cvEvidence(candidate, span)] : [];
  });
  return { ...found, evidence: inOrder([...found.evidence, ...near], words, candidate) };
}

/** What a quote says, read once: proofs are kept with their candidate. */
interface Said {
  stems: string[];
  isBare: boolean;
}
const said = new WeakMap<Evidence, Said>();

function saidBy(evidence: Evidence, candidate: PreparedCandidate): Said {
  const before = said.get(evidence);
  if (before) return before;
  const stems = stemsOf(evidence.quote);
  const isBare = stems.length <= FEW_STEMS || isList(evidence.quote) || (evidence.source === "cv" && isHeading(candidate, evidence));
  const made = { stems, isBare };
  said.set(evidence, made);
  return made;
}

function inOrder(all: Evidence[], words: AskedWords | null, candidate: PreparedCandidate): Evidence[] {
  if (all.length < 2) return all;
  const weighed = all.map((evidence, at) => {
    const { stems, isBare } = saidBy(evidence, candidate);
    return { evidence, at, share: (words ? coverageOf(words, stems) : 0) - (isBare ? BARE : 0) };
  });
  return distinct(weighed.sort((one, other) => other.share - one.share || one.at - other.at).map(({ evidence }) => evidence));
}

/** "Basic Safety Training" is "BST" too. */
const shortOf = (words: string) =>
  words
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join("");

/**
 * Of a paper with modules only those proofs that are of the one asked, or that name none. "GWO BST" is no "GWO Blade Repair"; where the
 * CV has others alone, it says nothing of the one that is asked.
 */
export function ofModule(found: Finding, paper: AskedPaper): Finding {
  // Who has none of its papers hasn't this one either.
  if (found.verdict === "not_met") return found;
  const asked = wordsAsked(paper.module, null);
  const isOf = ({ quote }: Evidence) => {
    if (coverageOf(asked, stemsOf(quote)) >= PARTLY || new RegExp(`(?<!\\p{L})${shortOf(paper.module)}`, "iu").test(quote)) return true;
    const ends = endsOfPaper(quote, paper);
    return ends.length > 0 && ends.every((end) => moduleBehind(quote, end) === "");
  };
  const evidence = found.evidence.filter(isOf);
  return evidence.length > 0 || found.evidence.length === 0 ? { ...found, evidence } : unknown();
}

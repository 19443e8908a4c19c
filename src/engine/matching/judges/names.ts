import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import type { Polarity } from "#engine/facts/fact.ts";
import { isRatedLow, toldOf } from "#engine/facts/standing.ts";
import { isNameMeant } from "#engine/skills/phrases/other-meanings.ts";
import type { AskedNames } from "../asks/names.ts";
import { cvEvidence } from "../evidence.ts";
import { stemsOf } from "../meaning/stems.ts";
import { passageAt } from "../passages.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { distinct, type Finding, note, unknown } from "./finding.ts";
import { ofExpired } from "./skills.ts";

/** Places of a name that are looked at. */
const MOST = 6;
/** A shorter first word of a name is too little to know it by. */
const SHORTEST = 3;

const escaped = (name: string) => name.split(/\s+/).map(RegExp.escape).join("[\\s-]+");
const pattern = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}])`, "gu");

/** May a name stand in the CV? By the words that are kept of it, which is cheaper than to read it again. */
function mayHold(name: string, candidate: PreparedCandidate): boolean {
  const [first] = stemsOf(name);
  return first === undefined || candidate.stems().has(first);
}

/** Where a name stands in the CV, letter for letter; by its first word where the whole doesn't. */
function placesOf(name: string, candidate: PreparedCandidate): { start: number; end: number }[] {
  if (!mayHold(name, candidate)) return [];
  const { cv } = candidate;
  const found = (words: string) =>
    [...cv.matchAll(pattern(words))].slice(0, MOST).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const whole = found(name);
  const first = nth(name.split(/\s+/), 0);
  // "NEN 1010" is another paper than "NEN 3140", and "GWO Blade Repair" than other ones of GWO.
  const isModule = /\d/.test(name) || /^\p{Lu}{2,}$/u.test(first);
  return whole.length > 0 || first.length < SHORTEST || first === name || isModule ? whole : found(first);
}

/** What the CV says of things that an ask calls by name: where it has one of several that are enough, or the paper, that decides. */
export function judgeNames({ names, any, isPaper }: AskedNames, candidate: PreparedCandidate): Finding {
  if (!any && !isPaper && names.length > 1) return unknown();
  const said: Record<Polarity, Evidence[]> = { has: [], learns: [], had: [], wants: [], denies: [] };
  for (const name of names)
    for (const found of placesOf(name, candidate)) {
      const passage = passageAt(candidate.passages, found.start) ?? found;
      if (!isNameMeant(candidate.cv, found)) continue;
      const told = toldOf(candidate.cv, found, passage, isPaper, candidate.ledger.as_of);
      if (told === "untold") continue;
      const standing = isRatedLow(candidate.cv, found) ? "learns" : told;
      said[standing].push(cvEvidence(candidate, found));
    }
  const thing = { skill: names.join(", ") };
  if (isPaper && said.had.length > 0)
    return { verdict: ofExpired(nth(said.had, 0)), evidence: distinct(said.had), note: note("expired", thing) };
  if (said.has.length > 0) return { verdict: "met", evidence: distinct(said.has), note: null };
  if (said.learns.length > 0) return { verdict: "partly", evidence: distinct(said.learns), note: note("basic_level", thing) };
  if (said.denies.length > 0) return { verdict: "not_met", evidence: distinct(said.denies), note: note("denied", thing) };
  if (said.wants.length > 0) return { verdict: "not_met", evidence: distinct(said.wants), note: note("still_to_come", thing) };
  return unknown();
}

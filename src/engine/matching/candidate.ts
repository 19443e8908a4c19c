import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import type { Fact, Ledger } from "#engine/facts/fact.ts";
import { ROLE } from "#engine/facts/kinds/work.ts";
import { factsOf } from "#engine/facts/ledger.ts";
import { withoutName } from "#engine/facts/own-name.ts";
import { type Known, valueIn } from "#engine/facts/values.ts";
import { stemsOf } from "./meaning/stems.ts";
import { passagesOf, type Span } from "./passages.ts";
import type { HeldTitle, HeldWords, MatchableCandidate, PreparedCandidate } from "./prepared-candidate.ts";
import { heldWords } from "./relevance.ts";

/** A candidate's facts, ready for many jobs. The same record always gives the same answer: no clock enters. */
export function prepareCandidate(candidate: MatchableCandidate): PreparedCandidate {
  const ledger = factsOf(candidate);
  const cv = candidate.cv_text ?? "";
  const passages = passagesOf(cv);
  let known: Map<string, number[]> | null = null;
  let held: HeldWords | null = null;
  const education = valueIn.education(ledger);
  const years = valueIn.years(ledger);
  const prepared: PreparedCandidate = {
    candidate,
    ledger,
    cv,
    passages,
    skills: new Map(),
    implied: new Map(),
    titles: titlesOf(ledger),
    education: education && { level: education.value, evidence: first(education) },
    languages: new Map(),
    years: years && { value: years.value, shown: valueIn.shownYears(ledger, null), evidence: years.quotes },
    said: new Map(ledger.facts.flatMap((fact) => (fact.kind === "proof" ? [[fact.subject, fact] as const] : []))),
    stems: () => {
      known ??= passagesByStem(withoutName(cv, candidate), passages, new Set(ledger.hidden));
      return known;
    },
    held: () => {
      held ??= heldWords(prepared, prepared.stems());
      return held;
    },
  };
  for (const fact of ledger.facts) {
    if (fact.kind === "skill") addSkill(prepared, fact);
    else if (fact.kind === "language" && !prepared.languages.has(fact.subject)) {
      const spoken = valueIn.language(ledger, fact.subject);
      if (spoken) prepared.languages.set(fact.subject, { level: spoken.value, evidence: first(spoken) });
    }
  }
  for (const [name, proofs] of prepared.skills) {
    const held = valueIn.skillYears(ledger, name);
    if (held && held.value > 0) proofs.years = { value: held.value, shown: valueIn.shownYears(ledger, name), evidence: first(held) };
  }
  return prepared;
}

const first = ({ quotes }: Known<unknown>): Evidence => nth(quotes, 0);

function addSkill(prepared: PreparedCandidate, fact: Fact): void {
  const { subject, says, polarity, quotes, unit } = fact;
  if (says.by === "rule" && says.rule === "implied") {
    const by = prepared.ledger.facts[says.of[0] ?? -1];
    if (by && !prepared.implied.has(subject)) prepared.implied.set(subject, by.subject);
    return;
  }
  if (unit && prepared.implied.has(subject) && !prepared.skills.has(subject)) return;
  let proofs = prepared.skills.get(subject);
  if (!proofs) {
    proofs = { positive: [], negative: null, expired: null, planned: null, years: null };
    prepared.skills.set(subject, proofs);
  }
  if (unit) return;
  if (polarity === "denies") proofs.negative ??= quotes[0] ?? null;
  else if (polarity === "had") proofs.expired ??= quotes[0] ?? null;
  else if (polarity === "wants") proofs.planned ??= quotes[0] ?? null;
  else for (const evidence of quotes) proofs.positive.push({ evidence, basic: polarity === "learns" });
}

/** Older than this is as old as it gets, where the text names titles without their jobs. */
const OLDEST = 9;

function titlesOf({ facts }: Ledger): HeldTitle[] {
  let undated = 0;
  const held = facts.some(({ kind, at }) => kind === "occupation" && at !== undefined);
  return facts.flatMap((fact): HeldTitle[] => {
    if (fact.kind !== "occupation") return [];
    const age = fact.at ?? (held ? 0 : Math.min(undated++, OLDEST));
    const role = fact.subject.startsWith(ROLE) ? fact.subject.slice(ROLE.length) : null;
    return [{ title: String(fact.value ?? fact.subject), role, evidence: nth(fact.quotes, 0), age }];
  });
}

/** Where to reach somebody, and headings alone: "Adres   Laan 4, Leiden" proves no plumbing. */
const tellsNothing =
  /^(?:(?:adres|address|woonplaats|residence|tel(?:efoon)?|telephone|phone|mob(?:iel|ile)?|e-?mail)\.?(?:\s*:|\s{2,})|(?:(?:persoonlijke )?gegevens|personal (?:details|data)|personalia|contact|profiel|profile|werk|work|werkervaring|ervaring|experience|work experience|opleiding(?:en)?|education|talen|languages|vaardigheden|skills|overig|other|interesses?|interests|references|referenties)\s*:?$)/iu;

/** What is private proves nothing and counts for nothing; nor does the candidate's own name. */
function passagesByStem(cv: string, passages: Span[], hidden: Set<number>): Map<string, number[]> {
  const stems = new Map<string, number[]>();
  passages.forEach((passage, index) => {
    const text = cv.slice(passage.start, passage.end);
    if (hidden.has(passage.start) || tellsNothing.test(text)) return;
    for (const stem of stemsOf(text)) {
      const known = stems.get(stem);
      if (!known) stems.set(stem, [index]);
      else if (known.at(-1) !== index) known.push(index);
    }
  });
  return stems;
}

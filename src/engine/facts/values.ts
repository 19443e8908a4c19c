import type { EducationLevel, Evidence, LanguageLevel } from "#contract/fields.ts";
import { educationRank } from "#engine/skills/education-level.ts";
import { levelRank } from "#engine/skills/languages.ts";
import { type Fact, type Ledger, standing } from "./fact.ts";
import { wholeYears } from "./periods.ts";

/** A number or level about a person, and the facts that say it. */
export interface Known<Value> {
  value: Value;
  fact: Fact;
  quotes: Evidence[];
}

const known = <Value>(value: Value, fact: Fact): Known<Value> => ({ value, fact, quotes: fact.quotes });

/**
 * Of several facts about one amount the one that holds: a person's word goes before everything. A number that a document
 * states is the least there is ("5+ years", written some time ago), so that more by its own dates goes before it.
 */
function holding(facts: Fact[]): Fact | null {
  const own = facts.filter(({ says }) => says.by === "person");
  const counted = own.length > 0 ? own : facts;
  return counted.reduce<Fact | null>((best, one) => (!best || Number(one.value) > Number(best.value) ? one : best), null);
}

const monthsOf = (facts: Fact[]): Known<number> | null => {
  const fact = holding(facts.filter(({ unit, value }) => unit === "months" && typeof value === "number"));
  return fact && known(wholeYears(Number(fact.value)), fact);
};

/**
 * The one answer to each question about a number or level of a person. Screens, letters, answers, PDF, CSV and filters ask here;
 * none counts by itself. Null: nothing says it.
 */
export const valueIn = {
  /** Years of work, all jobs together. */
  years: ({ facts }: Ledger) => monthsOf(facts.filter(({ kind }) => kind === "experience")),

  /** Years of a skill, by its name in the lexicon. */
  skillYears: ({ facts }: Ledger, skill: string) => monthsOf(facts.filter(({ kind, subject }) => kind === "skill" && subject === skill)),

  /** The part of both that dated jobs or a person's own entry show, in years: what a CV states of itself isn't among it. */
  shownYears: ({ facts }: Ledger, skill: string | null): number =>
    monthsOf(
      facts.filter(
        ({ kind, subject, says, quotes }) =>
          (skill === null ? kind === "experience" : kind === "skill" && subject === skill) &&
          (says.by !== "document" || quotes[0]?.source !== "cv"),
      ),
    )?.value ?? 0,

  /** Where a document states the years of a skill itself. */
  statedYears: ({ facts }: Ledger, skill: string): Evidence | null =>
    facts.find(({ kind, subject, unit, says }) => kind === "skill" && subject === skill && unit === "months" && says.by === "document")
      ?.quotes[0] ?? null,

  education({ facts }: Ledger): Known<EducationLevel> | null {
    const held = facts.filter(({ kind, polarity }) => kind === "education" && polarity === "has");
    const best = held.reduce<Fact | null>(
      (one, other) => (!one || educationRank(other.subject as EducationLevel) > educationRank(one.subject as EducationLevel) ? other : one),
      null,
    );
    return best && known(best.subject as EducationLevel, best);
  },

  /** Null for a language nobody names; a level of null where it is named without one. */
  language({ facts }: Ledger, code: string): Known<LanguageLevel | null> | null {
    const rank = (fact: Fact) => standing(fact) * 10 + (fact.level ? levelRank(fact.level as LanguageLevel) : 0);
    const said = facts.filter(({ kind, subject, polarity }) => kind === "language" && subject === code && polarity === "has");
    const best = said.reduce<Fact | null>((one, other) => (!one || rank(other) > rank(one) ? other : one), null);
    return best && known((best.level as LanguageLevel | undefined) ?? null, best);
  },

  /** The most people led at a time. */
  teamSize({ facts }: Ledger): Known<number> | null {
    const fact = holding(facts.filter(({ kind }) => kind === "team_size"));
    return fact && known(Number(fact.value), fact);
  },
};

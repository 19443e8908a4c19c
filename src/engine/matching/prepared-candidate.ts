import type { EducationLevel, Evidence, LanguageLevel } from "#contract/fields.ts";
import type { Fact, Ledger } from "#engine/facts/fact.ts";
import type { FactSource } from "#engine/facts/reading.ts";
import type { Span } from "./passages.ts";

/** What matching may see of a candidate: what facts are read from, and nothing else. */
export type MatchableCandidate = FactSource;

/** A find and its quotable place. */
interface Proof {
  evidence: Evidence;
  /** Said with a reserve: "basic", "learning". */
  basic: boolean;
}

export interface SkillProofs {
  positive: Proof[];
  /** "No experience with …", "geen rijbewijs". */
  negative: Evidence | null;
  /** Held once: a certificate that has expired. */
  expired: Evidence | null;
  /** Still to come: "cursus staat gepland in maart". */
  planned: Evidence | null;
  /** The years of the skill, how many of them more than the CV's own word shows, and what says so. */
  years: { value: number; shown: number; evidence: Evidence } | null;
}

export interface HeldTitle {
  title: string;
  role: string | null;
  evidence: Evidence;
  /** 0 for the headline and the latest job, then 1, 2, … */
  age: number;
}

/** A candidate's facts as judges, answers and sentences look them up. */
export interface PreparedCandidate {
  candidate: MatchableCandidate;
  ledger: Ledger;
  cv: string;
  passages: Span[];
  skills: Map<string, SkillProofs>;
  /** Skill → the skill that brings it: JavaScript → React. */
  implied: Map<string, string>;
  titles: HeldTitle[];
  education: { level: EducationLevel; evidence: Evidence } | null;
  languages: Map<string, { level: LanguageLevel | null; evidence: Evidence }>;
  years: { value: number; shown: number; evidence: Evidence[] } | null;
  /** What people showed in the CV, by the words of the requirement that it proves. */
  said: Map<string, Fact>;
  /** Stem → numbers of the passages that hold it; made when first asked for. */
  stems: () => Map<string, number[]>;
  /** All words and concepts with how often they stand, for relevance; made when first asked for. */
  held: () => HeldWords;
}

/** What a candidate's documents hold, as relevance counts it. */
export interface HeldWords {
  /** Stem → how often, titles counted more. */
  words: Map<string, number>;
  concepts: Map<string, number>;
}

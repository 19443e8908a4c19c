import type { EducationLevel, Evidence, LanguageLevel } from "#contract/fields.ts";

/** What a fact is about. What the law protects (age, origin, family, faith, health, looks) has no kind: it can't be stored. */
type FactKind =
  | "skill"
  | "occupation"
  | "employer"
  | "experience"
  | "education"
  | "study_field"
  | "certificate"
  | "licence"
  | "language"
  | "place"
  | "availability"
  | "notice"
  | "hours"
  | "pay"
  | "permit"
  | "team_size"
  /** What a person says that a passage of the CV proves: `subject` is the requirement's words, by `wordsKey`. */
  | "proof";

/** `learns`: busy with it, or at a beginner's level. `had`: once, no longer. */
export type Polarity = "has" | "denies" | "learns" | "wants" | "had";

type Unit = "months" | "weeks" | "people" | "hours" | "cents" | "km" | "date";

/** Months since year 0, `end` exclusive. `rough`: only the years are known. `open`: it goes on. */
export interface Period {
  start: number;
  end: number;
  open: boolean;
  rough: boolean;
}

type Rule = "implied" | "months_of_jobs";

/** Who says it: the document, a person who corrected the record, or a rule over other facts, by their numbers in the ledger. */
export type Says = { by: "document" } | { by: "person"; who: string; at: string; name?: string } | { by: "rule"; rule: Rule; of: number[] };

/** One thing that a document, a person or a rule says of one subject. */
export interface Fact {
  kind: FactKind;
  /** A skill's name in the lexicon, `role:…` of an occupation, an ISO 639-1 code, a level of education, or the words themselves. */
  subject: string;
  value?: number | string;
  /** The upper end where `value` begins a range. */
  most?: number;
  unit?: Unit;
  level?: LanguageLevel | EducationLevel;
  period?: Period;
  /** Number of the job, or of the study, in the profile that it belongs to. */
  at?: number;
  polarity: Polarity;
  says: Says;
  /** Each stands letter for letter in the text that its source names. A rule's fact shows those of the facts it rests on. */
  quotes: Evidence[];
  /** 0…1: how surely it was read. */
  sure: number;
}

/** All that is known of one record, in a fixed order. */
export interface Ledger {
  /** Of the reader: another version reads anew. */
  version: string;
  /** YYYY-MM-DD: where jobs that go on end. */
  as_of: string | null;
  /** Where the passages of the CV begin that say what no employer may weigh: they prove nothing. */
  hidden: number[];
  facts: Fact[];
}

/** Changes whenever the same record may give other facts. */
export const FACTS_VERSION = "16";

/** Who wins where several speak of one thing: a person, then the document, then a rule. */
export const standing = (fact: Fact): number => (fact.says.by === "person" ? 2 : fact.says.by === "document" ? 1 : 0);

/** The ledger without a fact and without everything that a rule made of it. */
export function without({ facts, ...rest }: Ledger, gone: number): Ledger {
  const lost = new Set([gone]);
  facts.forEach(({ says }, index) => {
    if (says.by === "rule" && says.of.some((one) => lost.has(one))) lost.add(index);
  });
  const moved = new Map<number, number>();
  facts.forEach((_, index) => {
    if (!lost.has(index)) moved.set(index, moved.size);
  });
  return {
    ...rest,
    facts: facts.flatMap((fact, index) =>
      lost.has(index)
        ? []
        : [fact.says.by === "rule" ? { ...fact, says: { ...fact.says, of: fact.says.of.map((one) => moved.get(one) as number) } } : fact],
    ),
  };
}

import { wordsByLanguage } from "#engine/data/read.ts";
import { words } from "./words.ts";

/** What is known by its words, in the order in which a question is tried: the first that it holds is meant. */
const told = [
  "reply",
  "translate",
  "leads",
  "interview",
  "letter",
  "summary",
  "strength",
  "verify",
  "differs",
  "why",
  "partly",
  "not_met",
  "unknown",
  "met",
  "compare",
  "gaps",
  "overlaps",
  "missing",
  "rules_out",
  "notice",
  "availability",
  "leaving",
  "salary",
  "remote",
  "hours",
  "permit",
  "contact",
  "place",
  "where_used",
  "contract",
  "since",
  "how_long",
  "years",
  "current",
  "previous",
  "first",
  "languages",
  "education",
  "certificates",
  "results",
  "timeline",
  "notes",
  "client",
  "nice",
  "musts",
  "tasks",
  "offers",
  "asks",
  "skills",
] as const;
type ToldIntent = (typeof told)[number];

/** What a recruiter wants to know. */
export type Intent = ToldIntent | "protected" | "off_topic" | "employer" | "has" | "people" | "title" | "asked" | "best" | "who" | "other";

const { en, nl } = wordsByLanguage<Record<ToldIntent, readonly string[]>>("intents");
const languages = [en, nl];

export const intents: [Intent, RegExp][] = told.map((intent) => [intent, words(languages.flatMap((one) => one[intent]).join("|"))]);

/** The words by which a kind of question is known. */
export const patternOf = (intent: Intent): RegExp | undefined => intents.find(([name]) => name === intent)?.[1];

import { vacancy as english } from "./en/vacancy.ts";
import { vacancy as dutch } from "./nl/vacancy.ts";

/** What a stretch of a vacancy is about, told by its heading. */
export type Section = "must" | "nice" | "knock_out" | "tasks" | "offer" | "company" | "process" | "other" | "none";

/**
 * The wordings by which one language's vacancies are read. Each is a small pattern of whole words in lower case; `\p{L}*` stands
 * for any ending. A vacancy is read with those of every language, as many mix two.
 */
export interface VacancyWords {
  /** Headings of a section; the first section that fits counts. */
  headings: Record<Exclude<Section, "none">, string[]>;
  /** Says in a heading what would please them: a wish where something was asked before, else what they ask. */
  eager: string[];
  /** Makes what it stands beside a wish, a requirement, or a requirement without which nobody is considered. */
  nice: string[];
  must: string[];
  knockOut: string[];
  /** What stands beside it isn't asked: "niet nodig", "we can't offer". */
  notAsked: string[];
  /** Addresses the reader as whoever has something, or names what one has: "je hebt", "kennis van". */
  asks: string[];
  /** Speaks of what somebody has or is, never of the work: prose without headings asks by these alone. */
  has: string[];
  /** Begins another thing asked when it follows a comma or "and": "ervaring", "a degree". */
  heads: string[];
  /** Words that describe such a head and name nothing themselves: "goede", "relevante". */
  describes: string[];
  /** What the work is: "je zorgt voor", "you will". */
  duty: string[];
  /** What one gets. */
  offer: string[];
  /** Who one works for. */
  company: string[];
  /** How applying goes. */
  process: string[];
  /** What belongs to applying whoever applies, even where it names a paper: "een VOG hoort bij de procedure". */
  formality: string[];
  /** What is checked of whoever is hired: asked only as an item of what is asked. */
  check: string[];
  /** To agencies and freelancers who would offer somebody. */
  agency: string[];
  /** Of the website: cookies, share buttons, other vacancies. */
  boilerplate: string[];
  /** Labels of facts at the start of a line. */
  factLabels: string[];
  /** Begins why something is asked. */
  reason: string[];
  /** Parts alternatives, and opens examples of one thing. */
  or: string[];
  example: string[];
  /** Joins things of a list. */
  and: string[];
}

const languages: VacancyWords[] = [english, dutch];

const all = (pick: (words: VacancyWords) => string[]) => languages.flatMap(pick).join("|");

/** Text as the wordings are matched: in lower case, each character at its place. */
export const lowered = (text: string) => text.replaceAll("\u0130", "i").toLowerCase();

/** Whole words of a `lowered` text. */
export const wording = (patterns: string, flags = "u") => new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns})(?![\\p{L}\\p{N}])`, flags);

/** A wording of any language: whether a text, whatever its case, has it, and where. */
export interface Cue {
  test(text: string): boolean;
  /** The first place that has it, as [start, end). */
  find(text: string): { start: number; end: number } | null;
  source: string;
}

function cue(pick: (words: VacancyWords) => string[]): Cue {
  const pattern = wording(all(pick));
  return {
    source: pattern.source,
    test: (text) => pattern.test(lowered(text)),
    find: (text) => {
      const hit = pattern.exec(lowered(text));
      return hit && { start: hit.index, end: hit.index + hit[0].length };
    },
  };
}

export const sections = Object.keys(english.headings) as Exclude<Section, "none">[];
export const headingWords = sections.map((section) => [section, cue((words) => words.headings[section])] as const);

export const cues = {
  eager: cue((words) => words.eager),
  nice: cue((words) => words.nice),
  must: cue((words) => words.must),
  knockOut: cue((words) => words.knockOut),
  notAsked: cue((words) => words.notAsked),
  asks: cue((words) => words.asks),
  has: cue((words) => words.has),
  duty: cue((words) => words.duty),
  offer: cue((words) => words.offer),
  company: cue((words) => words.company),
  process: cue((words) => words.process),
  formality: cue((words) => words.formality),
  check: cue((words) => words.check),
  agency: cue((words) => words.agency),
  boilerplate: cue((words) => words.boilerplate),
};

/** Sources of patterns that other patterns are built of. */
export const sources = {
  heads: all((words) => words.heads),
  describes: all((words) => words.describes),
  factLabels: all((words) => words.factLabels),
  reason: all((words) => words.reason),
  example: all((words) => words.example),
  and: all((words) => words.and),
  /** "of" means "or" in Dutch only. */
  or: (dutchText: boolean) => (dutchText ? all((words) => words.or) : english.or.join("|")),
};

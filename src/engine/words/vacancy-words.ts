import { wordsByLanguage } from "#engine/data/read.ts";
import type { Section, VacancyWords } from "./vacancy-wording.ts";

type Kind = "eager" | "nice" | "must" | "knockOut" | "notAsked";

const headings = wordsByLanguage<VacancyWords["headings"]>("vacancy-headings");
const kinds = wordsByLanguage<Pick<VacancyWords, Kind>>("vacancy-kinds");
const others = wordsByLanguage<Omit<VacancyWords, "headings" | Kind>>("vacancy");
const english: VacancyWords = { headings: headings.en, ...kinds.en, ...others.en };
const dutch: VacancyWords = { headings: headings.nl, ...kinds.nl, ...others.nl };
const languages: VacancyWords[] = [english, dutch];

const all = (pick: (words: VacancyWords) => string[]) => languages.flatMap(pick).join("|");

let last = { text: "", lowered: "" };
/** Text as the wordings are matched: in lower case, each character at its place. The last one is kept: many wordings are asked of it in turn. */
export const lowered = (text: string) => {
  if (last.text !== text) last = { text, lowered: text.replaceAll("\u0130", "i").toLowerCase() };
  return last.lowered;
};

/** Whole words of a `lowered` text. */
export const wording = (patterns: string, flags = "u") => new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns})(?![\\p{L}\\p{N}])`, flags);

/** A wording of any language: whether a text, whatever its case, has it, and where. */
interface Cue {
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

const sections = Object.keys(english.headings) as Exclude<Section, "none">[];
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
  tells: cue((words) => words.tells),
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

import { nth } from "#contract/nth.ts";
import { isSoftSkill } from "#engine/skills/breadth.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { cues, lowered } from "#engine/words/vacancy-words.ts";
import type { Statement } from "../text/statement.ts";
import { yearsIn } from "../years.ts";

/** What a line says, in a few words: which of the product's wordings it holds, and which things it names. */
const signs = [
  "asks",
  "has",
  "must",
  "nice",
  "knockOut",
  "duty",
  "offer",
  "company",
  "tells",
  "process",
  "formality",
  "notAsked",
  "boilerplate",
] as const;
const MOST_WORDS = 60;

const reader = /(?<!\p{L})(?:je|jij|jou|jouw|u|uw|you|your)(?!\p{L})/u;
const ofThem = /(?<!\p{L})(?:we|wij|ons|onze|our|us)(?!\p{L})/u;

function signsOf(text: string): string[] {
  const clause = lowered(text);
  const found: string[] = signs.filter((one) => cues[one].test(clause));
  if (reader.test(clause)) found.push("reader");
  if (ofThem.test(clause)) found.push("them");
  if (findLanguages(text).length > 0) found.push("language");
  if (findEducationLevels(text).length > 0) found.push("education");
  if (yearsIn(clause) !== null) found.push("years");
  const skills = findSkills(text);
  if (skills.some(({ name }) => !isSoftSkill(name))) found.push("skill");
  if (skills.some(({ name }) => isSoftSkill(name))) found.push("trait");
  if (findTitles(text).length > 0) found.push("title");
  if (/[€$£]|\d[.,]\d{3}/.test(text)) found.push("money");
  if (/\?\s*$/.test(text)) found.push("question");
  return found;
}

const wordsOf = (text: string) =>
  (lowered(text).match(/\p{L}[\p{L}'’]*|\d+/gu) ?? []).slice(0, MOST_WORDS).map((word) => (/^\d/.test(word) ? "0" : word));

/** What surrounds the clauses of a statement: the same for each of them. */
type Around = readonly string[];

interface List {
  from: number;
  to: number;
  features: string[];
}

/** What stands around the statements of a vacancy: the line over a list, the neighbours, and what the list is of. Asked in their order. */
export class Surroundings {
  private readonly text: string;
  private readonly statements: readonly Statement[];
  private readonly signs: (readonly string[])[] = [];
  private heading: string[] = [];
  private list: List = { from: 0, to: 0, features: [] };

  constructor(text: string, statements: readonly Statement[]) {
    this.text = text;
    this.statements = statements;
  }

  of(index: number): Around {
    const statement = nth(this.statements, index);
    const [before, next] = [this.statements[index - 1], this.statements[index + 1]];
    const gap = this.text.slice(before?.end ?? 0, statement.start);
    if (/\p{L}/u.test(gap)) this.heading = wordsOf(gap.slice(-LONGEST_HEADING)).slice(-MOST_HEADING_WORDS);
    if (index >= this.list.to) this.list = this.listFrom(index);
    const place = Math.min(5, Math.floor((6 * statement.start) / Math.max(1, this.text.length)));
    const beside = (name: string, other: Statement | undefined, at: number) =>
      (other ? this.signsAt(at) : ["none"]).map((sign) => `${name}:${other?.line === statement.line ? "line:" : ""}${sign}`);
    return [
      `at:${place}`,
      `text:${Math.min(4, Math.floor(this.text.length / 500))}`,
      `section:${statement.section}`,
      ...(statement.bullet ? ["bullet", `bullet:${statement.section}`] : []),
      ...this.heading.map((word) => `over:${word}`),
      ...this.heading.slice(1).map((word, at) => `over:${this.heading[at]} ${word}`),
      ...this.list.features,
      ...beside("before", before, index - 1),
      ...beside("next", next, index + 1),
    ];
  }

  private signsAt(index: number): readonly string[] {
    const { start, end } = nth(this.statements, index);
    const known = this.signs[index] ?? signsOf(this.text.slice(start, end));
    this.signs[index] = known;
    return known;
  }

  /** The statements that are items of one list with this one, or sentences of its line, and how many of them say what. */
  private listFrom(from: number): List {
    const first = nth(this.statements, from);
    let to = from + 1;
    for (let next = this.statements[to]; next && to - from < LONGEST_LIST; next = this.statements[++to]) {
      const isItem = first.bullet && next.bullet && next.line - nth(this.statements, to - 1).line <= 1 && next.section === first.section;
      if (!isItem && next.line !== first.line) break;
    }
    const all = Array.from({ length: to - from }, (_, at) => this.signsAt(from + at));
    const quarters = (sign: string) => Math.round((4 * all.filter((one) => one.includes(sign)).length) / all.length);
    return { from, to, features: all.length > 2 ? listSigns.map((sign) => `list:${sign}:${quarters(sign)}`) : ["list:none"] };
  }
}

const LONGEST_HEADING = 120;
const MOST_HEADING_WORDS = 10;
const LONGEST_LIST = 60;
const listSigns = ["has", "asks", "duty", "offer", "skill", "years", "education", "language", "them", "reader"];

/** What a clause says by itself and among others; each feature once. */
export function clauseFeatures(words: string, around: Around): string[] {
  const own = signsOf(words);
  const said = wordsOf(words);
  const section = around.find((one) => one.startsWith("section:")) ?? "";
  const isItem = around.includes("bullet");
  return [
    ...new Set([
      "any",
      ...around,
      ...own.map((one) => `own:${one}`),
      ...own.map((one) => `own:${one} ${section}`),
      ...(own.length === 0 ? ["own:nothing"] : []),
      ...said.map((word) => `word:${word}`),
      ...said.slice(1).map((word, at) => `pair:${said[at]} ${word}`),
      `first:${said[0] ?? ""}${isItem ? " item" : ""}`,
      `first:${said.slice(0, 2).join(" ")}`,
      `last:${said.at(-1) ?? ""}`,
      `length:${Math.min(6, Math.floor(said.length / 4))}`,
    ]),
  ];
}

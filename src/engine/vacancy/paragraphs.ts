import { isSoftSkill } from "#engine/skills/breadth.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { cues, type Section } from "#engine/words/vacancy-words.ts";
import { isAboutThem } from "./clause-kind.ts";
import type { Statement } from "./lines.ts";
import { yearsIn } from "./years.ts";

/**
 * The lines that describe whom they look for, whatever stands above them: paragraphs of running prose and lists most of whose
 * sentences say what somebody has, knows or is. "Your English is good. Early and late shifts alternate." is asked there, and
 * told elsewhere.
 */
export function askingLines(text: string, statements: Statement[]): Set<number> {
  const blocks: { lines: Set<number>; last: number; bullet: boolean; section: Section; asks: number; others: number; all: number }[] = [];
  for (const { start, end, section, bullet, line } of statements) {
    if (bullet ? section !== "none" && section !== "process" : section !== "none" && section !== "tasks" && section !== "company") continue;
    let block = blocks.at(-1);
    if (!block || block.bullet !== bullet || (bullet ? line - block.last > 2 : !block.lines.has(line))) {
      block = { lines: new Set(), last: line, bullet, section, asks: 0, others: 0, all: 0 };
      blocks.push(block);
    }
    block.lines.add(line);
    block.last = line;
    block.all += 1;
    const sentence = text.slice(start, end);
    if (describesSomebody(sentence) || (bullet && namesWhatOneHas(sentence))) block.asks += 1;
    else if (tellsOtherwise(sentence)) block.others += 1;
  }
  const asking = blocks.filter(
    ({ section, asks, others, all }) => asks >= 2 && asks > others && asks >= all * (section === "none" ? 0.3 : 0.6),
  );
  return new Set(asking.flatMap(({ lines }) => [...lines]));
}

/** A sentence or item that says what somebody has, knows or is. */
export const asksOfSomebody = (sentence: string) => describesSomebody(sentence) || namesWhatOneHas(sentence);

const describesSomebody = (sentence: string) =>
  (cues.has.test(sentence) || (cues.must.test(sentence) && cues.asks.test(sentence))) &&
  !cues.duty.test(sentence) &&
  !cues.offer.test(sentence) &&
  !cues.process.test(sentence) &&
  !isAboutThem(sentence);

/** "WPF", "Six years or more of C#": an item that names a thing one can have, and no work. */
const namesWhatOneHas = (item: string) =>
  !tellsOtherwise(item) &&
  (findSkills(item).some(({ name }) => !isSoftSkill(name)) ||
    yearsIn(item) !== null ||
    findLanguages(item).length > 0 ||
    findEducationLevels(item).length > 0);

const tellsOtherwise = (sentence: string) =>
  cues.duty.test(sentence) ||
  cues.offer.test(sentence) ||
  cues.process.test(sentence) ||
  cues.company.test(sentence) ||
  isAboutThem(sentence);

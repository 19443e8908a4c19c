import { isSoftSkill } from "#engine/skills/breadth.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import type { Section } from "#engine/words/vacancy-wording.ts";
import { cues, lowered, wording } from "#engine/words/vacancy-words.ts";
import { isAboutThem } from "../clause-kind.ts";
import { yearsIn } from "../years.ts";
import type { Statement } from "./statement.ts";

/** Lines that ask without a heading; `told`: a sentence said that they describe whom they look for, so that each of theirs does. */
interface AskingLines {
  all: Set<number>;
  told: Set<number>;
  /** Where the sentences begin that say so, and ask nothing themselves. */
  announcing: Set<number>;
}

interface Block {
  lines: Set<number>;
  last: number;
  bullet: boolean;
  section: Section;
  asks: number;
  others: number;
  all: number;
  /** Sentences that name a thing one can have, in few words. */
  named: number;
}

/**
 * The lines that describe whom they look for, whatever stands above them: paragraphs of running prose and lists most of whose
 * sentences say what somebody has, knows or is. "Your English is good. Early and late shifts alternate." is asked there, and
 * told elsewhere. What a sentence announces ("Let me describe the colleague I have in mind.") is asked to the end of its
 * paragraph, or in the next one where it ends its own.
 */
export function askingLines(text: string, statements: Statement[]): AskingLines {
  const blocks: Block[] = [];
  const told = new Set<number>();
  const announcing = new Set<number>();
  let announced: { line: number; at: number } | null = null;
  for (const [index, { start, end, section, bullet, line, box }] of statements.entries()) {
    if (bullet ? section !== "none" && section !== "process" : section !== "none" && section !== "tasks" && section !== "company") {
      announced = null;
      continue;
    }
    let block = blocks.at(-1);
    if (
      !block ||
      block.bullet !== bullet ||
      (bullet ? line - block.last > 2 : !block.lines.has(line) && (line - block.last !== 1 || end - start > 160))
    ) {
      block = { lines: new Set(), last: line, bullet, section, asks: 0, others: 0, all: 0, named: 0 };
      blocks.push(block);
    }
    block.lines.add(line);
    block.last = line;
    block.all += 1;
    const sentence = text.slice(start, end);
    if (!bullet && announces(sentence)) {
      announced = { line, at: index };
      announcing.add(start);
    } else if (announced && (announced.line === line || announced.at === index - 1)) {
      announced.line = line;
      told.add(line);
    } else announced = null;
    // A list to tick off is one of what somebody has.
    if (describesSomebody(sentence) || (bullet && (namesWhatOneHas(sentence) || (box && !tellsOtherwise(sentence))))) block.asks += 1;
    else if (tellsOtherwise(sentence)) block.others += 1;
    else if (sentence.length < 90 && namesWhatOneHas(sentence)) block.named += 1;
  }
  // A vacancy that is one list, or whose headings say nothing: its items ask unless they say that they don't.
  const isBare = !statements.some(({ section }) => section === "must" || section === "knock_out" || section === "nice");
  const asking = blocks.filter(
    ({ bullet, section, asks, others, all, named }) =>
      (asks >= 2 && asks > others && asks >= all * (section === "none" ? 0.3 : 0.6)) ||
      (bullet &&
        section === "none" &&
        ((asks >= 3 && asks > others) || (isBare && asks >= 2 && asks >= others) || (isBare && asks >= 1 && others === 0))) ||
      // "ADR ook. Chauffeurskaart spreekt voor zich. Beetje Duits": a message that only names things.
      (isBare && !bullet && section === "none" && asks >= 1 && asks + named > 2 && asks + named > others && asks + named >= all * 0.4),
  );
  // Where nearly every sentence asks, the others do.
  for (const { bullet, asks, all, lines } of asking)
    if (isBare && !bullet && asks > 3 && asks >= all * 0.6) for (const line of lines) told.add(line);
  return { all: new Set([...asking.flatMap(({ lines }) => [...lines]), ...told]), told, announcing };
}

/** "Wie dat is, weten we ongeveer", "So who?", "what I'm after": what comes next describes whom they look for. */
const announcement = wording(
  "(?:describe|picture|sketch|paint) (?:\\p{L}+ ){0,3}(?:colleague|person|somebody|someone|candidate|one)|(?:colleague|person|candidate) (?:that |whom? )?(?:i|we) (?:have in mind|need|want|hope|imagine|picture|are (?:after|looking for)|dream of|miss)|(?:what|who|whom) (?:i'm|i am|we're|we are|they're|they are) (?:after|looking for)|what (?:i|we|they) (?:need|want|ask|expect|hope for)(?=[^\\p{L}]*$| in | from )|clear about what (?:i|we|they) (?:need|want)|wie (?:dat|die|zij|hij) is|wie (?:we|wij|ik|ze) (?:zoeken|zoek|missen|mis|voor ogen)|(?:iemand|collega|persoon|kandidaat|wie) (?:die )?(?:we|wij|ik|ze|ons|mij) (?:\\p{L}+ ){0,2}(?:voor ogen|in gedachten|voorstellen|zoeken)|wat (?:moet|zou|mag) (?:je|jij|die|diegene|onze|hij|zij) (?:\\p{L}+ ){0,3}(?:kunnen|hebben|zijn|meebrengen)|wat (?:we|wij|ik|ze) (?:nodig hebben|nodig heb|zoeken|zoek|vragen|verwachten|hopen|willen)(?=[^\\p{L}]*$)|(?:dan )?even over (?:jou|jouzelf)|en (?:jij|nu jij)(?=[^\\p{L}]*$)|(?:now|and|so) (?:what about |about |for )?you(?=[^\\p{L}]*$)|so,? who(?: (?:is|are|do|should).{0,30})?(?=[^\\p{L}]*$)|kwestie van (?:karakter|houding|instelling)|(?:what|wat) (?:kind of|sort of|voor) (?:person|colleague|iemand|type|mens|collega)|(?:voor )?wie is (?:dit|het) (?:iets|wat|weggelegd)?",
);
const announces = (sentence: string) =>
  sentence.length < 160 &&
  announcement.test(lowered(sentence)) &&
  !namesWhatOneHas(sentence) &&
  !cues.nice.test(sentence) &&
  !/:\s+\S/.test(sentence);

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

/** What stands in brackets doesn't count: "a crane certificate (or four weeks of training, we pay)". */
function tellsOtherwise(whole: string): boolean {
  const sentence = whole.replace(/\([^()]*\)/gu, " ");
  return (
    cues.duty.test(sentence) ||
    cues.offer.test(sentence) ||
    cues.process.test(sentence) ||
    cues.company.test(sentence) ||
    isAboutThem(sentence)
  );
}

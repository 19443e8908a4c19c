import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findSpoken } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { cues, headingWords, lowered, type Section, wording } from "#engine/words/vacancy-words.ts";

/** "Eisen en wensen", "Requirements & nice to haves": each line under it says itself which it is. */
const mixed = wording("(?:eisen|requirements|musts?|must[- ]haves?)\\s*(?:en|and|&|\\/|,)\\s*.{3,}");

/** "Duits is mooi meegenomen": alone on its line, and says something of a thing it names. */
const says = /\s(?:is|zijn|are|would be|zou(?:den)?|kom(?:t|en)|helpt?|helps)\s/iu;

/** `Eisen`, `## What you bring`, `WAT VRAGEN WIJ?`: a short line of its own. Null for any other line. */
export function headingOf(line: string, isAlone: boolean, hasAsked = false): Section | null {
  // "III. Minimumeisen", "B) Wensen", "Gunningscriteria      Punten": without its number and other columns.
  const [own = "", beside = ""] = line.replace(/^\s*(?:[IVX]{1,4}|[A-H])[.)]\s+/, "").split(/ {3,}(?=\S)|\t/, 2);
  // "Afdeling      | Loon & HR": a row of a table, whose first cell names the second.
  if (/^\s*\|/.test(beside)) return null;
  const whole = own.replace(/^[#*_\s>=-]+|(?<![*_\s=])[*_\s=]+$/g, "").trim();
  // "Eisen (knock-out: wie niet voldoet, valt af)": what stands in brackets explains it.
  const aside = /(?<!\s)\s{0,4}\(([^()]{3,120})\)\s{0,4}(?=:?$)/u.exec(whole);
  if (aside && aside.index >= 3) {
    const section = headingOf(whole.slice(0, aside.index) + (whole.endsWith(":") ? ":" : ""), isAlone);
    if (section) return (section === "must" || section === "nice") && cues.knockOut.test(aside[1] as string) ? "knock_out" : section;
  }
  const text = whole;
  if (text.length < 3 || text.length > 70) return null;
  const closes = /[:?]$/.test(text);
  const marked = /^(?:#{1,6}\s|\*\*|__)/.test(line.trim()) || (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text));
  // "We zoeken een kok." is a sentence; "Wij zoeken" on its own line is a heading.
  if (/[.,;]$|[?!.]\s/.test(text) || (!closes && !marked && !isAlone)) return null;
  const count = text.split(/\s+/).length;
  if (count > (closes || marked ? 10 : 7) || /\d{3}|[€@|]/.test(text)) return null;
  const named = findSkills(text).length > 0 || findEducationLevels(text).length > 0;
  if (!closes && says.test(text) && (named || findSpoken(text).length > 0)) return null;
  const section = headingWords.find(([, words]) => words.test(text))?.[0] ?? null;
  if (section === "nice" && mixed.test(lowered(text))) return "must";
  if ((section === null || section === "must" || section === "nice") && cues.eager.test(text)) return hasAsked ? "nice" : "must";
  // "Goede kennis van Excel" stands alone on a line, too, in a list whose marks were lost.
  if (section && !closes && !marked && section !== "nice" && count > 2 && named) return null;
  return section;
}

/** A line of its own that opens something, whatever it is called: what follows is no longer under the heading before it. */
export function opensUnknown(line: string, next: string, hasMarks: boolean): boolean {
  const text = line.trim();
  if (text.length < 3 || text.length > 50 || !/^[\p{Lu}\d]/u.test(text) || /[.,;!]$/.test(text) || /[€@|\d]/.test(text)) return false;
  if (text.split(/\s+/).length > 5 || findSkills(text).length > 0 || findEducationLevels(text).length > 0) return false;
  return hasMarks || (next.length > 90 && /[.!?]/.test(next));
}

/** What the items are of a list that a whole sentence opens ("Zonder dit kunnen we je niet aannemen:"). `before`: the section it stands in. */
export function sectionOpenedBy(line: string, before: Section, hasAsked: boolean): Section {
  if (cues.nice.test(line)) return "nice";
  if (cues.knockOut.test(line)) return "knock_out";
  if (cues.notAsked.test(line)) return "offer";
  if (cues.eager.test(line)) return hasAsked ? "nice" : "must";
  if (cues.offer.test(line)) return "offer";
  if (before === "must" || before === "nice" || before === "knock_out") return before;
  const asks = cues.asks.test(line) || cues.must.test(line);
  if (asks && !cues.duty.test(line)) return "must";
  if (before !== "none") return before;
  return cues.duty.test(line) ? "tasks" : asks ? "must" : "none";
}

import { nth } from "#contract/nth.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findSpoken } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import type { Section } from "#engine/words/vacancy-wording.ts";
import { cues, headingWords, lowered, wording } from "#engine/words/vacancy-words.ts";

/** "Eisen en wensen", "Requirements & nice to haves": each line under it says itself which it is. */
const mixed = wording("(?:eisen|requirements|musts?|must[- ]haves?)\\s*(?:en|and|&|\\/|,)\\s*.{3,}");

/** "Duits is mooi meegenomen": alone on its line, and says something of a thing it names. */
const says = /\s(?:is|zijn|are|would be|zou(?:den)?|kom(?:t|en)|helpt?|helps)\s/iu;

/** `Eisen`, `## What you bring`, `WAT VRAGEN WIJ?`: a short line of its own. Null for any other line. */
export function headingOf(line: string, isAlone: boolean, hasAsked = false): Section | null {
  // "III. Minimumeisen", "B) Wensen", "Gunningscriteria      Punten": without its number and other columns.
  const [own = "", beside = ""] = line
    .replace(/^\s*(?:(?:[IVX]{1,4}|[A-H])[.)]\s+|\d{1,2}\s{2,3}(?=\p{Lu}))/u, "")
    .split(/(?<! ) {3,}(?=\S)|\t/, 2);
  // "Afdeling      | Loon & HR": a row of a table, whose first cell names the second.
  if (/^\s*\|/.test(beside)) return null;
  const whole = own.replace(/^[#*_\s>=\p{So}-]+|(?<![*_\s=])[*_\s=]+$/gu, "").trim();
  // "Eisen (knock-out: wie niet voldoet, valt af)": what stands in brackets explains it.
  const aside = /(?<!\s)\s{0,4}\(([^()]{3,120})\)\s{0,4}(?=:?$)/u.exec(whole);
  if (aside && aside.index >= 3) {
    const section = headingOf(whole.slice(0, aside.index) + (whole.endsWith(":") ? ":" : ""), isAlone);
    if (section) return (section === "must" || section === "nice") && cues.knockOut.test(nth(aside, 1)) ? "knock_out" : section;
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
  if ((section === "must" || section === "nice" || section === "knock_out") && isLabelOfItsOwn(text, section)) return null;
  if (section === "nice" && mixed.test(lowered(text))) return "must";
  if ((section === null || section === "must" || section === "nice") && cues.eager.test(text)) return hasAsked ? "nice" : "must";
  // "Hard skills, no fluff": what follows the comma only jests.
  const comma = text.indexOf(",");
  if (section === null && comma > 4 && isAlone && count <= 8 && !named)
    return headingOf(text.slice(0, comma) + (closes ? ":" : ""), isAlone, hasAsked);
  // "Goede kennis van Excel" stands alone on a line, too, in a list whose marks were lost.
  if (section && !closes && !marked && section !== "nice" && count > 2 && named) return null;
  return section;
}

/** "Pré: Kubernetes, ervaring met lijnbouw": what it names stands on the same line, unless those words are a heading too. */
function isLabelOfItsOwn(text: string, section: Section): boolean {
  const [, own, rest] = /^([^:]{3,40}):\s+(\S.*)$/u.exec(text) ?? [];
  // "Wij zoeken: een kok" says whom; "Eisen: …" says what.
  if (section === "must" && !/^\p{L}+(?:-\p{L}+)?$/u.test(own ?? "")) return false;
  return own !== undefined && rest !== undefined && headingOf(`${own}:`, true) !== null && headingOf(rest, true) === null;
}

/** "Would be sweet: …": the label inside a paragraph that says how much its things count; null where it names one itself. */
export function kindLabel(sentence: string): { section: "nice" | "knock_out"; length: number } | null {
  const hit = /^([^:.?!\d(]{3,60}):\s+(?=\S)/u.exec(sentence);
  if (!hit?.[1] || findSkills(hit[1]).length > 0 || findEducationLevels(hit[1]).length > 0 || hit[0].length > sentence.length - 4)
    return null;
  const section = cues.knockOut.test(hit[1]) ? "knock_out" : cues.nice.test(hit[1]) ? "nice" : null;
  return section && { section, length: hit[0].length };
}

/** "Papers.", "Het papierwerk.": a title of its own before the sentence that opens a list. */
export const isRunInTitle = (words: string) =>
  /^\P{L}*\p{Lu}[\p{L}'’ -]{1,30}[.:]\s*$/u.test(words) && words.trim().split(/\s+/).length <= 3;

/** What a label before its own words on one line says of them: "Pluspunten: …", "would be sweet: …". */
export function sectionOfLabel(label: string, hasAsked: boolean): Section | null {
  const section = headingOf(`${label}:`, true, hasAsked);
  // "You have worked with customers for a year: shop, desk": a long one is a sentence, unless it says how much its things count.
  if (section && (label.length <= 40 || section === "nice" || section === "knock_out")) return section;
  if (/[\d(,]/.test(label)) return null;
  if (cues.nice.test(label)) return "nice";
  return cues.knockOut.test(label) ? "knock_out" : null;
}

/** "What can still come later", "mocht je durven": a heading that only wonders. */
const wonders = wording(
  "(?:and )?if(?= (?!you(?!(?:'d| would| also| happen| even| really))))|even|maybe|perhaps|later|may|also|too|besides|on top|dream\\p{L}*|wish\\p{L}*|could|might|would|extra|more|zou|zouden|mocht|misschien|wellicht|extra|later|ook|daarnaast|bovendien|droom\\p{L}*|liefst|leuker|mooier|beter",
);

/** "B. Eligibility. Proposals that miss any of these are returned unread.": a title and how hard its items are, over a list. */
export function excludingTitle(line: string): Section | null {
  const hit = /^\s*(?:[A-H\d]{1,2}[.)]\s+)?(\p{Lu}[^:.!?\n]{2,28})\.\s+(\p{Lu}[^.!?]{8,160}[.!])\s*$/u.exec(line);
  const section = hit?.[1] ? headingOf(`${hit[1]}:`, true) : null;
  return section === "must" && cues.knockOut.test(hit?.[2] ?? "") ? "knock_out" : null;
}

/** May a line without a colon be what lines without marks stand under? It speaks of somebody, or only wonders; no thing asked does. */
export const saysOfItems = (line: string, hasAsked: boolean) =>
  (wonders.test(lowered(line)) ||
    (/(?<!\p{L})(?:you|your|we|they|i|je|jij|jou|jouw|wij|ze|ik|wie|who)(?!\p{L})/iu.test(line) && findSkills(line).length === 0)) &&
  !cues.has.test(line) &&
  findEducationLevels(line).length === 0 &&
  ["must", "nice", "knock_out"].includes(sectionOpenedBy(line, "none", hasAsked));

/** A line of its own that opens something, whatever it is called: what follows is no longer under the heading before it. */
export function opensUnknown(line: string, next: string, hasMarks: boolean): boolean {
  const text = line.trim();
  if (text.length < 3 || text.length > 50 || !/^[\p{Lu}\d]/u.test(text) || /[.,;!]$/.test(text) || /[€@|\d]/.test(text)) return false;
  const most = /(?<!\p{L})(?:you|your|je|jij|jouw|we|wij|ons|our|us)(?!\p{L})/iu.test(text) && !/[.,:]/.test(text) ? 7 : 5;
  if (text.split(/\s+/).length > most || findSkills(text).length > 0 || findEducationLevels(text).length > 0) return false;
  return hasMarks || (next.length > 90 && /[.!?]/.test(next));
}

/** "You'll feel at home if you", "Het klikt als je": the items end the sentence, and it is about the reader. */
const goesOnAboutYou =
  /(?<!\p{L})(?:(?:if|when|because|that|as long as|provided|unless) you(?:'re|'ve| are| have| can)?|(?:als|wanneer|mits|omdat|dat|indien|zolang|tenzij) (?:je|jij|u)|(?:someone|somebody|anyone|people|colleague|person|those) (?:who|that)(?: is| has| can)?|(?:iemand|mensen|collega|degene|types?) die)(?: (?:ook|also|at least|minstens|minimaal))?[\s:…👇-]*$/iu;
/** "It's a no if you", "Minpunt als je", "Niet doen als je". */
const isAgainst =
  /(?<!\p{L})(?:(?:a|it's|is|its|say|hard) no|no(?:-| )?go|no thanks|not|don't|n't|never|niet|geen|nee|minpunt\p{L}*|minus|afknapper\p{L}*|wrong|verkeerde?|liever niet|stop|unless|tenzij|beter af|better off|skip|struikel\p{L}*|afhak\p{L}*|einde)(?!\p{L})/iu;

/** What the items are of a list that a whole sentence opens ("Zonder dit kunnen we je niet aannemen:"). `before`: the section it stands in. */
export function sectionOpenedBy(line: string, before: Section, hasAsked: boolean): Section {
  if (cues.nice.test(line)) return "nice";
  if (cues.knockOut.test(line)) return "knock_out";
  if (goesOnAboutYou.test(line)) return isAgainst.test(line) ? "knock_out" : hasAsked && wonders.test(lowered(line)) ? "nice" : "must";
  if (cues.notAsked.test(line)) return "offer";
  if (cues.eager.test(line)) return hasAsked ? "nice" : "must";
  if (cues.offer.test(line)) return "offer";
  if (hasAsked && !cues.must.test(line) && wonders.test(lowered(line))) return "nice";
  if (before === "must" || before === "nice" || before === "knock_out") return before;
  const asks = cues.asks.test(line) || cues.must.test(line);
  if (asks && !cues.duty.test(line)) return "must";
  if (before !== "none") return before;
  return cues.duty.test(line) ? "tasks" : asks ? "must" : "none";
}

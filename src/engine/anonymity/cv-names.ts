import { headingKind } from "#engine/cv/heading-words.ts";
import { companyScore, isPlace, titleScore } from "#engine/cv/vocabulary.ts";
import { fold } from "#engine/skills/tokens.ts";
import { isFirstName } from "#engine/words/first-names.ts";
import { infixes } from "./common-words.ts";
import { isNameWord } from "./name-words.ts";

/** What a CV says in so many words: "Naam: …", "CV van …". */
const LABELLED =
  /^[\s•*|-]*(?:(?:volledige |full )?na(?:am|me)\s*[:|]|(?:cv|curriculum vitae|resum[eé])(?: van| of|:| [-–—|])?)\s+((?:\p{Lu}[\p{L}'’.-]*|\p{Ll}{1,4})(?: (?:\p{Lu}[\p{L}'’.-]*|\p{Ll}{1,4})){1,5})\s*$/imu;
const HEAD_LINES = 6;
const MOST_LINES = 60;

/**
 * Names of the owner in the head of the CV that the record lacks: those that a label announces, and a line of names alone where the
 * record has no name, or shares a word with it or with the mail address.
 */
export function namesInCv(cv: string, recorded: readonly string[], email: string | null | undefined): string[] {
  const head = cv
    .slice(0, 3000)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const labelled = head.slice(0, 20).flatMap((line) => (line.length < 90 ? (LABELLED.exec(line)?.[1] ?? []) : []));
  const known = [...recorded, ...(email?.split("@")[0]?.split(/[^\p{L}]+/u) ?? [])].map(fold).filter((word) => word.length > 2);
  const lines = head
    .slice(0, recorded.length > 0 ? MOST_LINES : HEAD_LINES)
    .map((line) => line.trim().replace(/^(?:dhr|mevr|mw|drs|ir|ing|dr|mr|mrs|ms)\.? /i, ""));
  const alone = lines.filter(
    (line) => isNameLine(line) && (recorded.length === 0 || line.split(/[\s-]+/).some((word) => known.includes(fold(word)))),
  );
  return [...labelled, ...alone].filter((name) => !name.split(/\s+/).every((word) => known.includes(fold(word))));
}

function isNameLine(line: string): boolean {
  const words = line.split(/\s+/);
  if (words.length < 2 || words.length > 5 || line.length > 50 || /[\d@:|,/]/.test(line)) return false;
  if (!words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word) || infixes.has(fold(word)))) return false;
  return !headingKind(line) && titleScore(line) === 0 && companyScore(line) === 0 && !isPlace(line) && words.some(isNameWord);
}

const SAYS_NAME =
  /(?<!\p{L})(?:[Nn](?:aam|ame)[ ]?[:|]|(?:[Nn]aam is|[Nn]ame is|[Ii]k heet|[Ii]k ben|I am|I'm) \p{Lu}|[Gg]roet(?:en)?(?!\p{L})|[Rr]egards|[Ss]incerely|[Hh]oogachtend)/u;
const CAPITALS =
  /(?<!\p{L})\p{Lu}[\p{L}'’.-]{0,40}(?: (?:van|de|der|den|ter|ten|te|el|al|bin|von|di|da|la|le) ?){0,3}[ ]+\p{Lu}[\p{L}'’.-]{0,40}(?!\p{L})/gu;
/** So many lines at the top, and so many behind a closing, may be a name in whatever letters. */
const TOP_LINES = 3;

/**
 * A CV without the lines that may hold its owner's name, for one whose name no reading is sure of: short lines at the top, lines that
 * announce a name, the one below a closing, and lines in the head with words in capitals that no text about work uses.
 */
export function withoutNameLines(cv: string): string {
  let seen = 0;
  let isAnnounced = false;
  return cv
    .split("\n")
    .filter((line) => {
      if (line.trim() === "") return true;
      seen += 1;
      const isBelow = isAnnounced;
      isAnnounced = SAYS_NAME.test(line) && line.length < 60;
      if (SAYS_NAME.test(line) || (isBelow && line.length < 50)) return false;
      if (seen <= TOP_LINES && line.length < 50 && !headingKind(line) && titleScore(line) === 0) return false;
      return seen > MOST_LINES || !(line.match(CAPITALS) ?? []).some(mayBeName);
    })
    .join("\n");
}

const mayBeName = (words: string) => {
  const parts = words.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return (
    parts.some((word) => isFirstName(word.replace(/-.*/, ""))) || parts.every((word) => isNameWord(word) || /^(?:\p{Lu}\.?)+$/u.test(word))
  );
};

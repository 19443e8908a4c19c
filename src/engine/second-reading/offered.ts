import type { Mask } from "#engine/anonymity/mask/mask.ts";
import { isInstruction } from "#engine/words/orders-to-machines.ts";

/** In characters: about 6,000 tokens. What stands behind it is read by the product's own reader alone. */
export const MOST_OFFERED = 24_000;

/** Whether none of a text is too far behind to be offered. */
export const isWholeOffered = (text: string): boolean => text.length <= MOST_OFFERED;

const REFERENCES = /^[\s\p{P}]*(?:referenties?|references?|referees?|referentiepersonen)[\s\p{P}]*$/iu;
/** A line with somebody's name in it who is not the one that the text is about. */
const SOMEBODY =
  /(?<!\p{L})(?:referenties?|references?|referees?|contactpersoon|contact person|leidinggevende|supervisor|manager|line manager)\s*:/iu;
const LONGEST_HEADING = 40;
const isHeading = (line: string) =>
  line.trim().length > 1 && line.length < LONGEST_HEADING && !/[.,;:@\d]/.test(line) && /^[\s\p{P}]*\p{Lu}/u.test(line);

const withoutTags = (text: string) => text.replaceAll("<", "‹").replaceAll(">", "›");

/** Whether a language model sees words of a vacancy, names in them aside. */
export function isOffered(text: string): (quote: string) => boolean {
  const shown = offeredText(withoutReachable(text), { hide: (words) => words });
  return (quote) => shown.includes(withoutTags(quote));
}

/**
 * A text as a language model may see it: without names and ways to reach people, without the references at its end, and without
 * lines that speak to a machine or that give somebody else's name or number. Lines stay lines, so that what is left can be quoted.
 */
export function offeredText(text: string, mask: Pick<Mask, "hide">): string {
  const kept: string[] = [];
  let isReferences = false;
  let afterBlank = false;
  const lines = text.slice(0, MOST_OFFERED).split("\n");
  // An order may be broken over two lines.
  const isOrder = lines.map(isInstruction);
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (next === undefined || isOrder[at] || isOrder[at + 1] || line.trim() === "") continue;
    if (isInstruction(`${line.trimEnd()} ${next.trimStart()}`) || isInstruction(line.trimEnd() + next.trimStart()))
      isOrder[at] = isOrder[at + 1] = true;
  }
  for (const [at, line] of lines.entries()) {
    if (REFERENCES.test(line)) isReferences = true;
    else if (isReferences && afterBlank && isHeading(line)) isReferences = false;
    afterBlank = line.trim() === "";
    if (!isReferences && !isOrder[at] && !SOMEBODY.test(line)) kept.push(line);
  }
  return withoutTags(mask.hide(kept.join("\n")));
}

/** Lines with a mailbox or a number in them name whom to ask, and ask nothing. */
export const withoutReachable = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !/[\p{L}\d]@[\p{L}\d]|(?<![\d.,:])(?:\+\d{2}|0)[\d\s()-]{8,14}\d(?!\.\d)/u.test(line))
    .join("\n");

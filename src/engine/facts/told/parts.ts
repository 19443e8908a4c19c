import type { Span } from "#engine/matching/passages.ts";
import { told } from "#engine/words/told/words.ts";

/** What a stretch of a CV under a heading tells, where it isn't what its author did. */
type Part = "asked" | "goals";

interface Stretch extends Span {
  part: Part;
}

const heading = (words: string) => new RegExp(`^[\\s\\P{L}]*(?:${words})\\s*[:?!.…-]*\\s*$`, "iu");
const inline = (words: string) => new RegExp(`^[\\s\\P{L}]*(?:${words})\\s*:\\s*\\S`, "iu");
const kinds: [part: Part, own: RegExp, line: RegExp][] = [
  ["asked", heading(told.askedHeading), inline(told.askedHeading)],
  ["goals", heading(told.goalHeading), inline(told.goalHeading)],
];
/** The next heading of the CV. */
const next = /^\s*\p{Lu}[\p{L} '’&/-]{2,30}:?\s*$/u;
const LONGEST = 70;

/** Does a line announce what is asked or aimed at? */
export const isPartHeading = (line: string): boolean => line.length <= LONGEST && kinds.some(([, own]) => own.test(line));

let last: { text: string; stretches: Stretch[] } = { text: "", stretches: [] };

/** In which part of a CV, of those that tell of nothing done, a place stands. Each text is read once: many places are asked of one. */
export function partAt(text: string, at: number): Part | null {
  if (last.text !== text) last = { text, stretches: stretchesIn(text) };
  return last.stretches.find(({ start, end }) => start <= at && at < end)?.part ?? null;
}

/** Linear in the text's length. */
function stretchesIn(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Stretch | null = null;
  let wasBlank = true;
  for (let start = 0; start < text.length; ) {
    let end = text.indexOf("\n", start);
    if (end === -1) end = text.length;
    const line = text.slice(start, Math.min(end, start + LONGEST + 1));
    const own: Part | undefined =
      line.length <= LONGEST && (wasBlank || /:\s*$/.test(line)) ? kinds.find(([, is]) => is.test(line))?.[0] : undefined;
    if (own || (open && wasBlank && next.test(line))) {
      if (open) stretches.push({ ...open, end: start });
      open = own ? { part: own, start, end: text.length } : null;
    }
    const beside = open || !wasBlank ? undefined : kinds.find(([, , is]) => is.test(line))?.[0];
    if (beside) stretches.push({ part: beside, start, end });
    if (line.trim() !== "" || start === 0) wasBlank = false;
    else wasBlank = true;
    start = end + 1;
  }
  if (open) stretches.push(open);
  return stretches;
}

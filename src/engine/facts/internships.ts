import type { Span } from "#engine/matching/passages.ts";

/** "Stages" alone on its line: what stands under it was done as an intern. */
const heading = /^\s*(?:stages?|stage-?ervaring|bpv(?:-stages?)?|internships?|(?:work )?placements?|stages? (?:en|&) \p{L}+)\s*:?\s*$/iu;
/** The next heading of the CV. */
const nextHeading = /^\s*\p{Lu}[\p{L} '’&/-]{2,30}:?\s*$/u;
/** A line that says so of itself: "Stage (BPV) bij …", "Scaldis Agency - intern operations". An "intern begeleider" is none. */
const own =
  /(?<!\p{L})(?:(?:snuffel|meewerk|afstudeer|oriëntatie|eind)?stage(?=\s*(?:\(|bij|in|at|,|:|–|-|van|als|op)|\s*$)|stagiaire?|BPV|internship|(?:as an? |[-–,:]\s)intern(?!\s(?:begeleid|transport|audit|control|overleg|communic|project)\p{L}*)(?!\p{L}))(?!\p{L})/iu;
/** So far into its line an entry says what it was. */
const BEGINS = 100;
/** Nobody was an intern more often. */
const MOST = 40;

let last: { text: string; spans: Span[] } = { text: "", spans: [] };

/** Is a place of a CV in what its author did as an intern? Each text is read once: many places are asked of one. */
export function isInInternship(text: string, at: number): boolean {
  if (last.text !== text) last = { text, spans: internshipsIn(text) };
  return last.spans.some(({ start, end }) => at >= start && at < end);
}

/** The stretches of a CV that tell of internships, in order. Linear in its length. */
function internshipsIn(text: string): Span[] {
  const spans: Span[] = [];
  let under: number | null = null;
  let wasBlank = true;
  for (let start = 0; start < text.length && spans.length < MOST; ) {
    let end = text.indexOf("\n", start);
    if (end === -1) end = text.length;
    const line = text.slice(start, Math.min(end, start + 400));
    if (heading.test(line)) under = start;
    else if (under !== null && wasBlank && nextHeading.test(line)) {
      spans.push({ start: under, end: start });
      under = null;
    }
    const hit = under === null ? own.exec(line.slice(0, BEGINS)) : null;
    if (hit) spans.push({ start: start + hit.index, end });
    wasBlank = line.trim() === "";
    start = end + 1;
  }
  if (under !== null) spans.push({ start: under, end: text.length });
  return spans;
}

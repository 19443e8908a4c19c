import type { EvidenceByField } from "#contract/fields.ts";
import { HOLE } from "./page/characters.ts";
import type { Layout } from "./page/document.ts";
import { passageBoxes, type Read } from "./page/passage.ts";
import { shownStretches } from "./private/private.ts";

/** So sure is a field of which the document doesn't tell every letter. */
const UNTOLD = 0.3;

/** Where each field was read; `quote` is always the text between the offsets. */
export class EvidenceBook {
  readonly fields: EvidenceByField = {};
  private readonly text: string;
  private readonly layout: Layout | null;

  constructor(text: string, layout: Layout | null) {
    this.text = text;
    this.layout = layout;
  }

  note(path: string, read: Read<unknown> | null | undefined): void {
    if (!read || !(read.start >= 0 && read.end > read.start && read.end <= this.text.length)) return;
    const quote = this.text.slice(read.start, read.end);
    const sure = quote.includes(HOLE) && !isRunningText(path) ? Math.min(read.confidence, UNTOLD) : read.confidence;
    const place = this.layout ? passageBoxes(this.layout, read.start, read.end) : null;
    this.fields[path] = {
      quote,
      start: read.start,
      end: read.end,
      confidence: Math.round(Math.min(1, Math.max(0, sure)) * 100) / 100,
      ...(place ? { page: place.page, boxes: place.boxes } : {}),
    };
  }

  forget(path: string): void {
    for (const key of Object.keys(this.fields)) if (key === path || key.startsWith(`${path}.`)) delete this.fields[key];
  }
}

/** What is read of several stretches of the text; `parts` are those that are shown. */
export type ShownRead = Read & { parts: { start: number; end: number }[] };

/** Stretches of the text without the sentences that say what no employer may weigh; null when nothing is left. */
export function readShown(text: string, stretches: { start: number; end: number }[], confidence: number): ShownRead | null {
  let room = DESCRIPTION_LENGTH;
  const parts = stretches.flatMap(({ start, end }) => {
    const slice = text.slice(start, Math.min(end, start + room));
    room -= slice.length;
    return shownStretches(slice).map((shown) => ({ start: start + shown.start, end: start + shown.end }));
  });
  const first = parts[0];
  if (!first) return null;
  const value = parts.map(({ start, end }) => text.slice(start, end)).join("\n");
  // The proof is the longest stretch: what is hidden isn't quoted either.
  const proof = parts.reduce((best, one) => (one.end - one.start > best.end - best.start ? one : best), first);
  return { value: value.toWellFormed(), ...proof, confidence, parts };
}

const isRunningText = (path: string) => path === "summary" || path.endsWith(".description");

/** Cut to what a field holds. */
export const clip = (text: string, length: number) => (text.length <= length ? text : text.slice(0, length)).trim().toWellFormed();

/** The longest text a field of several lines holds. */
export const DESCRIPTION_LENGTH = 10_000;

import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Span } from "#engine/matching/passages.ts";
import type { ChatPassage, ChatRecords } from "../chat.ts";
import { candidateOf } from "../sources.ts";

/** A passage with what stands around it: the job of the career or the heading that it belongs to. */
export interface Line {
  passage: ChatPassage;
  /** Title, employer and place of the job that it is told of; the heading above it. */
  context: string;
  /** Number in the profile of the job that it is told of. */
  role: number | null;
  /** It heads what stands below it. */
  isHeading: boolean;
}

/** Where the documents tell of each job of a career; null where that isn't known. */
function roleSpans(candidate: Candidate): (Span | null)[] {
  return candidate.experience.map((_, index) => {
    const places = ["title", "company", "start", "end", "description"].flatMap(
      (field) => candidate.evidence[`experience.${index}.${field}`] ?? [],
    );
    return places.length === 0
      ? null
      : { start: Math.min(...places.map(({ start }) => start)), end: Math.max(...places.map(({ end }) => end)) };
  });
}

const headingLine = /^[^\n.!?;,\d]{3,48}$/u;

/** Headings of a text by where they stand: short lines of their own, above something. Each holds until the next. */
function headingsOf(text: string): { start: number; text: string }[] {
  const found: { start: number; text: string }[] = [];
  let start = 0;
  let isAfterBlank = true;
  for (const line of text.split("\n")) {
    const plain = line.trim();
    const next = text.slice(start + line.length + 1, start + line.length + 400);
    const isLoud = plain === plain.toUpperCase() || plain.endsWith(":");
    if ((isAfterBlank || isLoud) && headingLine.test(plain) && !/^[-•*·]/.test(plain) && /\S/.test(next))
      found.push({ start, text: plain });
    isAfterBlank = plain === "";
    start += line.length + 1;
  }
  return found;
}

/** The passages of a talk's records with their surroundings, in their order. Linear in the records' length. */
export function linesOf(records: ChatRecords, passages: readonly ChatPassage[]): Line[] {
  const spans = new Map<string, (Span | null)[]>();
  const headings = new Map<string, { start: number; text: string }[]>();
  const lines = passages.map((passage): Line => {
    const { source, candidate_id, start } = passage;
    const candidate = candidateOf(records, candidate_id);
    const whose = candidate_id ?? "";
    if (source.startsWith("profile:experience.")) {
      const role = Number(source.split(".")[1]);
      return { passage, role, context: contextOf(candidate, role), isHeading: false };
    }
    if (source === "cv" && candidate) {
      if (!spans.has(whose)) spans.set(whose, roleSpans(candidate));
      if (!headings.has(whose)) headings.set(whose, headingsOf(candidate.cv_text ?? ""));
      const all = spans.get(whose) as (Span | null)[];
      const role = all.findIndex((span) => span !== null && span.start <= start && start < span.end);
      if (role !== -1) return { passage, role, context: contextOf(candidate, role), isHeading: false };
      return { passage, role: null, ...headingAbove(headings.get(whose) ?? [], passage) };
    }
    if (source === "job") {
      if (!headings.has("job")) headings.set("job", headingsOf(records.job?.description ?? ""));
      return { passage, role: null, ...headingAbove(headings.get("job") ?? [], passage) };
    }
    return {
      passage,
      role: null,
      context: source.startsWith("note:") ? "" : source.replace(/^\w+:/, "").replace(/[._\d]+/g, " "),
      isHeading: false,
    };
  });
  // "Why leave now?" in a letter or vacancy asks; what stands behind it answers.
  lines.forEach((line, index) => {
    const { source, text } = line.passage;
    if (!/\?$/.test(text) || text.length > 160 || (source !== "cv" && source !== "job")) return;
    line.isHeading = true;
    for (const next of lines.slice(index + 1, index + 3)) {
      if (next.passage.source !== source || next.passage.candidate_id !== line.passage.candidate_id) break;
      next.context = [next.context, text].filter(Boolean).join(", ");
    }
  });
  return lines;
}

function headingAbove(
  headings: readonly { start: number; text: string }[],
  { end, text }: ChatPassage,
): Pick<Line, "context" | "isHeading"> {
  let above = "";
  let isHeading = false;
  for (const heading of headings) {
    if (heading.start >= end) break;
    isHeading = text === heading.text;
    if (!text.includes(heading.text)) above = heading.text;
  }
  return { context: above, isHeading };
}

const contextOf = (candidate: Candidate | null, role: number) => {
  const job = candidate?.experience[role];
  return [job?.title, job?.company, job?.location].filter(Boolean).join(", ");
};

import { holdsPaper } from "#engine/borne/papers.ts";
import type { Span } from "#engine/matching/passages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { claimPattern } from "#engine/words/claim-words.ts";
import { readAt, wordsOf } from "../../sources.ts";
import { isNamed } from "../../words.ts";
import type { Grounds } from "../grounds.ts";
import type { Bearer, Piece } from "../piece.ts";

/**
 * The year of a certificate is the one that the CV has beside it: what bears it, empty where none does. Null where the date's part of
 * the sentence names no certificate of the record, or an employer.
 */
export function paperDates(grounds: Grounds, piece: Extract<Piece, { kind: "date" }>, sentence: string): Bearer[] | null {
  const { candidate } = grounds.sources;
  const clause = clauseAt(sentence, piece.start).text;
  if (grounds.employersIn(clause).length > 0) return null;
  const papers = candidate.certifications.flatMap(({ name }, index) => (isNamedIn(clause, name) ? [index] : []));
  if (papers.length === 0) return null;
  const bearers: Bearer[] = [];
  let known = false;
  for (const index of papers) {
    const { year, name } = candidate.certifications[index] ?? {};
    const years = [year ? String(year) : null, ...yearsBeside(grounds, index)].filter((one) => one !== null);
    if (years.length > 0) known = true;
    if (years.some((one) => piece.value.startsWith(one))) bearers.push(grounds.field(`certifications.${index}.${year ? "year" : "name"}`));
    // Who worked as what the paper is called may date the work.
    candidate.experience.forEach(({ title, start }, job) => {
      if (name && title && start?.startsWith(piece.value) && isNamedIn(title, name)) bearers.push(grounds.field(`experience.${job}.start`));
    });
  }
  return known ? bearers : null;
}

/** The years on the line of the CV that a certificate was read from, as far as it tells of that one alone. */
function yearsBeside({ sources: { candidate } }: Grounds, index: number): string[] {
  const at = readAt(candidate, `certifications.${index}.name`) ?? readAt(candidate, `certifications.${index}`);
  const rest = at ? ((candidate.cv_text ?? "").slice(at.end, at.end + 60).split(/[\n;•|]/)[0] ?? "") : "";
  return [...rest.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => year);
}

/** The part of a sentence between commas, semicolons and "and" that a place is in. */
export function clauseAt(sentence: string, at: number): Span & { text: string } {
  const cuts = [...sentence.matchAll(/[,;]|(?<!\p{L})(?:and|en)(?!\p{L})/giu)].map(({ index }) => index);
  const start = cuts.findLast((cut) => cut < at) ?? 0;
  const end = cuts.find((cut) => cut > at) ?? sentence.length;
  return { start, end, text: sentence.slice(start, end) };
}

function isNamedIn(text: string, paper: string): boolean {
  // The subject of a course isn't the course: "leading" since 2020 needs no certificate.
  const papers = new Set(findSkills(paper).flatMap(({ name }) => (isNamed(name) ? [name] : [])));
  if (findSkills(text).some(({ name }) => papers.has(name))) return true;
  return holdsPaper(new Set(wordsOf(text)), paper);
}

import type { Evidence } from "#contract/fields.ts";
import { evidenceAt } from "../sources.ts";
import type { Grounds } from "./grounds.ts";

/** The employer, the line, and in between whether the work still goes on. */
const frames = [
  /^The work at (?<company>.{3,80}?) (?:(?<now>includes)|included) (?<line>.{10,400}?)\.?$/u,
  /^Het werk bij (?<company>.{3,80}?) (?:(?<now>omvat)|omvatte) onder meer (?<line>.{10,400}?)\.?$/u,
  /^About the work at (?<company>.{3,80}?), the CV says: “(?<line>.{10,400}?)”\.?$/u,
  /^Over het werk bij (?<company>.{3,80}?) staat in het cv: “(?<line>.{10,400}?)”\.?$/u,
];

/** Does a line stand whole in what is told of a job, from one sentence's or item's beginning to an end? A part of it may say the opposite. */
function holdsWhole(description: string, line: string): boolean {
  for (let at = description.indexOf(line); at >= 0; at = description.indexOf(line, at + 1)) {
    const [before, behind] = [description.slice(0, at), description.slice(at + line.length)];
    if (/(?:^|\n|[.;!?]\s)[^\p{L}\p{N}\n]*(?:o )?$/u.test(before) && /^[\s.;,:]*(?:$|\n)|^[.;!?]\s/u.test(behind)) return true;
  }
  return false;
}

/**
 * "Het werk bij De Steiger omvat onder meer warme kant en pass." is borne whole where those words stand as a line of their own, letter by letter, among
 * what the CV tells of that very employer, and what is said to go on does. Null where they don't: then each thing that the sentence names is looked up.
 */
export function notedLine({ sources: { candidate, texts } }: Grounds, sentence: string): Evidence | null {
  const { company, line, now } = frames.map((frame) => frame.exec(sentence)?.groups).find((groups) => groups !== undefined) ?? {};
  const cv = texts.find(({ source }) => source === "cv");
  if (!company || !line || !cv) return null;
  const spellings = [line, line.charAt(0).toUpperCase() + line.slice(1)];
  const words = spellings.find((one) =>
    candidate.experience.some(
      (job) => job.company?.includes(company.replace(/\.$/, "")) && !(now && job.end) && holdsWhole(job.description ?? "", one),
    ),
  );
  const start = words ? cv.text.indexOf(words) : -1;
  return words && start >= 0 ? evidenceAt(cv, { start, end: start + words.length }) : null;
}

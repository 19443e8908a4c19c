import type { Evidence } from "#contract/fields.ts";
import { evidenceAt } from "../sources.ts";
import type { Grounds } from "./grounds.ts";

const frames = [
  /^The work at (.{3,80}?) include[sd] (.{10,400}?)\.?$/u,
  /^Het werk bij (.{3,80}?) omvat(?:te)? onder meer (.{10,400}?)\.?$/u,
  /^About the work at (.{3,80}?), the CV says: “(.{10,400}?)”\.?$/u,
  /^Over het werk bij (.{3,80}?) staat in het cv: “(.{10,400}?)”\.?$/u,
];

/**
 * "Het werk bij De Steiger omvat onder meer warme kant en pass." is borne whole where those words stand, letter by letter, among what the CV tells of
 * that very employer. Null where they don't: then each thing that the sentence names is looked up.
 */
export function notedLine({ sources: { candidate, texts } }: Grounds, sentence: string): Evidence | null {
  const [, company, line] = frames.map((frame) => frame.exec(sentence)).find((hit) => hit !== null) ?? [];
  const cv = texts.find(({ source }) => source === "cv");
  if (!company || !line || !cv) return null;
  const spellings = [line, line.charAt(0).toUpperCase() + line.slice(1)];
  const words = spellings.find((one) =>
    candidate.experience.some((job) => job.company?.includes(company.replace(/\.$/, "")) && job.description?.includes(one)),
  );
  const start = words ? cv.text.indexOf(words) : -1;
  return words && start >= 0 ? evidenceAt(cv, { start, end: start + words.length }) : null;
}

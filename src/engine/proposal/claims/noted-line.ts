import type { Evidence } from "#contract/fields.ts";
import { evidenceAt } from "../sources.ts";
import type { Grounds } from "./grounds.ts";

/**
 * "Bij De Steiger: warme kant en pass." is borne whole where those words stand, letter by letter, among what the CV tells of
 * that very employer. Null where they don't: then each thing that the sentence names is looked up.
 */
export function notedLine({ sources: { candidate, texts } }: Grounds, sentence: string): Evidence | null {
  const [, company, line] = /^(?:At|Bij) ([^:]{3,80}): (.{10,400}?)\.?$/u.exec(sentence) ?? [];
  const cv = texts.find(({ source }) => source === "cv");
  if (!company || !line || !cv) return null;
  const spellings = [line, line.charAt(0).toUpperCase() + line.slice(1)];
  const words = spellings.find((one) =>
    candidate.experience.some((job) => job.company?.includes(company.replace(/\.$/, "")) && job.description?.includes(one)),
  );
  const start = words ? cv.text.indexOf(words) : -1;
  return words && start >= 0 ? evidenceAt(cv, { start, end: start + words.length }) : null;
}

import { toldEntries } from "#engine/cv/entry/entry-reading.ts";
import { ruledOf } from "#engine/cv/entry/entry-rules.ts";
import { tokensOf } from "#engine/cv/entry/entry-tokens.ts";
import { jobsOf } from "#engine/cv/fields/work.ts";
import type { DocumentContent } from "#engine/cv/page/document.ts";
import { cvText } from "#engine/cv/page/text.ts";
import { sectionsOf } from "#engine/cv/sections.ts";
import { withTold } from "#engine/cv/told-jobs.ts";
import type { Weights } from "#engine/learned/packed-weights.ts";
import type { LabelledEntry } from "./near.ts";

/** The jobs of a CV's text: by the rules alone, or as a reader with these weights corrects them. */
export function readEntriesOf(content: DocumentContent, weights: Weights | null): LabelledEntry[] {
  const { lines, layout } = cvText(content);
  const sections = sectionsOf(lines, layout);
  const ruled = jobsOf(sections);
  const tokens = tokensOf(lines, sections, ruledOf(ruled));
  const jobs = weights ? withTold(ruled, tokens, toldEntries(tokens, weights)) : ruled;
  return jobs.map(({ title, company, entry: { span } }) => ({
    title: title?.value ?? null,
    employer: company?.value ?? null,
    start: span?.from ?? null,
  }));
}

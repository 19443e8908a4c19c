import type { Candidate } from "#contract/candidate.ts";
import { tokensOf } from "#engine/skills/tokens.ts";

export type Named = Partial<Pick<Candidate, "first_name" | "last_name">>;

/**
 * A text with the candidate's whole name blanked wherever it stands, as long as before, so that every place stays: somebody called
 * Timmerman is no carpenter by it. The same words elsewhere ("timmerman") stay.
 */
export function withoutName(text: string, { first_name, last_name }: Named): string {
  const name = tokensOf(`${first_name ?? ""} ${last_name ?? ""}`).keys;
  if (name.length < 2) return text;
  const { keys, starts, ends } = tokensOf(text);
  let blanked = text;
  for (let at = 0; at + name.length <= keys.length; at += 1) {
    if (!name.every((part, index) => keys[at + index] === part)) continue;
    const start = starts[at] as number;
    const end = ends[at + name.length - 1] as number;
    blanked = blanked.slice(0, start) + " ".repeat(end - start) + blanked.slice(end);
  }
  return blanked;
}

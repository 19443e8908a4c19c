import { titleLikeness } from "#engine/skills/title-likeness.ts";
import { titleFamily } from "#engine/skills/titles.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { worth } from "../score.ts";
import { type Finding, note } from "./finding.ts";

/** What a title is worth by its age: the present one in full. */
export const BY_AGE = [1, 0.85, 0.7];
export const EARLIER = 0.5;

/** A title of the asked role is worth this much however it is worded; the rest is how like and how recent it is. */
export const ROLE = 0.6;
/** Titles that no family joins are worth less than half, however like. */
export const LIKE = 0.45;
/** From this likeness on a title says something of the one that is asked. */
export const SPEAKS = 0.5;

/** How much a verdict on the title is worth more exactly: by how like the titles held are to the vacancy's, and how long ago. */
export function gradeTitle(found: Finding, asked: string, { titles }: PreparedCandidate): Finding & { score: number } {
  const { role, general } = titleFamily(asked);
  let like = 0;
  let best = titles[0];
  let sameRole = 0;
  for (const held of titles) {
    const age = BY_AGE[held.age] ?? EARLIER;
    const likeness = age * titleLikeness(asked, held.title);
    if (likeness > like) {
      like = likeness;
      best = held;
    }
    if (role && !general && held.role === role) sameRole = Math.max(sameRole, age);
  }
  if (found.verdict === "met") return { ...found, score: Math.max(ROLE + (1 - ROLE) * like, sameRole) };
  if (found.verdict === "partly") return { ...found, score: Math.max(worth.partly, LIKE * like) };
  if (like < SPEAKS || !best) return { ...found, score: worth[found.verdict] };
  return { verdict: "partly", evidence: [best.evidence], note: note("title_related", { has: best.title }), score: LIKE * like };
}

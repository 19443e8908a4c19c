import { maskOf } from "#engine/anonymity/mask/mask.ts";
import type { PreparedCandidate } from "#engine/matching/prepared-candidate.ts";
import { offeredText } from "#engine/second-reading/offered.ts";

/**
 * What a language model that judges somebody is shown of their CV, without the lines in which something was hidden: that a fact was told it
 * sees, and not which.
 */
export function shownToModel({ candidate, cv }: PreparedCandidate): string {
  const { first_name = null, last_name = null } = candidate;
  const links = { linkedin: null, github: null, website: null, other: [] };
  const person = { ...candidate, first_name, last_name, email: null, phone: null, links, cv_text: cv };
  return offeredText(cv, maskOf([person]))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.includes("{{"))
    .join("\n");
}

import letters from "#engine/data/shared/title-letters.json" with { type: "json" };
import { groupOfOccupation, occupationsOf } from "./occupations.ts";
import { titleTerms } from "./title-terms.ts";
import { relatedRoles, type Seniority, type TitleFamily, titleFamily } from "./titles.ts";

const tells = new Map<string, number>();
for (const [much, terms] of Object.entries(letters.tells)) for (const term of terms.split(" ")) tells.set(term, Number(much));

interface Title {
  /** Terms by weight; the squares sum to 1. */
  terms: Map<string, number>;
  family: TitleFamily;
  occupations: readonly number[];
  groups: ReadonlySet<string>;
}

const known = new Map<string, Title>();
const MOST_KNOWN = 30_000;

function titleOf(text: string): Title {
  const before = known.get(text);
  if (before) return before;
  const terms = new Map<string, number>();
  for (const term of titleTerms(text)) terms.set(term, (terms.get(term) ?? 0) + (tells.get(term) ?? letters.rarest));
  let squares = 0;
  for (const weight of terms.values()) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  for (const [term, weight] of terms) terms.set(term, weight / length);
  const occupations = occupationsOf(text);
  const title = { terms, family: titleFamily(text), occupations, groups: new Set(occupations.map(groupOfOccupation)) };
  if (known.size > MOST_KNOWN) known.clear();
  known.set(text, title);
  return title;
}

/** What is known beside the letters, as likeness. */
const SAME_FAMILY = 0.15;
const RELATED = 0.03;
const SAME_OCCUPATION = 0.35;
const SAME_GROUP = 0.1;

const ladder: Seniority[] = ["intern", "junior", "medior", "senior", "lead", "manager"];
/** Each rank more than one apart takes this much. */
const RANK = 0.06;

/**
 * How like two job titles are, 0…1, English and Dutch alike, in any order the same: by groups of letters and words (the cosine
 * of their weights, as they stand in ESCO's labels), by the product's own families, by the occupations of ESCO that both name, and
 * by rank. The same words, or the same occupation in another language, are near 1; nothing shared is 0.
 */
export function titleLikeness(one: string, other: string): number {
  const a = titleOf(one);
  const b = titleOf(other);
  let shared = 0;
  const [few, many] = a.terms.size < b.terms.size ? [a.terms, b.terms] : [b.terms, a.terms];
  for (const [term, weight] of few) {
    const there = many.get(term);
    if (there !== undefined) shared += weight * there;
  }
  const apart = (1 - Math.min(1, shared)) * (1 - knownLikeness(a, b));
  return (1 - apart) * (1 - RANK * ranksApart(a.family, b.family));
}

function knownLikeness(a: Title, b: Title): number {
  let likeness = 0;
  if (a.family.role && b.family.role && !a.family.general && !b.family.general) {
    if (a.family.role === b.family.role) likeness += SAME_FAMILY;
    else if (relatedRoles(a.family.role).has(b.family.role)) likeness += RELATED;
  }
  if (a.occupations.some((occupation) => b.occupations.includes(occupation))) likeness += SAME_OCCUPATION;
  else if ([...a.groups].some((group) => b.groups.has(group))) likeness += SAME_GROUP;
  return likeness;
}

function ranksApart(a: TitleFamily, b: TitleFamily): number {
  if (!a.seniority || !b.seniority) return 0;
  return Math.max(0, Math.abs(ladder.indexOf(a.seniority) - ladder.indexOf(b.seniority)) - 1);
}

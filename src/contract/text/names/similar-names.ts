/** Forms of companies in English, Dutch, German and French: they say nothing of who it is. */
const forms =
  /\b(?:b ?v|n ?v|v ?o ?f|c ?v|gmbh|ag|kg|ltd|limited|inc|incorporated|llc|plc|corp|corporation|s ?a|sarl|bvba|coop(?:eratie)?)\b/g;

/** A company's name by its letters and figures alone, without its form: "Jansen & Zn. B.V." → "jansenzn". */
export function nameKey(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return words.replace(forms, " ").replace(/ /g, "") || words.replace(/ /g, "");
}

/** Every two letters that stand side by side. */
const pairsOf = (key: string): string[] => Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => key.slice(at, at + 2));

const LIKELY = 0.75;
const LEAST_START = 4;

/** How alike two names are, from 0 to 1: the Sørensen–Dice coefficient of their pairs of letters. */
export function likeness(one: string, other: string): number {
  const left = pairsOf(other);
  const all = pairsOf(one);
  if (all.length === 0 || left.length === 0) return one === other ? 1 : 0;
  const total = all.length + left.length;
  const shared = all.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / total;
}

/** The same of two companies' names: written a little differently, or shortened to how it begins. */
export function nameLikeness(name: string, another: string): number {
  const [key, other] = [nameKey(name), nameKey(another)];
  const [short, long] = key.length < other.length ? [key, other] : [other, key];
  const score = likeness(key, other);
  return short.length >= LEAST_START && long.startsWith(short) ? Math.max(LIKELY, score) : score;
}

/** Those whose name may mean the same company, the likeliest first. */
export function similarNames<T extends { name: string }>(name: string, among: readonly T[], most = 3): T[] {
  if (nameKey(name).length < 2) return [];
  return among
    .map((one) => ({ one, score: nameLikeness(name, one.name) }))
    .filter(({ score }) => score >= LIKELY)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one);
}

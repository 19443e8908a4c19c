/**
 * `node scripts/write-word-pairs.ts ESCO_DIR`: writes `src/engine/data/shared/word-pairs.tsv`, Dutch stems for English ones, from the labels
 * that ESCO gives its skills and occupations in both languages. Words that stand for each other in many labels are found by expectation
 * maximisation over all pairs of labels (IBM model 1, both ways); a pair is kept where both ways agree.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stemsOf } from "#engine/matching/meaning/stems.ts";

const folder = process.argv[2] ?? "../shared/data/esco";
const ROUNDS = 8;
/** How sure each way must be that the other word is meant. */
const LEAST = 0.28;
const MOST_WORDS = 7;

const rows = (file: string) =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t"));

const pairs: [string[], string[]][] = [];
const put = (en: string, nl: string) => {
  const [one, other] = [[...new Set(stemsOf(en))], [...new Set(stemsOf(nl))]];
  if (one.length > 0 && other.length > 0 && one.length <= MOST_WORDS && other.length <= MOST_WORDS) pairs.push([one, other]);
};
for (const [, en = "", nl = "", vdab = ""] of rows("esco_skills_en_nl.tsv")) {
  put(en, nl);
  for (const other of vdab.split("|")) put(en, other);
}
for (const [, en = "", nl = ""] of rows("esco_occupations_en_nl.tsv")) {
  const [ens, nls] = [en.split("|"), nl.split("|")];
  put(ens[0] ?? "", nls[0] ?? "");
}

/** Dutch compounds count with their parts where both are words of other labels: "wondverzorging" is also "wond" and "verzorging". */
const dutchWords = new Map<string, number>();
for (const [, nl] of pairs) for (const word of nl) dutchWords.set(word, (dutchWords.get(word) ?? 0) + 1);
const SHORTEST = 4;
const partsOf = (word: string): string[] => {
  for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const first = [head, head.replace(/s$/, ""), head.replace(/en$/, "")].find(
      (one) => one.length >= SHORTEST && (dutchWords.get(one) ?? 0) > 1,
    );
    if (first && (dutchWords.get(tail) ?? 0) > 1) return [first, tail];
  }
  return [];
};
for (const pair of pairs) pair[1] = [...new Set(pair[1].flatMap((word) => [word, ...partsOf(word)]))];

/** How likely each word of one side stands for a word of the other: `from` → `to` → 0…1. */
function align(list: [string[], string[]][]): Map<string, Map<string, number>> {
  let likely = new Map<string, Map<string, number>>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const counts = new Map<string, Map<string, number>>();
    const totals = new Map<string, number>();
    for (const [from, to] of list)
      for (const word of to) {
        const share = (one: string) => likely.get(one)?.get(word) ?? (round === 0 ? 1 : 0);
        const sum = from.reduce((all, one) => all + share(one), 0);
        if (sum === 0) continue;
        for (const one of from) {
          const part = share(one) / sum;
          const row = counts.get(one) ?? new Map<string, number>();
          counts.set(one, row.set(word, (row.get(word) ?? 0) + part));
          totals.set(one, (totals.get(one) ?? 0) + part);
        }
      }
    likely = new Map(
      [...counts].map(([one, row]) => [one, new Map([...row].map(([word, count]) => [word, count / (totals.get(one) as number)]))]),
    );
  }
  return likely;
}

const forth = align(pairs);
const back = align(pairs.map(([en, nl]) => [nl, en]));
const seen = new Map<string, number>();
for (const [en, nl] of pairs) for (const word of [...en, ...nl]) seen.set(word, (seen.get(word) ?? 0) + 1);
const lines: string[] = [];
for (const [en, row] of [...forth].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const dutch = [...row]
    .filter(([nl, share]) => {
      const other = back.get(nl)?.get(en) ?? 0;
      // A pair that was met once may be chance: then both must be sure.
      const least = Math.min(seen.get(en) ?? 0, seen.get(nl) ?? 0) > 1 ? LEAST : 0.6;
      return nl !== en && share * other > 0 && Math.sqrt(share * other) >= least && Math.max(share, other) >= 0.3;
    })
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([nl]) => nl);
  if (dutch.length > 0) lines.push(`${en}\t${dutch.join(",")}`);
}
writeFileSync("src/engine/data/shared/word-pairs.tsv", `english\tdutch\n${lines.join("\n")}\n`);
console.log(`${lines.length} words from ${pairs.length} pairs of labels`);

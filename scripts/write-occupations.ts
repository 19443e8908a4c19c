/**
 * Reduces ESCO's occupations to what the product needs: `node scripts/write-occupations.ts FOLDER`, where FOLDER holds
 * `esco_occupations_en_nl.tsv` (uri, English labels, Dutch labels, parted by "|") and `tabiya_occupations_en.csv` (ESCO's own
 * columns, with descriptions and ISCO groups). Writes three files of `src/engine/data/shared`: occupations by the words of their
 * labels, how much letters tell in a title, and how much words tell in a text. Source and licence stand in the files.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { titleKey } from "#engine/skills/occupations.ts";
import { titleTerms } from "#engine/skills/title-terms.ts";
import { tokensOf } from "#engine/skills/tokens.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say where ESCO's files are: node scripts/write-occupations.ts FOLDER");
const about = {
  source:
    "ESCO classification of the European Commission, https://esco.ec.europa.eu, reduced: this product uses the ESCO classification of the European Commission.",
  licence: "CC BY 4.0",
};
const data = join(import.meta.dirname, "../src/engine/data/shared");
const write = (file: string, content: object) => writeFileSync(join(data, file), `${JSON.stringify({ ...about, ...content }, null, 0)}\n`);

const described: Record<string, string>[] = parse(readFileSync(join(folder, "tabiya_occupations_en.csv"), "utf8"), {
  columns: true,
  bom: true,
});
const groupOf = new Map(described.map(({ ORIGINURI, ISCOGROUPCODE }) => [ORIGINURI, ISCOGROUPCODE]));

const listed = (labels: string) =>
  labels
    .split("|")
    .map((label) => label.trim().toLowerCase())
    .filter(Boolean);
const labelled = readFileSync(join(folder, "esco_occupations_en_nl.tsv"), "utf8")
  .split("\n")
  .slice(1)
  .filter((line) => line.trim() !== "")
  .map((line) => line.split("\t"))
  .map(([uri = "", english = "", dutch = ""]) => ({
    group: groupOf.get(uri) ?? /isco\/C(\d+)$/.exec(uri)?.[1] ?? "",
    english: listed(english),
    dutch: listed(dutch),
  }));

/** Longer labels describe rather than name: nobody writes them on a CV. */
const MOST_WORDS = 5;
const groups = [...new Set(labelled.map(({ group }) => group))].filter((group) => group.length === 4).toSorted();
const keys = new Map<string, Set<number>>();
const occupations = labelled.filter(({ group }) => group.length === 4);
occupations.forEach(({ english, dutch }, occupation) => {
  for (const label of [...english, ...dutch]) {
    const key = titleKey(label);
    if (key === "" || tokensOf(label).keys.length > MOST_WORDS) continue;
    const known = keys.get(key);
    if (known) known.add(occupation);
    else keys.set(key, new Set([occupation]));
  }
});
const packed = (number: number) => number.toString(36);
write("occupations.json", {
  groups: groups.join(" "),
  group_of: occupations.map(({ group }) => packed(groups.indexOf(group))).join(" "),
  keys: [...keys]
    .map(([key, of]) => `${key}\t${[...of].map(packed).join(" ")}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join("\n"),
});

const count = (lists: Iterable<string>[]) => {
  const counts = new Map<string, number>();
  for (const list of lists) for (const one of new Set(list)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};
/** Terms by a figure of theirs: `{ "4.1": "a b c" }`. */
const grouped = (terms: Map<string, number>) => {
  const groups: Record<string, string> = {};
  for (const [term, n] of [...terms].sort(([one], [other]) => (one < other ? -1 : 1)))
    groups[n] = groups[n] ? `${groups[n]} ${term}` : term;
  return groups;
};
/** How much a term tells: the logarithm of one in so many, in tenths. */
const tells = (share: number) => Math.round(-Math.log(share) * 10) / 10;

/** Rarer letters tell as much as these: what stands in few labels says little about how rare it is. */
const FEWEST_LABELS = 20;
const letters = new Map<string, number>();
const languages = [labelled.flatMap(({ english }) => english), labelled.flatMap(({ dutch }) => dutch)];
// A term tells as much as it does in the language where it stands most.
for (const labels of languages)
  for (const [term, n] of count(labels.map(titleTerms)))
    if (n >= FEWEST_LABELS) letters.set(term, Math.min(letters.get(term) ?? Number.POSITIVE_INFINITY, tells(n / labels.length)));
write("title-letters.json", { rarest: tells(FEWEST_LABELS / Math.min(...languages.map(({ length }) => length))), tells: grouped(letters) });

/** Words of descriptions, of labels in Dutch (short, so that a word in one tells as much as two), and of the project's own invented CVs and vacancies. */
const sets = join(import.meta.dirname, "../tests/eval/sets");
const own = ["1", "2"].flatMap((set) =>
  ["jobs", "cvs"].flatMap((kind) =>
    readdirSync(join(sets, set, kind))
      .filter((file) => file.endsWith(".txt"))
      .map((file) => readFileSync(join(sets, set, kind, file), "utf8")),
  ),
);
const sources: [texts: string[], least: number, times: number][] = [
  [described.map((row) => ["PREFERREDLABEL", "DESCRIPTION", "DEFINITION", "SCOPENOTE"].map((column) => row[column] ?? "").join(" ")), 8, 1],
  [labelled.map(({ dutch }) => dutch.join(" ")), 16, 1],
  [own, 3, 1],
];
const words = new Map<string, number>();
for (const [texts, least, times] of sources) {
  const held = texts.filter((text) => text.trim() !== "");
  for (const [word, n] of count(held.map((text) => stemsOf(text))))
    if (n >= least) words.set(word, Math.min(words.get(word) ?? Number.POSITIVE_INFINITY, tells(Math.min(1, (n * times) / held.length))));
}
write("word-weights.json", { tells: grouped(words) });
console.log(occupations.length, "occupations;", keys.size, "titles;", letters.size, "letters;", words.size, "words");

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nth } from "#contract/nth.ts";
import { maskOf } from "#engine/anonymity/mask/mask.ts";
import type { Row } from "../row.ts";
import { type LabelledCv, labelledCvs, otherCvs } from "./cvs.ts";
import { measured } from "./whole-cvs.ts";

/** A sentence with a fact in it; what tells the fact stands in square brackets. */
interface Planted {
  half: "seen" | "unseen";
  language: "en" | "nl";
  kind: string;
  sentence: string;
}

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, file), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t"));

/** Written before the rules of masking were read; every other one was set aside, and isn't looked at while they are made. */
const planted: Planted[] = (["seen", "unseen"] as const).flatMap((half) =>
  (["en", "nl"] as const).flatMap((language) =>
    read(`${half}-${language}.tsv`).map(([kind = "", sentence = ""]) => ({ half, language, kind, sentence })),
  ),
);

const marked = (sentence: string) => [...sentence.matchAll(/\[([^\]]+)\]/g)].map(([, words = ""]) => words);
const plain = (sentence: string) => sentence.replace(/[[\]]/g, "");

/** How often words stand in a text, as whole words. */
function countIn(text: string, words: string): number {
  const written = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_])${written}(?![\\p{L}\\p{N}_])`, "gu"))].length;
}

/** In the middle of the CV's longest line: where somebody tells of themselves. */
function plantedIn({ text }: LabelledCv, sentence: string): string {
  const lines = text.split("\n");
  const longest = lines.reduce((best, line, at) => (line.length > nth(lines, best).length ? at : best), 0);
  const line = nth(lines, longest);
  const end = line.indexOf(". ", line.length / 2);
  const at = end < 0 ? line.length : end + 1;
  lines[longest] = `${line.slice(0, at)}${/[.!?]$/.test(line.slice(0, at).trim()) ? "" : "."} ${sentence}${line.slice(at)}`;
  return lines.join("\n");
}

/** What of a sentence's fact can still be read in the masked CV. */
function leftOf(cv: LabelledCv, one: Planted): string[] {
  const mask = maskOf([cv.known]);
  const before = mask.hide(cv.text);
  const after = mask.hide(plantedIn(cv, plain(one.sentence)));
  return marked(one.sentence).filter((words) => countIn(after, words) > countIn(before, words));
}

const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;

function rowOfHalf(cvs: LabelledCv[], half: Planted["half"]): Row {
  const of = planted.filter((one) => one.half === half);
  const left = new Map<string, { of: number; told: string[] }>();
  for (const [at, one] of of.entries()) {
    const own = cvs.filter(({ language }) => language === one.language);
    const kind = left.get(one.kind) ?? { of: 0, told: [] };
    kind.of += 1;
    if (leftOf(nth(own, at % own.length), one).length > 0) kind.told.push(one.sentence);
    left.set(one.kind, kind);
  }
  const told = [...left.values()].flatMap((kind) => kind.told);
  for (const [kind, one] of left) console.log(`  ${half} ${kind}: ${one.of - one.told.length} of ${one.of} masked`);
  // What comes through of the half set aside isn't shown: rules would be made for it.
  if (half === "seen") for (const sentence of told) console.log(`  comes through: ${sentence}`);
  const masked = of.length - told.length;
  return {
    id: `Masking, ${half} half`,
    goal: "≥ 99 % of the planted facts masked",
    figure: `${masked} of ${of.length}: ${percent(masked, of.length)}`,
    holds: masked / of.length >= 0.99,
  };
}

/** Titles, employers, schools and skills of the CVs: how many words of them a mask takes away. */
function rowOfNeeded(id: string, cvs: LabelledCv[]): Row {
  let all = 0;
  let lost = 0;
  for (const { text, known, needed, name } of cvs) {
    const hidden = maskOf([known]).hide(text);
    for (const words of new Set(needed)) {
      const there = countIn(text, words);
      const gone = Math.max(0, there - countIn(hidden, words));
      const weight = words.split(/\s+/).length;
      all += there * weight;
      lost += gone * weight;
      if (gone > 0 && process.env.MASKING_SHOW) console.log(`  lost in ${name}: ${words}`);
    }
  }
  return { id, goal: "≤ 1 % of the words needed", figure: `${lost} of ${all}: ${percent(lost, all)}`, holds: lost / all <= 0.01 };
}

/** What the authors of the CVs, who knew no rule, marked as private in them. */
function rowOfMarked(cvs: LabelledCv[]): Row {
  const all = cvs.flatMap(({ known, text, told }) => {
    const hidden = maskOf([known]).hide(text);
    return told.map((words) => countIn(hidden, words) === 0);
  });
  const masked = all.filter(Boolean).length;
  return {
    id: "Masking, private facts that the CVs' authors marked",
    goal: "≥ 95 % broken up or masked",
    figure: `${masked} of ${all.length}: ${percent(masked, all.length)}`,
    holds: masked / all.length >= 0.95,
  };
}

/** Sentences about work that come near to a private fact. */
function rowOfNear(): Row {
  const words = read("needed.tsv").flatMap(([, sentence = ""]) => {
    const hidden = maskOf([]).hide(plain(sentence));
    return marked(sentence).map((one) => ({ one, isLeft: countIn(hidden, one) > 0 }));
  });
  const lost = words.filter(({ isLeft }) => !isLeft);
  for (const { one } of lost) console.log(`  masked though needed: ${one}`);
  return {
    id: "Masking, near-misses",
    goal: "sentences of work that come near to such a fact: ≤ 5 % lost",
    figure: `${lost.length} of ${words.length}: ${percent(lost.length, words.length)}`,
    holds: lost.length / words.length <= 0.05,
  };
}

/** Marked CVs, whole: who wrote them, and whether what comes through is looked at while rules are made. */
const halves = [
  { half: "seen", by: "marked CVs, seen half", isSeen: true },
  { half: "unseen", by: "marked CVs, unseen half", isSeen: false },
  { half: "further", by: "further marked CVs", isSeen: true },
  { half: "provoking", by: "marked CVs that put things in a roundabout way", isSeen: true },
  { half: "others-seen", by: "marked CVs by somebody else, looked at", isSeen: true },
  { half: "others-unseen", by: "marked CVs by somebody else, never looked at", isSeen: false },
];

/** CVs whose every telling word is marked: what of them stays readable, and what else is hidden. */
function rowsOfWhole({ half, by, isSeen }: (typeof halves)[number]): Row[] {
  const { facts, words, left, lost } = measured(half);
  if (isSeen) for (const one of left) console.log(`  ${half}, stays readable: ${one}`);
  if (isSeen && process.env.MASKING_SHOW) for (const one of lost) console.log(`  ${half}, hidden: ${one}`);
  return [
    {
      id: `Masking, ${by}`,
      goal: "≥ 99 % of the marked facts masked",
      figure: `${facts - left.length} of ${facts}: ${percent(facts - left.length, facts)}`,
      holds: left.length / facts <= 0.01,
    },
    {
      id: `Masking, ${by}, other words`,
      goal: "≤ 1 % masked",
      figure: `${lost.length} of ${words}: ${percent(lost.length, words)}`,
      holds: lost.length / words <= 0.01,
    },
  ];
}

/** What a language model is shown of what nobody may be judged by, and of other people, planted in 200 CVs. */
export async function assureMasking(): Promise<Row[]> {
  const cvs = labelledCvs();
  const others = otherCvs();
  return [
    rowOfHalf(cvs, "seen"),
    rowOfHalf(cvs, "unseen"),
    rowOfNeeded(`Masking, false, ${cvs.length} CVs`, cvs),
    rowOfNear(),
    rowOfMarked(cvs),
    ...halves.flatMap(rowsOfWhole),
    ...(others.length > 0 ? [rowOfNeeded(`Masking, false, ${others.length} further CVs`, others)] : []),
  ];
}

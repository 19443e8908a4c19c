/**
 * `npm run eval -- standing`: how far somebody is with what a passage mentions (has it, learns it, wants it, had it, denies it, or is told
 * nothing of), by the rules alone and with what was learnt, in seconds: of labelled passages that it learnt from, each file by what was
 * learnt from the others, and of those that it didn't. `--learn` learns anew and writes the weights.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chancesOf, type Standing, standings, surestOf } from "#engine/facts/learned/learned-standing.ts";
import { packed } from "./learned/packed.ts";
import { type LabelledStanding, labelledStandings, plainMentions } from "./standing/labelled.ts";
import { learnStandings } from "./standing/learn.ts";

const { values: options } = parseArgs({
  options: { learn: { type: "boolean", default: false }, sure: { type: "string", default: "0.55" } },
});
const here = join(import.meta.dirname, "standing");
const filesOf = (folder: string) => readdirSync(join(here, folder)).map((file) => join(here, folder, file));
const learnt = filesOf("strangers").map((file) => ({ file, all: labelledStandings(file) }));
/** Of so many mentions of plain CVs one is learnt from. */
const ONE_OF = 4;
const own = filesOf("own").flatMap(labelledStandings);
const plain = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  .flatMap((set) => plainMentions(join(import.meta.dirname, "sets", String(set), "cvs")))
  .filter((_, at) => at % ONE_OF === 0)
  .concat(own);
const file = join(import.meta.dirname, "../../src/engine/data/shared/standing-weights.json");
/** A weight below this isn't kept. */
const LEAST = 0.03;
const source = "Learnt by `npm run eval -- standing --learn` from the labelled passages in tests/eval/standing/strangers";

/** Shares: of all that are right; of those that are said to be had, those that are; of those that are had, those that are said to be. */
function printed(name: string, all: readonly LabelledStanding[], said: (one: LabelledStanding) => Standing): void {
  const right = all.filter((one) => said(one) === one.label).length;
  const has = all.filter((one) => said(one) === "has");
  const held = all.filter(({ label }) => label === "has");
  const share = (part: number, of: number) => (of === 0 ? "–" : (part / of).toFixed(3));
  const each = standings.map((one) => {
    const of = all.filter(({ label }) => label === one);
    return `${one} ${share(of.filter((other) => said(other) === one).length, of.length)}`;
  });
  console.log(
    `${name.padEnd(28)} right ${share(right, all.length)}   said to have it: so ${share(has.filter(({ label }) => label === "has").length, has.length)}, found ${share(held.filter((one) => said(one) === "has").length, held.length)}   ${each.join(" · ")}`,
  );
}

const by = (weights: ReadonlyMap<string, Float32Array>) => (one: LabelledStanding) => surestOf(chancesOf(one.features, weights), one.rules);

if (options.learn) {
  const all = [...plain, ...learnt.flatMap((one) => one.all)];
  writeFileSync(file, `${JSON.stringify({ source, ...packed(learnStandings(all), LEAST) })}\n`);
  console.log(`Learnt from ${all.length} passages. Run again without --learn to measure.`);
} else {
  for (const { file: name, all } of learnt) {
    const others = learnStandings([...plain, ...learnt.filter((one) => one.file !== name).flatMap((one) => one.all)]);
    const short = name.split("/").at(-1) ?? name;
    printed(`${short}, rules`, all, ({ rules }) => rules);
    printed(`${short}, by the others`, all, by(others));
  }
  const weights = learnStandings([...plain, ...learnt.flatMap((one) => one.all)]);
  console.log(`${plain.length} plain mentions beside`);
  for (const name of filesOf("held-back")) {
    const all = labelledStandings(name);
    printed("held back, rules", all, ({ rules }) => rules);
    printed("held back, learnt", all, by(weights));
  }
}

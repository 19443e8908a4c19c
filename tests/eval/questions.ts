/**
 * `npm run eval -- questions`: which values of CVs and vacancies are asked about, which of them are wrong by their labels, and how many of
 * the wrong ones that matter are asked about, by kind and by half of the documents (by the hash of their names). `--write` writes the
 * chances anew (`src/engine/doubts/chances.json`), from the half that may be looked at.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type AskedKind, WORTH_ASKING } from "#engine/doubts/chance.ts";
import fitted from "#engine/doubts/chances.json" with { type: "json" };
import { worthAsking } from "#engine/doubts/doubt.ts";
import { type Labelled, labelled } from "./questions/labelled.ts";
import { weightsOf } from "./questions/weigh.ts";

const documents = await labelled(resolve(process.env.EVAL_DATA ?? "../shared/data"));
const percent = (part: number, of: number) => (of === 0 ? "–" : `${Math.round((100 * part) / of)} %`);

/** Each value with whether it is asked about. */
const judged = ({ values }: Labelled, from: number) => {
  const asked = new Set(
    worthAsking(
      values.map(({ value }) => value),
      0,
      from,
    ).map(({ path }) => path),
  );
  return values.map((one) => ({ ...one, asked: asked.has(one.value.path) }));
};

function line(name: string, those: readonly Labelled[], isOf: (kind: string) => boolean, from = WORTH_ASKING) {
  const values = those.flatMap((one) => judged(one, from)).filter(({ value }) => isOf(value.kind));
  const beyond = those.flatMap((one) => one.beyond).filter(isOf).length;
  const asked = values.filter((one) => one.asked);
  const known = asked.filter(({ wrong }) => wrong !== null);
  const wrong = values.filter((one) => one.wrong);
  const found = wrong.filter((one) => one.asked).length;
  const rightly = known.filter((one) => one.wrong).length;
  console.log(
    `  ${name.padEnd(18)}`,
    String(values.length).padStart(6),
    String(asked.length).padStart(7),
    (asked.length / those.length).toFixed(2).padStart(8),
    `${rightly} of ${known.length} (${percent(rightly, known.length)})`.padStart(18),
    String(wrong.length + beyond).padStart(8),
    `${found} (${percent(found, wrong.length + beyond)})`.padStart(14),
  );
}

if (process.argv.includes("--write")) {
  const open = documents.filter(({ half }) => half === "read").flatMap(({ values }) => values);
  const kinds = Object.keys(fitted.weights) as AskedKind[]; // the keys of an object that is written out
  const weights = kinds.map((kind) => {
    const samples = open.flatMap(({ value, wrong }) =>
      value.kind === kind && wrong !== null && !value.isCertain ? [{ signs: value.signs, wrong }] : [],
    );
    return [kind, samples.length === 0 ? {} : weightsOf(samples)] as const;
  });
  const path = "src/engine/doubts/chances.json";
  writeFileSync(path, JSON.stringify({ worth_asking: WORTH_ASKING, weights: Object.fromEntries(weights) }));
  execFileSync("node_modules/.bin/biome", ["format", "--write", path]);
  console.log(`${path} is written; run again to see what it does.`);
} else
  for (const half of ["read", "unread"] as const)
    for (const sort of ["cv", "vacancy"] as const) {
      const those = documents.filter((one) => one.half === half && one.of === sort);
      if (those.length === 0) continue;
      const called = half === "read" ? "that the chances are made of" : "held back";
      console.log(`\n${those.length} ${sort === "cv" ? "CVs" : "vacancies"} ${called}`);
      console.log("                     values   asked  a doc.  rightly, labelled    wrong    asked about");
      const kinds = [...new Set(those.flatMap(({ values, beyond }) => [...values.map(({ value }) => value.kind), ...beyond]))].sort();
      for (const kind of kinds) line(kind, those, (one) => one === kind);
      line("all", those, () => true);
      for (const from of [0.1, 0.15, 0.2, 0.3, 0.4]) line(`all, from ${from}`, those, () => true, from);
      for (const set of new Set(those.map((one) => one.set)))
        line(
          set,
          those.filter((one) => one.set === set),
          () => true,
        );
    }

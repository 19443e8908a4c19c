/**
 * `npm run eval -- names`: 2,000 sentences of CVs that look as if they named a tool, a standard or a paper and don't (`names/README.md`),
 * each with the requirement "Experience with …" of that name. What is *met* is wrong; what is *partly* is a neighbour that the match names.
 * `--wrong` lists those of the half that may be looked at.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { verdictOn } from "#tests/support/verdict-on.ts";
import { halfOf } from "./halves.ts";

interface LookAlike {
  name: string;
  lang: "en" | "nl";
  sentence: string;
}

const folder = join(import.meta.dirname, "names");
const lookAlikes = readdirSync(folder)
  .filter((file) => file.endsWith(".jsonl"))
  .flatMap((file) => readFileSync(join(folder, file), "utf8").trim().split("\n"))
  .map((line): LookAlike => JSON.parse(line));

const judged = lookAlikes.map((one) => ({
  ...one,
  half: halfOf(one.name),
  verdict: verdictOn(one.lang === "nl" ? `Ervaring met ${one.name}` : `Experience with ${one.name}`, one.sentence),
}));
console.log("half     sentences   met  partly  unknown  not met");
for (const half of ["read", "unread"] as const) {
  const own = judged.filter((one) => one.half === half);
  const count = (verdict: string) => String(own.filter((one) => one.verdict === verdict).length).padStart(5);
  console.log(
    `${half.padEnd(8)} ${String(own.length).padStart(9)} ${count("met")} ${count("partly")}   ${count("unknown")}    ${count("not_met")}`,
  );
}
if (process.argv.includes("--wrong"))
  for (const { half, name, sentence, verdict } of judged) if (half === "read" && verdict === "met") console.log(`  ${name}: ${sentence}`);

/** Runs the evaluations: all of them, or the one named first (`npm run eval -- chat`); what follows its name goes to it. */
import { spawnSync } from "node:child_process";

const all = [
  "cv",
  "entries",
  "layouts",
  "reading",
  "reading-cases",
  "rank",
  "verdicts",
  "weights",
  "confidence",
  "fairness",
  "chat",
  "answers",
  "letters",
  "drafted",
  "names",
  "questions",
];
const [first, ...rest] = process.argv.slice(2);
const isNamed = first !== undefined && all.includes(first);
const failed = (isNamed ? [first] : all).filter((name) => {
  const { status } = spawnSync(process.execPath, [`${import.meta.dirname}/${name}.ts`, ...(isNamed ? rest : [])], { stdio: "inherit" });
  return status !== 0;
});
if (failed.length > 0) process.exitCode = 1;

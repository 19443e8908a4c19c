/**
 * Runs the evaluations: all of them, or the one named first (`npm run eval -- chat`); what follows its name goes to it. `record` takes answers
 * of people who play a language model, `page FILE` draws how one CV is read.
 */
import { spawnSync } from "node:child_process";
import { compare, tasks } from "./model/command.ts";

const all = [
  "clauses",
  "standing",
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
const isNamed = first !== undefined && [...all, ...tasks, "record", "page"].includes(first);
/** With a language model it stands beside the product alone. */
const isModelled = rest.some((one) => one.startsWith("--model")) && !rest.includes("documents");
const isDone = (name: string): boolean =>
  tasks.includes(name) && isModelled
    ? compare(name, rest)
    : spawnSync(process.execPath, [`${import.meta.dirname}/${name}.ts`, ...(isNamed ? rest : [])], { stdio: "inherit" }).status === 0;
const failed = (isNamed ? [first] : all).filter((name) => !isDone(name));
if (failed.length > 0) process.exitCode = 1;

/**
 * Runs the evaluations: all of them, or the one named first (`npm run eval -- chat`); what follows its name goes to it. `record` takes answers
 * of people who play a language model, `page FILE` draws how one CV is read.
 */
import { spawnSync } from "node:child_process";
import { compareCommand, tasks } from "./model/command.ts";

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
const isNamed = first !== undefined && [...all, "record", "page"].includes(first);
/** With a language model it stands beside the product alone. */
const isModelled = rest.some((one) => one.startsWith("--model")) && !rest.includes("documents");
const commandOf = (name: string): string[] =>
  tasks.includes(name) && isModelled ? compareCommand(name, rest) : [`${import.meta.dirname}/${name}.ts`, ...(isNamed ? rest : [])];
const failed = (isNamed ? [first] : all).filter((name) => spawnSync(process.execPath, commandOf(name), { stdio: "inherit" }).status !== 0);
if (failed.length > 0) process.exitCode = 1;

/**
 * `npm run eval -- record DIR [verdicts|chat|reading|requirements|drafted …]`: takes the answers in that lie in DIR and lays out what is still asked.
 *
 * `DIR/TASK/KEY.prompt.txt` is a prompt as a model gets it, with what its answer has to be; whoever answers sees it alone and lays
 * `DIR/TASK/KEY.answer.txt` beside it. Run again, the answers go into `tests/eval/recorded`, and what follows from them is laid out: the
 * next question of a talk, or a sentence that is to be written anew. It is over when nothing is open any more. It fails where one of them does.
 */
import { join, resolve } from "node:path";
import { compare, tasks } from "./model/command.ts";

const [folder, ...asked] = process.argv.slice(2);
if (!folder || asked.some((one) => !tasks.includes(one))) {
  console.log(`npm run eval -- record DIR [${tasks.join("|")} …]`);
  process.exitCode = 1;
} else {
  const all = asked.length > 0 ? asked : tasks;
  const failed = all.filter((task) => !compare(task, ["--model", "recorded", "--record", join(resolve(folder), task)]));
  if (failed.length > 0) process.exitCode = 1;
}

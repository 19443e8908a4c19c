/**
 * Holds the sentences of `chat/sentences.txt` to the passages that they cite, as a language model's answers are held to them, and
 * prints how many false ones are caught and how many true ones are kept, on both halves. `--verbose` names those of the read half
 * that come out wrong.
 */

import { checkAnswer } from "#engine/chat/check/check.ts";
import { offeredTo } from "#engine/chat/offer/offered.ts";
import { passagesOf } from "#engine/chat/passages.ts";
import { judgedSentences } from "./chat/sentences.ts";

const isVerbose = process.argv.includes("--verbose");
const judged = judgedSentences().map((one) => {
  const { faults } = checkAnswer(one.raw, offeredTo([], passagesOf(one.records)), one.records);
  return { ...one, isCaught: faults.length > 0, why: faults.map(({ why }) => why).join("; ") };
});
for (const half of ["read", "unread"] as const) {
  const own = judged.filter((one) => one.half === half);
  const told = own.filter(({ isTrue }) => isTrue);
  const made = own.filter(({ isTrue }) => !isTrue);
  const caught = made.filter(({ isCaught }) => isCaught).length;
  const kept = told.filter(({ isCaught }) => !isCaught).length;
  console.log(`${half}: ${caught} of ${made.length} false ones caught, ${kept} of ${told.length} true ones kept`);
  if (isVerbose && half === "read")
    for (const { document, kind, isTrue, isCaught, raw, why } of own)
      if (isTrue === isCaught) console.log(`  ${isTrue ? "true, caught" : "false, kept"} (${document}, ${kind}): ${raw} ${why}`);
}

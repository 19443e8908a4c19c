/**
 * Holds the sentences of `chat/sentences.txt` to the passages that they cite, as a language model's answers are held to them, and
 * prints how many false ones are caught and how many true ones are kept, on both halves. `--verbose` names those of the read half
 * that come out wrong. `--sentences FILE` takes other sentences; `--look DIR` writes what a second look is asked, and counts what it
 * answered.
 */

import { maskOf } from "#engine/anonymity/mask/mask.ts";
import { checkAnswer } from "#engine/chat/check/check.ts";
import { offerFor } from "#engine/chat/offer/offer.ts";
import { offeredTo } from "#engine/chat/offer/offered.ts";
import { passagesOf } from "#engine/chat/passages.ts";
import { recordsAsData } from "#server/areas/chat/prompt/rules.ts";
import { type JudgedSentence, judgedSentences } from "./chat/sentences.ts";
import { deniedIn, figuresOf, optionOf } from "./second-look.ts";

const isVerbose = process.argv.includes("--verbose");
const look = optionOf("--look");
const all = judgedSentences(optionOf("--sentences") ?? undefined);

/** Every sentence of a document, however the rules find it. */
function lookedAt(name: string, [...sentences]: JudgedSentence[]): ReadonlySet<string> | null {
  const [one] = sentences;
  if (!look || !one) return null;
  const { records } = one;
  const passages = offeredTo([], passagesOf(records));
  const mask = maskOf(records.candidate ? [records.candidate] : [], [records.job?.client?.contact_name]);
  const offer = { ...offerFor("", records, []), passages };
  const cited = sentences.map(({ raw }) => ({
    text: raw.replace(/\s*\[\d+\]/g, ""),
    passages: [...raw.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n)),
  }));
  return deniedIn(look, name, {
    records: recordsAsData(offer, records, mask),
    sentences: cited.filter((sentence) => sentence.passages.length > 0),
    mask,
  });
}
const denied = new Map(
  [...new Set(all.map(({ document }) => document))].map((name) => [
    name,
    lookedAt(
      name,
      all.filter(({ document }) => document === name),
    ),
  ]),
);

const judged = all.map((one) => {
  const { faults, open } = checkAnswer(one.raw, offeredTo([], passagesOf(one.records)), one.records);
  const found = denied.get(one.document);
  // Whoever cites nothing isn't asked about.
  const isDenied = found && /\[\d+\]/.test(one.raw) ? open.length > 0 && found.has(one.raw.replace(/\s*\[\d+\]/g, "")) : undefined;
  return {
    ...one,
    isCaught: faults.length > 0,
    isProven: faults.some(({ isProven }) => isProven),
    isDenied,
    why: faults.map(({ why }) => why).join("; "),
  };
});
for (const half of ["read", "unread"] as const) {
  const own = judged.filter((one) => one.half === half);
  console.log(`${half}: ${figuresOf(own)}`);
  if (isVerbose && half === "read")
    for (const { document, kind, isTrue, isCaught, raw, why } of own)
      if (isTrue === isCaught) console.log(`  ${isTrue ? "true, caught" : "false, kept"} (${document}, ${kind}): ${raw} ${why}`);
}

import { parseArgs } from "node:util";
import type { ProposalParts } from "#contract/proposal/proposal.ts";
import { draftProposal } from "#engine/proposal/writing/writer.ts";
import { proofread } from "#tests/support/proofread.ts";
import { fittingPairs, type SetPair } from "#tests/support/set-pairs.ts";

/** So many drafts of each language are read. */
const OF_EACH = 20;

function told({ job, cv, grade }: SetPair, number: number, { strengths, information, cover_letter }: ProposalParts): string {
  const words = cover_letter.split(/\s+/).length;
  const reasons = strengths.map(({ title, text }) => `- **${title}.** ${text}`).join("\n");
  return `### ${number}. ${cv} for ${job}\n\nGrade ${grade}, ${words} words.\n\n${information.summary ? `> ${information.summary}\n\n` : ""}${reasons ? `${reasons}\n\n` : ""}${cover_letter
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n")}\n`;
}

/**
 * Prints the drafts that a person reads aloud, sentence by sentence: the best fitting pairs of sets 1 to 4, or of the sets that
 * are named, so many of each language, with what the proofreader finds: `npm run eval -- letters 5 6 --of 6`.
 */
function printLetters(): void {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { of: { type: "string" } } });
  const sets = positionals.flatMap((one) => (/^\d+$/.test(one) ? [Number(one)] : []));
  const pairs = sets.length > 0 ? fittingPairs(sets) : fittingPairs();
  const most = Number(values.of ?? OF_EACH);
  const read = (["nl", "en"] as const).flatMap((language) => pairs.filter((pair) => pair.language === language).slice(0, most));
  let slowest = 0;
  const lengths: number[] = [];
  for (const [index, pair] of read.entries()) {
    const input = pair.input();
    const from = performance.now();
    const draft = draftProposal(input);
    slowest = Math.max(slowest, performance.now() - from);
    lengths.push(draft.cover_letter.split(/\s+/).length);
    console.log(told(pair, index + 1, draft));
    for (const { rule, text } of proofread(pair.language, draft)) console.log(`FAULT ${rule}: ${text}\n`);
  }
  const within = lengths.filter((words) => words <= 180).length;
  console.log(`${read.length} drafts, ${within} letters of at most 180 words, the slowest draft in ${Math.round(slowest)} ms.`);
}

printLetters();

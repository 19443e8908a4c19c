import * as z from "zod";
import { MOST_STRENGTHS } from "#contract/choices.ts";
import { nth } from "#contract/nth.ts";
import { personName } from "#contract/text/names/person-name.ts";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import type { ChatPassage } from "#engine/chat/chat.ts";
import { evidenceOf } from "#engine/chat/passages.ts";
import type { ModelDraft, Refused } from "#engine/proposal/writing/model-draft.ts";
import type { DraftInput } from "#engine/proposal/writing/writer.ts";
import { isInstruction } from "#engine/words/orders-to-machines.ts";
import { fenced, toLookAt, type WrittenSentence } from "#server/areas/second-look/rules.ts";

const passages = z.array(z.int()).max(10).optional();
export const draftAnswer = z.object({
  strengths: z
    .array(z.object({ title: z.string().min(1), text: z.string().min(1), passages }))
    .min(1)
    .max(MOST_STRENGTHS),
  cover_letter: z.string().min(200).max(10_000),
});
export const repairAnswer = z.object({ sentences: z.array(z.object({ n: z.int(), text: z.string().max(1000), passages })).max(60) });

/**
 * What the model is to write about: record texts, masked and fenced as data, without what speaks to a machine. The candidate's first
 * name stands by itself, so that it has a placeholder of its own.
 */
export function aboutTold({ candidate, job, client_name, contact_name, recruiter, today }: DraftInput, mask: Mask): string {
  const name = personName(candidate);
  const first = candidate.first_name && candidate.first_name !== name ? `, called ${candidate.first_name} in sentences` : "";
  const asked = job.requirements.map(({ text }) => ["- ", text] as const);
  const lines = [
    ["Candidate: ", name ? `${name}${first}` : "not named"],
    ["Job: ", job.title],
    ["Client: ", client_name],
    ["The letter's reader: ", contact_name],
    ["Its writer: ", recruiter && personName(recruiter)],
    ["The job asks:", asked.length > 0 ? "" : null],
    ...asked,
  ] as const;
  const told = lines.flatMap(([label, text]) => {
    const line = text?.replace(/\s+/g, " ").trim() ?? null;
    return line === null || isInstruction(line) ? [] : [`${label}${line}`];
  });
  return `Today is ${today}.\n\n<about>\n${fenced(mask.hide(told.join("\n")))}\n</about>`;
}

/** The passages that a draft is written from, and what it is about: masked, and fenced as data. */
export function recordsTold(input: DraftInput, offered: readonly ChatPassage[], mask: Mask): string {
  const lines = offered.map(({ n, source, text }) => `<passage n="${n}" from="${fenced(source)}">${fenced(mask.hide(text))}</passage>`);
  return [aboutTold(input, mask), "", "The passages:", "", "<passages>", ...lines, "</passages>"].join("\n");
}

/** Sentences of a draft with their passages by the numbers that the model knows those by. */
export function writtenIn(draft: ModelDraft, which: readonly number[], offered: readonly ChatPassage[]): WrittenSentence[] {
  const places = offered.map((one) => JSON.stringify(evidenceOf(one)));
  return which.map((n) => {
    const { part, text, passages: named } = nth(draft.sentences, n);
    return { n: n + 1, of: part, text, passages: named.map((one) => places.indexOf(JSON.stringify(one)) + 1) };
  });
}

/** What is asked of a repair: the whole draft, and what is wrong with some of it. */
export function toBeRepaired(records: string, sentences: readonly WrittenSentence[], refused: readonly Refused[], mask: Mask): string {
  const wrong = refused.map(
    ({ n, missing }) => `Sentence ${n + 1}: not said is ${missing.map((one) => `"${fenced(mask.hide(one))}"`).join(", ") || "some of it"}.`,
  );
  return `${toLookAt(records, sentences, mask)}\n\nRefused:\n\n${wrong.join("\n")}`;
}

/** The draft with the sentences that were put right, and which they are; what was emptied stays as it was. */
export function repaired(
  draft: ModelDraft,
  refused: readonly Refused[],
  answer: z.output<typeof repairAnswer>,
  offered: readonly ChatPassage[],
): { draft: ModelDraft; changed: number[] } {
  const isNear = (n: number) => refused.some((one) => Math.abs(one.n - n) <= 1);
  const sentences = [...draft.sentences];
  const changed: number[] = [];
  for (const { n: number, text, passages: named = [] } of answer.sentences) {
    const n = number - 1;
    const before = sentences[n];
    const said = text.replace(/\s*\[[\d, ]+\]/g, "").trim();
    if (!before || said === "" || said === before.text || !isNear(n) || changed.includes(n)) continue;
    const evidence = named.flatMap((one) => (offered[one - 1] ? [evidenceOf(nth(offered, one - 1))] : []));
    sentences[n] = { ...before, text: said, passages: evidence.length > 0 ? evidence : before.passages };
    changed.push(n);
  }
  return { draft: { ...draft, sentences }, changed };
}

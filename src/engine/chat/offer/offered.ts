import { isInstruction } from "#engine/words/orders-to-machines.ts";
import type { ChatPassage } from "../chat.ts";

/** In characters, about four to a token: what a prompt holds of the records. */
const MOST_PASSAGES = 24_000;

/**
 * The passages that a model is offered: all of them where they fit, else those nearest to the question, the nearest first, and
 * then the first of the records. Text that speaks to a machine is no passage.
 */
export function offeredTo(near: readonly ChatPassage[], passages: readonly ChatPassage[]): ChatPassage[] {
  const usable = passages.filter(({ text }) => !isInstruction(text));
  const chosen = new Set<ChatPassage>();
  let length = 0;
  const byNumber = new Map(usable.map((passage) => [passage.n, passage]));
  for (const passage of [...near.flatMap(({ n }) => byNumber.get(n) ?? []), ...usable]) {
    if (chosen.has(passage)) continue;
    if (length + passage.text.length > MOST_PASSAGES) break;
    length += passage.text.length;
    chosen.add(passage);
  }
  return usable.filter((passage) => chosen.has(passage)).map((passage, index) => ({ ...passage, n: index + 1 }));
}

import type { ChatTurn } from "../chat.ts";

/** In characters, about four to a token: what a prompt holds of what was said before. */
const MOST_HISTORY = 6_000;
const MOST_TURNS = 8;

/** The last of what was said before, as far as a model hears it, beginning with a question. */
export function heard(history: readonly ChatTurn[]): { turns: ChatTurn[]; isCutShort: boolean } {
  const turns: ChatTurn[] = [];
  let room = MOST_HISTORY;
  for (const turn of history.slice(-MOST_TURNS).toReversed()) {
    room -= turn.content.length;
    if (room < 0) break;
    turns.unshift(turn);
  }
  if (turns[0]?.role === "assistant") turns.shift();
  return { turns, isCutShort: turns.length < history.length };
}

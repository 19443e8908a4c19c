import { SEARCH_LENGTH } from "#contract/choices.ts";

/** What the address of the chats holds: what they are searched for, and which source of the talk is open. */
interface ChatSearch {
  q?: string | undefined;
  source?: number | undefined;
}

export function readChatSearch(search: Record<string, unknown>): ChatSearch {
  // The router reads `q=112` as a number.
  const q = search.q === undefined ? "" : String(search.q).slice(0, SEARCH_LENGTH);
  const source = Number(search.source);
  return { q: q || undefined, source: Number.isInteger(source) && source > 0 && source < 10_000 ? source : undefined };
}

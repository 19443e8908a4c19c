import type { Found } from "#contract/dashboard.ts";
import { plainTextOf } from "#contract/text/markdown.ts";
import type { SearchNode } from "#contract/text/search.ts";
import { finderOf } from "#contract/text/search-marks.ts";
import { snippetsOf } from "#server/core/search.ts";
import type { FoundRow } from "./queries.ts";

/** Each with a short stretch of the text in which it was found; none where its name says it. */
export function withSnippets(rows: readonly FoundRow[], node: SearchNode): Found[] {
  const find = finderOf(node);
  const shown = rows.map(({ kind, name, text }) =>
    find && name && find(name).length > 0 ? null : text && (kind === "note" || kind === "proposal") ? plainTextOf(text) : text,
  );
  const snippets = snippetsOf(shown, find);
  return rows.map(({ text: _, ...row }, at) => ({ ...row, found: snippets[at] ?? null }));
}

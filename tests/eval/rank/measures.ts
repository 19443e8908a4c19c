/** One pair: how relevant people found it, and what was given to it; `score` null where it wasn't ranked. */
export interface Ranked {
  d: string;
  relevance: number;
  score: number | null;
}

export const measures = ["P@10", "R-prec", "AUC", "MRR", "MAP", "distinct"] as const;
export type Measures = Record<(typeof measures)[number], number>;

/**
 * What one query's ranking is worth, as `score_rank.py` beside the data counts it: ties are broken by the document's id, so that a
 * constant score earns nothing; what wasn't ranked comes last. `distinct`: how many different scores there are for each ranked
 * document. Null for a query without anything relevant.
 */
export function measure(list: readonly Ranked[], least: number): Measures | null {
  const order = list.toSorted((a, b) => (b.score ?? -Infinity) - (a.score ?? -Infinity) || (a.d < b.d ? -1 : 1));
  const hits = order.map(({ relevance }) => relevance >= least);
  const all = hits.filter(Boolean).length;
  if (all === 0) return null;
  let found = 0;
  let precision = 0;
  let first = 0;
  hits.forEach((hit, at) => {
    if (!hit) return;
    found += 1;
    precision += found / (at + 1);
    first ||= 1 / (at + 1);
  });
  const ranked = list.filter(({ score }) => score !== null);
  return {
    "P@10": hits.slice(0, 10).filter(Boolean).length / Math.min(10, list.length),
    "R-prec": hits.slice(0, all).filter(Boolean).length / all,
    AUC: areaUnder(list, least),
    MRR: first,
    MAP: precision / all,
    distinct: ranked.length === 0 ? 1 : new Set(ranked.map(({ score }) => score)).size / ranked.length,
  };
}

/** How often something relevant is above something that isn't; a tie is half. */
function areaUnder(list: readonly Ranked[], least: number): number {
  const rising = list.toSorted((a, b) => (a.score ?? -Infinity) - (b.score ?? -Infinity));
  let sum = 0;
  let all = 0;
  for (let at = 0; at < rising.length; ) {
    let end = at;
    while (end < rising.length && rising[end]?.score === rising[at]?.score) end += 1;
    const hits = rising.slice(at, end).filter(({ relevance }) => relevance >= least).length;
    sum += (hits * (at + 1 + end)) / 2;
    all += hits;
    at = end;
  }
  const others = list.length - all;
  return others === 0 ? 1 : (sum - (all * (all + 1)) / 2) / (all * others);
}

/** The mean over queries. */
export function mean(each: readonly Measures[]): Measures {
  return Object.fromEntries(
    measures.map((name) => [name, each.reduce((sum, one) => sum + one[name], 0) / Math.max(1, each.length)]),
  ) as Measures;
}

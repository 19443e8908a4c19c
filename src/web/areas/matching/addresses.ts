import { oneOf } from "#contract/choices.ts";

export const rankingSorts = ["name", "available_from", "-years_experience"] as const;
export type RankingSort = (typeof rankingSorts)[number];

/** What the address of a job holds of its ranking: the order, and who is shown. */
export interface RankingSearch {
  sort?: RankingSort | undefined;
  /** The least score. Without one: what is worth reading (`STRONG`); 0: everybody. */
  min?: number | undefined;
  /** One of the seven, or the id of one of the workspace's own. */
  stage?: string | undefined;
  /** Only those of whom a language model and the built-in reader judge something otherwise. */
  differs?: true | undefined;
}

export function readRankingSearch(search: Record<string, unknown>): RankingSearch {
  const min = Number(search.min ?? Number.NaN);
  return {
    sort: oneOf(rankingSorts, search.sort),
    min: Number.isInteger(min) && min >= 0 && min <= 100 ? min : undefined,
    stage: typeof search.stage === "string" && /^[a-z0-9-]{5,36}$/.test(search.stage) ? search.stage : undefined,
    differs: search.differs === true || undefined,
  };
}

import { useState } from "react";

/** As many records as are ticked at once. */
const MOST = 5000;

export interface SelectAll {
  /** How many more than are loaded it would tick, all told; null where all that match are ticked or may not be. */
  offer: number | null;
  isAll: boolean;
  isBusy: boolean;
  run: () => void;
}

interface Pages<D> {
  hasNextPage: boolean;
  fetchNextPage: () => Promise<{ data: D | undefined; hasNextPage: boolean; isError: boolean }>;
}

/** Ticks whatever matches, also what isn't loaded yet: the pages in between are loaded on the way. */
export function useSelectAll<D>(
  list: Pages<D>,
  idsOf: (data: D) => string[],
  { loaded, total, count, select }: { loaded: number; total: number; count: number; select: (ids: string[], isSelected: boolean) => void },
): SelectAll {
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    for (;;) {
      const { data, hasNextPage, isError } = await list.fetchNextPage();
      const ids = data ? idsOf(data) : [];
      if (!isError && hasNextPage && ids.length < MOST) continue;
      select(ids.slice(0, MOST), true);
      break;
    }
    setBusy(false);
  };
  const canOffer = list.hasNextPage && loaded > 0 && count >= loaded && loaded < MOST && total > loaded;
  return { offer: canOffer ? Math.min(total, MOST) : null, isAll: total <= MOST, isBusy, run: () => void load() };
}

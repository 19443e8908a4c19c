import { useCallback, useMemo } from "react";
import type { listNames } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { View } from "#contract/view.ts";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";

export type ListName = (typeof listNames)[number];
export type Search = Record<string, unknown>;

const useSaved = () => useCall(api.view.list, {}, { quiet: true, staleTime: 300_000 }).data?.data;

/** An address's search as it is compared: without what isn't there, in one order. */
export const searchKey = (search: Search): string =>
  JSON.stringify(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The saved views of a list, and which of them the address is. */
export function useViews(list: ListName | null, search: Search): { views: View[]; active: View | undefined } {
  const saved = useSaved();
  const views = useMemo(() => saved?.views.filter((view) => view.list === list) ?? [], [saved, list]);
  const key = searchKey(search);
  return { views, active: views.find((view) => searchKey(view.search) === key) };
}

/** The columns of a list as somebody chose them, in their order; the usual ones until then. The first is always there. */
export function useColumns<C extends string>(list: ListName | null, all: readonly C[], usual: readonly C[] = all) {
  const columnsOf = useSaved()?.columns;
  const saved = list ? columnsOf?.[list] : undefined;
  const save = useAction(api.view.updateColumns, { refreshes: [api.view.list], quiet: true });
  const { mutate, variables, isPending } = save;
  const wanted = isPending && variables.list === list ? variables.columns : saved;
  const key = wanted?.join();
  const columns = useMemo(() => {
    const known = (key?.split(",") ?? usual).filter((each): each is C => all.includes(each as C));
    const [first] = all;
    return first === undefined || known.includes(first) ? known : [first, ...known];
  }, [key, all, usual]);
  const choose = useCallback((next: readonly C[] | null) => list && mutate({ list, columns: next && [...next] }), [mutate, list]);
  return { columns, choose };
}

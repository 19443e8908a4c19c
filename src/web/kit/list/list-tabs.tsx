import { useRouter } from "@tanstack/react-router";
import { TabCount } from "#web/kit/record/tab-count.tsx";
import { RowLink } from "#web/ui/input/row-link.tsx";
import { tabClass } from "#web/ui/screen/screen-head.tsx";
import type { ListSearch } from "./define-list.ts";
import { searchKey } from "./tools/views/use-views.ts";
import { SaveViewTab, ViewTabs } from "./tools/views/view-tabs.tsx";
import type { ListState } from "./use-list.ts";

/** A view of a list: what its address holds and what it is called. */
export interface ListTab {
  search: ListSearch;
  name: string;
  /** Undefined until it is known; left out where none is told. */
  count?: number | undefined;
}

/** A list's own views, the saved ones where `"saved"` stands, and the way to save another. */
export function ListTabs({ state, tabs }: { state: ListState; tabs: readonly (ListTab | "saved")[] }) {
  const { list, search, go, isSaved } = state;
  const { stringifySearch } = useRouter().options;
  const hrefOf = ({ view, ...filters }: ListSearch) =>
    list.path + stringifySearch(list.keepsFilters ? { ...search, ...filters, view } : { view, ...filters });
  const own = tabs.filter((tab) => tab !== "saved");
  // Above its list a tab says how many stand there, whatever narrows it.
  const shownNow = state.pages.isPlaceholderData ? undefined : (state.total ?? undefined);
  const open = isSaved
    ? undefined
    : (own.find((tab) => searchKey(tab.search) === searchKey(search)) ??
      own.find((tab) => searchKey(tab.search) === searchKey({ view: search.view })));
  return (
    <>
      {tabs.map((tab) =>
        tab === "saved" ? (
          <ViewTabs key="saved" list={list.name} search={search} onOpen={(saved) => go(saved)} />
        ) : (
          <RowLink
            key={searchKey(tab.search)}
            href={hrefOf(tab.search)}
            className={tabClass}
            data-active={tab === open || undefined}
            aria-current={tab === open ? "page" : undefined}
          >
            {tab.name}
            <TabCount of={!("count" in tab) ? null : tab === open ? shownNow : tab.count} />
          </RowLink>
        ),
      )}
      <SaveViewTab list={list.name} search={search} />
    </>
  );
}

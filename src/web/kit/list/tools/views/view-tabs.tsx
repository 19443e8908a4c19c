import { IconUsers } from "@tabler/icons-react";
import type { ViewSearch } from "#contract/view.ts";
import { Row } from "#web/ui/layout.tsx";
import { tabClass } from "#web/ui/screen/screen-head.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import { type ListName, type Search, useViews } from "./use-views.ts";

const SaveView = lazyPart(async () => (await import("./view-forms.tsx")).SaveView);
const ViewMenu = lazyPart(async () => (await import("./view-forms.tsx")).ViewMenu);

interface ViewTabsProps {
  list: ListName | null;
  /** What the address holds now. */
  search: Search;
  onOpen: (search: ViewSearch) => void;
}

/** The saved views of a list as tabs. */
export function ViewTabs({ list, search, onOpen }: ViewTabsProps) {
  const t = useWords();
  const { views, active } = useViews(list, search);
  return (
    <>
      {views.map((view) => (
        <Row key={view.id} as="span" isInline gap={2} flex="none">
          <button
            type="button"
            className={tabClass}
            data-active={view.id === active?.id || undefined}
            aria-current={view.id === active?.id ? "page" : undefined}
            onClick={() => onOpen(view.search)}
          >
            {view.shared && <IconUsers size={14} stroke={1.6} aria-label={t("lists.view_shared")} role="img" />}
            {view.name}
          </button>
          {view.id === active?.id && <ViewMenu view={view} onGone={() => onOpen({})} />}
        </Row>
      ))}
    </>
  );
}

/** The way to save what stands in the address, where it is something and isn't saved yet. */
export function SaveViewTab({ list, search }: Pick<ViewTabsProps, "list" | "search">) {
  const { active } = useViews(list, search);
  const isPlain = Object.values(search).every((value) => value === undefined);
  return isPlain || active || !list ? null : <SaveView list={list} search={search} />;
}

import type { ReactNode } from "react";
import { ListRows } from "#web/kit/list/rows/list-rows.tsx";
import { Text } from "#web/ui/layout.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./list-screen.module.css";
import { type ListTab, ListTabs } from "./list-tabs.tsx";
import { FilterDrawer, ListTools } from "./list-tools.tsx";
import type { ListState } from "./use-list.ts";

interface ListScreenProps {
  state: ListState;
  /** Beside the title; how many there are where nothing else is told. */
  facts?: ReactNode;
  actions?: ReactNode;
  tabs: readonly (ListTab | "saved")[] | null;
  /** At the right of the tools. */
  tools?: ReactNode;
  /** Where there are no records at all yet. */
  beginning?: ReactNode;
  /** In place of tools and rows, for a view that isn't of these records. */
  instead?: ReactNode;
  /** Nothing to search among. */
  isPlain?: boolean;
}

/** A list as a screen: its head, its tools, and its rows or why there are none. */
export function ListScreen({ state, facts, actions, tabs, tools, beginning, instead, isPlain = false }: ListScreenProps) {
  const t = useWords();
  const { list, total, isPhone, isBare, isTrash, rows } = state;
  const count = total === null || isPhone ? undefined : formatNumber(total);
  return (
    <>
      <ScreenHead
        title={list.words.title(t)}
        facts={facts === undefined ? count : facts}
        actions={actions}
        tabs={tabs && <ListTabs state={state} tabs={tabs} />}
      />
      {instead || (isBare && beginning) || (
        <>
          {!isPlain && <ListTools state={state}>{tools}</ListTools>}
          {isTrash && rows.length > 0 && list.words.trash && (
            <Text size={12} isPiece tone="dimmed" className={classes.note}>
              {list.words.trash(t)}
            </Text>
          )}
          <ListRows state={state} />
        </>
      )}
      <FilterDrawer state={state} />
    </>
  );
}

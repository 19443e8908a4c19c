import { Button } from "@mantine/core";
import { IconArrowsSort, IconCheck } from "@tabler/icons-react";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import type { List } from "../define-list.ts";
import { sortAddress, sortNow, turned } from "../sorting.ts";

export interface SortMenuProps {
  list: List;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

/** What the list is ordered by, and which end comes first. */
export function SortMenu({ list, sort, onSort }: SortMenuProps) {
  const t = useWords();
  const now = sortNow(list, sort);
  const name = now.sort?.name(t);
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowsSort size={16} stroke={1.6} />}
          aria-label={`${t("candidates.sort")}: ${name}`}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <SortItems list={list} sort={sort} onSort={onSort} />
        {now.sort?.isTwoWay && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => now.sort && onSort(sortAddress(list, turned(now.sort, now.isDown)))}>
              {now.isDown ? t("candidates.sort_up") : t("candidates.sort_down")}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The orders of a list, in whichever menu. */
export function SortItems({ list, sort, onSort }: SortMenuProps) {
  const t = useWords();
  const now = sortNow(list, sort);
  return list.sorts.map((each) => (
    <Menu.Item
      key={each.by ?? ""}
      aria-current={each === now.sort || undefined}
      rightSection={each === now.sort ? <IconCheck size={14} stroke={1.6} /> : null}
      onClick={() => onSort(sortAddress(list, each.by))}
    >
      {each.name(t)}
    </Menu.Item>
  ));
}

import { Button } from "@mantine/core";
import { IconArrowsSort, IconCheck, IconListCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Menu } from "#web/ui/floating.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./phone-menu.module.css";

export interface PhoneMenuProps {
  /** What the list can be ordered by, and what it is. */
  sorts: readonly { key: string; label: string; isChosen: boolean; onChoose: () => void }[];
  /** Shows boxes to tick on the cards; null for who only reads. */
  onTick: (() => void) | null;
  children?: ReactNode;
}

/** On a phone: the order of the cards and the way to tick several, where a table has its head. */
export function PhoneMenu({ sorts, onTick, children }: PhoneMenuProps) {
  const t = useWords();
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <Button variant="default" px={10} className={classes.door} aria-label={t("lists.order_and_select")}>
          <IconArrowsSort size={16} stroke={1.6} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {onTick && (
          <>
            <Menu.Item leftSection={<IconListCheck size={16} stroke={1.6} />} onClick={onTick}>
              {t("lists.select_several")}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Label>{t("candidates.sort")}</Menu.Label>
        {sorts.map(({ key, label, isChosen, onChoose }) => (
          <Menu.Item
            key={key}
            aria-current={isChosen || undefined}
            rightSection={isChosen ? <IconCheck size={14} stroke={1.6} /> : null}
            onClick={onChoose}
          >
            {label}
          </Menu.Item>
        ))}
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

import { Button } from "@mantine/core";
import { IconArrowsSort, IconListCheck } from "@tabler/icons-react";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./phone-menu.module.css";
import { SortItems, type SortMenuProps } from "./sort-menu.tsx";

/** On a phone: the order of the cards and, with `onTick`, the way to tick several, where a table has its head. */
export function PhoneMenu({ onTick, ...sorting }: SortMenuProps & { onTick: (() => void) | null }) {
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
        <SortItems {...sorting} />
      </Menu.Dropdown>
    </Menu>
  );
}

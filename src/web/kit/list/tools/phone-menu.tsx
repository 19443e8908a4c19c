import { Button } from "@mantine/core";
import { IconArrowsSort, IconListCheck } from "@tabler/icons-react";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { ExportAlso, ExportItems, useExport } from "./export-menu.tsx";
import classes from "./phone-menu.module.css";
import { SortItems, type SortMenuProps } from "./sort-menu.tsx";

interface PhoneMenuProps extends SortMenuProps {
  onTick: (() => void) | null;
  /** What the list asks for, where it can be taken along. */
  body: object | null;
}

/** On a phone: the order of the cards, the list as a file and, with `onTick`, the way to tick several, where a table has its head. */
export function PhoneMenu({ onTick, body, ...sorting }: PhoneMenuProps) {
  const t = useWords();
  const exporting = useExport({ list: sorting.list, body: body ?? {} });
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
        {body && (
          <>
            <Menu.Divider />
            <Menu.Label>{t("candidates.export")}</Menu.Label>
            <ExportItems exporting={exporting} />
            {sorting.list.also && <ExportAlso also={sorting.list.also} body={body} />}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

import { Button } from "@mantine/core";
import { IconTrash, IconUserCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useColleagues } from "#web/kit/people/use-colleagues.ts";
import { Menu } from "#web/ui/floating.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./selection-bar.module.css";
import type { SelectAll } from "./use-select-all.ts";

interface SelectionBarProps {
  count: number;
  all?: SelectAll;
  onClear: () => void;
  children: ReactNode;
}

/** What may be done with the ticked rows, in place of the search line. */
export function SelectionBar({ count, all, onClear, children }: SelectionBarProps) {
  const t = useWords();
  const offer = all?.offer ?? null;
  return (
    <div className={classes.bar} role="toolbar" aria-label={t("candidates.selected", { count, n: formatNumber(count) })}>
      <strong>{t("candidates.selected", { count, n: formatNumber(count) })}</strong>
      {offer !== null && (
        <Button variant="subtle" loading={all?.isBusy ?? false} onClick={all?.run}>
          {t(all?.isAll ? "lists.select_all_of" : "lists.select_first_of", { n: formatNumber(offer) })}
        </Button>
      )}
      {count > 0 && children}
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t("candidates.clear_selection")}
      </Button>
    </div>
  );
}

/** Whose the ticked rows are to be. */
export function AssignMenu({ onAssign, isBusy }: { onAssign: (recruiter_id: string | null, name: string) => void; isBusy: boolean }) {
  const t = useWords();
  const colleagues = useColleagues();
  return (
    <Menu position="bottom-start" width={220}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconUserCheck size={16} stroke={1.6} />} loading={isBusy}>
          {t("lists.assign")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: "auto" }}>
        {colleagues.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onAssign(id, name)}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => onAssign(null, t("lists.nobody"))}>{t("lists.nobody")}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

export function TrashButton({ onTrash, isBusy }: { onTrash: () => void; isBusy: boolean }) {
  const t = useWords();
  return (
    <Button variant="default" leftSection={<IconTrash size={16} stroke={1.6} />} loading={isBusy} onClick={onTrash}>
      {t("candidates.to_trash")}
    </Button>
  );
}

import { Button } from "@mantine/core";
import { IconTrash, IconUserCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { List } from "#web/kit/list/define-list.ts";
import { useColleagues } from "#web/kit/people/use-colleagues.ts";
import { Row } from "#web/ui/layout.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./selection-bar.module.css";
import { useBulk } from "./use-bulk.ts";
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
  const label = t("candidates.selected", { count, n: formatNumber(count) });
  return (
    <Row gap={8} isWrapped className={classes.bar} role="toolbar" aria-label={label}>
      <strong>{label}</strong>
      {offer !== null && (
        <Button variant="subtle" loading={all?.isBusy ?? false} onClick={all?.run}>
          {t(all?.isAll ? "lists.select_all_of" : "lists.select_first_of", { n: formatNumber(offer) })}
        </Button>
      )}
      {count > 0 && children}
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t("candidates.clear_selection")}
      </Button>
    </Row>
  );
}

/** Whose the ticked rows are to be. */
export function AssignMenu({ kind, ids }: { kind: "candidate" | "job"; ids: string[] }) {
  const t = useWords();
  const colleagues = useColleagues();
  const { run, isBusy } = useBulk(kind);
  const assign = (recruiter_id: string | null, name: string) =>
    void run([{ do: "assign", ids, recruiter_id }], (count) =>
      recruiter_id ? t("lists.assigned", { count, name }) : t("lists.unassigned", { count }),
    );
  return (
    <Menu position="bottom-start" width={220}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconUserCheck size={16} stroke={1.6} />} loading={isBusy}>
          {t("lists.assign")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: "auto" }}>
        {colleagues.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => assign(id, name)}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => assign(null, t("lists.nobody"))}>{t("lists.nobody")}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Into the trash or out of it again. */
export function TrashButton({
  bulk,
  ids,
  isTrash,
  onDone,
}: {
  bulk: NonNullable<List["bulk"]>;
  ids: string[];
  isTrash: boolean;
  onDone: () => void;
}) {
  const t = useWords();
  const { run, isBusy } = useBulk(bulk.kind);
  const act = () =>
    void run([{ do: isTrash ? "restore" : "trash", ids }], (count) => (isTrash ? bulk.restored(t, count) : bulk.trashed(t, count))).then(
      onDone,
    );
  return (
    <Button variant="default" leftSection={!isTrash && <IconTrash size={16} stroke={1.6} />} loading={isBusy} onClick={act}>
      {isTrash ? t("candidates.restore") : t("candidates.to_trash")}
    </Button>
  );
}

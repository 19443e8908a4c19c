import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { notify } from "#web/kit/calls/failures.ts";
import { useAct } from "#web/kit/calls/use-call.ts";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import type { List, Listed } from "../define-list.ts";

/** Hands rows of a list to the person as a file, and says how many they were. Null where it has no columns for one. */
export function useExport({ csv, ...list }: List) {
  const t = useWords();
  /** The given rows, or all that the body asks for. */
  const { mutate, isPending } = useAct(async (what: readonly Listed[] | { body: object }) => {
    if (!csv) return;
    const [{ allRows, downloadRows }, columns] = await Promise.all([import("../list-csv.ts"), csv.columns()]);
    const rows = "body" in what ? await allRows(list, what.body) : what;
    downloadRows(list.name, columns, rows);
    notify("info", csv.done(t, formatNumber(rows.length)));
  });
  return csv ? { run: mutate, isBusy: isPending } : null;
}

/** For the given rows, or for all of the list at `body`. */
export function ExportButton({ list, ...what }: { list: List } & ({ rows: readonly Listed[] } | { body: object })) {
  const t = useWords();
  const given = useExport(list);
  if (!given) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.6} />}
      loading={given.isBusy}
      onClick={() => given.run("rows" in what ? what.rows : what)}
    >
      {t("candidates.export")}
    </Button>
  );
}

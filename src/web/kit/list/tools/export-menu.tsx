import { ActionIcon, Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { notify } from "#web/kit/calls/failures.ts";
import { useAct } from "#web/kit/calls/use-call.ts";
import type { Sheeted } from "#web/kit/list/define-list.ts";
import type { SheetKind } from "#web/kit/list/list-sheet.ts";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { Menu } from "#web/ui/overlays.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";

/** All that the body asks for; with `ids` these rows alone, in the order of the body. */
interface What {
  list: Sheeted;
  body: object;
  ids?: readonly string[];
}

interface Taken extends What {
  list: Sheeted & { also?: Sheeted | undefined };
}

/** Hands rows of a list to the person as a file, and says how many they were. */
export function useExport({ list, body, ids }: What) {
  const t = useWords();
  const nameOf = useRecruiterNames();
  return useAct(async (kind: SheetKind) => {
    const [{ allRows, pickedRows, sheetOf }, { saveFile }, columns] = await Promise.all([
      import("../list-sheet.ts"),
      import("#web/kit/record/csv.ts"),
      list.sheet(),
    ]);
    const pages = ids ? pickedRows(list, body, ids) : allRows(list, body);
    const { file, count } = await sheetOf(kind, list.words.title(t), columns, pages, { nameOf });
    saveFile(`${list.name ?? "list"}-${new Date().toISOString().slice(0, 10)}.${kind}`, file, file.type);
    notify("info", t("lists.exported", { count, n: formatNumber(count) }));
  });
}

/** The kinds of file, in whichever menu. */
export function ExportItems({ exporting }: { exporting: ReturnType<typeof useExport> }) {
  const t = useWords();
  return (["xlsx", "csv"] as const).map((kind) => (
    <Menu.Item
      key={kind}
      leftSection={<IconDownload size={16} stroke={1.6} />}
      disabled={exporting.isPending}
      onClick={() => exporting.mutate(kind)}
    >
      {t(`lists.export_as.${kind}`)}
    </Menu.Item>
  ));
}

/** The same for what a list hands over besides its rows, which has an order of its own. */
export function ExportAlso({ also, body }: { also: Sheeted; body: object }) {
  const t = useWords();
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{also.words.title(t)}</Menu.Label>
      <ExportItems exporting={useExport({ list: also, body: { ...body, sort: undefined } })} />
    </>
  );
}

interface ExportMenuProps extends Taken {
  isQuiet?: boolean;
  /** A picture alone, where tools stand close. */
  isIcon?: boolean;
}

export function ExportMenu({ isQuiet = false, isIcon = false, ...what }: ExportMenuProps) {
  const t = useWords();
  const exporting = useExport(what);
  const picture = <IconDownload size={16} stroke={1.6} />;
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        {isIcon ? (
          <ActionIcon size={30} aria-label={t("candidates.export")} title={t("candidates.export")} loading={exporting.isPending}>
            {picture}
          </ActionIcon>
        ) : (
          <Button
            {...(isQuiet ? { variant: "subtle", color: "gray" } : { variant: "default" })}
            leftSection={picture}
            loading={exporting.isPending}
          >
            {t("candidates.export")}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <ExportItems exporting={exporting} />
        {what.list.also && <ExportAlso also={what.list.also} body={what.body} />}
      </Menu.Dropdown>
    </Menu>
  );
}

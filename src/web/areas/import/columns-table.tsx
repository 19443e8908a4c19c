import { Button, NativeSelect } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { customKinds, oneOf } from "#contract/choices.ts";
import type { WholeImport } from "#contract/import/import.ts";
import { newFieldKey, newFieldKind } from "#contract/import/import-fields.ts";
import { Row, Span } from "#web/ui/layout.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./imports.module.css";

export interface ColumnChoice {
  value: string;
  label: string;
  isOwn: boolean;
}
type Column = WholeImport["columns"][number];

interface TableProps {
  columns: readonly Column[];
  choices: readonly ColumnChoice[];
  mapping: readonly (string | null)[];
  /** Whether the reader may add fields to this kind of record. */
  mayAdd: boolean;
  onPut: (at: number, key: string | null) => void;
}

/** Each column with what stands in it and what it becomes. */
export function ColumnsTable({ columns, choices, mapping, mayAdd, onPut }: TableProps) {
  const t = useWords();
  return (
    <ScrollRegion label={t("imports.column")} className={classes.scroll}>
      <table className={classes.columns}>
        <thead>
          <tr>
            <th scope="col">{t("imports.column")}</th>
            <th scope="col">{t("imports.samples")}</th>
            <th scope="col">{t("imports.field")}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have their number alone
            <tr key={at} data-unused={mapping[at] === null || undefined}>
              <th scope="row">{column.head}</th>
              <td>{column.samples.join(" · ")}</td>
              <td>
                <Becomes column={column} choices={choices} value={mapping[at] ?? null} mayAdd={mayAdd} onPut={(key) => onPut(at, key)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface BecomesProps {
  column: Column;
  choices: readonly ColumnChoice[];
  value: string | null;
  mayAdd: boolean;
  onPut: (key: string | null) => void;
}

/** The field that a column becomes; where none fits, a click makes one. */
function Becomes({ column: { head, samples, suits }, choices, value, mayAdd, onPut }: BecomesProps) {
  const t = useWords();
  const kind = newFieldKind(value);
  const own = choices.filter(({ isOwn }) => isOwn);
  const canBeNew = mayAdd && suits;
  const data = [
    { value: "", label: t("imports.left_out") },
    ...(canBeNew ? [{ value: "new", label: t("imports.new_field") }] : []),
    ...choices.filter(({ isOwn }) => !isOwn),
    ...(own.length > 0 ? [{ group: t("lists.custom.own"), items: own }] : []),
  ];
  const put = (key: string) => onPut(key === "new" && suits ? newFieldKey(suits) : key || null);
  return (
    <Row gap="4 8" isWrapped>
      <NativeSelect
        className={classes.becomes}
        aria-label={`${t("imports.field")}: ${head}`}
        value={kind ? "new" : (value ?? "")}
        onChange={(event) => put(event.currentTarget.value)}
        data={data}
      />
      {kind && (
        <NativeSelect
          className={classes.kind}
          aria-label={`${t("imports.kind_of_field")}: ${head}`}
          value={kind}
          onChange={(event) => onPut(newFieldKey(oneOf(customKinds, event.currentTarget.value) ?? kind))}
          data={customKinds.map((one) => ({ value: one, label: t(`fields.kind_of.${one}`) }))}
        />
      )}
      {value === null && canBeNew && (
        <Button
          variant="subtle"
          aria-label={`${t("imports.make_field")}: ${head}`}
          leftSection={<IconPlus size={16} stroke={1.6} />}
          onClick={() => put("new")}
        >
          {t("imports.make_field")}
        </Button>
      )}
      {value === null && mayAdd && !suits && samples.length > 0 && (
        <Span size={12} tone="dimmed" className={classes.kind}>
          {t("imports.protected")}
        </Span>
      )}
    </Row>
  );
}

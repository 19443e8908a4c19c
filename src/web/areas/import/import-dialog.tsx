import { Alert, Button, Progress } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { DialogActions } from "#web/ui/input/dialog-actions.tsx";
import { Span, Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./import-dialog.module.css";
import { hasNames, MOST_ROWS, readTable, type Table, textOf } from "./read-table.ts";
import { type Outcome, useImport } from "./use-import.ts";

const MOST_BYTES = 5 * 1024 * 1024;
const PREVIEWED = 5;

/** Candidates from a table: what each column was taken for, the first rows, then a result for each row. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; table: Table } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const run = useImport();
  const take = async (given: File | undefined) => {
    if (!given) return;
    setFile(null);
    if (given.size > MOST_BYTES) return setError(t("lists.import_too_large"));
    const table = readTable(textOf(new Uint8Array(await given.arrayBuffer())));
    if (table.rows.length === 0) return setError(t("lists.import_empty"));
    if (!hasNames(table)) return setError(t("lists.import_no_names"));
    setError(null);
    setFile({ name: given.name, table });
  };
  const done = run.outcomes.length;
  return (
    <Modal opened onClose={onClose} title={t("lists.import_title")} size={720} closeOnClickOutside={!run.isRunning}>
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t("lists.import_choose")}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      {!run.isRunning && done === 0 && <p className={classes.lead}>{t("lists.import_text", { n: formatNumber(MOST_ROWS) })}</p>}
      {error && (
        <Alert color="red" variant="light" role="alert" mb={16}>
          {error}
        </Alert>
      )}
      {file && done === 0 && !run.isRunning && <Preview name={file.name} table={file.table} />}
      {file && (run.isRunning || done > 0) && (
        <>
          <div role="status">
            <p className={classes.sum}>{sumOf(run.outcomes, file.table.rows.length)}</p>
            {run.isRunning && <Progress value={(100 * done) / file.table.rows.length} size="xs" aria-label={t("lists.import_running")} />}
          </div>
          <Results outcomes={run.outcomes} />
        </>
      )}
      <DialogActions>
        {done > 0 || run.isRunning ? (
          <Button variant={run.isRunning ? "default" : "filled"} onClick={run.isRunning ? run.stop : onClose}>
            {t(run.isRunning ? "lists.import_stop" : "common.close")}
          </Button>
        ) : (
          <>
            <Button
              variant={file ? "default" : "filled"}
              leftSection={<IconUpload size={16} stroke={1.6} />}
              onClick={() => field.current?.click()}
            >
              {t(file ? "lists.import_other" : "lists.import_choose")}
            </Button>
            {file && (
              <Button onClick={() => void run.start(file.table)}>
                {t("lists.import_start", { count: file.table.rows.length, n: formatNumber(file.table.rows.length) })}
              </Button>
            )}
          </>
        )}
      </DialogActions>
    </Modal>
  );

  function sumOf(outcomes: readonly Outcome[], of: number): string {
    const added = outcomes.filter(({ kind }) => kind === "added").length;
    return t(run.isRunning ? "lists.import_so_far" : "lists.import_done", {
      n: formatNumber(added),
      skipped: formatNumber(outcomes.length - added),
      total: formatNumber(of),
    });
  }
}

function Preview({ name, table }: { name: string; table: Table }) {
  const t = useWords();
  const unknown = table.columns.filter(({ is }) => is === null).map(({ head }) => head);
  return (
    <>
      <p className={classes.sum}>
        {name}: {t("lists.import_rows", { count: table.rows.length, n: formatNumber(table.rows.length) })}
        {table.left_out > 0 && ` ${t("lists.import_left_out", { n: formatNumber(table.left_out) })}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keys as well */}
      <section className={classes.scroll} tabIndex={0} aria-label={t("lists.import_preview")}>
        <table className={classes.table}>
          <thead>
            <tr>
              {table.columns.map(({ head, is }) => (
                <th key={head} scope="col" data-unknown={is === null || undefined}>
                  {head}
                  <span>{is ? t(`lists.import_column.${is}`) : t("lists.import_column_unknown")}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, PREVIEWED).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have their number alone
              <tr key={at}>
                {table.columns.map(({ head, is }, column) => (
                  <td key={head} data-unknown={is === null || undefined}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {unknown.length > 0 && (
        <Text mt={10} size={12} isPiece tone="secondary">
          {t("lists.import_unknown", { heads: unknown.join(", ") })}
        </Text>
      )}
    </>
  );
}

function Results({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = useWords();
  return (
    <Stack as="ol" mt={12} className={classes.results} tabIndex={0} aria-label={t("lists.import_results")}>
      {outcomes.map(({ row, name, kind, text }) => (
        <li key={row} data-kind={kind}>
          <span className={classes.row}>{formatNumber(row)}</span>
          <Span flex="fill" isBreakable>
            {name || t("common.unnamed")}
          </Span>
          <span className={classes.told}>{text ?? t(`lists.import_result.${kind}`)}</span>
        </li>
      ))}
    </Stack>
  );
}

import { Button, NativeSelect } from "@mantine/core";
import { IconFileZip } from "@tabler/icons-react";
import { oneOf } from "#contract/choices.ts";
import type { WholeImport } from "#contract/import/import.ts";
import { importDelimiters, importEncodings, importKinds, importSystems } from "#contract/import/import-choices.ts";
import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { Row, Span } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./imports.module.css";
import { useFileDrop } from "./use-file-drop.tsx";

const delimiterWords = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar", "^": "caret", "~": "tilde" } as const;

interface HowProps {
  whole: WholeImport;
  system: WholeImport["system"];
  onSystem: (system: WholeImport["system"]) => void;
}

/** Kind, system, letters, delimiter and sheet: as they were found, and otherwise where somebody says so. */
export function HowItIsRead({ whole, system, onSystem }: HowProps) {
  const t = useWords();
  const { id, shape } = whole;
  const read = useAction(api.import.read, { refreshes: [api.import.show] });
  const systems = importSystems.map((value) => ({ value, label: t(`imports.system_of.${value}`) }));
  return (
    <div className={classes.how}>
      <NativeSelect
        label={t("imports.kind")}
        value={whole.kind}
        disabled={read.isPending}
        onChange={(event) => read.mutate({ id, kind: oneOf(importKinds, event.currentTarget.value) })}
        data={importKinds.map((value) => ({ value, label: t(`imports.kind_of.${value}`) }))}
      />
      <NativeSelect
        label={t("imports.system")}
        value={system ?? ""}
        onChange={(event) => onSystem(oneOf(importSystems, event.currentTarget.value) ?? null)}
        data={[{ value: "", label: t("imports.system_other") }, ...systems]}
      />
      {shape.format === "csv" && (
        <>
          <NativeSelect
            label={t("imports.delimiter")}
            value={shape.delimiter ?? ","}
            disabled={read.isPending}
            onChange={(event) => read.mutate({ id, delimiter: oneOf(importDelimiters, event.currentTarget.value) })}
            data={importDelimiters.map((value) => ({ value, label: t(`imports.delimiter_of.${delimiterWords[value]}`) }))}
          />
          <NativeSelect
            label={t("imports.encoding")}
            value={shape.encoding ?? "utf-8"}
            disabled={read.isPending}
            onChange={(event) => read.mutate({ id, encoding: oneOf(importEncodings, event.currentTarget.value) })}
            data={importEncodings.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        </>
      )}
      {shape.format === "xlsx" && (shape.sheets?.length ?? 0) > 1 && (
        <NativeSelect
          label={t("imports.sheet")}
          value={shape.sheet ?? ""}
          disabled={read.isPending}
          onChange={(event) => read.mutate({ id, sheet: event.currentTarget.value })}
          data={shape.sheets ?? []}
        />
      )}
    </div>
  );
}

/** The CVs beside a table, which come in archives. */
export function Archives({ whole: { id, files } }: { whole: WholeImport }) {
  const t = useWords();
  const attach = useAction(api.import.attach, { refreshes: [api.import.show] });
  const { input, drop, choose } = useFileDrop(t("imports.attach"), ".zip", (file) => attach.mutate({ id, file }));
  return (
    <Row gap="8 12" isWrapped className={classes.archives} {...drop}>
      {input}
      <Span tone="secondary">{files === 0 ? t("imports.files_none") : t("imports.files", { count: files, n: formatNumber(files) })}</Span>
      <Button variant="default" loading={attach.isPending} onClick={choose} leftSection={<IconFileZip size={16} stroke={1.6} />}>
        {t("imports.attach")}
      </Button>
    </Row>
  );
}

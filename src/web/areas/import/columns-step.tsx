import { Alert, Button, Checkbox, NativeSelect } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { oneOf } from "#contract/choices.ts";
import { customPath } from "#contract/custom-field.ts";
import type { WholeImport } from "#contract/import/import.ts";
import { importRules } from "#contract/import/import-choices.ts";
import {
  customRecordOf,
  fileField,
  type ImportKind,
  importFields,
  lackingIn,
  newFieldKey,
  newFieldKind,
} from "#contract/import/import-fields.ts";
import { api } from "#contract/index.ts";
import { strangeness } from "#contract/text/names/strange-letters.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { customNameHere, useAllCustomFields } from "#web/kit/custom/custom-fields.ts";
import { mayManage, useUser } from "#web/kit/session/session.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { type ColumnChoice, ColumnsTable } from "./columns-table.tsx";
import { Archives, HowItIsRead } from "./how-it-is-read.tsx";
import classes from "./imports.module.css";
import { Templates } from "./templates.tsx";
import { useDiscard } from "./use-discard.ts";

/** What each column is for, and what is done with whom is there already. */
export function ColumnsStep({ whole }: { whole: WholeImport }) {
  const t = useWords();
  const { id, kind, columns } = whole;
  const choices = useColumnChoices(kind);
  const [chosen, setMapping] = useState<readonly (string | null)[]>(whole.mapping);
  const mayAdd = mayManage(useUser()) && customRecordOf[kind] !== undefined;
  // A field that was archived since, or since a template was kept, is offered no more.
  const isOffered = (key: string | null) => choices.some(({ value }) => value === key) || (mayAdd && newFieldKind(key) !== undefined);
  const mapping = chosen.map((key) => (isOffered(key) ? key : null));
  const [rule, setRule] = useState(whole.rule);
  const [system, setSystem] = useState(whole.system);
  const check = useAction(api.import.check, { refreshes: [api.import.show, api.import.list] });
  const discard = useDiscard(id);
  const isZip = whole.shape.format === "zip";
  const strange = isZip ? [] : columns.flatMap(({ head, samples }) => [head, ...samples]).filter((text) => strangeness(text) > 0);
  const [isRight, setIsRight] = useState(false);
  const used = mapping.filter((key) => key !== null && !newFieldKind(key));
  const lacking = lackingIn(kind, mapping);
  const isTwice = new Set(used).size < used.length;
  const put = (at: number, key: string | null) => setMapping(mapping.map((before, index) => (index === at ? key : before)));
  return (
    <Stack gap={20} className={classes.screen}>
      {whole.state === "failed" && (
        <Alert color="red" variant="light" role="alert">
          {t("imports.failed")}
        </Alert>
      )}
      {!isZip && (
        <>
          <HowItIsRead whole={whole} system={system} onSystem={setSystem} />
          <Templates kind={kind} columns={columns} mapping={mapping} recognised={whole.mapping} onMapping={setMapping} />
          {customRecordOf[kind] && <LeftOver columns={columns} mapping={mapping} mayAdd={mayAdd} onMapping={setMapping} />}
          <ColumnsTable columns={columns} choices={choices} mapping={mapping} mayAdd={mayAdd} onPut={put} />
        </>
      )}
      {strange.length > 0 && (
        <Alert color="yellow" variant="light" role="alert" title={t("imports.strange")}>
          <Stack gap={8}>
            <Text>{t("imports.strange_hint", { said: strange.slice(0, 3).join(" · ") })}</Text>
            <Checkbox
              label={t("imports.strange_right")}
              checked={isRight}
              onChange={({ currentTarget }) => setIsRight(currentTarget.checked)}
            />
          </Stack>
        </Alert>
      )}
      {fileField(kind) && <Archives whole={whole} />}
      <NativeSelect
        className={classes.rule}
        label={t("imports.rule")}
        description={t("imports.rule_hint")}
        value={rule}
        onChange={(event) => setRule(oneOf(importRules, event.currentTarget.value) ?? "skip")}
        data={importRules.map((value) => ({ value, label: t(`imports.rule_of.${value}`) }))}
      />
      <div role="status">
        {lacking.map((group) => (
          <Text key={group} tone="not_met">
            {t(`imports.lacking.${group}`)}
          </Text>
        ))}
        {isTwice && <Text tone="not_met">{t("imports.twice")}</Text>}
      </div>
      <Row gap={8} isWrapped>
        <Button
          disabled={lacking.length > 0 || isTwice || (strange.length > 0 && !isRight)}
          loading={check.isPending}
          onClick={() => check.mutate({ id, mapping: [...mapping], rule, system })}
        >
          {t("imports.check")}
        </Button>
        <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate({ id })}>
          {t("imports.discard")}
        </Button>
      </Row>
    </Stack>
  );
}

/** What a column may be for: the fields of the kind, and those that the workspace added. */
function useColumnChoices(kind: ImportKind): ColumnChoice[] {
  const t = useWords();
  const own = useAllCustomFields()?.filter(({ record, archived_at }) => record === customRecordOf[kind] && !archived_at) ?? [];
  return [
    // Every field has its word.
    ...importFields[kind].map(({ key }) => ({ value: key, label: t(`imports.field_of.${key as "name"}`), isOwn: false })),
    ...own.map((field) => ({ value: customPath(field.id), label: customNameHere(field), isOwn: true })),
  ];
}

interface LeftOverProps {
  columns: WholeImport["columns"];
  mapping: readonly (string | null)[];
  mayAdd: boolean;
  onMapping: (mapping: (string | null)[]) => void;
}

/** What no field takes yet, and how all of it comes along at once. */
function LeftOver({ columns, mapping, mayAdd, onMapping }: LeftOverProps) {
  const t = useWords();
  const count = columns.filter(({ suits }, at) => suits && mapping[at] === null).length;
  if (count === 0) return null;
  const all = () => onMapping(mapping.map((key, at) => (key === null && columns[at]?.suits ? newFieldKey(columns[at].suits) : key)));
  return (
    <Row gap="8 16" isWrapped justify="between">
      <Text tone="secondary">
        {t("imports.left_over", { count, n: formatNumber(count) })} {!mayAdd && t("imports.left_over_ask")}
      </Text>
      {mayAdd && (
        <Button variant="default" onClick={all} leftSection={<IconPlus size={16} stroke={1.6} />}>
          {t("imports.make_fields", { count, n: formatNumber(count) })}
        </Button>
      )}
    </Row>
  );
}

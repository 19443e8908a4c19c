import { Alert, Button, Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { oneOf } from "#contract/choices.ts";
import { customPath } from "#contract/custom-field.ts";
import type { WholeImport } from "#contract/import/import.ts";
import { importRules } from "#contract/import/import-choices.ts";
import { customRecordOf, type ImportKind, importFields, lackingIn } from "#contract/import/import-fields.ts";
import { api } from "#contract/index.ts";
import { strangeness } from "#contract/text/names/strange-letters.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { customNameHere, useAllCustomFields } from "#web/kit/custom/custom-fields.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { useWords } from "#web/words/words.ts";
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
  // A field that was archived since, or since a template was kept, is offered no more.
  const mapping = chosen.map((key) => (choices.some(({ value }) => value === key) ? key : null));
  const [rule, setRule] = useState(whole.rule);
  const [system, setSystem] = useState(whole.system);
  const check = useAction(api.import.check, { refreshes: [api.import.show, api.import.list] });
  const discard = useDiscard(id);
  const isZip = whole.shape.format === "zip";
  const strange = isZip ? [] : columns.flatMap(({ head, samples }) => [head, ...samples]).filter((text) => strangeness(text) > 0);
  const [isRight, setIsRight] = useState(false);
  const used = mapping.filter((key) => key !== null);
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
          <Columns columns={columns} choices={choices} mapping={mapping} onPut={put} />
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
      {kind === "candidates" && <Archives whole={whole} />}
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

interface ColumnChoice {
  value: string;
  label: string;
  isOwn: boolean;
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

interface ColumnsProps {
  columns: WholeImport["columns"];
  choices: readonly ColumnChoice[];
  mapping: readonly (string | null)[];
  onPut: (at: number, key: string | null) => void;
}

function Columns({ columns, choices, mapping, onPut }: ColumnsProps) {
  const t = useWords();
  const own = choices.filter(({ isOwn }) => isOwn);
  const data = [
    { value: "", label: t("imports.left_out") },
    ...choices.filter(({ isOwn }) => !isOwn),
    ...(own.length > 0 ? [{ group: t("lists.custom.own"), items: own }] : []),
  ];
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
          {columns.map(({ head, samples }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have their number alone
            <tr key={at} data-unused={mapping[at] === null || undefined}>
              <th scope="row">{head}</th>
              <td>{samples.join(" · ")}</td>
              <td>
                <NativeSelect
                  aria-label={`${t("imports.field")}: ${head}`}
                  value={mapping[at] ?? ""}
                  onChange={(event) => onPut(at, event.currentTarget.value || null)}
                  data={data}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

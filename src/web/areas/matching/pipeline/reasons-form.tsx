import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { refusalSides } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { Pipeline, RefusalReason } from "#contract/job/pipeline.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { reasonName } from "#web/kit/record/stage/stages.ts";
import { useFirstInvalid } from "#web/ui/input/first-invalid.ts";
import { Grip } from "#web/ui/input/grip.tsx";
import { moved, useOrdering } from "#web/ui/input/ordering.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { NameFields } from "./name-fields.tsx";
import classes from "./pipeline.module.css";

type ReasonRow = Pick<RefusalReason, "side" | "names"> & { id: string; key: string | undefined };

/** Why somebody can be turned down, by whose no it is. */
export function ReasonsForm({ pipeline }: { pipeline: Pipeline }) {
  const t = useWords();
  const [rows, setRows] = useState<ReasonRow[]>(() =>
    pipeline.reasons.filter(({ is_gone }) => !is_gone).map(({ key, side, names }) => ({ key, side, names, id: key })),
  );
  const save = useAction(api.pipeline.saveReasons, {
    refreshes: [api.pipeline.show],
    onDone: (answer) => notify("info", answer.response_message),
  });
  const errors = useMemo(() => fieldErrors(save.error), [save.error]);
  useFirstInvalid(errors);
  const ordering = useOrdering(
    rows.map(({ id }) => id),
    (from, to) => rows[from]?.side === rows[to]?.side && setRows(moved(rows, from, to)),
  );
  const submit = () =>
    save.mutate({ version: pipeline.version, reasons: rows.map(({ id: _, key, ...reason }) => ({ ...reason, ...(key && { key }) })) });
  const nameOf = (row: ReasonRow) => (row.key ? reasonName(t, { key: row.key, names: row.names }) : t("pipeline.new_reason"));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={20}>
        {refusalSides.map((side) => (
          <Stack key={side} as="fieldset" gap={8} className={classes.side}>
            <Text as="legend" size={13} weight={600}>
              {t(`pipeline.side.${side}`)}
            </Text>
            {rows
              .filter((row) => row.side === side)
              .map((row) => (
                <Row key={row.id} gap={8} className={classes.reason} {...ordering.row(row.id)}>
                  <Grip aria-label={t("pipeline.order_of", { name: nameOf(row) })} {...ordering.handle(row.id)} />
                  <NameFields
                    names={row.names}
                    of="reasons"
                    by={row.key}
                    name={nameOf(row)}
                    error={errors[`reasons.${rows.indexOf(row)}.names`]}
                    onChange={(names) => setRows(rows.map((one) => (one.id === row.id ? { ...one, names } : one)))}
                  />
                  <ActionIcon
                    size={32}
                    onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
                    aria-label={t("pipeline.take_away", { name: nameOf(row) })}
                  >
                    <IconTrash size={16} stroke={1.6} />
                  </ActionIcon>
                </Row>
              ))}
            <div>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconPlus size={16} stroke={1.6} />}
                onClick={() => setRows([...rows, { id: crypto.randomUUID(), key: undefined, side, names: {} }])}
              >
                {t("pipeline.add_reason")}
              </Button>
            </div>
          </Stack>
        ))}
      </Stack>
      <Row gap={8} mt={16}>
        <Button type="submit" loading={save.isPending}>
          {t("common.save")}
        </Button>
      </Row>
    </form>
  );
}

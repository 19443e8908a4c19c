import { Button, Radio, Skeleton } from "@mantine/core";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useState } from "react";
import type { mergeSides } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { MergeField } from "#contract/merge/merge.ts";
import type { Answer } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { ContactsMoving } from "./contacts-moving.tsx";
import classes from "./merge.module.css";
import { countedWords, fieldLabel, type MergedRecord, nameOf, reasonWords } from "./merge-words.ts";
import { SideValue } from "./side-value.tsx";
import { useMerge } from "./use-merge.ts";

type Side = (typeof mergeSides)[number];
type Compared = Answer<typeof api.merge.compare>["data"];

interface MergeDialogProps {
  record: MergedRecord;
  id: string;
  other_id: string;
  onClose: () => void;
  /** The id of the one that stays. */
  onMerged?: (id: string) => void;
}

/** Two records side by side: which one stays, whose value each field gets, and what goes along. */
export function MergeDialog({ record, id, other_id, onClose, onMerged }: MergeDialogProps) {
  const t = useWords();
  const [isSwapped, setIsSwapped] = useState(false);
  const [takes, setTakes] = useState<Record<string, Side>>({});
  const { merging, apart } = useMerge();
  const two = isSwapped ? { record, id: other_id, other_id: id } : { record, id, other_id };
  const shown = useCall(api.merge.compare, two, { quiet: true });
  const compared = shown.data?.data;
  const swap = () => {
    setIsSwapped(!isSwapped);
    setTakes({});
  };
  const merge = ({ kept, other, contacts }: Compared) => {
    const joined = contacts.flatMap((one) => (one.joins ? [one.id] : []));
    merging.mutate(
      { ...two, version: kept.version, other_version: other.version, takes, joined },
      {
        onSuccess: () => {
          onClose();
          onMerged?.(two.id);
        },
        // Somebody changed one of the two: both are shown as they are now.
        onError: () => void shown.refetch(),
      },
    );
  };
  return (
    <Modal opened onClose={onClose} size={860} title={t(`merge.title.${record}`)}>
      {shown.isError && !compared && <LoadError of={shown} />}
      {!compared && !shown.isError && <Skeleton height={360} radius="sm" />}
      {compared && (
        <>
          <Sides compared={compared} onSwap={swap} />
          <Fields
            fields={compared.fields}
            takes={takes}
            names={[nameOf(t, compared.kept), nameOf(t, compared.other)]}
            onTake={(path, side) => setTakes((before) => ({ ...before, [path]: side }))}
          />
          <ContactsMoving contacts={compared.contacts} />
          <Text mt={12} size={13} tone="secondary">
            {compared.same_fields > 0 && `${t("merge.same_fields", { count: compared.same_fields })} `}
            {moving(t, compared)} {t("merge.undo_hint")}
          </Text>
        </>
      )}
      <DialogActions sticks>
        {compared && !compared.is_apart && (
          <Button variant="default" onClick={() => apart(two, onClose)}>
            {t("merge.not_same")}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button disabled={!compared} loading={merging.isPending} onClick={compared && (() => merge(compared))}>
          {t("merge.merge")}
        </Button>
      </DialogActions>
    </Modal>
  );
}

/** Both by name, the one that stays first, with what speaks for their being the same. */
function Sides({ compared: { kept, other, reasons, certainty }, onSwap }: { compared: Compared; onSwap: () => void }) {
  const t = useWords();
  return (
    <>
      {reasons.length > 0 && (
        <Text size={13} tone="secondary">
          {certainty !== null && certainty > 0 && `${t("merge.certainty", { n: certainty })} · `}
          {reasons.map((reason) => reasonWords(t, reason)).join(" · ")}
        </Text>
      )}
      <div className={classes.sides}>
        {[kept, other].map((one, at) => (
          <Stack key={one.id} gap={2} className={classes.side} data-stays={at === 0 || undefined}>
            <Text size={12} tone="secondary">
              {t(at === 0 ? "merge.stays" : "merge.goes")}
            </Text>
            <Text weight={600} isBreakable>
              {nameOf(t, one)}
            </Text>
            <Text size={12} tone="secondary" isBreakable>
              {[one.about, t("merge.added", { date: formatDate(one.created_at) })].filter(Boolean).join(" · ")}
            </Text>
          </Stack>
        ))}
        <Button
          variant="default"
          className={classes.swap}
          leftSection={<IconArrowsExchange size={16} stroke={1.6} color="var(--icon)" />}
          onClick={onSwap}
        >
          {t("merge.swap")}
        </Button>
      </div>
    </>
  );
}

const moving = (t: Words, { moves }: Compared): string =>
  moves.length === 0 ? "" : t("merge.moves", { what: countedWords(t, moves).join(", ") });

interface FieldsProps {
  fields: MergeField[];
  takes: Record<string, Side>;
  names: [string, string];
  onTake: (path: string, side: Side) => void;
}

function Fields({ fields, takes, names, onTake }: FieldsProps) {
  const t = useWords();
  const custom = useCall(api.customField.list, {}, { quiet: true, enabled: fields.some(({ path }) => path.startsWith("custom.")) });
  if (fields.length === 0)
    return (
      <Text mt={12} tone="secondary">
        {t("merge.all_same")}
      </Text>
    );
  return (
    <ul className={classes.fields}>
      {fields.map(({ path, is_list, is_fixed, ...field }) => {
        const label = fieldLabel(t, path, custom.data?.data.fields);
        const side = takes[path] ?? field.takes;
        return (
          <li key={path}>
            <Radio.Group
              value={side}
              onChange={(next) => onTake(path, next as Side)}
              label={label}
              classNames={{ root: classes.field, label: classes.label }}
              aria-label={label}
            >
              <div className={classes.choices}>
                {(["kept", "other"] as const).map((each, at) => (
                  <Radio
                    key={each}
                    value={each}
                    disabled={is_fixed}
                    size="xs"
                    className={classes.choice}
                    wrapperProps={{ "data-taken": side === each || side === "both" || undefined }}
                    label={<SideValue path={path} value={field[each]} />}
                    aria-label={t("merge.take_of", { field: label, name: names[at] ?? "" })}
                  />
                ))}
              </div>
              {is_list && <Radio value="both" size="xs" className={classes.both} label={t("merge.both")} />}
              {is_fixed && (
                <Row size={12} tone="secondary">
                  {t("merge.fixed")}
                </Row>
              )}
            </Radio.Group>
          </li>
        );
      })}
    </ul>
  );
}

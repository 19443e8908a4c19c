import { ActionIcon, Button } from "@mantine/core";
import { IconArchive, IconArrowDown, IconArrowUp, IconDots, IconPencil, IconPlus } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { customRecords } from "#contract/choices.ts";
import { type CustomField, type CustomRecord, MOST_CUSTOM_FIELDS } from "#contract/custom-field.ts";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { customNameHere } from "#web/kit/custom/custom-fields.ts";
import { mayManage, useUser } from "#web/kit/session/session.ts";
import { Grip } from "#web/ui/input/grip.tsx";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { moved, useOrdering } from "#web/ui/input/ordering.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { ChoiceMark } from "#web/ui/marks/choice-mark.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { ScreenHead, tabClass } from "#web/ui/screen/screen-head.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./fields.module.css";

const FieldDialog = lazyPart(async () => (await import("./field-dialog.tsx")).FieldDialog);
const route = getRouteApi("/dashboard/profile/fields");
const reads = [api.customField.list, api.candidate.list, api.job.list, api.client.list];

/** The fields that a workspace adds to its records: named, ordered, archived. */
export function FieldsScreen() {
  const t = useWords();
  const isManager = mayManage(useUser());
  const { of = "candidate" } = route.useSearch();
  const [open, setOpen] = useState<CustomField | "new" | null>(null);
  const read = useCall(api.customField.list, {}, { quiet: true });
  const own = read.data?.data.fields.filter(({ record }) => record === of);
  const living = own?.filter(({ archived_at }) => !archived_at) ?? [];
  const archived = own?.filter(({ archived_at }) => archived_at) ?? [];
  const add = isManager && (
    <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => setOpen("new")} disabled={living.length >= MOST_CUSTOM_FIELDS}>
      {t("fields.new")}
    </Button>
  );
  return (
    <>
      <ScreenHead
        breadcrumb={<AnchorLink to="/dashboard/profile">{t("account.profile")}</AnchorLink>}
        title={t("fields.title")}
        facts={living.length > 0 && t("fields.of_most", { n: formatNumber(living.length), most: formatNumber(MOST_CUSTOM_FIELDS) })}
        actions={living.length > 0 && add}
        tabs={customRecords.map((each) => (
          <Link
            key={each}
            from="/dashboard/profile/fields"
            to="."
            search={{ of: each === "candidate" ? undefined : each }}
            className={tabClass}
            data-active={of === each || undefined}
            aria-current={of === each ? "page" : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t(`fields.of.${each}`)}
          </Link>
        ))}
      />
      <Stack gap={24} className={classes.page}>
        <Text tone="secondary">{t("fields.text")}</Text>
        {read.isError && <LoadError of={read} />}
        {read.isPending && <SkeletonRows rows={4} height={52} label={t("common.loading")} />}
        {own && living.length === 0 && (
          <EmptyState
            title={t("fields.empty")}
            text={t(isManager ? "fields.empty_text" : "fields.only_managers_text")}
            action={add || undefined}
          />
        )}
        {living.length > 0 && <Living of={of} fields={living} isManager={isManager} onEdit={setOpen} />}
        {archived.length > 0 && <Archived fields={archived} isManager={isManager} />}
      </Stack>
      {open && <FieldDialog record={of} field={open === "new" ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}

interface LivingProps {
  of: CustomRecord;
  fields: readonly CustomField[];
  isManager: boolean;
  onEdit: (field: CustomField) => void;
}

function Living({ of, fields, isManager, onEdit }: LivingProps) {
  const t = useWords();
  const undo = useUndo();
  const [placed, setPlaced] = useState<readonly string[] | null>(null);
  const order = useAction(api.customField.order, { refreshes: reads, onDone: () => setPlaced(null), onFailed: () => setPlaced(null) });
  const archive = useAction(api.customField.archive, { refreshes: reads });
  const inOrder = placed ? placed.flatMap((id) => fields.find((field) => field.id === id) ?? []) : fields;
  const ids = inOrder.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const next = moved(ids, from, to);
    setPlaced(next);
    order.mutate({ record: of, ids: next });
  };
  const { row, handle } = useOrdering(ids, move);
  const putAway = (field: CustomField) =>
    archive.mutate(
      { id: field.id },
      {
        onSuccess: () =>
          undo(`field-${field.id}`, t("fields.archived", { name: customNameHere(field) }), () =>
            archive.mutate({ id: field.id, archived: false }),
          ),
      },
    );
  return (
    <ol className={classes.fields}>
      {inOrder.map((field, at) => {
        const name = customNameHere(field);
        return (
          <Row as="li" key={field.id} gap={8} className={classes.field} {...row(field.id)}>
            {isManager && <Grip aria-label={t("fields.move", { name })} {...handle(field.id)} />}
            <FieldWords field={field} />
            {isManager && (
              <Menu position="bottom-end" width={200}>
                <Menu.Target>
                  <ActionIcon size={32} aria-label={t("fields.actions_of", { name })}>
                    <IconDots size={16} stroke={1.6} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => onEdit(field)}>
                    {t("fields.edit")}
                  </Menu.Item>
                  <Menu.Item leftSection={<IconArrowUp size={16} stroke={1.6} />} disabled={at === 0} onClick={() => move(at, at - 1)}>
                    {t("fields.move_up")}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconArrowDown size={16} stroke={1.6} />}
                    disabled={at === inOrder.length - 1}
                    onClick={() => move(at, at + 1)}
                  >
                    {t("fields.move_down")}
                  </Menu.Item>
                  <Menu.Item leftSection={<IconArchive size={16} stroke={1.6} />} onClick={() => putAway(field)}>
                    {t("fields.archive")}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </Row>
        );
      })}
    </ol>
  );
}

function Archived({ fields, isManager }: { fields: readonly CustomField[]; isManager: boolean }) {
  const t = useWords();
  const bring = useAction(api.customField.archive, {
    refreshes: reads,
    onDone: ({ data }) => notify("info", t("fields.back", { name: customNameHere(data.field) })),
  });
  return (
    <section aria-label={t("fields.archived_title")}>
      <Text as="h2" size={15} weight={600} mb={8}>
        {t("fields.archived_title")}
      </Text>
      <ul className={classes.fields}>
        {fields.map((field) => (
          <Row as="li" key={field.id} gap={8} className={classes.field}>
            <FieldWords field={field} />
            {isManager && (
              <Button
                size="xs"
                variant="default"
                className={classes.back}
                loading={bring.isPending && bring.variables.id === field.id}
                onClick={() => bring.mutate({ id: field.id, archived: false })}
              >
                {t("fields.bring_back")}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </section>
  );
}

function FieldWords({ field }: { field: CustomField }) {
  const t = useWords();
  const offered = field.choices.filter(({ is_gone }) => !is_gone);
  return (
    <Stack flex="fill" gap={4} className={classes.words}>
      <Row gap="0 8" isWrapped align="baseline">
        <Text as="span" weight={500} isBreakable>
          {customNameHere(field)}
        </Text>
        <Text as="span" size={13} tone="dimmed">
          {t(`fields.kind_of.${field.kind}`)}
        </Text>
      </Row>
      {offered.length > 0 && (
        <Row gap="4 12" isWrapped size={13} tone="secondary">
          {offered.map((choice) => (
            <ChoiceMark key={choice.id} color={choice.color} name={customNameHere(choice)} />
          ))}
        </Row>
      )}
    </Stack>
  );
}

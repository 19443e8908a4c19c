import { ActionIcon, Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import type { ClientRow } from "#contract/client/client.ts";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { defineList, defineSheet, type Sort } from "#web/kit/list/define-list.ts";
import { recruiterFilter } from "#web/kit/list/tools/filters.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Badge } from "#web/ui/marks/marks.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { type ClientsSearch, clientSorts, clientsBody } from "./addresses.ts";
import { ClientLogo } from "./client-logo.tsx";
import { useClientActions } from "./use-client-actions.tsx";

const sortNames = { "-created_at": "clients.sort_newest", "-updated_at": "clients.sort_changed", city: "clients.sort_city" } as const;
const sorts: Sort[] = [
  { by: undefined, name: (t) => t("clients.sort_name"), column: "name" },
  ...clientSorts.map((by) => ({ by, name: (t) => t(sortNames[by]), ...(by === "city" && { column: by }) }) satisfies Sort),
];

/** A dash for nothing: a column of noughts hides the figures. */
const figure = (count: number) => (count === 0 ? "–" : formatNumber(count));

export const clientList = defineList<typeof api.client.list, ClientRow, ClientsSearch>({
  name: "clients",
  path: "/dashboard/clients",
  call: api.client.list,
  rows: ({ data }) => data.clients,
  ask: clientsBody,
  record: {
    name: ({ name }) => name,
    href: ({ id }, { isTrash }) => (isTrash ? null : `/dashboard/clients/${id}`),
    picture: (client) => <ClientLogo client={client} />,
  },
  columns: [
    { key: "name", name: (t) => t("clients.name"), width: [200, 3] },
    {
      key: "status",
      name: (t) => t("clients.status"),
      width: [100, 0],
      cell: ({ status }, { t }) => <Badge tone={status === "active" ? "met" : "plain"}>{t(`clients.status_of.${status}`)}</Badge>,
    },
    {
      key: "contact",
      name: (t) => t("clients.contact"),
      width: [120, 1.4],
      leaves: 3,
      look: "quiet",
      cell: ({ contact }) => contact?.name,
    },
    { key: "city", name: (t) => t("clients.place"), width: [90, 0.9], leaves: 2, look: "quiet", cell: ({ city }) => city },
    { key: "branch", name: (t) => t("clients.branch"), width: [100, 1], leaves: 1, look: "quiet", cell: ({ branch }) => branch },
    {
      key: "jobs",
      name: (t) => t("clients.jobs"),
      ...{ width: [100, 0], look: "end figures" },
      cell: ({ open_jobs }) => figure(open_jobs),
    },
    {
      key: "proposals",
      name: (t) => t("clients.proposals"),
      ...{ width: [100, 0], leaves: 5, look: "end figures" },
      cell: ({ proposals }) => figure(proposals),
    },
    {
      key: "placements",
      name: (t) => t("clients.placements"),
      ...{ width: [108, 0], leaves: 6, look: "end figures" },
      cell: ({ placements }) => figure(placements),
    },
    {
      key: "owner",
      name: (t) => t("clients.owner"),
      ...{ width: [110, 1], leaves: 4, look: "quiet" },
      cell: ({ recruiter_id }, { nameOf }) => nameOf(recruiter_id),
    },
  ],
  sorts,
  filters: [
    {
      key: "location",
      label: (t) => t("clients.place"),
      input: { kind: "text", label: (t) => t("clients.place"), hint: (t) => t("candidates.filter_location_hint") },
    },
    {
      key: "branch",
      label: (t) => t("clients.branch"),
      input: { kind: "text", label: (t) => t("clients.branch"), hint: (t) => t("clients.branch_hint") },
    },
    recruiterFilter,
  ],
  card: {
    mark: ({ status }, { t }) => <Badge tone={status === "active" ? "met" : "plain"}>{t(`clients.status_of.${status}`)}</Badge>,
    sub: ({ branch, city }) => [branch, city].filter(Boolean).join(", "),
    foot: ({ contact, open_jobs, placements }, { t }) =>
      [
        contact?.name,
        open_jobs > 0 && `${t("clients.jobs")} ${formatNumber(open_jobs)}`,
        placements > 0 && `${t("clients.placements")} ${formatNumber(placements)}`,
      ]
        .filter(Boolean)
        .join(" · "),
  },
  action: (client, { isTrash }) => <RowAction client={client} isTrash={isTrash} />,
  sheet: async () => (await import("./client-sheet.ts")).clientSheet,
  also: defineSheet({
    name: "contacts",
    call: api.client.contacts,
    rows: ({ data }) => data.contacts,
    sheet: async () => (await import("./client-sheet.ts")).contactSheet,
    words: { title: (t) => t("clients.contacts") },
  }),
  heights: { row: 45, card: 92 },
  keepsFilters: true,
  words: {
    title: (t) => t("clients.title"),
    search: (t) => t("clients.search"),
    none: (t) => t("clients.none_found"),
    trash: (t) => t("clients.trash_text"),
    noTrash: (t) => ({ title: t("clients.trash_empty"), text: t("clients.no_trash_text") }),
  },
});

function RowAction({ client, isTrash }: { client: ClientRow; isTrash: boolean }) {
  const t = useWords();
  const { remove, restore, isBusy, dialog } = useClientActions();
  if (!mayEdit(useUser())) return null;
  if (isTrash)
    return (
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        onClick={() => restore(client.id, () => notify("info", t("clients.restored", { name: client.name })))}
      >
        {t("clients.restore")}
      </Button>
    );
  return (
    <>
      <Tooltip label={t("common.delete")}>
        <ActionIcon size={28} aria-label={t("clients.delete", { name: client.name })} disabled={isBusy} onClick={() => remove(client)}>
          <IconTrash size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      {dialog}
    </>
  );
}

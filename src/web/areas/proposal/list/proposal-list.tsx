import { ActionIcon, Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconTrash } from "@tabler/icons-react";
import { api } from "#contract/index.ts";
import type { ProposalRow } from "#contract/proposal/proposal.ts";
import { type ProposalsSearch, proposalStatuses, proposalsBody, proposalsSorts } from "#web/areas/proposal/addresses.ts";
import { defineList, type Filter, type Picked, type Sort } from "#web/kit/list/define-list.ts";
import { recruiterFilter } from "#web/kit/list/tools/filters.tsx";
import { useClientName, useFoundClients } from "#web/kit/people/clients.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Tooltip } from "#web/ui/overlays.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { ShortlistButton, ShortlistDialog } from "./shortlist-dialog.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { useProposalActions } from "./use-proposal-actions.ts";

const sorts: Sort[] = [
  { by: undefined, name: (t) => t("proposals.changed") },
  ...proposalsSorts.filter((by) => by !== "created_at").map((by) => ({ by, name: (t) => t(`proposals.${by}`), column: by }) satisfies Sort),
];

const clientFilter: Filter = {
  key: "client_id",
  label: (t) => t("lists.filter_client"),
  searched: { useFound: useFoundClients, useName: useClientName },
  isOffered: true,
};
const statusFilter: Filter = {
  key: "status",
  label: (t) => t("lists.filter_status"),
  useChoices: () => {
    const t = useWords();
    return proposalStatuses.map((value) => ({ value, label: t(`lists.proposal_status.${value}`) }));
  },
  isOffered: true,
};

export const proposalList = defineList<typeof api.proposal.list, ProposalRow, ProposalsSearch>({
  name: "proposals",
  path: "/dashboard/proposals",
  call: api.proposal.list,
  rows: ({ data }) => data.proposals,
  ask: proposalsBody,
  record: {
    name: ({ candidate_name }, t) => candidate_name || t("common.unnamed"),
    href: ({ id }, { isTrash }) => (isTrash ? null : `/dashboard/proposals/${id}`),
    sub: ({ job_title }) => job_title,
  },
  columns: [
    { key: "candidate", name: (t) => t("proposals.candidate"), width: [200, 3] },
    { key: "client", name: (t) => t("proposals.client"), width: [110, 1.6], look: "quiet", cell: ({ client_name }) => client_name ?? "–" },
    { key: "status", name: (t) => t("proposals.status"), width: [100, 1], cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: "opened",
      name: (t) => t("proposals.opened"),
      ...{ width: [72, 0], leaves: 3, look: "end figures" },
      cell: ({ views }, { t }) => (views === 0 ? "–" : t("proposals.opened_times", { count: views })),
    },
    {
      key: "edition",
      name: (t) => t("proposals.edition"),
      ...{ width: [64, 0], leaves: 2, look: "end figures" },
      cell: ({ edition }) => (edition === 0 ? "–" : edition),
    },
    {
      key: "owner",
      name: (t) => t("lists.filter_recruiter"),
      ...{ width: [110, 1.2], leaves: 1, look: "quiet" },
      cell: ({ recruiter_id }, { nameOf }) => nameOf(recruiter_id),
    },
    {
      key: "changed",
      name: (t) => t("proposals.changed"),
      ...{ width: [96, 0.6], leaves: 4, look: "quiet figures" },
      cell: ({ updated_at }) => formatDate(updated_at),
    },
  ],
  sorts,
  filters: [clientFilter, { ...recruiterFilter, isOffered: true }, statusFilter],
  card: {
    mark: ({ status }) => <StatusBadge status={status} />,
    sub: ({ job_title, client_name }) => [job_title, client_name].filter(Boolean).join(", "),
    foot: ({ updated_at, views }, { t }) =>
      formatDate(updated_at) + (views > 0 ? ` · ${t("proposals.opened")} ${t("proposals.opened_times", { count: views })}` : ""),
  },
  action: (proposal, { isTrash }) => <RowAction proposal={proposal} isTrash={isTrash} />,
  bulk: {
    kind: "proposal",
    verbs: (picked) => <SendAsShortlist {...picked} />,
    trashed: (t, count) => t("lists.trashed", { count }),
    restored: (t, count) => t("lists.restored", { count }),
  },
  sheet: async () => (await import("./proposal-sheets.ts")).proposalSheet,
  heights: { row: 49, card: 92 },
  keepsFilters: true,
  words: {
    title: (t) => t("frame.proposals"),
    search: (t) => t("proposals.search"),
    none: (t) => t("proposals.none_found"),
    trash: (t) => t("proposals.trash_text"),
    noTrash: (t) => ({ title: t("proposals.trash_empty") }),
  },
});

/** The ticked ones as one page, in the order of ticking. */
function SendAsShortlist({ rows, clear }: Picked<ProposalRow>) {
  const [isOpen, dialog] = useDisclosure(false);
  const close = (isDone: boolean) => {
    dialog.close();
    if (isDone) clear();
  };
  return (
    <>
      <ShortlistButton ticked={rows} onSend={dialog.open} />
      <ShortlistDialog isOpen={isOpen} proposals={rows} onClose={close} />
    </>
  );
}

function RowAction({ proposal, isTrash }: { proposal: ProposalRow; isTrash: boolean }) {
  const t = useWords();
  const { remove, restore, isBusy } = useProposalActions();
  if (!mayEdit(useUser())) return null;
  if (isTrash)
    return (
      <Button size="xs" variant="default" loading={isBusy} onClick={() => restore(proposal.id)}>
        {t("proposals.restore")}
      </Button>
    );
  return (
    <Tooltip label={t("proposals.delete")}>
      <ActionIcon
        size={28}
        aria-label={`${t("proposals.delete")}: ${proposal.candidate_name}`}
        disabled={isBusy}
        onClick={() => remove(proposal)}
      >
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

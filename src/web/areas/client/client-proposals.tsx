import type { ClientResponse, ProposalRow } from "#contract/proposal/proposal.ts";
import { proposalList } from "#web/areas/proposal/list/proposal-list.tsx";
import type { Column } from "#web/kit/list/define-list.ts";
import { ListRows } from "#web/kit/list/rows/list-rows.tsx";
import { useListOf } from "#web/kit/list/use-list.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";

const answerColumn: Column<ProposalRow> = {
  key: "answer",
  name: (t) => t("clients.answer"),
  width: [220, 4],
  cell: ({ response }) => (response ? <Answer response={response} lines={2} /> : "–"),
};

/** Under their client, which needs no telling; what it said stands beside how it is. */
const proposalsOfClient = {
  ...proposalList,
  columns: proposalList.columns
    .filter(({ key }) => key !== "client")
    .flatMap((column) => (column.key === "status" ? [column, answerColumn] : [column])),
  card: {
    ...proposalList.card,
    sub: ({ job_title }: ProposalRow) => job_title,
    more: ({ response }: ProposalRow) => response && <Answer response={response} lines={4} />,
  },
  sorts: [],
  bulk: undefined,
  heights: { row: 76, card: 140 },
};

export function ClientProposals({ id }: { id: string }) {
  const t = useWords();
  const state = useListOf(proposalsOfClient, { client_id: id });
  return <ListRows state={state} empty={<EmptyState title={t("clients.proposals_empty")} text={t("clients.proposals_empty_text")} />} />;
}

/** What the client decided and when, why, and in which words; the beginning of many. */
function Answer({ response, lines }: { response: ClientResponse; lines: 2 | 4 }) {
  const t = useWords();
  const { decision, name, reason, comment, moments, at } = response;
  const why = [reason && t(`proposals.reason_${reason}`), moments.join(", ")].filter(Boolean).join(" · ");
  const said = [why, comment && `“${comment}”`].filter(Boolean).join(" · ");
  return (
    <Stack as="span" gap={2}>
      <Text as="span" size={13} isBreakable>
        {t(`proposals.answer_${decision}`, { name })}
        {" · "}
        <time dateTime={at}>{formatDate(at)}</time>
      </Text>
      {said && (
        <Text as="span" size={12} tone="secondary" lines={lines} title={said}>
          {said}
        </Text>
      )}
    </Stack>
  );
}

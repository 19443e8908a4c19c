import { ActionIcon, Button } from "@mantine/core";
import { IconArrowUp, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import type { ProposalRow } from "#contract/proposal.ts";
import lists from "#web/kit/list/list-table.module.css";
import { Room } from "#web/kit/list/room.tsx";
import { TickAll } from "#web/kit/list/tick-all.tsx";
import type { Select } from "#web/kit/list/use-selection.ts";
import { useVirtualRows } from "#web/kit/list/use-virtual-rows.ts";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Tooltip } from "#web/ui/floating.tsx";
import { TickBox, withShift } from "#web/ui/tick-box.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { type ProposalsSort, proposalsSorts } from "./addresses.ts";
import classes from "./proposals-screen.module.css";
import { StatusBadge } from "./status-badge.tsx";
import { useProposalActions } from "./use-proposal-actions.ts";

interface ProposalsProps {
  proposals: ProposalRow[];
  isTrash: boolean;
  /** They stand under their job, which needs no telling. */
  isOneJob?: boolean;
  selected: ReadonlySet<string>;
  onSelect: Select;
  hasMore: boolean;
  onNeedMore: () => void;
}

/** What the list of proposals can show, in its usual order. */
export const proposalColumns = ["candidate", "client", "status", "opened", "edition", "owner", "changed"] as const;
export type ProposalColumn = (typeof proposalColumns)[number];
const ROW = 49;
const CARD = 84;

export const proposalColumnName = (t: Words, column: ProposalColumn): string =>
  column === "owner" ? t("lists.filter_recruiter") : t(`proposals.${column}`);

const classOf: Partial<Record<ProposalColumn, string | undefined>> = {
  client: lists.cut,
  opened: lists.number,
  edition: lists.number,
  owner: lists.cut,
  changed: lists.date,
};

interface TableProps extends ProposalsProps {
  columns: readonly ProposalColumn[];
  sort: ProposalsSort | undefined;
  /** Null: they stand in their order. */
  onSort: ((sort: ProposalsSort | undefined) => void) | null;
}

export function ProposalsTable({
  proposals,
  isTrash,
  isOneJob,
  columns,
  sort,
  onSort,
  selected,
  onSelect,
  hasMore,
  onNeedMore,
}: TableProps) {
  const t = useWords();
  const nameOf = useRecruiterNames();
  const isEditor = mayEdit(useUser());
  const body = useRef<HTMLTableSectionElement>(null);
  const { items, before, after } = useVirtualRows(body, { count: proposals.length, height: ROW, hasMore, onNeedMore });
  const span = columns.length + 1 + (isEditor ? 1 : 0);
  const head = (column: ProposalColumn) => {
    const field = onSort && proposalsSorts.find((each) => each === column);
    const label = proposalColumnName(t, column);
    if (!field)
      return (
        <th key={column} scope="col" className={classOf[column]}>
          {label}
        </th>
      );
    const isSorted = sort === field;
    return (
      <th key={column} scope="col" className={classOf[column]} aria-sort={isSorted ? "ascending" : "none"}>
        <button
          type="button"
          className={lists.sort}
          data-sorted={isSorted || undefined}
          onClick={() => onSort(isSorted ? undefined : field)}
        >
          {label}
          {isSorted && <IconArrowUp size={14} stroke={1.6} />}
        </button>
      </th>
    );
  };
  const cell = (proposal: ProposalRow, column: ProposalColumn) => {
    switch (column) {
      case "candidate":
        return (
          <>
            <Name proposal={proposal} isTrash={isTrash} />
            {!isOneJob && <span className={classes.sub}>{proposal.job_title}</span>}
          </>
        );
      case "client":
        return proposal.client_name ?? "–";
      case "status":
        return <StatusBadge status={proposal.status} />;
      case "opened":
        return proposal.views === 0 ? "–" : t("proposals.opened_times", { count: proposal.views });
      case "edition":
        return proposal.edition === 0 ? "–" : proposal.edition;
      case "owner":
        return proposal.recruiter_id && nameOf(proposal.recruiter_id);
      case "changed":
        return formatDate(proposal.updated_at);
    }
  };
  return (
    <table className={`${lists.table} ${classes.rows}`} aria-rowcount={proposals.length + 1}>
      <thead>
        <tr>
          {isEditor && (
            <th scope="col" className={lists.tick}>
              <TickAll rows={proposals} selected={selected} onSelect={onSelect} />
            </th>
          )}
          {columns.map(head)}
          <th scope="col">
            <span className={lists.hidden}>{t("common.more")}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Room height={before} span={span} />
        {items.map(({ index }) => {
          const proposal = proposals[index];
          if (!proposal) return null;
          return (
            <tr key={proposal.id} aria-rowindex={index + 2} data-selected={selected.has(proposal.id) || undefined}>
              {isEditor && (
                <td className={lists.tick}>
                  <TickBox
                    className={lists.above}
                    aria-label={t("lists.select_row", { name: proposal.candidate_name || t("common.unnamed") })}
                    checked={selected.has(proposal.id)}
                    onChange={(event) => onSelect([proposal.id], event.currentTarget.checked, withShift(event))}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td key={column} className={classOf[column]}>
                  {cell(proposal, column)}
                </td>
              ))}
              <td className={lists.last}>
                <RowAction proposal={proposal} isTrash={isTrash} />
              </td>
            </tr>
          );
        })}
        <Room height={after} span={span} />
      </tbody>
    </table>
  );
}

export function ProposalCards({ proposals, isTrash, isOneJob, selected, onSelect, hasMore, onNeedMore }: ProposalsProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const body = useRef<HTMLUListElement>(null);
  const { items, before, after, measure } = useVirtualRows(body, { count: proposals.length, height: CARD, hasMore, onNeedMore });
  return (
    <ul ref={body} className={lists.cards} style={{ paddingTop: before, paddingBottom: after }}>
      {items.map(({ index }) => {
        const proposal = proposals[index];
        if (!proposal) return null;
        return (
          <li key={proposal.id} ref={measure} data-index={index} data-selected={selected.has(proposal.id) || undefined}>
            <div className={lists.cardHead}>
              {isEditor && (
                <TickBox
                  className={lists.above}
                  aria-label={t("lists.select_row", { name: proposal.candidate_name || t("common.unnamed") })}
                  checked={selected.has(proposal.id)}
                  onChange={(event) => onSelect([proposal.id], event.currentTarget.checked, withShift(event))}
                />
              )}
              <Name proposal={proposal} isTrash={isTrash} />
              <StatusBadge status={proposal.status} />
            </div>
            {!isOneJob && <span className={classes.sub}>{[proposal.job_title, proposal.client_name].filter(Boolean).join(", ")}</span>}
            <div className={lists.cardFoot}>
              <span>
                {formatDate(proposal.updated_at)}
                {proposal.views > 0 && ` · ${t("proposals.opened")} ${t("proposals.opened_times", { count: proposal.views })}`}
              </span>
              <RowAction proposal={proposal} isTrash={isTrash} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Name({ proposal, isTrash }: { proposal: ProposalRow; isTrash: boolean }) {
  const t = useWords();
  const name = proposal.candidate_name || t("common.unnamed");
  if (isTrash) return <span className={lists.name}>{name}</span>;
  return (
    <Link to="/dashboard/proposals/$id" params={{ id: proposal.id }} className={lists.name} data-proposal={proposal.id}>
      {name}
    </Link>
  );
}

function RowAction({ proposal, isTrash }: { proposal: ProposalRow; isTrash: boolean }) {
  const t = useWords();
  const { remove, restore, isBusy } = useProposalActions();
  if (!mayEdit(useUser())) return null;
  if (isTrash)
    return (
      <Button size="xs" variant="default" className={lists.above} loading={isBusy} onClick={() => restore(proposal.id)}>
        {t("proposals.restore")}
      </Button>
    );
  return (
    <Tooltip label={t("proposals.delete")}>
      <ActionIcon
        size={28}
        className={lists.above}
        aria-label={`${t("proposals.delete")}: ${proposal.candidate_name}`}
        disabled={isBusy}
        onClick={() => remove(proposal)}
      >
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

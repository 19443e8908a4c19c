import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ProposalRow } from "#contract/proposal.ts";
import { mayEdit, useUser } from "#web/session.ts";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import type { Step } from "./addresses.ts";
import classes from "./proposals-screen.module.css";
import { StatusBadge } from "./status-badge.tsx";
import { useProposalActions } from "./use-proposal-actions.ts";

interface ProposalsProps {
  proposals: ProposalRow[];
  isTrash: boolean;
}

/** Where work goes on: a draft at its strengths, what was sent at its links and answer. */
export const stepToOpen = ({ status }: Pick<ProposalRow, "status">): Step => (status === "draft" ? "strengths" : "review");

export function ProposalsTable({ proposals, isTrash }: ProposalsProps) {
  const t = useWords();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("proposals.candidate")}</th>
          <th scope="col">{t("proposals.client")}</th>
          <th scope="col">{t("proposals.status")}</th>
          <th scope="col" className={classes.number}>
            {t("proposals.opened")}
          </th>
          <th scope="col" className={classes.number}>
            {t("proposals.edition")}
          </th>
          <th scope="col">{t("proposals.changed")}</th>
          <th scope="col">
            <span className={classes.hidden}>{t("common.more")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {proposals.map((proposal) => (
          <tr key={proposal.id}>
            <td>
              <Name proposal={proposal} isTrash={isTrash} />
              <span className={classes.sub}>{proposal.job_title}</span>
            </td>
            <td className={classes.cut}>{proposal.client_name ?? "–"}</td>
            <td>
              <StatusBadge status={proposal.status} />
            </td>
            <td className={classes.number}>{proposal.views === 0 ? "–" : t("proposals.opened_times", { count: proposal.views })}</td>
            <td className={classes.number}>{proposal.edition === 0 ? "–" : proposal.edition}</td>
            <td className={classes.date}>{formatDate(proposal.updated_at)}</td>
            <td className={classes.last}>
              <RowAction proposal={proposal} isTrash={isTrash} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ProposalCards({ proposals, isTrash }: ProposalsProps) {
  const t = useWords();
  return (
    <ul className={classes.cards}>
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <div className={classes.cardHead}>
            <Name proposal={proposal} isTrash={isTrash} />
            <StatusBadge status={proposal.status} />
          </div>
          <span className={classes.sub}>{[proposal.job_title, proposal.client_name].filter(Boolean).join(", ")}</span>
          <div className={classes.cardFoot}>
            <span>
              {formatDate(proposal.updated_at)}
              {proposal.views > 0 && ` · ${t("proposals.opened")} ${t("proposals.opened_times", { count: proposal.views })}`}
            </span>
            <RowAction proposal={proposal} isTrash={isTrash} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Name({ proposal, isTrash }: { proposal: ProposalRow; isTrash: boolean }) {
  const t = useWords();
  const name = proposal.candidate_name || t("common.unnamed");
  if (isTrash) return <span className={classes.name}>{name}</span>;
  return (
    <Link
      to="/dashboard/proposals/$id/$step"
      params={{ id: proposal.id, step: stepToOpen(proposal) }}
      className={classes.name}
      data-proposal
    >
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
      <Button size="xs" variant="default" className={classes.above} loading={isBusy} onClick={() => restore(proposal.id)}>
        {t("proposals.restore")}
      </Button>
    );
  return (
    <Tooltip label={t("proposals.delete")}>
      <ActionIcon
        size={28}
        className={classes.above}
        aria-label={`${t("proposals.delete")}: ${proposal.candidate_name}`}
        disabled={isBusy}
        onClick={() => remove(proposal)}
      >
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

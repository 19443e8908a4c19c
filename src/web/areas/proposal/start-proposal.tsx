import { Button } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import { readsProposals } from "#web/areas/proposal/list/use-proposal-actions.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { useWords } from "#web/words/words.ts";

/** Drafts a proposal from a match, or opens the draft that there is, and leads to where it needs a person. */
export function useStartProposal() {
  const navigate = useNavigate();
  const start = useAction(api.proposal.start, {
    refreshes: readsProposals,
    onDone: ({ data }) => void navigate({ to: "/dashboard/proposals/$id", params: { id: data.proposal.id } }),
  });
  return {
    isBusy: start.isPending,
    start: (pair: { job_id: string; candidate_id: string }) => start.mutate(pair),
  };
}

interface StartProps {
  job_id: string;
  candidate_id: string;
  variant?: "filled" | "default";
  size?: "sm" | "lg";
  className?: string | undefined;
}

export function StartProposal({ job_id, candidate_id, variant = "filled", size = "sm", className }: StartProps) {
  const t = useWords();
  const { start, isBusy } = useStartProposal();
  return (
    <Button
      variant={variant}
      size={size}
      className={className}
      leftSection={<IconFileText size={size === "lg" ? 18 : 16} stroke={1.6} />}
      loading={isBusy}
      onClick={() => start({ job_id, candidate_id })}
    >
      {t("proposals.start")}
    </Button>
  );
}

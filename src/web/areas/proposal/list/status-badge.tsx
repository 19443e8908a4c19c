import type { ProposalStatus } from "#contract/proposal/proposal.ts";
import { Badge } from "#web/ui/marks/marks.tsx";
import { useWords } from "#web/words/words.ts";

/** One neutral badge each; only an interview and an acceptance in accent. */
export function StatusBadge({ status }: { status: ProposalStatus }) {
  const t = useWords();
  return <Badge tone={status === "interview" || status === "accepted" ? "accent" : "plain"}>{t(`lists.proposal_status.${status}`)}</Badge>;
}

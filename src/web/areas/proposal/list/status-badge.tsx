import type { ProposalStatus } from "#contract/proposal.ts";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./status-badge.module.css";

/** One neutral badge each; only an interview and an acceptance in accent. */
export function StatusBadge({ status }: { status: ProposalStatus }) {
  const t = useWords();
  return (
    <Text
      as="span"
      size={12}
      weight={500}
      tone="secondary"
      isOneLine
      className={classes.badge}
      data-good={status === "interview" || status === "accepted" || undefined}
    >
      {t(`lists.proposal_status.${status}`)}
    </Text>
  );
}

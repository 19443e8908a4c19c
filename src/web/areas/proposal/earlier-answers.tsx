import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./earlier-answers.module.css";

/** What a job's client was sent of somebody before and what it said to it, seen before proposing again; nothing where there was nothing. */
export function EarlierAnswers({ job_id, candidate_id }: { job_id: string; candidate_id: string }) {
  const t = useWords();
  const asked = useCall(api.client.answers, { job_id, candidate_id }, { quiet: true, staleTime: 30_000 }).data?.data;
  if (!asked || asked.answers.length === 0) return null;
  return (
    <section className={classes.earlier} aria-label={t("proposals.earlier", { client: asked.client_name ?? "" })}>
      <Text as="h3" size={13} weight={600}>
        {t("proposals.earlier", { client: asked.client_name ?? "" })}
      </Text>
      <ul>
        {asked.answers.map(({ proposal_id, job_title, status, sent_at, recruiter_name, reason, comment, answered_at }) => (
          <Text as="li" key={proposal_id} size={13} tone="secondary" isBreakable>
            <AnchorLink to="/dashboard/proposals/$id" params={{ id: proposal_id }} inherit td="underline">
              {job_title}
            </AnchorLink>
            {": "}
            {t(`lists.proposal_status.${status}`)}
            {reason && ` (${t(`proposals.reason_${reason}`)})`}
            {comment && <q>{comment}</q>}
            {" · "}
            {[formatDate(answered_at ?? sent_at), recruiter_name].filter(Boolean).join(" · ")}
          </Text>
        ))}
      </ul>
    </section>
  );
}

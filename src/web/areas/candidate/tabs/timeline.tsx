import { Link } from "@tanstack/react-router";
import type { Activity } from "#contract/candidate/candidate.ts";
import { consentAnswers, decisions, oneOf, stages } from "#contract/choices.ts";
import { fieldName } from "#web/kit/record/profile-fields.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { TranslateMenu } from "#web/kit/translation/translate-menu.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { formatTime } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { NoteForm } from "./note-form.tsx";
import classes from "./tabs.module.css";

/** What happened to a candidate, newest first, and a field for a note: a tab, or a pane of its own. */
export function Timeline({ candidate: { id, activity } }: { candidate: { id: string; activity: readonly Activity[] } }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  return (
    <>
      {isEditor && <NoteForm candidate_id={id} />}
      {activity.length === 0 ? <EmptyState title={t("record.timeline.empty")} /> : <Lines activity={activity} />}
    </>
  );
}

function Lines({ activity }: { activity: readonly Activity[] }) {
  const t = useWords();
  return (
    <ol className={classes.timeline}>
      {activity.map((each) => {
        const words = ["text", "comment"].map((name) => each.detail[name]).find((text) => typeof text === "string" && text !== "") as
          | string
          | undefined;
        const reason = typeof each.detail.reason === "string" && each.detail.reason !== "" ? each.detail.reason : null;
        return (
          <Stack as="li" gap={2} key={each.id}>
            <span>{sentence(t, each)}</span>
            {words && <span>{words}</span>}
            {reason && !words && (
              <Row as="span" align="stretch" isWrapped size={12} tone="secondary" className={classes.sub}>
                {reason}
              </Row>
            )}
            <Row as="span" align="stretch" isWrapped size={12} tone="secondary" className={classes.sub}>
              <time dateTime={each.at}>{formatTime(each.at)}</time>
              {each.job && (
                <Link to="/dashboard/jobs/$id" params={{ id: each.job.id }}>
                  {each.job.title}
                </Link>
              )}
              {typeof each.detail.proposal_id === "string" && (
                <Link
                  to="/dashboard/proposals/$id/$step"
                  params={{ id: each.detail.proposal_id, step: each.kind === "proposal_started" ? "start" : "review" }}
                >
                  {t("record.timeline.open_proposal")}
                </Link>
              )}
              {(words ?? reason) && <TranslateMenu text={words ?? reason ?? ""} />}
            </Row>
          </Stack>
        );
      })}
    </ol>
  );
}

function sentence(t: Words, { kind, actor_name, detail }: Activity): string {
  const who = actor_name ?? t("record.timeline.somebody");
  switch (kind) {
    case "created": {
      const from = detail.source === "file" || detail.source === "text" ? detail.source : "hand";
      return t(`record.timeline.created_${from}`, { who });
    }
    case "updated": {
      const names = Array.isArray(detail.fields) ? detail.fields.filter((each): each is string => typeof each === "string") : [];
      if (names.length === 1 && names[0] === "unchecked_fields") return t("record.timeline.checked", { who });
      const fields = names
        .filter((name) => name !== "unchecked_fields")
        .map((name) =>
          name === "desired" || name === "links" || name === "consent" || name === "recruiter_id"
            ? null
            : fieldName(t, name, {}).toLocaleLowerCase(),
        );
      const known = fields.filter((name) => name !== null);
      return known.length > 0 && known.length === fields.length
        ? t("record.timeline.updated", { who, fields: known.join(", ") })
        : t("record.timeline.updated_some", { who });
    }
    case "stage_changed": {
      const to = oneOf(stages, detail.to);
      return t("record.timeline.stage_changed", { who, stage: to ? t(`candidates.stage.${to}`) : "" });
    }
    case "matched":
      return t("record.timeline.matched");
    case "client_answered": {
      const answer = oneOf(decisions, detail.decision);
      const name = typeof detail.name === "string" ? detail.name : who;
      return t(`record.timeline.client_${answer ?? "question"}`, { who: name });
    }
    case "consent_answered":
      return t(`record.timeline.consent_${oneOf(consentAnswers, detail.answer) ?? "yes"}`);
    case "renewal_answered":
      return t(`record.timeline.renewal_${detail.answer === "yes" ? "yes" : "no"}`);
    case "proposal_withdrawn":
      if (detail.by_candidate) return t("record.timeline.withdrawn_by_candidate");
      return t("record.timeline.proposal_withdrawn", { who });
    default:
      return t(`record.timeline.${kind}`, { who });
  }
}

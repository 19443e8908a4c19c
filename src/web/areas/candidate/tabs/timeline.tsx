import { Link } from "@tanstack/react-router";
import type { Activity } from "#contract/candidate/candidate.ts";
import { consentAnswers, decisions, interviewOutcomes, oneOf, stages } from "#contract/choices.ts";
import { customIdIn } from "#contract/custom-field.ts";
import { mentionedIn } from "#contract/note/mention.ts";
import { noteHash } from "#web/areas/note/addresses.ts";
import { NoteText } from "#web/areas/note/note-text.tsx";
import { RecordNotes } from "#web/areas/note/record-notes.tsx";
import { customNameHere, useAllCustomFields } from "#web/kit/custom/custom-fields.ts";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { fieldName } from "#web/kit/record/profile-fields.ts";
import { refusalOfThen, stageOfThen } from "#web/kit/record/stage/stages.ts";
import { TranslateMenu } from "#web/kit/translation/translate-menu.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { formatTime, formatTimeIn, shownName } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./tabs.module.css";

interface TimelineProps {
  candidate: Parameters<typeof shownName>[1] & { id: string; activity: readonly Activity[] };
}

/** What is written about a candidate and has to be done, and what happened: a tab, or a pane of its own. */
export function Timeline({ candidate }: TimelineProps) {
  const t = useWords();
  // What was written about the candidate stands above, as notes; what was on a proposal stands there.
  const happened = candidate.activity.filter(({ kind, detail }) => kind !== "note" || typeof detail.proposal_id === "string");
  return (
    <>
      <div className={classes.notes}>
        <RecordNotes about={{ record: "candidate", record_id: candidate.id }} people={[{ name: shownName(t, candidate) }]} />
      </div>
      {happened.length > 0 && (
        <section aria-label={t("record.timeline.title")}>
          <Text as="h3" size={13} weight={600} className={classes.timelineHead}>
            {t("record.timeline.title")}
          </Text>
          <Lines activity={happened} />
        </section>
      )}
    </>
  );
}

function Lines({ activity }: { activity: readonly Activity[] }) {
  const t = useWords();
  const own = useAllCustomFields();
  const ownName = (path: string) => {
    const field = own?.find(({ id }) => id === customIdIn(path));
    return field && customNameHere(field);
  };
  return (
    <ol className={classes.timeline}>
      {activity.map((each) => {
        const words = ["text", "comment", "note", "said"]
          .map((name) => each.detail[name])
          .find((text) => typeof text === "string" && text !== "") as string | undefined;
        const refused = refusalIn(t, each);
        const reason = reasonIn(each);
        return (
          <Stack as="li" gap={2} key={each.id}>
            <span>{sentence(t, each, ownName)}</span>
            {refused && <span>{refused}</span>}
            {words && (each.kind === "note" ? <NoteWords text={words} /> : <span>{words}</span>)}
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
                  {...(each.kind === "note" && { search: { notes: true }, hash: noteHash(each.id) })}
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

/** What a note on a proposal says, with colleagues by their names. */
function NoteWords({ text }: { text: string }) {
  const nameOf = useRecruiterNames();
  return <NoteText note={{ text, mentions: mentionedIn(text).map((recruiter_id) => ({ recruiter_id, name: nameOf(recruiter_id) })) }} />;
}

/** Whose no it was, and by which reason of the list. A client's answer holds its reason alone. */
const refusalIn = (t: Words, { kind, detail }: Activity): string | null =>
  kind !== "client_answered"
    ? refusalOfThen(t, detail)
    : detail.reason
      ? refusalOfThen(t, { side: "client", reason_key: detail.reason })
      : null;

/** What somebody gave as a reason in words of their own. */
const reasonIn = ({ kind, detail }: Activity): string | null =>
  kind !== "client_answered" && typeof detail.reason === "string" && detail.reason !== "" ? detail.reason : null;

function sentence(t: Words, { kind, actor_name, detail }: Activity, ownName: (path: string) => string | undefined): string {
  const who = actor_name ?? t("record.timeline.somebody");
  switch (kind) {
    case "created": {
      const from = oneOf(["file", "text", "import"], detail.source) ?? "hand";
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
            : customIdIn(name)
              ? (ownName(name) ?? null)
              : fieldName(t, name, {}).toLocaleLowerCase(),
        );
      const known = fields.filter((name) => name !== null);
      return known.length > 0 && known.length === fields.length
        ? t("record.timeline.updated", { who, fields: known.join(", ") })
        : t("record.timeline.updated_some", { who });
    }
    case "stage_changed":
    case "reason_changed": {
      const stage = stageOfThen(t, oneOf(stages, detail.to), detail.to_names);
      const isTakenBack = kind === "reason_changed" && !detail.reason && !detail.reason_key;
      return t(`record.timeline.${isTakenBack ? "reason_taken_back" : kind}`, { who, stage });
    }
    case "matched":
      return t("record.timeline.matched");
    case "client_answered": {
      const answer = oneOf(decisions, detail.decision);
      const name = typeof detail.name === "string" ? detail.name : who;
      return t(`record.timeline.client_${answer ?? "question"}`, { who: name });
    }
    case "interview_suggested":
    case "interview_picked":
    case "interview_planned":
    case "interview_moved":
      return t(`record.timeline.${kind}`, { who: typeof detail.name === "string" ? detail.name : who, when: whenOf(detail) });
    case "interview_outcome":
      return t("record.timeline.interview_outcome", {
        who,
        outcome: t(`interviews.outcome.${oneOf(interviewOutcomes, detail.outcome) ?? "yes"}`).toLocaleLowerCase(),
      });
    case "consent_answered":
      return t(`record.timeline.consent_${oneOf(consentAnswers, detail.answer) ?? "yes"}`);
    case "renewal_answered":
      return t(`record.timeline.renewal_${detail.answer === "yes" ? "yes" : "no"}`);
    case "merged":
    case "merge_undone":
      return t(`record.timeline.${kind}`, { who, name: String(detail.name ?? "") });
    case "proposal_withdrawn":
      if (detail.by_candidate) return t("record.timeline.withdrawn_by_candidate");
      return t("record.timeline.proposal_withdrawn", { who });
    default:
      return t(`record.timeline.${kind}`, { who });
  }
}

/** When an interview is, as it was written down then, by the clock that it was planned by. */
function whenOf({ starts_at, time_zone }: Record<string, unknown>): string {
  if (typeof starts_at !== "string" || typeof time_zone !== "string") return "–";
  return formatTimeIn(starts_at, time_zone);
}

import {
  IconArrowMerge,
  IconArrowsExchange,
  IconArrowsSplit2,
  IconBriefcase,
  IconCalendar,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconEye,
  IconFileText,
  IconMailForward,
  IconMessage,
  IconNote,
  IconPencil,
  IconTrash,
  IconUpload,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ActivityLine } from "#contract/dashboard.ts";
import { momentOf } from "#web/areas/dashboard/when.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import type { Told } from "./activity-lines.ts";
import classes from "./activity-list.module.css";
import { ABOUT, ACTOR, actorOf, deedOf, recordOf, subjectOf } from "./activity-words.ts";

const icons: Record<ActivityLine["kind"], TablerIcon> = {
  created: IconUpload,
  updated: IconPencil,
  deleted: IconTrash,
  restored: IconArrowsExchange,
  cv_added: IconUpload,
  stage_changed: IconArrowsExchange,
  reason_changed: IconPencil,
  verdict_changed: IconPencil,
  matched: IconArrowsExchange,
  note: IconNote,
  term_over: IconClock,
  proposal_started: IconFileText,
  proposal_submitted: IconMailForward,
  proposal_viewed: IconEye,
  proposal_status: IconArrowsExchange,
  proposal_withdrawn: IconCircleX,
  client_answered: IconMessage,
  proposal_replied: IconMailForward,
  consent_asked: IconMailForward,
  consent_answered: IconMessage,
  renewal_asked: IconMailForward,
  renewal_answered: IconMessage,
  shortlist_sent: IconMailForward,
  interview_offered: IconCalendar,
  interview_planned: IconCalendar,
  interview_moved: IconCalendar,
  interview_cancelled: IconCalendar,
  interview_suggested: IconCalendar,
  interview_picked: IconCalendar,
  interview_outcome: IconCalendar,
  merged: IconArrowMerge,
  merge_undone: IconArrowsSplit2,
};

function iconOf({ kind, candidate, to }: ActivityLine): TablerIcon {
  if (kind === "created" && !candidate) return IconBriefcase;
  if (kind === "client_answered" && to === "interview") return IconCircleCheck;
  return icons[kind];
}

/** Who did what, a line each, with the record behind it. */
export function ActivityList({ told }: { told: Told[] }) {
  return (
    <Stack as="ul">
      {told.map((each) => (
        <Line key={each.line.id} told={each} />
      ))}
    </Stack>
  );
}

function Line({ told }: { told: Told }) {
  const t = useWords();
  const { line } = told;
  const Icon = iconOf(line);
  return (
    <li className={classes.line}>
      <Icon size={16} stroke={1.6} />
      <span className={classes.words}>
        {deedOf(t, told)
          .split(/([\uE000\uE001])/)
          .map((part) =>
            part === ACTOR ? (
              <Text as="strong" weight={600} tone="text" key="actor">
                {actorOf(t, line)}
              </Text>
            ) : part === ABOUT ? (
              <Link key="about" {...recordOf(line)} className={classes.about}>
                {subjectOf(t, line)}
              </Link>
            ) : (
              part
            ),
          )}
      </span>
      <time dateTime={line.at} title={formatTime(line.at)} className={classes.when}>
        {momentOf(line.at)}
      </time>
    </li>
  );
}

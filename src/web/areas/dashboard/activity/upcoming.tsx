import { IconBriefcase, IconCalendar, IconLink, IconShieldHalf, IconUserCheck, type TablerIcon } from "@tabler/icons-react";
import { Link, linkOptions } from "@tanstack/react-router";
import type { UpcomingLine } from "#contract/dashboard.ts";
import { api } from "#contract/index.ts";
import { useScope } from "#web/areas/dashboard/use-scope.ts";
import { Widget } from "#web/areas/dashboard/widgets/widget.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { dayAhead } from "#web/words/days.ts";
import { formatDate, formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import list from "./activity-list.module.css";
import { recordOf } from "./activity-words.ts";
import { dayOf, inDayOrder } from "./upcoming-days.ts";

const SHOWN = 5;
const icons: Record<UpcomingLine["kind"], TablerIcon> = {
  interview: IconCalendar,
  link_closes: IconLink,
  leaves: IconShieldHalf,
  job_starts: IconBriefcase,
  available: IconUserCheck,
};

const targetOf = (line: UpcomingLine) =>
  line.kind === "interview" && line.job
    ? linkOptions({ to: "/dashboard/jobs/$id", params: { id: line.job.id }, search: { tab: "interviews" } })
    : recordOf(line);

/** The days of the next four weeks that somebody should know of. */
export function Upcoming() {
  const t = useWords();
  const { scope } = useScope();
  // Today's interviews stand under today.
  const from = new Date(new Date().setHours(24, 0, 0, 0)).toISOString();
  const query = useCall(api.dashboard.upcoming, { scope, from }, { quiet: true });
  const textOf = ({ kind, candidate, job, starts_at }: UpcomingLine) =>
    t(`dashboard.coming_${kind}`, {
      name: candidate?.name ?? t("common.unnamed"),
      job: job?.title,
      time: starts_at && formatTime(starts_at).split(", ").at(-1),
      client: job?.client_name ?? t("dashboard.did.the_client"),
    });
  return (
    <Widget title={t("dashboard.upcoming")} query={query} rows={3} rowHeight={36}>
      {({ data }) => {
        const lines = inDayOrder(data.upcoming);
        return lines.length === 0 ? (
          <Text tone="secondary">{t("dashboard.nothing_upcoming")}</Text>
        ) : (
          <Stack as="ul">
            {lines.slice(0, SHOWN).map((line) => {
              const Icon = icons[line.kind];
              return (
                <li key={`${line.kind} ${line.starts_at} ${line.proposal_id ?? line.candidate?.id ?? line.job?.id}`} className={list.line}>
                  <Icon size={16} stroke={1.6} />
                  <Link {...targetOf(line)} className={`${list.words} ${list.about}`}>
                    {textOf(line)}
                  </Link>
                  <time dateTime={dayOf(line)} title={formatDate(dayOf(line))} className={list.when}>
                    {dayAhead(dayOf(line))}
                  </time>
                </li>
              );
            })}
          </Stack>
        );
      }}
    </Widget>
  );
}

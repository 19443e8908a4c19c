import { IconBriefcase, IconCalendar, IconLink, IconShieldHalf, type TablerIcon } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { UpcomingLine } from "#contract/dashboard.ts";
import { api } from "#contract/index.ts";
import { useScope } from "#web/areas/dashboard/use-scope.ts";
import { Widget } from "#web/areas/dashboard/widgets/widget.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { dayAhead } from "#web/words/days.ts";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import list from "./activity-list.module.css";
import { recordOf } from "./activity-words.ts";

const SHOWN = 5;
const icons: Record<UpcomingLine["kind"], TablerIcon> = {
  link_closes: IconLink,
  leaves: IconShieldHalf,
  job_starts: IconBriefcase,
  available: IconCalendar,
};

/** The days of the next four weeks that somebody should know of. */
export function Upcoming() {
  const t = useWords();
  const { scope } = useScope();
  const query = useCall(api.dashboard.upcoming, { scope }, { quiet: true });
  const textOf = ({ kind, candidate, job }: UpcomingLine) =>
    t(`dashboard.coming_${kind}`, {
      name: candidate?.name ?? t("common.unnamed"),
      job: job?.title,
      client: job?.client_name ?? t("dashboard.did.the_client"),
    });
  return (
    <Widget title={t("dashboard.upcoming")} query={query} rows={3} rowHeight={36}>
      {({ data }) =>
        data.upcoming.length === 0 ? (
          <Text tone="secondary">{t("dashboard.nothing_upcoming")}</Text>
        ) : (
          <Stack as="ul">
            {data.upcoming.slice(0, SHOWN).map((line) => {
              const Icon = icons[line.kind];
              return (
                <li key={`${line.kind} ${line.proposal_id ?? line.candidate?.id ?? line.job?.id}`} className={list.line}>
                  <Icon size={16} stroke={1.6} />
                  <Link {...recordOf(line)} className={`${list.words} ${list.about}`}>
                    {textOf(line)}
                  </Link>
                  <time dateTime={line.day} title={formatDate(line.day)} className={list.when}>
                    {dayAhead(line.day)}
                  </time>
                </li>
              );
            })}
          </Stack>
        )
      }
    </Widget>
  );
}

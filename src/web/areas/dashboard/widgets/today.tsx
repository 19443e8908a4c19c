import { IconCalendar, IconChevronRight, IconMessage, IconShieldHalf, type TablerIcon } from "@tabler/icons-react";
import { Link, type LinkProps, linkOptions } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import { useScope } from "#web/areas/dashboard/use-scope.ts";
import { QuickAdd } from "#web/areas/to-do/quick-add.tsx";
import { ToDoRow } from "#web/areas/to-do/to-do-row.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { CountBadge } from "#web/ui/marks/marks.tsx";
import { localDay } from "#web/words/days.ts";
import { formatNumber, formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./today.module.css";
import { Widget } from "./widget.tsx";

/** So many tasks before the list of all of them. */
const SHOWN = 8;

/** What is to be done today and what is late already, then how many proposals wait for an answer and whose consent ends. */
export function Today() {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const { scope } = useScope();
  const asked = { due_before: localDay(Date.now(), 1), limit: SHOWN, ...(scope === "mine" && { mine: true }) };
  const query = useCall(api.toDo.list, asked, { quiet: true, staleTime: 30_000 });
  const interviews = useInterviews(scope);
  // Both stand below it.
  const count = (query.data?.data.total ?? 0) + interviews.length;
  return (
    <Widget
      title={t("tasks.today")}
      mark={query.data && count > 0 && <CountBadge count={formatNumber(count)} />}
      side={<AnchorLink to="/dashboard/tasks">{t("tasks.all")}</AnchorLink>}
      query={query}
      rows={3}
      rowHeight={44}
    >
      {({ data: { to_dos, total } }) => (
        <div className={classes.today}>
          <Interviews interviews={interviews} />
          {to_dos.length > 0 ? (
            <Stack as="ul">
              {to_dos.map((toDo) => (
                <ToDoRow key={toDo.id} toDo={toDo} withRecord />
              ))}
            </Stack>
          ) : (
            <Text tone="secondary">{t("tasks.none_today")}</Text>
          )}
          {total > to_dos.length && (
            <AnchorLink to="/dashboard/tasks" size="sm">
              {t("tasks.more", { count: total - to_dos.length })}
            </AnchorLink>
          )}
          {isEditor && <QuickAdd isForToday />}
          <Besides scope={scope} />
        </div>
      )}
    </Widget>
  );
}

/** Those of today, by their time. */
function useInterviews(scope: "mine" | "team" | undefined) {
  const from = new Date().setHours(0, 0, 0, 0);
  const until = new Date(from);
  until.setDate(until.getDate() + 1);
  const asked = { scope, from: new Date(from).toISOString(), to: until.toISOString() };
  return useCall(api.dashboard.today, asked, { quiet: true, staleTime: 30_000 }).data?.data.interviews ?? [];
}

function Interviews({ interviews }: { interviews: ReturnType<typeof useInterviews> }) {
  const t = useWords();
  if (interviews.length === 0) return null;
  return (
    <Stack as="ul" aria-label={t("tasks.interviews")} className={classes.interviews}>
      {interviews.map(({ id, candidate, job, starts_at }) => (
        <li key={id}>
          <Link to="/dashboard/jobs/$id" params={{ id: job.id }} search={{ candidate: candidate.id }} className={classes.beside}>
            <IconCalendar size={16} stroke={1.6} aria-hidden="true" />
            <Text as="time" dateTime={starts_at} weight={600} isTabular>
              {formatTime(starts_at).split(", ").at(-1)}
            </Text>
            <Text as="span" flex="fill" isBreakable>
              {[candidate.name ?? t("common.unnamed"), job.title, job.client_name].filter(Boolean).join(", ")}
            </Text>
            <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </Stack>
  );
}

/** What else the day brings, each by how much its list holds. */
function Besides({ scope }: { scope: "mine" | "team" | undefined }) {
  const t = useWords();
  const figures = useCall(api.dashboard.figures, { scope }, { quiet: true }).data?.data;
  const recruiter_id = figures?.recruiter_id ?? undefined;
  const asked = { leaving: true, limit: 1, ...(recruiter_id && { recruiter_id }) };
  const leaving = useCall(api.candidate.list, asked, { quiet: true, staleTime: 30_000, enabled: figures !== undefined }).data?.data.total;
  const rows: { name: string; count: number; Icon: TablerIcon; to: LinkProps }[] = [
    {
      name: t("tasks.unanswered"),
      count: figures?.proposals_out.value ?? 0,
      Icon: IconMessage,
      to: linkOptions({ to: "/dashboard/proposals", search: { view: "sent", recruiter_id } }),
    },
    {
      name: t("tasks.ending"),
      count: leaving ?? 0,
      Icon: IconShieldHalf,
      to: linkOptions({ to: "/dashboard/candidates", search: { leaving: true, recruiter_id } }),
    },
  ];
  const shown = rows.filter((row) => row.count > 0);
  if (shown.length === 0) return null;
  return (
    <Stack as="ul" className={classes.besides}>
      {shown.map(({ name, count: of, Icon, to }) => (
        <li key={name}>
          <Link {...to} className={classes.beside}>
            <Icon size={16} stroke={1.6} aria-hidden="true" />
            <Text as="span" flex="fill">
              {name}
            </Text>
            <CountBadge count={formatNumber(of)} />
            <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </Stack>
  );
}

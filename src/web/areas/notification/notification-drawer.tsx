import { ActionIcon, Button } from "@mantine/core";
import {
  IconAt,
  IconCalendar,
  IconCircle,
  IconCircleCheck,
  IconCircleFilled,
  IconCircleX,
  IconListCheck,
  IconMessage,
  type TablerIcon,
} from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import type { Notification } from "#contract/note/notification.ts";
import { type Answer, type Failed, send } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { keyOf, useAction } from "#web/kit/calls/use-call.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { SideDrawer } from "#web/ui/screen/side-drawer.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatAgo, formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./notification.module.css";

/** Where notes and tasks stand on a record. */
const places = {
  candidate: { to: "/dashboard/candidates/$id", search: { tab: "timeline" } },
  job: { to: "/dashboard/jobs/$id", search: { tab: "notes" } },
  client: { to: "/dashboard/clients/$id", search: {} },
  proposal: { to: "/dashboard/proposals/$id", search: { notes: true } },
} as const;

/** Where what became of an interview stands. */
const interviewPlaces = {
  ...places,
  candidate: { to: "/dashboard/candidates/$id", search: { tab: "interviews" } },
  job: { to: "/dashboard/jobs/$id", search: { tab: "interviews" } },
} as const;

const icons: Record<Notification["kind"], TablerIcon> = {
  mention: IconAt,
  assigned: IconListCheck,
  client_interview: IconCircleCheck,
  client_question: IconMessage,
  client_not_a_fit: IconCircleX,
  interview_picked: IconCalendar,
  interview_suggested: IconCalendar,
  consent_yes: IconCircleCheck,
  consent_no: IconCircleX,
  consent_withdrawn: IconCircleX,
  renewal_yes: IconCircleCheck,
  renewal_no: IconCircleX,
  renewal_withdrawn: IconCircleX,
};

/** Where the note or the task stands, or what somebody outside did. */
function targetOf({ record, record_id, kind }: Notification) {
  if (!record || !record_id) return { to: "/dashboard/tasks" as const };
  const params = { id: record_id };
  if (kind.startsWith("client_")) return { ...places[record], params, search: {} };
  return { ...(kind.startsWith("interview_") ? interviewPlaces : places)[record], params };
}

/** What one was told, the newest first. */
export function NotificationDrawer({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const query = useInfiniteQuery<Answer<typeof api.notification.list>, Failed>(
    {
      queryKey: keyOf(api.notification.list, {}),
      queryFn: ({ pageParam, signal }) => send(api.notification.list, pageParam ? { cursor: String(pageParam) } : {}, { signal }),
      initialPageParam: null,
      getNextPageParam: ({ data }) => data.next_cursor,
      meta: { quiet: true },
      staleTime: 0,
    },
    queryClient,
  );
  const mark = useAction(api.notification.markRead, { refreshes: [api.notification.list, api.notification.count] });
  const all = query.data?.pages.flatMap(({ data }) => data.notifications);
  const hasUnread = all?.some(({ read_at }) => read_at === null);
  return (
    <SideDrawer opened onClose={onClose} size={400} title={t("notifications.title")}>
      {hasUnread && (
        <Row justify="end" className={classes.tools}>
          <Button size="xs" variant="default" loading={mark.isPending} onClick={() => mark.mutate({})}>
            {t("notifications.mark_all")}
          </Button>
        </Row>
      )}
      {!all && (query.isError ? <LoadError of={query} /> : <SkeletonRows rows={4} height={64} label={t("common.loading")} />)}
      {all?.length === 0 && <EmptyState title={t("notifications.empty")} text={t("notifications.empty_text")} />}
      {all && all.length > 0 && (
        <Stack as="ul">
          {all.map((one) => (
            <Line key={one.id} one={one} onOpen={onClose} onMark={(read) => mark.mutate({ ids: [one.id], read })} />
          ))}
        </Stack>
      )}
      {query.hasNextPage && (
        <Row justify="center" className={classes.tools}>
          <Button size="xs" variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("notifications.more")}
          </Button>
        </Row>
      )}
    </SideDrawer>
  );
}

function Line({ one, onOpen, onMark }: { one: Notification; onOpen: () => void; onMark: (read: boolean) => void }) {
  const t = useWords();
  const isRead = one.read_at !== null;
  const Icon = icons[one.kind];
  const mark = t(isRead ? "notifications.mark_unread" : "notifications.mark_read");
  return (
    <Row as="li" gap={8} align="start" className={classes.line} data-unread={!isRead || undefined}>
      <Icon size={18} stroke={1.6} aria-hidden="true" className={classes.icon} />
      <Link
        {...targetOf(one)}
        className={classes.words}
        onClick={() => {
          if (!isRead) onMark(true);
          onOpen();
        }}
      >
        <Text as="span" weight={isRead ? 400 : 600} isBreakable>
          {t(`notifications.${one.kind}`, { who: one.by_name ?? t("notifications.somebody") })}
        </Text>
        {one.text && (
          <Text as="span" size={13} tone="secondary" lines={2} isBreakable>
            {one.text}
          </Text>
        )}
        <Row as="span" gap="0 8" isWrapped size={12} tone="dimmed">
          {one.record_name && <span>{one.record_name}</span>}
          <time dateTime={one.created_at} title={formatTime(one.created_at)}>
            {formatAgo(one.created_at, t("notifications.now"))}
          </time>
        </Row>
      </Link>
      <Tooltip label={mark}>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={mark} className={classes.mark} onClick={() => onMark(!isRead)}>
          {isRead ? <IconCircle size={12} stroke={1.6} /> : <IconCircleFilled size={10} className={classes.dot} />}
        </ActionIcon>
      </Tooltip>
    </Row>
  );
}

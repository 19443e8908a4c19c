import { ActionIcon, SegmentedControl } from "@mantine/core";
import {
  IconCalendar,
  IconCalendarX,
  IconCheck,
  IconChevronRight,
  IconClock,
  IconDots,
  IconEye,
  IconFileText,
  IconListCheck,
  IconMessage,
  IconShieldHalf,
  IconTargetArrow,
  IconUserCheck,
  type TablerIcon,
} from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { AttentionLine } from "#contract/dashboard.ts";
import { api } from "#contract/index.ts";
import { useScope } from "#web/areas/dashboard/use-scope.ts";
import { tomorrowMorning, waitingSince } from "#web/areas/dashboard/when.ts";
import type { Answer } from "#web/kit/calls/api.ts";
import { keyOf, useAction, useCall } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { AnchorLink, ButtonLink } from "#web/ui/input/links.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { CountBadge } from "#web/ui/marks/marks.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { showUndo } from "#web/ui/states/undo-toast.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { isOfClient, targetOf, wordsOf } from "./attention-words.ts";
import classes from "./needs-attention.module.css";
import { Widget } from "./widget.tsx";

/** So many lines before "Show more"; a phone shows fewer. */
const SHOWN = 7;
const SHOWN_ON_PHONE = 5;
const LONG_MS = 300 * 86_400_000;

const icons: Record<AttentionLine["kind"], TablerIcon> = {
  burst: IconShieldHalf,
  interview: IconUserCheck,
  times: IconCalendar,
  question: IconMessage,
  silent: IconEye,
  strong: IconTargetArrow,
  check: IconListCheck,
  drafts: IconFileText,
  leaving: IconShieldHalf,
  no_match: IconCalendarX,
};

/** What waits for a person: a line each, with one verb; the first line's is primary. */
export function NeedsAttention() {
  const t = useWords();
  const navigate = useNavigate();
  const { scope, isTeam } = useScope();
  const [isWhole, setIsWhole] = useState(false);
  const query = useCall(api.dashboard.attention, { scope }, { quiet: true, staleTime: 30_000 });
  const lines = query.data?.data.lines ?? [];
  const recruiter_id = useCall(api.dashboard.figures, { scope }, { quiet: true }).data?.data.recruiter_id ?? undefined;
  const list = useRef<HTMLUListElement>(null);
  const putOff = usePutOff();

  // `j`, `k` from line to line, `h` for later: Enter is the link's own.
  const verbs = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-verb]") ?? [])].filter((each) => each.offsetParent !== null);
  const step = (by: number) => {
    const all = verbs();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[Math.min(all.length - 1, Math.max(0, at === -1 ? 0 : at + by))]?.focus();
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    h: () => {
      const line = lines[verbs().indexOf(document.activeElement as HTMLElement)];
      if (line) putOff(line, "later");
    },
  });

  return (
    <Widget
      title={t("dashboard.needs_attention")}
      mark={lines.length > 0 && <CountBadge count={formatNumber(lines.length)} />}
      side={
        isTeam && (
          <SegmentedControl
            size="xs"
            aria-label={t("dashboard.whose")}
            value={scope}
            onChange={(value) =>
              void navigate({ to: "/dashboard", search: { scope: value === "team" ? "team" : undefined }, replace: true })
            }
            data={[
              { value: "mine", label: t("dashboard.mine") },
              { value: "team", label: t("dashboard.whole_team") },
            ]}
          />
        )
      }
      query={query}
      rows={5}
      rowHeight={65}
    >
      {() =>
        lines.length === 0 ? (
          <Stack gap={4} align="center" className={classes.nothing}>
            <Text weight={500}>{t("dashboard.nothing_waits")}</Text>
            <AnchorLink to="/dashboard/candidates" search={{ sort: "-best_match" }} underline="always">
              {t("dashboard.look_at_matches")}
            </AnchorLink>
          </Stack>
        ) : (
          <>
            <Stack as="ul" className={classes.lines} ref={list} data-whole={isWhole || undefined}>
              {lines.slice(0, isWhole ? undefined : SHOWN).map((line, index) => (
                <Line
                  key={line.key}
                  line={line}
                  recruiter_id={recruiter_id}
                  isFirst={index === 0}
                  isExtra={!isWhole && index >= SHOWN_ON_PHONE}
                  onPutOff={putOff}
                />
              ))}
            </Stack>
            {!isWhole && lines.length > SHOWN_ON_PHONE && (
              <button type="button" className={classes.more} data-wide={lines.length > SHOWN || undefined} onClick={() => setIsWhole(true)}>
                <span className={classes.wide}>{t("dashboard.show_more", { count: lines.length - SHOWN })}</span>
                <span className={classes.phone}>{t("dashboard.show_more", { count: lines.length - SHOWN_ON_PHONE })}</span>
              </button>
            )}
          </>
        )
      }
    </Widget>
  );
}

interface LineProps {
  line: AttentionLine;
  /** Whose records it counts; everybody's without. */
  recruiter_id: string | undefined;
  isFirst: boolean;
  /** Left out on a phone until one asks for more. */
  isExtra: boolean;
  onPutOff: (line: AttentionLine, how: "later" | "done") => void;
}

function Line({ line, recruiter_id, isFirst, isExtra, onPutOff }: LineProps) {
  const t = useWords();
  const { title, text, verb } = wordsOf(t, line, mayEdit(useUser()));
  const target = targetOf(line, recruiter_id);
  const Icon = icons[line.kind];
  return (
    <Row as="li" gap={12} className={classes.line} data-extra={isExtra || undefined}>
      <Row as="span" justify="center" flex="none" isInline tone="secondary" className={classes.icon} data-first={isFirst || undefined}>
        <Icon size={18} stroke={1.6} />
      </Row>
      <Stack as="span" flex="fill">
        <Text as="span" weight={600} isBreakable className={classes.title}>
          {title}
        </Text>
        <span className={classes.sub}>{text}</span>
      </Stack>
      <Text as="span" flex="none" size={12} isPiece tone="dimmed" isOneLine isTabular className={classes.when}>
        {line.kind === "leaving" ? null : waitingSince(line.at)}
      </Text>
      <span className={classes.verb}>
        <ButtonLink {...target} size="xs" variant={isFirst ? "filled" : "default"} aria-label={`${verb}: ${title}, ${text}`} data-verb>
          {verb}
        </ButtonLink>
      </span>
      <span className={classes.later}>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={28} aria-label={`${t("common.more")}: ${title}`}>
              <IconDots size={16} stroke={1.6} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isOfClient(line) && (
              <Menu.Item leftSection={<IconCheck size={16} stroke={1.6} />} onClick={() => onPutOff(line, "done")}>
                {t("dashboard.done")}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconClock size={16} stroke={1.6} />} onClick={() => onPutOff(line, "later")}>
              {t("dashboard.later")}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </span>
      <Link {...target} className={classes.whole} aria-label={`${verb}: ${title}, ${text}`} data-verb>
        <IconChevronRight size={18} stroke={1.6} />
      </Link>
    </Row>
  );
}

/** Takes a line out of the queue at once: until tomorrow, or for good; with the way back. */
function usePutOff() {
  const t = useWords();
  const queries = useQueryClient();
  const action = useAction(api.dashboard.putOff, { refreshes: [api.dashboard.attention] });
  return (line: AttentionLine, how: "later" | "done") => {
    const until = how === "later" ? tomorrowMorning() : new Date(Date.now() + LONG_MS).toISOString();
    queries.setQueriesData<Answer<typeof api.dashboard.attention>>(
      { queryKey: keyOf(api.dashboard.attention) },
      (known) => known && { ...known, data: { lines: known.data.lines.filter(({ key }) => key !== line.key) } },
    );
    // Taken back only once it is there: of two calls under way the later one may arrive first.
    const put = action.mutateAsync({ key: line.key, until }).catch(() => {});
    showUndo({
      id: `put-off-${line.key}`,
      message: t(how === "later" ? "dashboard.put_off" : "dashboard.marked_done"),
      undoLabel: t("common.undo"),
      closeLabel: t("common.close"),
      onUndo: () => void put.then(() => action.mutate({ key: line.key, until: null })),
    });
  };
}

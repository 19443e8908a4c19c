import { Button, SegmentedControl } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import { send } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { factLine } from "#web/kit/record/match-words.ts";
import { reasonLabel } from "#web/kit/record/reason-label.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { VerdictGlyph } from "#web/ui/marks/verdict.tsx";
import { SideDrawer } from "#web/ui/screen/side-drawer.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatNumber, shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./unranked-drawer.module.css";

type Group = "nothing" | "knock_out";
type Data = Reply<typeof api.matching.notRanked>["data"];
const groups: readonly Group[] = ["nothing", "knock_out"];
const PAGE = 50;
/** While the ranking is being built, it is asked for again. */
const AGAIN_MS = 3000;

function useUnranked(job_id: string, group: Group) {
  const body = { id: job_id, group, limit: PAGE };
  return useInfiniteQuery({
    queryKey: [...keyOf(api.matching.notRanked, body), "pages"],
    queryFn: ({ pageParam, signal }) => send(api.matching.notRanked, { ...body, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.data.is_building ? AGAIN_MS : false),
    meta: { quiet: true },
  });
}

/** Who isn't in the ranking, or low in it by a knock-out, each with why. */
export function UnrankedDrawer({ job, onClose }: { job: Job; onClose: () => void }) {
  const t = useWords();
  const [group, setGroup] = useState<Group>("nothing");
  const pages = useUnranked(job.id, group);
  const first = pages.data?.pages[0]?.data;
  const people = pages.data?.pages.flatMap(({ data }) => data.candidates) ?? [];
  const name = (one: Group) => {
    const label = t(`matching.unranked.${one}`);
    return first ? `${label} ${formatNumber(first.counts[one])}` : label;
  };
  return (
    <SideDrawer opened onClose={onClose} size={560} title={t("matching.unranked.title")}>
      <div className={classes.top}>
        <SegmentedControl
          fullWidth
          size="sm"
          value={group}
          onChange={(value) => setGroup(groups.find((one) => one === value) ?? "nothing")}
          data={groups.map((one) => ({ value: one, label: name(one) }))}
          aria-label={t("matching.unranked.title")}
        />
        <Text mt={12} size={13} tone="secondary">
          {t(`matching.unranked.${group}_text`)}
        </Text>
      </div>
      {pages.isPending ? (
        <SkeletonRows height={84} rows={6} label={t("common.loading")} isWide />
      ) : pages.isError && people.length === 0 ? (
        <LoadError of={pages} />
      ) : first?.is_building && people.length === 0 ? (
        <EmptyState title={t("matching.unranked.building")} text={t("matching.unranked.building_text")} />
      ) : people.length === 0 ? (
        <EmptyState title={t(`matching.unranked.${group}_none`)} />
      ) : (
        <Stack as="ul" aria-label={name(group)}>
          {people.map((one) => (
            <Unranked key={one.id} job={job} one={one} onOpen={onClose} />
          ))}
        </Stack>
      )}
      {pages.hasNextPage && (
        <Row align="stretch" justify="center" className={classes.more}>
          <Button variant="default" size="xs" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t("common.load_more")}
          </Button>
        </Row>
      )}
      {first && <Elsewhere counts={first.counts} />}
    </SideDrawer>
  );
}

function Unranked({ job, one, onOpen }: { job: Job; one: Data["candidates"][number]; onOpen: () => void }) {
  const t = useWords();
  // A knock-out is told with what they have in its place; of the others what is missing is enough.
  const isFailed = one.reason === "knock_out";
  return (
    <li className={classes.row}>
      <Row gap={12} align="stretch" justify="between">
        <Link
          from="/dashboard/jobs/$id"
          to="."
          search={(before) => ({ ...before, candidate: one.id })}
          className={classes.name}
          data-covers
          onClick={onOpen}
        >
          {shownName(t, one)}
        </Link>
        <Text as="span" size={13} tone="secondary" isTabular>
          {one.match.score}
        </Text>
      </Row>
      <Text as="div" size={12} tone="dimmed">
        {factLine(t, one) || "–"}
      </Text>
      {one.reason !== "knock_out" && (
        <Text mt={6} size={12} tone="secondary" className={classes.reason}>
          {t(`matching.unranked.reasons.${one.reason}`)}
        </Text>
      )}
      {one.missing.map((line) => (
        <Row key={`${line.criterion} ${line.text}`} gap={6} align="start" mt={2} size={12} className={classes.missing}>
          <VerdictGlyph verdict={line.verdict} size={13} label={t(`common.verdict.${line.verdict}`)} />
          <Text as="span" flex="shrink" isBreakable title={line.text ?? undefined}>
            {reasonLabel(t, isFailed ? line : { ...line, note: null }, job)}
          </Text>
        </Row>
      ))}
    </li>
  );
}

/** Who is in neither group. */
function Elsewhere({ counts: { waiting, in_trash } }: Pick<Data, "counts">) {
  const t = useWords();
  if (waiting + in_trash === 0) return null;
  return (
    <footer className={classes.elsewhere}>
      {waiting > 0 && <Text>{t("matching.unranked.waiting", { count: waiting, n: formatNumber(waiting) })}</Text>}
      {in_trash > 0 && <Text>{t("matching.unranked.in_trash", { count: in_trash, n: formatNumber(in_trash) })}</Text>}
    </footer>
  );
}

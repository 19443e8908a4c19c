import { Button, Checkbox, CloseButton, Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import type { Criterion, MatchRow } from "#contract/job/match.ts";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import { nth } from "#contract/nth.ts";
import type { Movable } from "#web/areas/matching/board/use-moves.ts";
import { practicalFacts } from "#web/areas/matching/match/practical-facts.tsx";
import { ByModel, otherwiseBuiltIn } from "#web/areas/matching/match/verdict/who-judged.tsx";
import { WhyAbove } from "#web/areas/matching/match/why-above.tsx";
import { send } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { csvOf, saveFile } from "#web/kit/record/csv.ts";
import { criterionKeys, criterionNames, noteText, pointsLabel, proofText, verdictOf } from "#web/kit/record/match-words.ts";
import { useStageNames } from "#web/kit/record/stage/stages.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { InitialsAvatar, KindBadge } from "#web/ui/marks/marks.tsx";
import { VerdictBar, VerdictLabel } from "#web/ui/marks/verdict.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatNumber, fullName, shownName } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./compare-drawer.module.css";
import { StageMenu } from "./stage-menu.tsx";
import { useStage } from "./use-stage.ts";

type Compared = Reply<typeof api.matching.fetchMatched>["data"];

interface CompareDrawerProps {
  job: Job;
  /** Two to four candidates. */
  ids: string[];
  onClose: () => void;
}

/** Candidates side by side, line by line; no column is marked as winner. */
export function CompareDrawer({ job, ids, onClose }: CompareDrawerProps) {
  const t = useWords();
  const { move, dialog } = useStage(job.id);
  const { nameOf } = useStageNames(t, job.id);
  const [hidesEqual, setHidesEqual] = useState(false);
  const isNarrow = useMediaQuery("(max-width: 63.99em)", false, { getInitialValueInEffect: false });
  const answers = useQueries({
    queries: ids.map((candidate_id) => {
      const body = { job_id: job.id, candidate_id };
      return {
        queryKey: keyOf(api.matching.fetchMatched, body),
        queryFn: ({ signal }: { signal: AbortSignal }) => send(api.matching.fetchMatched, body, { signal }),
        meta: { quiet: true },
      };
    }),
  });
  const failed = answers.find((answer) => answer.isError);
  const all = answers.flatMap((answer) => (answer.data ? [answer.data.data] : []));
  const isReady = all.length === ids.length;
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      // The question why somebody is turned down stands above it.
      closeOnEscape={!dialog}
      position="right"
      size={isNarrow ? "100%" : "min(1000px, 80%)"}
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Row as="header" gap="8 16" isWrapped flex="none" className={classes.head}>
          <div className={classes.words}>
            <Drawer.Title className={classes.title}>{t("matching.compare_title", { n: ids.length })}</Drawer.Title>
            <Text size={12} tone="secondary">
              {[job.title, job.client?.name].filter(Boolean).join(", ")}
            </Text>
          </div>
          <Checkbox
            label={t("matching.hide_equal")}
            checked={hidesEqual}
            onChange={(event) => setHidesEqual(event.currentTarget.checked)}
            classNames={{ label: classes.checkLabel }}
          />
          <Button
            variant="default"
            disabled={!isReady}
            leftSection={<IconDownload size={16} stroke={1.6} color="var(--icon)" />}
            onClick={() =>
              saveFile(
                `${t("matching.compare")} ${job.title}.csv`.replace(/[\\/:*?"<>|]/g, "-"),
                csvOf(csvRows(t, job, all, nameOf)),
                "text/csv;charset=utf-8",
              )
            }
          >
            {t("matching.export")}
          </Button>
          <CloseButton className={classes.close} onClick={onClose} aria-label={t("common.close")} />
        </Row>
        <div className={classes.body}>
          {failed ? (
            <LoadError of={failed} />
          ) : isReady ? (
            <>
              <Stack gap={6} className={classes.why}>
                {neighboursOf(all).map((pair) => (
                  <WhyAbove key={pair.join(" ")} job={job} ids={pair} />
                ))}
              </Stack>
              <Table job={job} all={all} hidesEqual={hidesEqual} onStage={move} />
            </>
          ) : (
            <SkeletonRows height={64} label={t("common.loading")} />
          )}
        </div>
      </Drawer.Content>
      {dialog}
    </Drawer.Root>
  );
}

/** Who stands next to whom, best first. */
function neighboursOf(all: readonly Compared[]): [string, string][] {
  const ids = [...all].sort((one, other) => other.match.exact_score - one.match.exact_score).map(({ candidate }) => candidate.id);
  return ids.slice(1).map((id, at) => [nth(ids, at), id]);
}

/** One line of the comparison: a requirement with what each candidate has on it. */
interface Line {
  key: string;
  name: string;
  first: Criterion;
  each: (Criterion | undefined)[];
}

function linesOf(t: Words, job: Job, all: readonly Compared[]): Line[] {
  const lines = new Map<string, Line>();
  for (const [index, { match }] of all.entries()) {
    const keys = criterionKeys(match.criteria);
    const names = criterionNames(t, match.criteria, job);
    for (const [nth, criterion] of match.criteria.entries()) {
      const key = keys[nth] ?? "";
      const line = lines.get(key) ?? { key, name: names[nth] ?? "", first: criterion, each: all.map(() => undefined) };
      line.each[index] = criterion;
      lines.set(key, line);
    }
  }
  return [...lines.values()];
}

const isEqual = (line: Line) => new Set(line.each.map((each) => (each ? verdictOf(each) : "unknown"))).size === 1;

function Table({
  job,
  all,
  hidesEqual,
  onStage,
}: {
  job: Job;
  all: Compared[];
  hidesEqual: boolean;
  onStage: (card: Movable, to: PipelineStage) => void;
}) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const lines = linesOf(t, job, all).filter((line) => !hidesEqual || !isEqual(line));
  const facts = all.map(({ candidate }) => practicalFacts(t, candidate, job));
  const shownFacts = (facts[0] ?? []).flatMap((fact, index) => {
    const values = facts.map((each) => each[index]?.value ?? null);
    const isHidden = values.every((value) => value === null) || (hidesEqual && new Set(values).size === 1);
    return isHidden ? [] : [{ fact, values }];
  });
  return (
    <>
      <table className={classes.table} style={{ "--columns": all.length } as React.CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className={classes.legend}>
              {t("matching.points_legend")}
            </th>
            {all.map(({ candidate, match }) => {
              const name = shownName(t, candidate);
              return (
                <th scope="col" key={candidate.id}>
                  <Row gap={8} mb={10}>
                    <span className={classes.avatar}>
                      <InitialsAvatar name={name} size={28} />
                    </span>
                    <Stack flex="fill">
                      <Span weight={600} isBreakable>
                        {name}
                      </Span>
                      <Text as="span" size={12} tone="secondary">
                        {candidate.city}
                      </Text>
                    </Stack>
                    <Text as="span" size={22} weight={600} isTabular className={classes.score}>
                      {match.score}
                    </Text>
                  </Row>
                  <VerdictBar points={match.points} label={pointsLabel(t, match.points)} />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <span className={classes.asked}>{line.name}</span>
                <Row as="span" gap={6} mt={4} size={12} isPiece tone="dimmed">
                  <KindBadge kind={line.first.kind} text={t(`common.kind.${line.first.kind}`)} />
                  {line.first.kind !== "knock_out" && t("matching.points_short", { n: formatNumber(line.first.weight) })}
                </Row>
              </th>
              {line.each.map((criterion, index) => (
                <td key={all[index]?.candidate.id}>
                  <VerdictLabel
                    verdict={criterion ? verdictOf(criterion) : "unknown"}
                    text={t(`common.verdict.${criterion ? verdictOf(criterion) : "unknown"}`)}
                  />
                  <Text mt={2} size={12} tone="secondary" lines={4} isBreakable className={classes.proof}>
                    <ProofText criterion={criterion} />
                  </Text>
                </td>
              ))}
            </tr>
          ))}
          {shownFacts.map(({ fact, values }) => (
            <tr key={fact.key} className={classes.fact}>
              <th scope="row">{fact.label}</th>
              {values.map((value, index) => (
                <td key={all[index]?.candidate.id}>{value ?? <Span tone="dimmed">{t("common.unknown")}</Span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {isEditor && (
          <tfoot>
            <tr>
              <td />
              {all.map(({ candidate, match }) => {
                const name = shownName(t, candidate);
                return (
                  <td key={candidate.id}>
                    <StageMenu match={match} name={name} fullWidth onChange={(to) => onStage({ ...match, candidate }, to)} />
                  </td>
                );
              })}
            </tr>
          </tfoot>
        )}
      </table>
      {lines.length === 0 && hidesEqual && <EmptyState title={t("matching.all_equal")} />}
    </>
  );
}

function ProofText({ criterion }: { criterion: Criterion | undefined }) {
  const t = useWords();
  const ownName = fullName(useUser());
  if (criterion?.override) {
    const verdict = t(`matching.verdict_low.${criterion.verdict}`);
    return criterion.override.by === ownName
      ? t("matching.changed_by_you", { verdict })
      : t("matching.changed_by", { name: criterion.override.by, verdict });
  }
  if (!criterion) return t("matching.nothing");
  return (
    <>
      <ByModel criterion={criterion} />
      {proofText(t, criterion) ?? (otherwiseBuiltIn(criterion) ? null : t("matching.nothing"))}
    </>
  );
}

/** The whole comparison, equal rows included, as a spreadsheet takes it. */
function csvRows(t: Words, job: Job, all: readonly Compared[], nameOf: (match: MatchRow) => string): string[][] {
  const facts = all.map(({ candidate }) => practicalFacts(t, candidate, job));
  const cells = (criterion: Criterion | undefined) => {
    const verdict = criterion ? verdictOf(criterion) : "unknown";
    const found = criterion?.override ? criterion.override.reason : (criterion?.evidence[0]?.quote ?? noteText(t, criterion?.note ?? null));
    return [t(`common.verdict.${verdict}`), found].filter(Boolean).join(": ");
  };
  return [
    [t("matching.col_requirement"), t("matching.col_kind"), t("jobs.points"), ...all.map(({ candidate }) => shownName(t, candidate))],
    [t("matching.score"), "", "", ...all.map(({ match }) => String(match.score))],
    [t("matching.stage"), "", "", ...all.map(({ match }) => nameOf(match))],
    ...linesOf(t, job, all).map((line) => [
      line.name,
      t(`common.kind.${line.first.kind}`),
      line.first.kind === "knock_out" ? "" : String(line.first.weight),
      ...line.each.map(cells),
    ]),
    ...(facts[0] ?? []).map((fact, index) => [fact.label, "", "", ...facts.map((each) => each[index]?.value ?? "")]),
  ];
}

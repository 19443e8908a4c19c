import { Skeleton, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { Weights } from "#contract/account/workspace.ts";
import { api } from "#contract/index.ts";
import type { WeightMove } from "#contract/job/weights.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./weights.module.css";

/** Jobs that are told in full; of the others only how many they are. */
const TOLD = 5;

/** Who would move in the open jobs with other weights; changes nothing. */
export function Preview({ weights }: { weights: Weights }) {
  const t = useWords();
  const preview = useCall(api.weights.preview, { weights }, { quiet: true });
  return (
    <section className={classes.preview} aria-label={t("weights.preview")}>
      <Text as="h4" size={13} weight={600}>
        {t("weights.preview")}
      </Text>
      {preview.isPending ? (
        <Stack role="status" aria-label={t("common.loading")} gap={10} className={classes.waiting}>
          <Skeleton height={12} width="60%" radius="xs" />
          <Skeleton height={12} width="44%" radius="xs" />
          <Skeleton height={12} width="52%" radius="xs" />
        </Stack>
      ) : preview.data ? (
        <Told {...preview.data.data} />
      ) : (
        <LoadError of={preview} />
      )}
    </section>
  );
}

interface ToldProps {
  jobs: { job_id: string; title: string; people: number; moved: number; up: WeightMove[]; down: WeightMove[] }[];
  looked_at: number;
}

function Told({ jobs, looked_at }: ToldProps) {
  const t = useWords();
  if (looked_at === 0) return <p className={classes.hint}>{t("weights.no_jobs")}</p>;
  return (
    <>
      <p className={classes.hint}>
        {t("weights.preview_jobs", { count: looked_at })} {jobs.length === 0 && t("weights.nobody_moves")}
      </p>
      <Stack as="ul" mt={8} className={classes.jobs}>
        {jobs.slice(0, TOLD).map(({ job_id, title, people, moved, up, down }) => (
          <li key={job_id}>
            <Row align="baseline" justify="between" isWrapped size={13} className={classes.job}>
              <AnchorLink to="/dashboard/jobs/$id" params={{ id: job_id }}>
                {title}
              </AnchorLink>
              <span className={classes.hint}>{t("weights.moved", { moved, people })}</span>
            </Row>
            <Stack as="ul" mt={6}>
              {[...up, ...down].map((move) => (
                <Move key={move.candidate_id} move={move} />
              ))}
            </Stack>
          </li>
        ))}
      </Stack>
      {jobs.length > TOLD && <p className={classes.hint}>{t("weights.more_jobs", { count: jobs.length - TOLD })}</p>}
    </>
  );
}

function Move({ move: { name, from, to } }: { move: WeightMove }) {
  const t = useWords();
  const isUp = to.place < from.place;
  const shown = name || t("common.unnamed");
  const label = t("weights.move_label", { name: shown, from: from.place, to: to.place, before: from.score, after: to.score });
  return (
    <li className={classes.move} data-up={isUp || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Row aria-hidden="true" as="span" gap={6} isBreakable flex="shrink" className={classes.mover}>
        {isUp ? <IconArrowUp size={14} stroke={1.8} /> : <IconArrowDown size={14} stroke={1.8} />}
        {shown}
      </Row>
      <Span aria-hidden="true" isTabular>
        {t("weights.move", { from: from.place, to: to.place })}
      </Span>
      <span aria-hidden="true" className={classes.hint}>
        {t("weights.score", { before: from.score, after: to.score })}
      </span>
    </li>
  );
}

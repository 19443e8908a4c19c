import { Skeleton, VisuallyHidden } from "@mantine/core";
import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import type { Evidence } from "#contract/fields.ts";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import type { MatchRow } from "#contract/job/match.ts";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import type { Movable } from "#web/areas/matching/board/use-moves.ts";
import { type RankedCandidate, refreshRanking } from "#web/areas/matching/ranking/use-ranking.ts";
import { CvPointing } from "#web/areas/pointing/cv-pointing.tsx";
import { CallFailed } from "#web/kit/calls/api.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { criterionKeys } from "#web/kit/record/match-words.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row } from "#web/ui/layout.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { JudgeAnew } from "./judge-anew.tsx";
import classes from "./match-detail.module.css";
import { MatchHead } from "./match-head.tsx";
import { PracticalFacts } from "./practical-facts.tsx";
import { Requirements, type RequirementsHandle } from "./requirements.tsx";
import { ScoreCard } from "./score-card.tsx";
import { StageReason } from "./stage-reason.tsx";
import { shownEvidence } from "./verdict/who-judged.tsx";
import { WhyHere } from "./why-above.tsx";

const PassageDrawer = lazyPart(() => import("#web/kit/document/passage-drawer.tsx").then((part) => part.PassageDrawer));
const ProofPane = lazyPart(() => import("./proof-pane.tsx").then((part) => part.ProofPane), <ProofPaneWaiting />);

interface MatchDetailProps {
  job: Job;
  candidate_id: string;
  /** What the list knows already: shown while the whole is on its way. */
  row: RankedCandidate | null;
  /** Who stands next to them in the list. */
  above: string | undefined;
  below: string | undefined;
  /** Alone on its page, without the job's head above it. */
  isAlone: boolean;
  isPhone: boolean;
  /** The CV stands beside it, at the passage of the line in focus. */
  withCv: boolean;
  /** The language model that judges this job's candidates; null: none does. */
  model: string | null;
  onStage: (card: Movable, to: PipelineStage) => void;
  requirements: Ref<RequirementsHandle>;
}

/** One candidate against the job: the score, its sum, and the proof of every line; on a wide screen with the CV beside it. */
export function MatchDetail({
  job,
  candidate_id,
  row,
  above,
  below,
  isAlone,
  isPhone,
  withCv,
  model,
  onStage,
  requirements,
}: MatchDetailProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const fetched = useCall(
    api.matching.fetchMatched,
    { job_id: job.id, candidate_id },
    {
      quiet: true,
      refetchInterval: ({ state }) => state.data?.data.is_being_judged && LOOKS_AGAIN_MS,
    },
  );
  const [opened, setOpened] = useState<string | null>(null);
  const reading = useReading(withCv);
  const whole = fetched.data?.data;
  useNewer(fetched, row);
  const isBeingJudged = whole?.is_being_judged ?? false;
  useJudgedInList(job.id, isBeingJudged);
  const known = whole?.candidate ?? row;
  const match = whole?.match ?? row?.match;
  const label = known ? shownName(t, known) : t("matching.title");
  const frame = (inner: ReactNode, pane: ReactNode) =>
    isAlone ? (
      inner
    ) : (
      <DetailFrame label={label} pane={withCv ? pane : null}>
        {inner}
      </DetailFrame>
    );
  if (fetched.isError && !whole) {
    const isMissing = fetched.error instanceof CallFailed && (fetched.error.status === 404 || fetched.error.status === 410);
    if (isMissing) return frame(<EmptyState title={failureText(fetched.error)} />, null);
    return frame(<LoadError of={fetched} />, null);
  }
  if (!known || !match) return frame(<DetailSkeleton label={t("common.loading")} />, <ProofPaneWaiting />);
  // "Tony D." would end a sentence twice.
  const short = (known.first_name || label).replace(/\.$/, "");
  const keys = criterionKeys(whole?.match.criteria ?? []);
  const firstProven = whole?.match.criteria.findIndex(({ evidence }) => evidence.some(isInCv)) ?? -1;
  const line = reading.line ?? keys[firstProven] ?? keys[0] ?? null;
  return frame(
    <article className={classes.detail} aria-label={label}>
      <MatchHead
        job={job}
        person={known}
        match={match}
        candidate_id={candidate_id}
        isAlone={isAlone}
        isPhone={isPhone}
        onStage={(to) => onStage({ ...match, candidate: known }, to)}
      />
      <StageReason match={match} name={short} />
      <ScoreCard
        match={match}
        job_title={job.title}
        name={short}
        isPhone={isPhone}
        why={row && <WhyHere job={job} id={candidate_id} above={above} below={below} />}
      />
      {whole && model && <JudgeAnew model={model} job_id={job.id} candidate_id={candidate_id} isBeingJudged={isBeingJudged} />}
      {whole ? (
        <>
          <Requirements
            ref={requirements}
            job={job}
            candidate={whole.candidate}
            match={whole.match}
            isPhone={isPhone}
            opened={opened}
            onOpen={setOpened}
            inFocus={withCv ? line : null}
            onFocus={withCv ? reading.choose : undefined}
            onPassage={reading.open}
          />
          <PracticalFacts candidate={whole.candidate} job={job} />
          {!withCv && reading.wasOpened && (
            <PassageDrawer
              candidate={whole.candidate}
              passage={reading.passage}
              others={whole.match.criteria.map(shownEvidence).find((shown) => shown.some((each) => each === reading.passage)) ?? []}
              pointing={isEditor ? (pages) => <CvPointing candidate={whole.candidate} within={pages} job={job} /> : undefined}
              onClose={reading.leave}
            />
          )}
        </>
      ) : (
        <RowsSkeleton label={t("common.loading")} />
      )}
    </article>,
    whole ? (
      <ProofPane
        job={job}
        candidate={whole.candidate}
        match={whole.match}
        line={line}
        passage={reading.passage}
        isQuiet={reading.isQuiet}
        onPassage={reading.look}
        onLine={(key) => {
          reading.choose(key);
          setOpened(key);
        }}
      />
    ) : (
      <ProofPaneWaiting />
    ),
  );
}

/** Asks again where the list knows of a newer comparison, such as one that a language model has judged since. */
function useNewer({ data, refetch }: { data?: { data: { match: MatchRow } }; refetch: () => unknown }, row: RankedCandidate | null) {
  const computed = row?.match.computed_at;
  const shown = data?.data.match.computed_at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each comparison that the list tells of
  useEffect(() => {
    if (computed && shown && computed > shown) void refetch();
  }, [computed]);
}

/** How often is asked whether a language model has judged them. */
const LOOKS_AGAIN_MS = 3000;

/** The list tells as well that a language model begins with somebody, and what came of it. */
function useJudgedInList(job_id: string, isBeingJudged: boolean) {
  const told = useRef(false);
  useEffect(() => {
    if (told.current === isBeingJudged) return;
    told.current = isBeingJudged;
    refreshRanking(job_id);
  }, [job_id, isBeingJudged]);
}

const isInCv = ({ source }: Evidence) => source === "cv";

/** Which line and which of its passages are read, and the way back to where the keyboard was. */
function useReading(withCv: boolean) {
  /** The line that was last opened or reached by keys. */
  const [line, setLine] = useState<string | null>(null);
  const [{ passage, isQuiet }, setPassage] = useState<{ passage: Evidence | null; isQuiet: boolean }>({ passage: null, isQuiet: true });
  const [wasOpened, setWasOpened] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const leave = () => {
    setPassage({ passage: null, isQuiet: true });
    requestAnimationFrame(() => cameFrom.current?.focus());
  };
  const back = () => document.activeElement?.closest("[data-proof]") && leave();
  const keys: Parameters<typeof useKeys>[0] = {};
  keys.Escape = back;
  useKeys(keys, withCv);
  return {
    line,
    passage,
    isQuiet,
    wasOpened,
    leave,
    choose: (key: string) => {
      if (key === line) return;
      setLine(key);
      setPassage({ passage: null, isQuiet: true });
    },
    /** Opens a passage and hands it the keyboard. */
    open: (evidence: Evidence) => {
      if (document.activeElement instanceof HTMLElement) cameFrom.current = document.activeElement;
      setWasOpened(true);
      setPassage({ passage: evidence, isQuiet: false });
    },
    /** Shows a passage; the keyboard stays. */
    look: (evidence: Evidence) => setPassage({ passage: evidence, isQuiet: true }),
  };
}

/** The detail beside the ranking, scrolling by itself; the pane beside it does so too. */
export function DetailFrame({ label, pane, children }: { label: string; pane: ReactNode; children: ReactNode }) {
  return (
    <>
      <ScrollRegion className={classes.region} label={label}>
        {children}
      </ScrollRegion>
      {pane}
    </>
  );
}

export function ProofPaneWaiting() {
  const t = useWords();
  return (
    <aside className={classes.waitingPane} role="status" aria-label={t("common.loading")}>
      <Skeleton height={12} width="60%" radius="xs" />
      <Skeleton height="80%" radius="xs" mt={20} />
    </aside>
  );
}

function RowsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.skeleton}>
      {Array.from({ length: 7 }, (_row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className={classes.skeletonRow}>
          <Skeleton height={12} width={`${[58, 46, 64, 40][index % 4]}%`} radius="xs" />
          <Skeleton height={12} width={48} radius="xs" />
          <Skeleton height={12} width={60} radius="xs" />
          <Skeleton height={12} width="70%" radius="xs" />
        </div>
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}

/** The detail in waiting, in the heights of what comes. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.detail}>
      <Row gap="8 12" isWrapped className={classes.head}>
        <Skeleton circle height={40} />
        <div className={classes.names}>
          <Skeleton height={16} width={180} radius="xs" mt={4} />
          <Skeleton height={12} width={280} radius="xs" mt={8} />
        </div>
      </Row>
      <Skeleton height={100} radius="lg" />
      <RowsSkeleton label={label} />
    </div>
  );
}

import { Button, Skeleton, VisuallyHidden } from "@mantine/core";
import { IconArrowUpRight, IconPlaylistAdd } from "@tabler/icons-react";
import { type Ref, useState } from "react";
import type { Evidence } from "#contract/fields.ts";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job.ts";
import type { Stage } from "#contract/match.ts";
import { CallFailed, useCall } from "#web/api.ts";
import { AskButton } from "#web/areas/chat/ask-button.tsx";
import { StartProposal } from "#web/areas/proposal/start-proposal.tsx";
import { failureText } from "#web/failures.ts";
import { mayEdit, useUser } from "#web/session.ts";
import { AnchorLink } from "#web/ui/links.tsx";
import { InitialsAvatar } from "#web/ui/marks.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { fullName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./match-detail.module.css";
import { roleOf } from "./match-words.ts";
import { PassageDrawer } from "./passage-drawer.tsx";
import { PracticalFacts } from "./practical-facts.tsx";
import { Shortfalls, StageWord } from "./ranking.tsx";
import { Requirements, type RequirementsHandle } from "./requirements.tsx";
import { ScoreCard } from "./score-card.tsx";
import { StageMenu } from "./stage-menu.tsx";
import type { RankedCandidate } from "./use-ranking.ts";

export interface MatchDetailProps {
  job: Job;
  candidate_id: string;
  /** What the list knows already: shown while the whole is on its way. */
  row: RankedCandidate | null;
  /** Alone on its page, without the job's head above it. */
  isAlone: boolean;
  isPhone: boolean;
  onStage: (who: { id: string; name: string }, from: Stage, to: Stage) => void;
  requirements: Ref<RequirementsHandle>;
}

/** One candidate against the job: the score, its sum, and the proof of every line. */
export function MatchDetail({ job, candidate_id, row, isAlone, isPhone, onStage, requirements }: MatchDetailProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const fetched = useCall(api.matching.fetchMatched, { job_id: job.id, candidate_id }, { quiet: true });
  const [opened, setOpened] = useState<string | null>(null);
  const [passage, setPassage] = useState<Evidence | null>(null);
  const whole = fetched.data?.data;
  const known = whole?.candidate ?? row;
  const match = whole?.match ?? row?.match;
  if (fetched.isError && !whole) {
    const isMissing = fetched.error instanceof CallFailed && (fetched.error.status === 404 || fetched.error.status === 410);
    if (isMissing) return <EmptyState title={failureText(fetched.error)} />;
    return (
      <ErrorState
        title={t("common.could_not_load")}
        text={failureText(fetched.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => fetched.refetch()}
      />
    );
  }
  if (!known || !match) return <DetailSkeleton label={t("common.loading")} />;
  const name = fullName(known) ?? t("common.unnamed");
  // "Tony D." would end a sentence twice.
  const short = (known.first_name || name).replace(/\.$/, "");
  const current = known.experience[0];
  const role = roleOf(known);
  const at =
    current?.company && role && !role.toLowerCase().includes(current.company.toLowerCase())
      ? t("matching.at_company", { title: role, company: current.company })
      : role;
  const Heading = isAlone ? "h1" : "h2";
  const move = (to: Stage) => onStage({ id: candidate_id, name }, match.stage, to);
  return (
    <article className={classes.detail} aria-label={name}>
      <header className={classes.head}>
        <InitialsAvatar name={name} size={40} />
        <div className={classes.names}>
          <Heading className={classes.name}>
            {name}
            <AnchorLink
              to="/dashboard/candidates/$id"
              params={{ id: candidate_id }}
              className={classes.profile}
              aria-label={t("matching.profile_of", { name })}
            >
              {t("matching.profile")}
              <IconArrowUpRight size={14} stroke={1.6} />
            </AnchorLink>
          </Heading>
          <p className={classes.role}>
            {[at, known.city].filter(Boolean).join(", ")}
            {match.musts_not_met + match.knock_outs_not_met > 0 && (
              <span className={classes.shortfalls}>
                <Shortfalls match={match} />
              </span>
            )}
          </p>
        </div>
        {isPhone ? (
          match.stage !== "suggested" && (
            <span className={classes.phoneStage}>
              <StageWord stage={match.stage} />
            </span>
          )
        ) : isEditor ? (
          <div className={classes.actions}>
            <StageMenu value={match.stage} onChange={move} name={name} />
            {match.stage === "suggested" && (
              <Button variant="default" leftSection={<IconPlaylistAdd size={16} stroke={1.6} />} onClick={() => move("shortlisted")}>
                {t("matching.shortlist")}
              </Button>
            )}
            <AskButton job_id={job.id} candidate_id={candidate_id} />
            <StartProposal job_id={job.id} candidate_id={candidate_id} />
          </div>
        ) : (
          <StageWord stage={match.stage} />
        )}
      </header>
      <ScoreCard match={match} name={short} isPhone={isPhone} />
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
            onPassage={setPassage}
          />
          <PracticalFacts candidate={whole.candidate} job={job} />
          <PassageDrawer
            candidate={whole.candidate}
            passage={passage}
            others={passage ? whole.match.criteria.flatMap((each) => (each.evidence.includes(passage) ? each.evidence : [])) : []}
            onClose={() => setPassage(null)}
          />
        </>
      ) : (
        <RowsSkeleton label={t("common.loading")} />
      )}
      {isPhone && isEditor && (
        <footer className={classes.bar}>
          <StageMenu value={match.stage} onChange={move} name={name} size="lg" />
          <AskButton job_id={job.id} candidate_id={candidate_id} size="lg" />
          <StartProposal job_id={job.id} candidate_id={candidate_id} size="lg" className={classes.primary} />
        </footer>
      )}
    </article>
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
      <div className={classes.head}>
        <Skeleton circle height={40} />
        <div className={classes.names}>
          <Skeleton height={16} width={180} radius="xs" mt={4} />
          <Skeleton height={12} width={280} radius="xs" mt={8} />
        </div>
      </div>
      <Skeleton height={100} radius="lg" />
      <RowsSkeleton label={label} />
    </div>
  );
}

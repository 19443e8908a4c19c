import { ActionIcon } from "@mantine/core";
import { IconArrowUpRight, IconPlaylistAdd } from "@tabler/icons-react";
import type { Job } from "#contract/job/job.ts";
import type { MatchRow } from "#contract/job/match.ts";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import { ChatButton } from "#web/areas/chat/chat-button.tsx";
import { Interviews } from "#web/areas/interview/interviews.tsx";
import { PlanInterview } from "#web/areas/interview/plan-interview.tsx";
import { Shortfalls, StageWord } from "#web/areas/matching/ranking/ranking.tsx";
import type { RankedCandidate } from "#web/areas/matching/ranking/use-ranking.ts";
import { StageMenu } from "#web/areas/matching/stage-menu.tsx";
import { EarlierAnswers } from "#web/areas/proposal/earlier-answers.tsx";
import { StartProposal } from "#web/areas/proposal/start-proposal.tsx";
import { roleOf } from "#web/kit/record/match-words.ts";
import { usePipeline } from "#web/kit/record/stage/stages.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row } from "#web/ui/layout.tsx";
import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./match-detail.module.css";

interface MatchHeadProps {
  job: Job;
  person: Pick<RankedCandidate, "first_name" | "last_name" | "headline" | "city" | "experience"> & Parameters<typeof shownName>[1];
  match: MatchRow;
  candidate_id: string;
  isAlone: boolean;
  isPhone: boolean;
  onStage: (to: PipelineStage) => void;
}

/** Who it is, in which stage, and what can be done: on a phone that stands at the foot of the screen. */
export function MatchHead({ job, person, match, candidate_id, isAlone, isPhone, onStage }: MatchHeadProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const name = shownName(t, person);
  const shortlist = usePipeline(job.id).stages.find(({ counts_as }) => counts_as === "shortlisted");
  const current = person.experience[0];
  const role = roleOf(person);
  const at =
    current?.company && role && !role.toLowerCase().includes(current.company.toLowerCase())
      ? t("matching.at_company", { title: role, company: current.company })
      : role;
  const Heading = isAlone ? "h1" : "h2";
  const pair = { job_id: job.id, candidate_id };
  return (
    <>
      <Row as="header" gap="8 12" isWrapped className={classes.head}>
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
          <Row as="p" gap="2 8" isWrapped tone="secondary">
            {[at, person.city].filter(Boolean).join(", ")}
            {match.musts_not_met + match.knock_outs_not_met > 0 && (
              <Row as="span" isInline align="stretch">
                <Shortfalls match={match} />
              </Row>
            )}
          </Row>
        </div>
        {isPhone ? (
          match.stage !== "suggested" && (
            <span className={classes.phoneStage}>
              <StageWord match={match} />
            </span>
          )
        ) : isEditor ? (
          <Row gap={8} align="stretch" flex="none">
            {/* Short of room the lesser ones are pictures with a name: the person's own stays whole. */}
            <ChatButton {...pair} isIcon />
            {match.stage === "suggested" && shortlist && (
              <Tooltip label={`${t("matching.shortlist")} (s)`}>
                <ActionIcon
                  variant="default"
                  className={classes.action}
                  aria-label={t("matching.shortlist")}
                  onClick={() => onStage(shortlist)}
                >
                  <IconPlaylistAdd size={16} stroke={1.6} />
                </ActionIcon>
              </Tooltip>
            )}
            <PlanInterview {...pair} isIcon />
            <StageMenu match={match} onChange={onStage} name={name} />
            <StartProposal {...pair} />
          </Row>
        ) : (
          <StageWord match={match} />
        )}
      </Row>
      <div className={classes.earlier}>
        <EarlierAnswers {...pair} />
      </div>
      <div className={classes.earlier}>
        <Interviews of={pair} isQuiet />
      </div>
      {isPhone && isEditor && (
        <footer className={classes.bar}>
          <StageMenu match={match} onChange={onStage} name={name} size="lg" />
          <PlanInterview {...pair} size="lg" isIcon />
          <ChatButton {...pair} size="lg" isIcon />
          <StartProposal {...pair} size="lg" className={classes.primary} />
        </footer>
      )}
    </>
  );
}

import { useRef, useState } from "react";
import { MOST_CARDS, STRONG } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { BoardCard } from "#contract/job/board.ts";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import { stageAmong } from "#contract/job/stages.ts";
import type { RankedCandidate } from "#web/areas/matching/ranking/use-ranking.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { roleOf } from "#web/kit/record/match-words.ts";
import { offeredStages } from "./offered-stages.ts";
import { cardKey, useMoves } from "./use-moves.ts";

/** Whose cards a board shows: those of a job, with whom its ranking suggests, or of all open ones. */
export interface BoardOf {
  job_id?: string | undefined;
  client_id?: string | undefined;
  recruiter_id?: string | undefined;
}

const MOST_SUGGESTED = 25;

export interface Column {
  stage: PipelineStage;
  cards: BoardCard[];
  /** All that are there, also those beyond what is shown. */
  total: number;
}

/** The columns of a board, and moving its cards: at once on the screen, then told to the server, with the way back. */
export function useBoard(of: BoardOf, isOfJob: boolean) {
  const [isMore, setMore] = useState(false);
  // What is there stays while more of it comes.
  const shown = useCall(api.matching.board, isMore ? { ...of, limit: MOST_CARDS } : of, {
    quiet: true,
    ...(isMore && { placeholderData: (before) => before }),
  });
  const asked = { id: of.job_id ?? "", stage: "suggested" as const, min_score: STRONG, limit: MOST_SUGGESTED };
  const suggested = useCall(api.matching.matchedCandidates, asked, { quiet: true, enabled: isOfJob });
  // Where cards stand until the server has said so too.
  const [ahead, setAhead] = useState<ReadonlyMap<string, { stage: PipelineStage; at: string }>>(new Map());
  const turn = useRef(0);

  const move = useMoves((moves, stage) => {
    const mine = ++turn.current;
    const at = new Date().toISOString();
    if (stage) setAhead((before) => new Map([...before, ...moves.map((move) => [cardKey(move), { stage, at }] as const)]));
    return () => {
      if (turn.current === mine) setAhead(new Map());
    };
  });

  // Over all jobs nobody is suggested: there is no column for it, and nothing to move to.
  const withColumn = ({ counts_as }: PipelineStage) => isOfJob || counts_as !== "suggested";
  const stages = shown.data?.data.stages.filter(withColumn);
  const ofJobs = new Map(shown.data?.data.own_stages.map(({ job_id, stages: own }) => [job_id, own.filter(withColumn)]));
  const ranked = isOfJob ? suggested.data?.data : undefined;
  const everyone = [
    ...(ranked?.candidates ?? []).map((row) => cardOf(row)),
    // Who was suggested a moment ago and has been moved stands in both, until both are asked again.
    ...(shown.data?.data.cards ?? []),
  ];
  const byKey = new Map(everyone.map((card) => [cardKey(card), card]));
  const cards = [...byKey].map(([key, card]) => {
    const to = ahead.get(key);
    return to ? { ...card, stage: to.stage.counts_as, stage_key: to.stage.key, stage_since: to.at } : card;
  });
  const columns = (stages ?? []).map((stage): Column => {
    const here = cards.filter((card) => stageAmong(stages ?? [], card)?.key === stage.key);
    const counted = stage.counts_as === "suggested" ? (ranked?.total ?? 0) : stage.total;
    // What is on its way counts already.
    const arrived = here.filter((card) => ahead.has(cardKey(card))).length;
    const left = everyone.filter((card) => ahead.has(cardKey(card)) && stageAmong(stages ?? [], card)?.key === stage.key).length;
    return { stage, cards: ahead.size > 0 ? byArrival(here) : here, total: Math.max(here.length, counted + arrived - left) };
  });
  /** The stages that these cards can be moved to: those of their job, of several jobs those that all of them have. */
  const offered = (which: readonly BoardCard[]) => offeredStages(which, (job_id) => ofJobs.get(job_id) ?? stages ?? []);
  /** How many of a stage stand there once more are asked for; null where that is so already. */
  const more = isMore ? null : { most: MOST_CARDS, show: () => setMore(true) };
  return { shown, suggested, columns, offered, ofJobs, move, more };
}

const byArrival = (cards: BoardCard[]) =>
  [...cards].sort((a, b) => (a.stage_since < b.stage_since ? 1 : a.stage_since > b.stage_since ? -1 : 0));

/** Somebody of a ranking as a card. */
function cardOf({ match, ...row }: RankedCandidate): BoardCard {
  const { first_name, last_name, file_name, city } = row;
  return {
    ...match,
    candidate: { first_name, last_name, file_name, city, role: roleOf(row) ?? null },
    job_title: "",
    client_name: null,
    recruiter_id: null,
  };
}

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CandidateStep, JobStep, ProposalStep } from "#contract/bulk.ts";
import { MOST_AT_ONCE } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { notify, showFailure } from "#web/kit/calls/failures.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { useWords } from "#web/words/words.ts";

interface Steps {
  candidate: CandidateStep;
  job: JobStep;
  proposal: ProposalStep;
}
export type BulkKind = keyof Steps;
const calls = { candidate: api.candidate.bulk, job: api.job.bulk, proposal: api.proposal.bulk };

/** Calls of as many records as one takes; a step with more is sent in parts. */
function inCalls<S extends { ids: string[] }>(steps: readonly S[]): S[][] {
  const parts: S[][] = [];
  let room = 0;
  for (const step of steps)
    for (let from = 0; from < step.ids.length; ) {
      if (room === 0) {
        parts.push([]);
        room = MOST_AT_ONCE;
      }
      const ids = step.ids.slice(from, from + room);
      parts.at(-1)?.push({ ...step, ids });
      room -= ids.length;
      from += ids.length;
    }
  return parts;
}

/** Changes many records at once, told with the way back for eight seconds. */
export function useBulk<K extends BulkKind>(kind: K) {
  const t = useWords();
  const tell = useUndo();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const make = async (steps: readonly Steps[K][]) => {
    const changed: string[] = [];
    const undo: Steps[K][] = [];
    setIsBusy(true);
    try {
      for (const part of inCalls(steps)) {
        // The steps of a kind are those that its call takes.
        const { data } = await send(calls[kind], { steps: part } as never);
        changed.push(...data.changed);
        undo.push(...(data.undo as Steps[K][]));
      }
    } catch (failure) {
      showFailure(failure);
    }
    setIsBusy(false);
    for (const area of [api.candidate, api.job, api.proposal, api.matching])
      for (const call of Object.values(area)) void queries.invalidateQueries({ queryKey: keyOf(call) });
    return { changed, undo };
  };

  /** Makes the steps; `message` names what was done to how many. */
  const run = async (steps: readonly Steps[K][], message: (count: number) => string) => {
    const { changed, undo } = await make(steps);
    if (changed.length === 0) return notify("info", t("lists.nothing_changed"));
    tell(
      `bulk-${kind}`,
      message(changed.length),
      () => void make(undo).then((back) => back.changed.length > 0 && notify("info", t("lists.taken_back"))),
    );
  };
  return { run, isBusy };
}

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { BodyInput } from "#contract/call.ts";
import type { Candidate } from "#contract/candidate/candidate.ts";
import { api } from "#contract/index.ts";
import { type Answer, CallFailed, fieldErrors, send } from "#web/kit/calls/api.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { keyOf, useCall } from "#web/kit/calls/use-call.ts";
import { refreshLists } from "#web/kit/files/queue.ts";

export type ShownCandidate = Answer<typeof api.candidate.show>["data"]["candidate"];
export type Change = Omit<BodyInput<typeof api.candidate.update>, "id" | "version">;

/** How a save ended. After `stale` the record on screen is the current one, and another try goes on from it. */
export type Outcome = { kind: "saved" } | { kind: "stale" } | { kind: "refused"; errors: Record<string, string> } | { kind: "failed" };

export const useCandidate = (id: string) => useCall(api.candidate.show, { id }, { quiet: true, staleTime: 15_000 });

/** Saves fields of a candidate on top of the version on screen. */
export function useSave(candidate: ShownCandidate) {
  const queries = useQueryClient();
  const [running, setRunning] = useState(0);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { id, version } = candidate;
  const put = useCallback(
    (current: Candidate) =>
      queries.setQueryData<Answer<typeof api.candidate.show>>(keyOf(api.candidate.show, { id }), (before) =>
        before ? { ...before, data: { candidate: { ...before.data.candidate, ...current } } } : before,
      ),
    [queries, id],
  );
  const save = useCallback(
    async (change: Change): Promise<Outcome> => {
      setRunning((count) => count + 1);
      try {
        const { data } = await send(api.candidate.update, { ...change, id, version });
        put(data.candidate);
        setSavedAt(new Date());
        void queries.invalidateQueries({ queryKey: keyOf(api.candidate.show, { id }) });
        refreshLists();
        return { kind: "saved" };
      } catch (failure) {
        if (!(failure instanceof CallFailed)) {
          showFailure(failure);
          return { kind: "failed" };
        }
        const current = failure.envelope.data?.candidate as Candidate | undefined;
        if (failure.status === 409 && current) {
          put(current);
          return { kind: "stale" };
        }
        const errors = fieldErrors(failure);
        if (failure.status === 422 && Object.keys(errors).length > 0) return { kind: "refused", errors };
        showFailure(failure);
        return { kind: "failed" };
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [queries, put, id, version],
  );
  return { save, isSaving: running > 0, savedAt };
}

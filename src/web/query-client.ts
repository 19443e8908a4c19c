import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { CallFailed, NotReached } from "./api.ts";
import { limitOf, showFailure } from "./failures.ts";
import { followAnswer } from "./list-changes.ts";
import { leaveRefused, lookAgain } from "./session.ts";

/** Every failure of a call passes here: told once, and a session that is over is left. */
export function onFailure(failure: Error, meta: { quiet?: boolean } | undefined): void {
  if (failure instanceof CallFailed && failure.had_token && (failure.status === 401 || failure.status === 498)) leaveRefused(failure);
  else {
    if (failure instanceof CallFailed && failure.had_token && failure.status === 403) void lookAgain();
    // A limit is told wherever it is met: its way on is the same everywhere.
    if (!meta?.quiet || limitOf(failure)) showFailure(failure);
  }
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (failure, query) => onFailure(failure, query.meta) }),
  mutationCache: new MutationCache({
    onError: (failure, _body, _context, mutation) => onFailure(failure, mutation.meta),
    onSuccess: (answer, _body, _context, { meta }) => {
      if (meta?.path) followAnswer(queryClient, meta.path, answer);
    },
  }),
  defaultOptions: {
    queries: {
      gcTime: 60_000,
      staleTime: 5_000,
      retry: (count, failure) => count < 1 && failure instanceof NotReached && failure.reason === "network",
      refetchOnWindowFocus: true,
    },
  },
});

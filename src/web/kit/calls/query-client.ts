import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { placeNow, subscribeToSession } from "#web/kit/session/session.ts";
import { NotReached } from "./api.ts";
import { followAnswer } from "./list-changes.ts";
import { onFailure } from "./on-failure.ts";

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

// It looks again when the window is in front once more, or the line is back.
queryClient.mount();

// What one person has read in one workspace stays out of the next one's sight.
let place = placeNow();
subscribeToSession(() => {
  const now = placeNow();
  if (place && place !== now) queryClient.clear();
  place = now;
});

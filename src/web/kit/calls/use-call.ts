import { type UseQueryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { BodyInput, Call } from "#contract/call.ts";
import { type Answer, type Failed, send } from "./api.ts";
import { queryClient } from "./query-client.ts";

/** What the last part of a query's key holds, and what `refreshes` names it by. */
export const keyOf = <C extends Call>(call: C, body?: BodyInput<C>) => (body === undefined ? [call.path] : [call.path, body]);

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { quiet?: boolean };
    mutationMeta: { quiet?: boolean; path?: string };
  }
}

type CallOptions<C extends Call> = Omit<UseQueryOptions<Answer<C>, Failed>, "queryKey" | "queryFn" | "meta"> & {
  /** No notification when it fails: the screen tells it in place. */
  quiet?: boolean;
};

/** What a call that reads answers, kept and shared by call and body. */
export function useCall<C extends Call>(call: C, body: BodyInput<C>, { quiet, ...options }: CallOptions<C> = {}) {
  return useQuery<Answer<C>, Failed>(
    {
      ...options,
      queryKey: keyOf(call, body),
      queryFn: ({ signal }) => send(call, body, { signal }),
      meta: { quiet: quiet ?? false },
    },
    queryClient,
  );
}

interface ActionOptions<C extends Call> {
  /** The calls that read what this one changes: they are asked again. */
  refreshes?: readonly Call[];
  onDone?: (answer: Answer<C>, body: BodyInput<C>) => unknown;
  onFailed?: (failure: Failed, body: BodyInput<C>) => unknown;
  quiet?: boolean;
}

/** A call that changes something: `mutate(body)` or `await mutateAsync(body)`. */
export function useAction<C extends Call>(call: C, { refreshes = [], onDone, onFailed, quiet = false }: ActionOptions<C> = {}) {
  return useMutation<Answer<C>, Failed, BodyInput<C>>(
    {
      mutationFn: (body) => send(call, body),
      meta: { quiet, path: call.path },
      onSuccess: async (answer, body) => {
        for (const each of refreshes) void queryClient.invalidateQueries({ queryKey: keyOf(each) });
        await onDone?.(answer, body);
      },
      onError: (failure, body) => onFailed?.(failure, body),
    },
    queryClient,
  );
}

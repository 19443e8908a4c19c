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

export type CallOptions<C extends Call> = Omit<UseQueryOptions<Answer<C>, Failed>, "queryKey" | "queryFn" | "meta"> & {
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

export interface ActOptions<Input, Result, Failure extends Error = Error> {
  /** The calls that read what this one changes: they are asked again. */
  refreshes?: readonly Call[];
  onDone?: (result: Result, input: Input) => unknown;
  onFailed?: (failure: Failure, input: Input) => unknown;
  quiet?: boolean;
}
export type ActionOptions<C extends Call> = ActOptions<BodyInput<C>, Answer<C>, Failed>;

/** A call that changes something: `mutate(body)` or `await mutateAsync(body)`. */
export const useAction = <C extends Call>(call: C, options: ActionOptions<C> = {}) =>
  useAct<BodyInput<C>, Answer<C>, Failed>((body) => send(call, body), options, call.path);

/** Several calls that are one act, or one of several: told and refreshed as `useAction` does. */
export function useAct<Input, Result, Failure extends Error = Error>(
  act: (input: Input) => Promise<Result>,
  { refreshes = [], onDone, onFailed, quiet = false }: ActOptions<Input, Result, Failure> = {},
  path?: string,
) {
  return useMutation<Result, Failure, Input>(
    {
      mutationFn: act,
      meta: { quiet, ...(path && { path }) },
      onSuccess: async (result, input) => {
        for (const each of refreshes) void queryClient.invalidateQueries({ queryKey: keyOf(each) });
        await onDone?.(result, input);
      },
      onError: (failure, input) => onFailed?.(failure, input),
    },
    queryClient,
  );
}

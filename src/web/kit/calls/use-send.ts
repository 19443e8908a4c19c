import { useRef, useState } from "react";
import type { BodyInput, Call } from "#contract/call.ts";
import { type Answer, type Failed, send } from "./api.ts";
import { onFailure } from "./on-failure.ts";

interface SendingOptions<C extends Call> {
  onDone?: (answer: Answer<C>, body: BodyInput<C>) => unknown;
  onFailed?: (failure: Failed, body: BodyInput<C>) => unknown;
  quiet?: boolean;
}

/**
 * A call from a page before log-in, where no list is kept that it could change: `mutate(body)`, as with `useAction`, without the
 * cache of answers that a first visit would have to fetch.
 */
export function useSend<C extends Call>(call: C, options: SendingOptions<C> = {}) {
  const latest = useRef(options);
  latest.current = options;
  const [isPending, setPending] = useState(false);
  const [isSuccess, setSuccess] = useState(false);
  const mutate = async (body: BodyInput<C>): Promise<void> => {
    setPending(true);
    setSuccess(false);
    try {
      const answer = await send(call, body);
      setSuccess(true);
      await latest.current.onDone?.(answer, body);
    } catch (failure) {
      onFailure(failure as Failed, latest.current);
      latest.current.onFailed?.(failure as Failed, body);
    } finally {
      setPending(false);
    }
  };
  return { isPending, isSuccess, mutate: (body: BodyInput<C>) => void mutate(body) };
}

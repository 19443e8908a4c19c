import type { Area, Body, Call, ReplyInput } from "#contract/call.ts";
import type { CallerFor, Circumstances } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";

type Handler<C extends Call> = (
  call: { body: Body<C>; caller: CallerFor<C["access"]>; parts: Parts } & Circumstances,
) => Promise<ReplyInput<C>>;

/** One handler per call of an area; a missing or misspelt one does not compile. */
export type Handlers<A extends Area> = { [K in keyof A]: Handler<A[K]> };

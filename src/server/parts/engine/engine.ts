import type { calls } from "./calls.ts";

type Calls = typeof calls;
export type CallName = keyof Calls;
export type Given<Name extends CallName> = Parameters<Calls[Name]>;
export type Found<Name extends CallName> = Awaited<ReturnType<Calls[Name]>>;

/**
 * What the engine and the printers do with somebody's texts, so that nobody else waits for it. Short texts are worked on at once;
 * long ones in threads apart, with a budget of time and memory each, in turns by workspace. What finds no room is refused with 503; what goes
 * over its budget with 406, because it would again.
 */
export interface Engine {
  /** One line for the start-up report. */
  about: string;
  /** Not within a transaction: others would wait for it. */
  run<Name extends CallName>(workspace: string, name: Name, ...given: Given<Name>): Promise<Found<Name>>;
  /** The same of long texts before a transaction, for `now` within it; short ones are worked on there, and once. */
  ahead<Name extends CallName>(workspace: string, name: Name, ...given: Given<Name>): Promise<Found<Name> | undefined>;
  close(): Promise<void>;
}

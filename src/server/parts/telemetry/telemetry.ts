/** What is said of a piece of work besides its name: closed words, counts and ids of ours, never what somebody wrote. */
type Attributes = Record<string, string | number | boolean>;

/** The parts whose work is watched, and the tasks. */
export type WatchedPart = "assistant" | "documents" | "embeddings" | "files" | "mail" | "task" | "translation";

/** How a piece of work ended: it was done, refused because of what it was given, or it failed. */
export type Outcome = "done" | "refused" | "failed";

/** One kind of work since the process started. */
export interface Operation {
  part: WatchedPart;
  operation: string;
  seconds: number;
  outcomes: Record<Outcome, number>;
}

/** A span that is under way. */
interface OpenSpan {
  /** What spans of the work within it hang on. */
  span: object | null;
  /** `failed` is what kind of failure it was: a closed word. */
  end(more?: { attributes?: Attributes; failed?: string }): void;
}

/** Where spans go: to a collector, in batches, away from what they tell of. */
export interface Traces {
  about: string;
  /**
   * Begins a span below the one of the request that runs, or as a request's own below what `traceparent` names (W3C). `started_ms` ago:
   * it is told after it happened.
   */
  begin(
    name: string,
    options?: { kind?: "server" | "consumer" | "client"; attributes?: Attributes; traceparent?: string | null; started_ms?: number },
  ): OpenSpan;
  /** By what a task, or another server, hangs its spans on the one that runs now; null where none does. */
  traceparent(): string | null;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** What can be seen of the parts at work: counts and times since the start, and spans where traces go somewhere. */
export interface Telemetry {
  /** Null: no collector is set up, and nothing of what speaks to one is loaded. */
  traces: Traces | null;
  /** Begins a piece of work; what it gives is called at its end, with what it failed by. */
  begin(part: WatchedPart, operation: string): (failure?: unknown) => void;
  /** A piece of work from begin to end. */
  watch<T>(part: WatchedPart, operation: string, work: () => Promise<T>): Promise<T>;
  operations(): Iterable<Operation>;
  close(): Promise<void>;
}

import { AppFailure } from "#server/core/failures.ts";
import { UnreadableDocument } from "../documents/documents.ts";
import { reasonOf } from "../log.ts";
import type { Operation, Outcome, Telemetry, Traces, WatchedPart } from "./telemetry.ts";

/** Counts and times the work of parts; with `traces` each piece of it is a span too. */
export function openTelemetry(traces: Traces | null): Telemetry {
  const operations = new Map<string, Operation>();
  const operationOf = (part: WatchedPart, operation: string) => {
    const key = `${part} ${operation}`;
    const known = operations.get(key) ?? { part, operation, seconds: 0, outcomes: { done: 0, refused: 0, failed: 0 } };
    operations.set(key, known);
    return known;
  };
  const begin: Telemetry["begin"] = (part, operation) => {
    const counted = operationOf(part, operation);
    const since = performance.now();
    const span = part === "task" ? null : traces?.begin(`${part} ${operation}`, { kind: "client" });
    return (failure) => {
      const outcome = outcomeOf(failure);
      counted.outcomes[outcome]++;
      counted.seconds += (performance.now() - since) / 1000;
      span?.end({ attributes: { "proffer.outcome": outcome }, ...(outcome === "failed" && { failed: reasonOf(failure).error }) });
    };
  };
  return {
    traces,
    begin,
    watch: async (part, operation, work) => {
      const end = begin(part, operation);
      try {
        const done = await work();
        end();
        return done;
      } catch (failure) {
        end(failure ?? "failed");
        throw failure;
      }
    },
    operations: () => operations.values(),
    close: async () => traces?.close(),
  };
}

const outcomeOf = (failure: unknown): Outcome => (failure === undefined ? "done" : isRefusal(failure) ? "refused" : "failed");

/** A document that can't be read says something of the document, and so do bounds; whoever stops listening to a model ends it. */
const isRefusal = (failure: unknown) =>
  failure instanceof UnreadableDocument ||
  (failure instanceof AppFailure && failure.code !== "full" && failure.text.key !== "files_away") ||
  (failure instanceof Error && failure.name === "AbortError");

/** A part of which these methods are watched. */
export function watched<P extends object, M extends keyof P & string>(
  telemetry: Telemetry,
  name: WatchedPart,
  part: P,
  ...methods: M[]
): P {
  const around = methods.map((method) => {
    // Each of them gives a promise, which its caller's types hold it to.
    const plain = part[method] as (...given: unknown[]) => Promise<unknown>;
    return [method, (...given: unknown[]) => telemetry.watch(name, method, () => plain.apply(part, given))];
  });
  return { ...part, ...Object.fromEntries(around) };
}

/** What comes piece by piece, watched to its end, or until nobody takes it any more. */
export async function* watchedStream<T>(
  telemetry: Telemetry,
  name: WatchedPart,
  operation: string,
  stream: AsyncIterable<T>,
): AsyncIterable<T> {
  let end: ((failure?: unknown) => void) | null = telemetry.begin(name, operation);
  try {
    yield* stream;
  } catch (failure) {
    end(failure ?? "failed");
    end = null;
    throw failure;
  } finally {
    end?.();
  }
}

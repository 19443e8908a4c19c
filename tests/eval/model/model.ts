import type { Parts } from "#server/parts/parts.ts";
import { startAssistantServer } from "#tests/support/assistant-server.ts";
import type { Records } from "./records.ts";

/**
 * What a model is asked for in an evaluation. It judges what it read itself, as in the product; everything else is asked for alone, so that
 * what it says of one doesn't change what it is asked for another.
 */
const lets = {
  verdicts: { ASSISTANT_JUDGES: "on", ASSISTANT_READS: "on" },
  chat: { ASSISTANT_JUDGES: "off", ASSISTANT_READS: "off" },
  reading: { ASSISTANT_JUDGES: "off", ASSISTANT_READS: "on" },
  requirements: { ASSISTANT_JUDGES: "off", ASSISTANT_READS: "on" },
  drafted: { ASSISTANT_JUDGES: "off", ASSISTANT_READS: "off" },
};
export type Task = keyof typeof lets;

/** What one that has no record says: of a pair or of a document nothing. Null: it doesn't answer. */
const nothing: Record<Task, string | null> = {
  verdicts: '{"verdicts": [], "fields": []}',
  chat: null,
  reading: null,
  requirements: null,
  drafted: null,
};

/** What a model costs, in a currency, for a million tokens that it reads and a million that it writes. */
export interface Price {
  input: number;
  output: number;
}

/** What a model was asked and said, as the product counted it. */
export interface Spent {
  requests: number;
  input_tokens: number;
  output_tokens: number;
  /** So long its answers took, one after the other. */
  seconds: number;
}

/** The language model of an evaluation, with the settings that lead to it. */
export interface EvalModel {
  settings: Record<string, string>;
  /** Begins to count what it takes. */
  watch(parts: Parts): void;
  spent(parts: Parts): Promise<Spent>;
  /** So many prompts were left without an answer so far. */
  open(): number;
  stop(): Promise<void>;
}

/** The model that the environment sets up, or one that answers from records. */
export async function evalModel(task: Task, records: Records | null): Promise<EvalModel> {
  // Whoever isn't a pair of the set isn't judged.
  const alone = { ...lets[task], ASSISTANT_JUDGES_BEST: "0" };
  let seconds = 0;
  const counted = {
    watch(parts: Parts) {
      const { assistant } = parts;
      if (!assistant) throw new Error("No language model is set up: ASSISTANT_MODEL and its companions say which.");
      parts.assistant = {
        ...assistant,
        stream: async function* (...asked) {
          const began = performance.now();
          try {
            yield* assistant.stream(...asked);
          } finally {
            seconds += (performance.now() - began) / 1000;
          }
        },
      };
    },
    async spent({ database }: Parts): Promise<Spent> {
      const sums = ["requests", "input_tokens", "output_tokens"].map((name) => `coalesce(sum(${name}), 0)::int as ${name}`);
      const [row] = (await database.executeSql(`select ${sums.join(", ")} from model_use`)).rows as Omit<Spent, "seconds">[];
      return { requests: 0, input_tokens: 0, output_tokens: 0, ...row, seconds };
    },
  };
  if (!records) {
    const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("ASSISTANT_"))) as Record<string, string>;
    return { settings: { ...own, ...alone }, ...counted, open: () => 0, stop: async () => {} };
  }
  const server = await startAssistantServer();
  server.state.manner = { kind: "kept", answer: (asked) => records.answerTo(asked) ?? nothing[task] };
  return {
    settings: { ASSISTANT_BASE_URL: server.url, ASSISTANT_MODEL: "recorded", ...alone },
    ...counted,
    open: () => records.open.size,
    stop: () => server.stop(),
  };
}

/** What it took for a hundred of what was asked about, in one line. */
export function tellSpent(
  { requests, input_tokens, output_tokens, seconds }: Spent,
  of: { count: number; what: string },
  more: { price: Price | null; isRecorded: boolean },
): string {
  const each = (figure: number) => (100 * figure) / Math.max(1, of.count);
  const whole = (figure: number) => Math.round(each(figure)).toLocaleString("en");
  const { price, isRecorded } = more;
  const cost = price ? (input_tokens * price.input + output_tokens * price.output) / 1e6 : null;
  return [
    `For 100 ${of.what}: ${whole(requests)} requests`,
    `${whole(input_tokens)} tokens read and ${whole(output_tokens)} written${isRecorded ? ", by their length" : ""}`,
    isRecorded ? "time unknown: the answers were kept" : `${whole(seconds)} s of answers`,
    cost === null ? "cost unknown without --price" : `cost ${each(cost).toFixed(2)}`,
  ].join("; ");
}

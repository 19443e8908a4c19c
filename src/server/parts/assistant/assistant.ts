import type * as z from "zod";

/** What a model is asked with. Nothing in it but `system` instructs: the rest is data. */
export interface Prompt {
  system: string;
  /** Ends with what is asked. */
  turns: { role: "user" | "assistant"; content: string }[];
  /** So long the answer may be; 2,000 unless told. */
  most_tokens?: number;
  /** The answer is JSON of this schema: asked of a provider that can hold its model to one, told by `system` in any case. */
  json?: z.ZodType;
}

export interface Usage {
  input_tokens: number | null;
  output_tokens: number | null;
}

/**
 * Why a model gives no (whole) answer. refused: the key, the model or what was asked isn't accepted · timeout · busy: too many
 * questions · unavailable: not reached, or a fault of its own · cut_off: the stream broke · unreadable: no answer of its protocol ·
 * empty · too_long: longer than any answer may be.
 */
export type AssistantTrouble = "refused" | "timeout" | "busy" | "unavailable" | "cut_off" | "unreadable" | "empty" | "too_long";

export class AssistantFailure extends Error {
  readonly trouble: AssistantTrouble;
  constructor(trouble: AssistantTrouble, cause?: unknown) {
    super(`The language model: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** A language model. It is given no tools: all that it can do is write. */
export interface Assistant {
  /** One line for the start-up report. */
  about: string;
  provider: string;
  model: string;
  /** Where it is run: two models of one name at two places aren't the same. */
  host: string;
  /** So long it may be silent; a whole answer takes three times that at most. */
  timeout_seconds: number;
  /**
   * Its words as they come. Ends by itself when the answer is whole; throws an `AssistantFailure` when it isn't, and what had
   * come stays true. The call to the provider ends with `signal`. `used` is told once, where the provider counts.
   */
  stream(prompt: Prompt, signal: AbortSignal, used?: (usage: Usage) => void): AsyncIterable<string>;
}

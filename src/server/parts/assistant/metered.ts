import type { Assistant, Prompt, Usage } from "./assistant.ts";

/** Of the languages that the product speaks a token holds so many characters, or a little more. */
const CHARACTERS_OF_TOKEN = 4;

/** So many tokens a text of that length has, where nobody told. */
export const tokensIn = (characters: number): number => Math.ceil(characters / CHARACTERS_OF_TOKEN);

/** What an answer came to: as the model's server tells it, else by the length of what was asked and said. */
export interface Spent {
  input_tokens: number;
  output_tokens: number;
  /** Whether the model's server told, or said anything: else nothing is known to have been read. */
  is_answered: boolean;
}

function spentOn({ input_tokens, output_tokens }: Usage, { system, turns }: Prompt, said: number): Spent {
  const asked = turns.reduce((length, { content }) => length + content.length, system.length);
  return {
    input_tokens: input_tokens ?? tokensIn(asked),
    output_tokens: output_tokens ?? tokensIn(said),
    is_answered: input_tokens !== null || output_tokens !== null || said > 0,
  };
}

/** The same model, which tells after each answer, whole or not, what it came to. */
export function metered(assistant: Assistant, told: (spent: Spent) => Promise<void>): Assistant {
  return {
    ...assistant,
    stream: async function* (prompt, signal, used) {
      let usage: Usage = { input_tokens: null, output_tokens: null };
      let said = 0;
      try {
        for await (const words of assistant.stream(prompt, signal, (one) => {
          usage = one;
          used?.(one);
        })) {
          said += words.length;
          yield words;
        }
      } finally {
        await told(spentOn(usage, prompt, said));
      }
    },
  };
}

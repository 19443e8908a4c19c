import type { Assistant, Prompt, Usage } from "./assistant.ts";

/** All that passed between the product and a model; times as `performance.now()` tells them. */
export interface Heard {
  prompts: Prompt[];
  /** To each prompt. */
  said: string[];
  began: number;
  first: number | null;
  ended: number | null;
  usage: Usage;
}

/** The same model, and all that passes. */
export function overheard(assistant: Assistant): { model: Assistant; heard: Heard } {
  const heard: Heard = {
    prompts: [],
    said: [],
    began: 0,
    first: null,
    ended: null,
    usage: { input_tokens: null, output_tokens: null },
  };
  const add = (one: number | null, other: number | null) => (one === null && other === null ? null : (one ?? 0) + (other ?? 0));
  const model: Assistant = {
    ...assistant,
    stream: async function* (prompt, signal, used) {
      const at = heard.prompts.push(prompt) - 1;
      if (at === 0) heard.began = performance.now();
      for await (const words of assistant.stream(prompt, signal, (usage) => {
        heard.usage = {
          input_tokens: add(heard.usage.input_tokens, usage.input_tokens),
          output_tokens: add(heard.usage.output_tokens, usage.output_tokens),
        };
        used?.(usage);
      })) {
        heard.first ??= performance.now();
        heard.said[at] = (heard.said[at] ?? "") + words;
        yield words;
      }
      heard.ended = performance.now();
    },
  };
  return { model, heard };
}

import * as z from "zod";
import { type Assistant, AssistantFailure, type Prompt, type Usage } from "./assistant.ts";

/**
 * A model's answer as JSON of a schema, every text in it through `show` (the words of its placeholders put back); `used` hears what it came to. What is no such answer
 * goes back once, with what is wrong with it; then it is unreadable. `signal` ends the whole; where it is made anew, each of both questions.
 */
export async function jsonAnswer<S extends z.ZodType>(
  assistant: Assistant,
  prompt: Prompt,
  of: { schema: S; show: (text: string) => string; signal: AbortSignal | (() => AbortSignal); used?: ((usage: Usage) => void) | undefined },
): Promise<z.output<S>> {
  const { schema, show } = of;
  const first = await saidBy(assistant, prompt, of);
  const read = readAs(schema, first, show);
  if ("value" in read) return read.value;
  const turns: Prompt["turns"] = [
    ...prompt.turns,
    { role: "assistant", content: first },
    { role: "user", content: `That can't be read: ${read.wrong}. Answer again, with the JSON object alone.` },
  ];
  const second = readAs(schema, await saidBy(assistant, { ...prompt, turns }, of), show);
  if ("value" in second) return second.value;
  throw new AssistantFailure("unreadable", new Error(second.wrong));
}

async function saidBy(
  assistant: Assistant,
  prompt: Prompt,
  { signal, used }: { signal: AbortSignal | (() => AbortSignal); used?: ((usage: Usage) => void) | undefined },
): Promise<string> {
  let said = "";
  for await (const words of assistant.stream(prompt, typeof signal === "function" ? signal() : signal, used)) said += words;
  return said;
}

function readAs<S extends z.ZodType>(schema: S, said: string, show: (text: string) => string): { value: z.output<S> } | { wrong: string } {
  let value: unknown;
  try {
    value = JSON.parse(said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1));
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : "it is no JSON" };
  }
  const answer = schema.safeParse(shown(value, show));
  return answer.success ? { value: answer.data } : { wrong: z.prettifyError(answer.error).slice(0, 500) };
}

function shown(value: unknown, show: (text: string) => string): unknown {
  if (typeof value === "string") return show(value);
  if (Array.isArray(value)) return value.map((one) => shown(one, show));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(one, show)]));
}

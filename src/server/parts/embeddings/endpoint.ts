import * as z from "zod";
import { type Embeddings, EmbeddingsFailure, type EmbeddingsTrouble } from "./embeddings.ts";

interface EmbeddingsSettings {
  base_url: string;
  api_key: string | null;
  model: string;
  timeout_seconds: number;
}

/** Texts of one request: so few that its answer is read in 20 ms, for it is read on the server's thread. */
const BATCH = 16;
const MOST_DIMENSIONS = 4096;
const LONGEST_RESPONSE = 4 * 1024 * 1024;

const answer = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(2).max(MOST_DIMENSIONS) })),
  usage: z
    .object({ total_tokens: z.int().min(0) })
    .optional()
    .catch(undefined),
});

/** Any server that speaks OpenAI's protocol: `POST /embeddings` (https://platform.openai.com/docs/api-reference/embeddings). */
export function openEmbeddings(settings: EmbeddingsSettings): Embeddings {
  const { base_url, model } = settings;
  return {
    about: `${model} at ${new URL(base_url).host}`,
    model,
    embed: async (texts, used) => {
      const vectors: number[][] = [];
      for (let at = 0; at < texts.length; at += BATCH) vectors.push(...(await ask(settings, texts.slice(at, at + BATCH), used)));
      const [first] = vectors;
      if (vectors.some(({ length }) => length !== first?.length)) throw new EmbeddingsFailure("unreadable");
      return vectors;
    },
  };
}

async function ask(
  { base_url, api_key, model, timeout_seconds }: EmbeddingsSettings,
  input: readonly string[],
  used: (tokens: number) => void = () => {},
): Promise<number[][]> {
  const signal = AbortSignal.timeout(timeout_seconds * 1000);
  try {
    const response = await fetch(`${base_url}/embeddings`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...(api_key && { authorization: `Bearer ${api_key}` }),
      },
      body: JSON.stringify({ model, input, encoding_format: "float" }),
      // The key goes to the server that was named, and to no other.
      redirect: "error",
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new EmbeddingsFailure(troubleOf(response.status));
    }
    const { data, usage } = answer.parse(JSON.parse(await bounded(response)));
    if (usage) used(usage.total_tokens);
    const vectors = data.toSorted((one, other) => one.index - other.index);
    if (vectors.length !== input.length || vectors.some(({ index }, at) => index !== at)) throw new EmbeddingsFailure("unreadable");
    return vectors.map(({ embedding }) => embedding);
  } catch (error) {
    if (error instanceof EmbeddingsFailure) throw error;
    if (signal.aborted) throw new EmbeddingsFailure("timeout", error);
    throw new EmbeddingsFailure(error instanceof SyntaxError || error instanceof z.ZodError ? "unreadable" : "unavailable", error);
  }
}

function troubleOf(status: number): EmbeddingsTrouble {
  if (status === 429) return "busy";
  if (status === 408 || status === 504) return "timeout";
  return status >= 500 ? "unavailable" : "refused";
}

/** What it answers, up to a length that no honest answer has. */
async function bounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > LONGEST_RESPONSE) throw new EmbeddingsFailure("unreadable");
  }
  return text + decoder.decode();
}

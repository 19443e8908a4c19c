import * as z from "zod";
import { AssistantFailure, type AssistantTrouble } from "./assistant.ts";
import { addressOf, type ModelAddress } from "./providers.ts";

export interface OfferedModel {
  id: string;
  name: string | null;
}

/** Whoever answers there has no list of models. */
export class NoList extends Error {}

const WITHIN_MS = 15_000;
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_MODELS = 1000;

/** As OpenAI's protocol has it, Anthropic's and Mistral's: what more there is, is left out. */
const answer = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1).max(200),
      display_name: z.string().max(200).nullish(),
      capabilities: z.looseObject({ completion_chat: z.boolean().optional() }).nullish().catch(null),
    }),
  ),
});

/** Names of models that read or write something else than a talk. */
const OTHERS = /embed|whisper|tts|dall-e|moderation|image|audio|realtime|transcribe|speech|sora|rerank|ocr|babbage|davinci/i;

/** The models that a provider offers to talk with; all that it has, where none of them is known to. */
export async function listedModels(address: ModelAddress, through: typeof fetch): Promise<OfferedModel[]> {
  // Deployments have names of their own there, which a key doesn't list.
  if (address.provider === "azure") throw new NoList("Azure lists no deployments");
  const read = answer.safeParse(await askedFor(address, through));
  if (!read.success) throw new NoList("no list of models", { cause: read.error });
  const all = read.data.data.slice(0, MOST_MODELS);
  const talking = all.filter(({ id, capabilities }) => capabilities?.completion_chat !== false && !OTHERS.test(id));
  return (talking.length > 0 ? talking : all)
    .map(({ id, display_name }) => ({ id, name: display_name && display_name !== id ? display_name : null }))
    .sort((one, other) => one.id.localeCompare(other.id, "en", { numeric: true }));
}

async function askedFor(address: ModelAddress, through: typeof fetch): Promise<unknown> {
  const isAnthropic = address.provider === "anthropic";
  const key = address.api_key ?? "";
  const ofKey: Record<string, string> = isAnthropic
    ? { "x-api-key": key, "anthropic-version": "2023-06-01" }
    : { authorization: `Bearer ${key}` };
  const headers = { accept: "application/json", ...(key && ofKey) };
  const response = await through(`${addressOf(address)}/models${isAnthropic ? "?limit=1000" : ""}`, {
    headers,
    redirect: "error",
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch((error: unknown) => failedAs("unavailable", error));
  if (!response.ok) {
    await response.body?.cancel();
    if ([404, 405, 501].includes(response.status)) throw new NoList(`answered ${response.status}`);
    throw new AssistantFailure("unavailable", Object.assign(new Error(`answered ${response.status}`), { statusCode: response.status }));
  }
  const text = await wholeOf(response).catch((error: unknown) => failedAs("cut_off", error));
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new AssistantFailure("unreadable", error);
  }
}

function failedAs(trouble: AssistantTrouble, error: unknown): never {
  if (error instanceof AssistantFailure) throw error;
  throw new AssistantFailure((error as Error).name === "TimeoutError" ? "timeout" : trouble, error);
}

/** An answer's text; what is far too long is none. */
async function wholeOf(response: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > MOST_BYTES) throw new AssistantFailure("unreadable", new Error("too long a list"));
  }
  return text;
}

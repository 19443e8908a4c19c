import type { ModelTask } from "#contract/account/model.ts";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import { modelFor } from "#server/areas/model/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { AssistantFailure, type Usage } from "#server/parts/assistant/assistant.ts";
import { jsonAnswer } from "#server/parts/assistant/json-answer.ts";
import { type Masked, throughMask } from "#server/parts/engine/through-mask.ts";
import type { Parts } from "#server/parts/parts.ts";
import { lookAnswer, toLookAt, type WrittenSentence } from "./rules.ts";
import { LOOK_TEXT } from "./system-text.ts";

/** In tokens: what it says of each sentence. */
const MOST_TOKENS = 3000;

interface Look {
  task: ModelTask;
  whom: Masked;
  /** The records, each text of them through the mask. */
  records: (mask: Mask) => string;
  sentences: readonly WrittenSentence[];
  /** Each of its questions may take so long; as long as a model may be silent unless told. */
  seconds?: number;
  signal?: AbortSignal;
  used?: (usage: Usage) => void;
}

/** What a second look says of a sentence: whether its passages say it, and what they don't. */
interface Looked {
  isSaid: boolean;
  missing: string | null;
}

/**
 * Asks the model once more whether passages say what was written from them: sentence by sentence, by their numbers, in one request. What
 * it doesn't answer, or not in time, isn't among them: the rules' word stands.
 */
export async function secondLook(parts: Parts, workspace: WorkspaceId, look: Look): Promise<ReadonlyMap<number, Looked>> {
  const { task, whom, records, sentences, seconds = Infinity, signal, used } = look;
  if (sentences.length === 0) return new Map();
  const { said, mask } = await throughMask(parts.engine, workspace, whom, (mask) => toLookAt(records(mask), sentences, mask));
  const assistant = signal?.aborted ? null : await modelFor(parts, workspace, task, said.length, MOST_TOKENS);
  if (!assistant) return new Map();
  const ends = () =>
    AbortSignal.any([AbortSignal.timeout(Math.min(seconds, assistant.timeout_seconds) * 1000), ...(signal ? [signal] : [])]);
  const prompt = { system: LOOK_TEXT, turns: [{ role: "user" as const, content: said }], most_tokens: MOST_TOKENS, json: lookAnswer };
  try {
    const answer = await jsonAnswer(assistant, prompt, { schema: lookAnswer, show: mask.show, signal: ends, used });
    const asked = new Set(sentences.map(({ n }) => n));
    return new Map(
      answer.sentences.flatMap(({ n, says, missing = null }) => (asked.has(n) ? [[n, { isSaid: says === "all", missing }] as const] : [])),
    );
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    if (!signal?.aborted) parts.log.error(new Error(`${error.message}; what it wrote was checked by rules alone`));
    return new Map();
  }
}

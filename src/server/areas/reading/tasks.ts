import type * as z from "zod";
import { type Known, NOBODY } from "#engine/anonymity/secrets.ts";
import type { CvReading } from "#engine/cv/page/document.ts";
import { cvAnswer, cvWanted } from "#engine/second-reading/cv-answer.ts";
import { withoutNameLines } from "#engine/second-reading/nameless.ts";
import { offeredText, withoutReachable } from "#engine/second-reading/offered.ts";
import { vacancyAnswer, vacancyWanted } from "#engine/second-reading/vacancy.ts";
import { modelFor } from "#server/areas/model/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Assistant, AssistantFailure } from "#server/parts/assistant/assistant.ts";
import { jsonAnswer } from "#server/parts/assistant/json-answer.ts";
import type { VacancyReading } from "#server/parts/documents/documents.ts";
import { type Masked, throughMask } from "#server/parts/engine/through-mask.ts";
import { isTooHeavy } from "#server/parts/engine/too-heavy.ts";
import type { Parts } from "#server/parts/parts.ts";
import { CV_TEXT, VACANCY_TEXT } from "./system-text.ts";

const MOST_TOKENS = 4000;
/** Below this a name is a guess, and a guess alone hides nobody. */
const SURE_NAME = 0.6;

/**
 * A CV's reading with what a language model read in it, by the rules of `withCvAnswer`. The model sees neither name nor contact
 * data: where no name was found for sure, it sees no line that may hold one. Whatever goes wrong leaves the reading as it was.
 */
export function readCvAlong(parts: Parts, workspace: WorkspaceId, reading: CvReading): Promise<CvReading> {
  const { profile, evidence, text } = reading;
  const isNamed = ["first_name", "last_name"].some((name) => (evidence[name]?.confidence ?? 0) >= SURE_NAME);
  const links = { ...NOBODY.links, ...(profile.links as Partial<Known["links"]>) };
  const people = [{ ...NOBODY, ...(profile as Partial<Known>), links, cv_text: text }];
  return along(parts, workspace, reading, async (assistant) => {
    const asked = { workspace, hidden: { people }, system: CV_TEXT, text: isNamed ? text : withoutNameLines(text), json: cvWanted };
    return parts.engine.run(workspace, "withCvAnswer", reading, await answerOf(parts, assistant, asked, cvAnswer));
  });
}

/** The same for a vacancy, without its contact and the lines that say how to reach somebody. */
export function readVacancyAlong(parts: Parts, workspace: WorkspaceId, reading: VacancyReading): Promise<VacancyReading> {
  const hidden = { people: [], others: [reading.job.client?.contact_name] };
  return along(parts, workspace, reading, async (assistant) => {
    const asked = { workspace, hidden, system: VACANCY_TEXT, text: withoutReachable(reading.text), json: vacancyWanted };
    return parts.engine.run(workspace, "withVacancyAnswer", reading, await answerOf(parts, assistant, asked, vacancyAnswer));
  });
}

async function along<R extends { text: string }>(
  parts: Parts,
  workspace: WorkspaceId,
  plain: R,
  read: (assistant: Assistant) => Promise<R>,
): Promise<R> {
  const assistant = await modelFor(parts, workspace, "read", plain.text.length, MOST_TOKENS);
  if (!assistant) return plain;
  try {
    return await read(assistant);
  } catch (error) {
    if (isTooHeavy(error)) return plain;
    if (!(error instanceof AssistantFailure)) throw error;
    parts.log.error(new Error(`${error.message}; a document was read without it`));
    return plain;
  }
}

interface Asked {
  workspace: WorkspaceId;
  hidden: Masked;
  system: string;
  text: string;
  json: z.ZodType;
}

async function answerOf<S extends z.ZodType>(
  parts: Parts,
  assistant: Assistant,
  { workspace, hidden, text, ...told }: Asked,
  schema: S,
): Promise<z.output<S>> {
  const { said: offered, mask } = await throughMask(parts.engine, workspace, hidden, (through) => offeredText(text, through));
  const turns = [{ role: "user" as const, content: `<document>\n${offered}\n</document>` }];
  const prompt = { ...told, turns, most_tokens: MOST_TOKENS };
  const signal = AbortSignal.timeout(assistant.timeout_seconds * 1000);
  return jsonAnswer(assistant, prompt, { schema, show: mask.show, signal });
}

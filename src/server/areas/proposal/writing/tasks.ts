import * as z from "zod";
import { MOST_STRENGTHS } from "#contract/choices.ts";
import { type ProposalParts, strength, type WrittenBy } from "#contract/proposal/proposal.ts";
import { personName } from "#contract/text/names/person-name.ts";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import type { ChatPassage } from "#engine/chat/chat.ts";
import { evidenceOf } from "#engine/chat/passages.ts";
import type { DraftInput } from "#engine/proposal/writing/writer.ts";
import { passagesAsData } from "#server/areas/chat/rules.ts";
import { modelFor } from "#server/areas/model/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Assistant, AssistantFailure } from "#server/parts/assistant/assistant.ts";
import { charactersIn } from "#server/parts/engine/ahead.ts";
import { throughMask } from "#server/parts/engine/through-mask.ts";
import type { Parts } from "#server/parts/parts.ts";
import { writerText } from "./system-text.ts";

const SHORTEST_LETTER = 200;
const MOST_TOKENS = 3000;
/** In characters: no more of the records is offered to a model, roughly. */
const MOST_OFFERED = 40_000;

const written = z.object({
  strengths: z
    .array(z.object({ title: z.string().min(1), text: z.string().min(1), passages: z.array(z.int()).max(10).default([]) }))
    .min(1)
    .max(MOST_STRENGTHS),
  cover_letter: z.string().min(SHORTEST_LETTER).max(10_000),
});

/**
 * A proposal's draft, in its own language and the other. A language model, where there is one, writes its strengths and letter from the same evidence, and is held
 * to the same ledger: what no source bears is left out. Where too little is left, or nothing comes in time, the built-in writer's
 * stand. Facts and the honest-fit table are always the product's own. What a model wrote has no other language yet: that is
 * brought up to date when it is asked for, so that nobody waits for a model twice.
 */
export async function writeDraft(
  parts: Parts,
  workspace: WorkspaceId,
  input: DraftInput,
): Promise<{ parts: ProposalParts; written_by: WrittenBy }> {
  const own = await parts.engine.run(workspace, "draft", input);
  const assistant = await modelFor(parts, workspace, "draft", charactersIn(input, MOST_OFFERED), MOST_TOKENS);
  if (!assistant) return { parts: own, written_by: { provider: "built_in", model: null, failure: null } };
  const { provider, model } = assistant;
  try {
    const signal = AbortSignal.timeout(assistant.timeout_seconds * 1000);
    const said = await modelDraft(parts, workspace, assistant, input, signal);
    const better = await parts.engine.run(workspace, "borne", { ...own, ...said, other_letter: null }, input);
    if (better.strengths.length === 0 || better.cover_letter.length < SHORTEST_LETTER) throw new AssistantFailure("unreadable");
    return { parts: better, written_by: { provider, model, failure: null } };
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    parts.log.error(new Error(`${error.message}; the built-in writer drafted instead`));
    return { parts: own, written_by: { provider: "built_in", model: null, failure: error.trouble } };
  }
}

async function modelDraft(
  { engine }: Parts,
  workspace: WorkspaceId,
  assistant: Assistant,
  input: DraftInput,
  signal: AbortSignal,
): Promise<ReturnType<typeof readDraft>> {
  const { candidate, job, recruiter, contact_name, client_name } = input;
  const asked = job.requirements.map(({ text }) => text).join("\n");
  const notes = input.notes.map((note) => ({ ...note, by: null }));
  const records = {
    kind: "candidate_job" as const,
    candidate,
    job,
    notes,
    facts: [],
    criteria: input.criteria,
    ranked: [],
    today: input.today,
  };
  const passages = await engine.run(workspace, "offered", `${job.title}\n${asked}`, records);
  const whom = { people: [candidate], others: [contact_name, recruiter && personName(recruiter)] };
  const content = `Today is ${input.today}. The candidate is ${personName(candidate) || "not named"}, the job "${job.title}"${client_name ? ` at ${client_name}` : ""}${
    contact_name ? `, the letter's reader ${contact_name}` : ""
  }${recruiter ? `, its writer ${personName(recruiter)}` : ""}. The job asks:\n\n${asked}`;
  const { said: told, mask } = await throughMask(
    engine,
    workspace,
    whom,
    (through) => `${through.hide(content)}\n\nThe passages:\n\n${passagesAsData(passages, through)}`,
  );
  const prompt = { system: writerText(input.language), turns: [{ role: "user" as const, content: told }], most_tokens: MOST_TOKENS };
  let said = "";
  for await (const words of assistant.stream(prompt, signal)) said += words;
  return readDraft(said, mask, passages);
}

/** What the model wrote, its placeholders put back and its passages as evidence. */
function readDraft(said: string, mask: Mask, passages: readonly ChatPassage[]): Pick<ProposalParts, "strengths" | "cover_letter"> {
  let value: unknown;
  try {
    value = JSON.parse(said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1));
  } catch (error) {
    throw new AssistantFailure("unreadable", error);
  }
  const draft = written.safeParse(value);
  if (!draft.success) throw new AssistantFailure("unreadable", draft.error);
  const strengths = draft.data.strengths.map(({ title, text, passages: numbers }) => ({
    title: mask.show(title).slice(0, 120),
    text: mask.show(text).slice(0, 2000),
    evidence: [...new Set(numbers)].flatMap((n) => {
      const passage = passages[n - 1];
      return passage ? [evidenceOf(passage)] : [];
    }),
  }));
  return { strengths: z.array(strength).parse(strengths), cover_letter: mask.show(draft.data.cover_letter) };
}

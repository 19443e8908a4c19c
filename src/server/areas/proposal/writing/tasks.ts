import type * as z from "zod";
import { nth } from "#contract/nth.ts";
import type { ProposalParts } from "#contract/proposal/proposal.ts";
import { personName } from "#contract/text/names/person-name.ts";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import type { ChatPassage } from "#engine/chat/chat.ts";
import { evidenceOf } from "#engine/chat/passages.ts";
import { type ModelDraft, type Refused, readDraft } from "#engine/proposal/writing/model-draft.ts";
import type { DraftInput } from "#engine/proposal/writing/writer.ts";
import { modelFor } from "#server/areas/model/tasks.ts";
import { LOOK_VERSION } from "#server/areas/second-look/rules.ts";
import { secondLook } from "#server/areas/second-look/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Assistant, AssistantFailure } from "#server/parts/assistant/assistant.ts";
import { jsonAnswer } from "#server/parts/assistant/json-answer.ts";
import type { KeptWriting } from "#server/parts/database/tables.ts";
import { charactersIn } from "#server/parts/engine/ahead.ts";
import { throughMask } from "#server/parts/engine/through-mask.ts";
import type { Parts } from "#server/parts/parts.ts";
import { draftAnswer, recordsTold, repairAnswer, repaired, toBeRepaired, writtenIn } from "./rules.ts";
import { repairText, writerText } from "./system-text.ts";

const MOST_TOKENS = 3000;
/** In characters: no more of the records is offered to a model, roughly. */
const MOST_OFFERED = 40_000;

const byOurselves = (failure: string | null): KeptWriting => ({
  provider: "built_in",
  model: null,
  failure,
  left_out: [],
  repaired: 0,
  checked: false,
  filled: [],
  rests_on: [],
});

/**
 * A proposal's draft, in its own language and the other. A language model, where there is one, writes its strengths and letter from the
 * same evidence. Each sentence is held to the ledger, and by a second question to its passages; what is refused goes back to the model
 * once, and is left out where it is refused again. What too little is left of the built-in draft fills up. Facts and the honest-fit table
 * are always the product's own. What a model wrote has no other language yet: that is brought up to date when it is asked for, so that
 * nobody waits for a model twice.
 */
export async function writeDraft(
  parts: Parts,
  workspace: WorkspaceId,
  input: DraftInput,
): Promise<{ parts: ProposalParts; written_by: KeptWriting }> {
  const own = await parts.engine.run(workspace, "draft", input);
  const assistant = await modelFor(parts, workspace, "draft", charactersIn(input, MOST_OFFERED), MOST_TOKENS);
  if (!assistant) return { parts: own, written_by: byOurselves(null) };
  const { provider, model } = assistant;
  try {
    const asking = await asker(parts, workspace, input, assistant);
    const first = await asking.draft();
    const { draft, refused, checked, changed } = await putRight(parts, workspace, input, asking, first);
    const { parts: said, left_out, filled, rests_on } = await parts.engine.run(workspace, "mended", input, own, draft, refused);
    const told = { left_out, filled, checked, repaired: changed, rests_on };
    if (filled.length === 2 && rests_on.length === 0) return { parts: own, written_by: { ...byOurselves("unproved"), left_out, checked } };
    return { parts: { ...own, ...said, other_letter: null }, written_by: { provider, model, failure: null, ...told } };
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    parts.log.error(new Error(`${error.message}; the built-in writer drafted instead`));
    return { parts: own, written_by: byOurselves(error.trouble) };
  }
}

/** The draft with its refused sentences put right where the model could, and what can't stand. */
async function putRight(parts: Parts, workspace: WorkspaceId, input: DraftInput, asking: Asker, first: ModelDraft) {
  const before = await heldTo(
    parts,
    workspace,
    input,
    asking,
    first,
    first.sentences.map((_, n) => n),
  );
  if (before.refused.length === 0) return { draft: vouchedFor(first, before.vouched), refused: [], checked: before.checked, changed: 0 };
  const answer = await asking.repair(first, before.refused);
  const { draft, changed } = answer ? repaired(first, before.refused, answer, asking.offered) : { draft: first, changed: [] };
  const after = await heldTo(parts, workspace, input, asking, draft, changed);
  const stillRefused = before.refused.filter(({ n }) => !changed.includes(n));
  // A neighbour that was put right and isn't borne now stands as it was.
  const isWorse = (n: number) => !before.refused.some((one) => one.n === n) && after.refused.some((one) => one.n === n);
  const sentences = draft.sentences.map((one, n) => (isWorse(n) ? nth(first.sentences, n) : one));
  const refused = [...stillRefused, ...after.refused.filter(({ n }) => !isWorse(n))];
  const vouched = [...before.vouched.filter((n) => !changed.includes(n) || isWorse(n)), ...after.vouched];
  const isRight = ({ n }: Refused) => changed.includes(n) && !refused.some((one) => one.n === n);
  return {
    draft: vouchedFor({ ...draft, sentences }, vouched),
    refused,
    checked: before.checked && (changed.length === 0 || after.checked),
    changed: before.refused.filter(isRight).length,
  };
}

/** The draft with those sentences marked that the rules don't find and a second look does. */
const vouchedFor = (draft: ModelDraft, which: readonly number[]): ModelDraft => ({
  ...draft,
  sentences: draft.sentences.map((one, n) => (which.includes(n) ? { ...one, looked: LOOK_VERSION } : one)),
});

/**
 * What can't stand of these sentences. The rules look for what no source bears; one second look at all of them says whether the records say
 * it, and its word holds, but for what stands by nobody's word, and where the passages that a sentence names show otherwise sign by sign: of
 * those it isn't asked. Where it says nothing the rules' word stands.
 */
async function heldTo(parts: Parts, workspace: WorkspaceId, input: DraftInput, asking: Asker, draft: ModelDraft, which: readonly number[]) {
  if (which.length === 0) return { refused: [], vouched: [], checked: true };
  const sentences = which.map((n) => nth(draft.sentences, n));
  const missing = await parts.engine.run(workspace, "missing", input, sentences);
  const proven = await parts.engine.run(workspace, "proven", asking.records, asking.offered, writtenIn(draft, which, asking.offered));
  const held = which.map((n, at) => {
    const { lacking, beyond_words } = nth(missing, at);
    const isProven = lacking.length > 0 && nth(proven, at).length > 0;
    return { n, lacking: [...new Set([...beyond_words, ...lacking])], isSettled: beyond_words.length > 0 || isProven };
  });
  const open = held.filter(({ isSettled }) => !isSettled).map(({ n }) => n);
  const looked = await asking.look(draft, open);
  const refused = held.flatMap(({ n, lacking, isSettled }): Refused[] => {
    const look = isSettled ? undefined : looked.get(n + 1);
    if (look?.isSaid === false) return [{ n, reason: "unsaid", missing: look.missing ? [look.missing] : lacking }];
    return look === undefined && lacking.length > 0 ? [{ n, reason: "missing", missing: lacking }] : [];
  });
  const vouched = held.filter(({ n, lacking }) => lacking.length > 0 && looked.get(n + 1)?.isSaid).map(({ n }) => n);
  return { refused, vouched, checked: open.every((n) => looked.has(n + 1)) };
}

type Asker = Awaited<ReturnType<typeof asker>>;

/** The questions that a model is asked for one draft, each masked alike, each with its answer's schema. */
async function asker(parts: Parts, workspace: WorkspaceId, input: DraftInput, first: Assistant) {
  const { candidate, job, recruiter, contact_name, language } = input;
  const requirements = job.requirements.map(({ text }) => text).join("\n");
  const records = {
    kind: "candidate_job" as const,
    candidate,
    job,
    notes: input.notes.map((note) => ({ ...note, by: null })),
    facts: [],
    criteria: input.criteria,
    ranked: [],
    today: input.today,
  };
  const offered: ChatPassage[] = await parts.engine.run(workspace, "offered", `${job.title}\n${requirements}`, records);
  const whom = { people: [candidate], others: [contact_name, recruiter && personName(recruiter)] };
  const told = (mask: Mask) => recordsTold(input, offered, mask);
  let counted: Assistant | null = first;
  const ask = async <S extends z.ZodType>(system: string, schema: S, say: (mask: Mask) => string): Promise<z.output<S>> => {
    const { said, mask } = await throughMask(parts.engine, workspace, whom, say);
    // Each question is one of the day's calls.
    const assistant = counted ?? (await modelFor(parts, workspace, "draft", said.length, MOST_TOKENS));
    if (!assistant) throw new AssistantFailure("busy");
    counted = null;
    const signal = AbortSignal.timeout(assistant.timeout_seconds * 1000);
    const prompt = { system, turns: [{ role: "user" as const, content: said }], most_tokens: MOST_TOKENS, json: schema };
    return jsonAnswer(assistant, prompt, { schema, show: mask.show, signal });
  };
  return {
    records,
    offered,
    draft: async () => readDraft(await ask(writerText(language), draftAnswer, told), offered.map(evidenceOf)),
    look: (draft: ModelDraft, which: readonly number[]) =>
      secondLook(parts, workspace, { task: "draft", whom, records: told, sentences: writtenIn(draft, which, offered) }),
    /** Null where it isn't answered: the draft stands by what else is known. */
    repair: async (draft: ModelDraft, refused: readonly Refused[]) => {
      const all = writtenIn(
        draft,
        draft.sentences.map((_, n) => n),
        offered,
      );
      try {
        return await ask(repairText(language), repairAnswer, (mask) => toBeRepaired(told(mask), all, refused, mask));
      } catch (error) {
        if (!(error instanceof AssistantFailure)) throw error;
        parts.log.error(new Error(`${error.message}; what it wrote wasn't put right`));
        return null;
      }
    },
  };
}

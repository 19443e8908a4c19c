import { hash } from "node:crypto";
import type { ChatFailure, ChatMessage, Citation } from "#contract/chat.ts";
import type { Language } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { nth } from "#contract/nth.ts";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import { type ChatAnswer, type ChatEvidence, type ChatRecords, type ChatTurn, MOST_RANKED } from "#engine/chat/chat.ts";
import type { CheckedAnswer, CitedSentence, Looked } from "#engine/chat/check/check.ts";
import { isToBeAsked, type Mending, unmended, withdrawn } from "#engine/chat/check/mend.ts";
import { noteOf } from "#engine/chat/happenings.ts";
import type { Offer } from "#engine/chat/offer/offer.ts";
import { labelOf } from "#engine/chat/sources.ts";
import type { Layout } from "#engine/cv/page/document.ts";
import { passageBoxes } from "#engine/cv/page/passage.ts";
import { findCandidate, findCandidates, findLayout } from "#server/areas/candidate/queries.ts";
import { findJobToShow, shownFacts } from "#server/areas/job/queries.ts";
import { currentMatch } from "#server/areas/matching/tasks.ts";
import { modelFor, modelLet } from "#server/areas/model/tasks.ts";
import { LOOK_VERSION } from "#server/areas/second-look/rules.ts";
import { secondLook } from "#server/areas/second-look/tasks.ts";
import { findEntitlement, usedThisMonth } from "#server/areas/subscription/queries.ts";
import { limitsOf, nextMonth } from "#server/areas/subscription/rules.ts";
import type { Live, WorkspaceId } from "#server/core/caller.ts";
import { gone, notFound } from "#server/core/failures.ts";
import { type Assistant, AssistantFailure, type Prompt, type Usage } from "#server/parts/assistant/assistant.ts";
import { charactersIn } from "#server/parts/engine/ahead.ts";
import { throughMask } from "#server/parts/engine/through-mask.ts";
import type { Parts } from "#server/parts/parts.ts";
import { promptOf, recordsAsData } from "./prompt/rules.ts";
import { type About, bestMatches, happeningsOf } from "./queries.ts";
import { endsSentence, mendingPrompt, piecesOf } from "./rules.ts";
import { TEXT_VERSION } from "./system-text.ts";

/** What a model is shown is bounded; so is what it writes: in characters, and in tokens. */
const MOST_SHOWN = 200_000;
const MOST_TOKENS = 2000;

/** Everything that a talk's answers may rest on, all of one workspace. Records in the trash are gone (410). */
export async function recordsOf(parts: Parts, workspace: WorkspaceId, about: About, language: Language): Promise<ChatRecords> {
  const { db } = parts.database;
  const candidate = about.candidate_id ? await findCandidate(db, workspace, about.candidate_id) : null;
  const found = about.job_id ? await findJobToShow(db, workspace, about.job_id) : null;
  const job = found?.job ?? null;
  if (candidate === undefined) throw notFound("candidate");
  if (found === undefined) throw notFound("job");
  if (candidate?.deleted_at) throw gone("candidate");
  if (job?.deleted_at) throw gone("job");
  const today = new Date().toISOString().slice(0, 10);
  return {
    kind: about.kind,
    // What is answered never looks at the files themselves.
    candidate: candidate && { ...candidate, files: [] },
    notes: candidate ? (await happeningsOf(db, workspace, candidate.id)).flatMap((one) => noteOf(one, language) ?? []) : [],
    job,
    facts: found ? await shownFacts(parts, workspace, found, today) : [],
    criteria: candidate && job ? await criteriaOf(parts, workspace, job.id, candidate.id) : [],
    ranked: job && !candidate ? await rankedFor(parts, workspace, job.id) : [],
    today,
  };
}

async function criteriaOf(parts: Parts, workspace: WorkspaceId, job_id: string, candidate_id: string): Promise<Criterion[]> {
  return (await currentMatch(parts, workspace, { job_id, candidate_id }))?.criteria ?? [];
}

async function rankedFor(parts: Parts, workspace: WorkspaceId, job_id: string): Promise<ChatRecords["ranked"]> {
  const { db } = parts.database;
  const best = await bestMatches(db, workspace, job_id, MOST_RANKED);
  const candidates = await findCandidates(
    db,
    workspace,
    best.map(({ candidate_id }) => candidate_id),
  );
  return best.flatMap(({ candidate_id, score, criteria }) => {
    const candidate = candidates.find(({ id }) => id === candidate_id);
    return candidate ? [{ candidate: { ...candidate, files: [] }, score, criteria }] : [];
  });
}

/** The documents and notes that answers rest on. */
export const documentsIn = ({ candidate, notes, job, ranked }: ChatRecords): number =>
  [candidate, ...ranked.map((one) => one.candidate)].filter((one) => one?.cv_text).length +
  notes.filter(({ kind }) => kind !== "stage").length +
  (job?.description ? 1 : 0);

export async function usageOf(parts: Parts, workspace: WorkspaceId) {
  const { db } = parts.database;
  const { chat_messages: used } = await usedThisMonth(db, workspace);
  const max = limitsOf(parts, await findEntitlement(db, workspace)).chat_messages_per_month;
  return { used, max, renews_at: nextMonth(new Date()) };
}

const answererOf = (assistant: Assistant | null) =>
  assistant ? { provider: assistant.provider, model: assistant.model } : { provider: "built_in", model: null };

/** Who answers in this workspace now. */
export const answererIn = async (parts: Parts, workspace: WorkspaceId) => answererOf(await modelLet(parts, workspace, "answer"));

/** An answer, and how it came about. */
export type Answered = Pick<ChatMessage, "content" | "unsupported" | "missing" | "state" | "failure" | "language"> & {
  citations: Citation[];
  provider: string;
  model: string | null;
  text_version: string | null;
  passage_hashes: string[];
  latency_ms: number;
} & Usage;

interface Asked {
  workspace: WorkspaceId;
  records: ChatRecords;
  history: ChatTurn[];
  question: string;
  /** Of the reader: what a label says where the answer has no language yet. */
  language: Language;
  signal: AbortSignal;
  live: Live | null;
}

/**
 * Answers a question from its records: by the model where there is one, whatever is built in finds; else by what is built in. What is refused
 * is refused without a model.
 */
export async function answer(parts: Parts, asked: Asked): Promise<Answered> {
  const start = performance.now();
  const { workspace, question, records, history, language } = asked;
  const hasModel = (await modelLet(parts, workspace, "answer")) !== null;
  const { offer, ...found } = await parts.engine.run(workspace, "answer", question, records, history, language, hasModel);
  const assistant = offer && (await modelFor(parts, workspace, "answer", charactersIn([question, offer], MOST_SHOWN), MOST_TOKENS));
  const answered = offer && assistant ? await modelled(parts, assistant, asked, { offer, found }) : await builtIn(parts, asked, found);
  return { ...answered, latency_ms: Math.round(performance.now() - start) };
}

async function builtIn(
  parts: Parts,
  { workspace, records, live }: Asked,
  { answer, passage_hashes }: { answer: ChatAnswer; passage_hashes: string[] },
): Promise<Omit<Answered, "latency_ms">> {
  const { content, citations: cited, unsupported, missing, language } = answer;
  const citations = await placedCitations(parts, workspace, records, cited, language);
  for (const citation of citations) live?.tell("citation", citation);
  for (const text of piecesOf(content)) live?.tell("delta", { text });
  return {
    content,
    citations,
    unsupported,
    missing,
    language,
    state: "complete",
    failure: null,
    ...answererOf(null),
    text_version: null,
    passage_hashes,
    input_tokens: null,
    output_tokens: null,
  };
}

/** What the built-in assistant answers, beside what a model is offered for the same question. */
interface Found {
  offer: Offer;
  found: { answer: ChatAnswer; passage_hashes: string[] };
}

async function modelled(
  parts: Parts,
  assistant: Assistant,
  asked: Asked,
  { offer, found: composedBefore }: Found,
): Promise<Omit<Answered, "latency_ms">> {
  const { workspace, records, live, signal } = asked;
  const { passages } = offer;
  const { said: prompt, mask } = await masked(parts, asked, offer, (of) => of);
  const tell = teller(parts, asked);
  const usage: Usage = { input_tokens: null, output_tokens: null };
  let raw = "";
  let failure: ChatFailure | null = null;
  try {
    let isHeld = false;
    let looked = 0;
    for await (const words of assistant.stream(prompt, signal, (used) => addUsage(usage, used))) {
      raw += words;
      // A sentence appears as soon as the next begins; from the first on that no second look is asked about, all waits until that is settled.
      if (!live || isHeld || !endsSentence(raw, looked)) continue;
      looked = raw.length;
      const checked = await parts.engine.run(workspace, "checkedAnswer", mask.show(raw), passages, records);
      await tell(checked, checked.sure);
      isHeld = checked.faults.some(({ start, isOpen }) => !isOpen && start <= checked.sure + LONGEST_SIGN);
    }
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    failure = signal.aborted ? "stopped" : error.trouble;
    if (failure !== "stopped") parts.log.error(error);
  }
  const found = mask.show(raw);
  const checked = await parts.engine.run(workspace, "checkedAnswer", found, passages, records);
  const isWhole = failure === null && checked.faults.every(({ isOpen }) => isOpen);
  await tell(checked, isWhole ? checked.content.length : checked.sure);
  const mended =
    failure === null
      ? await settled(parts, asked, { offer, raw, found, checked, usage, tell })
      : (await parts.engine.run(workspace, "mendedAnswer", found, passages, records, "", { ...unmended, looks: false })).answer;
  const about = {
    text_version: `${TEXT_VERSION} ${LOOK_VERSION}`,
    passage_hashes: passages.map(({ text }) => hash("sha256", text)),
    ...usage,
  };
  // Nothing of it is proven: what is built in can cite what it says.
  if (mended.content === "" && failure === null) {
    const isShown = tell.hasTold();
    const composed = await builtIn(parts, { ...asked, live: isShown ? null : live }, composedBefore);
    return { ...composed, ...about, missing: isShown ? withdrawn(composedBefore.answer) : (composed.missing ?? mended.missing) };
  }
  await tell(mended, mended.content.length);
  return {
    ...mended,
    citations: await placedCitations(parts, workspace, records, mended.citations, mended.language),
    state: failure === null ? "complete" : mended.content === "" ? "failed" : "partial",
    failure,
    ...answererOf(assistant),
    ...about,
  };
}

/** Whom a talk's records name. */
const whomIn = ({ candidate, ranked, job, notes }: ChatRecords) => ({
  people: [candidate, ...ranked.map((one) => one.candidate)].filter((one) => one !== null),
  others: [job?.client?.contact_name, ...notes.map(({ by }) => by)],
});

/** What is asked, with those whom the records name hidden in it; `more` says what goes with it. */
const masked = (parts: Parts, { workspace, records, question }: Asked, offer: Offer, more: (prompt: Prompt, mask: Mask) => Prompt) =>
  throughMask(parts.engine, workspace, whomIn(records), (mask) => more(promptOf({ offer, records, question, mask }), mask));

interface Whole {
  offer: Offer;
  /** As the model wrote it, and with the words of its placeholders. */
  raw: string;
  found: string;
  checked: CheckedAnswer;
  usage: Usage;
  tell: Teller;
}

/**
 * What stands of a whole answer. What is proven wrong, or cites nothing and isn't there, the model writes anew before it is shown. Then the
 * whole is told, and what it cites has a second look, whose word holds; what is denied then is written anew as well, and looked at once
 * more. Where the look says nothing the rules' word stands.
 */
async function settled(parts: Parts, asked: Asked, { offer, raw, found, checked, usage, tell }: Whole): Promise<ChatAnswer> {
  const { workspace, records, signal } = asked;
  const { passages } = offer;
  const look = async (open: readonly CitedSentence[]): Promise<Looked[]> => {
    const sentences = open.map(({ words, passages: own }, index) => ({ n: index + 1, text: words, passages: own }));
    const looked = await secondLook(parts, workspace, {
      task: "answer",
      whom: whomIn(records),
      records: (mask) => recordsAsData(offer, records, mask),
      sentences,
      seconds: LOOK_SECONDS,
      signal,
      used: (used) => addUsage(usage, used),
    });
    return sentences.map(({ n, text }) => {
      const { isSaid = null, missing = null } = looked.get(n) ?? {};
      const said = isSaid === null ? null : isSaid ? ("yes" as const) : ("no" as const);
      return { words: text, said, why: `its passages don't say ${missing ?? "all of it"}` };
    });
  };
  const mended = (...of: [text: string, rewritten: string, mending: Mending]) => {
    const [text, rewritten, mending] = of;
    return parts.engine.run(workspace, "mendedAnswer", text, passages, records, rewritten, mending);
  };
  const again = (whole: CheckedAnswer, before: Mending, said: (mask: Mask) => string) =>
    isToBeAsked(whole, before) ? askedAgain(parts, asked, { offer, said, checked: whole, usage }) : "";
  const held = { ...checked, faults: checked.faults.filter(({ isOpen }) => !isOpen) };
  const first = await mended(found, await again(held, unmended, () => raw), unmended);
  await tell(first.answer, first.answer.content.length);
  const mending = { ...first.mending, looked: await look(first.open) };
  const whole = await parts.engine.run(workspace, "faultyAnswer", first.raw, passages, records, mending);
  const rewritten = await again(whole, mending, (mask) => mask.hide(first.raw));
  const second = await mended(first.raw, rewritten, mending);
  const isNew = ({ words }: CitedSentence) => !mending.looked.some((one) => one.words === words);
  const anew = await look(second.open.filter(isNew));
  const all = { ...mending, looked: [...mending.looked, ...anew], looks: false };
  return anew.length === 0 ? second.answer : (await mended(first.raw, rewritten, all)).answer;
}

/**
 * The sentences that their passages don't bear, written anew by the model, which is told what is wrong with each; nothing where it fails, or
 * isn't there any more today.
 */
async function askedAgain(
  parts: Parts,
  asked: Asked,
  { offer, said, checked, usage }: { offer: Offer; said: (mask: Mask) => string; checked: CheckedAnswer; usage: Usage },
): Promise<string> {
  const shown = charactersIn([asked.question, offer, checked.content, checked.faults], MOST_SHOWN);
  const assistant = asked.signal.aborted ? null : await modelFor(parts, asked.workspace, "answer", shown, MOST_TOKENS);
  if (!assistant) return "";
  const again = (first: Prompt, mask: Mask) => mendingPrompt(first, said(mask), checked, mask);
  const { said: prompt, mask } = await masked(parts, asked, offer, again);
  let anew = "";
  try {
    for await (const words of assistant.stream(prompt, asked.signal, (used) => addUsage(usage, used))) anew += words;
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    if (!asked.signal.aborted) parts.log.error(error);
  }
  return mask.show(anew);
}

/** So long a question of the second look may take: the answer is on the screen by then, and what comes later changes what was read. */
const LOOK_SECONDS = 20;

/** Beyond the end of what may be shown: white space, and the sign of a list. */
const LONGEST_SIGN = 12;

const addUsage = (usage: Usage, { input_tokens, output_tokens }: Usage): void => {
  if (input_tokens !== null) usage.input_tokens = (usage.input_tokens ?? 0) + input_tokens;
  if (output_tokens !== null) usage.output_tokens = (usage.output_tokens ?? 0) + output_tokens;
};

interface Teller {
  (answer: Pick<ChatAnswer, "content" | "citations">, until: number): Promise<void>;
  /** Has a reader seen anything of it? */
  hasTold(): boolean;
}

/**
 * Tells a live reader an answer up to a place, each citation before the text that carries its mark. Where what was told isn't its beginning
 * any more, the message tells the whole.
 */
function teller(parts: Parts, { workspace, records, language, live }: Asked): Teller {
  const places = placesFor(parts, workspace, records, language);
  let told = "";
  let cited = 0;
  const tell = async ({ content, citations }: Pick<ChatAnswer, "content" | "citations">, until: number): Promise<void> => {
    const text = content.slice(told.length, until);
    if (!live || text === "" || !content.startsWith(told)) return;
    const marks = [...text.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
    for (const last = Math.min(citations.length, Math.max(cited, ...marks)); cited < last; cited++)
      live.tell("citation", await places(nth(citations, cited), cited + 1));
    live.tell("delta", { text });
    told += text;
  };
  return Object.assign(tell, { hasTold: () => told !== "" });
}

/** Evidence as a citation: with its label, and its place on the page where the CV has pages. Each CV's pages are read once. */
function placesFor(parts: Parts, workspace: WorkspaceId, records: ChatRecords, language: Language) {
  const layouts = new Map<string, Promise<Layout | null>>();
  return async (evidence: ChatEvidence, n: number): Promise<Citation> => {
    const whose = evidence.candidate_id ?? records.candidate?.id;
    if (evidence.source === "cv" && whose && !layouts.has(whose))
      layouts.set(whose, findLayout(parts.database.db, workspace, whose) as Promise<Layout | null>);
    const layout = evidence.source === "cv" && whose ? await layouts.get(whose) : null;
    const placed = { ...evidence, ...(layout && passageBoxes(layout, evidence.start, evidence.end)) };
    return { ...placed, n, label: labelOf(placed, records, language) };
  };
}

async function placedCitations(
  parts: Parts,
  workspace: WorkspaceId,
  records: ChatRecords,
  cited: readonly ChatEvidence[],
  language: Language,
): Promise<Citation[]> {
  const place = placesFor(parts, workspace, records, language);
  const citations: Citation[] = [];
  for (const [index, evidence] of cited.entries()) citations.push(await place(evidence, index + 1));
  return citations;
}

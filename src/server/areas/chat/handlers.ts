import type { chatCalls } from "#contract/chat.ts";
import { messageText } from "#contract/messages.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { matchesInView } from "#server/areas/ranking/tasks.ts";
import { returnUnit } from "#server/areas/subscription/queries.ts";
import { useUnit } from "#server/areas/subscription/tasks.ts";
import { nameRecord } from "#server/core/act.ts";
import type { Caller, Circumstances } from "#server/core/caller.ts";
import { conflict, gone, invalidField, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import {
  type About,
  chatsNaming,
  findChat,
  findChatToChange,
  findMessage,
  findUnasked,
  finishAnswer,
  insertChat,
  insertMessage,
  markAsked,
  messagesOf,
  pageOfChats,
  recordedMessages,
  type StoredChat,
  setChatTrashed,
  updateMessage,
} from "./queries.ts";
import { failureKey, MOST_MESSAGES, titleOf, turnsOf } from "./rules.ts";
import { type Answered, answer, answererIn, documentsIn, recordsOf, usageOf } from "./tasks.ts";

export const chatHandlers: Handlers<typeof chatCalls> = {
  startWithCandidate: ({ body, caller, parts, language }) =>
    start(parts, caller, language, { kind: "candidate", candidate_id: body.candidate_id, job_id: null }),
  startWithJob: ({ body, caller, parts, language }) =>
    start(parts, caller, language, { kind: "job", candidate_id: null, job_id: body.job_id }),
  startWithBoth: ({ body, caller, parts, language }) => start(parts, caller, language, { kind: "candidate_job", ...body }),

  ask: async ({ body, caller, parts, language, signal, live }) => {
    const chat = existing(await findChat(parts.database.db, caller.workspace, body.chat_id));
    // As whoever opens the job's ranking does, so that the verdicts are those that are shown there.
    if (chat.kind === "job" && chat.job_id) await matchesInView.ofJob(parts, caller.workspace, chat.job_id);
    const records = await recordsOf(parts, caller.workspace, chat, language);
    const asked = await keepQuestion(parts, caller, chat.id, { ...body, answerer: await answererIn(parts, caller.workspace) });
    live?.begin();
    const answered = await answer(parts, { ...asked, workspace: caller.workspace, records, language, signal, live });
    await keepAnswer(parts, caller, asked, answered);
    const message = await findMessage(parts.database.db, caller.workspace, asked.answer_id);
    if (!message) throw gone("chat");
    const usage = await usageOf(parts, caller.workspace);
    const failure = failureKey(message);
    if (!failure) live?.tell("done", { message, usage });
    else live?.tell("error", { message, usage, response_message: messageText(language, failure) });
    return { ...(failure && { response_message: messageText(language, failure) }), data: { message, usage } };
  },

  list: async ({ body, caller, parts }) => ({ data: await pageOfChats(parts.database.db, caller.workspace, body) }),

  show: async ({ body, caller, parts, language }) => {
    const chat = existing(await findChat(parts.database.db, caller.workspace, body.id));
    return opened(parts, caller, language, chat);
  },

  delete: async ({ body, caller, parts }) => {
    const chat = await parts.database.transaction(async (trx) => {
      const stored = await findChatToChange(trx, caller.workspace, body.id);
      if (!stored) throw notFound("chat");
      if (stored.deleted_at && !body.restore) throw gone("chat");
      await setChatTrashed(trx, caller.workspace, body.id, !body.restore);
      return stored;
    });
    return { data: { chat } };
  },

  feedback: async ({ body, caller, parts }) => {
    const message = await parts.database.transaction(async (trx) => {
      const found = await findMessage(trx, caller.workspace, body.message_id);
      if (found?.role !== "assistant") throw notFound("chat_message");
      nameRecord("chat", found.chat_id);
      await updateMessage(trx, caller.workspace, body.message_id, { thumbs: body.thumbs });
      return found;
    });
    return { data: { message: { ...message, thumbs: body.thumbs } } };
  },

  export: async ({ body, caller, parts, language }) => {
    await recordsOf(parts, caller.workspace, { kind: "candidate", candidate_id: body.candidate_id, job_id: null }, language);
    const chats = await chatsNaming(parts.database.db, caller.workspace, body.candidate_id);
    const exported: Awaited<ReturnType<typeof exportedChat>>[] = [];
    for (const chat of chats) exported.push(await exportedChat(parts, caller, chat, body.candidate_id));
    return { data: { export: { candidate_id: body.candidate_id, exported_at: new Date().toISOString(), chats: exported } } };
  },
};

/** The talk, unless there is none (404) or it is in the trash (410). */
function existing(chat: StoredChat | undefined): StoredChat {
  if (!chat) throw notFound("chat");
  if (chat.deleted_at) throw gone("chat");
  return chat;
}

/** Opens a talk; one in which this person asked nothing yet is taken again. */
async function start(parts: Parts, caller: Caller, language: Circumstances["language"], about: About) {
  await recordsOf(parts, caller.workspace, about, language);
  const id = await parts.database.transaction(async (trx) => {
    const unasked = await findUnasked(trx, caller.workspace, caller.user_id, about);
    if (unasked) return unasked.id;
    const fresh = newId();
    nameRecord("chat", fresh);
    await insertChat(trx, caller.workspace, { ...about, id: fresh, created_by: caller.user_id });
    return fresh;
  });
  return opened(parts, caller, language, existing(await findChat(parts.database.db, caller.workspace, id)));
}

async function opened(parts: Parts, caller: Caller, language: Circumstances["language"], chat: StoredChat) {
  const records = await recordsOf(parts, caller.workspace, chat, language);
  return {
    data: {
      chat,
      messages: await messagesOf(parts.database.db, caller.workspace, chat.id),
      suggestions: await parts.engine.run(caller.workspace, "suggestions", records, language),
      usage: await usageOf(parts, caller.workspace),
      answerer: await answererIn(parts, caller.workspace),
      documents: documentsIn(records),
    },
  };
}

interface KeptQuestion {
  answer_id: string;
  question: string;
  history: ReturnType<typeof turnsOf>;
  asked_at: string;
}

/**
 * Keeps the question, one of the month's, and the place of its answer: should the process end before the answer is there, it
 * stands as one that broke off. An answer made anew takes the place of the one before.
 */
async function keepQuestion(
  parts: Parts,
  caller: Caller,
  chat_id: string,
  body: { message: string; retry_of?: string | undefined; answerer: Awaited<ReturnType<typeof answererIn>> },
): Promise<KeptQuestion> {
  return parts.database.transaction(async (trx) => {
    existing(await findChatToChange(trx, caller.workspace, chat_id));
    const before = await messagesOf(trx, caller.workspace, chat_id);
    if (before.length >= MOST_MESSAGES) throw conflict("chat_full");
    const retried = before.find(({ id, role }) => id === body.retry_of && role === "assistant");
    if (body.retry_of && !retried) throw invalidField("retry_of", "wrong_id");
    await useUnit(parts, trx, caller.workspace, "chat_messages");
    const asked = retried && before.find(({ id }) => id === retried.question_id);
    const { id: question_id, content: question } = asked ?? (await insertQuestion(trx, caller, chat_id, body.message.trim()));
    const answer_id = await insertPlaceOfAnswer(trx, caller, { ...body.answerer, chat_id, question_id });
    if (retried) await updateMessage(trx, caller.workspace, retried.id, { replaced_by: answer_id });
    await markAsked(trx, caller.workspace, chat_id, titleOf(question));
    const earlier = asked ? before.slice(0, before.indexOf(asked)) : before;
    return { answer_id, question, history: turnsOf(earlier), asked_at: new Date().toISOString() };
  });
}

async function insertQuestion(trx: Trx, caller: Caller, chat_id: string, content: string): Promise<{ id: string; content: string }> {
  const question = { id: newId(), content };
  const by = { role: "user" as const, user_id: caller.user_id, question_id: null };
  await insertMessage(trx, caller.workspace, { ...question, ...by, chat_id });
  return question;
}

async function insertPlaceOfAnswer(
  trx: Trx,
  caller: Caller,
  of: { chat_id: string; question_id: string } & Awaited<ReturnType<typeof answererIn>>,
): Promise<string> {
  const id = newId();
  const cutOff = { content: "", state: "failed" as const, failure: "cut_off" as const };
  await insertMessage(trx, caller.workspace, { ...of, ...cutOff, id, role: "assistant", user_id: caller.user_id });
  return id;
}

/** Keeps what came. Where nothing did, and not by the reader's own doing, the message isn't counted. */
async function keepAnswer(parts: Parts, caller: Caller, asked: KeptQuestion, answered: Answered): Promise<void> {
  await parts.database.transaction(async (trx) => {
    await finishAnswer(trx, caller.workspace, asked.answer_id, asked.question, answered);
    if (answered.state === "failed" && answered.failure !== "stopped")
      await returnUnit(trx, caller.workspace, "chat_messages", asked.asked_at);
  });
}

/** Of talks about jobs, only the answers that cite the candidate, each with its question. */
async function exportedChat(parts: Parts, caller: Caller, chat: StoredChat, candidate_id: string) {
  const all = await recordedMessages(parts.database.db, caller.workspace, chat.id);
  const naming = new Set(
    all
      .filter(({ citations }) => citations.some((one) => one.candidate_id === candidate_id))
      .flatMap(({ id, question_id }) => [id, question_id]),
  );
  const messages = chat.candidate_id === candidate_id ? all : all.filter(({ id }) => naming.has(id));
  return {
    ...chat,
    messages: messages.map((message) => ({ ...message, record: message.role === "assistant" ? { ...message, scope: chat.kind } : null })),
  };
}

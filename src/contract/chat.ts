import * as z from "zod";
import { defineCall } from "./call.ts";
import { count, evidence, filled, id, language, line, page, searchText, text, time } from "./fields.ts";

/** What a talk is about: a candidate, a job, or a candidate for a job. */
const chatKind = z.enum(["candidate", "job", "candidate_job"]);
export type ChatKind = z.output<typeof chatKind>;

export const chat = filled(
  z.object({
    id,
    kind: chatKind,
    candidate_id: id.nullish(),
    job_id: id.nullish(),
    /** The first question, shortened; the record's name before one is asked. */
    title: z.string(),
    candidate_name: z.string().nullish(),
    job_title: z.string().nullish(),
    client_name: z.string().nullish(),
    /** The last question. */
    last_question: z.string().nullish(),
    created_at: time,
    updated_at: time,
  }),
);
export type Chat = z.output<typeof chat>;

/** A passage that an answer rests on: `[n]` in the answer's text. `source` and place as in any evidence: `quote` stands there, letter for letter. */
export const citation = evidence.extend({
  n: z.int().min(1),
  /** Where it stands, for people: "CV, page 1". */
  label: z.string(),
  /** Whose CV or profile it is, where the talk is about a job and its candidates. */
  candidate_id: id.optional(),
});
export type Citation = z.output<typeof citation>;

const thumbs = z.enum(["up", "down"]);

/**
 * `complete`: the whole answer · `partial`: the provider stopped or the reader did; what arrived is kept ·
 * `failed`: nothing arrived, `failure` says why.
 */
const messageState = z.enum(["complete", "partial", "failed"]);

/** Why a model gave no (whole) answer; `stopped` is the reader's own doing. */
const chatFailure = z.enum(["refused", "timeout", "busy", "unavailable", "cut_off", "unreadable", "empty", "too_long", "stopped"]);
export type ChatFailure = z.output<typeof chatFailure>;

export const chatMessage = filled(
  z.object({
    id,
    role: z.enum(["user", "assistant"]),
    /** Markdown with `[n]` marks. */
    content: z.string(),
    citations: z.array(citation).optional(),
    /** Sentences of `content` that state something no citation bears: from `start` to `end`. */
    unsupported: z.array(z.object({ start: count, end: count })).optional(),
    /** What was asked and stands in no document, with a question that the recruiter could ask. */
    missing: z.object({ text: z.string(), ask: z.string().nullable() }).nullish(),
    state: messageState,
    failure: chatFailure.nullish(),
    /** `built_in`, or the provider's name; the model where there is one. */
    provider: z.string().nullish(),
    model: z.string().nullish(),
    language: language.nullish(),
    thumbs: thumbs.nullish(),
    created_at: time,
  }),
);
export type ChatMessage = z.output<typeof chatMessage>;

/** Messages asked this month against the plan's limit (`max` null: no limit), and when the count starts anew. */
export const chatUsage = z.object({ used: count, max: count.nullable(), renews_at: time });
/** Who answers: the built-in assistant or a configured model. */
const answerer = z.object({ provider: z.string(), model: z.string().nullable() });

const opened = z.object({
  data: z.object({
    chat,
    messages: z.array(chatMessage),
    /** Questions worth asking, in the reader's language. */
    suggestions: z.array(z.string()),
    usage: chatUsage,
    answerer,
    /** How many documents and notes the answers rest on. */
    documents: count,
  }),
});

/**
 * What the stream of one answer sends: `event: {name}`, `data:` this. `delta` adds text, and a `citation` comes before the
 * text that carries its mark; `done` or `error` is the last, with the message as it is stored: its text counts. An error of
 * the product's own has no message.
 */
export const chatEvents = {
  delta: z.object({ text: z.string() }),
  citation,
  done: z.object({ message: chatMessage, usage: chatUsage }),
  error: z.object({ message: chatMessage.nullable(), usage: chatUsage.nullable(), response_message: z.string() }),
};

/** How an answer came about, beside the answer itself. */
const chatRecord = z.object({
  /** Who asked. */
  by: z.string().nullable(),
  scope: chatKind,
  provider: z.string().nullable(),
  model: z.string().nullable(),
  /** Of the words that the model was instructed with; the built-in assistant has none. */
  text_version: z.string().nullable(),
  /** SHA-256 of each passage that was offered. */
  passage_hashes: z.array(z.string()),
  input_tokens: count.nullable(),
  output_tokens: count.nullable(),
  latency_ms: count.nullable(),
});
const exportedChat = chat.extend({
  deleted_at: time.nullable(),
  messages: z.array(chatMessage.extend({ record: chatRecord.nullable() })),
});

export const chatCalls = {
  startWithCandidate: defineCall({
    method: "POST",
    path: "/api/user/candidate/start-chat",
    access: "recruiter",
    touches: { act: "change", chat: "named", candidate: "body.candidate_id" },
    summary: "Opens a talk about a candidate: a new one; one without any question yet is taken again.",
    body: z.object({ candidate_id: id }),
    reply: opened,
  }),
  startWithJob: defineCall({
    method: "POST",
    path: "/api/user/job/start-chat",
    access: "recruiter",
    touches: { act: "change", chat: "named", job: "body.job_id" },
    summary: "Opens a talk about a job.",
    body: z.object({ job_id: id }),
    reply: opened,
  }),
  startWithBoth: defineCall({
    method: "POST",
    path: "/api/user/candidate/job/start-chat",
    access: "recruiter",
    touches: { act: "change", chat: "named", candidate: "body.candidate_id", job: "body.job_id" },
    summary: "Opens a talk about a candidate for a job.",
    body: z.object({ candidate_id: id, job_id: id }),
    reply: opened,
  }),
  ask: defineCall({
    method: "POST",
    path: "/api/user/candidate/chat",
    access: "recruiter",
    rate_limit: "model",
    touches: { act: "change", chat: "body.chat_id" },
    summary:
      "Asks a question and replies the answer, which rests on the workspace's own records and cites them. With `Accept: text/event-stream` the answer streams as events delta, citation, done and error. `retry_of` names an answer that is made anew: its question is asked again.",
    body: z.object({
      chat_id: id,
      message: text(4000).refine((value) => value.trim() !== "", { params: { key: "required" } }),
      retry_of: id.optional(),
    }),
    reply: z.object({
      /** Why there is no (whole) answer, where `message.failure` says so. */
      response_message: z.string().optional(),
      data: z.object({ message: chatMessage, usage: chatUsage }),
    }),
    stream: chatEvents,
  }),
  list: defineCall({
    method: "GET",
    path: "/api/user/chats",
    access: "recruiter",
    touches: { act: "read", chat: "reply.data.chats.*.id", candidate: "reply.data.chats.*.candidate_id" },
    summary: "The workspace's talks, the newest first; `q` looks in their questions and answers.",
    body: z.object({
      q: searchText.optional(),
      candidate_id: id.optional(),
      job_id: id.optional(),
      limit: z.int().min(1).max(200).default(50),
      cursor: line(2000).optional(),
    }),
    reply: z.object({ data: z.object({ chats: z.array(chat), ...page }) }),
  }),
  show: defineCall({
    method: "POST",
    path: "/api/user/chat/show",
    access: "recruiter",
    touches: { act: "read", chat: "body.id", candidate: "reply.data.chat.candidate_id" },
    summary: "One talk with its messages.",
    body: z.object({ id }),
    reply: opened,
  }),
  delete: defineCall({
    method: "POST",
    path: "/api/user/chat/delete",
    access: "recruiter",
    touches: { act: "change", chat: "body.id" },
    summary: "Deletes a talk, or with `restore` brings back one that was deleted within the last 30 days.",
    body: z.object({ id, restore: z.boolean().optional() }),
    reply: z.object({ data: z.object({ chat }) }),
  }),
  feedback: defineCall({
    method: "POST",
    path: "/api/user/chat/feedback",
    access: "recruiter",
    touches: { act: "change", chat: "named" },
    summary: "Says whether an answer helped; null takes it back.",
    body: z.object({ message_id: id, thumbs: thumbs.nullable() }),
    reply: z.object({ data: z.object({ message: chatMessage }) }),
  }),
  export: defineCall({
    method: "POST",
    path: "/api/user/candidate/chats/export",
    access: "recruiter",
    touches: { act: "export", candidate: "body.candidate_id", chat: "reply.data.export.chats.*.id" },
    security: "exported",
    summary:
      "Every talk in which a candidate was asked about, and how each answer came about. Answers about a job come along where they cite the candidate.",
    body: z.object({ candidate_id: id }),
    reply: z.object({ data: z.object({ export: z.object({ candidate_id: id, exported_at: time, chats: z.array(exportedChat) }) }) }),
  }),
};

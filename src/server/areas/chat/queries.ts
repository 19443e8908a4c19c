import { type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import type { ChatKind, ChatMessage, chatCalls } from "#contract/chat.ts";
import { TRASH_DAYS } from "#contract/choices.ts";
import type { Happening } from "#engine/chat/happenings.ts";
import { spelledOut } from "#server/areas/workspace/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { searchQuery, wordsAlone } from "#server/core/search.ts";
import { byNumber, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { personNameIn } from "#server/parts/database/people.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";

/** What a talk is about: of `candidate_id` and `job_id` those that its kind has. */
export interface About {
  kind: ChatKind;
  candidate_id: string | null;
  job_id: string | null;
}

const candidateName = sql<string | null>`nullif(trim(concat_ws(' ', candidates.first_name, candidates.last_name)), '')`;

/** Talks with the names that every screen of theirs shows; one without a question is called as what it is about. */
const named = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("chats")
    .leftJoin("candidates", onOwn("candidates.id", "chats.candidate_id"))
    .leftJoin("jobs", onOwn("jobs.id", "chats.job_id"))
    .leftJoin("clients", onOwn("clients.id", "jobs.client_id"))
    .select(["chats.id", "chats.kind", "chats.candidate_id", "chats.job_id", "chats.created_at", "chats.updated_at", "chats.deleted_at"])
    .select(["jobs.title as job_title", "clients.name as client_name", candidateName.as("candidate_name")])
    .select(sql<string>`coalesce(nullif(chats.title, ''), concat_ws(' · ', ${candidateName}, jobs.title))`.as("title"))
    .select(
      sql<
        string | null
      >`(select m.content from chat_messages m where m.workspace_id = chats.workspace_id and m.chat_id = chats.id and m.role = 'user' order by m.position desc limit 1)`.as(
        "last_question",
      ),
    )
    .where("chats.workspace_id", "=", workspace);

/** One talk, in the trash or not. */
export function findChat(db: Db, workspace: WorkspaceId, id: string) {
  return named(db, workspace).where("chats.id", "=", id).executeTakeFirst();
}
export type StoredChat = NonNullable<Awaited<ReturnType<typeof findChat>>>;

/** Locks the row until the transaction ends: who adds messages takes turns. */
export async function findChatToChange(trx: Trx, workspace: WorkspaceId, id: string): Promise<StoredChat | undefined> {
  await trx.selectFrom("chats").select("id").where("workspace_id", "=", workspace).where("id", "=", id).forUpdate().execute();
  return findChat(trx, workspace, id);
}

/** Somebody's talk about this in which nothing was asked yet. Who opens one takes turns until the transaction ends. */
export async function findUnasked(trx: Trx, workspace: WorkspaceId, user_id: string, about: About) {
  const key = [workspace, user_id, about.kind, about.candidate_id, about.job_id].join(" ");
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  return trx
    .selectFrom("chats")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("created_by", "=", user_id)
    .where("kind", "=", about.kind)
    .where(sql<SqlBool>`candidate_id is not distinct from ${about.candidate_id}::uuid`)
    .where(sql<SqlBool>`job_id is not distinct from ${about.job_id}::uuid`)
    .where("title", "=", "")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export async function insertChat(trx: Trx, workspace: WorkspaceId, chat: About & { id: string; created_by: string }) {
  await trx
    .insertInto("chats")
    .values({ ...chat, workspace_id: workspace })
    .execute();
}

/** Into the trash, or back. */
export async function setChatTrashed(trx: Trx, workspace: WorkspaceId, id: string, trashed: boolean) {
  await trx
    .updateTable("chats")
    .set({ deleted_at: trashed ? sql`now()` : null })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

const sorts: SortKeys = { updated_at: byNumber(sql`floor(extract(epoch from chats.updated_at) * 1000)`) };

/** Talks in which something was asked, about records that are there, the newest first. */
export async function pageOfChats(db: Db, workspace: WorkspaceId, query: Body<typeof chatCalls.list>) {
  const page = sortedPage(query, sorts, "-updated_at", sql`chats.id`);
  const asked = query.q === undefined ? null : searchQuery(query.q);
  const from = () =>
    named(db, workspace)
      .where("chats.deleted_at", "is", null)
      .where("candidates.deleted_at", "is", null)
      .where("jobs.deleted_at", "is", null)
      .where("chats.title", "<>", "")
      .$if(query.candidate_id !== undefined, (q) => q.where("chats.candidate_id", "=", query.candidate_id as string))
      .$if(query.job_id !== undefined, (q) => q.where("chats.job_id", "=", query.job_id as string))
      .$if(asked !== null, (q) =>
        q.where(
          sql<SqlBool>`(exists (select 1 from chat_messages m where m.workspace_id = chats.workspace_id and m.chat_id = chats.id and m.replaced_by is null
          and m.search @@ to_tsquery('simple', ${asked})) or (words_of_name(concat_ws(' ', candidates.first_name, candidates.last_name))
          || words_of(jobs.title) || words_of_name(clients.name)) @@ to_tsquery('simple', ${asked}))`,
        ),
      );
  const rows = await from()
    .select(page.value.as("sort_value"))
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const { total } = await from().clearSelect().select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const { page: chats, next_cursor } = page.pageOf(rows);
  return { chats, total, next_cursor };
}

const messageColumns = [
  "chat_messages.id",
  "chat_messages.chat_id",
  "chat_messages.question_id",
  "chat_messages.role",
  "chat_messages.content",
  "chat_messages.citations",
  "chat_messages.unsupported",
  "chat_messages.missing",
  "chat_messages.state",
  "chat_messages.failure",
  "chat_messages.provider",
  "chat_messages.model",
  "chat_messages.language",
  "chat_messages.thumbs",
  "chat_messages.created_at",
] as const;
const recordColumns = [
  "chat_messages.text_version",
  "chat_messages.passage_hashes",
  "chat_messages.input_tokens",
  "chat_messages.output_tokens",
  "chat_messages.latency_ms",
  "chat_messages.replaced_by",
  "chat_messages.workspace_id",
] as const;

/** A talk's messages in the order of its questions, each with the answer that counts. */
export function messagesOf(db: Db, workspace: WorkspaceId, chat_id: string) {
  return db
    .selectFrom("chat_messages")
    .leftJoin("chat_messages as question", onOwn("question.id", "chat_messages.question_id"))
    .select(messageColumns)
    .where("chat_messages.workspace_id", "=", workspace)
    .where("chat_messages.chat_id", "=", chat_id)
    .where("chat_messages.replaced_by", "is", null)
    .orderBy(sql`coalesce(question.position, chat_messages.position)`)
    .orderBy("chat_messages.position")
    .execute();
}

/** One message of a talk that isn't deleted. */
export function findMessage(db: Db, workspace: WorkspaceId, id: string) {
  return db
    .selectFrom("chat_messages")
    .innerJoin("chats", onOwn("chats.id", "chat_messages.chat_id"))
    .select([...messageColumns, "chat_messages.replaced_by"])
    .where("chat_messages.workspace_id", "=", workspace)
    .where("chat_messages.id", "=", id)
    .where("chats.deleted_at", "is", null)
    .executeTakeFirst();
}
export type StoredMessage = Awaited<ReturnType<typeof messagesOf>>[number];

type MessageValues = Partial<{
  content: string;
  citations: ChatMessage["citations"];
  unsupported: ChatMessage["unsupported"];
  missing: ChatMessage["missing"];
  state: ChatMessage["state"];
  failure: ChatMessage["failure"];
  language: ChatMessage["language"];
  thumbs: ChatMessage["thumbs"];
  provider: string | null;
  model: string | null;
  text_version: string | null;
  passage_hashes: string[];
  input_tokens: number | null;
  output_tokens: number | null;
  latency_ms: number | null;
  replaced_by: string | null;
}>;

const asJson = new Set(["citations", "unsupported", "missing", "passage_hashes"]);
const columnsOf = (values: MessageValues) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, asJson.has(field) && value !== null ? json(value) : value]),
  );

const searchOf = (text: string) => sql<string>`to_tsvector('simple', ${wordsAlone(text)})`;

/** Adds a message at the talk's end; under the talk's lock. */
export async function insertMessage(
  trx: Trx,
  workspace: WorkspaceId,
  message: {
    id: string;
    chat_id: string;
    role: "user" | "assistant";
    content: string;
    user_id: string;
    question_id: string | null;
  } & MessageValues,
) {
  const { id, chat_id, role, content, user_id, question_id, ...values } = message;
  await trx
    .insertInto("chat_messages")
    .values({
      citations: json([]),
      unsupported: json([]),
      passage_hashes: json([]),
      ...columnsOf(values),
      id,
      chat_id,
      role,
      content,
      user_id,
      question_id,
      workspace_id: workspace,
      position: sql`(select coalesce(max(position), 0) + 1 from chat_messages where workspace_id = ${workspace} and chat_id = ${chat_id})`,
      search: searchOf(content),
    })
    .execute();
}

/** What an answer came to; found by its own words and its question's. */
export async function finishAnswer(trx: Trx, workspace: WorkspaceId, id: string, question: string, values: MessageValues) {
  await trx
    .updateTable("chat_messages")
    .set({ ...columnsOf(values), search: searchOf(`${question} ${values.content ?? ""}`) })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

export async function updateMessage(db: Db, workspace: WorkspaceId, id: string, values: MessageValues) {
  await db.updateTable("chat_messages").set(columnsOf(values)).where("workspace_id", "=", workspace).where("id", "=", id).execute();
}

/** A talk is called after its first question, and moves to the top with each. */
export async function markAsked(trx: Trx, workspace: WorkspaceId, id: string, title: string) {
  await trx
    .updateTable("chats")
    .set({ title: sql`coalesce(nullif(title, ''), ${title})`, updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

/** What recruiters wrote about a candidate, the stages of their matches and what clients answered, the newest first. */
export async function happeningsOf(db: Db, workspace: WorkspaceId, candidate_id: string): Promise<Happening[]> {
  const rows = await db
    .selectFrom("activities")
    .leftJoin("notes", (join) => onOwn("notes.id", "activities.id")(join).on("notes.deleted_at", "is", null))
    .leftJoin("recruiters", onOwn("recruiters.id", "activities.recruiter_id"))
    .leftJoin("jobs", onOwn("jobs.id", "activities.job_id"))
    .select(["activities.id", "activities.kind", "activities.at", "activities.detail", "jobs.title as job_title"])
    .select(sql<string>`coalesce(notes.text, '')`.as("text"))
    .select(personNameIn("recruiters").as("by"))
    .where("activities.workspace_id", "=", workspace)
    .where("activities.candidate_id", "=", candidate_id)
    .where(sql<SqlBool>`(activities.kind in ('stage_changed', 'reason_changed', 'client_answered') or notes.candidate_id is not null)`)
    .orderBy("activities.at", "desc")
    .orderBy("activities.id", "desc")
    .limit(100)
    .execute();
  const spelled = await spelledOut(db, workspace, rows);
  return spelled.map(({ text, ...row }) => (row.kind === "note" ? { ...row, detail: { text } } : row));
}

/** The best of a job's candidates that are there, with what the match found of each. */
export function bestMatches(db: Db, workspace: WorkspaceId, job_id: string, limit: number) {
  return db
    .selectFrom("matches")
    .innerJoin("candidates", onOwn("candidates.id", "matches.candidate_id"))
    .select(["matches.candidate_id", "matches.score", "matches.criteria"])
    .where("matches.workspace_id", "=", workspace)
    .where("matches.job_id", "=", job_id)
    .where("candidates.deleted_at", "is", null)
    .orderBy("matches.exact_score", "desc")
    .orderBy("matches.candidate_id")
    .limit(limit)
    .execute();
}

/** Every talk about a candidate, those in the trash too, and those about jobs whose answers cite the candidate. */
export function chatsNaming(db: Db, workspace: WorkspaceId, candidate_id: string) {
  return named(db, workspace)
    .where("chats.title", "<>", "")
    .where((eb) =>
      eb.or([
        eb("chats.candidate_id", "=", candidate_id),
        sql<SqlBool>`exists (select 1 from chat_messages m where m.workspace_id = chats.workspace_id and m.chat_id = chats.id and m.citations @> ${JSON.stringify([{ candidate_id }])}::jsonb)`,
      ]),
    )
    .orderBy("chats.created_at")
    .orderBy("chats.id")
    .execute();
}

/** A talk's messages with how each answer came about, those that were made anew too. */
export function recordedMessages(db: Db, workspace: WorkspaceId, chat_id: string) {
  return db
    .selectFrom("chat_messages")
    .leftJoin("users", "users.id", "chat_messages.user_id")
    .select([...messageColumns, ...recordColumns])
    .select(personNameIn("users").as("by"))
    .where("chat_messages.workspace_id", "=", workspace)
    .where("chat_messages.chat_id", "=", chat_id)
    .orderBy("chat_messages.position")
    .execute();
}

/** Empties the trash after 30 days. */
export async function removeOldChats(db: Db) {
  await db
    .deleteFrom("chats")
    .where(sql<SqlBool>`deleted_at < now() - make_interval(days => ${sql.lit(TRASH_DAYS)})`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}

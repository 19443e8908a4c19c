import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Body } from "#contract/call.ts";
import type { Candidate, Corrections, StoredPointed } from "#contract/candidate/candidate.ts";
import type { candidateCalls } from "#contract/candidate/candidate-calls.ts";
import { fieldsOfCandidate } from "#contract/candidate/candidate-fields.ts";
import { LEAVING_DAYS } from "#contract/choices.ts";
import type { LeakRuling } from "#contract/proposal/proposal.ts";
import { readSearch, type SearchNode } from "#contract/text/search.ts";
import { finderOf } from "#contract/text/search-marks.ts";
import { skillKey, spellingsOf } from "#engine/skills/lexicon.ts";
import { customList } from "#server/areas/custom-field/tasks.ts";
import { keepKnown } from "#server/areas/duplicate/tasks.ts";
import { isLackedByJobs, isMatching } from "#server/areas/ranking/queries.ts";
import { termsOf } from "#server/areas/workspace/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { declaredFilters } from "#server/core/declared-filters.ts";
import { expired, gone, notFound } from "#server/core/failures.ts";
import { snippetsOf, writtenQuery } from "#server/core/search.ts";
import { byDay, byId, byMoment, byNumber, byText, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";
import { candidateRows, withRecords } from "./row/queries.ts";
import { changesFacts, factsToStore, isLeaving, listFields, scalarFields, searchTexts, unnamedSkills } from "./rules.ts";

export { candidateRows, withRecords } from "./row/queries.ts";

const always = ["id", "version", "created_at", "updated_at", "deleted_at"] as const;
const whole = [
  ...always,
  ...scalarFields,
  ...listFields,
  "custom",
  "cv_text",
  "evidence",
  "hidden_text",
  "facts",
  "corrections",
  "pointed",
  "leak_rulings",
] as const;
const wholeColumns = [
  ...whole,
  sql<Candidate["formatting"]>`coalesce(candidates.layout -> 'formatting', '[]'::jsonb)`.as("formatting"),
] as const;

export type StoredCandidate = Omit<Candidate, "files"> & {
  corrections: Corrections;
  pointed: StoredPointed[];
  leak_rulings: LeakRuling[];
};

/** One candidate, in the trash or not. */
export function findCandidate(db: Db, workspace: WorkspaceId, id: string): Promise<StoredCandidate | undefined> {
  return db
    .selectFrom("candidates")
    .select(wholeColumns)
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .executeTakeFirst() as Promise<StoredCandidate | undefined>;
}

/** What people are called, by id; whoever has no name yet, or is in the trash, is there too. */
export async function candidatesNamed(db: Db, workspace: WorkspaceId, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("candidates")
    .select(["id", "first_name", "last_name"])
    .where("workspace_id", "=", workspace)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, [first_name, last_name].filter(Boolean).join(" ")]));
}

/** Several candidates, in no order. */
export function findCandidates(db: Db, workspace: WorkspaceId, ids: string[]): Promise<StoredCandidate[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("candidates")
    .select(wholeColumns)
    .where("workspace_id", "=", workspace)
    .where("id", "in", ids)
    .execute() as Promise<unknown> as Promise<StoredCandidate[]>;
}

/** Where the words of `cv_text` stand on the pages: nowhere without pages. */
export async function findLayout(db: Db, workspace: WorkspaceId, id: string): Promise<unknown> {
  return (
    (await db.selectFrom("candidates").select("layout").where("workspace_id", "=", workspace).where("id", "=", id).executeTakeFirst())
      ?.layout ?? null
  );
}

/** Locks the row until the transaction ends: who updates reads first. */
export function findCandidateToChange(trx: Trx, workspace: WorkspaceId, id: string): Promise<StoredCandidate | undefined> {
  return trx
    .selectFrom("candidates")
    .select(wholeColumns)
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst() as Promise<StoredCandidate | undefined>;
}

type ListBody = Body<typeof candidateCalls.list>;

/** Each of these has its index in migrations 0011 and 0099, but for the best match, which is another table's. */
const sorts: SortKeys = {
  created_at: byId(sql`candidates.id`), // ids are UUIDv7: they sort by the time of creation
  updated_at: byMoment(sql`candidates.updated_at`),
  name: byText(sql`sort_name(candidates.first_name, candidates.last_name)`),
  city: byText(sql`lower(coalesce(candidates.city, ''))`, ""),
  years_experience: byNumber(sql`coalesce(candidates.years_experience, '-1'::numeric)`, -1),
  available_from: byDay(sql`coalesce(candidates.available_from, '9999-12-31'::date)`, "9999-12-31"),
  best_match: byNumber(sql`coalesce(ranked.score, -1)::numeric`, -1),
};

interface Picked {
  id: string;
  sort_value: string | number;
  /** Of all pages, where it was counted with them. */
  total: number | null;
}

/** What is asked of a list, and what it says as a condition. */
interface Asked {
  sort: string | undefined;
  where: ReturnType<typeof filters>;
}

/** Whom a list shows, with what it is sorted by; by best match also only those who have one. */
function picked(db: Db, workspace: WorkspaceId, { sort, where }: Asked, page: ReturnType<typeof sortedPage>, onlyMatched = false) {
  const ranked = () => bestScores(db, workspace).as("ranked");
  return db
    .selectFrom("candidates")
    .$if(/best_match$/.test(sort ?? ""), (q) =>
      onlyMatched
        ? q.innerJoin(ranked, "ranked.candidate_id", "candidates.id")
        : q.leftJoin(ranked, "ranked.candidate_id", "candidates.id"),
    )
    .select(["candidates.id", page.key.as("sort_key"), page.value.as("sort_value")])
    .where("candidates.workspace_id", "=", workspace)
    .where(where);
}

/** A page of the list, in two steps: who is on it, which depends on what is asked, then what a row shows, of these alone. */
export async function pageOfCandidates(db: Db, { workspace, as_of }: Pick<Caller, "workspace" | "as_of">, query: ListBody) {
  const own = await customList(db, workspace, "candidate", query);
  const leaving = query.leaving ? [isLeaving(await termsOf(db, workspace), LEAVING_DAYS)] : [];
  const page = sortedPage(query, { ...sorts, ...own.sorts }, "-created_at", sql`candidates.id`);
  const asked = { sort: query.sort, where: filters(query, [...own.where, ...leaving]) };
  const search = query.q === undefined ? null : readSearch(query.q).node;
  const key = countKey(workspace, query);
  const isCounting = query.cursor === undefined && isNarrowed(query) && !counted.has(key);
  // What takes a search is found once, for the page and its total. What an index holds is counted there, beside a page that ends
  // where it is full: to keep all that were found would cost more than to count them.
  const isFoundOnce = isCounting && Boolean(query.q || query.skills?.length || query.languages?.length || query.tags?.length);
  const read = (onlyMatched: boolean): Promise<Picked[]> =>
    isFoundOnce
      ? db
          .with(
            (cte) => cte("found").materialized(),
            () => picked(db, workspace, asked, page),
          )
          .selectFrom("found")
          .select(["id", "sort_value", sql<number | null>`(select count(*) from found)`.as("total")])
          .orderBy(page.orderOf(sql`sort_key`, sql`id`))
          .limit(query.limit + 1)
          .execute()
      : picked(db, workspace, asked, page, onlyMatched)
          .select(
            isCounting ? sql<number | null>`(${counting(db, workspace, asked)})`.as("total") : sql<number | null>`null::bigint`.as("total"),
          )
          .where(page.after)
          .orderBy(page.order)
          .limit(query.limit + 1)
          .execute();
  // Who has a match comes before all others: where they fill the page, the others needn't be sorted.
  const matched = query.sort === "-best_match" && !isCounting ? await read(true) : [];
  const rows = matched.length > query.limit ? matched : await read(false);
  const { page: picks, next_cursor } = page.pageOf(rows);
  const shown = await rowsInOrder(db, workspace, picks, { withText: search !== null });
  const texts = shown.map((row) => row.cv_text ?? null);
  const snippets = snippetsOf(texts, finderOf(search));
  const candidates = shown.map((row, at) => ({
    ...row,
    snippet: snippets[at] ?? null,
    also_holds: unnamedSkills(query.skills ?? [], row.skills),
  }));
  const total = await totalOf(db, workspace, query, key, { as_of, first: rows[0], asked });
  return { candidates, total, next_cursor, is_matching: shown[0]?.is_matching ?? false };
}

/** What the rows of a page show, in its order; whoever is gone meanwhile isn't among them. */
async function rowsInOrder(db: Db, workspace: WorkspaceId, picks: Picked[], { withText }: { withText: boolean }) {
  if (picks.length === 0) return [];
  const rows = await candidateRows(db, workspace)
    .select(isMatching(workspace).as("is_matching"))
    .$if(withText, (q) => q.select("candidates.cv_text"))
    .where(sql<SqlBool>`candidates.id = any(${picks.map(({ id }) => id)}::uuid[])`)
    .execute();
  const known = new Map((await withRecords(db, workspace, rows)).map((row) => [row.id, row]));
  return picks.flatMap(({ id }) => known.get(id) ?? []);
}

/** The best score that each candidate has with an open job. */
const bestScores = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("matches")
    .innerJoin("jobs", onOwn("jobs.id", "matches.job_id"))
    .select(["matches.candidate_id", sql<number>`max(matches.score)`.as("score")])
    .where("matches.workspace_id", "=", workspace)
    .where("jobs.status", "=", 1)
    .where("jobs.deleted_at", "is", null)
    .groupBy("matches.candidate_id");

/** What was counted last, and as of which change of the workspace: it holds until the next one. */
const counted = new LRUCache<string, { change: string; total: number }>({ max: 5000 });
const unordered = ({ sort: _, limit: __, cursor: ___, ...asked }: ListBody) => asked;
const countKey = (workspace: WorkspaceId, query: ListBody) => `${workspace} ${JSON.stringify(unordered(query))}`;
const isNarrowed = (query: ListBody) => Object.values(unordered(query)).some((value) => value !== undefined);

const counting = (db: Db, workspace: WorkspaceId, { where }: Asked) =>
  db.selectFrom("candidates").select(sql<number>`count(*)`.as("total")).where("workspace_id", "=", workspace).where(where);

/**
 * How many candidates a list's filters leave. Every change of a candidate takes the workspace's next number, so a number that
 * was read before the rows says whether a count made before still holds.
 */
async function totalOf(
  db: Db,
  workspace: WorkspaceId,
  query: ListBody,
  key: string,
  { as_of, first, asked }: { as_of: string; first: Picked | undefined; asked: Asked },
): Promise<number> {
  if (first === undefined && query.cursor === undefined) return 0; // no row on the first page
  const change = as_of.split(".")[0] ?? "";
  const known = counted.get(key);
  if (known && known.change === change) return known.total;
  const whole = isNarrowed(query)
    ? counting(db, workspace, asked)
    : db.selectFrom("workspaces").select("candidates as total").where("id", "=", workspace);
  const total = first?.total ?? (await whole.executeTakeFirstOrThrow()).total;
  // Who leaves soon are others tomorrow, without any change.
  if (!query.leaving) counted.set(key, { change, total });
  return total;
}

/** What nobody in the list may have, where that is all a search says. */
function unwantedOf(node: SearchNode): SearchNode | null {
  if ("not" in node) return node.not;
  if (!("and" in node)) return null;
  const parts = node.and.map(unwantedOf);
  return parts.every((part) => part !== null) ? { or: parts } : null;
}

/** The list's filters, and its search over names, roles, skills and the CV's text. Written so that an index serves each. */
function filters(query: ListBody, own: RawBuilder<SqlBool>[]) {
  return (eb: ExpressionBuilder<Tables, "candidates">) => {
    const all: Expression<SqlBool>[] = [eb("candidates.deleted_at", query.trashed ? "is not" : "is", null)];
    if (query.ids) all.push(eb("candidates.id", "in", query.ids));
    // Who was merged is in somebody else, not in the trash.
    if (query.trashed) all.push(eb("candidates.merged_into", "is", null));
    const { node } = readSearch(query.q ?? "");
    const unwanted = node && unwantedOf(node);
    // Who lacks a word is found by those who have it: the index knows them.
    if (unwanted)
      all.push(
        sql<SqlBool>`not exists (select from candidates has where has.workspace_id = candidates.workspace_id and has.id = candidates.id
          and has.search @@ to_tsquery('simple', ${writtenQuery(unwanted)}))`,
      );
    else if (node) all.push(sql<SqlBool>`candidates.search @@ to_tsquery('simple', ${writtenQuery(node)})`);
    for (const skill of query.skills ?? [])
      all.push(
        sql<SqlBool>`(candidates.held_skills @> ${[skillKey(skill)]}::text[] or skill_keys(candidates.skills) && ${spellingsOf(skill)}::text[])`,
      );
    for (const language of query.languages ?? []) all.push(sql<SqlBool>`candidates.languages @> ${JSON.stringify([{ language }])}::jsonb`);
    for (const tag of query.tags ?? []) all.push(sql<SqlBool>`candidates.tags @> ${JSON.stringify([tag])}::jsonb`);
    all.push(...declaredFilters("candidates", fieldsOfCandidate, query), ...own);
    if (query.recruiter_id) all.push(eb("candidates.recruiter_id", "=", query.recruiter_id));
    if (query.has_cv !== undefined) all.push(eb("candidates.cv_text", query.has_cv ? "is not" : "is", null));
    if (query.unchecked !== undefined)
      all.push(sql<SqlBool>`candidates.unchecked_fields ${sql.raw(query.unchecked ? "<>" : "=")} '[]'::jsonb`);
    return eb.and(all);
  };
}

export type CandidateValues = { corrections?: Corrections; pointed?: StoredPointed[] } & Partial<
  Pick<Candidate, (typeof scalarFields)[number] | (typeof listFields)[number] | "custom" | "cv_text" | "evidence" | "hidden_text">
> & { layout?: unknown };

const asJson = new Set<string>([...listFields, "custom", "evidence", "hidden_text", "layout", "facts", "corrections", "pointed"]);

function columnsOf(values: CandidateValues, stored: Partial<StoredCandidate>) {
  const whole = { ...stored, ...values };
  const { name, role, rest } = searchTexts(whole);
  const told = { ...values, ...((!stored.id || changesFacts(values)) && factsToStore({ ...stored, ...values })) };
  return {
    ...Object.fromEntries(Object.entries(told).map(([field, value]) => [field, asJson.has(field) ? json(value) : value])),
    search: sql<string>`setweight(to_tsvector('simple', ${name}) || words_of_name(concat_ws(' ', ${whole.first_name ?? null}::text, ${whole.last_name ?? null}::text)), 'A')
      || words_of_number(${whole.phone ?? null}, ${whole.country ?? null}) || setweight(to_tsvector('simple', ${role}), 'B') || to_tsvector('simple', ${rest})`,
  };
}

/** Fields by which somebody is known again. */
const knownBy = ["first_name", "last_name", "email", "phone", "city", "country", "links", "experience", "education"] as const;

export async function insertCandidate(trx: Trx, workspace: WorkspaceId, id: string, change_seq: number, values: CandidateValues) {
  await trx
    .insertInto("candidates")
    .values({ ...columnsOf(values, {}), id, workspace_id: workspace, change_seq })
    .execute();
  await keepKnown(trx, workspace, "candidate", id);
}

export async function updateCandidate(
  trx: Trx,
  workspace: WorkspaceId,
  stored: StoredCandidate,
  change_seq: number,
  values: CandidateValues,
) {
  await trx
    .updateTable("candidates")
    .set({ ...columnsOf(values, stored), change_seq, version: sql`version + 1`, updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", stored.id)
    .execute();
  if (knownBy.some((field) => field in values)) await keepKnown(trx, workspace, "candidate", stored.id);
}

/** What people decided about words that the leak check found: no change of the record itself, so that nobody's editing is stale. */
export async function setLeakRulings(trx: Trx, workspace: WorkspaceId, id: string, rulings: LeakRuling[]) {
  await trx
    .updateTable("candidates")
    .set({ leak_rulings: json(rulings) })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

/** Into the trash, or back. */
export async function setCandidateTrashed(trx: Trx, workspace: WorkspaceId, id: string, change_seq: number, trashed: boolean) {
  await trx
    .updateTable("candidates")
    .set({ deleted_at: trashed ? sql`now()` : null, change_seq, version: sql`version + 1`, updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

/** The candidate; fails where there is none (404), or where it is in the trash (410). */
export const findCandidateOrFail = async (db: Db, workspace: WorkspaceId, id: string): Promise<StoredCandidate> =>
  existing(await findCandidate(db, workspace, id));

/** The same with what is shown beside it, in one way to the database: its workspace's settings, and whether an open job hasn't seen its last change. */
export async function findCandidateToShow(db: Db, workspace: WorkspaceId, id: string) {
  const row = await db
    .selectFrom("candidates")
    .select(wholeColumns)
    .select((eb) => eb.selectFrom("workspaces").select("settings").where("id", "=", workspace).as("settings"))
    .select(isLackedByJobs.as("is_lacked"))
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("candidate");
  const { settings, is_lacked, ...candidate } = row;
  // What jsonb columns hold is typed by what is read from them.
  return { candidate: existing(candidate as unknown as StoredCandidate), settings, is_lacked };
}

/** The same, its row locked until the transaction ends: who updates reads first. */
export const lockCandidateOrFail = async (trx: Trx, workspace: WorkspaceId, id: string): Promise<StoredCandidate> =>
  existing(await findCandidateToChange(trx, workspace, id));

/** 410 where they were merged into somebody else: that is undone, not brought back. */
export async function refuseMerged(db: Db, workspace: WorkspaceId, id: string): Promise<void> {
  const row = await db
    .selectFrom("candidates")
    .select("merged_into")
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row?.merged_into) throw expired("candidate_merged");
}

/** Fails as `findCandidateOrFail`; nothing of the record is read. */
export async function refuseWithoutCandidate(db: Db, workspace: WorkspaceId, id: string): Promise<void> {
  existing(
    await db.selectFrom("candidates").select("deleted_at").where("workspace_id", "=", workspace).where("id", "=", id).executeTakeFirst(),
  );
}

function existing<C extends Pick<Candidate, "deleted_at">>(candidate: C | undefined): C {
  if (!candidate) throw notFound("candidate");
  if (candidate.deleted_at) throw gone("candidate");
  return candidate;
}

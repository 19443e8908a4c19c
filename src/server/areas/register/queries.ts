import { type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import type { ProtectedLine, registerCalls } from "#contract/candidate/register.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { byId, byText, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import type { Found } from "./rules.ts";

const columns = [
  "id",
  "job_id",
  "job_title",
  "client_name",
  "quote",
  "sentence",
  "ground",
  "law",
  "instead",
  "handled",
  "reason",
  "recruiter_name as by",
  "told_at",
  "handled_at",
] as const;

const sorts: SortKeys = { told_at: byId(sql`id`), job_title: byText(sql`lower(job_title)`), ground: byText(sql`ground`) };

export async function pageOfLines(db: Db, workspace: WorkspaceId, query: Body<typeof registerCalls.list>) {
  const page = sortedPage(query, sorts, "-told_at", sql`id`);
  const whole = db.selectFrom("protected_lines").where("workspace_id", "=", workspace);
  const words = query.q?.trim().toLowerCase();
  const ofAnyHandling = whole
    .$if(query.ground !== undefined, (q) => q.where("ground", "=", query.ground as ProtectedLine["ground"]))
    .$if(query.job_id !== undefined, (q) => q.where("job_id", "=", query.job_id as string))
    .$if(Boolean(words), (q) =>
      q.where(sql<SqlBool>`position(${words} in lower(concat_ws(' ', job_title, client_name, sentence, recruiter_name, reason))) > 0`),
    );
  const filtered = ofAnyHandling.$if(query.handled !== undefined, (q) =>
    q.where("handled", "=", query.handled as ProtectedLine["handled"]),
  );
  const rows = await filtered
    .select([...columns, page.value.as("sort_value")])
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const { total } = await filtered.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const counts = await ofAnyHandling
    .select(["handled", sql<number>`count(*)`.as("n")])
    .groupBy("handled")
    .execute();
  const { page: lines, next_cursor } = page.pageOf(rows);
  const of = (handled: ProtectedLine["handled"]) => counts.find((one) => one.handled === handled)?.n ?? 0;
  return { lines, total, next_cursor, handlings: { left_out: of("left_out"), replaced: of("replaced"), kept: of("kept") } };
}

export function lineToExplain(trx: Trx, workspace: WorkspaceId, id: string) {
  return trx
    .selectFrom("protected_lines")
    .select(["id", "handled"])
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export function explainLine(
  trx: Trx,
  workspace: WorkspaceId,
  id: string,
  said: { reason: string; recruiter_id: string; recruiter_name: string },
) {
  return trx
    .updateTable("protected_lines")
    .set({ ...said, handled_at: sql<string>`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

interface Of {
  job_id: string | null;
  extraction_id: string | null;
  job_title: string;
  client_name: string | null;
  recruiter_id: string;
  recruiter_name: string;
}

/** What a reading found; the same sentence that was read before and never became a job is told once. */
export async function putRead(db: Db, workspace: WorkspaceId, of: Of, lines: Found[]): Promise<void> {
  if (lines.length === 0) return;
  const sentences = json(lines.map(({ ground, sentence }) => `${ground} ${sentence}`));
  await sql`delete from protected_lines where workspace_id = ${workspace} and job_id is null
    and (ground || ' ' || sentence) in (select jsonb_array_elements_text(${sentences}))
    and exists (select from extractions where extractions.workspace_id = ${workspace} and extractions.id = protected_lines.extraction_id)`.execute(
    db,
  );
  await db
    .insertInto("protected_lines")
    .values(lines.map((line) => ({ ...line, ...of, id: newId(), workspace_id: workspace })))
    .execute();
}

/** What a reading found is the job's from now on. */
export async function giveToJob(trx: Trx, workspace: WorkspaceId, extraction_id: string, job_id: string): Promise<void> {
  await trx
    .updateTable("protected_lines")
    .set({ job_id, extraction_id: null })
    .where("workspace_id", "=", workspace)
    .where("extraction_id", "=", extraction_id)
    .where("job_id", "is", null)
    // A job that is read anew may have the line already.
    .where(
      sql<SqlBool>`not exists (select from protected_lines had where had.workspace_id = protected_lines.workspace_id and had.job_id = ${job_id} and had.ground = protected_lines.ground
        and lower(had.quote) = lower(protected_lines.quote))`,
    )
    .execute();
}

/** How a job's lines are handled now. Who handled a line, and when, changes with the handling; what nobody asks any more was left out. */
export async function putHandled(trx: Trx, workspace: WorkspaceId, of: Of & { job_id: string }, lines: Found[]): Promise<void> {
  await trx
    .updateTable("protected_lines")
    .set({ job_title: of.job_title, client_name: of.client_name })
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", of.job_id)
    .execute();
  const asked = json(lines.map(({ ground, quote }) => `${ground} ${quote.toLowerCase()}`));
  await sql`update protected_lines set handled = 'left_out', reason = null, recruiter_id = ${of.recruiter_id},
      recruiter_name = ${of.recruiter_name}, handled_at = now()
    where workspace_id = ${workspace} and job_id = ${of.job_id} and handled <> 'left_out'
      and ground || ' ' || lower(quote) not in (select jsonb_array_elements_text(${asked}))`.execute(trx);
  for (const line of lines)
    await sql`insert into protected_lines
        (id, workspace_id, job_id, job_title, client_name, quote, sentence, ground, law, instead, handled, reason, recruiter_id, recruiter_name)
      values (${newId()}, ${workspace}, ${of.job_id}, ${of.job_title}, ${of.client_name}, ${line.quote}, ${line.sentence}, ${line.ground},
        ${line.law}, ${line.instead}, ${line.handled}, ${line.reason}, ${of.recruiter_id}, ${of.recruiter_name})
      on conflict (workspace_id, job_id, ground, md5(lower(quote))) where job_id is not null do update set
        handled = excluded.handled, reason = coalesce(excluded.reason, case when excluded.handled = 'kept' then protected_lines.reason end),
        recruiter_id = excluded.recruiter_id, recruiter_name = excluded.recruiter_name, handled_at = now()
      where protected_lines.handled <> excluded.handled or (excluded.reason is not null and excluded.reason is distinct from protected_lines.reason)`.execute(
      trx,
    );
}

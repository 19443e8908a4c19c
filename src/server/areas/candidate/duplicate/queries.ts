import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json } from "#server/parts/database/database.ts";

export type Known = Partial<Pick<Candidate, "email" | "phone" | "country" | "first_name" | "last_name" | "city">> & {
  links?: { linkedin?: string | null | undefined; github?: string | null | undefined } | undefined;
};
type Reason = "email" | "phone" | "link" | "name_and_city" | "file";
type Duplicate = Pick<Candidate, "id" | "first_name" | "last_name" | "email" | "created_at"> & { reason: Reason };

const MOST = 5;

/**
 * Who this might be already: the same e-mail, phone, page of their own, name and city, or a file with the same bytes. Each way of
 * knowing somebody again has its index (migration 0018). Only among those who came or changed after `seq`.
 */
export async function findDuplicates(db: Db, workspace: WorkspaceId, like: Known, file_ids: string[], seq: number): Promise<Duplicate[]> {
  const found = new Map<string, Duplicate>();
  for (const [reason, isSame] of waysToKnow(workspace, like, file_ids)) {
    // Found first and put in order then: else the database may go through everybody in that order, looking at each.
    const rows = await db
      .with(
        (cte) => cte("found").materialized(),
        (from) =>
          from
            .selectFrom("candidates")
            .select(["id", "first_name", "last_name", "email", "created_at"])
            .where("workspace_id", "=", workspace)
            .where("deleted_at", "is", null)
            .where("change_seq", ">", seq)
            .where(isSame),
      )
      .selectFrom("found")
      .selectAll()
      .orderBy("id")
      .limit(MOST)
      .execute();
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, { ...row, reason });
  }
  return [...found.values()].slice(0, MOST);
}

function waysToKnow(workspace: WorkspaceId, like: Known, file_ids: string[]): [Reason, RawBuilder<SqlBool>][] {
  const { email, phone, country = null, first_name, last_name, city, links } = like;
  const ways: [Reason, RawBuilder<SqlBool>][] = [];
  if (email) ways.push(["email", sql`lower(email) = lower(${email})`]);
  if (phone) ways.push(["phone", sql`phone is not null and phone_key(phone, country) = phone_key(${phone}, ${country})`]);
  if (links?.linkedin || links?.github) ways.push(["link", sql`link_keys(links) && link_keys(${json(links)})`]);
  if (first_name && last_name && city)
    ways.push([
      "name_and_city",
      sql`lower(coalesce(last_name, '') || ' ' || coalesce(first_name, '')) = lower(${`${last_name} ${first_name}`}) and lower(city) = lower(${city})`,
    ]);
  if (file_ids.length > 0)
    ways.push([
      "file",
      sql`id in (select old.candidate_id from files new join files old on old.sha256 = new.sha256 and old.workspace_id = new.workspace_id
        where new.id in (${sql.join(file_ids)}) and new.workspace_id = ${workspace})`,
    ]);
  return ways;
}

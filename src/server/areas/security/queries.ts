import { type SqlBool, sql } from "kysely";
import type { SecurityEvent, securityCalls, TrailRow } from "#contract/account/security.ts";
import type { Body } from "#contract/call.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { greetedIn } from "#server/parts/database/people.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";
import { BURST_MINUTES, type KeptAnchor, type KeptRow, QUIET_MINUTES, refusals } from "./rules.ts";

interface NewEvent {
  kind: SecurityEvent["kind"];
  user_id: string | null;
  about_id: string | null;
  source: string | null;
  times: number;
  detail: SecurityEvent["detail"];
}

/** Writes an event in one workspace's log, if that is there. */
export async function insertEvent(db: Db, workspace_id: string, { kind, user_id, about_id, source, times, detail }: NewEvent) {
  await sql`insert into security_events (workspace_id, id, kind, user_id, about_id, source, times, detail)
    select id, ${newId()}, ${kind}, (select users.id from users where users.id = ${user_id}), ${about_id}, ${source}, ${times}, ${json(detail)}
      from workspaces where id = ${workspace_id} ${acrossWorkspaces("person")}`.execute(db);
}

/** The workspaces that somebody is in. */
export async function workspacesOf(db: Db, user_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom("recruiters")
    .select("workspace_id")
    .where("user_id", "=", user_id)
    .where("joined_at", "is not", null)
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
  return rows.map(({ workspace_id }) => workspace_id);
}

/** Forgets what is older than a year. */
export async function removeOldEvents(db: Db): Promise<void> {
  await db.deleteFrom("security_events").where(sql<SqlBool>`at < now() - interval '1 year'`).modifyEnd(acrossWorkspaces("sweep")).execute();
}

/** How often somebody was refused within the last minutes. */
export async function countRefusals(db: Db, workspace: WorkspaceId): Promise<number> {
  const row = await db
    .selectFrom("security_events")
    .select(sql<number>`coalesce(sum(times), 0)`.as("n"))
    .where("workspace_id", "=", workspace)
    .where("kind", "in", refusals)
    .where(sql<SqlBool>`at > now() - make_interval(mins => ${BURST_MINUTES})`)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Counts refusals to the burst that goes on; false where none does. Whoever asks this at once takes turns. */
export async function prolongBurst(trx: Trx, workspace: WorkspaceId, times: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${workspace}, 50))`.execute(trx);
  const { numUpdatedRows } = await trx
    .updateTable("security_events")
    .set({ times: sql`times + ${times}`, detail: sql`jsonb_set(detail, '{until}', to_jsonb(now()))` })
    .where("workspace_id", "=", workspace)
    .where("kind", "=", "burst")
    .where(sql<SqlBool>`(detail ->> 'until')::timestamptz > now() - make_interval(mins => ${QUIET_MINUTES})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Bursts of the last week: the newest. */
export function newestBursts(db: Db, workspace: WorkspaceId) {
  return db
    .selectFrom("security_events")
    .select(["id", "times", "at"])
    .where("workspace_id", "=", workspace)
    .where("kind", "=", "burst")
    .where(sql<SqlBool>`at > now() - interval '7 days'`)
    .orderBy("id", "desc")
    .limit(1)
    .execute();
}

/** Whom a burst is told: the workspace's owner. */
export function ownersOf(db: Db, workspace: WorkspaceId) {
  return db
    .selectFrom("recruiters")
    .innerJoin("users", "users.id", "recruiters.user_id")
    .innerJoin("workspaces", "workspaces.id", "recruiters.workspace_id")
    .select(["users.email", greetedIn("users").as("name"), "users.locale as language", "workspaces.name as workspace_name"])
    .where("recruiters.workspace_id", "=", workspace)
    .where("workspaces.id", "=", workspace)
    .where("recruiters.role", "=", "owner")
    .where("recruiters.status", "=", 1)
    .execute();
}

const nameOf = (table: string) =>
  sql<string | null>`nullif(trim(concat(${sql.ref(`${table}.first_name`)}, ' ', ${sql.ref(`${table}.last_name`)})), '')`;

export async function pageOfEvents(db: Db, workspace: WorkspaceId, { kind, limit, before }: Body<typeof securityCalls.events>) {
  const rows = await db
    .selectFrom("security_events")
    .leftJoin("users", "users.id", "security_events.user_id")
    .leftJoin("recruiters", onOwn("recruiters.id", "security_events.about_id"))
    .select(["security_events.id", "kind", "at", "source", "times", "detail", nameOf("users").as("by"), nameOf("recruiters").as("about")])
    .where("security_events.workspace_id", "=", workspace)
    .$if(kind !== undefined, (q) => q.where("kind", "=", kind as SecurityEvent["kind"]))
    .$if(before !== undefined, (q) => q.where("security_events.id", "<", before as string))
    .orderBy("security_events.id", "desc")
    .limit(limit + 1)
    .execute();
  return { events: rows.slice(0, limit), has_more: rows.length > limit };
}

const FIRST = 5;

export async function pageOfTrail(
  db: Db,
  workspace: WorkspaceId,
  { act, candidate_id, limit, before }: Body<typeof securityCalls.trail>,
): Promise<{ rows: TrailRow[]; has_more: boolean }> {
  const about = sql<string>`(select p.pseudonym::text from audit_pseudonyms p where p.workspace_id = ${workspace} and p.candidate_id = ${candidate_id ?? null})`;
  const found = await db
    .selectFrom("audit_trail")
    .select(["seq", "said"])
    .where("workspace_id", "=", workspace)
    .$if(act !== undefined, (q) => q.where(sql<SqlBool>`said ->> 'act' = ${act}`))
    .$if(candidate_id !== undefined, (q) => q.where(sql<SqlBool>`jsonb_exists(said -> 'candidates', ${about})`))
    .$if(before !== undefined, (q) => q.where("seq", "<", before as number))
    .orderBy("seq", "desc")
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit).map(({ seq, said }) => ({ seq, ...said, candidates: said.candidates ?? [] }));
  const known = await namesBehind(db, workspace, [
    ...new Set(page.flatMap(({ person, candidates }) => [...(person ? [person] : []), ...candidates.slice(0, FIRST)])),
  ]);
  const rows = page.map(({ seq, at, act, call, by, person, candidates, records = {} }) => ({
    seq,
    at,
    act,
    call,
    by,
    person: (person && known.get(person)?.name) || null,
    candidates: candidates.slice(0, FIRST).map((each) => {
      const behind = known.get(each);
      return behind?.candidate_id ? { id: behind.candidate_id, name: behind.name } : null;
    }),
    counts: {
      ...(candidates.length > 0 && { candidate: candidates.length }),
      ...Object.fromEntries(Object.entries(records).map(([kind, ids]) => [kind, ids.length])),
    },
  }));
  return { rows, has_more: found.length > limit };
}

/** Who is behind pseudonyms, of those who are still there. */
async function namesBehind(db: Db, workspace: WorkspaceId, pseudonyms: string[]) {
  if (pseudonyms.length === 0) return new Map<string, { candidate_id: string | null; name: string }>();
  const rows = await db
    .selectFrom("audit_pseudonyms as p")
    .leftJoin("candidates as c", onOwn("c.id", "p.candidate_id"))
    .leftJoin("users as u", "u.id", "p.user_id")
    .select([
      "p.pseudonym",
      "p.candidate_id",
      sql<string>`trim(concat(coalesce(c.first_name, u.first_name), ' ', coalesce(c.last_name, u.last_name)))`.as("name"),
    ])
    .where("p.workspace_id", "=", workspace)
    .where("p.pseudonym", "in", pseudonyms)
    .execute();
  return new Map(rows.map(({ pseudonym, ...behind }) => [pseudonym, behind]));
}

/** The rows of a trail as they are kept, from the one after `after` on. */
export function trailAfter(db: Db, workspace: WorkspaceId, after: number, limit: number): Promise<KeptRow[]> {
  return db
    .selectFrom("audit_trail")
    .select(["seq", sql<string>`said::text`.as("said"), "hash"])
    .where("workspace_id", "=", workspace)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(limit)
    .execute();
}

export function headOf(db: Db, workspace: WorkspaceId) {
  return db.selectFrom("audit_heads").select(["seq", "hash"]).where("workspace_id", "=", workspace).executeTakeFirst();
}

export function anchorsOf(db: Db, workspace: WorkspaceId): Promise<KeptAnchor[]> {
  return db
    .selectFrom("audit_anchors")
    .select(["day", "seq", "hash", "seal"])
    .where("workspace_id", "=", workspace)
    .orderBy("day")
    .execute();
}

/** Trails that went on since their last anchor, and have none of today. */
export function trailsToAnchor(db: Db) {
  return db
    .selectFrom("audit_heads as h")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("audit_anchors as a")
          .select(["a.day", "a.seq"])
          .whereRef("a.workspace_id", "=", "h.workspace_id")
          .orderBy("a.day", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select(["h.workspace_id", "h.seq", "h.hash", sql<string>`current_date`.as("day")])
    .where(sql<SqlBool>`(last.day is null or (last.day < current_date and last.seq <> h.seq))`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}

export async function insertAnchor(db: Db, workspace_id: string, anchor: KeptAnchor): Promise<void> {
  await sql`insert into audit_anchors (workspace_id, day, seq, hash, seal)
    values (${workspace_id}, ${anchor.day}, ${anchor.seq}, ${anchor.hash}, ${anchor.seal}) on conflict do nothing
    ${acrossWorkspaces("sweep")}`.execute(db);
}

/** Every workspace with a trail, for who checks all of them. */
export async function workspacesWithTrail(db: Db): Promise<{ workspace_id: string }[]> {
  return db.selectFrom("audit_heads").select("workspace_id").orderBy("workspace_id").modifyEnd(acrossWorkspaces("sweep")).execute();
}

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { notedRecords } from "#contract/choices.ts";
import { personNameIn } from "#server/parts/database/people.ts";

type NotedRecord = (typeof notedRecords)[number];
/** The column of notes and tasks that names a record of each kind, and where it is. */
export const aboutColumns = {
  candidate: { column: "candidate_id", table: "candidates" },
  job: { column: "job_id", table: "jobs" },
  client: { column: "client_id", table: "clients" },
  proposal: { column: "proposal_id", table: "proposals" },
} as const satisfies Record<NotedRecord, { column: string; table: string }>;

const ref = (of: string, column: string) => sql.ref(`${of}.${column}`);

/** Which record a row of notes or tasks is about: its kind and its id, both null where it is about none. */
export const recordColumns = (of: string) => [
  sql<NotedRecord | null>`case when ${ref(of, "candidate_id")} is not null then 'candidate' when ${ref(of, "job_id")} is not null then 'job'
    when ${ref(of, "client_id")} is not null then 'client' when ${ref(of, "proposal_id")} is not null then 'proposal' end`.as("record"),
  sql<string | null>`coalesce(${ref(of, "candidate_id")}, ${ref(of, "job_id")}, ${ref(of, "client_id")}, ${ref(of, "proposal_id")})`.as(
    "record_id",
  ),
];

/** What that record is called; null where it has no name. */
export const recordName = (of: string): RawBuilder<string | null> => sql<string | null>`case
  when ${ref(of, "candidate_id")} is not null then (select ${personNameIn("c")} from candidates c where c.workspace_id = ${ref(of, "workspace_id")} and c.id = ${ref(of, "candidate_id")})
  when ${ref(of, "job_id")} is not null then (select j.title from jobs j where j.workspace_id = ${ref(of, "workspace_id")} and j.id = ${ref(of, "job_id")})
  when ${ref(of, "client_id")} is not null then (select k.name from clients k where k.workspace_id = ${ref(of, "workspace_id")} and k.id = ${ref(of, "client_id")})
  when ${ref(of, "proposal_id")} is not null then (select concat_ws(', ', ${personNameIn("c")}, j.title) from proposals p
    join candidates c on c.workspace_id = p.workspace_id and c.id = p.candidate_id join jobs j on j.workspace_id = p.workspace_id and j.id = p.job_id
    where p.workspace_id = ${ref(of, "workspace_id")} and p.id = ${ref(of, "proposal_id")}) end`;

/** Whether it is about nothing, or about what isn't in the trash. */
export const isRecordThere = (of: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`not (${sql.join(
    Object.values(aboutColumns).map(
      ({ column, table }) =>
        sql`exists (select from ${sql.table(table)} about where about.workspace_id = ${ref(of, "workspace_id")} and about.id = ${ref(of, column)} and about.deleted_at is not null)`,
    ),
    sql` or `,
  )})`;

import { type RawBuilder, sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import { all, candidateName, namedProposals } from "../queries.ts";

/** Words of a name as a search reads them: the same way as the text of a record is indexed. */
const wordsOf = (...parts: RawBuilder<unknown>[]) =>
  sql`to_tsvector('simple', regexp_replace(concat_ws(' ', ${sql.join(parts)}), '[^[:alnum:]]+', ' ', 'g'))`;

/** At most six records of each kind; candidates by name first, then by anything in their profile and CV. Chats are one's own. */
export function findRecords(db: Db, workspace: WorkspaceId, user_id: string, asked: string) {
  const query = sql`to_tsquery('simple', ${asked})`;
  return all(
    sql<{ kind: "candidate" | "job" | "proposal" | "client" | "recruiter" | "chat"; id: string; name: string | null; about: string }>`
      (select 'candidate' as kind, id, ${candidateName} as name, concat_ws(', ', headline, city) as about
        from candidates where workspace_id = ${workspace} and deleted_at is null and search @@ ${query}
        order by ${wordsOf(sql`first_name`, sql`last_name`)} @@ ${query} desc, id desc limit 6)
      union all
      (select 'job', jobs.id, jobs.title, concat_ws(', ', clients.name, jobs.city)
        from jobs left join clients on clients.workspace_id = jobs.workspace_id and clients.id = jobs.client_id
        where jobs.workspace_id = ${workspace} and jobs.deleted_at is null and ${wordsOf(sql`jobs.title`, sql`clients.name`, sql`jobs.city`)} @@ ${query}
        order by jobs.status desc, jobs.id desc limit 6)
      union all
      (select 'proposal', proposals.id, ${candidateName}, concat_ws(', ', jobs.title, clients.name)
        from ${namedProposals}
        where proposals.workspace_id = ${workspace} and proposals.deleted_at is null
          and ${wordsOf(sql`candidates.first_name`, sql`candidates.last_name`, sql`jobs.title`, sql`clients.name`)} @@ ${query}
        order by proposals.updated_at desc limit 6)
      union all
      (select 'client', clients.id, clients.name, concat_ws(', ', clients.contact_name, clients.contact_email)
        from clients where clients.workspace_id = ${workspace} and ${wordsOf(sql`clients.name`, sql`clients.contact_name`)} @@ ${query}
        order by lower(clients.name) limit 6)
      union all
      (select 'recruiter', recruiters.id, recruiters.first_name || ' ' || recruiters.last_name, recruiters.email
        from recruiters where recruiters.workspace_id = ${workspace}
          and ${wordsOf(sql`recruiters.first_name`, sql`recruiters.last_name`, sql`recruiters.email`)} @@ ${query}
        order by lower(recruiters.last_name), recruiters.id limit 6)
      union all
      (select 'chat', chats.id, nullif(chats.title, ''), concat_ws(', ', ${candidateName}, jobs.title)
        from chats left join candidates on candidates.workspace_id = chats.workspace_id and candidates.id = chats.candidate_id left join jobs on jobs.workspace_id = chats.workspace_id and jobs.id = chats.job_id
        where chats.workspace_id = ${workspace} and chats.created_by = ${user_id} and chats.deleted_at is null
          and ${wordsOf(sql`chats.title`, sql`candidates.first_name`, sql`candidates.last_name`, sql`jobs.title`)} @@ ${query}
        order by chats.updated_at desc limit 6)`,
    db,
  );
}

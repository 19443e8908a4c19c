import { type RawBuilder, sql } from "kysely";
import type { Found } from "#contract/dashboard.ts";
import type { SearchNode } from "#contract/text/search.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { writtenQuery } from "#server/core/search.ts";
import type { Db } from "#server/parts/database/database.ts";
import { all, candidateName, namedProposals } from "../queries.ts";

/** What is looked for, by whom, and what they opened, what comes first in front. */
interface Asked {
  node: SearchNode;
  user_id: string;
  opened: readonly string[];
  /** Of each kind. */
  most: number;
}

/** What was found, with the text in which its words stand where that isn't its name. */
export type FoundRow = Omit<Found, "found"> & { text: string | null };

/** So many of the newest of a kind are looked at one by one; where they hold enough, its index, which may tell of half of them, isn't asked. */
const LOOKED_AT = 100;
/** A search of more words is asked of each record's own words alone. */
const MOST_APART = 8;

/** Words next to each other as words alone: to know that they stand together, the index's texts would be read again, each of them. */
function apart(node: SearchNode): SearchNode {
  if ("phrase" in node) return { and: node.phrase.map((term) => ({ term })) };
  if ("not" in node) return { not: apart(node.not) };
  if ("and" in node) return { and: node.and.map(apart) };
  return "or" in node ? { or: node.or.map(apart) } : node;
}

const queryOf = (node: SearchNode) => sql`to_tsquery('simple', ${writtenQuery(node)})`;
const leavesOf = (node: SearchNode): number =>
  "and" in node
    ? node.and.reduce((sum, one) => sum + leavesOf(one), 0)
    : "or" in node
      ? node.or.reduce((sum, one) => sum + leavesOf(one), 0)
      : "not" in node
        ? leavesOf(node.not)
        : 1;

/** The words that have to be there, whichever. */
const wanted = (node: SearchNode): SearchNode[] =>
  "not" in node ? [] : "and" in node ? node.and.flatMap(wanted) : "or" in node ? node.or.flatMap(wanted) : [node];

type Holds = (query: RawBuilder<unknown>) => RawBuilder<unknown>;
/** A search in what several records say together: each of its words may stand in another of them. */
function together(node: SearchNode, holds: Holds): RawBuilder<unknown> {
  if (leavesOf(node) > MOST_APART) return holds(queryOf(node));
  if ("and" in node)
    return sql`(${sql.join(
      node.and.map((one) => together(one, holds)),
      sql` and `,
    )})`;
  if ("or" in node)
    return sql`(${sql.join(
      node.or.map((one) => together(one, holds)),
      sql` or `,
    )})`;
  if ("not" in node) return sql`not ${together(node.not, holds)}`;
  return holds(queryOf(node));
}

// As their indexes say it, word for word.
const candidateWords = sql`words_of_name(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`;
const clientWords = sql`(words_of_name(name) || words_of(coalesce(city, '') || ' ' || coalesce(branch, '') || ' ' || coalesce(about, '')))`;
const contactWords = sql`(words_of_name(name) || words_of(coalesce(role, '') || ' ' || coalesce(email, '')) || words_of_number(phone, null))`;
const recruiterWords = sql`(words_of_name(recruiters.first_name || ' ' || recruiters.last_name) || words_of(recruiters.email))`;

/** What `words_of_proposal` reads, to show where it says so. */
const textOfProposal = sql`concat_ws(E'\n', proposals.information ->> 'summary', proposals.cover_letter, proposals.other_letter ->> 'said',
  (select string_agg(concat_ws(E'\n', one ->> 'title', one ->> 'text'), E'\n') from jsonb_array_elements(proposals.strengths) one),
  proposals.response ->> 'comment')`;

/**
 * Records of every kind by the words in them: names before other texts, then what the caller opened last and most, then the newest.
 * Chats are one's own.
 */
export function findRecords(db: Db, workspace: WorkspaceId, { node: given, user_id, opened, most }: Asked): Promise<FoundRow[]> {
  const node = apart(given);
  const query = queryOf(node);
  // Of candidates the words are kept with their places.
  const exact = queryOf(given);
  const openedIds = sql`(select ids from opened)::uuid[]`;
  const place = (id: string) => sql`array_position(${openedIds}, ${sql.ref(id)})`;
  /** Too few of these are so: then the index is asked as well. */
  const tooFew = (of: RawBuilder<unknown>) => sql`(select count(*) from ${of}) < ${most}`;
  const ofClients = (asked: RawBuilder<unknown>) =>
    sql`select id from clients where workspace_id = ${workspace} and deleted_at is null and ${clientWords} @@ ${asked}`;
  const jobsOf = (asked: RawBuilder<unknown>) =>
    sql`select id from jobs where workspace_id = ${workspace} and words @@ ${asked} and is_dear(id)
      union all select id from jobs where workspace_id = ${workspace} and client_id in (${ofClients(asked)})`;
  const words = wanted(node);
  // Where the job says none of the words, the candidate says them all, and is found by them.
  const mayBeShared = words.length > 1 && leavesOf(node) <= MOST_APART;
  const nothing = sql`null::uuid as candidate_id, null::uuid as job_id, null::uuid as client_id, null::uuid as proposal_id`;
  // What comes first is chosen by numbers alone; names and texts are read of those that are told.
  return all(
    sql<FoundRow>`
      with opened as materialized (select ${`{${opened.join()}}`}::uuid[] as ids),
      newest as materialized (
        select id, ${candidateWords} @@ ${query} as is_named, search @@ ${exact} as is_told from candidates
        where workspace_id = ${workspace} and deleted_at is null order by id desc limit ${LOOKED_AT}),
      named as materialized (
        select id from newest where is_named
        union select id from candidates
          where workspace_id = ${workspace} and deleted_at is null and ${candidateWords} @@ ${query} and ${tooFew(sql`newest where is_named`)}),
      told as materialized (
        select id from newest where is_told
        union select id from candidates
          where workspace_id = ${workspace} and deleted_at is null and search @@ ${exact} and is_dear(id) and ${tooFew(sql`newest where is_told`)}),
      people as materialized (
        select id, bool_or(is_named) as is_named from (
          select id, true as is_named from named
          union all select id, false from told
          union all select id, false from candidates
            where workspace_id = ${workspace} and deleted_at is null and id = any (${openedIds}) and search @@ ${exact}) each
        group by id order by bool_or(is_named) desc, ${place("id")}, id desc limit ${most}),
      newest_files as materialized (
        select id, candidate_id, uploaded_at, words_of(name) @@ ${query} as is_called from files
        where workspace_id = ${workspace} and candidate_id is not null order by id desc limit ${LOOKED_AT}),
      called as materialized (
        select id, candidate_id, uploaded_at from newest_files where is_called
        union select id, candidate_id, uploaded_at from files
          where workspace_id = ${workspace} and candidate_id is not null and words_of(name) @@ ${query} and ${tooFew(sql`newest_files where is_called`)}),
      papers as materialized (
        select each.id, bool_or(each.is_called) as is_called from (
          select id, true as is_called, candidate_id, uploaded_at from called
          union all select files.id, false, files.candidate_id, files.uploaded_at
            from (select id from told order by id desc limit ${LOOKED_AT}) told
              join files on files.workspace_id = ${workspace} and files.candidate_id = told.id) each
        group by each.id, each.candidate_id, each.uploaded_at
        order by bool_or(each.is_called) desc, ${place("each.candidate_id")}, each.uploaded_at desc limit ${most}),
      posts as materialized (
        select jobs.id from jobs
        where jobs.workspace_id = ${workspace} and jobs.deleted_at is null and ${together(node, (asked) => sql`jobs.id in (${jobsOf(asked)})`)}),
      vacancies as materialized (
        select jobs.id, words_of(jobs.title) @@ ${query} as is_named from posts join jobs on jobs.workspace_id = ${workspace} and jobs.id = posts.id
        order by 2 desc, ${place("jobs.id")}, jobs.status desc, jobs.id desc limit ${most}),
      newest_notes as materialized (
        select id, words_of(text) @@ ${query} as is_said from notes
        where workspace_id = ${workspace} and deleted_at is null order by id desc limit ${LOOKED_AT}),
      said as materialized (
        select id from newest_notes where is_said
        union select id from notes
          where workspace_id = ${workspace} and deleted_at is null and words_of(text) @@ ${query} and ${tooFew(sql`newest_notes where is_said`)}),
      newest_proposals as materialized (
        select proposals.id, (words_of_name(concat_ws(' ', candidates.first_name, candidates.last_name)) || words_of_name(clients.name) || jobs.words || proposals.words)
          @@ ${query} as is_found
        from (select id, candidate_id, job_id, workspace_id, words from proposals
          where workspace_id = ${workspace} and deleted_at is null order by updated_at desc, id desc limit ${LOOKED_AT}) proposals
          join jobs on jobs.workspace_id = ${workspace} and jobs.id = proposals.job_id
          join candidates on candidates.workspace_id = ${workspace} and candidates.id = proposals.candidate_id and candidates.deleted_at is null
          left join clients on clients.workspace_id = ${workspace} and clients.id = jobs.client_id),
      -- Those of whom or what was found as a whole, and only then those whose candidate says one word and whose job another: each is
      -- asked for its candidate's name, for a first name alone is that of thousands.
      plain_letters as materialized (
        select id from newest_proposals where is_found
        union select id from proposals
          where workspace_id = ${workspace} and deleted_at is null and ${tooFew(sql`newest_proposals where is_found`)}
            and (candidate_id in (select id from named) or job_id in (select id from posts))
        union select id from proposals
          where workspace_id = ${workspace} and deleted_at is null and words @@ ${query} and is_dear(id) and ${tooFew(sql`newest_proposals where is_found`)}),
      of_jobs as materialized (
        select proposals.id, proposals.job_id, ${candidateWords} as person from proposals
          left join candidates on candidates.workspace_id = ${workspace} and candidates.id = proposals.candidate_id and candidates.deleted_at is null
        where ${mayBeShared} and proposals.workspace_id = ${workspace} and proposals.deleted_at is null and ${tooFew(sql`plain_letters`)}
          and proposals.job_id in (${jobsOf(queryOf({ or: words }))})),
      letters as materialized (
        select each.id from (
          select id from plain_letters
          union select of_jobs.id from of_jobs
            where ${together(node, (asked) => sql`(of_jobs.person @@ ${asked} or of_jobs.job_id in (${jobsOf(asked)}))`)}) each
          join proposals on proposals.workspace_id = ${workspace} and proposals.id = each.id
        order by ${place("proposals.id")}, proposals.updated_at desc limit ${most})
      (select 'candidate' as kind, candidates.id, ${candidateName} as name, concat_ws(', ', headline, city) as about, ${nothing},
          case when is_named then null else left(concat_ws(E'\n', summary, cv_text), 40000) end as text
        from people join candidates on candidates.workspace_id = ${workspace} and candidates.id = people.id
        order by is_named desc, ${place("candidates.id")}, candidates.id desc)
      union all
      (select 'job', jobs.id, jobs.title, concat_ws(', ', clients.name, jobs.city), ${nothing}, left(jobs.description, 40000)
        from vacancies join jobs on jobs.workspace_id = ${workspace} and jobs.id = vacancies.id
          left join clients on clients.workspace_id = ${workspace} and clients.id = jobs.client_id
        order by vacancies.is_named desc, ${place("jobs.id")}, jobs.status desc, jobs.id desc)
      union all
      (select 'client', clients.id, clients.name, concat_ws(', ', clients.branch, clients.city), ${nothing}, clients.about
        from clients where clients.workspace_id = ${workspace} and clients.deleted_at is null and clients.id in (${ofClients(query)})
        order by words_of_name(clients.name) @@ ${query} desc, ${place("clients.id")}, lower(clients.name) limit ${most})
      union all
      (select 'contact', contacts.id, contacts.name, concat_ws(', ', contacts.role, clients.name), null, null, clients.id, null, contacts.email
        from contacts join clients on clients.workspace_id = contacts.workspace_id and clients.id = contacts.client_id
        where contacts.workspace_id = ${workspace} and contacts.deleted_at is null and clients.deleted_at is null
          and contacts.id in (select id from contacts where workspace_id = ${workspace} and ${contactWords} @@ ${query})
        order by ${place("clients.id")}, lower(contacts.name), contacts.id limit ${most})
      union all
      (select 'proposal', proposals.id, ${candidateName}, concat_ws(', ', jobs.title, clients.name), ${nothing}, ${textOfProposal}
        from ${namedProposals}
        where proposals.workspace_id = ${workspace} and proposals.id in (select id from letters)
        order by ${place("proposals.id")}, proposals.updated_at desc)
      union all
      (select 'note', notes.id, coalesce(${candidateName}, jobs.title, clients.name), concat_ws(', ', notes.author_name), candidates.id, jobs.id,
          clients.id, proposals.id, left(notes.text, 40000)
        from said join notes on notes.workspace_id = ${workspace} and notes.id = said.id
        left join proposals on proposals.workspace_id = ${workspace} and proposals.id = notes.proposal_id and proposals.deleted_at is null
        left join candidates on candidates.workspace_id = ${workspace} and candidates.id = coalesce(notes.candidate_id, proposals.candidate_id)
          and candidates.deleted_at is null
        left join jobs on jobs.workspace_id = ${workspace} and jobs.id = notes.job_id and jobs.deleted_at is null
        left join clients on clients.workspace_id = ${workspace} and clients.id = notes.client_id and clients.deleted_at is null
        where candidates.id is not null or jobs.id is not null or clients.id is not null
        order by ${place("notes.candidate_id")}, notes.created_at desc limit ${most})
      union all
      (select 'file', files.id, files.name, ${candidateName}, files.candidate_id, null, null, null,
          case when is_called then null else left(cv_text, 40000) end
        from papers join files on files.workspace_id = ${workspace} and files.id = papers.id
          join candidates on candidates.workspace_id = ${workspace} and candidates.id = files.candidate_id and candidates.deleted_at is null
        order by is_called desc, ${place("files.candidate_id")}, files.uploaded_at desc)
      union all
      (select 'recruiter', recruiters.id, trim(recruiters.first_name || ' ' || recruiters.last_name), recruiters.email, ${nothing}, null
        from recruiters where recruiters.workspace_id = ${workspace} and ${recruiterWords} @@ ${query}
        order by sort_name(recruiters.first_name, recruiters.last_name), recruiters.id limit ${most})
      union all
      (select 'chat', chats.id, nullif(chats.title, ''), concat_ws(', ', ${candidateName}, jobs.title), ${nothing}, null
        from chats left join candidates on candidates.workspace_id = chats.workspace_id and candidates.id = chats.candidate_id left join jobs on jobs.workspace_id = chats.workspace_id and jobs.id = chats.job_id
        where chats.workspace_id = ${workspace} and chats.created_by = ${user_id} and chats.deleted_at is null
          and (words_of(concat_ws(' ', chats.title, jobs.title)) || words_of_name(concat_ws(' ', candidates.first_name, candidates.last_name))) @@ ${query}
        order by ${place("chats.id")}, chats.updated_at desc limit ${most})`,
    db,
  );
}

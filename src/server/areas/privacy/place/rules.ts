import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#server/parts/database/tables.ts";

/** A candidate as the database knows them: whose, which, and by what they are found in running text. */
export interface Person {
  workspace_id: string;
  id: string;
  /** Null: nothing is known that is theirs alone. */
  pattern: string | null;
}

/** How much harm it does in wrong hands, the most first; docs/data-levels.md says what each asks. A table has that of the worst it holds. */
export const dataLevels = ["secret", "candidate", "account", "operation"] as const;
type DataLevel = (typeof dataLevels)[number];

/** What a table holds of a candidate; `nothing` says why it can't, and what level it has instead. */
type Place =
  | { nothing: string; level: Exclude<DataLevel, "candidate"> }
  | {
      /** Which rows are theirs: they go, and are handed over. */
      rows?: (person: Person) => RawBuilder<SqlBool>;
      /** They only repeat what others hold: not handed over. */
      isDerived?: true;
      /** Columns that aren't handed over: secrets, and what is made for searching. */
      hidden?: readonly string[];
      /** Rows of theirs that stay as the fact that something happened, with these columns emptied. */
      bare?: { of: (person: Person) => RawBuilder<SqlBool>; emptied: (person: Person) => Record<string, RawBuilder<unknown>> };
      /** What is handed over of a row in the place of what is hidden. */
      told?: (person: Person) => RawBuilder<unknown>;
      /** Columns of other rows in which they may be named: the name goes, the row stays. */
      texts?: readonly string[];
    };

const byCandidate = ({ id }: Person) => sql<SqlBool>`candidate_id = ${id}`;
const byProposal = ({ workspace_id, id }: Person) =>
  sql<SqlBool>`proposal_id in (select id from proposals where workspace_id = ${workspace_id} and candidate_id = ${id})`;
/** A column as text; of JSON without the signs of line ends, behind which a name would seem to go on with a letter. */
export const plainText = (column: string) => sql`regexp_replace(${sql.ref(column)}::text, ${'\\\\[nrt"]'}, ' ', 'g')`;

export const isNamedIn = ({ pattern }: Person, ...columns: string[]) =>
  pattern === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(
        columns.map((column) => sql`${plainText(column)} ~* ${pattern}`),
        sql` or `,
      )})`;
const noCandidate = (level: Exclude<DataLevel, "candidate">, what: string) => ({ nothing: what, level });

/**
 * Every table and what it holds of a candidate, or its level: a new table doesn't compile without its line. What is erased and what is handed over
 * both follow from here. In this order, since what is found by another row goes before it.
 */
export const places: Record<keyof Tables, Place> = {
  consent_answers: {
    rows: ({ workspace_id, id }) =>
      sql`request_id in (select id from consent_requests where workspace_id = ${workspace_id} and candidate_id = ${id})`,
  },
  consent_requests: { rows: byCandidate, hidden: ["token_hash"] },
  shortlist_items: { rows: byProposal },
  proposal_messages: { rows: byProposal, texts: ["text"] },
  proposal_shares: { rows: byProposal, hidden: ["token_hash", "token_locked", "password_hash"] },
  proposal_editions: { rows: byProposal },
  note_versions: {
    rows: ({ workspace_id, id }) => sql`note_id in (select n.id from notes n where n.workspace_id = ${workspace_id}
      and (n.candidate_id = ${id} or n.proposal_id in (select p.id from proposals p where p.workspace_id = ${workspace_id} and p.candidate_id = ${id})))`,
    texts: ["text"],
  },
  notes: { rows: (person) => sql`(${byCandidate(person)} or ${byProposal(person)})`, texts: ["text", "called_name"] },
  to_dos: { rows: (person) => sql`(${byCandidate(person)} or ${byProposal(person)})`, texts: ["text"] },
  activities: { rows: (person) => sql`(${byCandidate(person)} or ${byProposal(person)})`, texts: ["detail"] },
  interviews: { rows: byCandidate, texts: ["location", "notes", "outcome_note"] },
  proposals: { rows: byCandidate },
  // A question in which they are named goes with its answers, and an answer that shows something of theirs with its question.
  chat_messages: {
    rows: (person) => sql`(chat_id in (select id from chats where workspace_id = ${person.workspace_id} and candidate_id = ${person.id})
      or coalesce(question_id, id) in (select coalesce(m.question_id, m.id) from chat_messages m where m.workspace_id = ${person.workspace_id}
        and (m.citations @> ${JSON.stringify([{ candidate_id: person.id }])}::jsonb or ${isNamedIn(person, "m.content")})))`,
    hidden: ["search"],
  },
  // A talk about a job is called by its first question.
  chats: { rows: byCandidate, bare: { of: (person) => isNamedIn(person, "title"), emptied: () => ({ title: sql`''` }) } },
  decision_snapshots: { rows: byCandidate },
  decisions: { bare: { of: byCandidate, emptied: () => ({ detail: sql`detail - array['reason', 'words', 'note']` }) }, texts: ["detail"] },
  // Others stand in the same list: of it their place and score are told.
  shown_rankings: {
    bare: {
      of: ({ id }) => sql`(candidate_id = ${id} or ids @> array[${id}::uuid])`,
      emptied: ({ id }) => ({
        candidate_id: sql`nullif(candidate_id, ${id})`,
        ids: sql`array_replace(ids, ${id}::uuid, null)`,
      }),
    },
    hidden: ["ids", "scores"],
    told: ({ id }) => sql`array_position(ids, ${id}::uuid) as place_on_page, scores[array_position(ids, ${id}::uuid)] as score`,
  },
  matches: { rows: byCandidate },
  extractions: {
    rows: (person) => sql`(file_id in (select id from files where workspace_id = ${person.workspace_id} and candidate_id = ${person.id})
      or kind = 'candidate' and ${isNamedIn(person, "text", "draft")})`,
    hidden: ["layout"],
  },
  // What stands in a row that isn't anybody's yet is found by its words, as in a reading.
  import_rows: { rows: (person) => sql`(${byCandidate(person)} or ${isNamedIn(person, "name", "cells", "problems")})` },
  external_ids: { rows: byCandidate },
  candidate_entries: { rows: byCandidate, isDerived: true },
  candidate_vectors: { rows: byCandidate, isDerived: true },
  model_verdicts: { rows: byCandidate, isDerived: true },
  judging_claims: { rows: byCandidate, isDerived: true },
  judging_wishes: { rows: byCandidate, isDerived: true },
  put_off_lines: { rows: ({ id }) => sql`position(${id} in key) > 0`, isDerived: true },
  privacy_requests: { bare: { of: byCandidate, emptied: () => ({ person: sql`''`, note: sql`''` }) } },
  duplicate_keys: { rows: ({ id }) => sql`record_id = ${id}`, isDerived: true },
  duplicate_pairs: { rows: ({ id }) => sql`(one_id = ${id} or other_id = ${id})`, isDerived: true },
  // What a merge changed, with what stood there before: it goes with whichever of the two, and with whose match with a job it was.
  merge_rows: {
    rows: ({ workspace_id, id }) =>
      sql`(merge_id in (select id from merges where workspace_id = ${workspace_id} and (kept_id = ${id} or gone_id = ${id}))
        or ${id} in (before ->> 'candidate_id', before ->> 'one_id', before ->> 'other_id', keys ->> 'candidate_id'))`,
    hidden: ["before", "after"],
    told: () => sql`before - array['search', 'layout', 'facts', 'held_skills', 'place'] as was`,
  },
  merges: { rows: ({ id }) => sql`(kept_id = ${id} or gone_id = ${id})` },
  files: { rows: byCandidate, hidden: ["sha256"] },
  candidates: { rows: ({ id }) => sql`(id = ${id} or merged_into = ${id})`, hidden: ["search", "layout", "facts", "held_skills", "place"] },

  // What nobody holds any more says what one person held.
  skills_held: { rows: () => sql`candidates <= 0`, isDerived: true },
  saved_views: { texts: ["name", "search"] },
  shortlists: { texts: ["title", "intro"] },

  audit_trail: noCandidate("account", "people by pseudonym"),
  audit_pseudonyms: noCandidate("secret", "what leads from a pseudonym to them: goes with their row, by its foreign key"),
  audit_heads: noCandidate("operation", "a number and a hash"),
  audit_anchors: noCandidate("operation", "a number and a hash"),
  security_events: noCandidate("account", "an account's, by number"),
  erasures: noCandidate("operation", "that somebody was erased, by number"),
  samples: noCandidate("operation", "numbers of invented people"),
  match_changes: noCandidate("operation", "a number"),
  monthly_usage: noCandidate("operation", "counts"),
  daily_usage: noCandidate("operation", "counts"),
  letters: noCandidate("secret", "locked; those that wait and name them are opened and taken off their way by `eraseCandidates`"),
  lost_letters: noCandidate("operation", "numbers of letters that never left"),
  backups: noCandidate("operation", "when and where to: what is in them stands in none of these rows"),
  imports: { texts: ["file_name", "columns", "new_fields"] },
  import_files: noCandidate("operation", "which files an import has: they are found by its rows"),
  workspace_exports: noCandidate("operation", "archives of a whole workspace: they go where anybody is erased"),
  import_templates: noCandidate("account", "heads of tables, and what they are for"),
  clients: noCandidate("account", "a company"),
  pipeline_stages: noCandidate("account", "an agency's own names for its stages"),
  refusal_reasons: noCandidate("account", "an agency's own list of reasons"),
  interview_people: noCandidate("account", "who takes part beside them: goes with the interview, by its foreign key"),
  calendar_feeds: noCandidate("secret", "a colleague's"),
  contacts: noCandidate("account", "a client's people, who have their own relation to the agency"),
  jobs: noCandidate("account", "a client's vacancy"),
  job_vectors: noCandidate("account", "of a client's vacancy"),
  judging_troubles: noCandidate("account", "why a model didn't answer"),
  protected_lines: noCandidate("account", "of a client's vacancy"),
  custom_fields: noCandidate("account", "the agency's own words for what it keeps; what is in them stands with their row"),
  weight_changes: noCandidate("operation", "sums over many"),
  embedding_models: noCandidate("operation", "of a model"),
  notifications: noCandidate(
    "account",
    "that somebody was told of a note, a task or a line of a timeline, by number; they go with it by their foreign keys",
  ),
  recruiters: noCandidate("account", "a colleague's"),
  ended_invitations: noCandidate("account", "a colleague's"),
  users: noCandidate("secret", "an account's"),
  sessions: noCandidate("secret", "an account's"),
  devices: noCandidate("secret", "an account's"),
  codes: noCandidate("secret", "an account's"),
  recovery_codes: noCandidate("secret", "an account's"),
  passkeys: noCandidate("secret", "an account's"),
  passkey_challenges: noCandidate("secret", "an account's"),
  wrong_codes: noCandidate("operation", "an account's, by a hash"),
  rate_limits: noCandidate("operation", "counts, by a hash, for a day"),
  api_keys: noCandidate("secret", "a colleague's"),
  model_settings: noCandidate("secret", "the agency's"),
  model_use: noCandidate("operation", "counts"),
  sso_providers: noCandidate("secret", "the agency's"),
  sso_domains: noCandidate("account", "the agency's"),
  verified_domains: noCandidate("account", "the agency's"),
  sso_identities: noCandidate("account", "a colleague's"),
  sso_logins: noCandidate("secret", "an account's, by hashes"),
  list_columns: noCandidate("operation", "an account's"),
  workspaces: noCandidate("account", "the agency's"),
  subscriptions: noCandidate("account", "the agency's"),
  orders: noCandidate("account", "the agency's"),
  payment_events: noCandidate("account", "the agency's"),
  invoice_numbers: noCandidate("operation", "the seller's"),
  issued_invoices: noCandidate("account", "the seller's"),
  sandbox_checkouts: noCandidate("operation", "the played payment provider's"),
  sandbox_subscriptions: noCandidate("operation", "the played payment provider's"),
  sandbox_events: noCandidate("operation", "the played payment provider's"),
};

export const levelOf = (table: keyof Tables): DataLevel => {
  const place = places[table];
  return "nothing" in place ? place.level : "candidate";
};

/** What isn't a table and holds something of a candidate, with what becomes of it. */
const _otherPlaces = {
  files: "bytes of their files and of the proposals that show them: removed with their rows, retried by the queue",
  arriving: "files/.arriving: uploads while a request is worked on; what a crash leaves there goes within two hours",
  queue: "pgboss.job: tasks name records by number; finished ones that name the person are removed, waiting ones end within days",
  outbox: "letters that wait and name them are removed",
  index: "the index of matching, in memory: hears of it by `erasures`",
  replies: "cached replies, in memory: over with the workspace's next change",
  log: "names nobody: request, call, status, time",
  exports: "none is kept: the browser packs what is handed over",
  backups: "made by the operator: `reapplyErasures` erases again whoever comes back with one",
} as const;

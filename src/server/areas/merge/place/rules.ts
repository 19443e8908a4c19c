import type { MergedRecord } from "#server/areas/duplicate/queries.ts";
import type { Tables } from "#server/parts/database/tables.ts";

/** What a merge does with the rows of a table that name the record that goes. */
export type MergeRule =
  /**
   * They name the one that stays from then on, in this column. `alone`: with these other columns it has to be the only one there; where
   * the one that stays has such a row already, that one stays, by `clash`: `theirs` keeps it as it is, `better` is a match's own rule.
   * `listed`: a column of ids in which it stands too.
   */
  | { moves: string; keys?: readonly string[]; alone?: readonly string[]; clash?: "theirs" | "better"; listed?: string }
  /** They only repeat what the record says: they go, and are made anew. */
  | { remade: string; keys: readonly string[] }
  /** Within JSON of this column. */
  | { named: string }
  /** They hang on another row, which moves. */
  | { follows: string }
  /** They go on naming the record that went, and why that is right. */
  | { stays: string };

type Place = { none: string } | Partial<Record<MergedRecord, MergeRule>>;

const moves = (column: string): MergeRule => ({ moves: column });
const none = (what: string): Place => ({ none: what });
const ofProposal: Place = { candidate: { follows: "proposals" }, job: { follows: "proposals" } };
const ofAccounts = none("accounts, plans and ways in");
const ofSandbox = none("the played payment provider's");

/**
 * Every table and what a merge of two candidates, jobs or clients does with it: a new table doesn't compile without its line, and
 * `merge.test.ts` fails by name where a column refers to one of the three and no rule says what becomes of it. How to add one:
 * docs/how-to/add-an-area.md. A merge goes by this order.
 */
export const mergePlaces: Record<keyof Tables, Place> = {
  activities: { candidate: moves("candidate_id"), job: moves("job_id") },
  files: { candidate: moves("candidate_id") },
  consent_requests: { candidate: moves("candidate_id"), job: moves("job_id") },
  consent_answers: { candidate: { follows: "consent_requests" } },
  privacy_requests: { candidate: moves("candidate_id") },
  chats: { candidate: moves("candidate_id"), job: moves("job_id") },
  chat_messages: { candidate: { named: "citations" } },
  proposals: { candidate: moves("candidate_id"), job: moves("job_id") },
  proposal_editions: ofProposal,
  proposal_messages: ofProposal,
  proposal_shares: ofProposal,
  shortlist_items: ofProposal,
  shortlists: { job: moves("job_id") },
  decisions: { candidate: moves("candidate_id"), job: moves("job_id") },
  decision_snapshots: {
    candidate: { moves: "candidate_id", keys: ["job_id", "hash"], alone: ["job_id", "hash"], clash: "theirs" },
    job: { moves: "job_id", keys: ["candidate_id", "hash"], alone: ["candidate_id", "hash"], clash: "theirs" },
  },
  matches: {
    candidate: { moves: "candidate_id", keys: ["job_id"], alone: ["job_id"], clash: "better" },
    job: { moves: "job_id", keys: ["candidate_id"], alone: ["candidate_id"], clash: "better" },
  },
  protected_lines: { job: { moves: "job_id", alone: ["ground", "quote"], clash: "theirs" } },
  shown_rankings: {
    candidate: { moves: "candidate_id", listed: "ids" },
    job: { moves: "job_id", listed: "ids" },
  },
  interviews: { candidate: moves("candidate_id"), job: moves("job_id") },
  interview_people: { candidate: { follows: "interviews" }, job: { follows: "interviews" } },
  notes: { candidate: moves("candidate_id"), job: moves("job_id"), client: moves("client_id") },
  note_versions: { candidate: { follows: "notes" }, job: { follows: "notes" }, client: { follows: "notes" } },
  to_dos: { candidate: moves("candidate_id"), job: moves("job_id"), client: moves("client_id") },
  notifications: { candidate: { follows: "notes" }, job: { follows: "notes" }, client: { follows: "notes" } },
  import_rows: {
    candidate: { moves: "candidate_id", keys: ["import_id", "row"] },
    client: { moves: "client_id", keys: ["import_id", "row"] },
  },
  external_ids: {
    candidate: { moves: "candidate_id", keys: ["system", "kind", "external_id"] },
    job: { moves: "job_id", keys: ["system", "kind", "external_id"] },
    client: { moves: "client_id", keys: ["system", "kind", "external_id"] },
  },
  pipeline_stages: { job: { moves: "job_id", keys: ["key"] } },
  jobs: { client: moves("client_id") },
  contacts: { client: moves("client_id") },
  candidates: { candidate: moves("merged_into") },
  candidate_entries: { candidate: { remade: "candidate_id", keys: ["candidate_id"] } },
  candidate_vectors: { candidate: { remade: "candidate_id", keys: ["candidate_id"] } },
  job_vectors: { job: { remade: "job_id", keys: ["job_id"] } },
  model_verdicts: { candidate: { remade: "candidate_id", keys: ["candidate_id", "asked"] } },
  judging_claims: {
    job: { remade: "job_id", keys: ["job_id", "candidate_id"] },
    candidate: { remade: "candidate_id", keys: ["job_id", "candidate_id"] },
  },
  judging_wishes: {
    job: { remade: "job_id", keys: ["job_id", "candidate_id"] },
    candidate: { remade: "candidate_id", keys: ["job_id", "candidate_id"] },
  },
  judging_troubles: { job: { remade: "job_id", keys: ["job_id"] } },
  duplicate_keys: {
    candidate: { remade: "record_id", keys: ["record_id", "kind", "key"] },
    job: { remade: "record_id", keys: ["record_id", "kind", "key"] },
    client: { remade: "record_id", keys: ["record_id", "kind", "key"] },
  },
  // Those in which it is the first of the two; the others beside them (`tasks.ts`).
  duplicate_pairs: {
    candidate: { remade: "one_id", keys: ["one_id", "other_id"] },
    job: { remade: "one_id", keys: ["one_id", "other_id"] },
    client: { remade: "one_id", keys: ["one_id", "other_id"] },
  },

  audit_pseudonyms: { candidate: { stays: "what the trail told of them before leads to them still, and so to whom they are now" } },
  erasures: { candidate: { stays: "who was erased by that number" } },
  samples: {
    candidate: { stays: "the invented people that were added, by number" },
    job: { stays: "the invented vacancies that were added, by number" },
    client: { stays: "their clients, by number" },
  },
  merges: {
    candidate: { stays: "what was merged into which" },
    job: { stays: "what was merged into which" },
    client: { stays: "what was merged into which" },
  },
  clients: none("a client is merged itself"),

  extractions: none("a reading, which names a file or a day"),
  merge_rows: none("of a merge"),
  audit_trail: none("what was done, by pseudonym: it stays as it was said"),
  audit_heads: none("a number and a hash"),
  audit_anchors: none("a number and a hash"),
  put_off_lines: none("what somebody put off seeing, for days at most: under the other's number it comes back once"),
  saved_views: none("how a list is looked at"),
  custom_fields: none("what records may hold; what they do stands in them"),
  refusal_reasons: none("the agency's own list"),
  imports: none("of a file, not of a record"),
  import_files: none("files of an import"),
  workspace_exports: none("archives of a whole workspace"),
  import_templates: none("heads of tables"),
  calendar_feeds: none("a colleague's"),
  skills_held: none("counted by the database itself"),
  match_changes: none("a number"),
  monthly_usage: none("counts"),
  daily_usage: none("counts"),
  letters: none("what was written stays as it was"),
  lost_letters: none("numbers of letters"),
  backups: none("of the whole installation"),
  weight_changes: none("sums over many"),
  embedding_models: none("of a model"),
  recruiters: none("colleagues"),
  ended_invitations: none("colleagues"),
  workspaces: none("the agency's"),
  security_events: ofAccounts,
  users: ofAccounts,
  sessions: ofAccounts,
  devices: ofAccounts,
  codes: ofAccounts,
  recovery_codes: ofAccounts,
  passkeys: ofAccounts,
  passkey_challenges: ofAccounts,
  wrong_codes: ofAccounts,
  rate_limits: ofAccounts,
  api_keys: ofAccounts,
  model_settings: ofAccounts,
  model_use: none("counts"),
  sso_providers: ofAccounts,
  sso_domains: ofAccounts,
  verified_domains: ofAccounts,
  sso_identities: ofAccounts,
  sso_logins: ofAccounts,
  list_columns: ofAccounts,
  subscriptions: ofAccounts,
  orders: ofAccounts,
  payment_events: ofAccounts,
  invoice_numbers: ofAccounts,
  issued_invoices: ofAccounts,
  sandbox_checkouts: ofSandbox,
  sandbox_subscriptions: ofSandbox,
  sandbox_events: ofSandbox,
};

/** What a merge of two clients does with the rows that name a contact who becomes one with another; that contact's own row goes. */
export const contactPlaces = {
  jobs: { moves: "contact_id" },
  notes: { moves: "contact_id" },
  interview_people: { moves: "contact_id", alone: ["interview_id"], clash: "theirs" },
  external_ids: { moves: "contact_id", keys: ["system", "kind", "external_id"] },
} satisfies Partial<Record<keyof Tables, MergeRule>>;

/** The rules of one kind of record, in their order. */
export const rulesOf = (record: MergedRecord): [keyof Tables, MergeRule][] =>
  (Object.entries(mergePlaces) as [keyof Tables, Place][]).flatMap(([table, place]) => {
    const rule = "none" in place ? undefined : place[record];
    return rule ? [[table, rule] as [keyof Tables, MergeRule]] : [];
  });

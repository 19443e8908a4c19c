import { type JoinBuilder, type RawBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

type TableName = keyof Tables | "migrations";

/**
 * Whose each table is. A workspace's carries `workspace_id` in its primary key, in what is unique and in what refers to another of
 * them; every statement on it says which workspace it means. The others say why they are nobody's.
 */
export const tenancy = {
  activities: "workspace",
  api_keys: "workspace",
  audit_anchors: "workspace",
  audit_heads: "workspace",
  audit_pseudonyms: "workspace",
  audit_trail: "workspace",
  calendar_feeds: "workspace",
  candidate_entries: "workspace",
  candidate_vectors: "workspace",
  candidates: "workspace",
  chat_messages: "workspace",
  chats: "workspace",
  clients: "workspace",
  contacts: "workspace",
  consent_answers: "workspace",
  consent_requests: "workspace",
  custom_fields: "workspace",
  decision_snapshots: "workspace",
  decisions: "workspace",
  duplicate_keys: "workspace",
  duplicate_pairs: "workspace",
  ended_invitations: "workspace",
  erasures: "workspace",
  extractions: "workspace",
  external_ids: "workspace",
  files: "workspace",
  interview_people: "workspace",
  interviews: "workspace",
  import_files: "workspace",
  import_rows: "workspace",
  import_templates: "workspace",
  imports: "workspace",
  job_vectors: "workspace",
  judging_claims: "workspace",
  judging_troubles: "workspace",
  judging_wishes: "workspace",
  model_settings: "workspace",
  model_use: "workspace",
  model_verdicts: "workspace",
  jobs: "workspace",
  lost_letters: "workspace",
  match_changes: "workspace",
  matches: "workspace",
  merge_rows: "workspace",
  merges: "workspace",
  monthly_usage: "workspace",
  note_versions: "workspace",
  notes: "workspace",
  notifications: "workspace",
  orders: "workspace",
  payment_events: "workspace",
  pipeline_stages: "workspace",
  privacy_requests: "workspace",
  proposal_editions: "workspace",
  proposal_messages: "workspace",
  proposal_shares: "workspace",
  proposals: "workspace",
  protected_lines: "workspace",
  put_off_lines: "workspace",
  daily_usage: "workspace",
  recruiters: "workspace",
  refusal_reasons: "workspace",
  samples: "workspace",
  saved_views: "workspace",
  security_events: "workspace",
  shown_rankings: "workspace",
  shortlist_items: "workspace",
  shortlists: "workspace",
  skills_held: "workspace",
  sso_domains: "workspace",
  sso_identities: "workspace",
  sso_providers: "workspace",
  subscriptions: "workspace",
  to_dos: "workspace",
  weight_changes: "workspace",
  workspace_exports: "workspace",

  workspaces: { because: "each row is a workspace: its `id` is what the others carry, and statements on it name it as well" },
  users: { because: "a person may be in several workspaces" },
  sessions: { because: "a person's: found by a token, and moved from one workspace to another" },
  devices: { because: "a person's" },
  codes: { because: "of a mailbox, before anybody has an account" },
  wrong_codes: { because: "of whoever is tried, before it is known who they are" },
  rate_limits: { because: "of whoever asks, before it is known who they are" },
  passkeys: { because: "a person's" },
  passkey_challenges: { because: "of whoever logs in, before it is known who they are" },
  recovery_codes: { because: "a person's" },
  sso_logins: { because: "of whoever logs in at a provider, before it is known who they are" },
  verified_domains: { because: "each leads to one workspace at most, before it is known who logs in" },
  list_columns: { because: "a person's, in every workspace" },
  backups: { because: "of the whole installation" },
  letters: { because: "the queue's: some are of nobody's workspace, such as a code to log in with" },
  embedding_models: { because: "how a model's vectors are to be read, the same for all" },
  invoice_numbers: { because: "the seller's: numbers have no gaps across workspaces" },
  issued_invoices: { because: "the seller's: what was billed outlives the workspace for the tax authority" },
  sandbox_checkouts: { because: "the played payment provider's" },
  sandbox_subscriptions: { because: "the played payment provider's" },
  sandbox_events: { because: "the played payment provider's" },
  migrations: { because: "of the schema itself" },
} as const satisfies Record<TableName, "workspace" | { because: string }>;

export const workspaceTables: ReadonlySet<string> = new Set(
  Object.entries(tenancy).flatMap(([table, whose]) => (whose === "workspace" ? [table] : [])),
);

/** Tables of what the audit trail tells of: whoever changes one of them in a call says which record it is, in the same transaction. */
export const recordTables: ReadonlySet<string> = new Set([
  "activities",
  "candidates",
  "chat_messages",
  "chats",
  "clients",
  "contacts",
  "consent_answers",
  "consent_requests",
  "extractions",
  "interview_people",
  "interviews",
  "jobs",
  "matches",
  "notes",
  "privacy_requests",
  "proposal_editions",
  "proposal_messages",
  "proposal_shares",
  "proposals",
  "protected_lines",
  "samples",
  "shortlist_items",
  "shortlists",
] satisfies (keyof typeof tenancy)[]);

/** Tables that the product's role reads, and writes by a function of their owner's alone. */
export const writtenOnce = ["audit_trail", "audit_heads", "audit_pseudonyms"] as const satisfies readonly (keyof typeof tenancy)[];

/** Why a statement may read or write rows of a workspace that it doesn't name. */
export const crossings = {
  token: "whoever holds the secret of a link or a signed address: the row it leads to says the workspace",
  invitation: "whoever was invited to a team, before they are in it: the invitation says the workspace",
  person: "what is a person's own, in every workspace that they are in",
  order: "what a payment provider tells names an order alone: the order says the workspace",
  sweep: "background work that looks for what is due, in every workspace",
} as const;

/** Says in the statement itself that it reads across workspaces, and why: as the end of a query, or anywhere in a raw one. */
export const acrossWorkspaces = (why: keyof typeof crossings): RawBuilder<unknown> => sql.raw(`/* across workspaces: ${why} */`);

const CROSSING = /\/\* across workspaces: (\w+) \*\//;

/** The reason that a statement gives, as it stands there; undefined where it keeps to the workspaces it names. */
export const crossingOf = (statement: string): string | undefined => CROSSING.exec(statement)?.[1];

/** The condition of a join between two of a workspace's tables: `onOwn("jobs.id", "matches.job_id")`. Both are the same workspace's. */
export function onOwn(column: string, refers: string) {
  return <DB, T extends keyof DB>(join: JoinBuilder<DB, T>): JoinBuilder<DB, T> => {
    const workspaceOf = (name: string) => sql.ref(`${name.split(".")[0]}.workspace_id`);
    return join.on(sql<boolean>`${workspaceOf(column)} = ${workspaceOf(refers)} and ${sql.ref(column)} = ${sql.ref(refers)}`);
  };
}

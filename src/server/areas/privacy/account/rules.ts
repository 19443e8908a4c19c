import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#server/parts/database/tables.ts";

/** What a table holds of somebody with an account, in a workspace that goes on without them. */
type Place =
  /** Where their name is put out; the row stays. `only`: in others of a large table nobody with an account can stand. */
  | { texts?: readonly string[]; json?: readonly string[]; only?: RawBuilder<SqlBool> }
  /** It goes with the account, or with their place in the team. */
  | { goes: string }
  /** It stays, and they are told why. */
  | { stays: string }
  | { nothing: string };

const goes = (how: string) => ({ goes: how });
const nothing = (what: string) => ({ nothing: what });

/** Every table and what it holds of an account's person: a new table doesn't compile without its line. */
export const accountPlaces: Record<keyof Tables, Place> = {
  activities: { json: ["detail"] },
  candidates: {
    json: ["facts", "pointed", "corrections", "leak_rulings"],
    only: sql`(pointed <> '[]' or corrections <> '{}' or leak_rulings <> '[]')`,
  },
  chat_messages: { texts: ["content"], json: ["citations", "missing"] },
  chats: { texts: ["title"] },
  consent_requests: { json: ["asked"] },
  // What a match said keeps the hash that it had when it was said.
  decision_snapshots: { json: ["said"], only: sql`position('"by"' in said::text) > 0` },
  decisions: { texts: ["recruiter_name"], json: ["detail"] },
  interviews: { texts: ["location", "notes", "outcome_note"] },
  import_rows: { texts: ["name"], json: ["cells", "problems", "before"] },
  jobs: { json: ["facts", "corrections"] },
  matches: { texts: ["stage_reason"], json: ["overrides", "criteria"], only: sql`(overrides <> '{}' or stage_reason is not null)` },
  note_versions: { texts: ["text", "author_name"] },
  notes: { texts: ["text", "author_name", "editor_name", "called_name"] },
  merge_rows: { json: ["before", "after"] },
  privacy_requests: { texts: ["recruiter_name", "person", "note"] },
  proposal_messages: { texts: ["name", "text"] },
  proposals: { texts: ["footer", "cover_letter"], json: ["information", "confirmations", "other_letter", "drafts"] },
  protected_lines: { texts: ["recruiter_name", "reason"] },
  saved_views: { texts: ["name"], json: ["search"] },
  shortlists: { texts: ["title", "intro", "footer"] },
  shown_rankings: { texts: ["recruiter_name"] },
  to_dos: { texts: ["text"] },
  weight_changes: { texts: ["recruiter_name", "undone_by"], json: ["grounds"] },

  users: goes("the account itself"),
  sessions: goes("by its foreign key"),
  devices: goes("by its foreign key"),
  codes: goes("by their addresses"),
  recovery_codes: goes("by its foreign key"),
  passkeys: goes("by its foreign key"),
  passkey_challenges: goes("by its foreign key"),
  list_columns: goes("by its foreign key"),
  audit_pseudonyms: goes("by its foreign key; the audit trail then leads to nobody"),
  recruiters: goes("their place in each team, and invitations that wait for their address"),
  notifications: goes("with their place in the team"),
  api_keys: goes("with their place in the team"),
  sso_identities: goes("with their place in the team"),
  interview_people: goes("with their place in the team"),
  calendar_feeds: goes("with their place in the team"),
  put_off_lines: goes("with their place in the team"),
  files: goes("their picture; files of candidates are the agency's"),
  letters: goes("those that wait for their address"),

  orders: { stays: "whom an invoice went to: tax law asks for it" },
  payment_events: { stays: "what a payment provider told of an order: tax law asks for it" },
  issued_invoices: { stays: "whom an invoice went to: tax law asks for it" },
  proposal_editions: { stays: "a proposal as it was sent: the agency's correspondence" },
  proposal_shares: nothing("to whom a link was sent: a client's people"),

  audit_trail: nothing("people by pseudonym"),
  audit_heads: nothing("a number and a hash"),
  audit_anchors: nothing("a number and a hash"),
  security_events: nothing("an account by its number, which is emptied by its foreign key, and a keyed hash of an address"),
  ended_invitations: nothing("a number"),
  lost_letters: nothing("numbers of letters that never left"),
  backups: nothing("when and where to"),
  rate_limits: nothing("hashes of who called, until their time is over"),
  wrong_codes: nothing("a keyed hash, for a day"),
  sso_logins: nothing("hashes, for ten minutes"),
  model_settings: nothing("the agency's"),
  model_use: nothing("counts"),
  sso_providers: nothing("the agency's"),
  sso_domains: nothing("the agency's"),
  verified_domains: nothing("the agency's"),
  workspaces: nothing("the agency's name and settings"),
  subscriptions: nothing("the agency's"),
  shortlist_items: nothing("of a shortlist"),
  extractions: nothing("a document of a candidate or a client, for 24 hours"),
  clients: nothing("a company; whose it is goes by its foreign key"),
  contacts: nothing("a client's people"),
  pipeline_stages: nothing("the agency's own names for its stages"),
  refusal_reasons: nothing("the agency's own list of reasons"),
  external_ids: nothing("what records were called elsewhere"),
  imports: nothing("who began it, by number"),
  import_files: nothing("numbers of files"),
  workspace_exports: nothing("who asked, by number; an archive is gone after a day"),
  import_templates: nothing("heads of tables"),
  duplicate_keys: nothing("a record's, by what it is known"),
  duplicate_pairs: nothing("two records' numbers; who said what goes by its foreign key"),
  merges: nothing("two records' numbers; who merged them goes by its foreign key"),
  custom_fields: nothing("the agency's own words for what it keeps"),
  consent_answers: nothing("a candidate's words"),
  candidate_entries: nothing("a candidate's, by numbers"),
  candidate_vectors: nothing("a candidate's, by numbers"),
  model_verdicts: nothing("a candidate's, told with their matches"),
  judging_claims: nothing("that a model is being asked"),
  judging_troubles: nothing("why a model didn't answer"),
  judging_wishes: nothing("that a model is to judge somebody"),
  job_vectors: nothing("a vacancy's, by numbers"),
  skills_held: nothing("candidates'"),
  erasures: nothing("candidates' numbers"),
  samples: nothing("numbers of invented people"),
  match_changes: nothing("a number"),
  monthly_usage: nothing("counts"),
  daily_usage: nothing("counts"),
  embedding_models: nothing("of a model"),
  invoice_numbers: nothing("a count"),
  sandbox_checkouts: nothing("the played payment provider's"),
  sandbox_subscriptions: nothing("the played payment provider's"),
  sandbox_events: nothing("the played payment provider's"),
};

/**
 * A pattern for JSON as PostgreSQL writes it, where the sign of a line's end stands before a word as two signs, the second of which
 * is a letter. It is slow: rows are found without it.
 */
export const inJson = (pattern: string) => pattern.replaceAll(/\(\?<!\[([^\]]*)\]\)/g, "(?<=^|\\\\[nrt]|[^$1])");

import type { Tables } from "#server/parts/database/tables.ts";
import type { tenancy } from "#server/parts/database/tenancy.ts";

type Tenancy = typeof tenancy;
/** A workspace's own tables, by what tenancy.ts declares. */
type WorkspaceTable = { [T in keyof Tenancy]: Tenancy[T] extends "workspace" ? T : never }[keyof Tenancy];

/** What of a table goes along: its rows, without the columns that let somebody in, and of some only those that `of` says; or nothing, and why. */
type Exported<T extends keyof Tables> = { without: readonly (keyof Tables[T])[]; because: string; of?: string } | { left_out: string };

const whole = { without: [], because: "" } as const;
const derived = { left_out: "made anew from the other tables" } as const;
const ofPlans = { left_out: "of a plan with this installation's seller" } as const;
const keys = { left_out: "lets somebody in here, and nowhere else" } as const;

/** Every table of a workspace in its export; a new one doesn't compile without its line. Columns that the database computes never go along. */
export const exported: { [T in WorkspaceTable]: Exported<T> } = {
  recruiters: whole,
  clients: whole,
  contacts: whole,
  candidates: whole,
  files: { ...whole, of: "not exists (select from workspace_exports e where e.workspace_id = one.workspace_id and e.file_id = one.id)" },
  jobs: whole,
  pipeline_stages: whole,
  refusal_reasons: whole,
  matches: whole,
  extractions: whole,
  activities: whole,
  chats: whole,
  chat_messages: whole,
  consent_requests: { without: ["token_hash"], because: "opens the page behind a link" },
  consent_answers: whole,
  decisions: whole,
  decision_snapshots: whole,
  weight_changes: whole,
  protected_lines: whole,
  custom_fields: whole,
  proposals: whole,
  proposal_editions: whole,
  shortlists: whole,
  shortlist_items: whole,
  proposal_shares: { without: ["token_hash", "token_locked", "password_hash"], because: "opens the page behind a link" },
  proposal_messages: whole,
  interviews: whole,
  interview_people: whole,
  notes: whole,
  note_versions: whole,
  to_dos: whole,
  notifications: whole,
  imports: whole,
  import_rows: whole,
  external_ids: whole,
  import_templates: whole,
  import_files: whole,
  duplicate_pairs: whole,
  merges: whole,
  merge_rows: whole,
  saved_views: whole,
  put_off_lines: whole,
  samples: whole,
  shown_rankings: whole,
  privacy_requests: whole,
  erasures: whole,
  security_events: whole,
  audit_trail: whole,
  audit_heads: whole,
  audit_pseudonyms: whole,
  audit_anchors: { without: ["seal"], because: "sealed with this installation's secret" },

  candidate_entries: derived,
  duplicate_keys: derived,
  candidate_vectors: derived,
  job_vectors: derived,
  model_settings: { without: ["key_locked"], because: "lets somebody in at a provider" },
  model_use: whole,
  model_verdicts: whole,
  judging_claims: derived,
  judging_troubles: derived,
  judging_wishes: derived,
  skills_held: derived,
  match_changes: derived,
  workspace_exports: { left_out: "archives such as this one" },
  monthly_usage: ofPlans,
  daily_usage: ofPlans,
  subscriptions: ofPlans,
  orders: ofPlans,
  payment_events: ofPlans,
  api_keys: keys,
  calendar_feeds: keys,
  sso_providers: keys,
  sso_domains: keys,
  sso_identities: keys,
  ended_invitations: { left_out: "invitations that were taken back, by number" },
  lost_letters: { left_out: "e-mails that this installation could not deliver, by number" },
};

/** Of the workspace itself. */
export const ofWorkspace: { without: readonly (keyof Tables["workspaces"])[]; because: string } = {
  without: ["entitlement", "candidates", "stored_bytes", "keyed"],
  because: "of a plan with this installation's seller, or counted from the other tables",
};

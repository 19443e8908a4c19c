import type { ColumnType, Generated } from "kysely";
import type { Role } from "#contract/account/account.ts";
import type { ModelPrice, ModelProvider, ModelUse } from "#contract/account/model.ts";
import type { Interval, PlanKey } from "#contract/account/plan.ts";
import type { SecurityEvent } from "#contract/account/security.ts";
import type { OrderStatus, SubscriptionState } from "#contract/account/subscription.ts";
import type { Anonymity, WorkspaceSettings } from "#contract/account/workspace.ts";
import type { WorkspaceExport } from "#contract/account/workspace-export.ts";
import type { Candidate, Corrections, HiddenText, ProfileFields, StoredPointed } from "#contract/candidate/candidate.ts";
import type { AskedConsent, ConsentAnswer } from "#contract/candidate/consent.ts";
import type { Decision, MatchSnapshot } from "#contract/candidate/dossier.ts";
import type { PrivacyRequest } from "#contract/candidate/privacy.ts";
import type { ProtectedLine } from "#contract/candidate/register.ts";
import type { ChatFailure, ChatKind, ChatMessage, Citation } from "#contract/chat.ts";
import type {
  ApiScope,
  clientStatuses,
  customRecords,
  interviewOutcomes,
  interviewStates,
  listNames,
  mergedRecords,
  noteKinds,
  notificationKinds,
  shownLists,
} from "#contract/choices.ts";
import type { CustomChoice, CustomKind, CustomNames, CustomValues } from "#contract/custom-field.ts";
import type { Evidence, EvidenceByField, Verdict } from "#contract/fields.ts";
import type { ImportColumn, ImportCounts, ImportProblem, ImportRow, ImportRun } from "#contract/import/import.ts";
import type { ImportKind, ImportNewField, ImportShape } from "#contract/import/import-fields.ts";
import type { Job, LeftOut } from "#contract/job/job.ts";
import type { JudgingTrouble } from "#contract/job/judging.ts";
import type { Criterion, MatchRow, Stage } from "#contract/job/match.ts";
import type { PipelineStage, RefusalReason } from "#contract/job/pipeline.ts";
import type { WeightChange } from "#contract/job/weights.ts";
import type { DuplicateReason } from "#contract/merge/merge.ts";
import type {
  ClientResponse,
  Confirmation,
  LeakRuling,
  ProposalParts,
  ProposalStatus,
  Recipient,
  WrittenBy,
} from "#contract/proposal/proposal.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import type { Language } from "#contract/text/languages.ts";
import type { Said } from "#server/core/said.ts";
import type { CheckoutOrder, PaymentEvent, Purchase } from "#server/parts/payments/payments.ts";
import type { Manners, OpenPayment } from "#server/parts/payments/sandbox-state.ts";
import type { Json, Kept, WrittenTables } from "./tables.gen.ts";

type CandidateFields = Pick<Candidate, keyof ProfileFields>;
type JobColumns = Omit<Job, "id" | "client" | "status" | "title" | "openings" | "version" | "created_at" | "updated_at" | "deleted_at">;

/** Who drafted a proposal, with the passages that its sentences were written from. */
export type KeptWriting = WrittenBy & { rests_on: { text: string; passages: Evidence[]; looked?: string }[] };

/** A draft that was written for a proposal, known again by what it said. */
export type KeptDraft = KeptWriting & { language: Language; said: string[] };

export interface Override {
  verdict: Criterion["verdict"];
  reason: string;
  by: string;
  at: string;
}

/** What a workspace's plan allows; `seats` null is as many as one likes. */
export interface Entitlement {
  plan: PlanKey;
  seats: number | null;
}

export interface PendingChange {
  plan_key: PlanKey;
  interval: Interval;
  seats: number;
  unit_amount: number;
  at: string;
}

export type CodePurpose = "email" | "password" | "new_email" | "domain";

/** Where a match stood before it was moved; what is missing was written before there was such a thing. */
export interface BeforeMove {
  stage: Stage;
  stage_key?: string | null;
  stage_reason: string | null;
  reason_key?: string | null;
  reason_side?: RefusalReason["side"] | null;
  stage_at: string | null;
}

/** How a proposal stood before it was sent, for as long as that can be undone. */
export interface BeforeSending {
  status: ProposalStatus;
  edition: number;
  submitted_at: string | null;
  /** Where the match stood, where the sending moved it. */
  match: BeforeMove | null;
}

/** What columns hold that their type in the database doesn't tell: jsonb, and texts of closed lists. */
interface Held {
  activities: { detail: Record<string, unknown> };
  api_keys: { scopes: ApiScope[] };
  candidate_entries: { concepts: string[] };
  candidates: CandidateFields & {
    evidence: EvidenceByField;
    hidden_text: HiddenText[];
    corrections: Corrections;
    pointed: StoredPointed[];
    leak_rulings: LeakRuling[];
    place: string;
    custom: CustomValues;
  };
  chat_messages: {
    role: ChatMessage["role"];
    citations: Citation[];
    unsupported: { start: number; end: number }[];
    missing: ChatMessage["missing"];
    state: ChatMessage["state"];
    failure: ChatFailure | null;
    language: Language | null;
    thumbs: "up" | "down" | null;
    passage_hashes: string[];
  };
  chats: { kind: ChatKind };
  clients: { tone: "informal" | "formal" | null; status: (typeof clientStatuses)[number]; custom: CustomValues };
  contacts: { language: Language | null };
  codes: { purpose: CodePurpose };
  consent_answers: { answer: ConsentAnswer; language: Language };
  consent_requests: { asked: AskedConsent; language: Language };
  custom_fields: { record: (typeof customRecords)[number]; kind: CustomKind; names: CustomNames; choices: CustomChoice[] };
  decision_snapshots: { said: MatchSnapshot };
  decisions: { kind: Decision["kind"]; detail: Record<string, unknown> };
  duplicate_keys: { record: (typeof mergedRecords)[number] };
  duplicate_pairs: { record: (typeof mergedRecords)[number]; reasons: DuplicateReason[] };
  judging_troubles: { trouble: Exclude<JudgingTrouble, "unreadable"> };
  model_settings: { provider: ModelProvider | null; prices: Record<string, ModelPrice> };
  model_use: { use: ModelUse };
  model_verdicts: { verdict: Verdict | null; evidence: Evidence[] };
  extractions: {
    kind: "candidate" | "job";
    draft: Record<string, unknown> | null;
    evidence: EvidenceByField;
    hidden_text: HiddenText[];
    left_out: LeftOut[];
  };
  interviews: { state: (typeof interviewStates)[number]; outcome: (typeof interviewOutcomes)[number] | null; slots: string[] };
  external_ids: { kind: ImportKind };
  import_rows: { cells: string[] | null; outcome: ImportRow["outcome"]; problems: ImportProblem[]; before: Record<string, unknown> | null };
  import_templates: { kind: ImportKind; columns: Record<string, string> };
  workspace_exports: { state: WorkspaceExport["state"] };
  imports: {
    kind: ImportKind;
    state: ImportRun["state"];
    limited_by: ImportRun["limit"];
    system: ImportRun["system"];
    rule: ImportRun["rule"];
    shape: ImportShape;
    columns: ImportColumn[];
    mapping: (string | null)[];
    new_fields: ImportNewField[];
    counts: Partial<ImportCounts>;
  };
  issued_invoices: { plan_key: PlanKey; interval: Interval };
  jobs: JobColumns & { stage_keys: string[] | null; status: 0 | 1; corrections: Corrections; custom: CustomValues };
  list_columns: { list: (typeof listNames)[number]; columns: string[] };
  matches: {
    reason_side: RefusalReason["side"] | null;
    source: "auto" | "manual";
    stage: Stage;
    overrides: Record<string, Override>;
    criteria: Criterion[];
    summary: Pick<MatchRow, "exact_score" | "points" | "top_reason" | "top_gap" | "musts_not_met" | "knock_outs_not_met" | "overrides">;
  };
  merges: { record: (typeof mergedRecords)[number] };
  merge_rows: { did: "moved" | "changed" | "removed" };
  monthly_usage: { notices: Record<string, number> };
  notes: { kind: (typeof noteKinds)[number] };
  notifications: { kind: (typeof notificationKinds)[number] };
  orders: { plan_key: PlanKey; interval: Interval; reason: "purchase" | "renewal" | "change"; status: OrderStatus };
  passkeys: { transports: string[] };
  pipeline_stages: Pick<PipelineStage, "names" | "counts_as" | "color">;
  privacy_requests: { kind: PrivacyRequest["kind"]; of: PrivacyRequest["of"]; outcome: PrivacyRequest["outcome"] };
  proposal_editions: { shared: SharedProposal };
  proposal_messages: { sender: "client" | "recruiter" };
  proposal_shares: { before: BeforeSending | null; recipients: Recipient[] };
  proposals: Omit<ProposalParts, "cover_letter"> & {
    status: ProposalStatus;
    language: Language;
    anonymity: Anonymity;
    confirmations: Confirmation[];
    response: ClientResponse | null;
    drafts: KeptDraft[];
  };
  protected_lines: { ground: ProtectedLine["ground"]; handled: ProtectedLine["handled"] };
  recruiters: { role: Role };
  refusal_reasons: Pick<RefusalReason, "side" | "names">;
  sandbox_checkouts: { wish: CheckoutOrder; status: "open" | "complete" | "expired"; payment_status: "unpaid" | "paid" | "failed" };
  sandbox_events: { body: PaymentEvent };
  sandbox_subscriptions: {
    language: Language;
    holds: Purchase;
    next: Purchase | null;
    state: "running" | "past_due" | "ended";
    open_payment: OpenPayment | null;
    manners: Manners;
  };
  audit_trail: { said: Said };
  backups: { database: "embedded" | "postgres" };
  security_events: { kind: SecurityEvent["kind"]; detail: SecurityEvent["detail"] };
  saved_views: { list: (typeof listNames)[number]; search: Record<string, string | number | boolean | string[]> };
  shortlists: { language: Language };
  shown_rankings: { list: (typeof shownLists)[number]; ids: (string | null)[] };
  subscriptions: { plan_key: PlanKey; interval: Interval; state: SubscriptionState; pending_change: PendingChange | null };
  users: { locale: Language };
  verified_domains: { verified_by: "dns" | "letter" };
  weight_changes: {
    kind: WeightChange["kind"];
    before: WeightChange["before"];
    after: WeightChange["after"];
    grounds: WeightChange["grounds"];
  };
  workspaces: { kind: "personal" | "team"; settings: Partial<WorkspaceSettings>; entitlement: Entitlement };
}

/** A column that is written as it was, and holds this. */
type Holding<Column, T> =
  Column extends ColumnType<infer Read, infer Insert, unknown>
    ? [Insert] extends [never]
      ? Kept<T>
      : unknown extends Read
        ? Json<T>
        : undefined extends Insert
          ? Generated<T>
          : T
    : T;

/** The tables as the database has them (`tables.gen.ts`), their columns with what they hold. */
export type Tables = {
  [Table in keyof WrittenTables]: Table extends keyof Held
    ? {
        [Column in keyof WrittenTables[Table]]: Column extends keyof Held[Table]
          ? Holding<WrittenTables[Table][Column], Held[Table][Column]>
          : WrittenTables[Table][Column];
      }
    : WrittenTables[Table];
};

/** Says by name what is told above of a column that no migration made. */
type Unmade = { [Table in keyof Held]: Exclude<keyof Held[Table], keyof WrittenTables[Table]> }[keyof Held];
true satisfies Unmade extends never ? true : Unmade;

import type { ColumnType, Generated } from "kysely";
import type { Role } from "#contract/account.ts";
import type { Candidate, Corrections, HiddenText, ProfileFields, StoredPointed } from "#contract/candidate.ts";
import type { ChatFailure, ChatKind, ChatMessage, Citation } from "#contract/chat.ts";
import type { ApiScope } from "#contract/choices.ts";
import type { AskedConsent, ConsentAnswer } from "#contract/consent.ts";
import type { Decision, MatchSnapshot } from "#contract/dossier.ts";
import type { EvidenceByField, Language } from "#contract/fields.ts";
import type { Job, LeftOut } from "#contract/job.ts";
import type { Criterion, MatchRow, Stage } from "#contract/match.ts";
import type { Interval, PlanKey } from "#contract/plan.ts";
import type { PrivacyRequest } from "#contract/privacy.ts";
import type {
  Anonymity,
  ClientResponse,
  Confirmation,
  LeakRuling,
  ProposalParts,
  ProposalStatus,
  Recipient,
  SharedProposal,
} from "#contract/proposal.ts";
import type { ProtectedLine } from "#contract/register.ts";
import type { OrderStatus, SubscriptionState } from "#contract/subscription.ts";
import type { WeightChange } from "#contract/weights.ts";
import type { WorkspaceSettings } from "#contract/workspace.ts";
import type { ListField, ScalarField } from "#server/core/fields.ts";
import type { CheckoutOrder, PaymentEvent, Purchase } from "#server/parts/payments/payments.ts";
import type { Manners, OpenPayment } from "#server/parts/payments/sandbox-state.ts";

/** A jsonb column: read as its value, written through `json()` from database.ts. */
type Json<T> = ColumnType<T, unknown, unknown>;
/** Wire form: timestamps are ISO text in and out. */
type Time = string;
type Made<T> = Generated<T>;

type JsonFields<T> = { [K in keyof T]: Json<T[K]> };

type Scalars<T> = Pick<T, ScalarField<T>>;
type Lists<T> = JsonFields<Pick<T, ListField<T>>>;

type CandidateFields = Pick<Candidate, keyof ProfileFields>;
type JobColumns = Omit<Job, "id" | "client" | "status" | "title" | "openings" | "version" | "created_at" | "updated_at" | "deleted_at">;

interface Versioned {
  version: Made<number>;
  change_seq: number;
  created_at: Made<Time>;
  updated_at: Made<Time>;
  deleted_at: Time | null;
}

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
  at: Time;
}

export type CodePurpose = "email" | "password" | "new_email";

/** How a proposal stood before it was sent, for as long as that can be undone. */
export interface BeforeSending {
  status: ProposalStatus;
  edition: number;
  submitted_at: string | null;
  /** Where the match stood, where the sending moved it. */
  match: { stage: Stage; stage_reason: string | null; stage_at: string | null } | null;
}

export interface Tables {
  users: {
    id: string;
    first_name: string;
    last_name: string;
    email: string;
    password_hash: string;
    email_verified_at: Time | null;
    phone: string | null;
    company: string | null;
    locale: "en" | "nl";
    /** The workspace that the picture lies in: the one that it was given in. */
    avatar_workspace_id: Made<string | null>;
    avatar_id: Made<string | null>;
    pending_email: Made<string | null>;
    two_factor_secret: Made<Uint8Array | null>;
    two_factor_at: Made<Time | null>;
    two_factor_step: Made<number | null>;
    /** The invitation that the account came by. */
    invited_workspace_id: Made<string | null>;
    invited_as: Made<string | null>;
    created_at: Made<Time>;
    updated_at: Made<Time>;
  };
  workspaces: {
    id: string;
    name: string;
    kind: "personal" | "team";
    brand_color: string | null;
    logo_id: Made<string | null>;
    change_seq: Made<number>;
    /** How many candidates it has out of the trash; the database counts. */
    candidates: Made<number>;
    settings: ColumnType<Partial<WorkspaceSettings>, unknown | undefined, unknown>;
    entitlement: ColumnType<Entitlement, unknown | undefined, unknown>;
    created_at: Made<Time>;
  };
  recruiters: {
    id: string;
    workspace_id: string;
    user_id: string | null;
    first_name: string;
    last_name: string;
    email: string;
    role: Role;
    title: Made<string | null>;
    status: Made<number>;
    invited_at: Time | null;
    joined_at: Time | null;
    last_active_at: Time | null;
    phone: Made<string | null>;
    invited_by: Made<string | null>;
    invitation_expires_at: Made<Time | null>;
    has_seat: Made<boolean>;
    created_at: Made<Time>;
  };
  ended_invitations: { id: string; workspace_id: string };
  /** Who was erased, by number alone. */
  erasures: { workspace_id: string; candidate_id: string; change_seq: number; at: Made<Time> };
  privacy_requests: {
    id: string;
    workspace_id: string;
    kind: PrivacyRequest["kind"];
    candidate_id: string | null;
    person: string;
    received_on: string;
    due_on: string;
    is_extended: Made<boolean>;
    outcome: Made<PrivacyRequest["outcome"]>;
    note: Made<string>;
    closed_at: Made<Time | null>;
    recruiter_name: string;
    created_at: Made<Time>;
  };
  sessions: {
    id: string;
    token_hash: Uint8Array;
    user_id: string;
    workspace_id: string;
    created_at: Made<Time>;
    expires_at: Time;
    ends_at: Time;
    revoked_at: Time | null;
    /** The browser, as it names itself. */
    device: Made<string>;
    refreshed_at: Made<Time>;
    two_factor_owed: Made<boolean>;
    device_id: Made<string | null>;
  };
  devices: {
    id: string;
    user_id: string;
    token_hash: Uint8Array;
    /** As it names itself. */
    name: Made<string>;
    created_at: Made<Time>;
    last_used_at: Made<Time>;
  };
  codes: {
    id: string;
    purpose: CodePurpose;
    email: string;
    code_hash: Uint8Array;
    tries: Made<number>;
    expires_at: Time;
    used_at: Time | null;
    created_at: Made<Time>;
    /** Letters to this mailbox within the hour that began at `letters_since`. */
    letters: Made<number>;
    letters_since: Made<Time>;
  };
  api_keys: {
    id: string;
    workspace_id: string;
    recruiter_id: string;
    name: string;
    /** Its first characters, to tell keys apart by. */
    beginning: string;
    key_hash: Uint8Array;
    scopes: Json<ApiScope[]>;
    created_at: Made<Time>;
    last_used_at: Time | null;
    expires_at: Time;
  };
  wrong_codes: { who: Uint8Array; tries: number; since: Made<Time> };
  letters: {
    id: string;
    workspace_id: string | null;
    code_id: string | null;
    /** The link that it brings. */
    share_id: Made<string | null>;
    content: Uint8Array;
    created_at: Made<Time>;
  };
  recipients_of_day: { workspace_id: string; day: string; used: number };
  recovery_codes: {
    user_id: string;
    code_hash: Uint8Array;
    used_at: Time | null;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: string;
    public_key: Uint8Array;
    counter: number;
    transports: Json<string[]>;
    name: string;
    created_at: Made<Time>;
    last_used_at: Time | null;
  };
  passkey_challenges: {
    challenge: string;
    user_id: string | null;
    expires_at: Time;
  };
  candidates: Scalars<CandidateFields> &
    Lists<CandidateFields> &
    Versioned & {
      id: string;
      workspace_id: string;
      cv_text: string | null;
      evidence: Json<EvidenceByField>;
      hidden_text: Json<HiddenText[]>;
      layout: Json<unknown>;
      facts: Json<unknown>;
      corrections: ColumnType<Corrections, unknown | undefined, unknown>;
      pointed: ColumnType<StoredPointed[], unknown | undefined, unknown>;
      leak_rulings: Made<Json<LeakRuling[]>>;
      search: ColumnType<string, unknown, unknown>;
      /** City and country in small letters, kept by the database. */
      place: ColumnType<string, never, never>;
    };
  candidate_entries: {
    workspace_id: string;
    candidate_id: string;
    change_seq: number;
    version: string;
    entry: string;
    concepts: ColumnType<string[], never, never>;
  };
  embedding_models: { model: string; dimensions: number; apart: number; alike: number };
  job_vectors: { workspace_id: string; job_id: string; model: string; hash: string; version: number; vector: Uint8Array };
  candidate_vectors: {
    workspace_id: string;
    candidate_id: string;
    model: string;
    hash: string;
    change_seq: number;
    cv_md5: string;
    starts: number[];
    ends: number[];
    vectors: Uint8Array;
  };
  saved_views: {
    id: string;
    workspace_id: string;
    recruiter_id: string | null;
    list: "candidates" | "jobs" | "proposals" | "recruiters";
    name: string;
    search: Json<Record<string, string | number | boolean | string[]>>;
    shared: Made<boolean>;
    created_at: Made<Time>;
    updated_at: Made<Time>;
  };
  list_columns: {
    user_id: string;
    list: "candidates" | "jobs" | "proposals" | "recruiters";
    columns: Json<string[]>;
  };
  files: {
    id: string;
    workspace_id: string;
    candidate_id: string | null;
    name: string;
    mime: string;
    size: number;
    sha256: Uint8Array;
    uploaded_at: Made<Time>;
  };
  extractions: {
    id: string;
    workspace_id: string;
    kind: "candidate" | "job";
    file_id: string | null;
    text: string | null;
    draft: Json<Record<string, unknown> | null>;
    layout: Json<unknown>;
    evidence: Json<EvidenceByField>;
    hidden_text: Json<HiddenText[]>;
    left_out: Json<LeftOut[]>;
    reason: string | null;
    created_at: Made<Time>;
    expires_at: Time;
  };
  decisions: {
    id: string;
    workspace_id: string;
    job_id: string | null;
    candidate_id: string | null;
    recruiter_id: string | null;
    recruiter_name: string | null;
    kind: Decision["kind"];
    detail: Json<Record<string, unknown>>;
    score: number;
    engine_version: string;
    snapshot: string;
    at: Made<Time>;
  };
  decision_snapshots: {
    workspace_id: string;
    job_id: string;
    candidate_id: string;
    hash: string;
    said: Json<MatchSnapshot>;
    at: Made<Time>;
  };
  weight_changes: {
    id: string;
    workspace_id: string;
    recruiter_id: string | null;
    recruiter_name: string | null;
    kind: WeightChange["kind"];
    before: Json<WeightChange["before"]>;
    after: Json<WeightChange["after"]>;
    grounds: Json<WeightChange["grounds"]>;
    at: Made<Time>;
    undone_at: Time | null;
    undone_by: string | null;
  };
  protected_lines: {
    id: string;
    workspace_id: string;
    job_id: string | null;
    extraction_id: string | null;
    job_title: string;
    client_name: string | null;
    quote: string;
    sentence: string;
    ground: ProtectedLine["ground"];
    law: string;
    instead: string | null;
    handled: ProtectedLine["handled"];
    reason: string | null;
    recruiter_id: string | null;
    recruiter_name: string;
    told_at: Made<Time>;
    handled_at: Made<Time>;
  };
  clients: {
    id: string;
    workspace_id: string;
    name: string;
    contact_name: string | null;
    contact_email: string | null;
    contact_phone: Made<string | null>;
    tone: Made<"informal" | "formal" | null>;
    logo_url: string | null;
    created_at: Made<Time>;
  };
  jobs: Scalars<JobColumns> &
    Lists<JobColumns> &
    Versioned & {
      id: string;
      workspace_id: string;
      title: string;
      status: Made<0 | 1>;
      openings: Made<number>;
      matched_seq: Made<number>;
      matched_version: Made<number>;
      matched_engine: Made<string>;
      compared: Made<number>;
      fitting: Made<number>;
      kept_from: Made<number>;
      corrections: ColumnType<Corrections, unknown | undefined, unknown>;
      facts: Json<unknown>;
    };
  matches: {
    job_id: string;
    candidate_id: string;
    workspace_id: string;
    score: number;
    exact_score: Generated<number>;
    source: Made<"auto" | "manual">;
    stage: Made<Stage>;
    stage_reason: string | null;
    stage_at: Time | null;
    overrides: Json<Record<string, Override>>;
    criteria: Json<Criterion[]>;
    summary: Json<
      Pick<MatchRow, "exact_score" | "points" | "top_reason" | "top_gap" | "musts_not_met" | "knock_outs_not_met" | "overrides">
    >;
    engine_version: string;
    computed_at: Time;
    created_at: Made<Time>;
  };
  activities: {
    id: string;
    workspace_id: string;
    candidate_id: string | null;
    job_id: string | null;
    recruiter_id: string | null;
    proposal_id: Made<string | null>;
    kind: string;
    detail: Json<Record<string, unknown>>;
    at: Made<Time>;
  };
  subscriptions: {
    id: string;
    workspace_id: string;
    order_id: string;
    plan_key: PlanKey;
    interval: Interval;
    seats: number;
    unit_amount: number;
    currency: string;
    is_extra_seat: Made<boolean>;
    recruiter_id: string | null;
    state: SubscriptionState;
    provider_subscription: string | null;
    provider_customer: string | null;
    current_period_start: Time | null;
    current_period_end: Time | null;
    cancel_at_period_end: Made<boolean>;
    past_due_since: Time | null;
    pending_change: Json<PendingChange | null>;
    created_at: Made<Time>;
    updated_at: Made<Time>;
  };
  orders: {
    id: string;
    workspace_id: string;
    user_id: string | null;
    email: string;
    first_order_id: string;
    payment_id: string | null;
    plan_key: PlanKey;
    interval: Interval;
    seats: number;
    unit_amount: number;
    reason: Made<"purchase" | "renewal" | "change">;
    amount: number;
    vat: number;
    vat_rate: number;
    currency: string;
    status: OrderStatus;
    created_member_id: string | null;
    invoice_number: Made<string | null>;
    invoice_file_id: Made<string | null>;
    created_at: Made<Time>;
    paid_at: Made<Time | null>;
    period_start: Made<Time | null>;
    period_end: Made<Time | null>;
  };
  payment_events: {
    workspace_id: string;
    id: string;
    order_id: string;
    at: Time;
    body: Json<unknown>;
    received_at: Made<Time>;
  };
  invoice_numbers: { year: number; last: number };
  issued_invoices: {
    number: string;
    issued_at: Made<Time>;
    buyer: string;
    plan_key: PlanKey;
    seats: number;
    interval: Interval;
    amount: number;
    vat: number;
    vat_rate: number;
    currency: string;
  };
  sandbox_checkouts: {
    id: string;
    order_id: string;
    wish: Json<CheckoutOrder>;
    status: "open" | "complete" | "expired";
    payment_status: "unpaid" | "paid" | "failed";
    expires_at: Time;
    created_at: Made<Time>;
  };
  sandbox_subscriptions: {
    id: string;
    customer: string;
    order_id: string;
    language: "en" | "nl";
    holds: Json<Purchase>;
    next: Json<Purchase | null>;
    renews: Made<boolean>;
    pays: boolean;
    state: "running" | "past_due" | "ended";
    anchor: Time;
    period_start: Time;
    period_end: Time;
    open_payment: Json<OpenPayment | null>;
    manners: Json<Manners>;
    return_url: Made<string | null>;
    last_event_at: Time;
  };
  sandbox_events: { id: string; order_id: string; at: Time; body: Json<PaymentEvent> };
  put_off_lines: { workspace_id: string; recruiter_id: string; key: string; until: Time };
  monthly_usage: {
    workspace_id: string;
    month: string;
    proposals: Made<number>;
    chat_messages: Made<number>;
    notices: Json<Record<string, number>>;
  };
  proposals: JsonFields<Omit<ProposalParts, "cover_letter" | "other_letter">> & {
    id: string;
    workspace_id: string;
    job_id: string;
    candidate_id: string;
    recruiter_id: string | null;
    status: Made<ProposalStatus>;
    language: Language;
    anonymity: Made<Anonymity>;
    brand_color: Made<string | null>;
    logo_id: Made<string | null>;
    footer: Made<string | null>;
    cover_letter: Made<string>;
    other_letter: Json<ProposalParts["other_letter"]>;
    confirmations: Json<Confirmation[]>;
    edition: Made<number>;
    response: Json<ClientResponse | null>;
    version: Made<number>;
    created_at: Made<Time>;
    updated_at: Made<Time>;
    submitted_at: Made<Time | null>;
    deleted_at: Made<Time | null>;
  };
  /** How many candidates name a skill, in small letters. Kept by the database itself. */
  match_changes: { workspace_id: string; seq: number };
  skills_held: { workspace_id: string; skill: string; candidates: number };
  proposal_editions: {
    workspace_id: string;
    id: string;
    proposal_id: string;
    number: number;
    shared: Json<SharedProposal>;
    pdf_id: string | null;
    docx_id: string | null;
    other_pdf_id: string | null;
    other_docx_id: string | null;
    created_at: Made<Time>;
  };
  proposal_shares: {
    id: string;
    workspace_id: string;
    proposal_id: string | null;
    shortlist_id: Made<string | null>;
    token_hash: Uint8Array;
    token_locked: Made<Uint8Array | null>;
    before: Json<BeforeSending | null>;
    undone_at: Made<Time | null>;
    password_hash: string | null;
    tries: Made<number>;
    tries_since: Made<Time>;
    recipients: Json<Recipient[]>;
    expires_at: Time;
    revoked_at: Made<Time | null>;
    views: Made<number>;
    last_viewed_at: Made<Time | null>;
    created_at: Made<Time>;
  };
  proposal_messages: {
    id: string;
    workspace_id: string;
    proposal_id: string;
    share_id: string | null;
    sender: "client" | "recruiter";
    name: string;
    text: string;
    at: Made<Time>;
    seen_at: Made<Time | null>;
  };
  chats: {
    id: string;
    workspace_id: string;
    kind: ChatKind;
    candidate_id: string | null;
    job_id: string | null;
    created_by: string | null;
    /** Empty until something is asked. */
    title: Made<string>;
    created_at: Made<Time>;
    updated_at: Made<Time>;
    deleted_at: Made<Time | null>;
  };
  chat_messages: {
    id: string;
    workspace_id: string;
    chat_id: string;
    position: number;
    role: ChatMessage["role"];
    question_id: string | null;
    content: string;
    citations: Json<Citation[]>;
    unsupported: Json<{ start: number; end: number }[]>;
    missing: Json<ChatMessage["missing"]>;
    state: Made<ChatMessage["state"]>;
    failure: Made<ChatFailure | null>;
    language: Made<Language | null>;
    thumbs: Made<"up" | "down" | null>;
    replaced_by: Made<string | null>;
    user_id: string | null;
    provider: Made<string | null>;
    model: Made<string | null>;
    text_version: Made<string | null>;
    passage_hashes: Json<string[]>;
    input_tokens: Made<number | null>;
    output_tokens: Made<number | null>;
    latency_ms: Made<number | null>;
    created_at: Made<Time>;
    search: Made<unknown>;
  };
  shortlists: {
    id: string;
    workspace_id: string;
    job_id: string;
    recruiter_id: string | null;
    language: Language;
    title: string | null;
    intro: string | null;
    brand_color: string | null;
    logo_id: string | null;
    footer: string | null;
    created_at: Made<Time>;
  };
  shortlist_items: { workspace_id: string; shortlist_id: string; place: number; proposal_id: string };
  consent_requests: {
    id: string;
    workspace_id: string;
    candidate_id: string;
    job_id: string | null;
    recruiter_id: string | null;
    token_hash: Uint8Array;
    asked: Json<AskedConsent>;
    email: string | null;
    language: Language;
    expires_at: Time;
    consent_until: Time;
    revoked_at: Made<Time | null>;
    created_at: Made<Time>;
  };
  consent_answers: {
    workspace_id: string;
    id: string;
    request_id: string;
    answer: ConsentAnswer;
    words: string | null;
    language: Language;
    wording: string;
    at: Made<Time>;
  };
  samples: { workspace_id: string; candidate_ids: string[]; job_ids: string[]; client_ids: string[]; created_at: Made<Time> };
}

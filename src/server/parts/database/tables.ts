import type { ColumnType, Generated } from "kysely";
import type { Role } from "#contract/account.ts";
import type { Candidate, HiddenText, ProfileFields } from "#contract/candidate.ts";
import type { EvidenceByField } from "#contract/fields.ts";
import type { Job } from "#contract/job.ts";
import type { Criterion, MatchRow, Stage } from "#contract/match.ts";
import type { ListField, ScalarField } from "#server/core/fields.ts";

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

export type CodePurpose = "email" | "password" | "new_email";

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
    avatar_id: Made<string | null>;
    pending_email: Made<string | null>;
    two_factor_secret: Made<Uint8Array | null>;
    two_factor_at: Made<Time | null>;
    two_factor_step: Made<number | null>;
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
      search: ColumnType<string, unknown, unknown>;
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
    reason: string | null;
    created_at: Made<Time>;
    expires_at: Time;
  };
  clients: {
    id: string;
    workspace_id: string;
    name: string;
    contact_name: string | null;
    contact_email: string | null;
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
    };
  matches: {
    job_id: string;
    candidate_id: string;
    workspace_id: string;
    score: number;
    source: Made<"auto" | "manual">;
    stage: Made<Stage>;
    stage_reason: string | null;
    stage_at: Time | null;
    overrides: Json<Record<string, Override>>;
    criteria: Json<Criterion[]>;
    summary: Json<Pick<MatchRow, "points" | "top_reason" | "top_gap" | "musts_not_met" | "knock_outs_not_met" | "overrides">>;
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
    kind: string;
    detail: Json<Record<string, unknown>>;
    at: Made<Time>;
  };
}

/** What the security log tells of; contract/account/security.ts says how. */
export const securityEventKinds = [
  "logged_in",
  "login_failed",
  "locked_out",
  "codes_locked",
  "logged_out",
  "session_refused",
  "access_refused",
  "session_ended_elsewhere",
  "session_displaced",
  "workspace_entered",
  "password_changed",
  "password_reset",
  "email_change_asked",
  "two_factor_on",
  "two_factor_off",
  "passkey_added",
  "passkey_removed",
  "api_key_made",
  "api_key_revoked",
  "device_forgotten",
  "sso_logged_in",
  "sso_refused",
  "sso_member_added",
  "sso_changed",
  "sso_enforced",
  "sso_removed",
  "sso_domain_verified",
  "sso_domain_removed",
  "sso_domain_freed",
  "account_deleted",
  "member_invited",
  "member_changed",
  "member_status_changed",
  "member_removed",
  "member_left",
  "member_sessions_ended",
  "ownership_transferred",
  "settings_changed",
  "model_changed",
  "upload_harmful",
  "plan_changed",
  "exported",
  "link_refused",
  "webhook_forged",
  "burst",
] as const;

/** What the audit trail tells of: somebody read, changed, sent or exported records. */
export const actKinds = ["read", "change", "send", "export", "erase"] as const;
/** The records it tells of; of candidates by pseudonym. `reading`: a document before it is a record. */
export const recordKinds = [
  "candidate",
  "job",
  "client",
  "proposal",
  "shortlist",
  "chat",
  "reading",
  "protected_line",
  "privacy_request",
] as const;
/** Who acted: somebody who was logged in, the holder of a link, or the product by itself. */
export const actorKinds = ["person", "link", "product"] as const;
/** What can be wrong with an audit trail. */
export const trailFaults = ["edited", "missing", "cut", "anchor"] as const;

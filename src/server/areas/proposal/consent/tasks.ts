import type { ConsentRequest, SharedConsent } from "#contract/candidate/consent.ts";
import { AVATAR_NAME } from "#server/areas/account/rules.ts";
import { fileUrl } from "#server/areas/file/rules.ts";
import { findAgency, findSender } from "#server/areas/proposal/queries.ts";
import { DEFAULT_BRAND, senderOf } from "#server/areas/proposal/rules.ts";
import { nameRecord } from "#server/core/act.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { AppFailure, notFound } from "#server/core/failures.ts";
import { tokenHash } from "#server/core/link-token.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findLinked, findRequest, type StoredRequest } from "./queries.ts";
import { closedBy, stateOf } from "./rules.ts";

/** A request in the shape of the contract. */
export const wholeRequest = (stored: StoredRequest): ConsentRequest => ({ ...stored, state: stateOf(stored) });

/** The question; fails where there is none (404). */
export async function findRequestOrFail(db: Db, workspace: WorkspaceId, id: string): Promise<StoredRequest> {
  const request = await findRequest(db, workspace, id);
  if (!request) throw notFound("consent");
  return request;
}

export type OpenConsent = StoredRequest & { workspace: WorkspaceId };

/** The question of a link that is open: 404 for a made-up one, 410 with whom to ask once it is over. */
export async function openConsent(parts: Parts, token: string, { even_closed = false } = {}): Promise<OpenConsent> {
  const found = await findLinked(parts.database.db, tokenHash(token));
  if (!found) throw notFound("consent");
  // The link's row is the proof that its holder may answer this question, of this workspace.
  const request = { ...found, workspace: workspaceIn(found) };
  nameRecord("candidate", request.candidate_id);
  const reason = closedBy(request);
  if (even_closed || !reason) return request;
  const { agency, recruiter } = await partiesOf(parts, request, token);
  const closed_at = reason === "revoked" ? (request.revoked_at as string) : reason === "ended" ? request.consent_until : request.expires_at;
  throw new AppFailure(
    "gone",
    { key: "consent_asked_over" },
    { data: { agency, recruiter, language: request.language, reason, closed_at } },
  );
}

/** What the page behind a link shows. */
export async function readConsent(parts: Parts, request: OpenConsent, token: string): Promise<SharedConsent> {
  const { asked, language, expires_at, consent_until, answers } = request;
  return { ...(await partiesOf(parts, request, token)), asked, language, expires_at, consent_until, answer: answers[0] ?? null };
}

/** Who asks, as the candidate sees them: the agency's logo lies under the link's token. */
async function partiesOf(parts: Parts, request: OpenConsent, token: string): Promise<Pick<SharedConsent, "agency" | "recruiter">> {
  const { db } = parts.database;
  const agency = await findAgency(db, request.workspace);
  const sender = await findSender(db, request.workspace, request.recruiter_id);
  return {
    agency: {
      name: agency.name,
      logo_url: agency.logo_id && `/v1/consents/${token}/logo`,
      brand_color: agency.brand_color ?? DEFAULT_BRAND,
    },
    recruiter: {
      ...senderOf(sender),
      avatar_url: sender.avatar_id && fileUrl(parts, { id: sender.avatar_id, name: AVATAR_NAME }),
    },
  };
}

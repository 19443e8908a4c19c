import { createHash } from "node:crypto";
import type { SharedProposal } from "#contract/proposal.ts";
import { findAgency, findSender } from "#server/areas/proposal/queries.ts";
import { DEFAULT_BRAND } from "#server/areas/proposal/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { AppFailure, notFound } from "#server/core/failures.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findShare, type StoredShare } from "./queries.ts";

/** The link of a token, in its workspace. */
export type OpenShare = StoredShare & { workspace: WorkspaceId };

/** The link of a token that is open: 404 for a made-up one, 410 with whom to ask once it is over. */
export async function openShare(parts: Parts, token: string, { even_closed = false } = {}): Promise<OpenShare> {
  const found = await findShare(parts.database.db, createHash("sha256").update(token).digest());
  if (!found) throw notFound("proposal");
  // The link's row is the proof that its holder may read this proposal, of this workspace.
  const share = { ...found, workspace: found.workspace_id as WorkspaceId };
  if (even_closed || (!share.is_expired && !share.is_closed)) return share;
  const sender = await findSender(parts.database.db, share.workspace, share.recruiter_id);
  const reason = share.is_closed ? "withdrawn" : "expired";
  throw new AppFailure(
    "gone",
    { key: reason === "expired" ? "proposal_closed" : "proposal_was_withdrawn" },
    {
      data: {
        reason,
        language: share.language,
        closed_at: share.expires_at,
        agency: await agencyOf(parts, share, token),
        recruiter: {
          name: `${sender.first_name} ${sender.last_name}`,
          title: sender.title,
          email: sender.email,
          phone: sender.phone,
          avatar_url: null,
        },
      },
    },
  );
}

/** The agency as the page of a link shows it: its logo lies under the link's token. */
export async function agencyOf(parts: Parts, share: OpenShare, token: string): Promise<SharedProposal["agency"]> {
  const agency = await findAgency(parts.database.db, share.workspace_id);
  return {
    name: agency.name,
    logo_url: (share.logo_id ?? agency.logo_id) && `/v1/proposals/shared/${token}/logo`,
    brand_color: share.brand_color ?? agency.brand_color ?? DEFAULT_BRAND,
    footer: share.footer,
  };
}

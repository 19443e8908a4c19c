import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { findAgency, findSender } from "#server/areas/proposal/queries.ts";
import { agencyAsShown, senderOf } from "#server/areas/proposal/rules.ts";
import { itemsOf, shownItems } from "#server/areas/proposal/shortlist/queries.ts";
import { nameRecord } from "#server/core/act.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { AppFailure, forbidden, gone, invalidField, notFound } from "#server/core/failures.ts";
import { tokenHash } from "#server/core/link-token.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findShare, findShortlistShare, type StoredShare, type StoredShortlistShare } from "./queries.ts";
import { isKeyOf } from "./rules.ts";

/** The link of a token, in its workspace: to one proposal, or to a shortlist. */
export type OpenShare = (StoredShare | StoredShortlistShare) & { workspace: WorkspaceId };
export type OpenProposal = StoredShare & { workspace: WorkspaceId };
export type OpenShortlist = StoredShortlistShare & { workspace: WorkspaceId };

const closedText = {
  proposal: { expired: "proposal_closed", withdrawn: "proposal_was_withdrawn" },
  shortlist: { expired: "shortlist_closed", withdrawn: "shortlist_was_withdrawn" },
} as const;

/** The link of a token that is open: 404 for a made-up one, 410 with whom to ask once it is over. */
export async function openShare(parts: Parts, token: string, { even_closed = false } = {}): Promise<OpenShare> {
  const { db } = parts.database;
  const hash = tokenHash(token);
  const found = (await findShare(db, hash)) ?? (await findShortlistShare(db, hash));
  if (!found) throw notFound("proposal");
  // The link's row is the proof that its holder may read this proposal, of this workspace.
  const share: OpenShare = { ...found, workspace: workspaceIn(found) };
  if (even_closed || (!share.is_expired && !share.is_closed)) return share;
  const sender = await findSender(parts.database.db, share.workspace, share.recruiter_id);
  const reason = share.is_closed ? "withdrawn" : "expired";
  throw new AppFailure(
    "gone",
    { key: closedText[share.kind][reason] },
    {
      data: {
        kind: share.kind,
        reason,
        language: share.language,
        closed_at: share.expires_at,
        agency: await agencyOf(parts, share, token),
        recruiter: senderOf(sender),
      },
    },
  );
}

/** The agency as the page of a link shows it: its logo lies under the link's token. */
export async function agencyOf(parts: Parts, share: OpenShare, token: string): Promise<SharedProposal["agency"]> {
  const agency = await findAgency(parts.database.db, share.workspace);
  const logo_url = (share.logo_id ?? agency.logo_id) && `/v1/proposals/shared/${token}/logo`;
  return { ...agencyAsShown(agency, share), logo_url };
}

/** The link of a token for somebody who may write by it: where it has a password, the key that the password gave. */
export async function openWithKey(parts: Parts, token: string, share_key: string | null): Promise<OpenShare> {
  const share = await openShare(parts, token);
  if (share.password_hash && !isKeyOf(parts, share, share_key)) throw forbidden("share_password_needed");
  nameShared(share);
  return share;
}

/** The link of a token for somebody who may read what it leads to; null where a password closes it. */
export async function openToRead(parts: Parts, token: string, share_key: string | null): Promise<OpenShare | null> {
  const share = await openShare(parts, token);
  if (share.password_hash && !isKeyOf(parts, share, share_key)) return null;
  nameShared(share);
  return share;
}

/** The proposals behind a link, each with its place on a shortlist. */
export async function proposalsBehind(db: Db, share: OpenShare): Promise<{ proposal_id: string; place: number | null }[]> {
  if (share.kind === "proposal") return [{ proposal_id: share.proposal_id, place: null }];
  return (await shownItems(db, share.workspace, share.shortlist_id)).map(({ proposal_id, place }) => ({ proposal_id, place }));
}

/** Says what whoever holds the link reads or writes about. */
export function nameShared(share: OpenShare): void {
  if (share.kind === "proposal") nameRecord("proposal", share.proposal_id);
  else nameRecord("shortlist", share.shortlist_id);
}

/** Whom an answer is about: the link's own proposal, or on a shortlist the one at that place. */
export async function answeredProposal(parts: Parts, share: OpenShare, place: number | undefined): Promise<string> {
  if (share.kind === "proposal") return share.proposal_id;
  if (place === undefined) throw invalidField("place", "required");
  const items = await itemsOf(parts.database.db, share.workspace, [share.shortlist_id]);
  const item = items.find((one) => one.place === place);
  if (!item) throw notFound("proposal");
  if (!item.is_shown) throw gone("proposal");
  return item.proposal_id;
}

/** What is kept of a page's password; null where it asks for none. */
export const passwordHashOf = async (parts: Pick<Parts, "secret">, password: string | undefined): Promise<string | null> =>
  password === undefined ? null : parts.secret.hashPassword(password);

import type { Context, Hono } from "hono";
import { isOtherRead } from "#contract/text/two-languages.ts";
import { openConsent } from "#server/areas/proposal/consent/tasks.ts";
import { findNewestEdition } from "#server/areas/proposal/edition/queries.ts";
import { findAgency } from "#server/areas/proposal/queries.ts";
import { isKeyOf, type PaperKind, type ShareFile, shareFileText } from "#server/areas/proposal/share/rules.ts";
import { agencyOf, type OpenShare, openShare } from "#server/areas/proposal/share/tasks.ts";
import { shownItems } from "#server/areas/proposal/shortlist/queries.ts";
import { paperOfShare } from "#server/areas/proposal/shortlist/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { sayingOf } from "#server/core/said.ts";
import type { Parts } from "#server/parts/parts.ts";
import { contentDisposition, sendFile } from "../files.ts";

/** A shared proposal's papers and its agency's logo, under the link's token. What a password closes needs its key, or an address signed for who has it. */
export function serveShareFiles(server: Hono, parts: Parts): void {
  /** A shortlist's PDF is made when it is asked for: so often an hour from one link, and no more. */
  const shortlistPapers = parts.limiters.limiter({ name: "shortlist papers", points: 40, duration: 3600 });
  for (const kind of ["pdf", "docx"] as const) {
    server.get(`/v1/proposals/shared/:token/${kind}`, async (c) => {
      const share = await openShare(parts, c.req.param("token"));
      if (!mayRead(c, parts, share, kind)) return closed(c);
      if (share.kind === "proposal")
        return sent(c, parts, share, kind, await findNewestEdition(parts.database.db, share.workspace, share.proposal_id));
      if (kind === "docx") return c.notFound();
      const isTooOften = await shortlistPapers.consume(share.id).then(
        () => false,
        () => true,
      );
      if (isTooOften) return c.text("Too many downloads. Try again in an hour.", 429, { "retry-after": "3600" });
      await noteRead(parts, share, "shortlist", share.shortlist_id);
      const { name, bytes } = await paperOfShare(parts, share, await agencyOf(parts, share, c.req.param("token")));
      return new Response(new Uint8Array(bytes), { headers: headersOf(name, kind) });
    });
    server.get(`/v1/proposals/shared/:token/other/${kind}`, async (c) => {
      const share = await openShare(parts, c.req.param("token"));
      if (!mayRead(c, parts, share, `other/${kind}`)) return closed(c);
      const edition =
        share.kind === "proposal" ? await findNewestEdition(parts.database.db, share.workspace, share.proposal_id) : undefined;
      return sent(c, parts, share, `other_${kind}`, edition);
    });
    server.get(`/v1/proposals/shared/:token/:place{[1-8]}/${kind}`, async (c) => {
      const share = await openShare(parts, c.req.param("token"));
      const place = Number(c.req.param("place"));
      if (!mayRead(c, parts, share, `${place}/${kind}`)) return closed(c);
      const items = share.kind === "shortlist" ? await shownItems(parts.database.db, share.workspace, share.shortlist_id) : [];
      const item = items.find((one) => one.place === place);
      return sent(c, parts, share, item && isOtherRead(item.shared, share.language) ? `other_${kind}` : kind, item);
    });
  }
  server.get("/v1/proposals/shared/:token/logo", async (c) => {
    const share = await openShare(parts, c.req.param("token"), { even_closed: true });
    return logo(c, parts, share.workspace, share.logo_id);
  });
  server.get("/v1/consents/:token/logo", async (c) => {
    const { workspace } = await openConsent(parts, c.req.param("token"), { even_closed: true });
    return logo(c, parts, workspace, null);
  });
}

/** Its own logo, or the agency's. */
async function logo(c: Context, parts: Parts, workspace: WorkspaceId, own: string | null): Promise<Response> {
  const id = own ?? (await findAgency(parts.database.db, workspace)).logo_id;
  const stored = id && (await parts.files.open(`${workspace}/${id}`));
  if (!stored) return c.notFound();
  return sendFile(c, stored, { "content-type": "image/webp", "cache-control": "private, max-age=600", "x-robots-tag": "noindex" });
}

const closed = (c: Context) => c.text("Open the page with its password first.", 403);

function mayRead(c: Context, parts: Parts, share: OpenShare, file: ShareFile): boolean {
  if (!share.password_hash || isKeyOf(parts, share, c.req.header("x-share-key") ?? null)) return true;
  return isSigned(parts, c.req.param("token") as string, file, c.req.query());
}

type Paper = PaperKind | `other_${PaperKind}`;
type Papers = Partial<Record<`${Paper}_${"id" | "name"}`, string | null>>;

async function sent(c: Context, parts: Parts, share: OpenShare, which: Paper, edition: Papers | undefined): Promise<Response> {
  const kind = which.endsWith("pdf") ? "pdf" : "docx";
  const id = edition?.[`${which}_id`];
  const stored = id && (await parts.files.open(`${share.workspace_id}/${id}`));
  if (!edition || !stored) return c.text("This file doesn't exist any more.", 404);
  await noteRead(parts, share, share.kind, share.kind === "proposal" ? share.proposal_id : share.shortlist_id);
  return sendFile(c, stored, headersOf(edition[`${which}_name`] ?? `proposal.${kind}`, kind));
}

async function noteRead(parts: Parts, share: OpenShare, kind: "proposal" | "shortlist", id: string): Promise<void> {
  const row = sayingOf({ act: "read", call: "paper", by: "link" }, null, new Map([[kind, new Set([id])]]));
  if (row) await parts.audit.note(share.workspace, row);
}

const headersOf = (name: string, kind: PaperKind) => ({
  "content-type": kind === "pdf" ? "application/pdf" : "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "content-disposition": contentDisposition("attachment", name),
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
});

function isSigned(parts: Parts, token: string, file: ShareFile, query: Record<string, string>): boolean {
  const until = Number(query.until);
  const seal = Buffer.from(query.sig ?? "", "base64url");
  return (
    Number.isSafeInteger(until) && until * 1000 > Date.now() && parts.secret.isSealed("share_file", shareFileText(token, file, until), seal)
  );
}

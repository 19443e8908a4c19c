import type { Hono } from "hono";
import { findNewestEdition } from "#server/areas/proposal/edition/queries.ts";
import { findAgency } from "#server/areas/proposal/queries.ts";
import { isKeyOf, type ShareFile, shareFileText } from "#server/areas/proposal/share/rules.ts";
import { openShare } from "#server/areas/proposal/share/tasks.ts";
import type { Parts } from "#server/parts/parts.ts";
import { contentDisposition } from "./files.ts";

/** A shared proposal's papers and its agency's logo, under the link's token. What a password closes needs its key, or an address signed for who has it. */
export function serveShareFiles(server: Hono, parts: Parts): void {
  for (const kind of ["pdf", "docx"] as const) {
    server.get(`/v1/proposals/shared/:token/${kind}`, async (c) => {
      const { token } = c.req.param();
      const share = await openShare(parts, token);
      const isOpen =
        !share.password_hash || isKeyOf(parts, share, c.req.header("x-share-key") ?? null) || isSigned(parts, token, kind, c.req.query());
      if (!isOpen) return c.text("Open the page with its password first.", 403);
      const edition = await findNewestEdition(parts.database.db, share.proposal_id);
      const id = edition?.[`${kind}_id`];
      const bytes = id && (await parts.files.get(`${share.workspace_id}/${id}`));
      if (!edition || !bytes) return c.text("This file doesn't exist any more.", 404);
      return new Response(new Uint8Array(bytes), {
        headers: {
          "content-type": kind === "pdf" ? "application/pdf" : "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
          "content-disposition": contentDisposition("attachment", edition[`${kind}_name`] ?? `proposal.${kind}`),
          "cache-control": "private, no-store",
          "x-robots-tag": "noindex",
        },
      });
    });
  }
  server.get("/v1/proposals/shared/:token/logo", async (c) => {
    const share = await openShare(parts, c.req.param("token"), { even_closed: true });
    const agency = await findAgency(parts.database.db, share.workspace_id);
    const id = share.logo_id ?? agency.logo_id;
    const bytes = id && (await parts.files.get(`${share.workspace_id}/${id}`));
    if (!bytes) return c.notFound();
    return new Response(new Uint8Array(bytes), {
      headers: { "content-type": "image/webp", "cache-control": "private, max-age=600", "x-robots-tag": "noindex" },
    });
  });
}

function isSigned(parts: Parts, token: string, kind: ShareFile, query: Record<string, string>): boolean {
  const until = Number(query.until);
  const seal = Buffer.from(query.sig ?? "", "base64url");
  return (
    Number.isSafeInteger(until) && until * 1000 > Date.now() && parts.secret.isSealed("share_file", shareFileText(token, kind, until), seal)
  );
}

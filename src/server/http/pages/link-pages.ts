import type { Context, Hono } from "hono";
import type { ClosedConsent, SharedConsent } from "#contract/candidate/consent.ts";
import type { Failure } from "#contract/envelope.ts";
import type { Language } from "#contract/fields.ts";
import type { ClientInterview } from "#contract/interview/interview-link.ts";
import type { LinkPage, LinkState, OpenShare } from "#contract/proposal/client-page.ts";
import type { ClosedShare } from "#contract/proposal/shared-proposal.ts";
import { isLanguage } from "#contract/text/languages.ts";
import type { Parts } from "#server/parts/parts.ts";
import { languageOf } from "../circumstances.ts";
import { htmlResponse } from "./packed.ts";

/** The page lets nothing in but itself and the one style that stands in it. */
const policyOf = (style_source: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${style_source}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

interface Replied {
  status: number;
  data: unknown;
  wait_seconds: number;
}

/** The pages of clients (`/p/{token}`, of a shortlist's third candidate `/p/{token}/3`) and of candidates (`/c/{token}`), drawn from what the call of their link replies. */
export function serveLinkPages(server: Hono, { client_page, config }: Pick<Parts, "client_page" | "config">): void {
  server.get("/:kind{[pc]}/*", async (c) => {
    const [, kind, token = "", place] = c.req.path.split("/");
    const way = `/v1/${kind === "c" ? "consents" : "proposals/shared"}/${encodeURIComponent(token)}`;
    const replied = await ask(server, c, way);
    const state = kind === "c" ? consentState(replied) : await shareState(replied, () => ask(server, c, `${way}/interviews`));
    const chosen = chosenLanguage(c);
    const page: LinkPage = {
      token,
      address: `${config.app_url}/${kind}/${token}`,
      language: chosen ?? ownLanguage(state) ?? languageOf(c.req.raw),
      is_chosen: chosen !== null,
      place: Number(place) || null,
      today: new Date().toISOString().slice(0, 10),
      state,
    };
    const { html, style_source } = await client_page.draw(page);
    return htmlResponse(c.req.raw, html, {
      status: statusOf[state.kind],
      headers: {
        "cache-control": "private, no-store",
        "content-security-policy": policyOf(style_source),
        "x-robots-tag": "noindex",
        ...(state.kind === "too_many" && { "retry-after": String(state.wait_seconds) }),
      },
    });
  });
}

const statusOf: Record<LinkState["kind"], number> = {
  share: 200,
  consent: 200,
  closed: 410,
  closed_consent: 410,
  missing: 404,
  too_many: 429,
  failed: 503,
};

function chosenLanguage(c: Context): Language | null {
  const lang = c.req.query("lang");
  return isLanguage(lang) ? lang : null;
}

/** The language that it was sent in. */
function ownLanguage(state: LinkState): Language | null {
  if (state.kind === "share") return (state.share.shared ?? state.share.shortlist)?.language ?? null;
  if (state.kind === "consent") return state.shared.language;
  return state.kind === "closed" || state.kind === "closed_consent" ? state.closed.language : null;
}

/** The call's own reply: the same door, the same rate limits, the same checks, as if the page had asked for it. */
async function ask(server: Hono, c: Context, path: string): Promise<Replied> {
  const headers = new Headers({ accept: "application/json" });
  for (const name of ["accept-language", "user-agent", "x-forwarded-for"]) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const response = await server.fetch(new Request(new URL(path, c.req.url), { headers }), c.env);
  const envelope = (await response.json().catch(() => null)) as Partial<Failure> | null;
  return { status: response.status, data: envelope?.data, wait_seconds: Number(response.headers.get("retry-after")) || 60 };
}

async function shareState(replied: Replied, askInterviews: () => Promise<Replied>): Promise<LinkState> {
  if (replied.status === 410 && replied.data) return { kind: "closed", closed: replied.data as ClosedShare };
  if (replied.status !== 200) return elseState(replied);
  const share = replied.data as OpenShare;
  const found = share.needs_password ? null : ((await askInterviews()).data as { interviews?: ClientInterview[] } | null);
  return { kind: "share", share, interviews: found?.interviews ?? [] };
}

const consentState = (replied: Replied): LinkState =>
  replied.status === 200
    ? { kind: "consent", shared: (replied.data as { shared: SharedConsent }).shared }
    : replied.status === 410 && replied.data
      ? { kind: "closed_consent", closed: replied.data as ClosedConsent }
      : elseState(replied);

/** A link that never was, or of which a part was lost on its way; else it isn't the link's fault. */
function elseState({ status, wait_seconds }: Replied): LinkState {
  if (status === 429) return { kind: "too_many", wait_seconds };
  return { kind: status === 404 || status === 410 || status === 422 ? "missing" : "failed" };
}

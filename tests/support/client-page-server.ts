import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { type ConsentGiven, consentCalls } from "#contract/candidate/consent.ts";
import type { ClientResponse, ClientThread } from "#contract/proposal/proposal.ts";
import { proposalCalls } from "#contract/proposal/proposal-calls.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { readConfig } from "#server/config.ts";
import { serveLinkPages } from "#server/http/pages/link-pages.ts";
import { serveWeb } from "#server/http/pages/static.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { openBuiltPage } from "#server/parts/client-page/built.ts";
import { freePort } from "../../scripts/running-product.ts";
import { closedQuestion, closedShare, sharedBlind, sharedInDutch, sharedInEnglish, sharedList, sharedQuestion } from "./shared-proposal.ts";

const pages: Record<string, SharedProposal> = {
  english: sharedInEnglish,
  dutch: sharedInDutch,
  both: { ...sharedInDutch, other: sharedInEnglish },
  blind: sharedBlind,
  locked: sharedInEnglish,
};
/** A token of the right length that says what it opens. */
export const tokenOf = (name: string): string => name.padEnd(22, "_");
const nameOf = (token: string): string => token.replace(/_+$/, "");

/** The built client page, served as the product serves it, before calls that answer by the contract from proposals made up for it. */
export async function startClientPageServer() {
  const port = await freePort();
  const app = new Hono();
  const responses = new Map<string, ClientResponse>();
  const threads = new Map<string, ClientThread>();
  const visits = new Map<string, number>();
  const is_down = new Set<string>();
  let tries = 0;
  let readings = 0;
  const config = readConfig({ DATA_DIR: "/tmp", PORT: String(port) });
  const path = "/v1/proposals/shared/:token";
  const reply = (data: object) => ({ response_status: 200, response_message: "Done", data });
  const refusal = (status: number, data?: object) => ({
    response_status: status,
    response_message: "No",
    message: "No",
    payload: { error: "no" },
    data,
  });

  app.use(securityHeaders(config));
  app.get(path, (c) => {
    const name = nameOf(c.req.param("token"));
    if (is_down.has(name)) return c.json(refusal(500), 500);
    if (c.req.param("token").length !== 22) return c.json(refusal(422), 422);
    if (name === "expired" || name === "withdrawn") return c.json(refusal(410, closedShare(name)), 410);
    if (name === "shortlist") {
      const items = sharedList.items.map((item) => ({ ...item, response: responses.get(`shortlist ${item.place}`) ?? null }));
      const { data } = proposalCalls.shared.reply.parse({
        data: {
          kind: "shortlist",
          needs_password: false,
          agency: sharedList.agency,
          shared: null,
          shortlist: { ...sharedList, items },
          response: null,
          thread: [],
          expires_at: "2026-12-19T09:12:00.000Z",
          pdf_url: `/v1/proposals/shared/${c.req.param("token")}/pdf`,
          docx_url: null,
          other_pdf_url: null,
          other_docx_url: null,
        },
      });
      return c.json(reply(data));
    }
    const page = pages[name];
    if (!page) return c.json(refusal(404), 404);
    const is_open = name !== "locked" || c.req.header("x-share-key") === "the key";
    const { data } = proposalCalls.shared.reply.parse({
      data: {
        kind: "proposal",
        shortlist: null,
        needs_password: !is_open,
        agency: page.agency,
        shared: is_open ? page : null,
        response: responses.get(name) ?? null,
        thread: threads.get(name) ?? [],
        expires_at: "2026-12-19T09:12:00.000Z",
        // An address is good once, the one of the newest reading.
        pdf_url: `/v1/proposals/shared/${c.req.param("token")}/pdf?reading=${++readings}`,
        docx_url: `/v1/proposals/shared/${c.req.param("token")}/docx`,
        other_pdf_url: page.other ? `/v1/proposals/shared/${c.req.param("token")}/other/pdf` : null,
        other_docx_url: page.other ? `/v1/proposals/shared/${c.req.param("token")}/other/docx` : null,
      },
    });
    return c.json(reply(data));
  });
  app.get(`${path}/pdf`, (c) =>
    c.req.query("reading") === String(readings)
      ? c.body("%PDF", 200, { "content-disposition": "attachment; filename=noor.pdf" })
      : c.text("", 403),
  );
  app.post(`${path}/seen`, async (c) => {
    const name = nameOf(c.req.param("token"));
    const { visit } = proposalCalls.seen.body.parse({ ...(await c.req.json()), token: c.req.param("token") });
    if (name === "locked" && c.req.header("x-share-key") !== "the key") return c.json(refusal(403), 403);
    if (visit) visits.set(name, (visits.get(name) ?? 0) + 1);
    return c.json(reply({}));
  });
  app.post(`${path}/open`, async (c) => {
    const { password } = proposalCalls.open.body.parse({ ...(await c.req.json()), token: c.req.param("token") });
    tries += 1;
    if (tries > 5) return c.json(refusal(429), 429, { "retry-after": "840" });
    return password === "linde kade" ? c.json(reply({ key: "the key" })) : c.json(refusal(422), 422);
  });
  app.post(`${path}/respond`, async (c) => {
    const name = nameOf(c.req.param("token"));
    if (is_down.has(name)) return c.json(refusal(500), 500);
    const {
      place,
      decision,
      comment,
      reason,
      name: by,
      moments,
    } = proposalCalls.respond.body.parse({ ...(await c.req.json()), token: c.req.param("token") });
    const response = {
      decision,
      comment: comment ?? null,
      reason: reason ?? null,
      name: by,
      moments: moments ?? [],
      at: new Date().toISOString(),
    };
    responses.set(place ? `${name} ${place}` : name, response);
    if (decision === "question") say(name, "client", by, comment ?? "");
    return c.json(reply(proposalCalls.respond.reply.parse({ data: { response, thread: threads.get(name) ?? [] } }).data));
  });
  let said = 0;
  function say(name: string, from: "client" | "recruiter", by: string, text: string) {
    const id = `0193e4a0-0000-7000-8000-${String(++said).padStart(12, "0")}`;
    threads.set(name, [...(threads.get(name) ?? []), { id, from, name: by, text, at: new Date().toISOString() }]);
  }
  app.post(`${path}/ask`, async (c) => {
    const name = nameOf(c.req.param("token"));
    if (is_down.has(name)) return c.json(refusal(500), 500);
    const { name: by, text } = proposalCalls.ask.body.parse({ ...(await c.req.json()), token: c.req.param("token") });
    if (text === "too much") return c.json({ ...refusal(406), response_message: "10 messages in a row is the most." }, 406);
    say(name, "client", by, text);
    const response = responses.get(name) ?? {
      decision: "question",
      comment: text,
      reason: null,
      name: by,
      moments: [],
      at: new Date().toISOString(),
    };
    return c.json(reply(proposalCalls.ask.reply.parse({ data: { response, thread: threads.get(name) } }).data));
  });
  const consents = new Map<string, ConsentGiven>();
  const question = (name: string) => ({ ...sharedQuestion, answer: consents.get(name) ?? null });
  app.get("/v1/consents/:token", (c) => {
    const name = nameOf(c.req.param("token"));
    if (name === "ended") return c.json(refusal(410, closedQuestion), 410);
    if (!name.startsWith("ask")) return c.json(refusal(404), 404);
    return c.json(reply(consentCalls.shared.reply.parse({ data: { shared: question(name) } }).data));
  });
  app.post("/v1/consents/:token/answer", async (c) => {
    const name = nameOf(c.req.param("token"));
    const { answer, words, language } = consentCalls.answer.body.parse({ ...(await c.req.json()), token: c.req.param("token") });
    consents.set(name, { answer, words: words ?? null, language, wording: sharedQuestion.asked.wording, at: new Date().toISOString() });
    return c.json(reply(consentCalls.answer.reply.parse({ data: { shared: question(name) } }).data));
  });
  serveLinkPages(app, { config, client_page: openBuiltPage(config.client_page) });
  serveWeb(app, config);

  const server = serve({ fetch: app.fetch, port });
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: config.app_url,
    responses,
    threads,
    say,
    consents,
    visits,
    is_down,
    forgetTries: () => {
      tries = 0;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

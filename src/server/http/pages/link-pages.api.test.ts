import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { addDraft, addPair } from "#tests/support/sent-proposal.ts";
import { startTestServer } from "#tests/support/server.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const pathOf = (url: string) => new URL(url).pathname;
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await server.app.request(path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const langOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

async function sent(more: { anonymity?: "blind" | "initials"; password?: string } = {}) {
  const owner = await server.signIn({ plan: "team" });
  const pair = await addPair(owner.send);
  const education = [{ degree: "BSc", field: "Informatics", institution: "Hogeschool Vaartse Rijn", start: "2012", end: "2016" }];
  await owner.send(api.candidate.update, { id: pair.candidate_id, education });
  const id = await addDraft(owner.send, pair);
  if (more.anonymity) await owner.send(api.proposal.update, { id, anonymity: more.anonymity });
  const { data } = await owner.send(api.proposal.submit, {
    id,
    confirm_unsourced: true,
    ...(more.password && { password: more.password }),
  });
  return { owner, id, ...pair, share_id: data.share.id, path: pathOf(data.share.url) };
}

test("a proposal stands in the HTML, with what its script takes over beside it; nothing is kept on the way, nothing foreign let in", async () => {
  const { owner, path, id } = await sent();
  const { status, html, headers } = await read(path);
  expect(status).toBe(200);
  expect(headingOf(html)).toBe("Noor Hazelaar");
  for (const text of ["Veerstroom Logistics", "Hogeschool Vaartse Rijn", "PostgreSQL", "Invite for an interview"])
    expect(html).toContain(text);
  const data = JSON.parse(/<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
  expect(data.state.share.shared.display_name).toBe("Noor Hazelaar");
  expect(headers.get("cache-control")).toBe("private, no-store");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(html.match(/ style=| on\w+="|https?:\/\/(?!localhost|www\.w3\.org)/)).toBeNull();
  // A page that was only fetched was neither opened nor were its messages seen: mail scanners fetch too.
  expect((await owner.send(api.proposal.show, { id })).data.proposal.status).toBe("submitted");
  const seen = `/v1/proposals/shared/${path.split("/")[2]}/seen`;
  // Nor by an earlier version's script, or whoever makes an address of it.
  for (const method of ["GET", "HEAD"])
    for (const address of [seen, seen.replace("/seen", "?view=true")]) await server.app.request(address, { method });
  expect((await owner.send(api.proposal.show, { id })).data.proposal.status).toBe("submitted");
  const headers_of_json = { "content-type": "application/json" };
  expect((await server.app.request(seen, { method: "POST", headers: headers_of_json, body: '{"visit":true}' })).status).toBe(200);
  expect((await owner.send(api.proposal.show, { id })).data.proposal.status).toBe("viewed");
});

test.each(["blind", "initials"] as const)("somebody's name at %s stands nowhere in the HTML", async (anonymity) => {
  const { path } = await sent({ anonymity });
  const { status, html } = await read(path);
  expect(status).toBe(200);
  expect(html).toContain("PostgreSQL");
  expect(html.match(/Noor|Hazelaar|noor\.hazelaar/i)).toBeNull();
  if (anonymity === "blind") expect(html.match(/Veerstroom|Vaartse/i)).toBeNull();
});

test("nor does anything of a candidate behind a password, and none of what a closed link led to", async () => {
  const locked = await sent({ password: "linde kade" });
  const { status, html } = await read(locked.path);
  expect([status, headingOf(html)]).toEqual([200, "This proposal has a password"]);
  expect(html.match(/Noor|Hazelaar|Veerstroom/i)).toBeNull();
  await locked.owner.send(api.proposal.revokeShare, { id: locked.id, share_id: locked.share_id });
  const closed = await read(`${locked.path}?lang=nl`);
  expect([closed.status, langOf(closed.html), headingOf(closed.html)]).toEqual([410, "nl", "Dit voorstel is ingetrokken"]);
  expect(closed.html.match(/Noor|Hazelaar|Veerstroom|<script/i)).toBeNull();
});

test("a link that is over or never was says so with its status, in the reader's language", async () => {
  const { owner, path, share_id, id } = await sent();
  await server.parts.database.db
    .updateTable("proposal_shares")
    .set({ expires_at: "2026-01-02T10:00:00.000Z" })
    .where("id", "=", share_id)
    .execute();
  const expired = await read(path);
  expect([expired.status, headingOf(expired.html)]).toEqual([410, "This proposal closed on 2 January 2026"]);
  await owner.send(api.proposal.withdraw, { id });
  expect(headingOf((await read(`${path}?lang=nl`)).html)).toBe("Dit voorstel is ingetrokken");
  for (const missing of ["/p/0000000000000000000000", "/p/too-short", "/c/0000000000000000000000", "/p/", "/c/x/y", "/p/..%2f"]) {
    const { status, html, headers } = await read(missing, { "accept-language": "nl-NL,nl" });
    expect([status, langOf(html), headingOf(html)], missing).toEqual([404, "nl", "Deze pagina bestaat niet"]);
    expect(headers.get("x-robots-tag")).toBe("noindex");
  }
});

test("a candidate reads their question the same way, and a shortlist's client each place of it", async () => {
  const one = await sent();
  const { owner } = one;
  const asked = await owner.send(api.consent.ask, { candidate_id: one.candidate_id, job_id: one.job_id, language: "nl" });
  const question = await read(pathOf(asked.data.url));
  expect([question.status, langOf(question.html)]).toEqual([200, "nl"]);
  expect(headingOf(question.html)).toBe("Mag Lindekade je voorstellen als Senior backend engineer?");
  await owner.send(api.consent.revoke, { id: asked.data.request.id });
  expect([(await read(pathOf(asked.data.url))).status, headingOf((await read(pathOf(asked.data.url))).html)]).toEqual([
    410,
    "Deze vraag is ingetrokken",
  ]);

  const { candidate } = (await owner.send(api.candidate.create, { first_name: "Daniel", last_name: "Oyelaran" })).data;
  const second = await addDraft(owner.send, { job_id: one.job_id, candidate_id: candidate.id });
  await owner.send(api.proposal.submit, { id: second, confirm_unsourced: true });
  const { share } = (await owner.send(api.shortlist.create, { proposal_ids: [one.id, second] })).data;
  expect(headingOf((await read(pathOf(share.url))).html)).toBe("2 candidates");
  expect(headingOf((await read(`${pathOf(share.url)}/2`)).html)).toBe("Daniel Oyelaran");
});

test("what somebody wrote can't end the data beside the page", async () => {
  const { owner, path, id } = await sent();
  const text = "</script><script>alert(1)</script><!--<script>";
  await owner.send(api.proposal.reply, { id, text });
  const { html } = await read(path);
  expect(html.match(/<script\b/g)).toHaveLength(2);
  expect(html).toContain("&lt;/script&gt;&lt;script&gt;alert(1)");
  const data = JSON.parse(/<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
  expect(data.state.share.thread.at(-1).text).toBe(text);
});

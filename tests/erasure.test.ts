import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { send as sendCall } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../scripts/running-product.ts";
import { codeOfNewestLetter } from "./support/outbox.ts";

const folder = mkdtempSync(join(tmpdir(), "proffer-erasure-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const canary = (of: string) => `kwikstaart${of}`;
const cv = `Jorinde Kwikstaart
jorinde.kwikstaart@post.example
06 41 52 63 74
Utrecht

Work experience
Backend engineer, ${canary("werkgever")} BV, Utrecht
March 2021 - present
- Rebuilt the planning service of ${canary("dienst")} in Python and PostgreSQL

Skills
Python, PostgreSQL, Kafka, ${canary("vaardigheid")}
`;
const vacancy = "Backend engineer\nUtrecht\n\nWe ask\n- At least 3 years of experience with Python\n- PostgreSQL\n- Kafka or RabbitMQ";

/** Whatever would name the person: one for each place that it was written to, and what they are known by. */
const planted =
  "werkgever dienst vaardigheid bestand samenvatting trefwoord notitie reden oordeel vraag toestemming bericht concept verzoek link"
    .split(" ")
    .map(canary);
const known = ["jorinde.kwikstaart@post.example", "Jorinde Kwikstaart", "0641526374", "06 41 52 63 74"];

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** In which files of the data folder each of these stands, as it was written or as JSON or PDF may hold it. */
async function foundInFolder(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of await filesIn(folder)) {
    const bytes = (await readFile(path).catch(() => Buffer.alloc(0))).toString("latin1").toLowerCase();
    for (const word of words) if (bytes.includes(word.toLowerCase())) found.push(`${word} in ${path.slice(folder.length + 1)}`);
  }
  return found;
}

test("who is erased is nowhere any more: neither in any row, nor in the data folder, nor after an older backup is put back", {
  timeout: 180_000,
}, async () => {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const settings = { SUBSCRIPTIONS: "off", UNDO_SEND_SECONDS: "0" };
  let product = await startProduct(port, folder, settings);
  const password = "loop langs de linde 7";
  const owner = { first_name: "Marit", last_name: "de Groot", email: "marit@proffer.example", password, password_confirmation: password };
  const { token } = await sendCall(api.account.register, owner, { base, token: null });
  await sendCall(api.account.verifyEmail, { email: owner.email, code: await codeOfNewestLetter(folder, owner.email) }, { base, token });
  const send = ((call, body, more) => sendCall(call, body, { base, token, ...more })) as typeof sendCall;

  const read = (await send(api.candidate.extractFile, { file: new File([`${cv}\n${canary("bestand")}`], "cv.txt") })).data;
  await send(api.candidate.extractText, { text: `${cv}\n${canary("concept")}` }); // read, and never taken over
  const { candidate } = (
    await send(api.candidate.create, {
      ...read.candidate,
      first_name: "Jorinde",
      last_name: "Kwikstaart",
      email: "jorinde.kwikstaart@post.example",
      phone: "06 41 52 63 74",
      summary: canary("samenvatting"),
      tags: [canary("trefwoord")],
      links: { linkedin: `linkedin.com/in/${canary("link")}` },
      extraction_id: read.extraction_id,
      unchecked_fields: [],
      consent: { given_at: new Date().toISOString(), basis: "consent" },
    })
  ).data;
  const other = (await send(api.candidate.create, { first_name: "Wessel", last_name: "Kwikstaart", allow_duplicate: true })).data.candidate;
  const asked = (await send(api.candidate.extractText, { text: vacancy, kind: "job" })).data;
  const { job } = (
    await send(api.job.create, {
      ...asked.job,
      title: "Backend engineer",
      client: { name: "Halderstroom" },
      extraction_id: asked.extraction_id,
    })
  ).data;
  const pair = { job_id: job.id, candidate_id: candidate.id };
  await send(api.matching.matchedCandidates, { id: job.id });
  await send(api.candidate.addNote, { candidate_id: candidate.id, text: canary("notitie") });
  await send(api.candidate.addNote, { candidate_id: other.id, text: "Brother of Jorinde Kwikstaart, who works elsewhere" });
  await send(api.matching.updateMatched, { ...pair, stage: "shortlisted", reason: canary("reden") });
  const { match } = (await send(api.matching.fetchMatched, pair)).data;
  const requirement_id = match.criteria.find((one) => one.requirement_id)?.requirement_id ?? "";
  await send(api.matching.updateMatched, { ...pair, override: { requirement_id, verdict: "not_met", reason: canary("oordeel") } });
  for (const [start, about] of [
    [api.chat.startWithCandidate, { candidate_id: candidate.id }],
    [api.chat.startWithJob, { job_id: job.id }],
    [api.chat.startWithBoth, pair],
  ] as const) {
    const { chat } = (await send(start as typeof api.chat.startWithBoth, about as typeof pair)).data;
    await send(api.chat.ask, { chat_id: chat.id, message: `Does Jorinde Kwikstaart know Python, or ${canary("vraag")}?` });
  }
  const { proposal } = (await send(api.proposal.start, pair)).data;
  if (proposal.unsourced.length > 0) await send(api.proposal.confirm, { id: proposal.id, claims: proposal.unsourced });
  await send(api.proposal.submit, {
    id: proposal.id,
    recipients: [{ email: "marjan@halderstroom.example" }],
    message: `Jorinde Kwikstaart: ${canary("bericht")}`,
    confirm_unsourced: true,
  });
  await send(api.consent.ask, { candidate_id: candidate.id, job_id: job.id, send: true, message: canary("toestemming") });
  const { view } = (await send(api.view.create, { list: "candidates", name: "For the brother", search: { q: "Jorinde Kwikstaart" } })).data;
  const { request } = (await send(api.privacy.create, { kind: "erasure", candidate_id: candidate.id, note: canary("verzoek") })).data;
  await expect.poll(async () => (await foundInFolder(["marjan@halderstroom.example"])).some((one) => one.includes("outbox"))).toBe(true);

  // What they are given holds all of it.
  const held = (await send(api.privacy.hand_over, { candidate_id: candidate.id })).data;
  const given = `${JSON.stringify(held)} ${await (await fetch(base + held.files[0]?.url)).text()}`;
  const mailed = canary("bericht"); // the letter has left; what stood in it isn't kept
  expect([...planted, ...known.slice(0, 2)].filter((one) => one !== mailed && !given.includes(one))).toEqual([]);
  expect(given).not.toMatch(/token_hash|password_hash/);

  const before = await foundInFolder([...planted, ...known]);
  expect(before.length).toBeGreaterThan(0);
  await product.stop();
  const backup = mkdtempSync(join(tmpdir(), "proffer-backup-"));
  cpSync(join(folder, "database", "postgres"), join(backup, "postgres"), { recursive: true });
  product = await startProduct(port, folder, settings);

  const { data } = await send(api.privacy.erase, { candidate_id: candidate.id });
  expect(data.removed).toMatchObject({ candidates: 1, proposals: 1, consent_requests: 1 });
  await expect(send(api.candidate.show, { id: candidate.id })).rejects.toMatchObject({ status: 404 });
  await expect(send(api.privacy.erase, { candidate_id: candidate.id })).rejects.toMatchObject({ status: 404 });
  // The others stay as they were, but for the name.
  const wessel = (await send(api.candidate.show, { id: other.id })).data.candidate;
  expect(wessel.activity.map(({ detail }) => detail.text)).toContain("Brother of [erased], who works elsewhere");
  const { views } = (await send(api.view.list, {})).data;
  expect(views.find(({ id }) => id === view.id)?.search).toEqual({ q: "[erased]" });
  const { requests } = (await send(api.privacy.list, { is_closed: true })).data;
  expect(requests.find(({ id }) => id === request.id)).toMatchObject({ outcome: "done", person: "", candidate_id: null, note: "" });
  await expect.poll(() => foundInFolder([...planted, ...known]), { timeout: 30_000, interval: 500 }).toEqual([]);

  await product.stop();
  rmSync(join(folder, "database", "postgres"), { recursive: true });
  cpSync(join(backup, "postgres"), join(folder, "database", "postgres"), { recursive: true });
  rmSync(backup, { recursive: true });
  product = await startProduct(port, folder, settings);
  const { token: again } = await sendCall(api.account.login, { email: owner.email, password }, { base, token: null });
  await expect(sendCall(api.candidate.show, { id: candidate.id }, { base, token: again })).rejects.toMatchObject({ status: 404 });
  await product.stop();
});

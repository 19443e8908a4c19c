import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { send as sendCall } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../scripts/running-product.ts";
import { colleagueWords, tablesNaming, workAsColleague } from "./support/leaving-colleague.ts";
import { codeOfNewestLetter, outboxOf } from "./support/outbox.ts";

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

/** Twenty-five words, one for each way in which something about a person comes in; and what they are known by. */
const planted =
  "werkgever dienst vaardigheid bestand bestandsnaam samenvatting trefwoord diploma wens notitie reden oordeel vraag baanvraag paarvraag toestemming instemming brief bericht antwoord gesprek vervolg concept verzoek link"
    .split(" ")
    .map(canary);
/** Theirs alone, and written where the rest is somebody else's or the product's. */
const weblogs = ["weergave", "shortlistkop", "contact"].map((of) => `${canary(of)}.example`);
const known = ["jorinde.kwikstaart@post.example", "Jorinde Kwikstaart", "0641526374", "06 41 52 63 74", ...weblogs];

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** In which files of the data folder each of these stands, as it was written or as JSON or PDF may hold it. */
async function foundInFolder(words: readonly string[], within = folder): Promise<string[]> {
  const found: string[] = [];
  for (const path of await filesIn(within)) {
    const bytes = (await readFile(path).catch(() => Buffer.alloc(0))).toString("latin1").toLowerCase();
    for (const word of words) if (bytes.includes(word.toLowerCase())) found.push(`${word} in ${path.slice(folder.length + 1)}`);
  }
  return found;
}

/** The whole database as text: what lies in its files may be packed. */
async function dump(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), "proffer-dump-"));
  cpSync(join(folder, "database", "postgres"), join(copy, "postgres"), { recursive: true });
  const database = await openEmbedded({ folder: copy });
  const lines: string[] = [];
  const { rows: tables } = await database.executeSql(
    "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1",
  );
  for (const { name } of tables) {
    const { rows } = await database.executeSql(`select row_to_json(t)::text as line from ${String(name)} t`);
    lines.push(...rows.map(({ line }) => `${String(name)} ${String(line)}`));
  }
  await database.close();
  rmSync(copy, { recursive: true });
  return lines.join("\n");
}
const linesWith = (text: string, words: readonly string[]) =>
  text.split("\n").filter((line) => words.some((word) => line.toLowerCase().includes(word.toLowerCase())));

test("who is erased, candidate or colleague, is nowhere any more: neither in a dump, nor in the data folder, nor in the log, nor after an older backup is put back", async () => {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const settings = { SUBSCRIPTIONS: "off", UNDO_SEND_SECONDS: "60" };
  let logged = "";
  const listen = (text: string) => {
    logged += text;
  };
  let product = await startProduct(port, folder, settings, process.cwd(), listen);
  const password = "loop langs de linde 7";
  const owner = { first_name: "Marit", last_name: "de Groot", email: "marit@proffer.example", password, password_confirmation: password };
  const { token } = await sendCall(api.account.register, owner, { base, token: null });
  await sendCall(
    api.account.verifyEmail,
    { email: owner.email, code: await codeOfNewestLetter(outboxOf(folder), owner.email) },
    { base, token },
  );
  const send = ((call, body, more) => sendCall(call, body, { base, token, ...more })) as typeof sendCall;

  const read = (
    await send(api.candidate.extractFile, { file: new File([`${cv}\n${canary("bestand")}`], `cv-${canary("bestandsnaam")}.txt`) })
  ).data;
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
      links: { linkedin: `linkedin.com/in/${canary("link")}`, other: weblogs.map((name) => `https://${name}`) },
      certifications: [{ name: canary("diploma") }],
      desired: { titles: [canary("wens")] },
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
  for (const [start, about, of] of [
    [api.chat.startWithCandidate, { candidate_id: candidate.id }, "vraag"],
    [api.chat.startWithJob, { job_id: job.id }, "baanvraag"],
    [api.chat.startWithBoth, pair, "paarvraag"],
  ] as const) {
    const { chat } = (await send(start as typeof api.chat.startWithBoth, about as typeof pair)).data;
    await send(api.chat.ask, { chat_id: chat.id, message: `Does Jorinde Kwikstaart know Python, or ${canary(of)}?` });
  }
  const token_of = async (pairing: typeof pair, message: string) => {
    const { proposal } = (await send(api.proposal.start, pairing)).data;
    await send(api.proposal.editCoverLetter, { id: proposal.id, cover_letter: `Dear client, ${message}.` });
    const { unsourced } = (await send(api.proposal.show, { id: proposal.id })).data.proposal;
    if (unsourced.length > 0) await send(api.proposal.confirm, { id: proposal.id, claims: unsourced });
    const recipients = [{ email: "marjan@halderstroom.example" }];
    const { share } = (await send(api.proposal.submit, { id: proposal.id, recipients, message, confirm_unsourced: true })).data;
    return { id: proposal.id, token: share.url.split("/p/")[1] ?? "" };
  };
  const sent = await token_of(pair, `Jorinde Kwikstaart: ${canary("bericht")} ${canary("brief")}`);
  const others = await token_of({ ...pair, candidate_id: other.id }, "Wessel is here, too");
  await send(
    api.proposal.respond,
    { token: sent.token, decision: "question", name: "Marjan", comment: canary("antwoord") },
    { token: null },
  );
  await send(api.proposal.ask, { token: sent.token, name: "Marjan", text: canary("vervolg") }, { token: null });
  await send(api.proposal.reply, { id: sent.id, text: canary("gesprek") });
  await send(api.shortlist.create, {
    proposal_ids: [sent.id, others.id],
    title: `With ${weblogs[1]}`,
    intro: "Jorinde Kwikstaart and Wessel",
  });
  const asked_of = (await send(api.consent.ask, { candidate_id: candidate.id, job_id: job.id, send: true, message: canary("toestemming") }))
    .data;
  const consent = { token: asked_of.url.split("/c/")[1] ?? "", language: "en" } as const;
  await send(api.consent.answer, { ...consent, answer: "yes", words: canary("instemming") }, { token: null });
  await send(api.contact.send, { name: "A brother", email: "b@post.example", message: `About ${weblogs[2]}` }, { token: null });
  const { view } = (
    await send(api.view.create, { list: "candidates", name: "For the brother", search: { q: `Jorinde Kwikstaart ${weblogs[0]}` } })
  ).data;
  const { request } = (await send(api.privacy.create, { kind: "erasure", candidate_id: candidate.id, note: canary("verzoek") })).data;
  await expect.poll(() => foundInFolder([weblogs[2] ?? ""], outboxOf(folder).folder)).not.toEqual([]);

  const colleague = await workAsColleague({
    base,
    outbox: outboxOf(folder),
    send,
    ...pair,
    candidate_id: other.id,
    proposal_id: others.id,
  });

  // What they are given holds all of it.
  const held = (await send(api.privacy.hand_over, { candidate_id: candidate.id })).data;
  const files = await Promise.all(held.files.map(async ({ name, url }) => `${name} ${await (await fetch(base + url)).text()}`));
  const given = `${JSON.stringify(held)} ${files.join(" ")}`;
  const operators = weblogs[2]; // a message to whoever runs the product isn't the agency's to give
  expect([...planted, ...known.slice(0, 2), ...weblogs].filter((one) => one !== operators && !given.includes(one))).toEqual([]);
  expect(planted).toHaveLength(25);
  expect(given).not.toMatch(/token_hash|password_hash/);

  const before = await foundInFolder([...planted, ...known, ...colleagueWords]);
  expect(before.length).toBeGreaterThan(0);
  await product.stop();
  const whole = await dump();
  expect(linesWith(whole, planted).length).toBeGreaterThan(20);
  expect(linesWith(whole, colleagueWords).length).toBeGreaterThan(25);
  const tables = linesWith(whole, colleagueWords).map((line) => /^public\.(\w+)/.exec(line)?.[1]);
  expect(tables).toEqual(expect.arrayContaining(tablesNaming));
  expect(colleagueWords.filter((word) => linesWith(whole, [word]).length === 0 && !/^06\d|, /.test(word))).toEqual([]);
  const backup = mkdtempSync(join(tmpdir(), "proffer-backup-"));
  cpSync(folder, backup, { recursive: true, preserveTimestamps: true });
  product = await startProduct(port, folder, settings, process.cwd(), listen);

  const { data } = await send(api.privacy.erase, { candidate_id: candidate.id });
  expect(data.removed).toMatchObject({ candidates: 1, proposals: 1, consent_requests: 1 });
  await expect(send(api.candidate.show, { id: candidate.id })).rejects.toMatchObject({ status: 404 });
  await expect(send(api.privacy.erase, { candidate_id: candidate.id })).rejects.toMatchObject({ status: 404 });
  // The others stay as they were, but for the name.
  const wessel = (await send(api.candidate.show, { id: other.id })).data.candidate;
  expect(wessel.activity.map(({ detail }) => detail.text)).toContain("Brother of [erased], who works elsewhere");
  const { views } = (await send(api.view.list, {})).data;
  expect(views.find(({ id }) => id === view.id)?.search).toEqual({ q: "[erased] [erased]" });
  const { requests } = (await send(api.privacy.list, { is_closed: true })).data;
  expect(requests.find(({ id }) => id === request.id)).toMatchObject({ outcome: "done", person: "", candidate_id: null, note: "" });
  await colleague.leave();
  await expect(colleague.comeBack()).rejects.toMatchObject({ status: 401 });
  const all = [...planted, ...known, ...colleagueWords];
  // Each look goes through every file: only for what the last one still found.
  let left: readonly string[] = all;
  const stillThere = async () => {
    const found = await foundInFolder(left);
    left = left.filter((word) => found.some((one) => one.startsWith(`${word} in `)));
    return found;
  };
  await expect.poll(stillThere, { interval: 500 }).toEqual([]);

  await product.stop();
  expect(await foundInFolder(all)).toEqual([]);
  expect(linesWith(await dump(), all)).toEqual([]);
  expect(linesWith(logged, all)).toEqual([]);

  // Whoever looks at a backup that was put back finds them no more.
  const restored = await restore(backup);
  expect(restored).toContain("Erased again: 2.");
  expect(await foundInFolder(all.filter((one) => one !== operators))).toEqual([]);
  const put_back = await dump();
  expect(linesWith(put_back, all)).toEqual([]);
  const people = put_back.split("\n").filter((line) => line.startsWith("public.candidates "));
  expect(people).toEqual([expect.stringContaining(other.id)]);
  expect(people[0]).toContain("Wessel");
  rmSync(backup, { recursive: true });
});

/** The command that puts a backup back. */
async function restore(backup: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/backup/restore.ts", backup], {
    env: { ...process.env, DATA_DIR: folder },
  });
  return stdout;
}

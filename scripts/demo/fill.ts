import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BodyInput, Call } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { type CvForm, makeCv } from "#server/sample/cv/make-cv.ts";
import type { Person } from "#server/sample/person.ts";
import type { Vacancy } from "#server/sample/vacancies.ts";
import { type Answer, CallFailed, type SendOptions, send } from "#web/kit/calls/api.ts";

/** Readings at the same time: as many as a small machine has cores. */
const READERS = 2;
const MATCHES_MS = 120_000;
/** The forms that CVs come in, in turn: forms with tables are rarer, as in a real inbox. */
const forms: CvForm[] = [
  { pdf: "plain" },
  { pdf: "sidebar" },
  { docx: "styled" },
  { pdf: "creative" },
  { pdf: "plain" },
  { docx: "bold" },
  { pdf: "sidebar" },
  { pdf: "table" },
  { docx: "styled" },
  { pdf: "creative" },
  { docx: "bold" },
  { docx: "table" },
];

export interface Account {
  url: string;
  token: string;
  email: string;
  /** Instead of fetch: tests call a server without a port. */
  fetcher?: NonNullable<SendOptions["fetcher"]>;
}

export interface Filled {
  /** In the order of the people given. */
  candidate_ids: string[];
  job_ids: string[];
  matches: number;
  seconds: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One call; when it came too often, or a busy machine read too slowly, it waits and tries again, for a minute. */
export async function ask<C extends Call>(
  { url, token, fetcher = fetch }: Pick<Account, "url" | "fetcher"> & { token: string | null },
  call: C,
  body: BodyInput<C>,
): Promise<Answer<C>> {
  for (let tries = 1; ; tries++) {
    try {
      return await send(call, body, { base: url, token, fetcher });
    } catch (failure) {
      const isBusy = failure instanceof CallFailed && (failure.status === 429 || failure.envelope.data?.reason === "too_slow");
      if (!isBusy || tries >= 12) throw failure;
      await pause(5000);
    }
  }
}

/** Opens an account; null when the e-mail address has one. The e-mail is not verified yet. */
export async function register(
  url: string,
  person: { email: string; password: string; first_name: string; last_name: string; company: string },
): Promise<Account | null> {
  try {
    const { token } = await ask({ url, token: null }, api.account.register, { ...person, password_confirmation: person.password });
    return { url, token, email: person.email };
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 409) return null;
    throw failure;
  }
}

/** The code of the newest letter to this address in the outbox of a product that keeps its letters there. */
async function mailedCode(outbox: string, email: string): Promise<string> {
  for (const until = Date.now() + 20_000; Date.now() < until; await pause(200)) {
    const letters = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml") && !name.startsWith("."));
    for (const name of letters.sort().reverse()) {
      const letter = await readFile(join(outbox, name), "utf8");
      const code = /^Subject: (\d{6})\b/m.exec(letter)?.[1];
      if (code && /^To: .*$/im.exec(letter)?.[0].includes(email)) return code;
    }
  }
  throw new Error(
    `No e-mail with a code for ${email} came to ${outbox}. Does the running product use another DATA_DIR, or an SMTP server?`,
  );
}

export async function verify(account: Account, dataDir: string): Promise<void> {
  const code = await mailedCode(join(dataDir, "outbox"), account.email);
  await ask(account, api.account.verifyEmail, { email: account.email, code });
}

/** Buys the Team plan at the sandbox's checkout, as a person would, so that a demo holds more than the free plan does. */
export async function buyTeam(account: Account, seats: number): Promise<void> {
  const { data } = await ask(account, api.subscription.plans, {});
  const team = data.subscriptions.find(({ key }) => key === "team");
  if (!data.is_on || !team) return; // everybody has everything here
  if (!data.is_test)
    throw new Error("This product takes real payments: its demo would have to be paid for. Start it without Stripe's settings.");
  const { data: order } = await ask(account, api.subscription.subscribe, { subscription_id: team.id, interval: "month", seats });
  const checkout = new URL(order.checkout_url, account.url);
  const paid = await fetch(checkout, { method: "POST", body: new URLSearchParams({ action: "pay" }), redirect: "manual" });
  if (paid.status !== 303) throw new Error(`The sandbox's checkout answered ${paid.status}.`);
  await ask(account, api.subscription.succeed, {
    subscriptionId: team.id,
    orderId: order.order_id,
    orderEmail: account.email,
    status: "success",
    sessionId: order.session_id,
  });
}

async function addCandidate(account: Account, person: Person, index: number): Promise<string> {
  const cv = await makeCv(person, forms[index % forms.length] ?? "text");
  const file = new File([cv.bytes], cv.name, { type: cv.mime });
  const { data: reading } = await ask(account, api.candidate.extractFile, { file });
  // What was read is taken as it is; where even the name was not found, a person would type it.
  const draft = { ...reading.candidate };
  if (!draft.first_name && !draft.last_name) Object.assign(draft, { first_name: person.first_name, last_name: person.last_name });
  const { data } = await ask(account, api.candidate.create, { ...draft, extraction_id: reading.extraction_id });
  return data.candidate.id;
}

async function addJob(account: Account, vacancy: Vacancy): Promise<string> {
  const { data: reading } = await ask(account, api.candidate.extractText, { text: vacancy.text, kind: "job" });
  const draft = reading.job ?? {};
  const body = {
    ...draft,
    title: draft.title || vacancy.title,
    client: draft.client ?? { name: vacancy.client },
    extraction_id: reading.extraction_id,
  };
  return (await ask(account, api.job.create, body)).data.job.id;
}

/** Waits until every candidate was compared with the job; gives how many matches stand. */
async function matchesOf(account: Account, job_id: string, candidates: number): Promise<number> {
  for (const until = Date.now() + MATCHES_MS; Date.now() < until; await pause(1000)) {
    const { data } = await ask(account, api.matching.matchedCandidates, { id: job_id, limit: 1 });
    if (data.compared >= candidates) return data.total;
  }
  throw new Error(`After ${MATCHES_MS / 1000} seconds not every candidate was compared with job ${job_id}.`);
}

/** Adds people by their CVs and vacancies by their text, through the same calls as the screens, and waits for the matches. */
export async function fillWorkspace(
  account: Account,
  people: Person[],
  vacancies: Vacancy[],
  tell: (line: string) => void = () => {},
): Promise<Filled> {
  const start = performance.now();
  const candidate_ids: string[] = [];
  let next = 0;
  let done = 0;
  const reader = async () => {
    for (let index = next++; index < people.length; index = next++) {
      candidate_ids[index] = await addCandidate(account, people[index] as Person, index);
      done += 1;
      if (done % 10 === 0 || done === people.length) tell(`${done} of ${people.length} CVs read`);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  const job_ids: string[] = [];
  for (const vacancy of vacancies) job_ids.push(await addJob(account, vacancy));
  tell(`${job_ids.length} vacancies read`);
  let matches = 0;
  for (const id of job_ids) matches += await matchesOf(account, id, candidate_ids.length);
  return { candidate_ids, job_ids, matches, seconds: (performance.now() - start) / 1000 };
}

/** Who works at the demo's clients, in turn, where a vacancy names nobody to write to. */
const people = ["Marjan Elzinga", "Pieter van Wezel", "Loes Vink", "Otto Prins", "Jet Molenaar", "Daan Smit", "Mila Haan", "Bas Terpstra"];
interface Reader {
  name: string;
  email: string;
}

const letters = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** Whom one writes to about a job; its client has them from now on where it had nobody with an address. */
async function readerOf(account: Account, job_id: string, at = 0): Promise<Reader> {
  const { client } = (await ask(account, api.job.show, { id: job_id })).data.job;
  const name = client?.contact_name ?? people[at % people.length] ?? "";
  // A name may have no letters at all: "24", "42/7".
  const [box, domain] = [letters(name.split(" ")[0] ?? "") || "desk", letters(client?.name ?? "") || "client"];
  const email = client?.contact_email ?? `${box}@${domain}.example`;
  if (client && !(client.contact_name && client.contact_email))
    await ask(account, api.job.update, { id: job_id, client: { name: client.name, contact_name: name, contact_email: email } });
  return { name, email };
}

/** Sends up to four of a job's candidates to the client as one page; who isn't proposed yet is proposed first. */
export async function addShortlist(
  account: Account,
  job_id: string,
  more: { password?: string } = {},
): Promise<{ id: string; page: string }> {
  const { proposals } = (await ask(account, api.proposal.list, { job_id, limit: 50 })).data;
  const reader = await readerOf(account, job_id);
  const out = new Map(
    proposals.filter(({ edition, status }) => edition > 0 && status !== "withdrawn").map(({ id, candidate_id }) => [candidate_id, id]),
  );
  const { candidates } = (await ask(account, api.matching.matchedCandidates, { id: job_id, limit: 6 })).data;
  for (const { id: candidate_id } of candidates) {
    if (out.size >= 4) break;
    if (out.has(candidate_id)) continue;
    const { proposal } = (await ask(account, api.proposal.start, { job_id, candidate_id })).data;
    await sendOut(account, proposal.id, "sent", reader);
    out.set(candidate_id, proposal.id);
  }
  const { shortlist, share } = (
    await ask(account, api.shortlist.create, {
      proposal_ids: [...out.values()].slice(0, 4),
      intro: "We spoke with each of them this week. All could start soon.",
      recipients: [reader],
      ...more,
    })
  ).data;
  return { id: shortlist.id, page: new URL(share.url).pathname };
}

/** How far each proposal of a demo comes, in turn; what a client answered is the answer as it is sent. */
const courses: ("draft" | "sent" | "opened" | Omit<BodyInput<typeof api.proposal.respond>, "token" | "name">)[] = [
  { decision: "interview", moments: ["Tuesday 10:00", "Thursday after 14:00"] },
  "opened",
  "draft",
  "sent",
  { decision: "question", comment: "Could we meet for a trial day before the holidays?" },
  { decision: "not_a_fit", reason: "experience", comment: "We look for more years in our sector." },
  "draft",
];

export interface Proposed {
  id: string;
  /** The client's page; null for a draft. */
  page: string | null;
}

/** Proposes the two best candidates of each job that has any, and has the clients open and answer some of them. */
export async function addProposals(account: Account, job_ids: readonly string[]): Promise<Proposed[]> {
  const made: Proposed[] = [];
  for (const [at, job_id] of job_ids.entries()) {
    const reader = await readerOf(account, job_id, at);
    const { candidates } = (await ask(account, api.matching.matchedCandidates, { id: job_id, limit: 2 })).data;
    for (const { id: candidate_id } of candidates) {
      const course = courses[made.length % courses.length] ?? "draft";
      const { id } = (await ask(account, api.proposal.start, { job_id, candidate_id })).data.proposal;
      made.push({ id, page: course === "draft" ? null : await sendOut(account, id, course, reader) });
    }
  }
  return made;
}

async function sendOut(account: Account, id: string, course: Exclude<(typeof courses)[number], "draft">, reader: Reader): Promise<string> {
  const { share } = (await ask(account, api.proposal.submit, { id, recipients: [reader], confirm_unsourced: true })).data;
  const page = new URL(share.url).pathname;
  const token = page.split("/").at(-1) ?? "";
  const asReader = { ...account, token: null };
  if (course !== "sent") await ask(asReader, api.proposal.seen, { token, visit: true });
  if (typeof course === "object") await ask(asReader, api.proposal.respond, { token, name: reader.name, ...course });
  return page;
}

import { api } from "#contract/index.ts";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { demoPeople } from "#server/sample/people.ts";
import { send } from "#web/kit/calls/api.ts";
import { type Account, addProposals, addShortlist, fillWorkspace, type Proposed } from "../demo/fill.ts";
import { type Accounts, leaveCheckout, openAccounts } from "./accounts.ts";
import { addBrought, type Brought } from "./brought.ts";
import { addDoubtful, type Doubtful } from "./doubtful.ts";

/** The records that screens are about, and the addresses of pages that are read without an account. */
export interface Ids extends Doubtful, Brought {
  candidate: string;
  /** A candidate whose CV is a Word file. */
  word: string;
  job: string;
  client: string;
  /** A draft, and one that the client answered. */
  draft: string;
  answered: string;
  /** A talk about the candidate for the job, one about the job alone, and one in which nothing is asked yet. */
  chat: string;
  job_chat: string;
  new_chat: string;
  /** The page that the client reads. */
  page: string;
  /** One that the client opened and hasn't answered. */
  opened: string;
  /** A page of several candidates: open, behind a password, closed. */
  shortlist: string;
  shortlist_locked: string;
  shortlist_closed: string;
  /** One candidate's page behind a password, and one that was withdrawn. */
  locked: string;
  withdrawn: string;
  /** What a candidate is asked: nothing said yet, agreed, refused, taken back by the recruiter. */
  asked: string;
  agreed: string;
  refused: string;
  unasked: string;
  /** Where the letter of an invitation leads. */
  invitation: string;
  /** Where a checkout that was left open would have ended. */
  checkout: string;
}

export interface Place {
  url: string;
  accounts: Accounts;
  ids: Ids;
  /** The records that pictures on Dutch pages show: a vacancy and a CV in Dutch. */
  dutch: Ids;
}

/** What everything is photographed for: to look it over, or for the README and the public pages to show. */
export type Purpose = "look" | "show";

const noDoubts: Doubtful = { doubted: "", hard: "", doubtful_job: "", scanned: "", leaking: "", contradicting: "" };

/** One workspace with nothing in it, one with people and jobs, and one whose owner hasn't verified the e-mail. */
export async function prepare(url: string, dataDir: string, purpose: Purpose): Promise<Place> {
  const isShow = purpose === "show";
  const { accounts, invitation } = await openAccounts(url, dataDir);
  const filled = await fillWorkspace(accounts.filled, demoPeople.slice(0, isShow ? 40 : 18), demoVacancies.slice(0, isShow ? 7 : 5));
  const [job = "", ...others] = filled.job_ids;
  const as = { base: url, token: accounts.filled.token };
  const best = (await send(api.matching.matchedCandidates, { id: job, limit: 4 }, as)).data.candidates;
  const stages = ["shortlisted", "shortlisted", "interview"] as const;
  for (const [index, stage] of stages.entries()) {
    const candidate_id = best[index]?.id;
    if (candidate_id) await send(api.matching.updateMatched, { job_id: job, candidate_id, stage }, as);
  }
  // The invented CVs are read without doubt; these two stand for those that are not.
  for (const id of [filled.candidate_ids[2], filled.candidate_ids[6]])
    if (id) await send(api.candidate.update, { id, unchecked_fields: ["city", "years_experience"] }, as);
  if (!isShow) {
    await send(api.job.remove, { id: others.at(-1) ?? "" }, as);
    await send(api.candidate.remove, { id: filled.candidate_ids[1] ?? "" }, as);
    await send(api.candidate.remove, { id: filled.candidate_ids[4] ?? "" }, as);
  }
  await addRequests(
    as,
    best.map(({ id }) => id),
  );
  const proposed = await addProposals(accounts.filled, filled.job_ids.slice(0, -1));
  const pages = await addPages(accounts.filled, job, proposed);
  // The third person's CV is a Word file; the forms take turns.
  const ids: Ids = {
    candidate: best[0]?.id ?? "",
    word: filled.candidate_ids[2] ?? "",
    job,
    client: await addClient((await send(api.job.show, { id: job }, as)).data.job.client?.id ?? "", as),
    draft: isShow ? await draftFor(best[1]?.id ?? "", job, as) : (proposed.find(({ page }) => page === null)?.id ?? ""),
    answered: proposed[0]?.id ?? "",
    page: proposed[0]?.page ?? "",
    opened: proposed[1]?.page ?? "",
    ...pages,
    ...(await addTalks(accounts.filled, best[0]?.id ?? "", job)),
    ...(isShow ? noDoubts : await addDoubtful(accounts.filled)),
    invitation,
    checkout: await leaveCheckout(accounts.empty),
    imported: "",
  };
  if (!isShow) await addInterviews(as, ids);
  await addDailyWork(ids, as);
  if (!isShow) Object.assign(ids, await addBrought(ids.candidate, as));
  return { url, accounts, ids, dutch: isShow ? { ...ids, ...(await dutchIds(accounts.filled, others[0] ?? "", proposed)) } : ids };
}

/** Of one candidate an interview to come and one that was, and times that the readers of two pages choose from, or wait for. */
async function addInterviews(as: { base: string; token: string | null }, ids: Ids): Promise<void> {
  const onTheHour = (days: number) => new Date(Math.ceil(Date.now() / 3_600_000 + days * 24) * 3_600_000).toISOString();
  const usual = { minutes: 60, time_zone: "Europe/Amsterdam", round: 1, recruiter_ids: [], invites_candidate: true, invites_client: true };
  const pair = { job_id: ids.job, candidate_id: ids.candidate };
  const { contacts } = (await send(api.interview.begin, pair, as)).data;
  const contact_ids = contacts.map(({ id }) => id);
  const past = (await send(api.interview.plan, { ...pair, ...usual, contact_ids, starts_at: onTheHour(-6) }, as)).data.interview;
  await send(
    api.interview.outcome,
    { id: past.id, version: past.version, outcome: "strong_yes", note: "Wants to decide this week. Asks about the on-call duty." },
    as,
  );
  const where = { location: "Havenkade 12, Utrecht", link: "https://meet.example/halderstroom" };
  await send(api.interview.plan, { ...pair, ...usual, ...where, round: 2, contact_ids, starts_at: onTheHour(3) }, as);
  const { job_id, candidate_id } = (await send(api.proposal.show, { id: ids.answered }, as)).data.proposal;
  const slots = [onTheHour(2), onTheHour(3.2), onTheHour(5)];
  await send(api.interview.plan, { job_id, candidate_id, ...usual, contact_ids: [], location: where.location, slots }, as);
  const token = ids.opened.split("/").at(-1) ?? "";
  await send(api.interview.suggest, { token, slots: slots.slice(1), name: "Marjan Elzinga", time_zone: "Europe/Amsterdam" }, as);
}

/** A client of whom more is known than a vacancy tells. */
async function addClient(id: string, as: { base: string; token: string | null }): Promise<string> {
  const about = "Growing fast: eleven vacancies this year. Decides within a week when the salary is told at once. Parking behind the hall.";
  await send(
    api.client.update,
    { id, branch: "Energy", city: "Utrecht", country: "NL", website: "https://halderstroom.example", about },
    as,
  );
  const people = [
    { name: "Marjan Elzinga", role: "HR manager", email: "marjan@halderstroom.example", phone: "030 555 01 34", is_first: true },
    { name: "Pieter van Wezel", role: "Head of engineering", email: "pieter@halderstroom.example", language: "en" as const },
  ];
  // Whom the demo put there already is said more of.
  const known = (await send(api.client.show, { id }, as)).data.contacts;
  for (const person of people) {
    const there = known.find(({ name }) => name === person.name);
    await send(api.client.saveContact, { client_id: id, ...(there && { id: there.id }), ...person }, as);
  }
  return id;
}

/** What was written and has to be done about them: late, due today, and without a day. */
async function addDailyWork(ids: Ids, as: { base: string; token: string | null }): Promise<void> {
  const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
  const about = { record: "candidate", record_id: ids.candidate } as const;
  const client = { record: "client", record_id: ids.client } as const;
  const text = "**Available from March**, two months' notice.\n\n- would rather not travel on Fridays\n- asks for 36 hours";
  const { note } = (await send(api.note.create, { ...about, text }, as)).data;
  await send(api.note.pin, { id: note.id, pinned: true }, as);
  await send(api.note.create, { ...about, text: "Enthusiastic about the role; wants to see the team first." }, as);
  const at = new Date(Date.now() - 3_600_000).toISOString();
  await send(
    api.note.create,
    { ...client, text: "They decide this week. Salary can go up a little.", call: { name: "Marjan Elzinga", at } },
    as,
  );
  await send(api.note.create, { record: "job", record_id: ids.job, text: "Second interview is with the whole team." }, as);
  await send(api.toDo.create, { ...about, text: "Call back about the notice period", due_on: day(-2) }, as);
  await send(api.toDo.create, { ...client, text: "Send two more profiles", due_on: day(0) }, as);
  await send(api.toDo.create, { record: "job", record_id: ids.job, text: "Ask for the salary band", due_on: day(5) }, as);
  await send(api.toDo.create, { text: "Prepare the Monday meeting" }, as);
}

/** What some asked about their own data: one late, one to come, one done. */
async function addRequests(as: { base: string; token: string }, [first, second, third]: string[]): Promise<void> {
  const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await send(api.privacy.create, { kind: "access", person: "Hanna Wierda", received_on: days(40), note: "By letter" }, as);
  if (first) await send(api.privacy.create, { kind: "erasure", candidate_id: first, received_on: days(3) }, as);
  if (second) await send(api.privacy.create, { kind: "correction", candidate_id: second, received_on: days(12) }, as);
  if (!third) return;
  const { request } = (await send(api.privacy.create, { kind: "access", candidate_id: third, received_on: days(20) }, as)).data;
  await send(api.privacy.update, { id: request.id, outcome: "done" }, as);
}

/** The second vacancy is Dutch: its best candidate, a draft for the next one, a talk, and a page that went out. */
async function dutchIds(account: Account, job: string, proposed: Proposed[]): Promise<Partial<Ids>> {
  const as = { base: account.url, token: account.token };
  const [best, next] = (await send(api.matching.matchedCandidates, { id: job, limit: 2 }, as)).data.candidates;
  const { chat } = (await send(api.chat.startWithBoth, { candidate_id: best?.id ?? "", job_id: job }, as)).data;
  for (const message of ["Heeft ze een BIG-registratie?", "Wat ontbreekt er?", "Heeft ze palliatieve zorg gedaan?"])
    await send(api.chat.ask, { chat_id: chat.id, message }, as);
  const of = (await send(api.proposal.list, { job_id: job, limit: 10 }, as)).data.proposals.map(({ id }) => id);
  const page = proposed.find((one) => one.page !== null && of.includes(one.id))?.page;
  return {
    candidate: best?.id ?? "",
    job,
    draft: await draftFor(next?.id ?? "", job, as),
    chat: chat.id,
    ...(page && { opened: page }),
  };
}

/** A draft in the language of the first job, for pictures to show. */
async function draftFor(candidate_id: string, job_id: string, as: { base: string; token: string | null }): Promise<string> {
  return (await send(api.proposal.start, { job_id, candidate_id }, as)).data.proposal.id;
}

/** What clients and candidates read without an account, in every state. */
async function addPages(account: Account, job_id: string, proposed: Proposed[]) {
  const as = { base: account.url, token: account.token };
  const open = await addShortlist(account, job_id);
  const [first] = (await send(api.proposal.list, { job_id, limit: 1 }, as)).data.proposals;
  const token = open.page.split("/").at(-1) ?? "";
  await send(
    api.proposal.respond,
    { token, place: 2, decision: "question", name: "Marjan Elzinga", comment: "Is a day from home possible?" },
    as,
  );
  const locked = await addShortlist(account, job_id, { password: "zomerlinde" });
  const closed = await addShortlist(account, job_id);
  await send(api.shortlist.revoke, { id: closed.id }, as);
  const pageOf = async (id: string, more: { password?: string }) =>
    new URL((await send(api.proposal.submit, { id, ...more, confirm_unsourced: true }, as)).data.share.url).pathname;
  const sent = proposed.filter(({ page }) => page !== null);
  const gone = sent.at(-1)?.id ?? "";
  const withdrawn = await pageOf(gone, {});
  await send(api.proposal.withdraw, { id: gone }, as);
  const asked: string[] = [];
  const { candidates } = (await send(api.candidate.list, { limit: 4 }, as)).data;
  for (const [at, { id: candidate_id }] of candidates.entries()) {
    const { request, url } = (await send(api.consent.ask, { candidate_id, job_id, message: "We spoke on the phone yesterday." }, as)).data;
    const link = new URL(url).pathname;
    const said = { token: link.split("/").at(-1) ?? "", language: "en" as const };
    if (at === 1) await send(api.consent.answer, { ...said, answer: "yes", words: "Gladly, from January on." }, as);
    if (at === 2) await send(api.consent.answer, { ...said, answer: "no", words: "Too far to travel." }, as);
    if (at === 3) await send(api.consent.revoke, { id: request.id }, as);
    asked.push(link);
  }
  const [waiting = "", agreed = "", refused = "", unasked = ""] = asked;
  return {
    shortlist: open.page,
    shortlist_locked: locked.page,
    shortlist_closed: closed.page,
    locked: await pageOf(first?.id ?? "", { password: "zomerlinde" }),
    withdrawn,
    asked: waiting,
    agreed,
    refused,
    unasked,
  };
}

/** Talks of all three kinds, and one in which nothing is asked yet. */
async function addTalks(
  { url, token }: Account,
  candidate_id: string,
  job_id: string,
): Promise<Pick<Ids, "chat" | "job_chat" | "new_chat">> {
  const as = { base: url, token };
  const ask = async (chat_id: string, ...questions: string[]) => {
    for (const message of questions) await send(api.chat.ask, { chat_id, message }, as);
  };
  const alone = (await send(api.chat.startWithCandidate, { candidate_id }, as)).data.chat;
  await ask(alone.id, "Are there gaps in the history?");
  const ofJob = (await send(api.chat.startWithJob, { job_id }, as)).data.chat;
  await ask(ofJob.id, "Who are the best candidates?");
  const both = (await send(api.chat.startWithBoth, { candidate_id, job_id }, as)).data.chat;
  await ask(both.id, "Does she know PostgreSQL?", "What is missing?", "Is she open to on-call duty?");
  const fresh = (await send(api.chat.startWithCandidate, { candidate_id }, as)).data.chat;
  return { chat: both.id, job_chat: ofJob.id, new_chat: fresh.id };
}

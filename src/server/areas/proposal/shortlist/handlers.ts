import type { Body } from "#contract/call.ts";
import type { Recipient, SharedShortlist } from "#contract/proposal.ts";
import type { shortlistCalls } from "#contract/shortlist.ts";
import { shortlistWords } from "#contract/shortlist-words.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findNewestEdition } from "#server/areas/proposal/edition/queries.ts";
import { type Invitation, invitationLetter } from "#server/areas/proposal/mails.ts";
import { findAgency, findProposal, findProposalToChange, findSender, type StoredProposal } from "#server/areas/proposal/queries.ts";
import { DEFAULT_BRAND } from "#server/areas/proposal/rules.ts";
import { insertShare } from "#server/areas/proposal/share/queries.ts";
import { newLink } from "#server/areas/proposal/share/rules.ts";
import { noteProposal, present } from "#server/areas/proposal/tasks.ts";
import { writeTo } from "#server/areas/subscription/tasks.ts";
import { nameRecord } from "#server/core/act.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { conflict, gone, invalidField, notAcceptable, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import {
  findShortlist,
  insertShortlist,
  pageOfShortlists,
  revokeLinks,
  type ShownItem,
  type StoredShortlist,
  shownItems,
} from "./queries.ts";
import { leaksAmong, textsOfPage } from "./rules.ts";
import { listed, makePaper, pageOf, senderOf, textsOfLetter, wholeShortlist, wholeShortlists } from "./tasks.ts";

export const shortlistHandlers: Handlers<typeof shortlistCalls> = {
  list: async ({ body, caller, parts }) => {
    const { shortlists, ...page } = await pageOfShortlists(parts.database.db, caller.workspace, body);
    return { data: { shortlists: await wholeShortlists(parts.database.db, caller.workspace, shortlists), ...page } };
  },

  create: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const proposals = await sentOfOneJob(parts, caller, body.proposal_ids);
    const first = proposals[0] as StoredProposal;
    const items = await newestOf(parts, caller.workspace, proposals);
    const agency = await findAgency(db, caller.workspace);
    const sender = await findSender(db, caller.workspace, caller.recruiter_id);
    const shortlist_id = newId();
    nameRecord("shortlist", shortlist_id);
    const shortlist = {
      id: shortlist_id,
      job_id: first.job_id,
      recruiter_id: caller.recruiter_id,
      language: body.language ?? first.language,
      title: body.title?.trim() || null,
      intro: body.intro?.trim() || null,
      brand_color: first.brand_color,
      logo_id: first.logo_id,
      footer: first.footer,
    };
    const page = pageOf(
      {
        ...shortlist,
        agency: {
          name: agency.name,
          logo_url: null,
          brand_color: first.brand_color ?? agency.brand_color ?? DEFAULT_BRAND,
          footer: first.footer,
        },
        recruiter: senderOf(sender),
        client_name: first.client_name,
        contact_name: items[0]?.shared.contact_name ?? null,
        job_title: first.job_title,
        sent_at: new Date().toISOString(),
      },
      items,
      items.length,
    );
    const link = linkTo(parts, body, page, items.length);
    const people = await listed(db, caller.workspace, items);
    const paper = await makePaper(parts, page, people, { workspace: caller.workspace, logo_id: shortlist.logo_id });
    const leaks = [...leaksAmong(people, [...textsOfPage(page), ...textsOfLetter(link.invitation)]), ...paper.leaks];
    if (leaks.length > 0) throw notAcceptable("shortlist_leaks", { n: leaks.length }, { leaks });
    const password_hash = body.password === undefined ? null : await parts.secret.hashPassword(body.password);
    await parts.database.transaction(async (trx) => {
      // In the order of their ids, so that two who send the same ones wait for each other and not on each other.
      for (const { id, edition } of [...proposals].sort((one, other) => (one.id < other.id ? -1 : 1))) {
        const current = present(await findProposalToChange(trx, caller.workspace, id));
        if (current.status === "withdrawn") throw gone("proposal");
        if (current.edition !== edition) throw conflict("stale", { what: "what_proposal" });
      }
      await insertShortlist(trx, caller.workspace, shortlist, body.proposal_ids);
      await send(parts, trx, caller, { id: shortlist.id, password_hash, link, body });
      for (const proposal of proposals) await note(trx, caller, proposal, proposals.length, body.recipients);
    });
    return { data: { shortlist: await wholeShortlist(db, caller.workspace, shortlist.id), share: link.share } };
  },

  addLink: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const stored = known(await findShortlist(db, caller.workspace, body.id));
    const items = await shownItems(db, caller.workspace, stored.id);
    if (items.length === 0) throw gone("shortlist");
    const page = await pageNow(parts, caller, stored, items);
    const link = linkTo(parts, body, page, items.length);
    const leaks = leaksAmong(await listed(db, caller.workspace, items), [...textsOfPage(page), ...textsOfLetter(link.invitation)]);
    if (leaks.length > 0) throw notAcceptable("shortlist_leaks", { n: leaks.length }, { leaks });
    const password_hash = body.password === undefined ? null : await parts.secret.hashPassword(body.password);
    await parts.database.transaction(async (trx) => {
      await send(parts, trx, caller, { id: stored.id, password_hash, link, body });
      for (const { proposal_id } of items) {
        const proposal = await findProposal(trx, caller.workspace, proposal_id);
        if (proposal && (body.recipients ?? []).length > 0) await note(trx, caller, proposal, items.length, body.recipients);
      }
    });
    return { data: { shortlist: await wholeShortlist(db, caller.workspace, stored.id), share: link.share } };
  },

  revoke: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const stored = known(await findShortlist(db, caller.workspace, body.id));
    await parts.database.transaction((trx) => revokeLinks(trx, caller.workspace, stored.id));
    return { data: { shortlist: await wholeShortlist(db, caller.workspace, stored.id) } };
  },
};

function known(shortlist: StoredShortlist | undefined): StoredShortlist {
  if (!shortlist) throw notFound("shortlist");
  return shortlist;
}

/** The proposals in the order asked for: each once, each sent, all of one job. */
async function sentOfOneJob(parts: Parts, caller: Caller, ids: string[]): Promise<StoredProposal[]> {
  const proposals: StoredProposal[] = [];
  for (const id of ids) proposals.push(present(await findProposal(parts.database.db, caller.workspace, id)));
  if (new Set(proposals.map(({ candidate_id }) => candidate_id)).size < proposals.length)
    throw invalidField("proposal_ids", "shortlist_twice");
  if (new Set(proposals.map(({ job_id }) => job_id)).size > 1) throw invalidField("proposal_ids", "shortlist_one_job");
  const unsent = proposals.find(({ edition, status }) => edition === 0 || status === "withdrawn");
  if (unsent) throw invalidField("proposal_ids", "shortlist_not_sent", { name: unsent.candidate_name });
  return proposals;
}

async function newestOf(parts: Parts, workspace: WorkspaceId, proposals: StoredProposal[]): Promise<ShownItem[]> {
  const items: ShownItem[] = [];
  for (const [at, { id, candidate_id, recruiter_id, status, response }] of proposals.entries()) {
    const edition = await findNewestEdition(parts.database.db, workspace, id);
    if (!edition) throw notFound("proposal");
    items.push({
      ...edition,
      place: at + 1,
      proposal_id: id,
      candidate_id,
      recruiter_id,
      status,
      response: response as never,
      shared: edition.shared as never,
    });
  }
  return items;
}

async function pageNow(parts: Parts, caller: Caller, stored: StoredShortlist, items: ShownItem[]): Promise<SharedShortlist> {
  const agency = await findAgency(parts.database.db, caller.workspace);
  const sender = await findSender(parts.database.db, caller.workspace, stored.recruiter_id);
  const brand = {
    name: agency.name,
    logo_url: null,
    brand_color: stored.brand_color ?? agency.brand_color ?? DEFAULT_BRAND,
    footer: stored.footer,
  };
  return pageOf({ ...stored, agency: brand, recruiter: senderOf(sender), sent_at: stored.created_at }, items, items.length);
}

type LinkBody = Pick<Body<typeof shortlistCalls.addLink>, "recipients" | "message" | "password" | "expires_in_days">;

/** A link that doesn't exist yet, and the letter that brings it. */
function linkTo(parts: Parts, body: LinkBody, page: SharedShortlist, people: number) {
  const { url, kept } = newLink(parts);
  const expires_at = new Date(Date.now() + body.expires_in_days * 86_400_000).toISOString();
  const invitation: Invitation = {
    language: page.language,
    agency: page.agency.name,
    who: shortlistWords[page.language].title(people),
    job: page.job_title,
    message: body.message?.trim() || null,
    sender: page.recruiter,
    url,
    expires_at,
    has_password: body.password !== undefined,
    is_shortlist: true,
  };
  return { kept, invitation, share: { id: newId(), url, expires_at } };
}

async function send(
  parts: Parts,
  trx: Trx,
  caller: Caller,
  of: { id: string; password_hash: string | null; link: ReturnType<typeof linkTo>; body: LinkBody },
) {
  const { link, body, password_hash } = of;
  const { expires_at } = await insertShare(trx, caller.workspace, {
    id: link.share.id,
    shortlist_id: of.id,
    ...link.kept,
    password_hash,
    recipients: body.recipients ?? [],
    expires_in_days: body.expires_in_days,
  });
  link.share.expires_at = expires_at;
  const letters = (body.recipients ?? []).map(({ email, name }) => invitationLetter(link.invitation, { email, name: name ?? null }));
  await writeTo(parts, trx, caller.workspace, letters);
}

const note = (trx: Trx, caller: Caller, proposal: StoredProposal, count: number, recipients: Recipient[] = []) =>
  noteProposal(trx, caller.workspace, caller.recruiter_id, proposal, "shortlist_sent", {
    count,
    to: recipients.map(({ name, email }) => name ?? email),
  });

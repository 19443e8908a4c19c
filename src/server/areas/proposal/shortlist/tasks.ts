import { nth } from "#contract/nth.ts";
import type { Leak } from "#contract/proposal/proposal.ts";
import type { SharedPage, SharedProposal, SharedShortlist } from "#contract/proposal/shared-proposal.ts";
import type { Shortlist } from "#contract/proposal/shortlist.ts";
import type { Language } from "#contract/text/languages.ts";
import { pageIn } from "#contract/text/two-languages.ts";
import { AVATAR_NAME } from "#server/areas/account/rules.ts";
import { findCandidate } from "#server/areas/candidate/queries.ts";
import { fileUrl } from "#server/areas/file/rules.ts";
import { type Invitation, invitationTexts } from "#server/areas/proposal/mails.ts";
import { findAgency, findSender } from "#server/areas/proposal/queries.ts";
import { senderOf } from "#server/areas/proposal/rules.ts";
import { shareFileUrl } from "#server/areas/proposal/share/rules.ts";
import type { OpenShortlist } from "#server/areas/proposal/share/tasks.ts";
import { threadsOf } from "#server/areas/proposal/thread/queries.ts";
import { toClient } from "#server/areas/proposal/thread/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { notAcceptable, notFound } from "#server/core/failures.ts";
import { shortlistFileName } from "#server/papers/file-name.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { leaksAmong } from "./leaks.ts";
import {
  countItems,
  findShortlist,
  itemsOf,
  linksOf,
  openShortlistsOf,
  type ShownItem,
  type StoredShortlist,
  shownItems,
} from "./queries.ts";
import { type Listed, type ListedText, textsOfPage } from "./rules.ts";

/** Shortlists in the shape of the contract. */
export async function wholeShortlists(db: Db, workspace: WorkspaceId, stored: StoredShortlist[]): Promise<Shortlist[]> {
  const ids = stored.map(({ id }) => id);
  const items = await itemsOf(db, workspace, ids);
  const links = await linksOf(db, workspace, ids);
  return stored.map(({ brand_color: _color, logo_id: _logo, footer: _footer, contact_name: _contact, ...rest }) => ({
    ...rest,
    candidates: items
      .filter(({ shortlist_id }) => shortlist_id === rest.id)
      .map(({ response, ...item }) => ({
        ...item,
        decision: (response as { decision: "interview" | "question" | "not_a_fit" } | null)?.decision ?? null,
      })),
    shares: links
      .filter(({ shortlist_id }) => shortlist_id === rest.id)
      .map((share) => ({ ...share, recipients: share.recipients, url: null })),
  }));
}

/** The shortlist; fails where there is none (404). */
export async function findShortlistOrFail(db: Db, workspace: WorkspaceId, id: string): Promise<StoredShortlist> {
  const stored = await findShortlist(db, workspace, id);
  if (!stored) throw notFound("shortlist");
  return stored;
}

export const wholeShortlist = async (db: Db, workspace: WorkspaceId, id: string): Promise<Shortlist> =>
  nth(await wholeShortlists(db, workspace, [await findShortlistOrFail(db, workspace, id)]), 0);

type Head = Pick<
  SharedShortlist,
  "agency" | "recruiter" | "language" | "client_name" | "contact_name" | "job_title" | "title" | "intro" | "sent_at"
>;

/** The page as the client reads it, each candidate under the sender's own brand. */
export const pageOf = (
  head: Head,
  items: readonly ShownItem[],
  total: number,
  more: (item: ShownItem) => Partial<SharedPage> = () => ({}),
): SharedShortlist => ({
  ...head,
  items: items.map((item) => ({
    place: item.place,
    // Everybody in the shortlist's language, where their page is there in it.
    shared: { ...pageIn(item.shared, head.language), agency: head.agency, ...more(item) },
    response: item.response,
    thread: [],
    pdf_url: null,
    docx_url: null,
  })),
  withdrawn: total - items.length,
});

/** What a link to a shortlist shows now: the newest edition of everybody who is on it still. */
export async function readShortlist(
  parts: Parts,
  share: OpenShortlist,
  agency: SharedShortlist["agency"],
  token: string | null,
): Promise<SharedShortlist> {
  const { db } = parts.database;
  const stored = await findShortlistOrFail(db, share.workspace, share.shortlist_id);
  const items = await shownItems(db, share.workspace, stored.id);
  const avatars = new Map<string | null, string | null>();
  for (const recruiter_id of new Set([stored.recruiter_id, ...items.map((item) => item.recruiter_id)])) {
    const { avatar_id } = await findSender(db, share.workspace, recruiter_id);
    avatars.set(recruiter_id, avatar_id && token ? fileUrl(parts, { id: avatar_id, name: AVATAR_NAME }) : null);
  }
  const sender = await findSender(db, share.workspace, stored.recruiter_id);
  const page = pageOf(
    {
      agency,
      recruiter: { ...senderOf(sender), avatar_url: avatars.get(stored.recruiter_id) ?? null },
      language: stored.language,
      client_name: stored.client_name,
      contact_name: stored.contact_name,
      job_title: stored.job_title,
      title: stored.title,
      intro: stored.intro,
      sent_at: stored.created_at,
    },
    items,
    await countItems(db, share.workspace, stored.id),
    (item) => ({ recruiter: { ...item.shared.recruiter, avatar_url: avatars.get(item.recruiter_id) ?? null } }),
  );
  if (!token) return page;
  const threads = await threadsOf(
    db,
    share.workspace,
    items.map(({ proposal_id }) => proposal_id),
  );
  return {
    ...page,
    items: page.items.map((item, at) => ({
      ...item,
      thread: toClient(threads.filter(({ proposal_id }) => proposal_id === items[at]?.proposal_id)),
      pdf_url: items[at]?.pdf_id ? shareFileUrl(parts, token, `${item.place}/pdf`) : null,
      docx_url: items[at]?.docx_id ? shareFileUrl(parts, token, `${item.place}/docx`) : null,
    })),
  };
}

/** The candidates behind a page, for the search for what would give them away. */
export async function listed(
  db: Db,
  workspace: WorkspaceId,
  items: readonly { place: number; candidate_id: string; shared: SharedProposal }[],
): Promise<Listed[]> {
  const people: Listed[] = [];
  for (const { place, candidate_id, shared } of items) {
    const candidate = await findCandidate(db, workspace, candidate_id);
    if (!candidate) throw notFound("candidate");
    people.push({ place, candidate_id, candidate, shared });
  }
  return people;
}

/** The PDF of a shortlist, scanned before it leaves: made when it is asked for, from what is shown now. */
export async function makePaper(
  parts: Parts,
  page: SharedShortlist,
  people: readonly Listed[],
  brand: { workspace: WorkspaceId; logo_id: string | null },
): Promise<{ name: string; bytes: Uint8Array; leaks: Leak[] }> {
  const logo_id = brand.logo_id ?? (await findAgency(parts.database.db, brand.workspace)).logo_id;
  const logo = logo_id ? await parts.files.get(`${brand.workspace}/${logo_id}`) : undefined;
  const drawn = { logo: logo ? await parts.images.png(logo) : null };
  const { bytes, begins, texts: told } = await parts.engine.run(brand.workspace, "shortlistPaper", page, drawn);
  const name = shortlistFileName(page);
  const ownerOf = (place: string): number | null => {
    const number = Number(/^page (\d+)$/.exec(place)?.[1] ?? 0);
    const at = begins.findLastIndex((begin) => begin <= number);
    return at < 0 ? null : (page.items[at]?.place ?? null);
  };
  const texts: ListedText[] = [
    ...told.map((one) => ({ output: "pdf" as const, ...one, of: ownerOf(one.place) })),
    { output: "file_name", place: name, text: name, of: null },
  ];
  return { name, bytes, leaks: await leaksAmong(parts, brand.workspace, people, texts) };
}

/** The paper of an open link; 406 where a later edition would now give somebody away, which submission refuses already. */
export async function paperOfShare(
  parts: Parts,
  share: OpenShortlist,
  agency: SharedShortlist["agency"],
): Promise<{ name: string; bytes: Uint8Array }> {
  const { db } = parts.database;
  const page = await readShortlist(parts, share, agency, null);
  const people = await listed(db, share.workspace, await shownItems(db, share.workspace, share.shortlist_id));
  const { name, bytes, leaks } = await makePaper(parts, page, people, share);
  if (leaks.length > 0) throw notAcceptable("shortlist_leaks", { n: leaks.length });
  return { name, bytes };
}

/** What the letter to a client says, as texts about all of them. */
export const textsOfLetter = (invitation: Invitation): ListedText[] => {
  const { subject, paragraphs } = invitationTexts(invitation, null);
  return [subject, ...paragraphs].map((text) => ({ output: "letter", place: "letter", text, of: null }));
};

/** What a new edition would give away on the shortlists that it stands on: of its own candidate, or of the others there. */
export async function leaksOnShortlists(
  parts: Parts,
  workspace: WorkspaceId,
  proposal: { id: string; candidate_id: string },
  shared: SharedProposal,
): Promise<Leak[]> {
  const { db } = parts.database;
  const leaks: Leak[] = [];
  for (const { id } of await openShortlistsOf(db, workspace, proposal.id)) {
    const stored = await findShortlistOrFail(db, workspace, id);
    const items = (await shownItems(db, workspace, id)).map((item) => (item.proposal_id === proposal.id ? { ...item, shared } : item));
    const head: Head = {
      ...stored,
      agency: shared.agency,
      recruiter: shared.recruiter,
      sent_at: stored.created_at,
      language: stored.language as Language,
    };
    const people = await listed(db, workspace, items);
    leaks.push(...(await leaksAmong(parts, workspace, people, textsOfPage(pageOf(head, items, items.length)))));
  }
  return leaks;
}

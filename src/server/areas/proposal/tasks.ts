import { workspaceSettings } from "#contract/account/workspace.ts";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Language } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import type { Anonymity, Claim, LeakRuling, Proposal, ProposalCheck, Recipient } from "#contract/proposal/proposal.ts";
import type { SharedPage, SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { senderPhrases } from "#engine/anonymity/anonymise.ts";
import { voiceOffers } from "#engine/proposal/writing/voice.ts";
import { findCandidate, findCandidateOrFail } from "#server/areas/candidate/queries.ts";
import { logoUrl } from "#server/areas/file/rules.ts";
import { findJob, findJobOrFail } from "#server/areas/job/queries.ts";
import { notesAbout } from "#server/areas/note/queries.ts";
import { insertActivity } from "#server/areas/workspace/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { requestsOf } from "./consent/queries.ts";
import { refusalOf } from "./consent/rules.ts";
import { findNewestEdition } from "./edition/queries.ts";
import { findAgency, findEarlierProposal, findProposal, findSender, findSentTo, type Sender, type StoredProposal } from "./queries.ts";
import {
  agencyAsShown,
  blockedIn,
  checksOf,
  DEFAULT_BRAND,
  draftOfTexts,
  partsOf,
  type Side,
  senderOf,
  sidesOf,
  textsOf,
  toldOf,
  unsourcedOf,
  voiceFor,
} from "./rules.ts";
import { sharesOf } from "./share/queries.ts";
import { urlOf } from "./share/rules.ts";
import { linksToClient, threadOf } from "./thread/queries.ts";

export { answeredProposal, type OpenShare, openToRead, openWithKey, proposalsBehind } from "./share/tasks.ts";

/** A proposal with everything that its claims, checks and outputs are made of. */
export interface Gathered {
  stored: StoredProposal;
  candidate: Candidate & { leak_rulings: LeakRuling[] };
  job: Job;
  /** Its own language first. */
  sides: [Side, ...Side[]];
  claims: Claim[];
  /** What nothing bears of the languages that go out. */
  unsourced: ReturnType<typeof unsourcedOf>;
  checks: ProposalCheck[];
  sender: Sender;
  agency: Awaited<ReturnType<typeof findAgency>>;
}

export async function gather(parts: Parts, workspace: WorkspaceId, stored: StoredProposal): Promise<Gathered> {
  const { db } = parts.database;
  const found = await findCandidate(db, workspace, stored.candidate_id);
  const job = await findJob(db, workspace, stored.job_id);
  if (!found) throw notFound("candidate");
  if (!job) throw notFound("job");
  // What is written and checked here never looks at the files themselves.
  const candidate = { ...found, files: [] };
  const notes = await notesAbout(db, workspace, stored.candidate_id);
  const agency = await findAgency(db, workspace);
  const sender = await findSender(db, workspace, stored.recruiter_id);
  const settings = workspaceSettings.parse(agency.settings);
  const today = new Date().toISOString().slice(0, 10);
  const texts = partsOf(stored);
  const sides = sidesOf(stored);
  const sources = {
    candidate,
    job,
    notes,
    today,
    recruiter: sender,
    agency_name: agency.name,
    client_name: job.client?.name ?? null,
    contact_name: texts.information.contact_name ?? job.client?.contact_name ?? null,
  };
  const { claims, contradictions, unmentioned } = await parts.engine.run(
    workspace,
    "ledger",
    sources,
    sides,
    stored.confirmations,
    stored.drafts.toReversed().flatMap(({ rests_on }) => rests_on),
  );
  const sent = sides.filter(({ goes_out }) => goes_out);
  const told = claims.filter(({ language }) => sent.some((side) => side.language === language));
  const checks = checksOf({
    proposal: stored,
    candidate,
    job,
    claims: told,
    contradictions,
    unmentioned,
    blocked: blockedIn(
      sent.flatMap((side) => textsOf(side.parts)),
      settings.voice,
    ),
    earlier: await findEarlierProposal(db, workspace, stored),
    consent: settings.defaults.consent_policy,
    refused_at: refusalOf(await requestsOf(db, workspace, candidate.id, job.id))?.at ?? null,
    now: new Date(),
  });
  return { stored, candidate, job, sides, claims, unsourced: unsourcedOf(told), checks, agency, sender };
}

/** A line on the timeline of the candidate, the job and the proposal. */
export const noteProposal = (
  trx: Trx,
  workspace: WorkspaceId,
  recruiter_id: string | null,
  proposal: { id: string; job_id: string; candidate_id: string },
  kind: string,
  detail: Record<string, unknown>,
) =>
  insertActivity(trx, workspace, {
    id: newId(),
    kind,
    recruiter_id,
    candidate_id: proposal.candidate_id,
    job_id: proposal.job_id,
    proposal_id: proposal.id,
    detail: { ...detail, proposal_id: proposal.id },
  });

/** A proposal in the shape of the contract. A link's address is for who may send: it opens the client's side. */
export async function wholeProposal(parts: Parts, caller: Pick<Caller, "workspace" | "role">, id: string): Promise<Proposal> {
  const { db } = parts.database;
  const { workspace } = caller;
  const stored = await findProposal(db, workspace, id);
  if (!stored) throw notFound("proposal");
  const { sides, claims, unsourced, checks, agency, candidate, job, sender } = await gather(parts, workspace, stored);
  const names = {
    contact: job.client?.contact_name ?? null,
    client: job.client?.name ?? null,
    candidate: candidate.first_name,
    recruiter: personName(sender),
  };
  const { logo_id, confirmations: _, drafts: __, ...rest } = stored;
  const draft = draftOfTexts(stored);
  return {
    ...rest,
    ...partsOf(stored),
    response: stored.response as Proposal["response"],
    logo_url: logoUrl(parts, logo_id ?? agency.logo_id),
    written_by: draft && toldOf(draft),
    in_both: sides.every(({ goes_out }) => goes_out) && sides.length > 1,
    claims,
    unsourced,
    checks,
    voice_offers: voiceOffers(stored.cover_letter, stored.language, voiceFor(workspaceSettings.parse(agency.settings), job), names),
    thread: await threadOf(db, workspace, id),
    shares: (await sharesOf(db, workspace, id)).map(({ token_locked, ...share }) => ({
      ...share,
      recipients: share.recipients,
      url: caller.role === "viewer" ? null : urlOf(parts, token_locked),
    })),
  };
}

/** What names an edition on the page. */
interface EditionHead {
  number: number;
  sent_at: string | null;
  changed_at: string | null;
}

/** What the client would read of it now: made anonymous, nothing in it that isn't shown; in both languages where both are there. */
export async function sharedNow(parts: Parts, of: Gathered, edition: EditionHead): Promise<SharedProposal> {
  const [own, other] = of.sides;
  return { ...(await sideNow(parts, of, own, edition)), other: other?.goes_out ? await sideNow(parts, of, other, edition) : null };
}

/** The page in one language, whether or not it would go out. */
export function sideNow({ engine }: Parts, of: Gathered, { language, parts }: Side, edition: EditionHead): Promise<SharedPage> {
  const { stored, candidate, job, claims, sender, agency } = of;
  const told = {
    parts,
    claims: claims.filter((claim) => claim.language === language),
    candidate,
    job,
    language,
    anonymity: stored.anonymity,
    agency: agencyAsShown(agency, stored),
    recruiter: senderOf(sender),
    edition: edition.number,
    sent_at: edition.sent_at,
    changed_at: edition.changed_at,
  };
  return engine.run(agency.id, "page", told, candidate.leak_rulings);
}

/** To whom a reply is mailed, and by which address they come back to their page. */
export async function wayToClient(db: Db, workspace: WorkspaceId, proposal_id: string) {
  const links = await linksToClient(db, workspace, proposal_id);
  const back = links.find(({ is_open, token_locked }) => is_open && token_locked !== null);
  return {
    recipients: (links.find(({ recipients }) => (recipients as unknown[]).length > 0)?.recipients ?? []) as {
      email: string;
      name?: string | null;
    }[],
    token_locked: back?.token_locked ?? null,
    place: back?.place ?? null,
  };
}

/** How a client knows a candidate: by the proposal that it was sent, else as the workspace's proposals begin. */
export interface AsClientReads {
  proposal_id: string | null;
  display_name: string;
  job_title: string;
  anonymity: Anonymity;
  language: Language;
  /** Phrases that may stand, though they hold a part of the candidate's name. */
  kept: string[];
  /** Its page, where one is open. */
  url: string | null;
  recipients: Recipient[];
}

export async function asClientReads(
  parts: Parts,
  workspace: WorkspaceId,
  pair: { job_id: string; candidate_id: string },
): Promise<AsClientReads> {
  const { db } = parts.database;
  const sent = await findSentTo(db, workspace, pair);
  const edition = sent && (await findNewestEdition(db, workspace, sent.id));
  const shared = edition?.shared ?? (await unsentPage(parts, workspace, pair));
  const { display_name, job_title, anonymity, language } = shared;
  const read = { display_name, job_title, anonymity, language, kept: senderPhrases(shared) };
  if (!sent || !edition) return { ...read, proposal_id: null, url: null, recipients: [] };
  const { recipients, token_locked, place } = await wayToClient(db, workspace, sent.id);
  const url = urlOf(parts, token_locked);
  return { ...read, proposal_id: sent.id, url: url && place ? `${url}/${place}` : url, recipients };
}

/** What a proposal's client reads now; undefined before it is sent. */
export const pageSent = async (db: Db, workspace: WorkspaceId, proposal_id: string): Promise<SharedPage | undefined> =>
  (await findNewestEdition(db, workspace, proposal_id))?.shared;

/** The page that a proposal would begin with, where none went out. */
async function unsentPage(parts: Parts, workspace: WorkspaceId, pair: { job_id: string; candidate_id: string }): Promise<SharedPage> {
  const { db } = parts.database;
  const candidate = { ...(await findCandidateOrFail(db, workspace, pair.candidate_id)), files: [] };
  const job = await findJobOrFail(db, workspace, pair.job_id);
  const agency = await findAgency(db, workspace);
  const sender = await findSender(db, workspace, job.recruiter_id);
  const { defaults } = workspaceSettings.parse(agency.settings);
  const told = {
    parts: { strengths: [], information: {}, cover_letter: "", requirements: [] },
    claims: [],
    candidate,
    job,
    language: defaults.language ?? sender.locale,
    anonymity: defaults.anonymity,
    agency: agencyAsShown(agency, { brand_color: DEFAULT_BRAND, footer: null }),
    recruiter: senderOf(sender),
    ...{ edition: 1, sent_at: null, changed_at: null },
  };
  return parts.engine.run(workspace, "page", told, candidate.leak_rulings);
}

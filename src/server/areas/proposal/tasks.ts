import { workspaceSettings } from "#contract/account/workspace.ts";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Job } from "#contract/job/job.ts";
import type { Stage } from "#contract/job/match.ts";
import type { Claim, LeakRuling, Proposal, ProposalCheck } from "#contract/proposal/proposal.ts";
import type { SharedPage, SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { voiceOffers } from "#engine/proposal/writing/voice.ts";
import { findCandidate } from "#server/areas/candidate/queries.ts";
import { keepDecision } from "#server/areas/decision/tasks.ts";
import { fileUrl } from "#server/areas/file/rules.ts";
import { findJob } from "#server/areas/job/queries.ts";
import { findMatchToChange, updateStage } from "#server/areas/matching/queries.ts";
import { insertActivity } from "#server/areas/workspace/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { BeforeSending } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";
import { requestsOf } from "./consent/queries.ts";
import { refusalOf } from "./consent/rules.ts";
import { findAgency, findEarlierProposal, findProposal, findSender, notesOf, type Sender, type StoredProposal } from "./queries.ts";
import {
  agencyAsShown,
  blockedIn,
  checksOf,
  nameOf,
  partsOf,
  type Side,
  senderOf,
  sidesOf,
  textsOf,
  unsourcedOf,
  voiceFor,
} from "./rules.ts";
import { sharesOf } from "./share/queries.ts";
import { urlOf } from "./share/rules.ts";
import { threadOf } from "./thread/queries.ts";

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
  const notes = await notesOf(db, workspace, stored.candidate_id);
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
  const { claims, contradictions, unmentioned } = await parts.engine.run(workspace, "ledger", sources, sides, stored.confirmations);
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

const stagesInOrder: Stage[] = ["suggested", "shortlisted", "proposed", "interview", "offer", "placed"];

/** A proposal's state moves its match on, never back; where a client says no, it moves out. Where it stood before, if it moved. */
export async function moveMatch(
  trx: Trx,
  workspace: WorkspaceId,
  pair: { job_id: string; candidate_id: string },
  to: Stage,
  reason: string | null,
  /** Null: the client. */
  recruiter_id: string | null,
): Promise<BeforeSending["match"]> {
  const match = await findMatchToChange(trx, workspace, pair.job_id, pair.candidate_id);
  if (!match || match.stage === to) return null;
  if (to !== "rejected" && stagesInOrder.indexOf(match.stage) > stagesInOrder.indexOf(to)) return null;
  await updateStage(trx, workspace, match, to, reason);
  await keepDecision(trx, workspace, match, { kind: "stage", detail: { from: match.stage, to, reason }, recruiter_id });
  const { stage, stage_reason, stage_at } = match;
  return { stage, stage_reason, stage_at };
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
    recruiter: nameOf(sender),
  };
  const { logo_id, confirmations: _, ...rest } = stored;
  return {
    ...rest,
    ...partsOf(stored),
    response: stored.response as Proposal["response"],
    logo_url: logoUrl(parts, logo_id ?? agency.logo_id),
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

export const logoUrl = (parts: Pick<Parts, "secret">, id: string | null) => id && fileUrl(parts, { id, name: "logo.webp" });

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

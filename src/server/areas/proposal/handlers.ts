import { workspaceSettings } from "#contract/account/workspace.ts";
import type { Language } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import type { Match, Stage } from "#contract/job/match.ts";
import type { ProposalStatus } from "#contract/proposal/proposal.ts";
import type { proposalCalls } from "#contract/proposal/proposal-calls.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { otherLanguage, turned } from "#contract/text/two-languages.ts";
import type { Layout } from "#engine/cv/page/document.ts";
import { marked, refreshed } from "#engine/proposal/refresh.ts";
import type { DraftInput } from "#engine/proposal/writing/writer.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { findCandidateOrFail, findLayout, type StoredCandidate } from "#server/areas/candidate/queries.ts";
import { insertFile } from "#server/areas/file/queries.ts";
import { LOGO_NAME, logoUrl } from "#server/areas/file/rules.ts";
import { readPicture, storePicture } from "#server/areas/file/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findJobOrFail } from "#server/areas/job/queries.ts";
import { judgeTouched } from "#server/areas/judging/tasks.ts";
import { findMatch } from "#server/areas/matching/queries.ts";
import { withPlaces } from "#server/areas/matching/rules.ts";
import { currentMatch, moveMatch } from "#server/areas/matching/tasks.ts";
import { notesAbout } from "#server/areas/note/queries.ts";
import { pinCandidates } from "#server/areas/ranking/tasks.ts";
import { useUnit } from "#server/areas/subscription/tasks.ts";
import { isRecruiterOf } from "#server/areas/workspace/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { gone, invalidField, notAcceptable, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { searchNotes } from "#server/core/search.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { changeProposals } from "./bulk/tasks.ts";
import { editionHandlers } from "./edition/handlers.ts";
import {
  findAgency,
  findOpenDraft,
  findProposalOrFail,
  findProposalToChange,
  findSender,
  insertProposal,
  lockProposalOrFail,
  type ProposalValues,
  pageOfProposals,
  type StoredProposal,
  setDrafts,
  setProposalTrashed,
  updateProposal,
} from "./queries.ts";
import { confirmed, inLanguage, partsOf, toldOf, voiceFor, withDraft, withKeptOthers } from "./rules.ts";
import { shareHandlers } from "./share/handlers.ts";
import { revokeShares } from "./share/queries.ts";
import { noteProposal, wholeProposal } from "./tasks.ts";
import { threadHandlers } from "./thread/handlers.ts";
import { markSeen } from "./thread/queries.ts";
import { writeDraft } from "./writing/tasks.ts";
import { updateTranslation } from "./writing/update-translation.ts";

export const proposalHandlers: Handlers<typeof proposalCalls> = {
  list: async ({ body, caller, parts, language }) => {
    const { proposals, ...page } = await pageOfProposals(parts.database.db, caller.workspace, body);
    const shown = proposals.map(({ logo_id, ...row }) => ({ ...row, response: row.response, logo_url: logoUrl(parts, logo_id) }));
    return { data: { proposals: shown, ...page, search_notes: searchNotes(body.q, language) } };
  },

  show: async ({ body, caller, parts }) => {
    await findProposalOrFail(parts.database.db, caller.workspace, body.id);
    const shown = await whole(parts, caller, body.id);
    if (caller.role !== "viewer") await markSeen(parts.database.db, caller.workspace, body.id, "client");
    return shown;
  },

  start: async ({ body, caller, parts }) => {
    const pair = await findPairOrFail(parts, caller, body);
    const { db } = parts.database;
    const open = await findOpenDraft(db, caller.workspace, body);
    if (open) return whole(parts, caller, open.id);
    const id = newId();
    const begin = await beginning(parts, caller, body, languageOfJob(pair.job));
    const { parts: draft, written_by } = await draftOf(parts, caller, pair, begin.language);
    const drafts = withDraft([], begin.language, draft, written_by);
    await add(parts, caller, { ...begin, id, job_id: body.job_id, candidate_id: body.candidate_id, ...draft, drafts });
    return { data: { ...(await whole(parts, caller, id)).data, written_by: toldOf(written_by) } };
  },

  draft: async ({ body, caller, parts }) => {
    const stored = await findProposalOrFail(parts.database.db, caller.workspace, body.id);
    const { parts: draft, written_by } = await draftOf(parts, caller, await findPairOrFail(parts, caller, stored), body.language);
    await parts.database.transaction(async (trx) => {
      const { drafts } = await lockProposalOrFail(trx, caller.workspace, body.id);
      await setDrafts(trx, caller.workspace, body.id, withDraft(drafts, body.language, draft, written_by));
    });
    return { data: { parts: draft, written_by: toldOf(written_by) } };
  },

  matchChanges: async ({ body, caller, parts }) => {
    const stored = await findProposalOrFail(parts.database.db, caller.workspace, body.id);
    if (stored.status !== "draft") return { data: { offer: null } };
    const input = await inputOf(parts, caller, await findPairOrFail(parts, caller, stored), stored.language);
    const drafted = await parts.engine.run(caller.workspace, "draft", input);
    return { data: { offer: refreshed(partsOf(stored), marked(drafted)) } };
  },

  updateTranslation: async ({ body, caller, parts }) => {
    const stored = await findProposalOrFail(parts.database.db, caller.workspace, body.id);
    const isOwn = body.language === stored.language;
    const pair = await findPairOrFail(parts, caller, stored);
    const input = await inputOf(parts, caller, pair, otherLanguage(body.language));
    const { contact_name } = partsOf(stored).information;
    const view = isOwn ? turned(partsOf(stored)) : partsOf(stored);
    const brought = await updateTranslation(
      parts,
      caller.workspace,
      { ...input, contact_name: contact_name ?? input.contact_name ?? null },
      view,
      body.only ?? null,
    );
    return { data: { ...brought, parts: isOwn ? turned(brought.parts) : brought.parts } };
  },

  create: async ({ body, caller, parts }) => {
    const { job } = await findPairOrFail(parts, caller, body);
    const { job_id, candidate_id, language: _, ...values } = body;
    const id = newId();
    await add(parts, caller, { ...(await beginning(parts, caller, body, languageOfJob(job))), ...values, id, job_id, candidate_id });
    return whole(parts, caller, id);
  },

  update: async ({ body, caller, parts }) => {
    const { id, version, ...values } = body;
    if (values.recruiter_id && !(await isRecruiterOf(parts.database.db, caller.workspace, values.recruiter_id)))
      throw invalidField("recruiter_id", "wrong_id");
    return edit(parts, caller, id, version, async (_trx, stored) => withKeptOthers(inLanguage(values, stored), stored));
  },

  editStrength: ({ body: { id, version, strengths }, caller, parts }) =>
    edit(parts, caller, id, version, async (_trx, stored) => withKeptOthers({ strengths }, stored)),
  editInformation: ({ body: { id, version, information }, caller, parts }) =>
    edit(parts, caller, id, version, async (_trx, stored) => withKeptOthers({ information }, stored)),
  editCoverLetter: ({ body: { id, version, ...letter }, caller, parts }) => edit(parts, caller, id, version, async () => letter),
  editRequirements: ({ body: { id, version, requirements }, caller, parts }) =>
    edit(parts, caller, id, version, async (_trx, stored) => withKeptOthers({ requirements }, stored)),

  editLogo: async ({ body, caller, parts }) => {
    const { id, version, logo, ...values } = body;
    const picture = await readPicture(parts, "logo", logo);
    const stored = await storePicture(parts, caller.workspace, LOGO_NAME, picture);
    return edit(parts, caller, id, version, async (trx) => {
      if (stored) await insertFile(trx, caller.workspace, stored);
      return { ...values, ...(logo !== undefined && { logo_id: stored?.id ?? null }) };
    });
  },

  confirm: async ({ body, caller, parts }) => {
    const sender = await findSender(parts.database.db, caller.workspace, caller.recruiter_id);
    const who = body.confirmed ? { by: personName(sender), at: new Date().toISOString() } : null;
    return edit(parts, caller, body.id, body.version, async (_trx, stored) => ({
      confirmations: confirmed(stored.confirmations, body.claims, who),
    }));
  },

  ...editionHandlers,

  revokeShare: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      await lockProposalOrFail(trx, caller.workspace, body.id);
      if ((await revokeShares(trx, caller.workspace, body.id, body.share_id)) === 0) throw notFound("share");
    });
    return whole(parts, caller, body.id);
  },

  withdraw: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      const stored = await lockProposalOrFail(trx, caller.workspace, body.id);
      if (stored.status === "withdrawn") throw gone("proposal");
      await updateProposal(trx, caller.workspace, body.id, { status: "withdrawn" });
      await revokeShares(trx, caller.workspace, body.id);
      await noteProposal(trx, caller.workspace, caller.recruiter_id, stored, "proposal_withdrawn", { reason: body.reason ?? null });
    });
    return whole(parts, caller, body.id);
  },

  updateStatus: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      const stored = await lockProposalOrFail(trx, caller.workspace, body.id);
      if (!stored.submitted_at || stored.status === "withdrawn") throw notAcceptable("proposal_not_sent");
      await updateProposal(trx, caller.workspace, body.id, { status: body.status });
      await moveMatch(trx, caller.workspace, stored, { ...saidBy(body), by: caller.recruiter_id });
      await noteProposal(trx, caller.workspace, caller.recruiter_id, stored, "proposal_status", {
        status: body.status,
        reason: body.reason ?? null,
      });
    });
    return whole(parts, caller, body.id);
  },

  bulk: async ({ body, caller, parts }) => ({ data: await changeProposals(parts, caller.workspace, body.steps) }),

  remove: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      await lockProposalOrFail(trx, caller.workspace, body.id);
      await setProposalTrashed(trx, caller.workspace, body.id, true);
      await revokeShares(trx, caller.workspace, body.id);
    });
    return whole(parts, caller, body.id);
  },

  restore: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      const stored = await findProposalToChange(trx, caller.workspace, body.id);
      if (!stored) throw notFound("proposal");
      if (stored.deleted_at) await setProposalTrashed(trx, caller.workspace, body.id, false);
    });
    return whole(parts, caller, body.id);
  },

  ...shareHandlers,
  ...threadHandlers,
};

/** Where the pair stands once the client has spoken. */
const stageFor: Record<Extract<ProposalStatus, "interview" | "declined" | "accepted">, Stage> = {
  interview: "interview",
  declined: "rejected",
  accepted: "offer",
};

/** A proposal's state moves its match on, never back; where a client says no, it moves out. */
const saidBy = ({ status, reason }: { status: keyof typeof stageFor; reason?: string | null | undefined }) =>
  ({ to: stageFor[status], reason: reason ?? null, side: "client", onward: true, isTold: true }) as const;

const whole = async (parts: Parts, caller: Caller, id: string) => ({
  data: { proposal: await wholeProposal(parts, caller, id) },
});

interface Pair {
  candidate: StoredCandidate;
  job: Job;
}

/** Candidate and job of a proposal; fails where one of them isn't there, or in the trash. */
async function findPairOrFail(parts: Parts, caller: Caller, pair: { job_id: string; candidate_id: string }): Promise<Pair> {
  return {
    candidate: await findCandidateOrFail(parts.database.db, caller.workspace, pair.candidate_id),
    job: await findJobOrFail(parts.database.db, caller.workspace, pair.job_id),
  };
}

/** The pair's match with the places of its quotes. */
async function placedMatch(parts: Parts, caller: Caller, pair: { job_id: string; candidate_id: string }): Promise<Match> {
  const match = await currentMatch(parts, caller.workspace, pair);
  if (!match) throw notFound("match");
  return withPlaces(match, (await findLayout(parts.database.db, caller.workspace, pair.candidate_id)) as Layout | null);
}

/** Every part, drafted from the pair's match and what is known of both; marked as the product's where it can write them again. */
async function draftOf(parts: Parts, caller: Caller, pair: Pair, language: Language) {
  const draft = await writeDraft(parts, caller.workspace, await inputOf(parts, caller, pair, language));
  return { ...draft, parts: marked(draft.parts, { strengths: draft.written_by.provider === "built_in" }) };
}

/** What a pair's draft is written from, as it is now. */
async function inputOf(parts: Parts, caller: Caller, { candidate, job }: Pair, language: Language): Promise<DraftInput> {
  const { db } = parts.database;
  const agency = await findAgency(db, caller.workspace);
  return {
    voice: voiceFor(workspaceSettings.parse(agency.settings), job),
    agency_name: agency.name,
    candidate: { ...candidate, files: [] },
    job,
    criteria: (await placedMatch(parts, caller, { job_id: job.id, candidate_id: candidate.id })).criteria,
    notes: await notesAbout(db, caller.workspace, candidate.id),
    language,
    recruiter: await findSender(db, caller.workspace, caller.recruiter_id),
    contact_name: job.client?.contact_name ?? null,
    client_name: job.client?.name ?? null,
    today: new Date().toISOString().slice(0, 10),
  };
}

/** The client reads the language that the vacancy is written in. */
const languageOfJob = ({ title, description }: Job): Language => (isDutch(`${title}\n${description ?? ""}`) ? "nl" : "en");

/** What a new proposal begins with: as it was asked, else as the workspace has it, else in the job's language. */
async function beginning(parts: Parts, caller: Caller, asked: { language?: Language | undefined }, own: Language) {
  const { settings } = await findAgency(parts.database.db, caller.workspace);
  const { language, anonymity, footer } = workspaceSettings.parse(settings).defaults;
  return { language: asked.language ?? language ?? own, anonymity, footer };
}

/** Adds a proposal, one of the month's; the pair's match is kept from now on, whatever its score. */
async function add(parts: Parts, caller: Caller, proposal: Parameters<typeof insertProposal>[2]) {
  if (!(await findMatch(parts.database.db, caller.workspace, proposal.job_id, proposal.candidate_id)))
    await pinCandidates(parts, caller.workspace, proposal.job_id, [proposal.candidate_id]);
  await parts.database.transaction(async (trx) => {
    await useUnit(parts, trx, caller.workspace, "proposals");
    await insertProposal(trx, caller.workspace, { recruiter_id: caller.recruiter_id, ...proposal });
    await noteProposal(trx, caller.workspace, caller.recruiter_id, proposal, "proposal_started", {});
  });
  judgeTouched(parts, caller.workspace, [proposal]);
}

/** Changes a proposal under its lock. One that the caller read in an older version answers 409 with the current one. */
async function edit(
  parts: Parts,
  caller: Caller,
  id: string,
  version: number | undefined,
  values: (trx: Trx, stored: StoredProposal) => Promise<ProposalValues>,
) {
  const isStale = await parts.database.transaction(async (trx) => {
    const stored = await lockProposalOrFail(trx, caller.workspace, id);
    if (stored.status === "withdrawn") throw gone("proposal");
    if (version !== undefined && version !== stored.version) return true;
    await updateProposal(trx, caller.workspace, id, await values(trx, stored));
    return false;
  });
  const after = await whole(parts, caller, id);
  if (isStale) throw stale("proposal", after.data);
  return after;
}

import type { Body } from "#contract/call.ts";
import type { LeakRuling } from "#contract/proposal/proposal.ts";
import type { proposalCalls } from "#contract/proposal/proposal-calls.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { withRuling } from "#engine/anonymity/rulings.ts";
import { findCandidateToChange, setLeakRulings } from "#server/areas/candidate/queries.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { gatherToSend, invitationOf, refuseLeaking, sendProposal } from "#server/areas/proposal/edition/sending/tasks.ts";
import { findProposalOrFail, findSender, lockProposalOrFail } from "#server/areas/proposal/queries.ts";
import { newLink } from "#server/areas/proposal/share/rules.ts";
import { passwordHashOf } from "#server/areas/proposal/share/tasks.ts";
import { gather, wholeProposal } from "#server/areas/proposal/tasks.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { invalidField, notAcceptable, notFound, stale } from "#server/core/failures.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { leaksIn, makeOutputs, makePage, storePapers } from "./tasks.ts";
import { unsend } from "./undo/tasks.ts";

export const editionHandlers: Handlers<Pick<typeof proposalCalls, "preview" | "ruleLeak" | "submit" | "undoSubmit">> = {
  preview: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const gathered = await gather(parts, caller.workspace, await findProposalOrFail(db, caller.workspace, body.id));
    const outputs = body.papers
      ? await makeOutputs(parts, gathered, new Date())
      : await makePage(parts, gathered, new Date(), body.language);
    const leaks = await leaksIn(parts, gathered, outputs);
    return { data: { shared: outputs.shared, leaks, rulings: gathered.candidate.leak_rulings } };
  },

  ruleLeak: async ({ body, caller, parts }) => {
    if (body.ruling === "harmless" && !body.reason) throw invalidField("reason", "required");
    if (body.ruling === "mask" && !body.with) throw invalidField("with", "required");
    const ruling = await rulingOf(parts, caller, body);
    const rulings = await parts.database.transaction((trx) => keepRuling(trx, caller.workspace, body.candidate_id, ruling));
    return { data: { rulings } };
  },

  submit: async ({ body, caller, parts }) => {
    const now = new Date();
    const gathered = await gatherToSend(parts, caller, body, now);
    const link = newLink(parts);
    const invitation = await invitationOf(parts, gathered, body, link.url, now);
    const outputs = await makeOutputs(parts, gathered, now, invitation);
    await refuseLeaking(parts, caller.workspace, gathered, outputs);
    const password_hash = await passwordHashOf(parts, body.password);
    const papers = await storePapers(parts, caller.workspace, outputs.papers);
    const sending = { gathered, body, outputs, invitation, papers, link, password_hash };
    const share = await parts.database.transaction((trx) => sendProposal(parts, trx, caller, sending));
    const proposal = await wholeProposal(parts, caller, body.id);
    if (!share) throw stale("proposal", { proposal });
    return { data: { proposal, share } };
  },

  undoSubmit: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      const stored = await lockProposalOrFail(trx, caller.workspace, body.id);
      if (!(await unsend(parts, trx, caller.workspace, stored))) throw notAcceptable("undo_too_late");
    });
    return { data: { proposal: await wholeProposal(parts, caller, body.id) } };
  },
};

/** A ruling, or null in its place where it is taken back. */
type Ruled = Parameters<typeof withRuling>[1];

/** What somebody decided about words that the leak check found, in their name. */
async function rulingOf(parts: Parts, caller: Caller, body: Body<typeof proposalCalls.ruleLeak>): Promise<Ruled> {
  return {
    text: body.text,
    ruling: body.ruling,
    language: body.language,
    with: body.ruling === "mask" ? (body.with ?? null) : null,
    reason: body.reason ?? null,
    by: personName(await findSender(parts.database.db, caller.workspace, caller.recruiter_id)),
    at: new Date().toISOString(),
  };
}

async function keepRuling(trx: Trx, workspace: WorkspaceId, candidate_id: string, ruling: Ruled): Promise<LeakRuling[]> {
  const candidate = await findCandidateToChange(trx, workspace, candidate_id);
  if (!candidate) throw notFound("candidate");
  const rulings = withRuling(candidate.leak_rulings, ruling);
  await setLeakRulings(trx, workspace, candidate_id, rulings);
  return rulings;
}

import type { proposalCalls } from "#contract/proposal-calls.ts";
import type { SharedProposal } from "#contract/shared-proposal.ts";
import { maskingOf } from "#engine/anonymity/rulings.ts";
import { findCandidate } from "#server/areas/candidate/queries.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findNewestEdition } from "#server/areas/proposal/edition/queries.ts";
import { findAgency, findProposal, findProposalToChange, findSender, updateProposal } from "#server/areas/proposal/queries.ts";
import { urlOf } from "#server/areas/proposal/share/rules.ts";
import { answeredProposal, openWithKey } from "#server/areas/proposal/share/tasks.ts";
import { noteProposal, present, wholeProposal } from "#server/areas/proposal/tasks.ts";
import { writeTo } from "#server/areas/subscription/tasks.ts";
import { gone, invalidField, notAcceptable } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { replyLetter } from "./mails.ts";
import { insertMessage, markSeen, threadOf } from "./queries.ts";
import { toClient } from "./rules.ts";
import { leaksInReply, refuseFull, takeQuestion, wayToClient } from "./tasks.ts";

export const threadHandlers: Handlers<Pick<typeof proposalCalls, "reply" | "ask">> = {
  reply: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const { workspace } = caller;
    const stored = present(await findProposal(db, workspace, body.id));
    if (stored.status === "withdrawn") throw gone("proposal");
    const edition = await findNewestEdition(db, workspace, body.id);
    if (!edition || !stored.submitted_at) throw notAcceptable("proposal_not_sent");
    const shared = edition.shared as SharedProposal;
    const rulings = shared.anonymity === "full" ? [] : ((await findCandidate(db, workspace, stored.candidate_id))?.leak_rulings ?? []);
    const text = maskingOf(rulings, shared.language)(body.text.trim());
    if (!text) throw invalidField("text", "required");
    const leaks = await leaksInReply(db, workspace, stored, shared, text);
    if (leaks.length > 0) throw notAcceptable("proposal_leaks", { n: leaks.length }, { leaks });
    const sender = await findSender(db, workspace, caller.recruiter_id);
    const name = `${sender.first_name} ${sender.last_name}`;
    const { recipients, token_locked, place } = await wayToClient(db, workspace, stored.id);
    const url = urlOf(parts, token_locked);
    const letter = {
      language: shared.language,
      agency: (await findAgency(db, workspace)).name,
      who: shared.display_name,
      job: shared.job_title,
      text,
      sender: { name, email: sender.email, phone: sender.phone },
      url: url && place ? `${url}/${place}` : url,
    };
    await parts.database.transaction(async (trx) => {
      const current = present(await findProposalToChange(trx, workspace, body.id));
      if (current.status === "withdrawn") throw gone("proposal");
      await refuseFull(trx, workspace, body.id, "recruiter");
      await markSeen(trx, workspace, body.id, "client");
      await insertMessage(trx, workspace, { id: newId(), proposal_id: body.id, share_id: null, sender: "recruiter", name, text });
      // Whoever waited has been answered: the queue goes by the last change.
      await updateProposal(trx, workspace, body.id, {});
      await noteProposal(trx, workspace, caller.recruiter_id, stored, "proposal_replied", { text });
      const letters = recipients.map(({ email, name: to }) => replyLetter(letter, { email, name: to ?? null }));
      await writeTo(parts, trx, workspace, letters);
    });
    return { data: { proposal: await wholeProposal(parts, caller, body.id), mailed: recipients.length } };
  },

  ask: async ({ body, parts, share_key }) => {
    const share = await openWithKey(parts, body.token, share_key);
    const proposal_id = await answeredProposal(parts, share, body.place);
    const text = body.text.trim();
    if (!text) throw invalidField("text", "required");
    const response = await takeQuestion(parts, { workspace: share.workspace, share_id: share.id, proposal_id }, { name: body.name, text });
    return { data: { response, thread: toClient(await threadOf(parts.database.db, share.workspace, proposal_id)) } };
  },
};

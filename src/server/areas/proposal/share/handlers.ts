import type { proposalCalls } from "#contract/proposal/proposal-calls.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { responseOf, takeDecision } from "#server/areas/proposal/share/answering/tasks.ts";
import { closedPage, markViewed, proposalPage, shortlistPage } from "#server/areas/proposal/share/reading/tasks.ts";
import { markSeen, threadOf } from "#server/areas/proposal/thread/queries.ts";
import { toClient } from "#server/areas/proposal/thread/rules.ts";
import { takeQuestion } from "#server/areas/proposal/thread/tasks.ts";
import { invalidField, tooMany } from "#server/core/failures.ts";
import { forgetTries, takeTry } from "./queries.ts";
import { isKeyOf, keyOf } from "./rules.ts";
import { agencyOf, answeredProposal, nameShared, openShare, openWithKey } from "./tasks.ts";

export const shareHandlers: Handlers<Pick<typeof proposalCalls, "shared" | "seen" | "open" | "respond">> = {
  shared: async ({ body, parts, share_key }) => {
    const share = await openShare(parts, body.token);
    const agency = await agencyOf(parts, share, body.token);
    const closed = closedPage(share, agency);
    if (share.password_hash && !isKeyOf(parts, share, share_key)) return { data: { ...closed, needs_password: true } };
    nameShared(share);
    if (share.kind === "shortlist") return { data: { ...closed, ...(await shortlistPage(parts, share, agency, body.token)) } };
    return { data: { ...closed, ...(await proposalPage(parts, share, agency, body.token)) } };
  },

  seen: async ({ body, parts, share_key }) => {
    const share = await openWithKey(parts, body.token, share_key);
    nameShared(share);
    if (body.visit) await markViewed(parts, share);
    if (share.kind === "proposal") await markSeen(parts.database.db, share.workspace, share.proposal_id, "recruiter");
    return {};
  },

  open: async ({ body, parts }) => {
    const share = await openShare(parts, body.token);
    if (!share.password_hash) return { data: { key: keyOf(parts, share) } };
    const wait = await takeTry(parts.database.db, share.workspace, share.id);
    if (wait !== null) throw tooMany(wait);
    if (!(await parts.secret.isPassword(body.password, share.password_hash))) throw invalidField("password", "share_password_wrong");
    await forgetTries(parts.database.db, share.workspace, share.id);
    return { data: { key: keyOf(parts, share) } };
  },

  respond: async ({ body, parts, share_key }) => {
    const share = await openWithKey(parts, body.token, share_key);
    const response = responseOf(body);
    const proposal_id = await answeredProposal(parts, share, body.place);
    const of = { workspace: share.workspace, share_id: share.id, proposal_id };
    const stands =
      response.decision === "question"
        ? await takeQuestion(parts, of, { name: response.name, text: response.comment ?? "" })
        : await takeDecision(parts, of, response);
    return { data: { response: stands, thread: toClient(await threadOf(parts.database.db, share.workspace, proposal_id)) } };
  },
};

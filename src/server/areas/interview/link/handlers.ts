import type { interviewLinkCalls } from "#contract/interview/interview-link.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findProposalOrFail } from "#server/areas/proposal/queries.ts";
import { answeredProposal, asClientReads, openToRead, openWithKey } from "#server/areas/proposal/tasks.ts";
import { findBehind, interviewsBehind, keepPicked, keepSuggested } from "./tasks.ts";

export const linkHandlers: Handlers<typeof interviewLinkCalls> = {
  ofLink: async ({ body, parts, share_key }) => {
    const share = await openToRead(parts, body.token, share_key);
    return { data: { interviews: share ? await interviewsBehind(parts, parts.database.db, share) : [] } };
  },

  pick: async ({ body, parts, share_key }) => {
    const share = await openWithKey(parts, body.token, share_key);
    const client = await findBehind(parts, share, body.id);
    await parts.database.transaction((trx) => keepPicked(parts, trx, share, body, client));
    return { data: { interviews: await interviewsBehind(parts, parts.database.db, share) } };
  },

  suggest: async ({ body, parts, share_key }) => {
    const share = await openWithKey(parts, body.token, share_key);
    const proposal_id = await answeredProposal(parts, share, body.place);
    const client = await asClientReads(parts, share.workspace, await findProposalOrFail(parts.database.db, share.workspace, proposal_id));
    await parts.database.transaction((trx) => keepSuggested(parts, trx, share, proposal_id, body, client));
    return { data: { interviews: await interviewsBehind(parts, parts.database.db, share) } };
  },
};

import type { proposalCalls } from "#contract/proposal/proposal-calls.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { refuseLeaks } from "#server/areas/proposal/rules.ts";
import { answeredProposal, openWithKey } from "#server/areas/proposal/share/tasks.ts";
import { wholeProposal } from "#server/areas/proposal/tasks.ts";
import { findSentProposal, keepReply, letterOfReply, replyAsRead } from "#server/areas/proposal/thread/reply/tasks.ts";
import { invalidField } from "#server/core/failures.ts";
import { threadOf } from "./queries.ts";
import { toClient } from "./rules.ts";
import { leaksInReply, takeQuestion } from "./tasks.ts";

export const threadHandlers: Handlers<Pick<typeof proposalCalls, "reply" | "ask">> = {
  reply: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const { stored, shared } = await findSentProposal(db, caller.workspace, body.id);
    const text = await replyAsRead(db, caller.workspace, stored, shared, body.text);
    refuseLeaks("proposal_leaks", await leaksInReply(parts, caller.workspace, stored, shared, text));
    const letter = await letterOfReply(parts, caller, stored, shared, text);
    await parts.database.transaction((trx) => keepReply(parts, trx, caller, stored, letter));
    return { data: { proposal: await wholeProposal(parts, caller, body.id), mailed: letter.recipients.length } };
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

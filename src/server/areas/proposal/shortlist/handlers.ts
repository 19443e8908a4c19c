import { nth } from "#contract/nth.ts";
import type { shortlistCalls } from "#contract/proposal/shortlist.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { passwordHashOf } from "#server/areas/proposal/share/tasks.ts";
import {
  linkTo,
  newestEditions,
  noteOnEach,
  noteSent,
  pageNow,
  pageOfNew,
  refuseChanged,
  refuseLeakingPage,
  refuseLeakingPaper,
  sendLink,
  sentOfOneJob,
  shortlistOf,
} from "#server/areas/proposal/shortlist/sending/tasks.ts";
import { gone } from "#server/core/failures.ts";
import { insertShortlist, pageOfShortlists, revokeLinks, shownItems } from "./queries.ts";
import { findShortlistOrFail, wholeShortlist, wholeShortlists } from "./tasks.ts";

export const shortlistHandlers: Handlers<typeof shortlistCalls> = {
  list: async ({ body, caller, parts }) => {
    const { shortlists, ...page } = await pageOfShortlists(parts.database.db, caller.workspace, body);
    return { data: { shortlists: await wholeShortlists(parts.database.db, caller.workspace, shortlists), ...page } };
  },

  create: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const proposals = await sentOfOneJob(db, caller.workspace, body.proposal_ids);
    const items = await newestEditions(db, caller.workspace, proposals);
    const shortlist = shortlistOf(nth(proposals, 0), body, caller);
    const page = await pageOfNew(db, caller, shortlist, nth(proposals, 0), items);
    const link = linkTo(parts, body, page, items.length);
    await refuseLeakingPaper(parts, caller.workspace, shortlist, page, items, link.invitation);
    const password_hash = await passwordHashOf(parts, body.password);
    await parts.database.transaction(async (trx) => {
      await refuseChanged(trx, caller.workspace, proposals);
      await insertShortlist(trx, caller.workspace, shortlist, body.proposal_ids);
      await sendLink(parts, trx, caller, { id: shortlist.id, client_id: nth(proposals, 0).client_id, password_hash, link, body });
      for (const proposal of proposals) await noteSent(trx, caller, proposal, proposals.length, body.recipients);
    });
    return { data: { shortlist: await wholeShortlist(db, caller.workspace, shortlist.id), share: link.share } };
  },

  addLink: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const stored = await findShortlistOrFail(db, caller.workspace, body.id);
    const items = await shownItems(db, caller.workspace, stored.id);
    if (items.length === 0) throw gone("shortlist");
    const page = await pageNow(db, caller.workspace, stored, items);
    const link = linkTo(parts, body, page, items.length);
    await refuseLeakingPage(parts, caller.workspace, page, items, link.invitation);
    const password_hash = await passwordHashOf(parts, body.password);
    await parts.database.transaction(async (trx) => {
      await sendLink(parts, trx, caller, { id: stored.id, client_id: stored.client_id, password_hash, link, body });
      await noteOnEach(trx, caller, items, body.recipients ?? []);
    });
    return { data: { shortlist: await wholeShortlist(db, caller.workspace, stored.id), share: link.share } };
  },

  revoke: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const stored = await findShortlistOrFail(db, caller.workspace, body.id);
    await parts.database.transaction((trx) => revokeLinks(trx, caller.workspace, stored.id));
    return { data: { shortlist: await wholeShortlist(db, caller.workspace, stored.id) } };
  },
};

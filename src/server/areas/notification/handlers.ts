import type { notificationCalls } from "#contract/note/notification.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { spelledOut } from "#server/areas/workspace/tasks.ts";
import { countUnread, markRead, pageOfNotifications, switchedOff, switchOff } from "./queries.ts";
import { switchesOf, textAsRead } from "./rules.ts";

export const notificationHandlers: Handlers<typeof notificationCalls> = {
  list: async ({ body, caller, parts, language }) => {
    const { db } = parts.database;
    const { page, next_cursor } = await pageOfNotifications(db, caller.workspace, caller.recruiter_id, body);
    const unread = await countUnread(db, caller.workspace, caller.recruiter_id);
    const excerpts = page.map(({ happening, ...one }) => ({ ...one, text: textAsRead({ ...one, happening }, language) }));
    return { data: { notifications: await spelledOut(db, caller.workspace, excerpts), unread, next_cursor } };
  },

  count: async ({ caller, parts }) => ({
    data: { unread: await countUnread(parts.database.db, caller.workspace, caller.recruiter_id) },
  }),

  markRead: async ({ body, caller, parts }) => {
    await parts.database.transaction((trx) => markRead(trx, caller.workspace, caller.recruiter_id, body));
    return { data: { unread: await countUnread(parts.database.db, caller.workspace, caller.recruiter_id) } };
  },

  settings: async ({ caller, parts }) => ({
    data: { switches: switchesOf(await switchedOff(parts.database.db, caller.user_id)) },
  }),

  updateSettings: async ({ body, caller, parts }) => ({
    data: { switches: switchesOf(await parts.database.transaction((trx) => switchOff(trx, caller.user_id, body))) },
  }),
};

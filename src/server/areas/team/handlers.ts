import type { teamCalls } from "#contract/team.ts";
import { AVATAR_NAME } from "#server/areas/account/rules.ts";
import { fileUrl } from "#server/areas/file/rules.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { pageOfMembers } from "./queries.ts";

export const teamHandlers: Handlers<typeof teamCalls> = {
  users: async ({ body, caller, parts }) => {
    const { users, ...page } = await pageOfMembers(parts.database.db, caller.workspace, body);
    const shown = users.map((one) => ({ ...one, avatar_url: one.avatar_id && fileUrl(parts, { id: one.avatar_id, name: AVATAR_NAME }) }));
    return { data: { users: shown, ...page } };
  },
};

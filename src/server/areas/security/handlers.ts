import type { securityCalls } from "#contract/account/security.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { pageOfEvents, pageOfTrail, trailAfter } from "./queries.ts";
import { verifyTrail } from "./tasks.ts";

const EXPORTED = 5000;
const FAULTS_TOLD = 20;

export const securityHandlers: Handlers<typeof securityCalls> = {
  events: async ({ body, caller, parts }) => ({ data: await pageOfEvents(parts.database.db, caller.workspace, body) }),

  trail: async ({ body, caller, parts }) => {
    await parts.audit.flush();
    return { data: await pageOfTrail(parts.database.db, caller.workspace, body) };
  },

  exportTrail: async ({ body, caller, parts }) => {
    await parts.audit.flush();
    const rows = await trailAfter(parts.database.db, caller.workspace, body.after, EXPORTED + 1);
    const page = rows.slice(0, EXPORTED).map(({ hash, ...row }) => ({ ...row, hash: Buffer.from(hash).toString("hex") }));
    return { data: { rows: page, has_more: rows.length > EXPORTED } };
  },

  verifyTrail: async ({ caller, parts }) => {
    await parts.audit.flush();
    const { faults, ...counts } = await verifyTrail(parts, caller.workspace);
    return { data: { ...counts, faults: faults.slice(0, FAULTS_TOLD), faults_total: faults.length } };
  },
};

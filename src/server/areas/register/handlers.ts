import type { registerCalls } from "#contract/candidate/register.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { recruiterName } from "#server/areas/workspace/queries.ts";
import { invalidField, notFound } from "#server/core/failures.ts";
import { explainLine, lineToExplain, pageOfLines } from "./queries.ts";

export const registerHandlers: Handlers<typeof registerCalls> = {
  list: async ({ body, caller, parts }) => ({ data: await pageOfLines(parts.database.db, caller.workspace, body) }),

  explain: async ({ body, caller, parts }) => {
    const line = await parts.database.transaction(async (trx) => {
      const found = await lineToExplain(trx, caller.workspace, body.id);
      if (!found) throw notFound("protected_line");
      if (found.handled !== "kept") throw invalidField("id", "line_not_kept");
      const recruiter_name = await recruiterName(trx, caller.workspace, caller.recruiter_id);
      return explainLine(trx, caller.workspace, body.id, { reason: body.reason, recruiter_id: caller.recruiter_id, recruiter_name });
    });
    return { data: { line } };
  },
};

import type { privacyCalls } from "#contract/candidate/privacy.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { recruiterName } from "#server/areas/workspace/queries.ts";
import { nameRecord } from "#server/core/act.ts";
import { notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { closeRequests, findPerson, findRequest, insertRequest, pageOfRequests, updateRequest } from "./queries.ts";
import { dueOn } from "./rules.ts";
import { eraseCandidate, handOver } from "./tasks.ts";

export const privacyHandlers: Handlers<typeof privacyCalls> = {
  list: async ({ body, caller, parts }) => ({ data: await pageOfRequests(parts.database.db, caller.workspace, body) }),

  create: async ({ body, caller, parts }) => {
    const { kind, of, candidate_id = null, note = "", received_on = new Date().toISOString().slice(0, 10) } = body;
    const request = await parts.database.transaction(async (trx) => {
      const person = candidate_id ? await findPerson(trx, caller.workspace, candidate_id) : null;
      if (candidate_id && !person) throw notFound("candidate");
      const recruiter_name = await recruiterName(trx, caller.workspace, caller.recruiter_id);
      const id = newId();
      nameRecord("privacy_request", id);
      const about = { id, kind, of, candidate_id, person: body.person ?? person?.name ?? "", note };
      await insertRequest(trx, caller.workspace, { ...about, received_on, due_on: dueOn(received_on, false), recruiter_name });
      return existingRequest(await findRequest(trx, caller.workspace, id));
    });
    return { data: { request } };
  },

  update: async ({ body, caller, parts }) => {
    const { id, note, is_extended, outcome } = body;
    const request = await parts.database.transaction(async (trx) => {
      const before = existingRequest(await findRequest(trx, caller.workspace, id));
      await updateRequest(trx, caller.workspace, id, {
        note: note ?? before.note,
        ...(is_extended !== undefined && { is_extended, due_on: dueOn(before.received_on, is_extended) }),
        ...(outcome !== undefined && { outcome, closed_at: outcome === null ? null : new Date().toISOString() }),
      });
      return existingRequest(await findRequest(trx, caller.workspace, id));
    });
    return { data: { request } };
  },

  hand_over: async ({ body, caller, parts, language }) => {
    const given = await handOver(parts, caller.workspace, body.candidate_id, language);
    if (!given) throw notFound("candidate");
    await parts.database.transaction((trx) => closeRequests(trx, caller.workspace, body.candidate_id, "access"));
    return { data: given };
  },

  erase: async ({ body, caller, parts }) => {
    const removed = await eraseCandidate(parts, caller.workspace, body.candidate_id);
    if (!removed) throw notFound("candidate");
    return { data: { removed } };
  },
};

function existingRequest<T>(request: T | undefined): T {
  if (request === undefined) throw notFound("privacy_request");
  return request;
}

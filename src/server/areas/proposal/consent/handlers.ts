import type { ConsentGiven, consentCalls } from "#contract/candidate/consent.ts";
import { findCandidate } from "#server/areas/candidate/queries.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { nameRecord } from "#server/core/act.ts";
import { notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { newToken } from "#server/core/link-token.ts";
import { takeAnswer } from "./answering/tasks.ts";
import { findAskedAbout, keepQuestion, questionFor } from "./asking/tasks.ts";
import { findRequestToAnswer, requestsOf, revokeRequest } from "./queries.ts";
import { findRequestOrFail, openConsent, readConsent, wholeRequest } from "./tasks.ts";

export const consentHandlers: Handlers<typeof consentCalls> = {
  ask: async ({ body, caller, parts, language }) => {
    const { db } = parts.database;
    const about = await findAskedAbout(db, caller.workspace, body);
    const question = await questionFor(db, caller.workspace, about, { ...body, own: language });
    const { token, token_hash } = newToken(128);
    const url = `${parts.config.app_url}/c/${token}`;
    const id = newId();
    const kept = { ...question, id, token_hash, url, months: body.months };
    await parts.database.transaction((trx) => keepQuestion(parts, trx, caller, about, kept));
    return { data: { request: wholeRequest(await findRequestOrFail(db, caller.workspace, id)), url } };
  },

  list: async ({ body, caller, parts }) => {
    if (!(await findCandidate(parts.database.db, caller.workspace, body.candidate_id))) throw notFound("candidate");
    const requests = await requestsOf(parts.database.db, caller.workspace, body.candidate_id, body.job_id);
    return { data: { requests: requests.map(wholeRequest) } };
  },

  revoke: async ({ body, caller, parts }) => {
    const request = await parts.database.transaction(async (trx) => {
      const stored = await findRequestToAnswer(trx, caller.workspace, body.id);
      if (!stored) throw notFound("consent");
      nameRecord("candidate", stored.candidate_id);
      // What was answered stays: the candidate needs the link to take a yes back.
      if (stored.answers.length === 0) await revokeRequest(trx, caller.workspace, stored.id);
      return findRequestOrFail(trx, caller.workspace, body.id);
    });
    return { data: { request: wholeRequest(request) } };
  },

  shared: async ({ body, parts }) => {
    const request = await openConsent(parts, body.token);
    return { data: { shared: await readConsent(parts, request, body.token) } };
  },

  answer: async ({ body, parts }) => {
    const request = await openConsent(parts, body.token);
    const given: ConsentGiven = {
      answer: body.answer,
      words: body.words?.trim() || null,
      language: body.language,
      wording: request.asked.wording,
      at: new Date().toISOString(),
    };
    await parts.database.transaction((trx) => takeAnswer(parts, trx, request, given));
    return { data: { shared: await readConsent(parts, await openConsent(parts, body.token), body.token) } };
  },
};

import { createHash, randomBytes } from "node:crypto";
import { type AskedConsent, CONSENT_WORDING, type ConsentGiven, type consentCalls } from "#contract/consent.ts";
import { workspaceSettings } from "#contract/workspace.ts";
import { findCandidate, findCandidateToChange, updateCandidate } from "#server/areas/candidate/queries.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findJob } from "#server/areas/job/queries.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { findAgency, findSender, updateProposal } from "#server/areas/proposal/queries.ts";
import { revokeShares } from "#server/areas/proposal/share/queries.ts";
import { noteProposal } from "#server/areas/proposal/tasks.ts";
import { writeTo } from "#server/areas/subscription/tasks.ts";
import { insertActivity, nextChange } from "#server/areas/workspace/queries.ts";
import { nameRecord } from "#server/core/act.ts";
import { gone, invalidField, notAcceptable, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { answeredLetter, questionLetter } from "./mails.ts";
import {
  findRequest,
  findRequestToAnswer,
  insertAnswer,
  insertRequest,
  liveProposals,
  requestsOf,
  revokeRequest,
  revokeWaiting,
  type StoredRequest,
  shownOf,
} from "./queries.ts";
import { DAYS_TO_ANSWER } from "./rules.ts";
import { type OpenConsent, openConsent, readConsent, wholeRequest } from "./tasks.ts";

export const consentHandlers: Handlers<typeof consentCalls> = {
  ask: async ({ body, caller, parts, language: own }) => {
    const { db } = parts.database;
    const candidate = await findCandidate(db, caller.workspace, body.candidate_id);
    if (!candidate) throw notFound("candidate");
    if (candidate.deleted_at) throw gone("candidate");
    const job_id = body.job_id ?? null;
    const job = job_id ? await findJob(db, caller.workspace, job_id) : null;
    if (job === undefined) throw notFound("job");
    if (job?.deleted_at) throw gone("job");
    const email = body.email ?? candidate.email;
    if (body.send && !email) throw invalidField("email", "consent_no_email");
    const agency = await findAgency(db, caller.workspace);
    const { defaults } = workspaceSettings.parse(agency.settings);
    const language = body.language ?? defaults.language ?? own;
    const shown = job_id ? await shownOf(db, caller.workspace, { candidate_id: candidate.id, job_id }) : undefined;
    const asked: AskedConsent = {
      first_name: candidate.first_name,
      job_title: job?.title ?? null,
      client_name: body.names_client ? (job?.client?.name ?? null) : null,
      anonymity: shown?.anonymity ?? defaults.anonymity,
      shown: shown?.shown ?? [],
      message: body.message?.trim() || null,
      wording: CONSENT_WORDING,
    };
    const token = randomBytes(16).toString("base64url");
    const url = `${parts.config.app_url}/c/${token}`;
    const id = newId();
    const sender = await findSender(db, caller.workspace, caller.recruiter_id);
    await parts.database.transaction(async (trx) => {
      await revokeWaiting(trx, caller.workspace, { candidate_id: candidate.id, job_id });
      await insertRequest(trx, caller.workspace, {
        id,
        candidate_id: candidate.id,
        job_id,
        recruiter_id: caller.recruiter_id,
        token_hash: createHash("sha256").update(token).digest(),
        asked,
        email: body.send ? email : null,
        language,
        days: DAYS_TO_ANSWER,
        months: body.months,
      });
      await insertActivity(trx, caller.workspace, {
        id: newId(),
        kind: "consent_asked",
        recruiter_id: caller.recruiter_id,
        candidate_id: candidate.id,
        ...(job_id && { job_id }),
        detail: { job: asked.job_title, job_id },
      });
      if (!body.send) return;
      const { expires_at } = (await findRequest(trx, caller.workspace, id)) as StoredRequest;
      const from = { name: `${sender.first_name} ${sender.last_name}`, email: sender.email, phone: sender.phone };
      const letter = questionLetter({ to: email as string, language, agency: agency.name, sender: from, asked, url, expires_at });
      await writeTo(parts, trx, caller.workspace, [letter]);
    });
    return { data: { request: wholeRequest((await findRequest(db, caller.workspace, id)) as StoredRequest), url } };
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
      return (await findRequest(trx, caller.workspace, body.id)) as StoredRequest;
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
    await parts.database.transaction((trx) => answer(parts, trx, request, given));
    return { data: { shared: await readConsent(parts, await openConsent(parts, body.token), body.token) } };
  },
};

/** Logs an answer, keeps the candidate's consent with it, and tells the recruiter. The same one twice is one. */
async function answer(parts: Parts, trx: Trx, { workspace, id, candidate_id }: OpenConsent, given: ConsentGiven) {
  const request = await findRequestToAnswer(trx, workspace, id);
  const candidate = await findCandidateToChange(trx, workspace, candidate_id);
  if (!request || !candidate || candidate.deleted_at) throw notFound("consent");
  const [before] = request.answers;
  if (before && before.answer === given.answer && (given.words === null || before.words === given.words)) return;
  if (given.answer === "withdrawn" && before?.answer !== "yes") throw notAcceptable("consent_not_given");
  const takes_back = before?.answer === "yes" && given.answer !== "yes";
  await insertAnswer(trx, workspace, { ...given, id: newId(), request_id: id });
  const isOurs = before && candidate.consent.given_at && Date.parse(candidate.consent.given_at) === Date.parse(before.at);
  if (given.answer === "yes" || (takes_back && isOurs)) {
    const consent =
      given.answer === "yes"
        ? { given_at: given.at, expires_at: request.consent_until, basis: "consent" as const }
        : { given_at: null, expires_at: null, basis: null };
    await updateCandidate(trx, workspace, candidate, await nextChange(trx, workspace), { consent });
  }
  const closed = takes_back ? await withdrawLive(trx, request, workspace) : 0;
  await insertActivity(trx, workspace, {
    id: newId(),
    kind: "consent_answered",
    recruiter_id: null,
    candidate_id,
    ...(request.job_id && { job_id: request.job_id }),
    detail: {
      answer: given.answer,
      text: given.words,
      job: request.asked.job_title,
      job_id: request.job_id,
      wording: given.wording,
      language: given.language,
    },
  });
  const sender = await findSender(trx, workspace, request.recruiter_id);
  const about = {
    who: [candidate.first_name, candidate.last_name].filter(Boolean).join(" "),
    job: request.asked.job_title,
    answer: given.answer,
    words: given.words,
    closed,
    url: `${parts.config.app_url}/dashboard/candidates/${candidate_id}`,
  };
  await queueLetter(parts, trx, answeredLetter({ email: sender.email, language: sender.locale }, about));
}

/** Who takes a yes back is proposed no longer: what clients can still read is withdrawn, and every link of it closes. */
async function withdrawLive(trx: Trx, request: StoredRequest, workspace: OpenConsent["workspace"]): Promise<number> {
  const isForAnyJob = request.asked.job_title === null;
  if (!isForAnyJob && !request.job_id) return 0; // the job is gone, and its proposals with it
  const live = await liveProposals(trx, workspace, { candidate_id: request.candidate_id, job_id: request.job_id });
  for (const proposal of live) {
    await updateProposal(trx, workspace, proposal.id, { status: "withdrawn" });
    await revokeShares(trx, workspace, proposal.id);
    await noteProposal(trx, workspace, null, proposal, "proposal_withdrawn", { by_candidate: true });
  }
  return live.length;
}

import type { ConsentGiven } from "#contract/candidate/consent.ts";
import { findCandidateToChange, type StoredCandidate, updateCandidate } from "#server/areas/candidate/queries.ts";
import { ring, wantsLetter } from "#server/areas/notification/tasks.ts";
import { answeredLetter } from "#server/areas/proposal/consent/mails.ts";
import { findRequestToAnswer, insertAnswer, liveProposals, type StoredRequest } from "#server/areas/proposal/consent/queries.ts";
import { isKeptBy } from "#server/areas/proposal/consent/rules.ts";
import type { OpenConsent } from "#server/areas/proposal/consent/tasks.ts";
import { findSender, updateProposal } from "#server/areas/proposal/queries.ts";
import { revokeShares } from "#server/areas/proposal/share/queries.ts";
import { noteProposal } from "#server/areas/proposal/tasks.ts";
import { tellOf } from "#server/areas/subscription/tasks.ts";
import { insertActivity, nextChange } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { notAcceptable, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

/** Logs an answer, keeps the candidate's consent with it, and tells the recruiter. The same one twice is one. */
export async function takeAnswer(parts: Parts, trx: Trx, { workspace, id, candidate_id }: OpenConsent, given: ConsentGiven) {
  const request = await findRequestToAnswer(trx, workspace, id);
  const candidate = await findCandidateToChange(trx, workspace, candidate_id);
  if (!request || !candidate || candidate.deleted_at) throw notFound("consent");
  const [before] = request.answers;
  if (before && before.answer === given.answer && (given.words === null || before.words === given.words)) return;
  if (given.answer === "withdrawn" && before?.answer !== "yes") throw notAcceptable("consent_not_given");
  const takesBack = given.answer !== "yes" && (before?.answer === "yes" || request.asked.purpose === "keep");
  await insertAnswer(trx, workspace, { ...given, id: newId(), request_id: id });
  const isErased = await keepConsent(trx, workspace, candidate, request, given);
  const closed = takesBack ? await withdrawLive(trx, request, workspace) : 0;
  const activity_id = await noteAnswer(trx, workspace, request, given);
  await tellRecruiter(parts, trx, workspace, { request, candidate, given, closed, isErased, activity_id });
}

/** A yes stands on the candidate from now on; taken back, it leaves where it is this one that stands there. Whether that has them erased. */
async function keepConsent(trx: Trx, workspace: WorkspaceId, candidate: StoredCandidate, request: StoredRequest, given: ConsentGiven) {
  const consent = given.answer === "yes" ? agreed(request, given) : takenBack(candidate, request, given);
  if (consent) await updateCandidate(trx, workspace, candidate, await nextChange(trx, workspace), { consent });
  return Boolean(consent?.withdrawn_at);
}

const agreed = ({ consent_until }: StoredRequest, { at }: ConsentGiven) =>
  ({ given_at: at, expires_at: consent_until, basis: "consent", withdrawn_at: null }) as const;

function takenBack({ consent }: StoredCandidate, { asked, answers: [before] }: StoredRequest, { at }: ConsentGiven) {
  const isOurs = before?.answer === "yes" && consent.given_at && Date.parse(consent.given_at) === Date.parse(before.at);
  // Who is asked whether they may be kept on says no to what stands there, whichever yes that was.
  if (!isOurs && !(asked.purpose === "keep" && consent.given_at)) return null;
  return { given_at: null, expires_at: null, basis: null, withdrawn_at: isKeptBy(asked) ? at : null };
}

/** Who takes a yes back is proposed no longer: what clients can still read is withdrawn, and every link of it closes. */
async function withdrawLive(trx: Trx, request: StoredRequest, workspace: WorkspaceId): Promise<number> {
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

const noteAnswer = (trx: Trx, workspace: WorkspaceId, { candidate_id, job_id, asked }: StoredRequest, given: ConsentGiven) =>
  insertActivity(trx, workspace, {
    id: newId(),
    kind: asked.purpose === "keep" ? "renewal_answered" : "consent_answered",
    recruiter_id: null,
    candidate_id,
    ...(job_id && { job_id }),
    detail: { answer: given.answer, text: given.words, job: asked.job_title, job_id, wording: given.wording, language: given.language },
  });

async function tellRecruiter(
  parts: Parts,
  trx: Trx,
  workspace: WorkspaceId,
  of: { request: StoredRequest; candidate: StoredCandidate; given: ConsentGiven; closed: number; isErased: boolean; activity_id: string },
) {
  const { request, candidate, given, closed, isErased, activity_id } = of;
  const sender = await findSender(trx, workspace, request.recruiter_id);
  const about = {
    who: [candidate.first_name, candidate.last_name].filter(Boolean).join(" "),
    job: request.asked.job_title,
    answer: given.answer,
    words: given.words,
    closed,
    purpose: request.asked.purpose,
    isErased,
    url: `${parts.config.app_url}/dashboard/candidates/${candidate.id}`,
  };
  const kind = `${request.asked.purpose === "keep" ? "renewal" : "consent"}_${given.answer}` as const;
  await ring(trx, workspace, { kind, activity_id, recruiter_ids: [sender.id] });
  // Who was erased by their own word is told in any case: nothing else does.
  if (!isErased && !(await wantsLetter(trx, workspace, kind, sender))) return;
  await tellOf(parts, trx, workspace, answeredLetter({ email: sender.email, language: sender.locale }, about));
}

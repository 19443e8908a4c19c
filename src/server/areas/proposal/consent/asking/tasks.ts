import { sql } from "kysely";
import { workspaceSettings } from "#contract/account/workspace.ts";
import type { Body } from "#contract/call.ts";
import { type AskedConsent, CONSENT_WORDING, type consentCalls } from "#contract/candidate/consent.ts";
import type { Language } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import { personName } from "#contract/text/names/person-name.ts";
import type { StoredCandidate } from "#server/areas/candidate/queries.ts";
import { findCandidateOrFail } from "#server/areas/candidate/queries.ts";
import { findJobOrFail } from "#server/areas/job/queries.ts";
import { questionLetter } from "#server/areas/proposal/consent/mails.ts";
import { insertRequest, revokeWaiting, shownOf } from "#server/areas/proposal/consent/queries.ts";
import { DAYS_TO_ANSWER } from "#server/areas/proposal/consent/rules.ts";
import { findRequestOrFail } from "#server/areas/proposal/consent/tasks.ts";
import { findAgency, findSender } from "#server/areas/proposal/queries.ts";
import { writeTo } from "#server/areas/subscription/tasks.ts";
import { insertActivity } from "#server/areas/workspace/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { invalidField } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

type AskBody = Body<typeof consentCalls.ask>;

/** Who is asked, and for which job: null where they are asked for any. */
interface AskedAbout {
  candidate: StoredCandidate;
  job: Job | null;
}

/** Candidate and job of a question; fails where one of them isn't there, or in the trash. */
export async function findAskedAbout(db: Db, workspace: WorkspaceId, body: Pick<AskBody, "candidate_id" | "job_id">): Promise<AskedAbout> {
  const candidate = await findCandidateOrFail(db, workspace, body.candidate_id);
  return { candidate, job: body.job_id ? await findJobOrFail(db, workspace, body.job_id) : null };
}

interface Question {
  asked: AskedConsent;
  language: Language;
  agency: string;
  /** Where the letter goes; null where the recruiter brings the link in another way. */
  email: string | null;
}

/** What a candidate is asked: with what the client would see of them, in the words that hold on the day. */
export async function questionFor(
  db: Db,
  workspace: WorkspaceId,
  { candidate, job }: AskedAbout,
  body: Pick<AskBody, "email" | "send" | "language" | "names_client" | "message"> & { own: Language },
): Promise<Question> {
  const email = body.email ?? candidate.email ?? null;
  if (body.send && !email) throw invalidField("email", "consent_no_email");
  const agency = await findAgency(db, workspace);
  const { defaults } = workspaceSettings.parse(agency.settings);
  const shown = job ? await shownOf(db, workspace, { candidate_id: candidate.id, job_id: job.id }) : undefined;
  const asked: AskedConsent = {
    purpose: "propose",
    first_name: candidate.first_name,
    job_title: job?.title ?? null,
    client_name: body.names_client ? (job?.client?.name ?? null) : null,
    anonymity: shown?.anonymity ?? defaults.anonymity,
    shown: shown?.shown ?? [],
    message: body.message?.trim() || null,
    wording: CONSENT_WORDING,
  };
  return { asked, language: body.language ?? defaults.language ?? body.own, agency: agency.name, email: body.send ? email : null };
}

/** Keeps a question in the place of those that wait, and mails it where that was asked. */
export async function keepQuestion(
  parts: Parts,
  trx: Trx,
  caller: Caller,
  { candidate, job }: AskedAbout,
  question: Question & { id: string; token_hash: Buffer; url: string; months: AskBody["months"] },
): Promise<void> {
  const { id, asked, email, language, token_hash, months } = question;
  const about = { candidate_id: candidate.id, job_id: job?.id ?? null, recruiter_id: caller.recruiter_id };
  await revokeWaiting(trx, caller.workspace, about);
  const ends = {
    expires_at: sql<string>`now() + make_interval(days => ${DAYS_TO_ANSWER})`,
    consent_until: sql<string>`now() + make_interval(months => ${months})`,
  };
  await insertRequest(trx, caller.workspace, { ...about, ...ends, id, token_hash, asked, email, language });
  await insertActivity(trx, caller.workspace, {
    id: newId(),
    kind: "consent_asked",
    recruiter_id: caller.recruiter_id,
    candidate_id: candidate.id,
    ...(job && { job_id: job.id }),
    detail: { job: asked.job_title, job_id: about.job_id },
  });
  if (email) await mailQuestion(parts, trx, caller.workspace, { ...question, to: email, recruiter_id: caller.recruiter_id });
}

/** Mails a question in its recruiter's name. It counts towards the day's limit of recipients. */
export async function mailQuestion(
  parts: Parts,
  trx: Trx,
  workspace: WorkspaceId,
  question: Question & { id: string; url: string; to: string; recruiter_id: string },
) {
  const { expires_at, consent_until } = await findRequestOrFail(trx, workspace, question.id);
  const sender = await findSender(trx, workspace, question.recruiter_id);
  const from = { name: personName(sender), email: sender.email, phone: sender.phone };
  await writeTo(parts, trx, workspace, [questionLetter({ ...question, sender: from, expires_at, consent_until })]);
}

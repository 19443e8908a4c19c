import { accountCalls } from "./account/account-calls.ts";
import { apiKeyCalls } from "./account/api-key.ts";
import { modelCalls } from "./account/model.ts";
import { passkeyCalls } from "./account/passkey.ts";
import { securityCalls } from "./account/security.ts";
import { ssoCalls } from "./account/sso.ts";
import { subscriptionCalls } from "./account/subscription.ts";
import { teamCalls } from "./account/team.ts";
import { workspaceExportCalls } from "./account/workspace-export.ts";
import type { Area } from "./call.ts";
import { candidateCalls } from "./candidate/candidate-calls.ts";
import { consentCalls } from "./candidate/consent.ts";
import { dossierCalls } from "./candidate/dossier.ts";
import { privacyCalls } from "./candidate/privacy.ts";
import { registerCalls } from "./candidate/register.ts";
import { resumeCalls } from "./candidate/resume.ts";
import { chatCalls } from "./chat.ts";
import { clientCalls } from "./client/client.ts";
import { complianceCalls } from "./compliance.ts";
import { contactCalls } from "./contact.ts";
import { customFieldCalls } from "./custom/custom-calls.ts";
import { dashboardCalls } from "./dashboard.ts";
import { importCalls } from "./import/import.ts";
import { interviewCalls } from "./interview/interview.ts";
import { jobCalls } from "./job/job.ts";
import { matchingCalls } from "./job/matching.ts";
import { pipelineCalls } from "./job/pipeline.ts";
import { weightsCalls } from "./job/weights.ts";
import { mergeCalls } from "./merge/merge.ts";
import { noteCalls } from "./note/note.ts";
import { notificationCalls } from "./note/notification.ts";
import { toDoCalls } from "./note/to-do.ts";
import { proposalCalls } from "./proposal/proposal-calls.ts";
import { shortlistCalls } from "./proposal/shortlist.ts";
import { sampleCalls } from "./sample.ts";
import { statisticsCalls } from "./statistics.ts";
import { statusCalls } from "./status.ts";
import { pointingCalls } from "./text/pointing.ts";
import { translationCalls } from "./text/translation.ts";
import { viewCalls } from "./view.ts";

/** Every call the product answers: server, web client, OpenAPI document and tests are read from this object. */
export const api = {
  account: accountCalls,
  candidate: candidateCalls,
  client: clientCalls,
  interview: interviewCalls,
  import: importCalls,
  customField: customFieldCalls,
  job: jobCalls,
  matching: matchingCalls,
  pipeline: pipelineCalls,
  pointing: pointingCalls,
  translation: translationCalls,
  passkey: passkeyCalls,
  apiKey: apiKeyCalls,
  sso: ssoCalls,
  model: modelCalls,
  team: teamCalls,
  subscription: subscriptionCalls,
  note: noteCalls,
  toDo: toDoCalls,
  notification: notificationCalls,
  proposal: proposalCalls,
  chat: chatCalls,
  view: viewCalls,
  statistics: statisticsCalls,
  contact: contactCalls,
  dashboard: dashboardCalls,
  shortlist: shortlistCalls,
  consent: consentCalls,
  register: registerCalls,
  privacy: privacyCalls,
  compliance: complianceCalls,
  dossier: dossierCalls,
  resume: resumeCalls,
  merge: mergeCalls,
  sample: sampleCalls,
  weights: weightsCalls,
  security: securityCalls,
  workspaceExport: workspaceExportCalls,
  status: statusCalls,
} satisfies Record<string, Area>;

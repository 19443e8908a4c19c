import type { api } from "#contract/index.ts";
import { apiKeyHandlers } from "./account/api-key/handlers.ts";
import { accountHandlers } from "./account/handlers.ts";
import { passkeyHandlers } from "./account/passkey/handlers.ts";
import { ssoHandlers } from "./account/sso/handlers.ts";
import { candidateHandlers } from "./candidate/handlers.ts";
import { chatHandlers } from "./chat/handlers.ts";
import { clientHandlers } from "./client/handlers.ts";
import { complianceHandlers } from "./compliance/handlers.ts";
import { contactHandlers } from "./contact/handlers.ts";
import { customFieldHandlers } from "./custom-field/handlers.ts";
import { dashboardHandlers } from "./dashboard/handlers.ts";
import { dossierHandlers } from "./dossier/handlers.ts";
import type { Handlers } from "./handlers.ts";
import { importHandlers } from "./import/handlers.ts";
import { interviewHandlers } from "./interview/handlers.ts";
import { jobHandlers } from "./job/handlers.ts";
import { matchingHandlers } from "./matching/handlers.ts";
import { pipelineHandlers } from "./matching/pipeline/handlers.ts";
import { mergeHandlers } from "./merge/handlers.ts";
import { modelHandlers } from "./model-settings/handlers.ts";
import { noteHandlers } from "./note/handlers.ts";
import { notificationHandlers } from "./notification/handlers.ts";
import { pointingHandlers } from "./pointing/handlers.ts";
import { privacyHandlers } from "./privacy/handlers.ts";
import { consentHandlers } from "./proposal/consent/handlers.ts";
import { proposalHandlers } from "./proposal/handlers.ts";
import { shortlistHandlers } from "./proposal/shortlist/handlers.ts";
import { subscriptionHandlers } from "./purchase/handlers.ts";
import { registerHandlers } from "./register/handlers.ts";
import { resumeHandlers } from "./resume/handlers.ts";
import { sampleHandlers } from "./sample/handlers.ts";
import { securityHandlers } from "./security/handlers.ts";
import { statisticsHandlers } from "./statistics/handlers.ts";
import { statusHandlers } from "./status/handlers.ts";
import { teamHandlers } from "./team/handlers.ts";
import { toDoHandlers } from "./to-do/handlers.ts";
import { translationHandlers } from "./translation/handlers.ts";
import { viewHandlers } from "./view/handlers.ts";
import { weightsHandlers } from "./weights/handlers.ts";
import { workspaceExportHandlers } from "./workspace-export/handlers.ts";

export const handlers: { [A in keyof typeof api]: Handlers<(typeof api)[A]> } = {
  account: accountHandlers,
  candidate: candidateHandlers,
  client: clientHandlers,
  interview: interviewHandlers,
  import: importHandlers,
  customField: customFieldHandlers,
  job: jobHandlers,
  matching: matchingHandlers,
  pipeline: pipelineHandlers,
  pointing: pointingHandlers,
  translation: translationHandlers,
  passkey: passkeyHandlers,
  apiKey: apiKeyHandlers,
  sso: ssoHandlers,
  model: modelHandlers,
  team: teamHandlers,
  subscription: subscriptionHandlers,
  note: noteHandlers,
  toDo: toDoHandlers,
  notification: notificationHandlers,
  proposal: proposalHandlers,
  chat: chatHandlers,
  view: viewHandlers,
  statistics: statisticsHandlers,
  contact: contactHandlers,
  dashboard: dashboardHandlers,
  shortlist: shortlistHandlers,
  consent: consentHandlers,
  register: registerHandlers,
  privacy: privacyHandlers,
  compliance: complianceHandlers,
  dossier: dossierHandlers,
  resume: resumeHandlers,
  merge: mergeHandlers,
  sample: sampleHandlers,
  weights: weightsHandlers,
  workspaceExport: workspaceExportHandlers,
  security: securityHandlers,
  status: statusHandlers,
};

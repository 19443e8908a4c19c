import { accountCalls } from "./account/account-calls.ts";
import { apiKeyCalls } from "./account/api-key.ts";
import { passkeyCalls } from "./account/passkey.ts";
import { securityCalls } from "./account/security.ts";
import { ssoCalls } from "./account/sso.ts";
import { subscriptionCalls } from "./account/subscription.ts";
import { teamCalls } from "./account/team.ts";
import type { Area } from "./call.ts";
import { candidateCalls } from "./candidate/candidate-calls.ts";
import { consentCalls } from "./candidate/consent.ts";
import { dossierCalls } from "./candidate/dossier.ts";
import { privacyCalls } from "./candidate/privacy.ts";
import { registerCalls } from "./candidate/register.ts";
import { chatCalls } from "./chat.ts";
import { complianceCalls } from "./compliance.ts";
import { contactCalls } from "./contact.ts";
import { dashboardCalls } from "./dashboard.ts";
import { jobCalls } from "./job/job.ts";
import { matchingCalls } from "./job/matching.ts";
import { weightsCalls } from "./job/weights.ts";
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
  job: jobCalls,
  matching: matchingCalls,
  pointing: pointingCalls,
  translation: translationCalls,
  passkey: passkeyCalls,
  apiKey: apiKeyCalls,
  sso: ssoCalls,
  team: teamCalls,
  subscription: subscriptionCalls,
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
  sample: sampleCalls,
  weights: weightsCalls,
  security: securityCalls,
  status: statusCalls,
} satisfies Record<string, Area>;

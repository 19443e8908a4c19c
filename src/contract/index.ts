import { accountCalls } from "./account.ts";
import { apiKeyCalls } from "./api-key.ts";
import type { Area } from "./call.ts";
import { candidateCalls } from "./candidate-calls.ts";
import { chatCalls } from "./chat.ts";
import { complianceCalls } from "./compliance.ts";
import { consentCalls } from "./consent.ts";
import { contactCalls } from "./contact.ts";
import { dashboardCalls } from "./dashboard.ts";
import { dossierCalls } from "./dossier.ts";
import { jobCalls } from "./job.ts";
import { matchingCalls } from "./matching.ts";
import { passkeyCalls } from "./passkey.ts";
import { pointingCalls } from "./pointing.ts";
import { privacyCalls } from "./privacy.ts";
import { proposalCalls } from "./proposal-calls.ts";
import { registerCalls } from "./register.ts";
import { sampleCalls } from "./sample.ts";
import { securityCalls } from "./security.ts";
import { shortlistCalls } from "./shortlist.ts";
import { statisticsCalls } from "./statistics.ts";
import { subscriptionCalls } from "./subscription.ts";
import { teamCalls } from "./team.ts";
import { translationCalls } from "./translation.ts";
import { viewCalls } from "./view.ts";
import { weightsCalls } from "./weights.ts";

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
} satisfies Record<string, Area>;

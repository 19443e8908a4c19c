import type * as z from "zod";
import { device, user } from "#contract/account/account.ts";
import { whole as languageModel } from "#contract/account/model.ts";
import { plan, limits as planLimits } from "#contract/account/plan.ts";
import { ssoDomain, ssoProvider } from "#contract/account/sso.ts";
import { order, subscription } from "#contract/account/subscription.ts";
import { invitation, member, recruiter, team } from "#contract/account/team.ts";
import { proposalDefaults, weights, workspaceSettings } from "#contract/account/workspace.ts";
import { workspaceExport } from "#contract/account/workspace-export.ts";
import {
  activity,
  candidate,
  file as candidateFile,
  candidateWithPointed,
  certification,
  education,
  experience,
  pointed as pointedQuote,
  skill,
} from "#contract/candidate/candidate.ts";
import { readDraft as candidateDraft } from "#contract/candidate/candidate-calls.ts";
import { consentRequest } from "#contract/candidate/consent.ts";
import { dossier } from "#contract/candidate/dossier.ts";
import { privacyRequest } from "#contract/candidate/privacy.ts";
import { chat, chatMessage, chatUsage, citation } from "#contract/chat.ts";
import { client, clientRow, contact, contactRow } from "#contract/client/client.ts";
import { customField } from "#contract/custom/custom-calls.ts";
import { box, doubt, evidence, fieldEvidence, quote, snippet, spokenLanguage } from "#contract/fields.ts";
import { row as importRow, importRun } from "#contract/import/import.ts";
import { interview } from "#contract/interview/interview.ts";
import { clientInterview } from "#contract/interview/interview-link.ts";
import { job, jobRow, vacancyFact } from "#contract/job/job.ts";
import { criterion, highlight, match, matchWithCriteria } from "#contract/job/match.ts";
import { pipeline, pipelineStage } from "#contract/job/pipeline.ts";
import { weightChange, state as weightsInUse } from "#contract/job/weights.ts";
import { pair as duplicatePair, merge } from "#contract/merge/merge.ts";
import { note } from "#contract/note/note.ts";
import { notification } from "#contract/note/notification.ts";
import { toDo as task } from "#contract/note/to-do.ts";
import {
  claim,
  response as clientResponse,
  fitLine,
  proposal,
  information as proposalInformation,
  parts as proposalParts,
  share,
  strength,
  threadMessage,
} from "#contract/proposal/proposal.ts";
import { sharedProposal, sharedShortlist } from "#contract/proposal/shared-proposal.ts";
import { shortlist } from "#contract/proposal/shortlist.ts";
import { totals as statisticsTotals } from "#contract/statistics.ts";
import { view as savedView } from "#contract/view.ts";

/** Records that the OpenAPI document describes once, by name; every other schema stands where it is used. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  Activity: activity,
  Box: box,
  Candidate: candidate,
  CandidateDraft: candidateDraft,
  CandidateFile: candidateFile,
  CandidateWithPointed: candidateWithPointed,
  Certification: certification,
  Chat: chat,
  ChatMessage: chatMessage,
  ChatUsage: chatUsage,
  Citation: citation,
  Claim: claim,
  Client: client,
  ClientInterview: clientInterview,
  ClientResponse: clientResponse,
  ClientRow: clientRow,
  ConsentRequest: consentRequest,
  Contact: contact,
  ContactRow: contactRow,
  Criterion: criterion,
  CustomField: customField,
  Device: device,
  Dossier: dossier,
  Doubt: doubt,
  DuplicatePair: duplicatePair,
  Education: education,
  Evidence: evidence,
  Experience: experience,
  FieldEvidence: fieldEvidence,
  FitLine: fitLine,
  Highlight: highlight,
  ImportRow: importRow,
  ImportRun: importRun,
  Interview: interview,
  Invitation: invitation,
  Job: job,
  JobRow: jobRow,
  LanguageModel: languageModel,
  Match: match,
  MatchWithCriteria: matchWithCriteria,
  Member: member,
  Merge: merge,
  Note: note,
  Notification: notification,
  Order: order,
  Pipeline: pipeline,
  PipelineStage: pipelineStage,
  Plan: plan,
  PlanLimits: planLimits,
  PointedQuote: pointedQuote,
  PrivacyRequest: privacyRequest,
  Proposal: proposal,
  ProposalDefaults: proposalDefaults,
  ProposalInformation: proposalInformation,
  ProposalParts: proposalParts,
  Quote: quote,
  Recruiter: recruiter,
  SavedView: savedView,
  Share: share,
  SharedProposal: sharedProposal,
  SharedShortlist: sharedShortlist,
  Shortlist: shortlist,
  Skill: skill,
  Snippet: snippet,
  SpokenLanguage: spokenLanguage,
  SsoDomain: ssoDomain,
  SsoProvider: ssoProvider,
  StatisticsTotals: statisticsTotals,
  Strength: strength,
  Subscription: subscription,
  Task: task,
  Team: team,
  ThreadMessage: threadMessage,
  User: user,
  VacancyFact: vacancyFact,
  WeightChange: weightChange,
  Weights: weights,
  WeightsInUse: weightsInUse,
  WorkspaceExport: workspaceExport,
  WorkspaceSettings: workspaceSettings,
};

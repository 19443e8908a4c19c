import * as z from "zod";
import { anonymities, consentPolicies, retentionPresets, usualWeights } from "#contract/choices.ts";
import { language, line } from "#contract/fields.ts";
import { voice } from "#contract/text/voice.ts";

/**
 * Who the client sees. full: the name and what the proposal shows · no_contact: without e-mail, phone and links ·
 * initials: and names become initials · blind: and employers and schools become general words.
 */
export const anonymity = z.enum(anonymities);
export type Anonymity = z.output<typeof anonymity>;

/** What happens where a candidate hasn't agreed to be proposed. */
const consentPolicy = z.enum(consentPolicies);

/** What a new proposal begins with. `language` null: that of whoever starts it. */
export const proposalDefaults = z.object({
  language: language.nullable().default(null),
  anonymity: anonymity.default("full"),
  footer: line(300).nullable().default(null),
  consent_policy: consentPolicy.default("warn"),
});

const points = z.number().min(0).max(10);
/** Points of a criterion: requirements that name none, by their kind, and what a job's fields ask. A knock-out has none. */
export const weights = z.object({
  must: points.default(usualWeights.must),
  nice: points.default(usualWeights.nice),
  title: points.default(usualWeights.title),
  years: points.default(usualWeights.years),
  education: points.default(usualWeights.education),
  language: points.default(usualWeights.language),
  place: points.default(usualWeights.place),
  hours: points.default(usualWeights.hours),
  start: points.default(usualWeights.start),
  salary: points.default(usualWeights.salary),
  relevance: points.default(usualWeights.relevance),
});
export type Weights = z.output<typeof weights>;

const days = z.int().min(1).max(3650).nullable();
/**
 * How long a candidate stays after the last work on them, in days; null: until somebody removes them. `with_consent_days` counts from
 * the moment that consent was given; consent with an end of its own ends then. The day on which a term ends still counts. After it
 * they go to the trash, for 30 days, or for good at once.
 */
export const retention = z.object({
  without_consent_days: days.default(retentionPresets.four_weeks),
  with_consent_days: days.default(retentionPresets.one_year),
  through_trash: z.boolean().default(true),
  /** Candidates with an address are asked, 30 days before their consent ends, whether they may be kept for longer. */
  asks_to_renew: z.boolean().default(true),
});
export type Retention = z.output<typeof retention>;

/** Who reads CVs and vacancies: the product alone, or beside it the language model of this installation, where it has one. */
export const readingSettings = z.object({ by_model: z.boolean().default(true) });

/** How people of the workspace log in. Who has no second factor sets one up at the next log-in. */
export const securitySettings = z.object({ two_factor_required: z.boolean().default(false) });

export const workspaceSettings = z.object({
  defaults: proposalDefaults.prefault({}),
  weights: weights.prefault({}),
  retention: retention.prefault({}),
  reading: readingSettings.prefault({}),
  voice: voice.prefault({}),
  security: securitySettings.prefault({}),
});
export type WorkspaceSettings = z.output<typeof workspaceSettings>;

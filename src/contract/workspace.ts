import * as z from "zod";
import { language, line } from "./fields.ts";

/**
 * Who the client sees. full: the name and what the proposal shows · no_contact: without e-mail, phone and links ·
 * initials: and names become initials · blind: and employers and schools become general words.
 */
export const anonymity = z.enum(["full", "no_contact", "initials", "blind"]);
export type Anonymity = z.output<typeof anonymity>;

/** What happens where a candidate hasn't agreed to be proposed. */
export const consentPolicy = z.enum(["off", "warn", "block"]);
export type ConsentPolicy = z.output<typeof consentPolicy>;

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
  must: points.default(4),
  nice: points.default(1),
  title: points.default(5),
  years: points.default(4),
  education: points.default(3),
  language: points.default(3),
  place: points.default(2),
  hours: points.default(1),
  start: points.default(1),
  salary: points.default(1),
});
export type Weights = z.output<typeof weights>;

const weeks = z.int().min(1).max(520).nullable();
/**
 * How long a candidate stays after the last work on them, in weeks; then they go to the trash, for 30 days. null: until
 * somebody removes them. `with_consent` counts from the moment that consent was given; consent with an end of its own ends then.
 */
export const retention = z.object({ without_consent: weeks.default(null), with_consent: weeks.default(null) });
export type Retention = z.output<typeof retention>;

export const workspaceSettings = z.object({
  defaults: proposalDefaults.prefault({}),
  weights: weights.prefault({}),
  retention: retention.prefault({}),
});
export type WorkspaceSettings = z.output<typeof workspaceSettings>;

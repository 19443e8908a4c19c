import type { WorkspaceSettings } from "#contract/account/workspace.ts";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Job } from "#contract/job/job.ts";
import type { Claim, Confirmation, Information, Leak, ProposalCheck, ProposalParts, WrittenBy } from "#contract/proposal/proposal.ts";
import type { SharedPage } from "#contract/proposal/shared-proposal.ts";
import type { Language } from "#contract/text/languages.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { isInBoth, isThereInBoth, otherLanguage, standingsOf, turned, withoutOther } from "#contract/text/two-languages.ts";
import type { Voice } from "#contract/text/voice.ts";
import type { Contradiction, Unmentioned } from "#engine/proposal/contradictions.ts";
import { draftHeld, saidBy } from "#engine/proposal/writing/kept-drafts.ts";
import { placeholdersIn } from "#engine/proposal/writing/placeholders.ts";
import { isBlocked } from "#engine/proposal/writing/voice.ts";
import { notAcceptable } from "#server/core/failures.ts";
import type { KeptDraft, KeptWriting } from "#server/parts/database/tables.ts";
import type { Sender, StoredProposal } from "./queries.ts";

/** The colour of an agency that has chosen none. */
export const DEFAULT_BRAND = "#2443a6";

/** Who sends it, as the client sees them; their picture comes with the page. */
export const senderOf = (sender: Sender): SharedPage["recruiter"] => ({
  name: personName(sender),
  title: sender.title,
  email: sender.email,
  phone: sender.phone,
  avatar_url: null,
});

/** The agency as the client sees it, in the colour of what it sends; its logo comes with the page. */
export const agencyAsShown = (
  agency: { name: string; brand_color: string | null },
  of: { brand_color: string | null; footer: string | null },
): SharedPage["agency"] => ({
  name: agency.name,
  logo_url: null,
  brand_color: of.brand_color ?? agency.brand_color ?? DEFAULT_BRAND,
  footer: of.footer,
});

/** Refuses to send what would give a candidate away, naming the words and where they stand. */
export function refuseLeaks(key: "proposal_leaks" | "shortlist_leaks" | "resume_leaks", leaks: Leak[]): void {
  if (leaks.length > 0) throw notAcceptable(key, { n: leaks.length }, { leaks });
}

/** Every string of a value with its dotted path: `strengths.0.text`. What names the agency's own people isn't looked at. */
export function stringsIn(value: unknown, path = ""): { place: string; text: string }[] {
  if (typeof value === "string") return /^(recruiter|agency)\./.test(path) ? [] : [{ place: path, text: value }];
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, one]) => stringsIn(one, path ? `${path}.${name}` : name));
}

/** The parts of a stored proposal, each field there. */
export const partsOf = (stored: StoredProposal): ProposalParts => ({
  strengths: stored.strengths as ProposalParts["strengths"],
  information: stored.information as Information,
  cover_letter: stored.cover_letter,
  other_letter: stored.other_letter as ProposalParts["other_letter"],
  requirements: stored.requirements as ProposalParts["requirements"],
});

/** A proposal in one of its languages; `goes_out`: the client gets to read it. */
export interface Side {
  language: Language;
  parts: ProposalParts;
  goes_out: boolean;
}

/** A proposal in its own language, and in the other one where there is anything: that goes out only while all of it says the same. */
export function sidesOf(stored: StoredProposal): [Side, ...Side[]] {
  const parts = partsOf(stored);
  const own: Side = { language: stored.language, parts, goes_out: true };
  const hasOther = standingsOf(parts).some(({ standing }) => standing !== "alone");
  return hasOther ? [own, { language: otherLanguage(stored.language), parts: turned(parts), goes_out: isInBoth(parts) }] : [own];
}

/**
 * A change of language without texts: where the other language's are all there, they come first from now on, and these are
 * theirs. Where they aren't, what was there of them would stand under the wrong name, and goes.
 */
export function inLanguage<T extends Partial<ProposalParts> & { language?: Language | undefined }>(values: T, stored: StoredProposal): T {
  const parts = partsOf(stored);
  const isTold = Object.keys(parts).some((name) => values[name as keyof ProposalParts] !== undefined);
  if (!values.language || values.language === stored.language) return values;
  if (isTold) return values;
  return { ...values, ...(isThereInBoth(parts) ? turned(parts) : withoutOther(parts)) };
}

/** What a caller sent of a proposal's texts, with the other language's where they said nothing of it: it may be behind now, and isn't lost. */
export function withKeptOthers<T extends Partial<ProposalParts>>(sent: T, stored: StoredProposal): T {
  const before = partsOf(stored);
  const { strengths, information, requirements } = sent;
  const isAsMany = strengths?.length === before.strengths.length;
  return {
    ...sent,
    ...(strengths && {
      strengths: strengths.map((one, at) =>
        one.other === undefined
          ? {
              ...one,
              other: (before.strengths.find(({ title }) => title === one.title) ?? (isAsMany ? before.strengths[at] : null))?.other,
            }
          : one,
      ),
    }),
    ...(information && information.other === undefined && { information: { ...information, other: before.information.other } }),
    ...(requirements && {
      requirements: requirements.map((one, at) =>
        one.other === undefined && one.text === before.requirements[at]?.text ? { ...one, other: before.requirements[at]?.other } : one,
      ),
    }),
  };
}

/** How letters to this job's client sound: the workspace's voice, in the tone that the client wants. */
export const voiceFor = ({ voice }: WorkspaceSettings, { client }: Pick<Job, "client">): Voice => ({
  ...voice,
  tone: client?.tone ?? voice.tone,
});

/** Everything that a client reads of a proposal as running text. */
export const textsOf = ({ strengths, information, cover_letter }: ProposalParts): string[] => [
  ...strengths.flatMap(({ title, text }) => [title, text]),
  information.summary ?? "",
  cover_letter,
];

/** The words of the agency's list that these texts hold. */
export const blockedIn = (texts: readonly string[], voice: Voice): string[] =>
  voice.blocked.filter((word) => texts.some((text) => isBlocked(text, { ...voice, blocked: [word] })));

/** Of more drafts than these nobody goes back to the first. */
const MOST_DRAFTS = 5;

/** A proposal's drafts with one that was just written. */
export const withDraft = (before: KeptDraft[], language: Language, texts: ProposalParts, written_by: KeptWriting): KeptDraft[] =>
  [{ ...written_by, language, said: saidBy(texts) }, ...before].slice(0, MOST_DRAFTS);

/** The draft that a proposal's texts are. */
export const draftOfTexts = (stored: StoredProposal): KeptDraft | null => draftHeld(stored.drafts, stored.language, partsOf(stored));

/** Who drafted it, without what is kept with that. */
export const toldOf = ({ provider, model, failure, left_out, repaired, checked, filled }: KeptWriting): WrittenBy => ({
  provider,
  model,
  failure,
  left_out,
  repaired,
  checked,
  filled,
});

export const unsourcedOf = (claims: Claim[]) =>
  claims.filter(({ source }) => source.kind === "none").map(({ part, language, text }) => ({ part, language, text }));

/** Confirmations without those that are taken back, and with those that are new; each sentence of a part once. */
export function confirmed(
  before: Confirmation[],
  claims: { part: string; text: string }[],
  who: { by: string; at: string } | null,
): Confirmation[] {
  const isNamed = (one: { part: string; text: string }) => claims.some(({ part, text }) => part === one.part && text === one.text);
  const kept = before.filter((one) => !isNamed(one));
  return who ? [...kept, ...claims.map((claim) => ({ ...claim, ...who }))] : kept;
}

/** How a workspace treats a candidate who hasn't agreed to be proposed. */
type ConsentPolicy = "off" | "warn" | "block";

/** What to know before a proposal goes out, the gravest first. */
export function checksOf(of: {
  proposal: StoredProposal;
  candidate: Pick<Candidate, "consent">;
  job: Pick<Job, "status" | "salary_min" | "salary_max">;
  /** Of the languages that go out. */
  claims: Claim[];
  earlier: { submitted_at: string | null; recruiter_name: string | null; job_title: string } | undefined;
  contradictions: readonly (Contradiction & { language: Language })[];
  unmentioned: readonly Unmentioned[];
  /** Words of the workspace's own list that the texts hold. */
  blocked: readonly string[];
  consent: ConsentPolicy;
  /** When the candidate said no, to this job or to any. */
  refused_at: string | null;
  now: Date;
}): ProposalCheck[] {
  const { proposal, candidate, job, claims, contradictions, unmentioned, blocked, earlier, consent, refused_at, now } = of;
  const { information, strengths } = partsOf(proposal);
  const checks: ProposalCheck[] = [];
  const add = (kind: ProposalCheck["kind"], weight: ProposalCheck["weight"], params: ProposalCheck["params"] = {}) =>
    checks.push({ kind, weight, params });
  const weight = consent === "block" ? "block" : "advice";
  if (refused_at) add("consent_refused", weight, { at: refused_at });
  else if (consent !== "off") {
    const { given_at, expires_at } = candidate.consent;
    if (expires_at && new Date(expires_at) <= now) add("consent_expired", weight, { at: expires_at });
    else if (!given_at) add("no_consent", weight);
  }
  for (const { about, one, one_part, other, other_part, language } of contradictions)
    add("contradiction", "block", { about, one: one.slice(0, 300), one_part, other: other.slice(0, 300), other_part, language });
  const told = [information.title, ...textsOf(partsOf(proposal)), ...partsOf(proposal).requirements.map(({ note }) => note)];
  for (const text of placeholdersIn(told.map((one) => one ?? ""))) add("placeholder", "block", { text: text.slice(0, 60) });
  const unsourced = unsourcedOf(claims);
  if (unsourced.length > 0) add("unsourced", "confirm", { count: unsourced.length });
  for (const word of blocked) add("blocked_word", "advice", { word });
  for (const { requirement, line } of unmentioned) add("unmentioned", "advice", { requirement: requirement.slice(0, 200), line });
  if (strengths.length === 0) add("no_strengths", "advice");
  if (earlier?.submitted_at)
    add("proposed_before", "advice", { at: earlier.submitted_at, by: earlier.recruiter_name ?? "", job: earlier.job_title });
  if (!information.available_from && information.notice_weeks == null) add("no_availability", "advice");
  if (!information.pay) add("no_pay", "advice");
  if (job.salary_min == null && job.salary_max == null) add("job_without_pay", "advice");
  if (job.status === 0) add("job_closed", "advice");
  const behind = standingsOf(partsOf(proposal)).filter(({ standing }) => standing !== "same").length;
  if (behind > 0) add("one_language", "advice", { language: proposal.language, other: otherLanguage(proposal.language), count: behind });
  return checks;
}

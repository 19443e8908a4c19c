import * as z from "zod";
import { anonymity } from "#contract/account/workspace.ts";
import { count, date, language, remote, requirementKind, spokenLanguage, time, verdict, yearMonth } from "#contract/fields.ts";
import { clientThread, pay, response } from "./proposal.ts";

/** What the client reads, in one language: made anonymous already, nothing in it that isn't shown. The same for page, PDF and DOCX. */
const sharedPage = z.object({
  agency: z.object({ name: z.string(), logo_url: z.string().nullable(), brand_color: z.string(), footer: z.string().nullable() }),
  language,
  anonymity,
  client_name: z.string().nullable(),
  contact_name: z.string().nullable(),
  job_title: z.string(),
  /** "Noor Hazelaar", "N. H.", or at blind the title and region. */
  display_name: z.string(),
  /** How the page speaks of them in a sentence: a first name, initials, or null for "this candidate". */
  short_name: z.string().nullable(),
  title: z.string().nullable(),
  summary: z.string().nullable(),
  facts: z.object({
    available_from: date.nullable(),
    notice_weeks: z.int().nullable(),
    hours_per_week: z.number().nullable(),
    pay: pay.nullable(),
    location: z.string().nullable(),
    remote: remote.nullable(),
    languages: z.array(spokenLanguage),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    links: z.array(z.string()),
  }),
  strengths: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      /** `source` cv, note or confirmed; `page` of the CV where it is known; the quote's own language where it is known. */
      quotes: z.array(
        z.object({
          text: z.string(),
          source: z.enum(["cv", "note", "profile", "confirmed"]),
          page: z.int().nullable(),
          language: language.nullable(),
          /** Whose note it is, or who confirmed it. */
          by: z.string().nullish(),
        }),
      ),
    }),
  ),
  requirements: z.array(z.object({ text: z.string(), kind: requirementKind, verdict, note: z.string().nullable() })),
  letter: z.string(),
  experience: z.array(
    z.object({
      title: z.string().nullable(),
      company: z.string().nullable(),
      location: z.string().nullable(),
      start: yearMonth.nullable(),
      end: yearMonth.nullable(),
      current: z.boolean(),
    }),
  ),
  education: z.array(
    z.object({
      degree: z.string().nullable(),
      field: z.string().nullable(),
      institution: z.string().nullable(),
      start: yearMonth.nullable(),
      end: yearMonth.nullable(),
    }),
  ),
  certifications: z.array(z.object({ name: z.string(), issuer: z.string().nullable(), year: z.int().nullable() })),
  recruiter: z.object({
    name: z.string(),
    title: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    avatar_url: z.string().nullable(),
  }),
  edition: z.int().min(0),
  sent_at: time.nullable(),
  /** When a later edition replaced what was sent first. */
  changed_at: time.nullable(),
});
export type SharedPage = z.output<typeof sharedPage>;

/** A candidate's CV as the agency gives it away: what a proposal tells of them, with skills and what they did where. */
export interface ResumePage
  extends Pick<
    SharedPage,
    "agency" | "language" | "anonymity" | "display_name" | "title" | "summary" | "facts" | "education" | "certifications" | "recruiter"
  > {
  skills: { name: string; years: number | null }[];
  experience: (SharedPage["experience"][number] & { description: string | null })[];
}

/** The whole page, in the proposal's language; `other`: the same in the other one, where it is there and says the same. */
export const sharedProposal = sharedPage.extend({ other: sharedPage.nullish() });
export type SharedProposal = z.output<typeof sharedProposal>;

/** A candidate of a shortlist, `place` from 1 on: it stays theirs when another one goes. */
const shortlistItem = z.object({
  place: z.int(),
  shared: sharedPage,
  response: response.nullable(),
  thread: clientThread,
  pdf_url: z.string().nullable(),
  docx_url: z.string().nullable(),
});
export type ShortlistItem = z.output<typeof shortlistItem>;

/** What the client reads of several candidates: each as anonymous as their own proposal. */
export const sharedShortlist = z.object({
  agency: sharedProposal.shape.agency,
  recruiter: sharedProposal.shape.recruiter,
  language,
  client_name: z.string().nullable(),
  contact_name: z.string().nullable(),
  job_title: z.string(),
  title: z.string().nullable(),
  intro: z.string().nullable(),
  items: z.array(shortlistItem),
  /** How many of it were withdrawn since. */
  withdrawn: count,
  sent_at: time,
});
export type SharedShortlist = z.output<typeof sharedShortlist>;

/** What a link leads to. */
export const shareKind = z.enum(["proposal", "shortlist"]);
export type ShareKind = z.output<typeof shareKind>;

/** What a page that is closed still says, in `data` of its 410: nothing about the candidate. `expired` also after a link was revoked. */
const closedShare = z.object({
  kind: shareKind,
  agency: sharedProposal.shape.agency,
  recruiter: sharedProposal.shape.recruiter,
  language,
  reason: z.enum(["expired", "withdrawn"]),
  closed_at: time,
});
export type ClosedShare = z.output<typeof closedShare>;

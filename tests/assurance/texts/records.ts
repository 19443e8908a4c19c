import { type Candidate, candidate as candidateShape } from "#contract/candidate/candidate.ts";
import { type Job, job as jobShape } from "#contract/job/job.ts";
import type { ProposalParts } from "#contract/proposal/proposal.ts";
import type { ToShare } from "#engine/anonymity/anonymise.ts";
import type { ChatRecords } from "#engine/chat/chat.ts";
import { silent } from "#tests/support/silent.ts";

export const TODAY = "2026-11-14";
const AT = "2026-11-14T09:00:00.000Z";
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
/** A part of a text as a field of one line takes it. */
const lineOf = (text: string, at: number, length: number) => text.slice(at, at + length).trim() || "x";

/** A candidate whose CV is this text, and whose other texts are parts of it, as long as the contract lets them be. */
export function candidateOf(text: string, number = 1): Candidate {
  const experience = Array.from({ length: 8 }, (_, at) => ({
    title: lineOf(text, at * 7, 120),
    company: at === 0 ? "Meridioom B.V." : lineOf(text, at * 11, 120),
    location: null,
    start: `20${10 + at}`,
    end: `20${11 + at}`,
    current: false,
    description: text.slice(at * 2000, at * 2000 + 2000),
  }));
  return candidateShape.parse({
    ...silent(candidateShape.shape),
    id: uuid(number),
    version: 1,
    created_at: AT,
    updated_at: AT,
    first_name: "Noor",
    last_name: "van der Hazelaar",
    email: "noor.hazelaar@post.example",
    phone: "06 12345678",
    headline: lineOf(text, 0, 120),
    city: "Utrecht",
    summary: text.slice(0, 10_000),
    skills: [{ name: "Python" }, { name: lineOf(text, 3, 60) }],
    experience,
    education: [{ degree: lineOf(text, 5, 120), field: null, institution: "Hogeschool Domstreek", start: "2008", end: "2012" }],
    languages: [{ language: "nl", level: "C1" }],
    links: { linkedin: "linkedin.com/in/noorhazelaar" },
    cv_text: text,
  });
}

/** A job whose vacancy is this text, asking for parts of it. */
export function jobOf(text: string): Job {
  return jobShape.parse({
    ...silent(jobShape.shape),
    id: uuid(2),
    client_id: uuid(3),
    client: { id: uuid(3), name: "Halderstroom Energy", contact_name: "Marjan Elzinga" },
    title: lineOf(text, 0, 120),
    description: text,
    status: 1,
    version: 1,
    created_at: AT,
    updated_at: AT,
    openings: 1,
    languages: [],
    skills: [{ name: "Python", kind: "must" }],
    requirements: Array.from({ length: 12 }, (_, at) => ({
      id: uuid(100 + at),
      text: lineOf(text, at * 400, 400),
      kind: at % 2 === 0 ? "must" : "nice",
      quote: null,
    })),
  });
}

/** A proposal of which every text is made of this one. */
export function partsOf(text: string): ProposalParts {
  return {
    strengths: Array.from({ length: 7 }, (_, at) => ({ title: lineOf(text, at, 100), text: text.slice(at * 2000, at * 2000 + 2000) })),
    information: { title: lineOf(text, 0, 120), summary: text.slice(0, 1000) },
    cover_letter: text.slice(0, 10_000),
    requirements: Array.from({ length: 20 }, (_, at) => ({
      requirement_id: null,
      text: lineOf(text, at * 400, 400),
      kind: "must",
      verdict: "met",
      note: text.slice(at * 500, at * 500 + 500),
    })),
  };
}

/** A talk about the pair, in which a note says the same. */
export const talkOf = (candidate: Candidate, job: Job, note: string): ChatRecords => ({
  kind: "candidate_job",
  candidate,
  job,
  notes: [{ id: uuid(7), text: note, by: null, at: AT }],
  facts: [],
  criteria: [],
  ranked: [],
  today: TODAY,
});

/** What a client would read of it, without names. */
export const blindOf = (candidate: Candidate, job: Job, parts: ProposalParts): ToShare => ({
  parts,
  claims: [],
  candidate,
  job,
  language: "nl",
  anonymity: "blind",
  agency: { name: "Lindekade", footer: null, brand_color: "#115544", logo_url: null },
  recruiter: { name: "Sanne Verhoeven", title: null, email: "sanne@lindekade.example", phone: null, avatar_url: null },
  edition: 1,
  sent_at: AT,
  changed_at: null,
});

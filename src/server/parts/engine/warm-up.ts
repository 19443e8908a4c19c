import { setTimeout as pause } from "node:timers/promises";
import { weights } from "#contract/account/workspace.ts";
import { candidate as candidateShape } from "#contract/candidate/candidate.ts";
import { job as jobShape } from "#contract/job/job.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { calls } from "./calls.ts";

const CV = `Noor Hazelaar
noor.hazelaar@post.example
Utrecht

Work experience
Senior backend engineer
Veerstroom Logistics, Utrecht
March 2021 - present
- Rebuilt the planning service in Python

Education
Bachelor of Computer Science
Hogeschool Domstreek, 2012 - 2016

Languages
Dutch (native), English (C1)`;
const VACANCY = `Backend engineer
Halderstroom Energy, Utrecht

Wij vragen
- minimaal 5 jaar ervaring met Python
- hbo werk- en denkniveau

36 uur per week, EUR 4.500`;
/** V8 compiles each pattern twice: for texts of Western letters alone, and for those that hold any other sign. */
const ENDS = ["", "\n…"];

const ID = "00000000-0000-4000-8000-000000000001";
const AT = "2026-01-01T00:00:00.000Z";
const TODAY = AT.slice(0, 10);
const SENDER = {
  agency: { name: "Lindekade", footer: null, brand_color: "#115544", logo_url: null },
  recruiter: { name: "Sanne Verhoeven", title: null, email: "sanne@lindekade.example", phone: null, avatar_url: null },
  edition: 1,
  sent_at: AT,
  changed_at: null,
};
const blank = (shape: object) => ({
  ...Object.fromEntries(Object.keys(shape).map((field) => [field, null])),
  id: ID,
  version: 1,
  created_at: AT,
  updated_at: AT,
  tags: [],
  custom: {},
});

const candidateOf = (cv_text: string) =>
  candidateShape.parse({
    ...blank(candidateShape.shape),
    first_name: "Noor",
    last_name: "Hazelaar",
    city: "Utrecht",
    skills: [{ name: "Python" }],
    experience: [
      { title: "Backend engineer", company: "Veerstroom", start: "2021-03", current: true, description: "Rebuilt the planning service" },
    ],
    education: [{ degree: "Bachelor of Computer Science", institution: "Hogeschool Domstreek" }],
    certifications: [],
    languages: [{ language: "nl", level: "C1" }],
    unchecked_fields: [],
    links: {},
    desired: {},
    consent: {},
    cv_text,
    evidence: {},
    hidden_text: [],
    formatting: [],
    files: [],
  });
const jobOf = (description: string) =>
  jobShape.parse({
    ...blank(jobShape.shape),
    client_id: ID,
    client: { id: ID, name: "Halderstroom Energy", contact_name: null },
    title: "Backend engineer",
    description,
    status: 1,
    openings: 1,
    other_cities: [],
    languages: [{ language: "nl", level: null }],
    skills: [{ name: "Python", kind: "must" }],
    requirements: ["minimaal 5 jaar ervaring met Python", "hbo werk- en denkniveau"].map((text) => ({
      id: ID,
      text,
      kind: "must",
      quote: null,
    })),
  });

/** In steps, each of which takes the thread for no longer than it must. */
function* steps(end: string) {
  const [cv, vacancy] = [CV + end, VACANCY + end];
  const [candidate, job] = [candidateOf(cv), jobOf(vacancy)];
  yield findPractice(cv);
  yield findPlaces(cv);
  for (const line of VACANCY.split("\n")) yield calls.vacancy(line + end, TODAY);
  yield calls.vacancy(vacancy, TODAY);
  yield calls.facts(candidate, TODAY);
  const points = weights.parse({});
  yield calls.comparedLines(job, points);
  const [criteria = []] = calls.criteria([{ job }], points, candidate);
  yield;
  const input = { candidate, job, criteria, notes: [], language: "nl" as const, today: TODAY };
  const parts = calls.draft(input);
  yield;
  yield calls.ledger(input, [{ language: "nl", parts, goes_out: true }], [], []);
  yield calls.page({ parts, claims: [], candidate, job, language: "nl", anonymity: "blind", ...SENDER }, []);
  yield calls.hidden([candidate], [], [cv]);
  const records = { kind: "candidate_job" as const, candidate, job, notes: [], facts: [], criteria, ranked: [], today: TODAY };
  yield calls.answer("Heeft Noor ervaring met Python?", records, [], "nl", true);
  yield calls.suggestions(records, "nl");
}

/** Between two steps, for whoever is here already: a call takes some turns. */
const PAUSE_MS = 50;

/**
 * Reads word lists and compiles patterns, which a process does once in its life, before somebody's text asks for it: on the server's
 * thread that kept whoever came first waiting.
 */
export async function warmUp(pause_ms = PAUSE_MS): Promise<void> {
  for (const end of ENDS) for (const _ of steps(end)) await pause(pause_ms, undefined, { ref: false });
}

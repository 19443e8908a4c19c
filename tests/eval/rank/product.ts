import type { Job, JobDraft } from "#contract/job/job.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { type PreparedJob, prepareJob } from "#engine/matching/job.ts";
import { matchCandidate, mayFit } from "#engine/matching/match.ts";
import type { MatchableJob } from "#engine/matching/matchable-job.ts";
import type { MatchableCandidate, PreparedCandidate } from "#engine/matching/prepared-candidate.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { titleLikeness } from "#engine/skills/title-likeness.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";

/** Jobs that go on end here, so that a run is the same on every day. */
const TODAY = "2026-01-01";

export interface Text {
  id: string;
  text: string;
}
export interface Pair {
  q: string;
  d: string;
  score: number;
}

/** A candidate as one is saved from a pasted CV: what the reader finds, and the text. */
export function candidateFrom(text: string): PreparedCandidate {
  const { text: cv_text, profile, evidence } = readCv({ kind: "text", text, links: [], hidden: [] }, { today: TODAY });
  const draft = profile;
  const candidate: MatchableCandidate = {
    first_name: draft.first_name ?? null,
    last_name: draft.last_name ?? null,
    headline: draft.headline ?? null,
    city: draft.city ?? null,
    country: draft.country ?? null,
    skills: draft.skills ?? [],
    experience: (draft.experience ?? []) as MatchableCandidate["experience"],
    education: (draft.education ?? []) as MatchableCandidate["education"],
    certifications: (draft.certifications ?? []) as MatchableCandidate["certifications"],
    languages: draft.languages ?? [],
    years_experience: draft.years_experience ?? null,
    desired: draft.desired ?? {},
    available_from: draft.available_from ?? null,
    notice_weeks: draft.notice_weeks ?? null,
    work_permit: draft.work_permit ?? null,
    summary: draft.summary ?? null,
    cv_text,
    evidence,
    // Saved that day: a job that goes on is told as of then.
    updated_at: `${TODAY}T00:00:00.000Z`,
  };
  return prepareCandidate(candidate);
}

/** A job as it is saved from the reader's draft, or from what somebody typed. */
export function jobFrom(draft: JobDraft): PreparedJob {
  const job: MatchableJob = {
    title: draft.title ?? "",
    city: draft.city ?? null,
    country: draft.country ?? null,
    remote: draft.remote ?? null,
    employment_type: draft.employment_type ?? null,
    hours_min: draft.hours_min ?? null,
    hours_per_week: draft.hours_per_week ?? null,
    salary_min: draft.salary_min ?? null,
    salary_max: draft.salary_max ?? null,
    currency: draft.currency ?? null,
    period: draft.period ?? null,
    description: draft.description ?? null,
    requirements: (draft.requirements ?? []).map((requirement, index) => ({
      ...requirement,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    })) as Job["requirements"],
    skills: (draft.skills ?? []) as Job["skills"],
    min_years: draft.min_years ?? null,
    education_level: draft.education_level ?? null,
    languages: draft.languages ?? [],
    start_date: draft.start_date ?? null,
  };
  return prepareJob(job);
}

/** What a query or document of a labelled task is, by the words of its `direction`. */
export type Side = "occupation" | "skills" | "vacancy" | "cv" | "title";

/** The two sides of "ESCO occupation description -> resume"; what isn't known is a vacancy looking for CVs. */
export function sidesOf(direction: string): { query: Side; doc: Side } {
  const [from = "", to = ""] = direction.toLowerCase().split(/\s*(?:->|→)\s*/);
  if (/title/.test(from) && /title|occupation|label/.test(to)) return { query: "title", doc: "title" };
  if (/\b(?:cv|resume|résumé)s?\b/.test(from) && !/\b(?:cv|resume|résumé)s?\b/.test(to)) return { query: "cv", doc: jobSide(to) };
  return { query: jobSide(from), doc: "cv" };
}

const jobSide = (words: string): Side => (/occupation/.test(words) ? "occupation" : /skill/.test(words) ? "skills" : "vacancy");

/** The job that a recruiter would save from such a text. */
export function draftFrom(text: string, side: Side): JobDraft {
  if (side === "skills") {
    const names = text.split(",").map((name) => name.trim());
    const skills = [...new Set(names)].filter((name) => name !== "" && name.length <= 80).slice(0, 100);
    return { description: text, skills: skills.map((name) => ({ name, kind: "must" as const })) };
  }
  const draft = readVacancy(text, { today: TODAY }).job;
  // The first line of an occupation is its name; so short a text needs no guess.
  return side === "occupation" ? { ...draft, title: (text.split("\n")[0] ?? "").slice(0, 200) } : draft;
}

/** So many titles are ranked for a title: nobody pages further. */
const MOST_TITLES = 1000;

/** Each query with the documents that the product would list for it, in its order: those that fit, by the score before it is rounded. */
export function* rankTask(
  direction: string,
  queries: readonly Text[],
  docs: readonly Text[],
): Generator<{ query: Text; ranked: Omit<Pair, "q">[] }> {
  const sides = sidesOf(direction);
  if (sides.query === "title") {
    for (const query of queries) {
      const scored = docs.map(({ id, text }) => ({ d: id, score: titleLikeness(query.text, text) }));
      yield { query, ranked: inOrder(scored.filter(({ score }) => score > 0)).slice(0, MOST_TITLES) };
    }
    return;
  }
  const isJob = sides.query !== "cv";
  const candidates = (isJob ? docs : queries).map(({ text }) => candidateFrom(text));
  const jobs = (isJob ? queries : docs).map(({ text }) => jobFrom(draftFrom(text, isJob ? sides.query : sides.doc)));
  for (const [at, query] of queries.entries()) {
    const ranked = docs.flatMap(({ id }, other) => {
      const job = jobs[isJob ? at : other] as PreparedJob;
      const { criteria } = matchCandidate(job, candidates[isJob ? other : at] as PreparedCandidate);
      return mayFit(criteria) ? [{ d: id, score: scoreOf(criteria).exact_score }] : [];
    });
    yield { query, ranked: inOrder(ranked) };
  }
}

const inOrder = <P extends Omit<Pair, "q">>(pairs: P[]): P[] =>
  pairs.toSorted((one, other) => other.score - one.score || (one.d < other.d ? -1 : 1));

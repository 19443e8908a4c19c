import type { MatchableJob } from "#engine/matching/matchable-job.ts";
import type { MatchableCandidate } from "#engine/matching/prepared-candidate.ts";

/** A candidate of whom nothing is known: a test adds what it speaks of. */
export const nobody: MatchableCandidate = {
  headline: null,
  city: null,
  country: null,
  skills: [],
  experience: [],
  education: [],
  certifications: [],
  languages: [],
  years_experience: null,
  desired: {},
  available_from: null,
  notice_weeks: null,
  work_permit: null,
  summary: null,
  cv_text: null,
};

/** A job that asks nothing. */
export const nothingAsked: MatchableJob = {
  title: "",
  city: null,
  country: null,
  remote: null,
  employment_type: null,
  hours_min: null,
  hours_per_week: null,
  salary_min: null,
  salary_max: null,
  currency: null,
  period: null,
  description: null,
  requirements: [],
  skills: [],
  min_years: null,
  education_level: null,
  languages: [],
  start_date: null,
};

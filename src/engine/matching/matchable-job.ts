import type { Job } from "#contract/job/job.ts";

/** What matching may see of a job, and nothing else. */
export type MatchableJob = Pick<
  Job,
  | "title"
  | "city"
  | "country"
  | "remote"
  | "employment_type"
  | "hours_min"
  | "hours_per_week"
  | "salary_min"
  | "salary_max"
  | "currency"
  | "period"
  | "description"
  | "requirements"
  | "skills"
  | "min_years"
  | "education_level"
  | "languages"
  | "start_date"
>;

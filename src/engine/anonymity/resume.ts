import { silentJob } from "#contract/job/job.ts";
import { type ShownFact, shownFact } from "#contract/proposal/proposal.ts";
import type { ResumePage } from "#contract/proposal/shared-proposal.ts";
import { hiding, sharedOf, type ToShare } from "./anonymise.ts";

/** What is made of a candidate, for whom, how anonymous. */
export type ToResume = Pick<ToShare, "candidate" | "language" | "anonymity" | "agency" | "recruiter">;

/** Nothing of pay: that is between them and an employer. */
const shown: ShownFact[] = shownFact.options.filter((fact) => fact !== "salary");

/** The CV at its level of anonymity, hidden in every text as in a proposal. */
export function resumeOf(of: ToResume): ResumePage {
  const { candidate } = of;
  const information = {
    shown,
    summary: candidate.summary,
    available_from: candidate.available_from,
    notice_weeks: candidate.notice_weeks,
    hours_per_week: candidate.desired.hours_per_week,
    remote: candidate.desired.remote,
  };
  const whole: ToShare = {
    ...of,
    parts: { strengths: [], information, cover_letter: "", requirements: [] },
    claims: [],
    job: { ...silentJob, title: "" },
    edition: 0,
    sent_at: null,
    changed_at: null,
  };
  const page = sharedOf(whole);
  const hide = hiding(whole, null);
  const { agency, language, anonymity, display_name, title, summary, facts, education, certifications, recruiter } = page;
  return {
    ...{ agency, language, anonymity, display_name, title, summary, facts, education, certifications, recruiter },
    skills: candidate.skills.map(({ name, years }) => ({ name: hide.text(name), years: years ?? null })),
    experience: page.experience.map((one, at) => {
      const text = candidate.experience[at]?.description;
      return { ...one, description: text ? hide.text(text) : null };
    }),
  };
}

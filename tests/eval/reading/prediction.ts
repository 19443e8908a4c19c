import type { CandidateDraft } from "#contract/candidate/candidate.ts";

/** A reading in the words of the score script. */
export function predictionOf(profile: CandidateDraft) {
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(" ");
  const month = (date: string | null | undefined) => date ?? null;
  return {
    name: name || null,
    emails: profile.email ? [profile.email] : [],
    phones: profile.phone ? [profile.phone] : [],
    links: [profile.links?.linkedin, profile.links?.github, profile.links?.website, ...(profile.links?.other ?? [])].filter(Boolean),
    work: (profile.experience ?? []).map((one) => ({
      employer: one.company ?? null,
      title: one.title ?? null,
      start: month(one.start),
      end: one.current ? "present" : month(one.end),
    })),
    education: (profile.education ?? []).map((one) => ({
      institution: one.institution ?? null,
      degree: one.degree ?? null,
      start: month(one.start),
      // A study that began and has no end goes on.
      end: month(one.end) ?? (one.start ? "present" : null),
    })),
    skills: (profile.skills ?? []).map((one) => one.name),
  };
}

import type { ResumePage } from "#contract/proposal/shared-proposal.ts";
import { languageName } from "#contract/text/language-name.ts";

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";
const networks = [
  { host: /(?:^|\.)linkedin\.com$/, network: "LinkedIn" },
  { host: /(?:^|\.)github\.com$/, network: "GitHub" },
];

/** What there is to say: JSON Resume knows no null. */
const told = <T extends Record<string, unknown>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ""));

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname : "");
function profileOf(url: string) {
  const known = networks.find(({ host }) => host.test(hostOf(url)));
  return known && { network: known.network, url };
}

/** The CV by the JSON Resume schema 1.0.0, as anonymous as it is on paper. */
export function jsonResume(page: ResumePage, made_at: Date) {
  const { facts, language } = page;
  const profiles = facts.links.flatMap((link) => profileOf(link) ?? []);
  return {
    $schema: SCHEMA,
    basics: told({
      name: page.display_name,
      label: page.title,
      email: facts.email,
      phone: facts.phone,
      url: facts.links.find((link) => !profileOf(link)),
      summary: page.summary,
      location: facts.location && { city: facts.location },
      ...(profiles.length > 0 && { profiles }),
    }),
    work: page.experience.map((one) =>
      told({
        name: one.company,
        position: one.title,
        location: one.location,
        startDate: one.start,
        endDate: one.current ? null : one.end,
        summary: one.description,
      }),
    ),
    education: page.education.map((one) =>
      told({ institution: one.institution, area: one.field, studyType: one.degree, startDate: one.start, endDate: one.end }),
    ),
    certificates: page.certifications.map((one) => told({ name: one.name, issuer: one.issuer, date: one.year && String(one.year) })),
    skills: page.skills.map(({ name }) => ({ name })),
    languages: facts.languages.map((one) => told({ language: languageName(one.language, language), fluency: one.level })),
    meta: { version: "v1.0.0", lastModified: made_at.toISOString().slice(0, 19) },
  };
}

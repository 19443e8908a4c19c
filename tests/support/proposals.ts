import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Job } from "#contract/job/job.ts";
import type { ToShare } from "#engine/anonymity/anonymise.ts";

type Person = Pick<Candidate, "first_name" | "last_name"> & Partial<Candidate>;

/** A candidate's record with everything that isn't told left empty. */
export const candidateOf = (person: Person): Omit<Candidate, "files"> =>
  ({
    headline: null,
    email: null,
    phone: null,
    city: null,
    country: null,
    links: { linkedin: null, github: null, website: null, other: [] },
    summary: null,
    skills: [],
    experience: [],
    education: [],
    certifications: [],
    languages: [],
    cv_text: null,
    ...person,
  }) as unknown as Omit<Candidate, "files">;

/** Noor, who has a name with an infix, three employers, two schools and every kind of contact. */
export const noor = candidateOf({
  first_name: "Noor",
  last_name: "van der Hazelaar",
  headline: "Senior backend engineer",
  email: "noortje.hazelaar@mail.example",
  phone: "+31 6 12345678",
  city: "Utrecht",
  country: "NL",
  links: { linkedin: "https://www.linkedin.com/in/nhazelaar", github: "github.com/noorcodes", website: null, other: [] },
  cv_text: "Noor van der Hazelaar\nKerkstraat 12, 3511 AB Utrecht\n",
  experience: [
    {
      title: "Senior backend engineer",
      company: "Vaartzicht Logistiek BV",
      location: "Utrecht",
      start: "2021-03",
      end: null,
      current: true,
    },
    { title: "Python developer", company: "Rabobank", location: "Utrecht", start: "2018-06", end: "2021-02" },
    { title: "Python developer", company: "ING", location: "Amsterdam", start: "2016-06", end: "2018-05" },
    { title: "Junior developer", company: "Bureau Steenhof", location: "Zeist", start: "2014-06", end: "2016-05" },
  ],
  education: [
    { degree: "BSc", field: "Informatica", institution: "Hogeschool Utrecht" },
    { degree: "MSc", field: "Informatica", institution: "Universiteit van Amsterdam" },
  ],
  languages: [{ language: "nl", level: "native" }],
});

/** A proposal of a candidate by Sanne Verhoeven of Lindekade, to Halderwind. */
export const toShare = (of: Partial<ToShare> & { letter?: string } = {}): ToShare => ({
  parts: { strengths: [], information: {}, cover_letter: of.letter ?? "", requirements: [] },
  claims: [],
  candidate: noor,
  job: { title: "Senior backend engineer", client: { name: "Halderwind Energie", contact_name: "Marjan de Wit" } } as Job,
  language: "en",
  anonymity: "blind",
  agency: { name: "Lindekade", logo_url: null, brand_color: "#552244", footer: null },
  recruiter: { name: "Sanne Verhoeven", title: null, email: "sanne@lindekade.example", phone: "06 0000 0117", avatar_url: null },
  edition: 1,
  sent_at: "2026-11-19T10:00:00.000Z",
  changed_at: null,
  ...of,
});

import { fullName, type Person } from "../person.ts";
import { availability, headingsOf, period, spoken } from "./cv-words.ts";

/** The CV as somebody would paste it: plain lines, headings in capitals. */
export function makeText(person: Person): string {
  const words = headingsOf(person.language);
  const part = (title: string, lines: string[]) => (lines.length > 0 ? ["", title.toUpperCase(), ...lines] : []);
  const free = availability(person);
  return `${[
    fullName(person),
    person.headline,
    `${person.email} | ${person.phone} | ${person.city}`,
    ...(person.links ?? []),
    ...part(words.profile, [person.summary]),
    ...part(
      words.work,
      person.jobs.flatMap((job) => [
        `${period(job, person.language, "word")}`,
        `${job.title}, ${job.company}, ${job.city}`,
        ...job.bullets.map((text) => `- ${text}`),
        "",
      ]),
    ),
    ...part(
      words.education,
      person.schools.map((school) => `${school.start} - ${school.end}  ${school.degree}, ${school.institution}`),
    ),
    ...part(words.skills, [person.skills.join(", ")]),
    ...part(words.languages, spoken(person)),
    ...part(words.certificates, person.certificates ?? []),
    ...part(words.available, free ? [free] : []),
  ].join("\n")}\n`;
}

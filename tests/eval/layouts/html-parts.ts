import { availability, type DateStyle, headingsOf, period, spoken } from "#server/sample/cv/cv-words.ts";
import { fullName, type Job, type Person, type School } from "#server/sample/person.ts";

/** A CV as a page that a browser prints. `dates`: how the person writes them. */
export interface HtmlLayout {
  name: string;
  dates: DateStyle;
  page: (person: Person, dates: DateStyle) => string;
}

export const safe = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
export const list = (items: string[], tag = "li") => items.map((item) => `<${tag}>${safe(item)}</${tag}>`).join("");
export const bullets = (items: string[]) => `<ul>${list(items)}</ul>`;
export const words = (person: Person, tone: "plain" | "creative" = "plain") => headingsOf(person.language, tone);
export const years = (school: School) => `${school.start} – ${school.end}`;
export const contact = (person: Person) => [person.email, person.phone, person.city, ...(person.links ?? [])];
export const section = (title: string, body: string) => (body ? `<section><h2>${title}</h2>${body}</section>` : "");
export const document = (person: Person, style: string, body: string) =>
  `<!doctype html><html lang="${person.language}"><meta charset="utf-8"><style>
  *{box-sizing:border-box}@page{size:A4;margin:0}body{margin:0;padding:36px;font:10.5px/1.4 "DejaVu Sans",Arial,sans-serif;color:#222}
  h1{font-size:24px;margin:0}h2{font-size:13px;margin:14px 0 4px}h3{font-size:11px;margin:8px 0 0}p{margin:2px 0}ul{margin:2px 0 6px;padding-left:16px}
  .r{float:right}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:2px 6px 2px 0}${style}</style>${body}</html>`;

export type WriteJob = (job: Job, dates: string) => string;
/** Ways in which people write one job. */
export const ways = {
  rightDates: (job, dates) =>
    `<h3>${safe(job.title)}<span class="r">${dates}</span></h3><p>${safe(job.company)}, ${job.city}</p>${bullets(job.bullets)}`,
  employerFirst: (job, dates) =>
    `<h3>${safe(job.company)}<span class="r">${job.city}</span></h3><p><i>${safe(job.title)}</i><span class="r">${dates}</span></p>${bullets(job.bullets)}`,
  oneLine: (job, dates) => `<p><b>${safe(job.title)}</b> | ${safe(job.company)} | ${job.city} | ${dates}</p>${bullets(job.bullets)}`,
  datesOver: (job, dates) =>
    `<p class="d">${dates}</p><h3>${safe(job.title)}</h3><p>${safe(job.company)} · ${job.city}</p>${bullets(job.bullets)}`,
  brackets: (job, dates) => `<h3>${safe(job.title)}, ${safe(job.company)} (${dates})</h3>${bullets(job.bullets)}`,
  at: (job, dates) => `<p>${dates}: <b>${safe(job.title)}</b> @ ${safe(job.company)}, ${job.city}</p>${bullets(job.bullets)}`,
  stacked: (job, dates) => `<h3>${safe(job.title)}</h3><p>${safe(job.company)}</p><p>${job.city}</p><p>${dates}</p>${bullets(job.bullets)}`,
} satisfies Record<string, WriteJob>;

export const jobsOf = (person: Person, dates: DateStyle, way: WriteJob) =>
  person.jobs.map((job) => `<div class="job">${way(job, period(job, person.language, dates))}</div>`).join("");
export const schoolsOf = (person: Person) =>
  person.schools
    .map((school) => `<p><b>${safe(school.degree)}</b><span class="r">${years(school)}</span><br>${safe(school.institution)}</p>`)
    .join("");
export const row = (left: string, right: string) => `<tr><td class="l">${left}</td><td>${right}</td></tr>`;
export const head = (person: Person, glue: string) =>
  `<header><h1>${fullName(person)}</h1><p>${safe(person.headline)}</p><p>${contact(person).map(safe).join(glue)}</p></header>`;
export const side = (person: Person, tone: "plain" | "creative" = "plain") => {
  const heading = words(person, tone);
  return (
    section(heading.contact, list(contact(person), "p")) +
    section(heading.skills, list(person.skills, "p")) +
    section(heading.languages, list(spoken(person), "p")) +
    section(heading.certificates, list(person.certificates ?? [], "p"))
  );
};
export const main = (person: Person, dates: DateStyle, way: WriteJob, tone: "plain" | "creative" = "plain") => {
  const heading = words(person, tone);
  return (
    section(heading.profile, `<p>${safe(person.summary)}</p>`) +
    section(heading.work, jobsOf(person, dates, way)) +
    section(heading.education, schoolsOf(person)) +
    section(heading.available, availability(person) ? `<p>${availability(person)}</p>` : "")
  );
};
export const tail = (person: Person, glue = ", ") => {
  const heading = words(person);
  return (
    section(heading.skills, `<p>${person.skills.map(safe).join(glue)}</p>`) +
    section(heading.languages, `<p>${spoken(person).join(glue)}</p>`) +
    section(heading.certificates, list(person.certificates ?? [], "p"))
  );
};
export const sidebar = (person: Person, left: string, right: string, style = "") =>
  document(person, `.two{display:flex;gap:26px}.two>.s{width:30%;flex:none}${style}`, `<div class="two">${left}${right}</div>`);

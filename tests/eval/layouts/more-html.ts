import { availability, type DateStyle, period, spoken } from "#server/sample/cv/cv-words.ts";
import { fullName, type Job, type Person } from "#server/sample/person.ts";
import {
  bullets,
  contact,
  document,
  type HtmlLayout,
  head,
  list,
  row,
  safe,
  schoolsOf,
  section,
  side,
  tail,
  words,
  years,
} from "./html-parts.ts";

/** Layouts unlike the others: what people make with a word processor's templates, a drawing program, or a form. */

const jobs = (person: Person, dates: DateStyle, way: (job: Job, dates: string) => string) =>
  person.jobs.map((job) => `<div class="job">${way(job, period(job, person.language, dates))}</div>`).join("");
const pageFoot = (person: Person) => `<div class="foot">${fullName(person)} · curriculum vitae</div>`;
const inCells = (cells: string[], style = "") => `<tr>${cells.map((cell) => `<td style="${style}">${cell}</td>`).join("")}</tr>`;
const two = (left: string, right: string, split: string) =>
  `<div style="display:grid;grid-template-columns:${split};gap:24px">${left}${right}</div>`;

export const moreLayouts: HtmlLayout[] = [
  {
    name: "form with labels per job",
    dates: "number",
    page: (p, d) => {
      const [when, what, where, did] =
        p.language === "nl" ? ["Periode", "Functie", "Werkgever", "Werkzaamheden"] : ["Period", "Position", "Employer", "Main activities"];
      const one = (job: Job, dates: string) =>
        `<table>${row(when ?? "", dates)}${row(what ?? "", safe(job.title))}${row(where ?? "", safe(job.company))}${row(did ?? "", safe(job.bullets.join("; ")))}</table><br>`;
      return document(
        p,
        ".l{width:24%}",
        `${head(p, " | ")}${section(words(p).work, jobs(p, d, one))}${section(words(p).education, schoolsOf(p))}${tail(p)}`,
      );
    },
  },
  {
    name: "narrow right column of dates and places",
    dates: "word",
    page: (p, d) => {
      const one = (job: Job, dates: string) =>
        two(
          `<div><b>${safe(job.title)}</b><br>${safe(job.company)}${bullets(job.bullets)}</div>`,
          `<div style="text-align:right">${dates}<br>${job.city}</div>`,
          "1fr 110px",
        );
      return document(
        p,
        "",
        `${head(p, " | ")}${section(words(p).work, jobs(p, d, one))}${section(words(p).education, schoolsOf(p))}${tail(p)}`,
      );
    },
  },
  {
    name: "two equal columns, work left, the rest right",
    dates: "short",
    page: (p, d) =>
      document(
        p,
        "",
        `${head(p, " | ")}${two(
          `<div>${section(
            words(p).work,
            jobs(p, d, (job, dates) => `<h3>${safe(job.title)}</h3><p>${safe(job.company)}</p><p>${dates}</p>${bullets(job.bullets)}`),
          )}</div>`,
          `<div>${section(words(p).profile, `<p>${safe(p.summary)}</p>`)}${section(words(p).education, schoolsOf(p))}${section(words(p).skills, list(p.skills, "p"))}${section(words(p).languages, list(spoken(p), "p"))}</div>`,
          "1fr 1fr",
        )}`,
      ),
  },
  {
    name: "short sidebar over a long page",
    dates: "word",
    page: (p, d) =>
      document(
        p,
        ".s{float:left;width:170px;margin:0 22px 10px 0;background:#eef;padding:10px}",
        `<div class="s"><h1>${fullName(p)}</h1>${contact(p)
          .map((one) => `<p>${safe(one)}</p>`)
          .join(
            "",
          )}</div><p>${safe(p.headline)}</p>${section(words(p).profile, `<p>${safe(p.summary)}</p>`)}<div style="clear:both"></div>${section(
          words(p).work,
          jobs(
            p,
            d,
            (job, dates) => `<h3>${safe(job.title)}, ${safe(job.company)}</h3><p><i>${dates}, ${job.city}</i></p>${bullets(job.bullets)}`,
          ),
        )}${section(words(p).education, schoolsOf(p))}${tail(p)}`,
      ),
  },
  {
    name: "footer and page numbers",
    dates: "dash",
    page: (p, d) =>
      document(
        p,
        ".foot{position:fixed;bottom:4px;left:36px;font-size:8px}",
        `${pageFoot(p)}${head(p, " • ")}${section(words(p).profile, `<p>${safe(p.summary)}</p>`)}${section(
          words(p).work,
          jobs(
            p,
            d,
            (job, dates) =>
              `<p><b>${safe(job.company)}</b> – ${job.city}</p><p>${safe(job.title)} (${dates})</p>${bullets([...job.bullets, ...job.bullets])}`,
          ),
        )}${section(words(p).education, schoolsOf(p))}${tail(p)}`,
      ),
  },
  {
    name: "education and skills before work",
    dates: "number",
    page: (p, d) =>
      document(
        p,
        "h2{border-bottom:1px solid #000}",
        `${head(p, "<br>")}${section(words(p).education, schoolsOf(p))}${tail(p)}${section(
          words(p).work,
          jobs(
            p,
            d,
            (job, dates) => `<p>${dates} &nbsp;&nbsp; <b>${safe(job.title)}</b> — ${safe(job.company)}</p>${bullets(job.bullets)}`,
          ),
        )}`,
      ),
  },
  {
    name: "table of four columns",
    dates: "short",
    page: (p, d) => {
      const names =
        p.language === "nl" ? ["Van – tot", "Organisatie", "Plaats", "Functie"] : ["From – to", "Organisation", "Place", "Role"];
      const rows = p.jobs
        .map((job) => inCells([period(job, p.language, d), safe(job.company), job.city, safe(job.title)], "padding:4px 10px 4px 0"))
        .join("");
      return document(
        p,
        "",
        `${head(p, " | ")}${section(words(p).work, `<table>${inCells(names.map((one) => `<b>${one}</b>`))}${rows}</table>`)}${section(words(p).education, `<table>${p.schools.map((one) => inCells([years(one), safe(one.degree), safe(one.institution)])).join("")}</table>`)}${tail(p)}`,
      );
    },
  },
  {
    name: "headings between lines, centred",
    dates: "word",
    page: (p, d) =>
      document(
        p,
        "h1,h2,header p{text-align:center}h2{border-top:1px solid;border-bottom:1px solid}",
        `${head(p, " ◆ ")}${section(words(p).profile, `<p>${safe(p.summary)}</p>`)}${section(
          words(p).work,
          jobs(
            p,
            d,
            (job, dates) =>
              `<table><tr><td><b>${safe(job.company)}</b></td><td style="text-align:center">${safe(job.title)}</td><td style="text-align:right">${dates}</td></tr></table>${bullets(job.bullets)}`,
          ),
        )}${section(words(p).education, schoolsOf(p))}${tail(p)}`,
      ),
  },
  {
    name: "dark sidebar on the right with uneven height",
    dates: "number",
    page: (p, d) =>
      document(
        p,
        "body{padding:0}.m{padding:30px}.s{background:#123;color:#fff;padding:26px 18px;-webkit-print-color-adjust:exact;align-self:start}",
        two(
          `<div class="m"><h1>${fullName(p)}</h1><p>${safe(p.headline)}</p>${section(
            words(p, "creative").work,
            jobs(p, d, (job, dates) => `<h3>${safe(job.company)}</h3><p>${safe(job.title)} | ${dates}</p>${bullets(job.bullets)}`),
          )}${section(words(p).education, schoolsOf(p))}</div>`,
          `<div class="s">${side(p, "creative")}</div>`,
          "1fr 190px",
        ),
      ),
  },
  {
    name: "letter-like, everything in one column of text",
    dates: "word",
    page: (p, d) =>
      document(
        p,
        'body{font:12px/1.5 "Liberation Serif",serif;padding:70px}',
        `<p>${fullName(p)}<br>${contact(p).map(safe).join("<br>")}</p><p>${safe(p.summary)}</p>${section(
          words(p).work,
          jobs(
            p,
            d,
            (job, dates) =>
              `<p>${safe(job.title)} ${p.language === "nl" ? "bij" : "at"} ${safe(job.company)} (${dates}). ${safe(job.bullets.join(". "))}.</p>`,
          ),
        )}${section(words(p).education, p.schools.map((one) => `<p>${safe(one.degree)}, ${safe(one.institution)}, ${years(one)}</p>`).join(""))}${tail(p)}${availability(p) ? `<p>${availability(p)}</p>` : ""}`,
      ),
  },
];

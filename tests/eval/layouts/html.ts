import { period, spoken } from "#server/sample/cv/cv-words.ts";
import { fullName } from "#server/sample/person.ts";
import {
  bullets,
  contact,
  document,
  type HtmlLayout,
  head,
  jobsOf,
  list,
  main,
  row,
  safe,
  schoolsOf,
  section,
  side,
  sidebar,
  tail,
  ways,
  words,
  years,
} from "./html-parts.ts";

export const htmlLayouts: HtmlLayout[] = [
  {
    name: "one column, dates on the right",
    dates: "word",
    page: (p, d) => document(p, "", head(p, " | ") + main(p, d, ways.rightDates) + tail(p)),
  },
  {
    name: "employer first, place and dates on the right",
    dates: "short",
    page: (p, d) => document(p, "", head(p, " · ") + main(p, d, ways.employerFirst) + tail(p, " • ")),
  },
  {
    name: "sidebar on the left",
    dates: "number",
    page: (p, d) =>
      sidebar(
        p,
        `<div class="s"><h1>${p.first_name}<br>${p.last_name}</h1><p>${safe(p.headline)}</p>${side(p)}</div>`,
        `<div>${main(p, d, ways.datesOver)}</div>`,
      ),
  },
  {
    name: "sidebar on the right",
    dates: "short",
    page: (p, d) =>
      sidebar(
        p,
        `<div>${`<h1>${fullName(p)}</h1><p>${safe(p.headline)}</p>`}${main(p, d, ways.stacked)}</div>`,
        `<div class="s">${side(p)}</div>`,
      ),
  },
  {
    name: "dark sidebar, white letters",
    dates: "word",
    page: (p, d) =>
      sidebar(
        p,
        `<div class="s" style="background:#223;color:#fff;padding:16px;-webkit-print-color-adjust:exact">${side(p, "creative")}</div>`,
        `<div><h1>${fullName(p)}</h1><p>${safe(p.headline)}</p>${main(p, d, ways.rightDates, "creative")}</div>`,
      ),
  },
  {
    name: "table, dates in the left column",
    dates: "number",
    page: (p, d) => {
      const heading = words(p);
      const rows = p.jobs
        .map((job) =>
          row(period(job, p.language, d), `<b>${safe(job.title)}</b><br>${safe(job.company)}, ${job.city}${bullets(job.bullets)}`),
        )
        .join("");
      const schools = p.schools.map((school) => row(years(school), `${safe(school.degree)}<br>${safe(school.institution)}`)).join("");
      return document(
        p,
        ".l{width:22%}",
        `${head(p, "<br>")}${section(heading.profile, `<p>${safe(p.summary)}</p>`)}${section(heading.work, `<table>${rows}</table>`)}${section(heading.education, `<table>${schools}</table>`)}${tail(p)}`,
      );
    },
  },
  {
    name: "headings in the left column",
    dates: "word",
    page: (p, d) => {
      const heading = words(p);
      const parts = [
        [heading.profile, `<p>${safe(p.summary)}</p>`],
        [heading.work, jobsOf(p, d, ways.rightDates)],
        [heading.education, schoolsOf(p)],
        [heading.skills, safe(p.skills.join(", "))],
        [heading.languages, spoken(p).join(", ")],
      ];
      return document(
        p,
        ".l{width:20%;font-weight:bold}h3{margin-top:0}",
        `${head(p, " | ")}<table>${parts.map(([left = "", right = ""]) => row(left, right)).join("")}</table>`,
      );
    },
  },
  {
    name: "table of label and value",
    dates: "short",
    page: (p, d) => {
      const [name, mail, phone, city] =
        p.language === "nl" ? ["Naam", "E-mail", "Telefoon", "Woonplaats"] : ["Name", "E-mail", "Phone", "City"];
      const rows = [
        [name, fullName(p)],
        [mail, p.email],
        [phone, p.phone],
        [city, p.city],
      ]
        .map(([left = "", right = ""]) => row(left, right))
        .join("");
      return document(
        p,
        ".l{width:25%}",
        `<h1>Curriculum vitae</h1>${section(words(p, "creative").contact, `<table>${rows}</table>`)}${main(p, d, ways.oneLine)}${tail(p)}`,
      );
    },
  },
  {
    name: "timeline",
    dates: "number",
    page: (p, d) =>
      document(
        p,
        ".job{border-left:2px solid #888;padding-left:12px;margin-left:4px}.d{color:#666}",
        head(p, " • ") + main(p, d, ways.datesOver) + tail(p),
      ),
  },
  {
    name: "icons before the address",
    dates: "word",
    page: (p, d) =>
      document(
        p,
        "",
        `<h1 style="text-align:center">${fullName(p)}</h1><p style="text-align:center">${safe(p.headline)}</p><p style="text-align:center">✉ ${p.email} &nbsp; ☎ ${p.phone} &nbsp; ⌂ ${p.city}</p>${main(p, d, ways.rightDates)}${tail(p)}`,
      ),
  },
  {
    name: "spaced capitals",
    dates: "word",
    page: (p, d) => document(p, "h1,h2{text-transform:uppercase;letter-spacing:4px}", head(p, " | ") + main(p, d, ways.stacked) + tail(p)),
  },
  {
    name: "one line per job, bars",
    dates: "short",
    page: (p, d) => document(p, "", head(p, " | ") + main(p, d, ways.oneLine) + tail(p, " | ")),
  },
  {
    name: "dates in brackets, serif",
    dates: "word",
    page: (p, d) =>
      document(
        p,
        'body{font-family:"Liberation Serif","DejaVu Serif",serif;font-size:12px}',
        head(p, ", ") + main(p, d, ways.brackets) + tail(p),
      ),
  },
  {
    name: "dates and a colon, title at employer",
    dates: "short",
    page: (p, d) => document(p, "", head(p, " – ") + main(p, d, ways.at) + tail(p, "; ")),
  },
  {
    name: "columns of a table with a head",
    dates: "number",
    page: (p, d) => {
      const heading = words(p);
      const [when, what, where] = p.language === "nl" ? ["Periode", "Functie", "Werkgever"] : ["Period", "Position", "Employer"];
      const rows = p.jobs
        .map((job) => `<tr><td>${period(job, p.language, d)}</td><td>${safe(job.title)}</td><td>${safe(job.company)}</td></tr>`)
        .join("");
      return document(
        p,
        "td,th{text-align:left;width:33%;padding:5px 8px 5px 0}",
        `${head(p, " | ")}${section(heading.profile, `<p>${safe(p.summary)}</p>`)}${section(heading.work, `<table><tr><th>${when}</th><th>${what}</th><th>${where}</th></tr>${rows}</table>`)}${section(heading.education, schoolsOf(p))}${tail(p)}`,
      );
    },
  },
  {
    name: "narrow cells that wrap",
    dates: "word",
    page: (p, d) => {
      const heading = words(p);
      const rows = p.jobs
        .map(
          (job) =>
            `<tr><td style="width:16%">${period(job, p.language, d)}</td><td style="width:24%"><b>${safe(job.title)}</b><br>${safe(job.company)}<br>${job.city}</td><td>${bullets(job.bullets)}</td></tr>`,
        )
        .join("");
      return document(
        p,
        "",
        `${head(p, " | ")}${section(heading.profile, `<p>${safe(p.summary)}</p>`)}${section(heading.work, `<table>${rows}</table>`)}${section(heading.education, schoolsOf(p))}${tail(p)}`,
      );
    },
  },
  {
    name: "address on the right of the name",
    dates: "dash",
    page: (p, d) =>
      document(
        p,
        "header{display:flex;justify-content:space-between}",
        `<header><div><h1>${fullName(p)}</h1><p>${safe(p.headline)}</p></div><div>${list(contact(p), "p")}</div></header>${main(p, d, ways.rightDates)}${tail(p)}`,
      ),
  },
  {
    name: "skills in chips",
    dates: "short",
    page: (p, d) =>
      document(
        p,
        ".c span{display:inline-block;border:1px solid #999;border-radius:8px;padding:1px 8px;margin:2px}",
        `${head(p, " | ")}${main(p, d, ways.employerFirst)}${section(words(p).skills, `<p class="c">${list(p.skills, "span")}</p>`)}${section(words(p).languages, list(spoken(p), "p"))}`,
      ),
  },
  {
    name: "skills in three columns",
    dates: "word",
    page: (p, d) =>
      document(
        p,
        ".g{display:grid;grid-template-columns:1fr 1fr 1fr}",
        `${head(p, " | ")}${section(words(p).skills, `<div class="g">${list(p.skills, "div")}</div>`)}${main(p, d, ways.datesOver)}${section(words(p).languages, list(spoken(p), "p"))}`,
      ),
  },
  {
    name: "sidebar below a wide head",
    dates: "short",
    page: (p, d) =>
      document(
        p,
        ".two{display:flex;gap:24px}.s{width:28%;flex:none}header{background:#dde;padding:14px}",
        `${head(p, " | ")}<div class="two"><div class="s">${section(words(p).skills, list(p.skills, "p"))}${section(words(p).languages, list(spoken(p), "p"))}${section(words(p).education, p.schools.map((school) => `<p><b>${safe(school.degree)}</b></p><p>${safe(school.institution)}</p><p>${years(school)}</p>`).join(""))}</div><div>${section(words(p).profile, `<p>${safe(p.summary)}</p>`)}${section(words(p).work, jobsOf(p, d, ways.rightDates))}</div></div>`,
      ),
  },
];

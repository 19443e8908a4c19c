import { datesOf, entryStyle, escaped, type Span } from "./entry-styles.ts";
import { type Invented, type InventedJob, picker, type Random, type Spoken } from "./invented.ts";

const HEADINGS: Record<Spoken, Record<"work" | "study" | "skills" | "languages" | "courses" | "about" | "contact" | "other", string[]>> = {
  nl: {
    work: [
      "Werkervaring",
      "Ervaring",
      "Loopbaan",
      "Werk",
      "Mijn loopbaan",
      "Relevante werkervaring",
      "Carrière",
      "Waar ik werkte",
      "Professionele ervaring",
    ],
    study: ["Opleiding", "Opleidingen", "Studie", "Scholing", "Opleiding en diploma's"],
    skills: ["Vaardigheden", "Competenties", "Kennis", "Wat ik kan", "Programma's"],
    languages: ["Talen", "Talenkennis"],
    courses: ["Cursussen", "Certificaten", "Trainingen", "Cursussen en papieren"],
    about: ["Profiel", "Over mij", "Samenvatting", "Wie ben ik"],
    contact: ["Contact", "Gegevens", "Persoonlijk"],
    other: ["Interesses", "Hobby's", "Overig", "Verder"],
  },
  en: {
    work: [
      "Experience",
      "Work Experience",
      "Employment",
      "Professional Experience",
      "Career",
      "Work history",
      "Where I've worked",
      "Employment history",
    ],
    study: ["Education", "Studies", "Academic background", "Education and training"],
    skills: ["Skills", "Technical skills", "Core competencies", "What I know", "Tools"],
    languages: ["Languages"],
    courses: ["Courses", "Certificates", "Training", "Certifications"],
    about: ["Profile", "About me", "Summary", "Objective"],
    contact: ["Contact", "Details", "Personal"],
    other: ["Interests", "Hobbies", "Other", "Beyond work"],
  },
};
const FONTS = ["Liberation Sans", "Liberation Serif", "DejaVu Sans", "DejaVu Serif", "Lato", "Open Sans", "Carlito", "Roboto"];
const ACCENTS = ["#1f4e79", "#8a1c1c", "#0b6b50", "#444", "#5b2a86", "#b35900", "#000"];

const yearsOf = ({ from, to }: { from: number; to: number }): Span => ({ text: `${from} – ${to}`, parts: [String(from), String(to)] });

interface Section {
  title: string;
  body: string;
}

/** Somebody's CV as one page of HTML, in a style of its own: columns, fonts, order, joints, dates, headings and lists at random. */
export function pageOf(person: Invented, random: Random): { html: string; tags: string[] } {
  const pick = picker(random);
  const is = (share: number) => random() < share;
  const { language } = person;
  const words = HEADINGS[language];
  const accent = pick(ACCENTS);
  const dates = datesOf(language, random);
  const style = entryStyle(language, random, accent);
  const said = (job: InventedJob) => dates(job.from, job.to);
  const jobs: string[] = [];
  for (let at = 0; at < person.jobs.length; ) {
    const job = person.jobs[at] as InventedJob;
    const roles = person.jobs
      .slice(at)
      .filter((one, place, all) => all.slice(0, place + 1).every(({ employer }) => employer === job.employer));
    const grouped = roles.length > 1 ? style.roles(roles, said) : null;
    jobs.push(grouped ?? style.job(job, said(job)));
    at += grouped ? roles.length : 1;
  }
  const isYears = is(0.6);
  const studies = person.studies.map((study) =>
    style.study(study, isYears ? yearsOf(study) : dates({ year: study.from, month: 8 }, { year: study.to, month: 6 })),
  );
  const asides = person.beside.map((one) =>
    style.study({ degree: one.what, school: one.where, town: person.town, from: one.from, to: one.to }, yearsOf(one)),
  );
  const listed = (items: string[]) => {
    const how = pick(["commas", "list", "bars", "tags", "lines"] as const);
    if (how === "commas") return `<p>${items.map(escaped).join(", ")}</p>`;
    if (how === "bars") return `<p>${items.map(escaped).join(" | ")}</p>`;
    if (how === "tags")
      return items
        .map((one) => `<span style="display:inline-block;background:#eee;margin:2px;padding:1px 6px">${escaped(one)}</span>`)
        .join(" ");
    if (how === "lines") return items.map((one) => `<p>${escaped(one)}</p>`).join("");
    return `<ul>${items.map((one) => `<li>${escaped(one)}</li>`).join("")}</ul>`;
  };
  const contact = [person.email, person.phone, person.town];
  const work: Section = { title: pick(words.work), body: jobs.join("") };
  const study: Section = { title: pick(words.study), body: studies.join("") };
  const skills: Section = { title: pick(words.skills), body: listed(person.skills) };
  const languages: Section = {
    title: pick(words.languages),
    body: listed(language === "nl" ? ["Nederlands (moedertaal)", "Engels, goed"] : ["English, native", "German, basic"]),
  };
  const courses: Section | null =
    person.courses.length > 0
      ? { title: pick(words.courses), body: listed(person.courses.map(({ name, year }) => (is(0.6) ? `${name}, ${year}` : name))) }
      : null;
  const about: Section | null =
    person.summary.length > 0 ? { title: pick(words.about), body: `<p>${person.summary.map(escaped).join(". ")}.</p>` } : null;
  const other: Section | null = is(0.4)
    ? { title: pick(words.other), body: `<p>${pick(["Schaken, wandelen", "Chess, hiking and films", "Koken, koor"])}</p>` }
    : null;
  const asideSection: Section | null =
    asides.length > 0
      ? {
          title: pick(
            language === "nl" ? ["Projecten", "Vrijwilligerswerk", "Nevenactiviteiten"] : ["Projects", "Volunteering", "Voluntary work"],
          ),
          body: asides.join(""),
        }
      : null;
  const headings = headingStyle(random, accent);
  const isLabelled = is(0.15);
  const section = ({ title, body }: Section) =>
    isLabelled
      ? `<table class="section"><tr><td style="width:22%"><h2>${escaped(headings.words(title))}</h2></td><td>${body}</td></tr></table>`
      : `<section><h2>${escaped(headings.words(title))}</h2>${body}</section>`;
  const some = (sections: (Section | null)[]) => sections.flatMap((one) => (one ? [section(one)] : [])).join("");
  const main = is(0.8) ? [about, work, asideSection, study] : [about, study, work, asideSection];
  const glue = pick([" | ", " • ", " · ", "<br>", "&emsp;", ", "]);
  const align = pick(["left", "left", "center", "right"]);
  const top = (isContact: boolean) =>
    `<header style="text-align:${align};${is(0.2) ? `background:${accent};color:#fff;padding:12px` : ""}"><h1>${escaped(person.name)}</h1>${person.headline ? `<p class="headline">${escaped(person.headline)}</p>` : ""}${isContact ? `<p>${contact.map(escaped).join(glue)}</p>` : ""}</header>`;
  const isSided = !isLabelled && is(0.4);
  const size = pick([9, 9.5, 10, 10.5, 11]);
  const css = `<style>@page{size:A4;margin:${pick([0, 30, 40])}px}*{box-sizing:border-box}body{margin:0;padding:${pick([20, 34, 44])}px;font:${size}pt/${pick([1.2, 1.35, 1.5])} "${pick(FONTS)}";color:${pick(["#000", "#222", "#333"])}}
    h1{font-size:${pick([160, 200, 240, 300])}%;margin:0;${is(0.3) ? "text-transform:uppercase;" : ""}${is(0.3) ? "font-weight:normal" : ""}}p{margin:2px 0}ul{margin:2px 0;padding-left:16px}
    table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:0 8px 0 0}${headings.css}${style.css}</style>`;
  const tags = [isSided ? "two columns" : isLabelled ? "labels beside" : "one column", ...style.tags];
  if (!isSided) {
    const rest = is(0.5) ? [skills, languages, courses, other] : [courses, languages, skills, other];
    const order = is(0.2) ? [skills, ...main, languages, courses, other] : [...main, ...rest];
    return { html: `<!doctype html><html lang="${language}"><meta charset="utf-8">${css}${top(true)}${some(order)}</html>`, tags };
  }
  const isContactAside = is(0.7);
  const asideOf: Section = { title: pick(words.contact), body: contact.map((one) => `<p>${escaped(one)}</p>`).join("") };
  const isStudyAside = is(0.3);
  const aside = some([isContactAside ? asideOf : null, skills, languages, isStudyAside ? study : null, courses]);
  const rest = some([...main.filter((one) => one !== study || !isStudyAside), other]);
  const width = pick(["26%", "30%", "35%"]);
  const panel = is(0.5) ? `background:${pick(["#f0f0f0", "#e8eef5"])};padding:10px;` : "";
  const [left, isHeadWithin] = [is(0.6), is(0.4)];
  const asideBox = `<div style="flex:0 0 ${width};${panel}">${aside}</div>`;
  const mainBox = `<div style="flex:1">${isHeadWithin ? top(!isContactAside) : ""}${rest}</div>`;
  const boxes = left ? asideBox + mainBox : mainBox + asideBox;
  const flipped = is(0.3) ? `flex-direction:row-reverse` : "";
  const head = isHeadWithin ? "" : top(!isContactAside);
  return {
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8">${css}${head}<div style="display:flex;gap:20px;${flipped}">${boxes}</div></html>`,
    tags,
  };
}

function headingStyle(random: Random, accent: string): { css: string; words: (title: string) => string } {
  const pick = picker(random);
  const is = (share: number) => random() < share;
  const isUpper = is(0.4);
  const css = [
    `font-size:${pick([100, 110, 120, 140])}%`,
    is(0.75) ? "font-weight:bold" : "font-weight:normal",
    is(0.5) ? `color:${accent}` : "",
    is(0.4) ? `border-bottom:1px solid ${accent}` : "",
    is(0.15) ? "background:#e6e6e6;padding:2px 6px" : "",
    is(0.15) ? "letter-spacing:2px" : "",
    is(0.1) ? "text-align:center" : "",
    `margin:${pick([8, 12, 18])}px 0 4px`,
  ];
  const [before, after] = pick([
    ["", ""],
    ["", ""],
    ["", ""],
    ["", ":"],
    ["▪ ", ""],
  ] as const);
  return { css: `h2{${css.filter(Boolean).join(";")}}`, words: (title) => `${before}${isUpper ? title.toUpperCase() : title}${after}` };
}

import type { Language, LanguageLevel } from "#contract/fields.ts";
import { inEach, inLanguage } from "#contract/text/languages.ts";
import type { Job, Person } from "../person.ts";

/** How CVs name their parts: `plain` as most do, `creative` as some designers do. */
export type Tone = "plain" | "creative";

interface Headings {
  profile: string;
  work: string;
  education: string;
  skills: string;
  languages: string;
  certificates: string;
  contact: string;
  available: string;
}

const headings = inEach<Record<Tone, Headings>>({
  en: {
    plain: {
      profile: "Profile",
      work: "Work experience",
      education: "Education",
      skills: "Skills",
      languages: "Languages",
      certificates: "Certificates",
      contact: "Contact",
      available: "Availability",
    },
    creative: {
      profile: "Who I am",
      work: "Career history",
      education: "Education and training",
      skills: "My expertise",
      languages: "Languages spoken",
      certificates: "Courses and certificates",
      contact: "Contact details",
      available: "Availability",
    },
  },
  nl: {
    plain: {
      profile: "Profiel",
      work: "Werkervaring",
      education: "Opleiding",
      skills: "Vaardigheden",
      languages: "Talen",
      certificates: "Certificaten",
      contact: "Contactgegevens",
      available: "Beschikbaarheid",
    },
    creative: {
      profile: "Wie ben ik",
      work: "Loopbaan",
      education: "Opleidingen",
      skills: "Mijn expertise",
      languages: "Talenkennis",
      certificates: "Cursussen en certificaten",
      contact: "Persoonlijke gegevens",
      available: "Beschikbaarheid",
    },
  },
});

export const headingsOf = (language: Language, tone: Tone = "plain") => headings[language][tone];

const months = inEach<string[]>({
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  nl: ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"],
});
const now = { en: "present", nl: "heden" };

/** `word` March 2021 – present · `short` Mar 2021 - present · `number` 03/2021 – present · `dash` 03-2021 / present */
export type DateStyle = "word" | "short" | "number" | "dash";

function month(yearMonth: string, language: Language, style: DateStyle): string {
  if (yearMonth === "") return inLanguage(language, now);
  const [year = "", number = ""] = yearMonth.split("-");
  const name = months[language][Number(number) - 1] ?? "";
  if (style === "word") return `${name} ${year}`;
  if (style === "short") return `${name === "maart" ? "mrt" : name.slice(0, 3)} ${year}`;
  return `${number}${style === "number" ? "/" : "-"}${year}`;
}

export const period = (job: Job, language: Language, style: DateStyle) =>
  [month(job.start, language, style), month(job.end, language, style)].join(style === "short" ? " - " : style === "dash" ? " / " : " – ");

const languageNames = inEach<Record<string, string>>({
  en: {
    nl: "Dutch",
    en: "English",
    de: "German",
    fr: "French",
    es: "Spanish",
    pl: "Polish",
    pt: "Portuguese",
    ar: "Arabic",
    tr: "Turkish",
    it: "Italian",
    fy: "Frisian",
    ig: "Igbo",
    hi: "Hindi",
    uk: "Ukrainian",
    ro: "Romanian",
    sv: "Swedish",
    el: "Greek",
    tl: "Tagalog",
    zu: "Zulu",
    no: "Norwegian",
    cs: "Czech",
  },
  nl: {
    nl: "Nederlands",
    en: "Engels",
    de: "Duits",
    fr: "Frans",
    es: "Spaans",
    pl: "Pools",
    pt: "Portugees",
    ar: "Arabisch",
    tr: "Turks",
    it: "Italiaans",
    fy: "Fries",
    ig: "Igbo",
    hi: "Hindi",
    uk: "Oekraïens",
    ro: "Roemeens",
    sv: "Zweeds",
    el: "Grieks",
    tl: "Tagalog",
    zu: "Zoeloe",
    no: "Noors",
    cs: "Tsjechisch",
  },
});
const native = { en: "native", nl: "moedertaal" };

export function spoken(person: Person): string[] {
  return Object.entries(person.languages).map(([code, level]: [string, LanguageLevel]) => {
    const name = languageNames[person.language][code] ?? code;
    return `${name} (${level === "native" ? inLanguage(person.language, native) : level})`;
  });
}

/** "1 February 2027, 36 hours a week" */
export function availability(person: Person): string | undefined {
  const hours = person.hours && inLanguage(person.language, { en: `${person.hours} hours a week`, nl: `${person.hours} uur per week` });
  return [person.available, hours].filter(Boolean).join(", ") || undefined;
}

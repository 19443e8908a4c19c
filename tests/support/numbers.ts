/** Three invented people whose every number is known, and how a number is found in whatever says it. */

/** A text that leaves the product; `about`: it answers a question about that alone. `values`: it told numbers as such. */
export interface Output {
  name: string;
  text: string;
  about?: string;
  values?: [about: string, value: string][];
}

interface Known {
  name: string;
  cv: string;
  /** What the recruiter adds: no CV tells it. */
  pay: { salary_min: number; currency: "EUR"; period: "month" };
  skills: string[];
  truth: Record<string, string>;
}

const pay = (euros: number): Known["pay"] => ({ salary_min: euros * 100, currency: "EUR", period: "month" });

export const people: Known[] = [
  {
    name: "Ines Valckenier",
    cv: `Ines Valckenier
ines.valckenier@post.example
06 12345611
Deventer

Work experience
Senior backend engineer
Kraanvogel Software, Deventer
January 2018 - December 2023
- Built services in Python, led a team of 7 people

Backend engineer
Halm IT, Zutphen
January 2014 - December 2017
- Python and PostgreSQL for the land registry

Education
Bachelor of Computer Science, Hogeschool Sallandse Kade, 2010 - 2014

Skills
Python, PostgreSQL

Languages
Dutch (native), English (C1), German (B2)

Available from 1 March 2031, 32 hours per week. Notice period: 8 weeks`,
    pay: pay(5200),
    skills: ["Python", "PostgreSQL"],
    truth: {
      years: "10",
      "years of Python": "10",
      "years of PostgreSQL": "4",
      education: "bachelor",
      "level of nl": "native",
      "level of en": "C1",
      "level of de": "B2",
      "team size": "7",
      available: "2031-03-01",
      hours: "32",
      "notice weeks": "8",
      pay: "5200",
    },
  },
  {
    name: "Gerben Tolhuis",
    cv: `Gerben Tolhuis
gerben.tolhuis@post.example
06 12345622
Assen

Werkervaring
Teamleider magazijn
Veenland Distributie, Assen
januari 2016 - december 2021
- Gaf leiding aan 14 medewerkers, werkte met SAP

Heftruckchauffeur
Groothandel De Brink, Beilen
januari 2012 - december 2015

Opleiding
mbo 3 Logistiek teamleider, Noorderlicht College, 2008 - 2011

Vaardigheden
SAP, Excel

Talen
Nederlands (moedertaal), Engels (B1), Duits (A2)

Beschikbaar vanaf 1 juni 2031, 36 uur per week. Opzegtermijn: 4 weken`,
    pay: pay(3400),
    skills: ["SAP"],
    truth: {
      years: "10",
      "years of SAP": "6",
      "level of nl": "native",
      "level of en": "B1",
      "level of de": "A2",
      "team size": "14",
      available: "2031-06-01",
      hours: "36",
      "notice weeks": "4",
      pay: "3400",
    },
  },
  {
    name: "Oona Lindgaard",
    cv: `Oona Lindgaard
oona.lindgaard@post.example
06 12345633
Breda

Experience
Marketing manager at Zilte Kroon Foods, Breda (March 2019 - February 2025)
- Google Ads and SEO for four countries, team of 5 people
Content marketer at Reisbureau Verre Kust, Tilburg (March 2016 - February 2019)
- SEO and newsletters

Education
Master of Communication Science, Universiteit Markdal, 2011 - 2016

Skills
SEO, Google Ads, Copywriting

Languages
Danish (native), English (C2), Dutch (B2)

Available from 1 April 2031, 24 hours per week. Notice period: 12 weeks`,
    pay: pay(4100),
    skills: ["SEO"],
    truth: {
      years: "9",
      "years of SEO": "9",
      education: "master",
      "level of da": "native",
      "level of en": "C2",
      "level of nl": "B2",
      "team size": "5",
      available: "2031-04-01",
      hours: "24",
      "notice weeks": "12",
      pay: "4100",
    },
  },
];

/** Asks for much of what the three can do, and for no number of years. */
export const vacancy = `Team lead
Halderstroom Energy, Utrecht

We ask
- Experience with Python, PostgreSQL, SAP or SEO
- Leading a team
- A bachelor's degree
- Good command of English and German
- Available part-time`;

const LANGUAGES: Record<string, string> = { nl: "Dutch", en: "English", de: "German", da: "Danish" };

export const questions = ({ skills, truth }: Known): { about: string; ask: string }[] => [
  { about: "years", ask: "How many years of work experience in total?" },
  ...skills.map((skill) => ({ about: `years of ${skill}`, ask: `How many years of ${skill}?` })),
  ...Object.keys(LANGUAGES)
    .filter((code) => truth[`level of ${code}`])
    .map((code) => ({ about: `level of ${code}`, ask: `What is the level of ${LANGUAGES[code]}?` })),
  { about: "team size", ask: "How large was the team?" },
  { about: "available", ask: "When is this person available?" },
  { about: "hours", ask: "How many hours a week?" },
  { about: "education", ask: "What is the highest level of education?" },
  { about: "notice weeks", ask: "What is the notice period?" },
  { about: "pay", ask: "What salary is asked?" },
];

/** The numbers that a record holds in fields of their own. */
interface Numbered {
  years_experience: number | null;
  skills: { name: string; years?: number | null }[];
  languages: { language: string; level?: string | null }[];
  available_from: string | null;
  notice_weeks: number | null;
  desired: { hours_per_week?: number | null; salary_min?: number | null };
}

export function shownIn(name: string, record: Numbered): Output[] {
  const values: [string, string | number | null | undefined][] = [
    ["years", record.years_experience],
    ...record.skills.map((skill): [string, number | null | undefined] => [`years of ${skill.name}`, skill.years]),
    ...record.languages.map((one): [string, string | null | undefined] => [`level of ${one.language}`, one.level]),
    ["available", record.available_from],
    ["notice weeks", record.notice_weeks],
    ["hours", record.desired.hours_per_week],
    ["pay", record.desired.salary_min ? record.desired.salary_min / 100 : null],
  ];
  return [{ name, text: "", values: values.flatMap(([about, value]) => (value || value === 0 ? [[about, String(value)]] : [])) }];
}

const WORDS = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split(" ");
const NUMBER = `(?<![\\d.,])(\\d+(?:[.,]\\d+)?|${WORDS.join("|")})`;
const plain = (written: string) => {
  const word = WORDS.indexOf(written.toLowerCase());
  return word >= 0 ? String(word + 1) : written.replace(",", ".");
};
const MONTHS = "january february march april may june july august september october november december".split(" ");
const DUTCH = "januari februari maart april mei juni juli augustus september oktober november december".split(" ");
const dateOf = (day: string, month: string, year: string) => {
  const index = Math.max(MONTHS.indexOf(month.toLowerCase()), DUTCH.indexOf(month.toLowerCase())) + 1;
  return index > 0 ? `${year}-${String(index).padStart(2, "0")}-${day.padStart(2, "0")}` : "";
};

/** How a number is said in a text. The answer to a question may say it shorter: its pattern is the second one. */
function patternsOf(about: string): { said: RegExp; answered: RegExp; value: (match: RegExpExecArray) => string } | null {
  const [, skill] = /^years of (.+)$/.exec(about) ?? [];
  const [, code] = /^level of (.+)$/.exec(about) ?? [];
  const first = (match: RegExpExecArray) => plain(match.slice(1).find(Boolean) ?? "");
  const years = new RegExp(`${NUMBER}\\+? (?:years?|jaar)\\b`, "i");
  if (skill)
    return {
      said: new RegExp(
        `${NUMBER}\\+? (?:years?|jaar)(?: of| with| in| met| ervaring met)* ${skill}\\b|\\b${skill}[:(, ]{1,3}${NUMBER} years?\\b`,
        "i",
      ),
      answered: years,
      value: first,
    };
  if (code)
    return {
      said: new RegExp(`\\b${LANGUAGES[code]}\\b[:(, ]{1,3}(?:level )?(native|[ABC][12])\\b`, "i"),
      answered: /\b(native|mother tongue|[ABC][12])\b/i,
      value: ([, level = ""]) => (/^n|^m/i.test(level) ? "native" : level.toUpperCase()),
    };
  switch (about) {
    case "years":
      return {
        said: new RegExp(`${NUMBER} years? of (?:work )?experience(?! (?:with|in|as)\\b)|${NUMBER} jaar (?:werk)?ervaring(?! met)`, "i"),
        answered: years,
        value: first,
      };
    case "team size":
      return {
        said: new RegExp(`(?:team (?:of|van)|leiding aan) ${NUMBER}\\b`, "i"),
        answered: new RegExp(`${NUMBER} (?:people|medewerkers|mensen|colleagues)|team (?:of|van) ${NUMBER}`, "i"),
        value: first,
      };
    case "hours":
      return {
        said: new RegExp(`${NUMBER} (?:hours?|uur) (?:a|per) week`, "i"),
        answered: new RegExp(`${NUMBER} (?:hours?|uur)`, "i"),
        value: first,
      };
    case "available":
      return {
        said: /(?:available|beschikbaar)[^.\n]{0,20}?(\d{1,2}) (\p{L}+) (20\d\d)/iu,
        answered: /(\d{1,2}) (\p{L}+) (20\d\d)/iu,
        value: ([, day = "", month = "", year = ""]) => dateOf(day, month, year),
      };
    case "notice weeks":
      return {
        said: new RegExp(`(?:notice(?: period)?|opzegtermijn)[^.\\n\\d]{0,20}${NUMBER} we(?:eks?|ken)`, "i"),
        answered: new RegExp(`${NUMBER} we(?:eks?|ken)`, "i"),
        value: first,
      };
    case "pay":
      return {
        said: /€ ?(\d[\d.,]*\d)/,
        answered: /(?:€|EUR) ?(\d[\d.,]*\d)/,
        value: ([, amount = ""]) => amount.replace(/[.,](?=\d{3})/g, "").replace(/[.,]00$/, ""),
      };
    case "education":
      return {
        said: /\b(bachelor|master)(?:'s)?(?: degree)? of\b/i,
        answered: /\b(bachelor|master)\b/i,
        value: ([, level = ""]) => level.toLowerCase(),
      };
    default:
      return null;
  }
}

/** Each number of a person, with every value that the outputs say and which outputs say it. */
export function numbersIn(person: Known, outputs: Output[]): { about: string; values: string[]; told: string[] }[] {
  return Object.keys(person.truth).map((about) => {
    const found = new Map<string, string[]>();
    const note = (value: string, output: string) => found.set(value, [...new Set([...(found.get(value) ?? []), output])]);
    const patterns = patternsOf(about);
    for (const { name, text, about: asked, values } of outputs) {
      for (const [what, value] of values ?? []) if (what === about) note(value, name);
      if (!patterns || (asked !== undefined && asked !== about)) continue;
      // An answer says it first, and then where it stands.
      const one = asked ? (patterns.said.exec(text) ?? patterns.answered.exec(text)) : null;
      if (one) note(patterns.value(one), name);
      if (!asked)
        for (const match of text.matchAll(new RegExp(patterns.said, `${patterns.said.flags}g`)))
          note(patterns.value(match as RegExpExecArray), name);
    }
    return { about, values: [...found.keys()], told: [...new Set([...found.values()].flat())] };
  });
}

import type { Strength } from "#contract/proposal.ts";
import { tradeOf } from "#engine/skills/lexicon.ts";
import type { Achievement, Facts } from "../facts.ts";
import { retold } from "../retell.ts";
import { titleTold } from "../told-titles.ts";
import { article, listed, opened } from "../words.ts";
import { withoutDoubles } from "./quotes.ts";

interface Theme {
  words: RegExp;
  en: string;
  nl: string;
}
/** What a line is about, for a title where it names no skill that is asked. */
const themes: Theme[] = [
  { words: /\b(?:accidents?|safety|safely)\b|ongeval|veiligheid|veilig werken/i, en: "Works safely", nl: "Werkt veilig" },
  {
    words:
      /\b(?:coached|coaches|coaching|mentored|mentoring|mentors|trained|onboarding|supervised|supervises|supervising)\b|(?<!\p{L})(?:stagiairs?|inwerken|ingewerkt|praktijkopleider|werkbegeleider|coachen|coacht)(?!\p{L})/iu,
    en: "Brings colleagues along",
    nl: "Neemt collega’s mee",
  },
  {
    words: /\b(?:led a|led the team|team of|managed a team|team lead)\b|aansturing|leiding|leidinggev|voorman/i,
    en: "Used to leading people",
    nl: "Gewend om leiding te geven",
  },
  { words: /\b(?:revenue|turnover|sales target)\b|omzet|teruggewonnen/i, en: "Brings in business", nl: "Haalt omzet binnen" },
  {
    words: /\b(?:cut|reduced|halved|brought\b.*\bto|down from|faster)\b|gehalveerd|teruggebracht|verlaagd|sneller|bespaard/i,
    en: "Makes things measurably better",
    nl: "Maakt het meetbaar beter",
  },
  {
    words: /\b(?:introduced|set up|wrote the)\b|ingevoerd|opgezet|opgesteld/i,
    en: "Brings in what was missing",
    nl: "Voert in wat er nog niet was",
  },
  {
    words: /\bcustomers?\b|klanten|telefoon|balie|\bphone\b|\bguests?\b|gasten/i,
    en: "At ease with customers",
    nl: "Gewend aan contact met klanten",
  },
  { words: /\bplanning\b|\brota\b|\brosters?\b|planning|rooster/i, en: "Keeps plans on track", nl: "Houdt een planning bij elkaar" },
];

/** A line of the CV as a reason, when it says something and has a title of its own. */
export function resultStrength(
  facts: Facts,
  achievement: Achievement,
  taken: ReadonlySet<string>,
  told: readonly string[],
): Strength | null {
  const text = toldInFull(facts, achievement, told);
  const title = text ? titleFor(facts, achievement, taken) : null;
  return text && title ? { title, text, evidence: [achievement.evidence] } : null;
}

const askedIn = ({ askedSkills, tellable }: Facts, { skills }: Achievement) =>
  askedSkills.filter((name) => skills.includes(name) && tradeOf(name) !== "certificate" && tellable(name));

function titleFor(facts: Facts, achievement: Achievement, taken: ReadonlySet<string>): string | null {
  const { language, say } = facts;
  const theme = themes.find((one) => one.words.test(achievement.text) && !taken.has(one[language]));
  const used = [...taken].join(" ").toLowerCase();
  const hits = askedIn(facts, achievement)
    .map(say)
    .filter((name) => !used.includes(name.toLowerCase()))
    .slice(0, 2);
  const bySkill = hits.length > 0 ? `${language === "en" ? "Experience with" : "Ervaring met"} ${listed(language, hits)}` : null;
  if (bySkill && bySkill.split(" ").length <= 6) return bySkill;
  if (bySkill) return `${language === "en" ? "Experience with" : "Ervaring met"} ${hits[0]}`;
  if (theme) return theme[language];
  const role = facts.jobs.find(({ index }) => index === achievement.job)?.title;
  const said = role && achievement.language === language ? titleTold(language, role) : null;
  const made = said ? opened(language === "en" ? `The work of ${article(said)} ${said}` : `Het werk als ${said}`) : null;
  return made && !taken.has(made) && made.split(" ").length <= 6 ? made : null;
}

/** A line of the CV as a sentence; from another language by what it names of the client's wishes, once for each job. */
export function toldInFull(facts: Facts, achievement: Achievement, told: readonly string[] = []): string | null {
  const { language, name, jobs, say, isName } = facts;
  const job = jobs.find(({ index }) => index === achievement.job);
  if (!job?.company) return null;
  const { company, current } = job;
  const before = told.filter((text) => text.includes(company)).length;
  if (achievement.language === language) return retold(language, achievement.text, { name, employer: company, current, before, isName });
  if (before > 0) return null;
  const held = new Set(facts.achievements.filter((one) => one.job === achievement.job).flatMap(({ skills }) => skills));
  const named = facts.askedSkills
    .filter((skill) => held.has(skill) && tradeOf(skill) !== "certificate" && facts.tellable(skill))
    .slice(0, 4)
    .map(say);
  if (named.length === 0) return null;
  if (language === "en") return `The work at ${company} ${current ? "involves" : "involved"} ${listed("en", named)}.`;
  const verb = named.length > 1 ? (current ? "komen" : "kwamen") : current ? "komt" : "kwam";
  return `In het werk bij ${company} ${verb} ${listed("nl", named)} aan bod.`;
}

/** What the CV names of the client's wishes, where its lines tell no more. */
export function namedStrength(facts: Facts, taken: ReadonlySet<string>, told: readonly string[]): Strength | null {
  const { language, say, sources, tellable } = facts;
  const used = [...taken, ...told].join(" ").toLowerCase();
  const held = facts.askedSkills.flatMap((skill) => {
    const evidence = sources.prepared.skills.get(skill)?.positive.find((one) => one.evidence.source === "cv")?.evidence;
    return evidence && tellable(skill) && tradeOf(skill) !== "certificate" && !used.includes(say(skill).toLowerCase())
      ? [{ skill, evidence }]
      : [];
  });
  const [one] = held;
  if (!one) return null;
  const named = held.slice(0, 3).map(({ skill }) => say(skill));
  const english = language === "en";
  return {
    title: `${english ? "Experience with" : "Ervaring met"} ${say(one.skill)}`,
    text: english ? `The CV names experience with ${listed("en", named)}.` : `Het cv noemt ervaring met ${listed("nl", named)}.`,
    evidence: withoutDoubles(
      facts,
      held.slice(0, 3).map(({ evidence }) => evidence),
    ),
  };
}

import type { Strength } from "#contract/proposal/proposal.ts";
import { inLanguage, type Said, saidIn } from "#contract/text/languages.ts";
import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import type { Achievement, Facts } from "../facts.ts";
import { article, isNamed, languageName, listed, opened } from "../words.ts";
import { retold } from "../writing/retell.ts";
import { titleTold } from "../writing/told-titles.ts";
import { withoutDoubles } from "./quotes.ts";

type Theme = { words: RegExp } & Said<string>;
/** What a line is about, for a title where it names no skill that is asked. */
const themes: Theme[] = [
  { words: /\b(?:accidents?|safety|safely)\b|ongeval|veiligheid|veilig werken/i, en: "Safety at work", nl: "Veiligheid op het werk" },
  {
    words:
      /\b(?:coached|coaches|coaching|mentored|mentoring|mentors|trained|onboarding|supervised|supervises|supervising)\b|(?<!\p{L})(?:stagiairs?|inwerken|ingewerkt|praktijkopleider|werkbegeleider|coachen|coacht)(?!\p{L})/iu,
    en: "Training of colleagues",
    nl: "Begeleiding van collega’s",
  },
  {
    words:
      /\b(?:led|leads|leading|managed|manages|managing|supervised|supervises) (?:a|the|our)? ?(?:\p{L}+ )?(?:team|crew|group|shift|brigade|people)\b|\bteam lead\b|(?<!\p{L})(?:aansturing|aansturen|(?:team)?leiding(?! van de)|leidinggev\p{L}*|voorman|ploegleider)(?!\p{L})/iu,
    en: "Leading a team",
    nl: "Leiding aan een team",
  },
  { words: /\b(?:revenue|turnover|sales target)\b|omzet|teruggewonnen/i, en: "Sales and revenue", nl: "Omzet en verkoop" },
  {
    words: /\b(?:cut|reduced|halved|brought\b.*\bto|down from|faster)\b|gehalveerd|teruggebracht|verlaagd|sneller|bespaard/i,
    en: "A measurable result",
    nl: "Een meetbaar resultaat",
  },
  {
    words: /\b(?:introduced|set up|wrote the)\b|ingevoerd|opgezet|opgesteld/i,
    en: "Something new set up",
    nl: "Iets nieuws opgezet",
  },
  {
    words: /\bcustomers?\b|klanten|telefoon|balie|\bphone\b|\bguests?\b|gasten/i,
    en: "Work for customers",
    nl: "Werk voor klanten",
  },
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
  const theme = themes.find((one) => one.words.test(achievement.text) && !taken.has(inLanguage<string>(language, one)));
  const used = [...taken].join(" ").toLowerCase();
  const hits = askedIn(facts, achievement)
    .map(say)
    .filter((name) => !used.includes(name.toLowerCase()))
    .slice(0, 2);
  const bySkill =
    hits.length > 0 ? `${inLanguage(language, { en: "Experience with", nl: "Ervaring met" })} ${listed(language, hits)}` : null;
  if (bySkill && bySkill.split(" ").length <= 6) return bySkill;
  if (bySkill) return `${inLanguage(language, { en: "Experience with", nl: "Ervaring met" })} ${hits[0]}`;
  if (theme) return inLanguage<string>(language, theme);
  const role = facts.jobs.find(({ index }) => index === achievement.job)?.title;
  const said = role && achievement.language === language ? titleTold(language, role) : null;
  const made = said ? opened(inLanguage(language, { en: `The work of ${article(said)} ${said}`, nl: `Het werk als ${said}` })) : null;
  return made && !taken.has(made) && made.split(" ").length <= 6 ? made : null;
}

/** A line of the CV as a sentence; from another language by what it names of the client's wishes, once for each job. */
export function toldInFull(facts: Facts, achievement: Achievement, told: readonly string[] = [], { prose = false } = {}): string | null {
  const { language, name, jobs, isName } = facts;
  const job = jobs.find(({ index }) => index === achievement.job);
  if (!job?.company) return null;
  const { company, current } = job;
  if (achievement.language === language) return retold(language, achievement.text, { name, employer: company, current, prose, isName });
  if (told.some((text) => text.includes(company))) return null;
  return namesTold(
    facts,
    achievement,
    company,
    facts.achievements.filter((one) => one.job === achievement.job).flatMap(({ skills }) => skills),
  );
}

/** "The work at De Steiger involves HACCP and stock": of these skills what the client asks. */
function namesTold(facts: Facts, { job }: Achievement, company: string, skills: readonly string[], { common = false } = {}): string | null {
  const { language, jobs, name, say } = facts;
  const current = jobs.find(({ index }) => index === job)?.current;
  const all = facts.askedSkills.filter((skill) => skills.includes(skill) && tradeOf(skill) !== "certificate" && facts.tellable(skill));
  if (all.length === 0) return null;
  // One works with a product, which has a capital; other work consists of what it is called.
  const products = all.filter((skill) => /\p{Lu}|\d/u.test(say(skill)));
  const named = (products.length > 0 ? products : all).slice(0, 4);
  if (products.length > 0)
    return inLanguage(language, {
      en: `At ${company}, ${name} ${current ? "works" : "worked"} with ${listed("en", named.map(say))}.`,
      nl: `Bij ${company} ${current ? "werkt" : "werkte"} ${name} met ${listed("nl", named.map(say))}.`,
    });
  if (!common) return null;
  return inLanguage(language, {
    en: `The work at ${company} ${current ? "involves" : "involved"} ${listed("en", named.map(say))}.`,
    nl: `Het werk bij ${company} ${current ? "omvat" : "omvatte"} ${listed("nl", named.map(say))}.`,
  });
}

/** What of the client's wishes the CV names, where its lines tell no more: at most three skills. */
export function namedSkills(facts: Facts, taken: ReadonlySet<string>, told: readonly string[]): string[] {
  const used = [...taken, ...told].join(" ").toLowerCase();
  return facts.askedSkills
    .filter(
      (skill) =>
        namedIn(facts, skill) &&
        isNamed(skill) &&
        /\p{Lu}|\d/u.test(facts.say(skill)) &&
        facts.tellable(skill) &&
        tradeOf(skill) !== "certificate" &&
        !used.includes(facts.say(skill).toLowerCase()),
    )
    .slice(0, 3);
}

const namedIn = ({ sources }: Facts, skill: string) =>
  sources.prepared.skills.get(skill)?.positive.find(({ evidence }) => evidence.source === "cv")?.evidence;

/** What the CV names without telling more of it: by the job whose lines name it, else as known. */
export function namedTold(facts: Facts, skills: readonly string[]): string {
  const { language, name, say } = facts;
  const used = usedAt(facts, skills);
  const named = listed(language, (used?.skills ?? skills).map(say));
  if (!used) return inLanguage(language, { en: `${opened(name)} knows ${named}.`, nl: `${opened(name)} kent ${named}.` });
  const { company, current } = used;
  return inLanguage(language, {
    en: `At ${company}, ${name} ${current ? "works" : "worked"} with ${named}.`,
    nl: `Bij ${company} ${current ? "werkt" : "werkte"} ${name} met ${named}.`,
  });
}

/** The newest job whose own lines name the first of these skills, with those of them that they name. */
function usedAt({ jobs, sources }: Facts, skills: readonly string[]): { company: string; current: boolean; skills: string[] } | null {
  for (const { index, company, current } of jobs) {
    const lines = new Set(findSkills(sources.candidate.experience[index]?.description ?? "").map((one) => one.name));
    if (company && skills[0] && lines.has(skills[0])) return { company, current, skills: skills.filter((one) => lines.has(one)) };
  }
  return null;
}

/** The same as a reason, where a job stands behind it: that a CV lists a word proves nothing. */
export function namedStrength(facts: Facts, skills: readonly string[]): Strength | null {
  const used = usedAt(facts, skills);
  const [first] = used?.skills ?? [];
  if (!used || !first) return null;
  return {
    title: `${inLanguage(facts.language, { en: "Experience with", nl: "Ervaring met" })} ${facts.say(first)}`,
    text: namedTold(facts, skills),
    evidence: withoutDoubles(
      facts,
      used.skills.flatMap((skill) => namedIn(facts, skill) ?? []),
    ),
  };
}

/**
 * A line of the CV that can't be told as a sentence in this language: what it names, or where the work was. Its own words
 * stand below it as a quote.
 */
export function lineStrength(facts: Facts, achievement: Achievement, taken: ReadonlySet<string>, told: readonly string[]): Strength | null {
  const { language, jobs } = facts;
  const company = jobs.find(({ index }) => index === achievement.job)?.company;
  if (!company) return null;
  const t = saidIn(language);
  const theme = themes.find((one) => one.words.test(achievement.text) && !taken.has(t<string>(one)));
  // A title takes no point, not even a firm's.
  const firm = company.replace(/\.$/, "");
  const places = t({
    en: [`The work at ${firm}`, `More of the work at ${firm}`],
    nl: [`Het werk bij ${firm}`, `Meer werk bij ${firm}`],
  });
  const title = titleFor(facts, achievement, taken) ?? (theme && t<string>(theme)) ?? places.find((one) => !taken.has(one));
  const own = languageName(language, achievement.language);
  const below = t({
    en: [`This is about the work at ${company}`, `This too is about the work at ${company}`].map(
      (one) => `${one}: the line of the CV stands below, in ${own}.`,
    ),
    nl: [`Dit gaat over het werk bij ${company}`, `Ook dit gaat over het werk bij ${company}`].map(
      (one) => `${one}: de regel uit het cv staat hieronder, in het ${own}.`,
    ),
  });
  const text = [namesTold(facts, achievement, company, achievement.skills, { common: true }) ?? "", ...below].find(
    (one) => one !== "" && !told.includes(one),
  );
  return title && text ? { title, text, evidence: [achievement.evidence] } : null;
}

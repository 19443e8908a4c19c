import type { Evidence } from "#contract/fields.ts";
import type { Criterion } from "#contract/match.ts";
import type { Strength } from "#contract/proposal.ts";
import { isBroadSkill } from "#engine/skills/breadth.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { isSamePlace } from "#engine/skills/places.ts";
import { titleFamily } from "#engine/skills/titles.ts";
import { type Facts, type HeldJob, isSameText, mayBeTold } from "./facts.ts";
import { educationTold, speakingYears, startTold, toldInFull } from "./strengths.ts";
import { article, dateIn, languageName, levelIn, listed, opened, titleIn, yearsIn } from "./words.ts";

/** As many as one reads in a sentence; the table has them all. */
const MOST_ASKS = 4;

/**
 * The letter in Markdown: a greeting, why to meet this person, what of the client's wishes is there, the way that led here,
 * practical matters, and the recruiter's name. Nothing stands in it that the sources don't hold. What the CV lacks is told
 * where it can be judged, in the table of requirements, never listed here.
 */
export function letterOf(facts: Facts, strengths: readonly Strength[]): string {
  const used = strengths.flatMap(({ evidence }) => evidence ?? []);
  const held = sameWork(facts);
  const paragraphs = [
    greetingOf(facts),
    [introduction(facts, held), wishes(facts)],
    [path(facts, held), result(facts, used)],
    [practical(facts), invitation(facts)],
    closing(facts),
  ];
  return paragraphs
    .map((one) => (typeof one === "string" ? one : one.filter((sentence) => sentence !== "").join(" ")))
    .filter((one) => one !== "")
    .join("\n\n");
}

function greetingOf({ language, sources: { contact_name, client_name } }: Facts): string {
  const english = language === "en";
  const contact = contact_name?.trim();
  if (contact) {
    const formal = /^(?:(dhr|de heer|mr|meneer)|(mevr|mw|mevrouw|mrs|ms))\.?\s+(.+)$/iu.exec(contact);
    if (formal) {
      const rest = formal[3] as string;
      return english ? `Dear ${formal[1] ? "Mr" : "Ms"} ${rest},` : `Beste ${formal[1] ? "meneer" : "mevrouw"} ${rest},`;
    }
    return `${english ? "Dear" : "Beste"} ${contact.split(/\s+/)[0]},`;
  }
  if (client_name) return english ? `Dear team at ${client_name},` : `Beste mensen van ${client_name},`;
  return english ? "Dear reader," : "Beste lezer,";
}

/** The newest job in the work that is asked. */
function sameWork({ sources, jobs }: Facts): HeldJob | null {
  const wanted = titleFamily(sources.job.title).role;
  return jobs.find(({ title }) => title && wanted !== null && titleFamily(title).role === wanted) ?? null;
}

/** Who this is and why to meet: the same work, the years in it, or where the person stands now. */
function introduction(facts: Facts, held: HeldJob | null): string {
  const { language, sources, fullName, latest } = facts;
  const english = language === "en";
  const sought = titleIn(language, sources.job.title);
  const first = english
    ? `I would like you to meet ${fullName} for the position of ${sought}.`
    : `Voor de functie van ${sought} laat ik je graag kennismaken met ${fullName}.`;
  const work = held?.company ? heldTold(facts, held) : latest ? nowTold(facts, latest) : "";
  const years = yearsTold(facts, held);
  // One sentence of both, where there are both: a name at the head of each reads like a list.
  const together =
    work && years ? `${work.replace(/\.$/, "")} ${english ? "and" : "en"} ${years}.` : work || (years && `${opened(facts.name)} ${years}.`);
  return [first, together].filter((one) => one !== "").join(" ");
}

function heldTold({ language, name }: Facts, { company, start, end, current }: HeldJob): string {
  const english = language === "en";
  const Name = opened(name);
  const since = start ? dateIn(language, start) : null;
  const until = end ? dateIn(language, end) : null;
  if (current)
    return english
      ? `${Name} ${since ? "has done" : "does"} this work at ${company}${since ? ` since ${since}` : " today"}.`
      : `${Name} doet dit werk ${since ? `sinds ${since}` : "nu"} bij ${company}.`;
  const when = since && until ? (english ? ` from ${since} to ${until}` : ` van ${since} tot ${until}`) : "";
  return english ? `${Name} did this work at ${company}${when}.` : `${Name} deed dit werk${when} bij ${company}.`;
}

function nowTold({ language, name }: Facts, { title, company, start, current }: HeldJob): string {
  const english = language === "en";
  const role = title ? titleIn(language, title) : null;
  if (!role && !company) return "";
  const as = role ? (english ? ` as ${article(role)} ${role}` : ` als ${role}`) : "";
  const at = company ? ` ${english ? "at" : "bij"} ${company}` : "";
  const since = current && start ? dateIn(language, start) : null;
  if (english)
    return `${opened(name)} ${current ? (since ? "has worked" : "works") : "worked"}${as}${at}${since ? ` since ${since}` : ""}.`;
  return `${opened(name)} ${current ? "werkt" : "werkte"}${since ? ` sinds ${since}` : ""}${as}${at}.`;
}

/** Without its subject. */
function yearsTold(facts: Facts, held: HeldJob | null): string {
  const { language, sources, say } = facts;
  const english = language === "en";
  const best = speakingYears(facts);
  if (best)
    return english
      ? `has ${yearsIn("en", best.years)} of experience with ${say(best.skill)}`
      : `heeft ${yearsIn("nl", best.years)} ervaring met ${say(best.skill)}`;
  const total = sources.prepared.years?.value ?? 0;
  if (!held || total < 2) return "";
  return english ? `has ${yearsIn("en", total)} of work experience in all` : `heeft in totaal ${yearsIn("nl", total)} werkervaring`;
}

const gravity = { knock_out: 0, must: 1, nice: 2 } as const;

/** What of the client's own wishes the documents hold, the gravest first. */
function wishes(facts: Facts): string {
  const { language, name, criteria } = facts;
  const told = new Map<string, string>();
  const best = speakingYears(facts)?.skill;
  const met = criteria
    .filter(({ verdict, override }) => verdict === "met" && !override)
    .sort((one, other) => gravity[one.kind] - gravity[other.kind]);
  for (const criterion of met)
    for (const [key, words] of heldOf(facts, criterion)) if (key !== best && !told.has(key)) told.set(key, words);
  const items = [...told.values()].slice(0, MOST_ASKS);
  // A language alone says little of somebody.
  if ([...told.keys()].every((key) => key.length === 2)) return "";
  const list = listed(language, items);
  return language === "en" ? `Of what you ask, ${name} brings ${list}.` : `Van wat je vraagt brengt ${name} mee: ${list}.`;
}

/** What a requirement that is met names and the record holds, by name: skills with their years, papers, languages. */
function heldOf({ language, sources, say, yearsOf }: Facts, criterion: Criterion): [key: string, words: string][] {
  const { candidate, prepared } = sources;
  const text = criterion.text ?? "";
  const skills = [...new Set(findSkills(text).map(({ name }) => name))].filter((skill) => !isBroadSkill(skill));
  const held = skills.flatMap((skill): [string, string][] => {
    if (tradeOf(skill) === "certificate") {
      const paper = candidate.certifications.find(({ name }) => findSkills(name).some((found) => found.name === skill));
      return paper && paper.name.length < 50 && mayBeTold(paper.name) ? [[skill, paper.name.replace(/:\s*/g, " ")]] : [];
    }
    if ((prepared.skills.get(skill)?.positive.length ?? 0) === 0) return [];
    const years = yearsOf(skill)?.value ?? 0;
    return [[skill, years >= 2 ? `${say(skill)} (${yearsIn(language, years)})` : say(skill)]];
  });
  if (skills.length > 0) return held;
  return findLanguages(text).flatMap(({ language: code }): [string, string][] => {
    const spoken = candidate.languages.find((one) => one.language === code);
    return spoken?.level ? [[code, `${languageName(language, code)} (${levelIn(language, spoken.level)})`]] : [];
  });
}

/** The strengths stand above the letter: it tells another result in the CV's own words, and none where there is no other. */
function result(facts: Facts, used: readonly Evidence[]): string {
  const fresh = facts.achievements.filter(
    ({ evidence, worth, language }) =>
      worth >= 3 &&
      language === facts.language &&
      !used.some((quote) => quote.source === evidence.source && quote.start === evidence.start),
  );
  for (const best of fresh) {
    const told = toldInFull(facts, best, false);
    if (told) return told;
  }
  return "";
}

/** The jobs before, and what was studied. */
function path(facts: Facts, held: HeldJob | null): string {
  const { language, name, jobs, latest } = facts;
  const english = language === "en";
  const told = held ?? latest;
  const before = jobs
    .map((job) => ({ ...job, title: job.title?.split(/[,;(]| [/–-] /)[0]?.trim() ?? null }))
    .filter(
      (job) =>
        job.index !== told?.index && job.title && /^[\p{Lu}\d]/u.test(job.company ?? "") && (job.start ?? "9") < (told?.start ?? "0"),
    )
    .filter(
      (job, at, all) => all.findIndex((other) => isSameText(other.title ?? "", job.title ?? "") && other.company === job.company) === at,
    )
    .slice(0, 2)
    .map(({ title, company }) => {
      const role = titleIn(language, title as string);
      return english ? `as ${article(role)} ${role} at ${company}` : `als ${role} bij ${company}`;
    });
  const earlier =
    before.length === 0
      ? ""
      : english
        ? `Before that, ${name} worked ${listed("en", before)}.`
        : `Daarvoor werkte ${name} ${listed("nl", before)}.`;
  return [earlier, educationTold(facts)?.text ?? ""].filter((one) => one !== "").join(" ");
}

function practical(facts: Facts): string {
  const { language, name, sources } = facts;
  const { candidate, job } = sources;
  const english = language === "en";
  const near = candidate.city && job.city && isSamePlace(candidate.city, job.city);
  const hours = candidate.desired.hours_per_week;
  const told = [
    near ? (english ? `lives in ${candidate.city}` : `woont in ${candidate.city}`) : null,
    startTold(facts)?.words ?? null,
    hours ? (english ? `is looking for ${hours} hours a week` : `zoekt ${hours} uur per week`) : null,
  ].filter((one): one is string => Boolean(one));
  return told.length > 0 ? `${opened(name)} ${listed(language, told)}.` : "";
}

const invitation = ({ language, name, sources: { candidate } }: Facts): string => {
  const papers = candidate.cv_text ? (language === "en" ? "the CV" : "het cv") : language === "en" ? "the profile" : "het profiel";
  return language === "en"
    ? `Below you can see for each requirement what ${papers} says about it. Shall I arrange a first meeting with ${name}? Let me know which day suits you.`
    : `Hieronder zie je per eis wat ${papers} erover zegt. Zal ik een kennismaking met ${name} plannen? Laat me weten welke dag je past.`;
};

const closing = ({ language, sources: { recruiter } }: Facts) =>
  [language === "en" ? "Kind regards," : "Met vriendelijke groet,", [recruiter?.first_name, recruiter?.last_name].filter(Boolean).join(" ")]
    .filter((one) => one !== "")
    .join("  \n");

import type { Evidence } from "#contract/fields.ts";
import type { Strength } from "#contract/proposal.ts";
import { tradeOf } from "#engine/skills/lexicon.ts";
import { isSamePlace } from "#engine/skills/places.ts";
import { titleFamily } from "#engine/skills/titles.ts";
import { type Achievement, type Facts, type HeldJob, isSameText, mayBeTold, withPage } from "./facts.ts";
import { numberIn } from "./numbers.ts";
import { figuresListed, retold } from "./retell.ts";
import { evidenceAt, readAt } from "./sources.ts";
import { article, dateIn, languageName, levelIn, listed, opened, titleIn, yearsIn } from "./words.ts";

/** How many a draft aims at; what is beyond stays in the CV. */
const AIM = 5;
const FEWEST = 3;

/**
 * Three to five reasons, the strongest first, fewer only when the sources give fewer. Each carries the quotes that bear
 * it, word for word; none is told twice. Order: results of the jobs that fit best, years of what is asked, the same work
 * today, papers, what the notes tell, languages, practical matters.
 */
export function strengthsOf(facts: Facts): Strength[] {
  const found: Strength[] = [];
  const titles = new Set<string>();
  const add = (strength: Strength | null) => {
    if (!strength || found.length >= AIM || (strength.evidence?.length ?? 0) === 0 || titles.has(strength.title)) return;
    titles.add(strength.title);
    found.push(strength);
  };
  const told: Achievement[] = [];
  const years = yearsStrength(facts);
  const results = facts.achievements.filter(({ worth }) => worth >= 3);
  for (const achievement of results) {
    if (told.length >= 2) break;
    const strength = resultStrength(facts, achievement, told, titles);
    if (strength) {
      add(strength);
      told.push(achievement);
    }
  }
  add(years);
  add(workStrength(facts, years !== null));
  add(papersStrength(facts, true));
  add(noteStrength(facts));
  for (const achievement of facts.achievements) {
    if (found.length >= (results.includes(achievement) ? AIM - 1 : FEWEST)) break;
    if (told.includes(achievement)) continue;
    const strength = resultStrength(facts, achievement, told, titles);
    if (strength) {
      add(strength);
      told.push(achievement);
    }
  }
  add(languageStrength(facts));
  if (found.length < FEWEST + 1) add(practicalStrength(facts));
  if (found.length < FEWEST) add(papersStrength(facts, false));
  return found;
}

interface Theme {
  words: RegExp;
  en: string;
  nl: string;
}
/** What a line is about, for a title where it names no skill that is asked. */
const themes: Theme[] = [
  { words: /\b(?:accident|safety|safe)\b|ongeval|veilig/i, en: "Safety first, and it shows", nl: "Veiligheid voorop" },
  {
    words: /\b(?:coach|mentor|train|trained|taught|supervis)\w*|stagiair|leerling|opgeleid|praktijkopleid|inwerken|coach|junior/i,
    en: "Brings colleagues along",
    nl: "Neemt collega’s mee",
  },
  {
    words: /\b(?:led|lead|leads|managed?|team lead)\b|aansturing|leiding|leidinggev|voorman/i,
    en: "Used to leading people",
    nl: "Gewend om leiding te geven",
  },
  {
    words: /\b(?:revenue|target|turnover|won)\b|omzet|target|teruggewonnen/i,
    en: "Brings in business",
    nl: "Haalt omzet binnen",
  },
  {
    words: /\b(?:cut|reduced|halved|brought\b.*\bto|down from|faster|early)\b|gehalveerd|teruggebracht|verlaagd|minder|sneller|bespaard/i,
    en: "Makes things measurably better",
    nl: "Maakt het meetbaar beter",
  },
  {
    words: /\b(?:introduced|set up|started|wrote the)\b|ingevoerd|opgezet|opgesteld/i,
    en: "Brings in what was missing",
    nl: "Voert in wat er nog niet was",
  },
];

function titleFor(facts: Facts, { text, skills, job }: Achievement, taken: ReadonlySet<string>): string | null {
  const { language, say, askedSkills } = facts;
  const all = askedSkills.filter((name) => skills.includes(name) && tradeOf(name) !== "certificate");
  // The years of the first skill have a strength of their own.
  const longest = longestSkill(facts)?.skill;
  const others = all.filter((name) => name !== longest);
  const hits = others.length > 0 ? others : themes.some((one) => one.words.test(text) && !taken.has(one[language])) ? [] : all;
  const bySkill =
    hits.length > 0
      ? opened(`${listed(language, hits.slice(0, 2).map(say))} ${language === "en" ? "in practice" : "in de praktijk"}`)
      : null;
  if (bySkill && !taken.has(bySkill)) return bySkill;
  const theme = themes.find((one) => one.words.test(text) && !taken.has(one[language]));
  if (theme) return theme[language];
  const other = skills.filter((name) => tradeOf(name) === "it").slice(0, 2);
  if (other.length > 0) return opened(`${listed(language, other.map(say))} ${language === "en" ? "in practice" : "in de praktijk"}`);
  const held = facts.jobs.find(({ index }) => index === job);
  const at = held?.company;
  const made = [
    language === "en" ? `From practice${at ? ` at ${at}` : ""}` : `Uit de praktijk${at ? ` bij ${at}` : ""}`,
    ...(held?.title
      ? [`${language === "en" ? "As" : "Als"} ${language === "en" ? articled(titleIn("en", held.title)) : titleIn("nl", held.title)}`]
      : []),
  ];
  return made.find((one) => !taken.has(one)) ?? null;
}

function resultStrength(facts: Facts, achievement: Achievement, told: Achievement[], taken: ReadonlySet<string>): Strength | null {
  const text = toldInFull(facts, achievement, told.some(({ job }) => job === achievement.job) && told.at(-1)?.job === achievement.job);
  const title = text ? titleFor(facts, achievement, taken) : null;
  return text && title ? { title, text, evidence: [achievement.evidence] } : null;
}

/** A line of the CV as a sentence; from another language by its figures, its skills and where it was. */
export function toldInFull(facts: Facts, { text, language: own, job: index, skills }: Achievement, again: boolean): string | null {
  const { language, name, jobs, say } = facts;
  const job = jobs.find((one) => one.index === index);
  const english = language === "en";
  if (own === language) return retold(language, text, { name, employer: job?.company ?? null, current: job?.current ?? false, again });
  const figures = figuresListed(language, text);
  const named = skills
    .filter((skill) => tradeOf(skill) === "it" || (facts.askedSkills.includes(skill) && tradeOf(skill) !== "certificate"))
    .slice(0, 3)
    .map(say);
  if (!job?.company || (!figures && named.length === 0) || (again && !figures)) return null;
  const role = job.title ? titleIn(language, job.title) : null;
  const where = english ? `At ${job.company}` : `Bij ${job.company}`;
  const verb = english ? (job.current ? "works" : "worked") : job.current ? "werkt" : "werkte";
  const skillsTold = named.length > 0 ? (english ? ` with ${listed("en", named)}` : ` met ${listed("nl", named)}`) : "";
  // Nothing to name but amounts: the job as the sentence before told it, and what it comes to.
  if (again && skillsTold === "" && !/^(?:from|van) /.test(figures))
    return english
      ? `The same job ${job.current ? "involves" : "involved"} ${figures}.`
      : `In dezelfde functie ${job.current ? "gaat" : "ging"} het om ${figures}.`;
  const as = role ? (english ? ` as ${articled(role)}` : ` als ${role}`) : "";
  const start = again
    ? english
      ? `In the same job, ${name} ${verb}${skillsTold}`
      : `In dezelfde functie ${verb} ${name}${skillsTold}`
    : english
      ? `${where}, ${name} ${verb}${as}${skillsTold}`
      : `${where} ${verb} ${name}${as}${skillsTold}`;
  return `${start}.${figures ? ` ${figuresTold(facts, figures, job.current)}` : ""}`;
}

/** A change is a result; an amount tells how large the work is. */
function figuresTold({ language }: Facts, figures: string, current: boolean): string {
  const english = language === "en";
  if (/^(?:from|van) /.test(figures)) return `${english ? "The result in figures" : "Het resultaat in cijfers"}: ${figures}.`;
  return english ? `In figures: ${figures}.` : `${current ? "Het gaat" : "Het ging"} daarbij om ${figures}.`;
}

const articled = (title: string) => `${article(title)} ${title}`;

/** The asked skill with most years, when that is three or more. */
export function longestSkill({ askedSkills, yearsOf, sources }: Facts): { skill: string; years: number; evidence: Evidence } | null {
  const known = askedSkills
    .filter((name) => tradeOf(name) !== "certificate" && (sources.prepared.skills.get(name)?.positive.length ?? 0) > 0)
    .flatMap((skill) => {
      const years = yearsOf(skill);
      return years && years.value >= 3 ? [{ skill, years: years.value, evidence: years.evidence }] : [];
    });
  return known.sort((one, other) => Math.floor(other.years) - Math.floor(one.years))[0] ?? null;
}

/** The years that stand for somebody: those of a skill where it fills the working life, else none. */
export function speakingYears(facts: Facts): ReturnType<typeof longestSkill> {
  const best = longestSkill(facts);
  const total = facts.sources.prepared.years?.value ?? 0;
  return best && (tradeOf(best.skill) === "it" || best.years >= total - 3) ? best : null;
}

function yearsStrength(facts: Facts): Strength | null {
  const { language, say, jobs, name, sources } = facts;
  const best = longestSkill(facts);
  if (!best) return null;
  const english = language === "en";
  const proofs = sources.prepared.skills.get(best.skill)?.positive.map(({ evidence }) => evidence) ?? [];
  const evidence = withoutDoubles(
    facts,
    [...(/\d{4}/.test(best.evidence.quote) ? [...proofs.slice(0, 1), best.evidence] : [best.evidence, ...proofs])].filter(
      ({ source, quote }) => source === "cv" && /\p{L}/u.test(quote),
    ),
  );
  const years = yearsIn(language, best.years);
  const used = jobs.filter(({ index, company }) => company && proofsIn(facts, best.skill, index));
  const first = used.at(-1);
  const last = used[0];
  const skill = say(best.skill);
  const also = facts.askedSkills
    .filter((other) => other !== best.skill && tradeOf(other) !== "certificate" && (facts.yearsOf(other)?.value ?? 0) >= 2)
    .slice(0, 2);
  // Years that the CV states may be fewer than those between its jobs: then the jobs aren't told as their span.
  const between = first?.start && last ? Number((last.end ?? sources.today).slice(0, 4)) - Number(first.start.slice(0, 4)) : best.years;
  const span =
    Math.abs(between - best.years) > 2
      ? ""
      : first && last && first !== last
        ? english
          ? `It began at ${first.company}${first.start ? ` in ${first.start.slice(0, 4)}` : ""} and ${last.current ? "goes on today at" : "went on at"} ${last.company}.`
          : `Dat begon ${first.start ? `in ${first.start.slice(0, 4)} ` : ""}bij ${first.company} en ${last.current ? "gaat vandaag door bij" : "ging verder bij"} ${last.company}.`
        : last?.start
          ? english
            ? last.current
              ? `It has been daily work at ${last.company} since ${dateIn("en", last.start)}.`
              : `It was daily work at ${last.company}${last.end ? ` until ${dateIn("en", last.end)}` : ""}.`
            : last.current
              ? `Het is sinds ${dateIn("nl", last.start)} dagelijks werk bij ${last.company}.`
              : `Het was ${last.end ? `tot ${dateIn("nl", last.end)} ` : ""}dagelijks werk bij ${last.company}.`
          : "";
  const more =
    also.length > 0
      ? english
        ? ` On top of that: ${listed(
            "en",
            also.map((other) => `${yearsIn("en", facts.yearsOf(other)?.value ?? 0)} of ${say(other)}`),
          )}.`
        : ` Daarnaast ${listed(
            "nl",
            also.map((other) => `${yearsIn("nl", facts.yearsOf(other)?.value ?? 0)} ${say(other)}`),
          )}.`
      : "";
  return {
    title: opened(english ? `${years} of ${skill}` : `${years} ${skill}`).slice(0, 120),
    text: `${english ? `${opened(name)} has ${years} of experience with ${skill}.` : `${opened(name)} heeft ${years} ervaring met ${skill}.`}${span ? ` ${span}` : ""}${more}`,
    evidence,
  };
}

const proofsIn = (facts: Facts, skill: string, index: number) => {
  const job = facts.sources.candidate.experience[index];
  return (
    facts.achievements.some((one) => one.job === index && one.skills.includes(skill)) ||
    `${job?.title} ${job?.description}`.toLowerCase().includes(skill.toLowerCase())
  );
};

function withoutDoubles(facts: Facts, evidence: Evidence[]): Evidence[] {
  const seen = new Set<string>();
  return evidence
    .filter(({ quote, source, start }) => {
      const key = `${source} ${start}`;
      if (seen.has(key) || !mayBeTold(quote)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, 2)
    .map((one) => withPage(facts.sources.candidate, widened(facts, one)));
}

/** A single word of a CV proves more with the line around it. */
function widened({ sources }: Facts, evidence: Evidence): Evidence {
  const text = sources.texts.find(({ source }) => source === evidence.source);
  if (!text || evidence.quote.length > 60) return evidence;
  const wide = evidenceAt(text, evidence);
  return wide.start <= evidence.start && wide.end >= evidence.end && mayBeTold(wide.quote)
    ? { ...wide, ...(evidence.page && { page: evidence.page }) }
    : evidence;
}

/** The job asks for work that the candidate does or did: which, where, since when. */
function workStrength(facts: Facts, hasYears: boolean): Strength | null {
  const { language, sources, jobs, name } = facts;
  const title = facts.criteria.find(({ criterion }) => criterion === "title");
  const wanted = titleFamily(sources.job.title).role;
  const held = jobs.filter((job) => job.title && job.company && wanted !== null && titleFamily(job.title).role === wanted);
  const latest = held[0];
  if (!latest?.title || (title && title.verdict === "not_met")) return null;
  const english = language === "en";
  const evidence = held.slice(0, 2).flatMap((job) => readAt(sources.candidate, `experience.${job.index}.title`) ?? []);
  const proofs = evidence.length > 0 ? evidence : (title?.evidence.slice(0, 1) ?? []);
  const role = titleIn(language, latest.title);
  const since = latest.start ? dateIn(language, latest.start) : null;
  const until = latest.end ? dateIn(language, latest.end) : null;
  const now = latest.current
    ? english
      ? `${opened(name)} works as ${articled(role)} at ${latest.company}${since ? ` since ${since}` : ""}.`.replace(
          "works as",
          since ? "has worked as" : "works as",
        )
      : `${opened(name)} werkt ${since ? `sinds ${since} ` : ""}als ${role} bij ${latest.company}.`
    : english
      ? `${opened(name)} worked as ${articled(role)} at ${latest.company}${since && until ? `, from ${since} to ${until}` : until ? ` until ${until}` : ""}.`
      : `${opened(name)} werkte ${since && until ? `van ${since} tot ${until} ` : until ? `tot ${until} ` : ""}als ${role} bij ${latest.company}.`;
  const before = earlierJobs(facts, latest);
  const years = !hasYears && sources.prepared.years && sources.prepared.years.value >= 3 ? sources.prepared.years.value : null;
  const all = years
    ? english
      ? ` In all, that makes ${yearsIn("en", years)} of experience.`
      : ` Alles bij elkaar is dat ${yearsIn("nl", years)} ervaring.`
    : "";
  return {
    title: latest.current
      ? english
        ? "Does this work today"
        : "Doet dit werk vandaag al"
      : english
        ? "Has done this work before"
        : "Heeft dit werk eerder gedaan",
    text: `${now}${before}${all}`,
    evidence: withoutDoubles(facts, proofs),
  };
}

function earlierJobs({ jobs, language }: Facts, latest: HeldJob): string {
  const earlier = jobs
    .filter((job) => job !== latest && job.title && job.company && (job.start ?? "9") < (latest.start ?? "0"))
    .slice(0, 2);
  if (earlier.length === 0) return "";
  const english = language === "en";
  const told = earlier.map(({ title, company }, index) =>
    isSameText(title as string, latest.title ?? "") && index === 0
      ? english
        ? `the same at ${company}`
        : `hetzelfde bij ${company}`
      : `${titleIn(language, title as string)} ${english ? "at" : "bij"} ${company}`,
  );
  return english ? ` Before that: ${listed("en", told)}.` : ` Daarvoor: ${listed("nl", told)}.`;
}

/** The study that stands first, as a sentence, with where it stands. */
export function educationTold({ language, name, sources }: Facts): { text: string; evidence: Evidence | null } | null {
  const { candidate, today } = sources;
  const at = candidate.education.findIndex(({ degree, institution }) => degree && institution && mayBeTold(`${degree} ${institution}`));
  const held = candidate.education[at];
  if (!held) return null;
  const done = held.end && held.end.slice(0, 7) <= today.slice(0, 7) ? held.end.slice(0, 4) : null;
  const { degree, institution } = held;
  const Name = opened(name);
  const text =
    language === "en"
      ? done
        ? `${Name} completed ${degree} at ${institution} in ${done}.`
        : `${Name} studied at ${institution}: ${degree}.`
      : done
        ? `${Name} rondde in ${done} aan ${institution} de opleiding ${degree} af.`
        : `${Name} studeerde aan ${institution}: ${degree}.`;
  return { text, evidence: readAt(candidate, `education.${at}.degree`) ?? null };
}

/** Diplomas and certificates: those asked, and at need what there is. */
function papersStrength(facts: Facts, asked: boolean): Strength | null {
  const { language, sources, criteria, name } = facts;
  const { candidate } = sources;
  const english = language === "en";
  const wanted = criteria.filter(
    ({ criterion, verdict }) => (criterion === "education" || criterion === "certificate") && verdict === "met",
  );
  if (asked && wanted.length === 0) return null;
  const study = educationTold(facts);
  const certificates = candidate.certifications
    .map((one, index) => ({ ...one, index }))
    .filter((one) => one.name.length < 70 && mayBeTold(one.name))
    .slice(0, 3);
  const sentences = study ? [study.text] : [];
  if (certificates.length > 0) {
    const names = certificates.map((one) => `${one.name}${one.year && !one.name.includes(String(one.year)) ? ` (${one.year})` : ""}`);
    sentences.push(
      english
        ? `${opened(name)} ${study ? "also " : ""}holds ${listed("en", names)}.`
        : `${study ? `Daarnaast heeft ${name}` : `${opened(name)} heeft`} ${listed("nl", names)}.`,
    );
  }
  const evidence = [study?.evidence, ...certificates.map(({ index }) => readAt(candidate, `certifications.${index}.name`))].filter(
    (one): one is Evidence => Boolean(one),
  );
  if (evidence.length === 0) evidence.push(...wanted.flatMap((one) => one.evidence.slice(0, 1)).filter(({ quote }) => mayBeTold(quote)));
  if (sentences.length === 0 || evidence.length === 0) return null;
  const certified = certificates.length > 0 && (wanted.some(({ criterion }) => criterion === "certificate") || !study);
  return {
    title: certified
      ? english
        ? "The papers are in order"
        : "De papieren zijn op orde"
      : english
        ? "The education that fits"
        : "De opleiding die erbij hoort",
    text: sentences.join(" "),
    evidence: evidence.slice(0, 3).map((one) => withPage(candidate, one)),
  };
}

/** What a note tells of an asked skill that the CV doesn't name. */
function noteStrength(facts: Facts): Strength | null {
  const { language, sources, askedSkills, say, name } = facts;
  const english = language === "en";
  for (const skill of askedSkills) {
    if ((sources.prepared.skills.get(skill)?.positive.length ?? 0) > 0) continue;
    const evidence = sources.noteSkills.get(skill)?.find(({ quote }) => mayBeTold(quote));
    if (!evidence) continue;
    const note = sources.notes.find(({ id }) => evidence.source === `note:${id}`);
    if (!note) continue;
    const day = dateIn(language, note.at).replace(/ \d{4}$/, "");
    return {
      title: opened(english ? `${say(skill)}, told in conversation` : `${say(skill)}, verteld in een gesprek`),
      text: english
        ? `${opened(name)} spoke of ${say(skill)} in conversation; our note of ${day} has the words.`
        : `${opened(name)} vertelde in een gesprek over ${say(skill)}; de woorden staan in onze notitie van ${day}.`,
      evidence: [evidence],
    };
  }
  return null;
}

function languageStrength(facts: Facts): Strength | null {
  const { language, sources, criteria, name } = facts;
  const { candidate } = sources;
  const english = language === "en";
  if (!criteria.some(({ criterion, verdict }) => criterion === "language" && verdict === "met")) return null;
  const spoken = candidate.languages
    .map((one, index) => ({
      ...one,
      evidence:
        readAt(candidate, `languages.${index}.language`) ??
        readAt(candidate, `languages.${index}`) ??
        readAt(candidate, `languages.${index}.level`),
    }))
    .filter(({ evidence, level }) => evidence && level);
  const asked = new Set(sources.job.languages.map(({ language: one }) => one));
  const wanted = spoken.filter(({ language: one }) => asked.has(one) || one === "nl" || one === "en").slice(0, 3);
  if (wanted.length === 0) return null;
  const names = wanted.map(({ language: one }) => languageName(language, one));
  const told = wanted.map(({ language: one, level }) => `${languageName(language, one)} (${levelIn(language, level as never)})`);
  return {
    title: english ? `Speaks ${listed("en", names)}` : `Spreekt ${listed("nl", names)}`,
    text: english ? `${opened(name)} speaks ${listed("en", told)}.` : `${opened(name)} spreekt ${listed("nl", told)}.`,
    evidence: withoutDoubles(
      facts,
      wanted.flatMap(({ evidence }) => evidence ?? []),
    ),
  };
}

function practicalStrength(facts: Facts): Strength | null {
  const { language, sources, name } = facts;
  const { candidate, job } = sources;
  const english = language === "en";
  const evidence: Evidence[] = [];
  const take = (path: string) => {
    const at = readAt(candidate, path);
    if (at) evidence.push(at);
  };
  const told: string[] = [];
  const near = candidate.city && job.city && isSamePlace(candidate.city, job.city);
  if (near && candidate.city) {
    told.push(english ? `lives in ${candidate.city}` : `woont in ${candidate.city}`);
    take("city");
  }
  const start = startTold(facts);
  if (start) {
    told.push(start.words);
    take(start.path);
  }
  const hours = candidate.desired.hours_per_week;
  if (hours) {
    told.push(english ? `is looking for ${hours} hours a week` : `zoekt ${hours} uur per week`);
    take("desired.hours_per_week");
  }
  if (told.length < 2 || evidence.length === 0) return null;
  return {
    title: near
      ? english
        ? "Close by and ready to plan"
        : "Woont dichtbij en is in te plannen"
      : english
        ? "Clear about when and how much"
        : "Duidelijk over wanneer en hoeveel",
    text: `${opened(name)} ${listed(language, told)}.`,
    evidence: withoutDoubles(facts, evidence),
  };
}

/** When the candidate can start, as a verb: "can start on 1 January 2027". */
export function startTold({ language, sources }: Facts): { words: string; path: string } | null {
  const { candidate, today } = sources;
  const english = language === "en";
  if (candidate.available_from) {
    if (candidate.available_from <= today)
      return { words: english ? "can start right away" : "kan direct beginnen", path: "available_from" };
    return {
      words: english
        ? `can start on ${dateIn("en", candidate.available_from)}`
        : `kan op ${dateIn("nl", candidate.available_from)} beginnen`,
      path: "available_from",
    };
  }
  const weeks = candidate.notice_weeks;
  if (weeks) {
    // Two months are kept as nine weeks.
    const months = Math.round(weeks / 4.345);
    const amount =
      months >= 2 && Math.round(months * 4.345) === weeks
        ? `${numberIn(language, months)} ${english ? "months" : "maanden"}`
        : weeks === 1
          ? english
            ? "one week"
            : "één week"
          : `${numberIn(language, weeks)} ${english ? "weeks" : "weken"}`;
    return { words: english ? `has a notice period of ${amount}` : `heeft een opzegtermijn van ${amount}`, path: "notice_weeks" };
  }
  return null;
}

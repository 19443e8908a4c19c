import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Evidence, Language, LanguageLevel } from "#contract/fields.ts";
import type { Strength } from "#contract/proposal/proposal.ts";
import { inLanguage, saidIn } from "#contract/text/languages.ts";
import { isDutch, levelRank } from "#engine/skills/languages.ts";
import { isSamePlace, kilometresBetween } from "#engine/skills/places/places.ts";
import { type Facts, mayBeTold } from "../facts.ts";
import { levelLearned, levelTold, noticeTold } from "../own-words.ts";
import { readAt } from "../sources.ts";
import { dateIn, languageName, listed, opened } from "../words.ts";
import { withoutDoubles } from "./quotes.ts";

/** So far one travels to work each day; a home further away says nothing for somebody. */
const NEAR_KM = 45;

/** What a note tells of an asked skill that the CV doesn't name. */
export function noteStrength(facts: Facts): Strength | null {
  const { language, sources, askedSkills, say, name } = facts;
  const t = saidIn(language);
  for (const skill of askedSkills) {
    if ((sources.prepared.skills.get(skill)?.positive.length ?? 0) > 0) continue;
    const evidence = sources.noteSkills.get(skill)?.find(({ quote }) => mayBeTold(quote));
    if (!evidence) continue;
    const note = sources.notes.find(({ id }) => evidence.source === `note:${id}`);
    if (!note) continue;
    const day = dateIn(language, note.at).replace(/ \d{4}$/, "");
    return {
      title: opened(t({ en: `${say(skill)}, told in conversation`, nl: `${say(skill)}, verteld in een gesprek` })),
      text: t({
        en: `${opened(name)} spoke of ${say(skill)} in conversation; our note of ${day} has the words.`,
        nl: `${opened(name)} vertelde in een gesprek over ${say(skill)}; de woorden staan in onze notitie van ${day}.`,
      }),
      evidence: [evidence],
    };
  }
  return null;
}

/** From so well on a language is a reason; what is below stands in the table. */
const tells = (level: LanguageLevel | null | undefined): boolean => Boolean(level) && levelRank(level as LanguageLevel) >= levelRank("B1");

export function languageStrength(facts: Facts): Strength | null {
  const { language, sources, criteria } = facts;
  const { candidate } = sources;
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
  const wanted = spoken.filter((one) => isWorthTelling(facts, one)).slice(0, 3);
  if (wanted.length === 0) return null;
  return {
    title: inLanguage(language, { en: "Languages asked for", nl: "Gevraagde talen" }),
    text: `${opened(facts.name)} ${spokenClause(facts)}.`,
    evidence: withoutDoubles(
      facts,
      wanted.flatMap(({ evidence }) => evidence ?? []),
    ),
  };
}

/** Asked, and well spoken, not still learned; that somebody's own language is the vacancy's goes without saying. */
function isWorthTelling({ sources: { candidate, job } }: Facts, { language, level }: Candidate["languages"][number]): boolean {
  const own = isDutch(job.description ?? job.title) ? "nl" : "en";
  const at = candidate.languages.findIndex((one) => one.language === language);
  if (levelLearned(candidate, at)) return false;
  return tells(level) && job.languages.some((one) => one.language === language) && !(level === "native" && language === own);
}

/** "native Dutch", "fluent English", "Duits op B2-niveau", "Fries als moedertaal". */
export function spokenAs(language: Language, code: string, level: string | null, isNative: boolean): string {
  const spoken = languageName(language, code);
  const t = saidIn(language);
  if (isNative) return t({ en: `native ${spoken}`, nl: `${spoken} als moedertaal` });
  if (!level) return spoken;
  if (/\d/.test(level)) return t({ en: `${spoken} at ${level} level`, nl: `${spoken} op ${level}-niveau` });
  return / /.test(level) && level.startsWith("om ") ? `${spoken} (${level})` : `${level} ${spoken}`;
}

/** "spreekt redelijk Duits": the languages that the job asks, as well as the CV says they are spoken, without a subject. */
export function spokenClause(facts: Facts): string {
  const {
    language,
    sources: { candidate },
  } = facts;
  const told = candidate.languages
    .flatMap((one, index) => {
      if (!isWorthTelling(facts, one)) return [];
      const level = levelTold(candidate, language, index);
      return [spokenAs(language, one.language, level, one.level === "native")];
    })
    .slice(0, 3);
  if (told.length === 0) return "";
  const words = listed(language, told);
  return inLanguage(language, { en: `speaks ${words}`, nl: `spreekt ${words}` });
}

/** Where somebody lives, when that is near the work; how far that is by road nobody knows. */
export function homeTold({ language, sources: { candidate, job } }: Facts): string | null {
  if (!candidate.city || !job.city || /(?<!\p{L})(?:area|regio|omgeving)(?!\p{L})/iu.test(candidate.city)) return null;
  const t = saidIn(language);
  const away = isSamePlace(candidate.city, job.city) ? 0 : kilometresBetween(candidate.city, job.city);
  return away === null || away > NEAR_KM ? null : `${t({ en: "lives in", nl: "woont in" })} ${candidate.city}`;
}

export function practicalStrength(facts: Facts): Strength | null {
  const { language, sources, name } = facts;
  const { candidate } = sources;
  const t = saidIn(language);
  const evidence: Evidence[] = [];
  const take = (path: string) => {
    const at = readAt(candidate, path);
    if (at) evidence.push(at);
  };
  const told: string[] = [];
  const home = homeTold(facts);
  if (home) {
    told.push(home);
    take("city");
  }
  const start = startTold(facts);
  if (start) {
    told.push(start.words);
    take(start.path);
  }
  const hours = hoursTold(facts);
  if (hours) {
    told.push(hours);
    take("desired.hours_per_week");
  }
  if (told.length < 2 || evidence.length === 0) return null;
  return {
    title: home
      ? t({ en: "Home and availability", nl: "Woonplaats en beschikbaarheid" })
      : t({ en: "When and how many hours", nl: "Beschikbaarheid en uren" }),
    text: `${opened(name)} ${listed(language, told)}.`,
    evidence: withoutDoubles(facts, evidence),
  };
}

/** The hours looked for, where the job has hours to hold them against. */
export function hoursTold({ language, sources: { candidate, job } }: Facts): string | null {
  const hours = candidate.desired.hours_per_week;
  if (!hours || !(job.hours_per_week || job.hours_min)) return null;
  return inLanguage(language, { en: `is looking for ${hours} hours a week`, nl: `zoekt ${hours} uur per week` });
}

/** When the candidate can start, as a verb: "can start on 1 January 2027". */
export function startTold({ language, sources }: Facts): { words: string; path: string } | null {
  const { candidate, today } = sources;
  const t = saidIn(language);
  if (candidate.available_from) {
    if (candidate.available_from <= today)
      return { words: t({ en: "can start right away", nl: "kan direct beginnen" }), path: "available_from" };
    return {
      words: t({
        en: `can start on ${dateIn("en", candidate.available_from)}`,
        nl: `kan op ${dateIn("nl", candidate.available_from)} beginnen`,
      }),
      path: "available_from",
    };
  }
  const notice = noticeTold(candidate, language);
  return notice
    ? { words: t({ en: `has a notice period of ${notice}`, nl: `heeft een opzegtermijn van ${notice}` }), path: "notice_weeks" }
    : null;
}

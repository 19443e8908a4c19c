import type { Evidence, LanguageLevel } from "#contract/fields.ts";
import type { Strength } from "#contract/proposal/proposal.ts";
import { saidIn } from "#contract/text/languages.ts";
import { levelRank } from "#engine/skills/languages.ts";
import { isSamePlace, kilometresBetween } from "#engine/skills/places/places.ts";
import { type Facts, mayBeTold } from "../facts.ts";
import { numberIn } from "../numbers.ts";
import { readAt } from "../sources.ts";
import { dateIn, languageName, levelIn, listed, opened } from "../words.ts";
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
export const tells = (level: LanguageLevel | null | undefined): boolean =>
  Boolean(level) && levelRank(level as LanguageLevel) >= levelRank("B1");

export function languageStrength(facts: Facts): Strength | null {
  const { language, sources, criteria, name } = facts;
  const { candidate } = sources;
  const t = saidIn(language);
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
  const wanted = spoken
    .filter(({ language: one }) => asked.has(one) || one === "nl" || one === "en")
    .filter(({ level }) => tells(level))
    .slice(0, 3);
  if (!wanted.some(({ language: one }) => asked.has(one))) return null;
  const names = wanted.map(({ language: one }) => languageName(language, one));
  const told = wanted.map(({ language: one, level }) => `${languageName(language, one)} (${levelIn(language, level)})`);
  return {
    title: t({ en: `Speaks ${listed("en", names)}`, nl: `Spreekt ${listed("nl", names)}` }),
    text: t({ en: `${opened(name)} speaks ${listed("en", told)}.`, nl: `${opened(name)} spreekt ${listed("nl", told)}.` }),
    evidence: withoutDoubles(
      facts,
      wanted.flatMap(({ evidence }) => evidence ?? []),
    ),
  };
}

/** Where somebody lives, when that is near the work: "lives in Goes, about 20 km from Middelburg". */
export function homeTold({ language, sources: { candidate, job } }: Facts): string | null {
  if (!candidate.city || !job.city || /(?<!\p{L})(?:area|regio|omgeving)(?!\p{L})/iu.test(candidate.city)) return null;
  const t = saidIn(language);
  if (isSamePlace(candidate.city, job.city)) return `${t({ en: "lives in", nl: "woont in" })} ${candidate.city}`;
  const away = kilometresBetween(candidate.city, job.city);
  if (away === null || away > NEAR_KM) return null;
  const km = Math.max(5, Math.round(away / 5) * 5);
  return t({
    en: `lives in ${candidate.city} (about ${km} km from ${job.city})`,
    nl: `woont in ${candidate.city} (hemelsbreed zo’n ${km} km van ${job.city})`,
  });
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
  const hours = candidate.desired.hours_per_week;
  if (hours) {
    told.push(t({ en: `is looking for ${hours} hours a week`, nl: `zoekt ${hours} uur per week` }));
    take("desired.hours_per_week");
  }
  if (told.length < 2 || evidence.length === 0) return null;
  return {
    title: home
      ? t({ en: "Close by and ready to plan", nl: "Woont dichtbij en is in te plannen" })
      : t({ en: "Clear about when and how much", nl: "Duidelijk over wanneer en hoeveel" }),
    text: `${opened(name)} ${listed(language, told)}.`,
    evidence: withoutDoubles(facts, evidence),
  };
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
  const weeks = candidate.notice_weeks;
  if (weeks) {
    // Two months are kept as nine weeks.
    const months = Math.round(weeks / 4.345);
    const amount =
      months >= 2 && Math.round(months * 4.345) === weeks
        ? `${numberIn(language, months)} ${t({ en: "months", nl: "maanden" })}`
        : weeks === 1
          ? t({ en: "one week", nl: "één week" })
          : `${numberIn(language, weeks)} ${t({ en: "weeks", nl: "weken" })}`;
    return { words: t({ en: `has a notice period of ${amount}`, nl: `heeft een opzegtermijn van ${amount}` }), path: "notice_weeks" };
  }
  return null;
}

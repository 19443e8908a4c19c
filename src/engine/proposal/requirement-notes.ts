import type { Evidence, Language } from "#contract/fields.ts";
import type { Criterion } from "#contract/match.ts";
import type { FitLine } from "#contract/proposal.ts";
import { stemsOf } from "#engine/matching/stems.ts";
import { educationRank } from "#engine/skills/education-level.ts";
import { findLanguages, isDutch } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { type Achievement, type Facts, mayBeTold, withPage } from "./facts.ts";
import { figuresListed } from "./figures.ts";
import { numberIn } from "./numbers.ts";
import { evidenceAt } from "./sources.ts";
import { dateIn, languageName, levelIn, listed, opened, titleIn, yearsIn } from "./words.ts";

/**
 * The honest-fit table: what the vacancy asks in its own words, then what its fields ask, each with the match's verdict and
 * a short note for the client. A requirement that the match found unknown and a note speaks of is met or partly met by the
 * note. Title and salary are no lines: the one is the whole page, the other no requirement of the candidate.
 */
export function fitLinesOf(facts: Facts): FitLine[] {
  return facts.criteria.flatMap((criterion): FitLine[] => {
    const text = criterion.text ?? fieldText(criterion, facts);
    if (!text) return [];
    const told = criterion.verdict === "unknown" && !criterion.override ? noteFor(criterion, facts) : null;
    const verdict = told?.verdict ?? criterion.verdict;
    const evidence = told ? [told.evidence] : criterion.evidence.filter(({ quote }) => mayBeTold(quote)).slice(0, 3);
    return [
      {
        requirement_id: criterion.requirement_id ?? null,
        text: text.slice(0, 1000),
        kind: criterion.kind,
        verdict,
        evidence: evidence.map((one) => withPage(facts.sources.candidate, one)),
        note: (told ? told.note : noteOf(criterion, facts)).slice(0, 500),
      },
    ];
  });
}

const levelNames: Record<string, Record<Language, string>> = {
  vmbo: { en: "vmbo", nl: "vmbo" },
  mbo1: { en: "mbo level 1", nl: "mbo niveau 1" },
  mbo2: { en: "mbo level 2", nl: "mbo niveau 2" },
  mbo3: { en: "mbo level 3", nl: "mbo niveau 3" },
  mbo4: { en: "mbo level 4", nl: "mbo niveau 4" },
  havo: { en: "havo", nl: "havo" },
  vwo: { en: "vwo", nl: "vwo" },
  hbo: { en: "hbo (bachelor)", nl: "hbo" },
  bachelor: { en: "bachelor", nl: "bachelor" },
  master: { en: "master", nl: "master" },
  phd: { en: "PhD", nl: "gepromoveerd" },
};

function fieldText({ criterion, note }: Criterion, { language, sources: { job } }: Facts): string | null {
  const english = language === "en";
  switch (criterion) {
    case "experience":
      return job.min_years
        ? english
          ? `At least ${yearsIn("en", job.min_years)} of experience`
          : `Minimaal ${yearsIn("nl", job.min_years)} ervaring`
        : null;
    case "education":
      return job.education_level
        ? `${english ? "Education" : "Opleiding"}: ${levelNames[job.education_level]?.[language] ?? job.education_level}`
        : null;
    case "language": {
      // The field that isn't asked by a requirement: the match's note names it, else there is one only.
      const code = note?.params.language ?? (job.languages.length === 1 ? job.languages[0]?.language : null);
      const asked = job.languages.find(({ language: one }) => one === code);
      return asked ? `${opened(languageName(language, asked.language))}${asked.level ? `, ${asked.level}` : ""}` : null;
    }
    case "place":
      return job.city ? (english ? `Work in ${job.city}` : `Werken in ${job.city}`) : null;
    case "hours":
      return job.hours_per_week ? `${job.hours_per_week} ${english ? "hours a week" : "uur per week"}` : null;
    case "availability":
      return job.start_date ? `${english ? "Start on" : "Start op"} ${dateIn(language, job.start_date)}` : null;
    default:
      return null;
  }
}

/** What a recruiter's note says about a requirement of which the CV says nothing. */
function noteFor(
  criterion: Criterion,
  { sources, language }: Facts,
): { verdict: FitLine["verdict"]; evidence: Evidence; note: string } | null {
  if (!criterion.text) return null;
  const asked = findSkills(criterion.text).map(({ name }) => name);
  const stems = [...new Set(stemsOf(criterion.text))];
  for (const text of sources.texts) {
    if (!text.source.startsWith("note:")) continue;
    const noted = sources.notes.find(({ id }) => text.source === `note:${id}`);
    const skill = asked.find(
      (name) => sources.noteSkills.has(name) && sources.noteSkills.get(name)?.some(({ source }) => source === text.source),
    );
    let best: { index: number; share: number } | null = null;
    text.passages.forEach((_, index) => {
      const held = text.stemsAt(index);
      const share = stems.filter((stem) => held.has(stem)).length / Math.max(1, stems.length);
      if (share > (best?.share ?? 0.49)) best = { index, share };
    });
    const found = best as { index: number; share: number } | null;
    const passage = found ? text.passages[found.index] : undefined;
    const evidence = skill
      ? sources.noteSkills.get(skill)?.find(({ source }) => source === text.source)
      : passage && stems.length > 0
        ? evidenceAt(text, passage)
        : undefined;
    if (
      !evidence ||
      !noted ||
      !mayBeTold(evidence.quote) ||
      /(?<!\p{L})(?:no|not|never|geen|niet|nog niet|nooit)(?!\p{L})/iu.test(evidence.quote)
    )
      continue;
    const day = dateIn(language, noted.at).replace(/ \d{4}$/, "");
    return {
      verdict: skill && !/\d/.test(criterion.text) ? "met" : "partly",
      evidence,
      note: language === "en" ? `Told in conversation, noted on ${day}` : `Verteld in een gesprek, genoteerd op ${day}`,
    };
  }
  return null;
}

/** The words for the client beside a verdict. */
function noteOf(criterion: Criterion, facts: Facts): string {
  const { language, sources, say } = facts;
  const english = language === "en";
  const { note, verdict } = criterion;
  const params = note?.params ?? {};
  const quote = criterion.evidence[0];
  if (criterion.override) return criterion.override.reason;
  if (verdict === "unknown") return plainNote(verdict, language);
  switch (note?.key) {
    case "same_city":
      return english ? `Lives in ${params.city}` : `Woont in ${params.city}`;
    case "distance_km": {
      const km = Math.max(5, Math.round(Number(params.km) / 5) * 5);
      return english ? `Lives in ${params.city}, about ${km} km away` : `Woont in ${params.city}, hemelsbreed zo’n ${km} km`;
    }
    case "years_of": {
      if (params.title)
        return `${opened(yearsIn(language, Number(params.years)))} ${english ? "as" : "als"} ${titleIn(language, String(params.title))}`;
      const skill = skillsOf(criterion).find((name) => sources.prepared.skills.get(name)?.years?.value === params.years);
      const value = skill ? (facts.yearsOf(skill)?.value ?? Number(params.years)) : Number(params.years);
      const since = skill ? sinceOf(facts, skill) : null;
      if (value < 1) return english ? "Less than a year, by the CV" : "Minder dan een jaar, volgens het cv";
      return `${opened(yearsIn(language, value))}${skill ? ` ${english ? "of " : ""}${say(skill)}` : english ? " of experience" : " ervaring"}${since ? `, ${english ? "since" : "sinds"} ${since}` : ""}`;
    }
    case "years_unknown": {
      const skill = skillsOf(criterion).find((name) => facts.yearsOf(name));
      const years = skill ? facts.yearsOf(skill) : null;
      if (skill && years)
        return `${opened(yearsIn(language, years.value))} ${english ? "of " : ""}${say(skill)}, ${english ? "says the CV" : "zegt het cv"}`;
      return english ? "In the CV; for how long we still have to ask" : "Staat in het cv; hoelang vragen we nog na";
    }
    case "language_level":
      return opened(levelIn(language, params.has as never)) + (params.has === "native" ? "" : english ? ", by the CV" : ", volgens het cv");
    case "language_below":
      return english ? `${params.has}; you ask for ${params.asks}` : `${params.has}; je vraagt ${params.asks}`;
    case "level_unknown":
      return english ? "Speaks it; the level is not in the CV" : "Spreekt de taal; het niveau staat niet in het cv";
    case "education_level":
    case "level_below":
      return studyOf(facts, String(params.has)) ?? levelNames[String(params.has)]?.[language] ?? String(params.has);
    case "hours":
      return english ? `Looking for ${params.has} hours a week` : `Zoekt ${params.has} uur per week`;
    case "available_from":
      if (String(params.date) <= sources.today) return english ? "Available now" : "Direct beschikbaar";
      return english ? `Available from ${dateIn("en", String(params.date))}` : `Beschikbaar vanaf ${dateIn("nl", String(params.date))}`;
    case "implied_by":
      return english ? `Comes with ${say(String(params.skill))}` : `Hoort bij ${say(String(params.skill))}`;
    case "related_skill":
      return english
        ? `Not this one by name; works with ${say(String(params.skill))}`
        : `Dit zelf staat er niet in; werkt wel met ${say(String(params.skill))}`;
    case "basic_level":
      return english ? "At a basic level, says the CV" : "Op basisniveau, zegt het cv";
    case "expired":
      return english ? "Held once, expired now" : "Gehaald, inmiddels verlopen";
    case "still_to_come":
      return english ? "Planned, not there yet" : "Gepland, nog niet gehaald";
    case "study_other":
      return english ? "A study in another field" : "Een studie in een andere richting";
    case "study_under_way":
      return english ? "Study under way" : "Studie loopt nog";
    case "denied":
      return english ? "Not there, says the CV" : "Niet aanwezig, zegt het cv";
    case "title_same":
    case "title_earlier":
    case "title_related": {
      const job = facts.jobs.find(({ title }) => title === params.has);
      return opened(titleIn(language, String(params.has))) + (job?.company ? ` ${english ? "at" : "bij"} ${job.company}` : "");
    }
    case "some_of": {
      const { found, absent } = partsOf(criterion, facts);
      if (found.length > 0 && absent.length > 0)
        return english
          ? `${listed("en", found)}, yes; ${listed("en", absent)}, not in the CV`
          : `Wel ${listed("nl", found)}; ${listed("nl", absent)} staat niet in het cv`;
      return english
        ? `${opened(numberIn("en", Number(params.has)))} of ${numberIn("en", Number(params.asks))} in the CV`
        : `${opened(numberIn("nl", Number(params.has)))} van de ${numberIn("nl", Number(params.asks))} in het cv`;
    }
    default:
  }
  if (verdict === "met") {
    const skill = skillsOf(criterion).find((name) => (facts.yearsOf(name)?.value ?? 0) >= 1);
    if (skill && criterion.criterion === "skill") {
      const years = facts.yearsOf(skill) as { value: number };
      const since = sinceOf(facts, skill);
      return `${skillsOf(criterion).length > 1 ? `${opened(say(skill))}: ${yearsIn(language, years.value)}` : opened(yearsIn(language, years.value))}${since ? `, ${english ? "since" : "sinds"} ${since}` : ""}`;
    }
    const certificate = criterion.criterion === "certificate" ? certificateOf(facts, criterion) : null;
    if (certificate) return certificate;
  }
  const listedOnly = criterion.evidence.every((one) =>
    facts.achievements.every(({ evidence }) => evidence.source !== one.source || evidence.start > one.start || evidence.end < one.end),
  );
  const certified = listedOnly && criterion.criterion === "skill" ? certificateOf(facts, criterion) : null;
  if (certified) return certified;
  const achievement = facts.achievements.find(
    ({ evidence }) => quote && evidence.source === quote.source && evidence.start <= quote.start && evidence.end >= quote.end,
  );
  if (achievement) return briefly(achievement, facts);
  if (
    quote &&
    quote.quote.length < 70 &&
    quote.quote.split(",").length < 4 &&
    mayBeTold(quote.quote) &&
    /\s/.test(quote.quote) &&
    (isDutch(quote.quote) === !english || quote.quote.length < 40)
  )
    return `“${quote.quote.replace(/\s+/g, " ").trim()}”`;
  if (verdict === "met" && criterion.criterion === "skill") return english ? "Named among the skills" : "Staat bij de vaardigheden";
  if (verdict !== "not_met" || sources.candidate.cv_text) return plainNote(verdict, language);
  return english ? "Not by the profile" : "Volgens het profiel niet";
}

/** The note of a line of which nothing can be told in this language but what was found. */
export function plainNote(verdict: Criterion["verdict"], language: Language): string {
  const english = language === "en";
  if (verdict === "met") return english ? "In the CV" : "Staat in het cv";
  if (verdict === "partly") return english ? "The CV points that way; worth asking" : "Het cv wijst die kant op; goed om na te vragen";
  if (verdict === "not_met") return english ? "Not by the CV" : "Volgens het cv niet";
  return english ? "Not discussed yet" : "Nog niet besproken";
}

const skillsOf = ({ text, note }: Criterion) => [
  ...new Set([...findSkills(text ?? "").map(({ name }) => name), ...(note?.params.skill ? [String(note.params.skill)] : [])]),
];

/** Which of the skills or languages that a requirement names are there, and which aren't, as the proposal names them. */
function partsOf({ text }: Criterion, { sources, say, language }: Facts): { found: string[]; absent: string[] } {
  const found: string[] = [];
  const absent: string[] = [];
  const skills = [...new Set(findSkills(text ?? "").map(({ name }) => name))];
  for (const name of skills)
    ((sources.prepared.skills.get(name)?.positive.length ?? 0) > 0 || sources.prepared.implied.has(name) ? found : absent).push(say(name));
  if (skills.length === 0)
    for (const { language: code } of findLanguages(text ?? ""))
      (sources.prepared.languages.has(code) ? found : absent).push(languageName(language, code));
  return { found, absent };
}

/** The year a skill goes back to by the jobs that name it; null when its years were stated elsewhere. */
function sinceOf({ sources, jobs, yearsOf }: Facts, skill: string): string | null {
  const { candidate, prepared } = sources;
  const path = prepared.skills.get(skill)?.years?.evidence.source;
  const named = jobs.filter(({ index, title }) =>
    findSkills(`${title ?? ""}\n${candidate.experience[index]?.description ?? ""}`).some(({ name }) => name === skill),
  );
  const start = /^profile:experience\.\d+\.start$/.test(path ?? "") || named[0]?.current ? named.at(-1)?.start : null;
  if (!start || !named[0]?.current) return null;
  // Where the CV tells other years than its jobs give, the year they began in would contradict them.
  return Math.abs(Number(sources.today.slice(0, 4)) - Number(start.slice(0, 4)) - (yearsOf(skill)?.value ?? 0)) <= 1.5
    ? start.slice(0, 4)
    : null;
}

function studyOf({ sources: { candidate } }: Facts, level: string): string | null {
  const study = candidate.education.find(({ degree }) => degree) ?? null;
  const best =
    candidate.education.find(({ degree, institution }) =>
      `${degree} ${institution}`.toLowerCase().includes(level === "mbo4" ? "mbo" : level),
    ) ?? (educationRank(level as never) >= 6 ? study : null);
  return best?.degree ? [best.degree, best.institution].filter(Boolean).join(", ") : null;
}

function certificateOf({ sources: { candidate } }: Facts, criterion: Criterion): string | null {
  const asked = new Set(skillsOf(criterion));
  const held = candidate.certifications.find(({ name }) => findSkills(name).some((found) => asked.has(found.name)));
  return held ? `${held.name}${held.year && !held.name.includes(String(held.year)) ? ` (${held.year})` : ""}` : null;
}

/** An achievement in a few words: a short line as it stands, a long or foreign one by its figures. */
function briefly({ text, language: own, job }: Achievement, { language, jobs }: Facts): string {
  const at = jobs.find(({ index }) => index === job)?.company;
  if (own === language && text.length <= 90) return opened(text.replace(/\s+/g, " ").replace(/[.;]$/, ""));
  const figures = figuresListed(language, text);
  if (figures) return `${opened(figures)}${at ? `, ${language === "en" ? "at" : "bij"} ${at}` : ""}`;
  return at ? `${language === "en" ? "In the work at" : "In het werk bij"} ${at}` : language === "en" ? "In the CV" : "Staat in het cv";
}

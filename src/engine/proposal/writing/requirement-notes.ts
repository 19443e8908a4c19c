import type { EducationLevel, Evidence, Language } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import type { Criterion } from "#contract/job/match.ts";
import type { FitLine } from "#contract/proposal/proposal.ts";
import { inLanguage, type Said, saidIn } from "#contract/text/languages.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { educationRank } from "#engine/skills/education-level.ts";
import { findLanguages, isDutch } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { type Achievement, type Facts, mayBeTold, withPage } from "../facts.ts";
import { numberIn } from "../numbers.ts";
import { levelLearned, levelTold } from "../own-words.ts";
import { evidenceAt } from "../sources.ts";
import { dateIn, languageName, levelIn, listed, opened, titleIn, yearsIn } from "../words.ts";
import { figuresListed } from "./figures.ts";

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

const levelNames: Record<string, Said<string>> = {
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
const levelName = (language: Language, level: string) => {
  const named = levelNames[level];
  return named ? inLanguage(language, named) : level;
};

function fieldText({ criterion, note }: Criterion, { language, sources: { job } }: Facts): string | null {
  const t = saidIn(language);
  switch (criterion) {
    case "experience":
      return job.min_years
        ? t({ en: `At least ${yearsIn("en", job.min_years)} of experience`, nl: `Minimaal ${yearsIn("nl", job.min_years)} ervaring` })
        : null;
    case "education":
      return job.education_level ? `${t({ en: "Education", nl: "Opleiding" })}: ${levelName(language, job.education_level)}` : null;
    case "language": {
      // The field that isn't asked by a requirement: the match's note names it, else there is one only.
      const code = note?.params.language ?? (job.languages.length === 1 ? job.languages[0]?.language : null);
      const asked = job.languages.find(({ language: one }) => one === code);
      return asked ? `${opened(languageName(language, asked.language))}${asked.level ? `, ${asked.level}` : ""}` : null;
    }
    case "place":
      return job.city ? t({ en: `Work in ${job.city}`, nl: `Werken in ${job.city}` }) : null;
    case "hours":
      return hoursAsked(job, t);
    case "availability":
      return job.start_date ? `${t({ en: "Start on", nl: "Start op" })} ${dateIn(language, job.start_date)}` : null;
    default:
      return null;
  }
}

/** "36 to 40 hours a week", as the vacancy has it. */
function hoursAsked(
  { hours_min, hours_per_week }: Pick<Job, "hours_min" | "hours_per_week">,
  t: (said: Said<string>) => string,
): string | null {
  const most = hours_per_week ?? hours_min;
  if (!most) return null;
  const unit = t({ en: "hours a week", nl: "uur per week" });
  return hours_min && hours_min < most ? `${hours_min} ${t({ en: "to", nl: "tot" })} ${most} ${unit}` : `${most} ${unit}`;
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
      note: inLanguage(language, { en: `Told in conversation, noted on ${day}`, nl: `Verteld in een gesprek, genoteerd op ${day}` }),
    };
  }
  return null;
}

/** The words for the client beside a verdict. */
function noteOf(criterion: Criterion, facts: Facts): string {
  const { language, sources, say } = facts;
  const t = saidIn(language);
  const { note, verdict } = criterion;
  const params = note?.params ?? {};
  const quote = criterion.evidence[0];
  if (criterion.override) return criterion.override.reason;
  if (verdict === "unknown") return plainNote(verdict, language);
  switch (note?.key) {
    case "same_city":
      return t({ en: `Lives in ${params.city}`, nl: `Woont in ${params.city}` });
    case "distance_km": {
      const km = Math.max(5, Math.round(Number(params.km) / 5) * 5);
      return t({ en: `Lives in ${params.city}, about ${km} km away`, nl: `Woont in ${params.city}, hemelsbreed zo’n ${km} km` });
    }
    case "years_of": {
      if (params.title)
        return `${opened(yearsIn(language, Number(params.years)))} ${t({ en: "as", nl: "als" })} ${titleIn(language, String(params.title))}`;
      const value = Number(params.years);
      const skill = skillsOf(criterion).find((name) => {
        const years = sources.prepared.skills.get(name)?.years;
        return years?.value === value || years?.shown === value;
      });
      const since = skill ? sinceOf(facts, skill) : null;
      if (value < 1) return t({ en: "Less than a year, by the CV", nl: "Minder dan een jaar, volgens het cv" });
      return `${opened(yearsIn(language, value))}${skill ? ` ${t({ en: "of ", nl: "" })}${say(skill)}` : t({ en: " of experience", nl: " ervaring" })}${since ? `, ${t({ en: "since", nl: "sinds" })} ${since}` : ""}`;
    }
    case "years_stated": {
      const [stated, shown] = [Number(params.stated), Number(params.years)];
      const own = t({
        en: `${opened(yearsIn("en", stated))}, says the CV itself`,
        nl: `${opened(yearsIn("nl", stated))}, zegt het cv zelf`,
      });
      if (shown === 0) return t({ en: `${own}; its dates don’t show it`, nl: `${own}; de data laten het niet zien` });
      const dated = shown < 1 ? t({ en: "less than a year", nl: "minder dan een jaar" }) : yearsIn(language, shown);
      return t({ en: `${own}; its dates show ${dated}`, nl: `${own}; de data laten ${dated} zien` });
    }
    case "years_unknown": {
      const skill = skillsOf(criterion).find((name) => facts.yearsOf(name));
      const years = skill ? facts.yearsOf(skill) : null;
      if (skill && years)
        return `${opened(yearsIn(language, years.value))} ${t({ en: "of ", nl: "" })}${say(skill)}, ${t({ en: "says the CV", nl: "zegt het cv" })}`;
      return t({ en: "In the CV; for how long we still have to ask", nl: "Staat in het cv; hoelang vragen we nog na" });
    }
    case "language_level":
      return opened(levelSaid(criterion, facts)) + (params.has === "native" ? "" : t({ en: ", by the CV", nl: ", volgens het cv" }));
    case "language_below": {
      const has = opened(levelSaid(criterion, facts));
      return t({ en: `${has}; you ask for ${params.asks}`, nl: `${has}; je vraagt ${params.asks}` });
    }
    case "level_unknown":
      return t({ en: "Speaks it; the level is not in the CV", nl: "Spreekt de taal; het niveau staat niet in het cv" });
    case "education_level":
    case "level_below":
      return studyOf(facts, String(params.has)) ?? levelName(language, String(params.has));
    case "hours":
      return t({ en: `Looking for ${params.has} hours a week`, nl: `Zoekt ${params.has} uur per week` });
    case "available_from":
      if (String(params.date) <= sources.today) return t({ en: "Available now", nl: "Direct beschikbaar" });
      return t({
        en: `Available from ${dateIn("en", String(params.date))}`,
        nl: `Beschikbaar vanaf ${dateIn("nl", String(params.date))}`,
      });
    case "implied_by":
      return t({ en: `Comes with ${say(String(params.skill))}`, nl: `Hoort bij ${say(String(params.skill))}` });
    case "related_skill":
      return t({
        en: `Not this one by name; works with ${say(String(params.skill))}`,
        nl: `Niet met name genoemd; werkt wel met ${say(String(params.skill))}`,
      });
    case "basic_level":
      return t({ en: "At a basic level, says the CV", nl: "Op basisniveau, zegt het cv" });
    case "expired":
      return t({ en: "Held once, expired now", nl: "Gehaald, inmiddels verlopen" });
    case "no_longer":
      return t({ en: "In the past, says the CV", nl: "Vroeger wel, zegt het cv" });
    case "still_to_come":
      return t({ en: "Planned, not there yet", nl: "Gepland, nog niet gehaald" });
    case "study_other":
      return t({ en: "A study in another field", nl: "Een studie in een andere richting" });
    case "study_under_way":
      return t({ en: "Study under way", nl: "Studie loopt nog" });
    case "denied":
      return t({ en: "Not there, says the CV", nl: "Niet aanwezig, zegt het cv" });
    case "title_same":
    case "title_earlier":
    case "title_related": {
      const job = facts.jobs.find(({ title }) => title === params.has);
      return opened(titleIn(language, String(params.has))) + (job?.company ? ` ${t({ en: "at", nl: "bij" })} ${job.company}` : "");
    }
    case "some_of": {
      const { found, absent } = partsOf(criterion, facts);
      if (found.length > 0 && absent.length > 0)
        return t({
          en: `${listed("en", found)}, yes; ${listed("en", absent)}, not in the CV`,
          nl: `Wel ${listed("nl", found)}; ${listed("nl", absent)} staat niet in het cv`,
        });
      return t({
        en: `${opened(numberIn("en", Number(params.has)))} of ${numberIn("en", Number(params.asks))} in the CV`,
        nl: `${opened(numberIn("nl", Number(params.has)))} van de ${numberIn("nl", Number(params.asks))} in het cv`,
      });
    }
    default:
  }
  if (verdict === "met") {
    const skill = skillsOf(criterion).find((name) => (facts.yearsOf(name)?.value ?? 0) >= 1);
    if (skill && criterion.criterion === "skill") {
      const years = facts.yearsOf(skill) as { value: number };
      const since = sinceOf(facts, skill);
      return `${skillsOf(criterion).length > 1 ? `${opened(say(skill))}: ${yearsIn(language, years.value)}` : opened(yearsIn(language, years.value))}${since ? `, ${t({ en: "since", nl: "sinds" })} ${since}` : ""}`;
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
    (isDutch(quote.quote) === (language === "nl") || quote.quote.length < 40)
  )
    return `“${quote.quote.replace(/\s+/g, " ").trim()}”`;
  if (verdict === "met" && criterion.criterion === "skill") return t({ en: "Named among the skills", nl: "Staat bij de vaardigheden" });
  if (verdict !== "not_met" || sources.candidate.cv_text) return plainNote(verdict, language);
  return t({ en: "Not by the profile", nl: "Volgens het profiel niet" });
}

/** The level of a note as the CV says it. */
function levelSaid({ note }: Criterion, { language, sources: { candidate } }: Facts): string {
  const at = candidate.languages.findIndex(
    (one) => one.level === note?.params.has && (!note?.params.language || one.language === note.params.language),
  );
  const learned = at < 0 ? null : levelLearned(candidate, at);
  if (learned) return inLanguage(language, { en: `On a course for ${learned}`, nl: `Volgt een cursus voor ${learned}` });
  return (at < 0 ? null : levelTold(candidate, language, at)) ?? levelIn(language, String(note?.params.has));
}

/** The note of a line of which nothing can be told in this language but what was found. */
export function plainNote(verdict: Criterion["verdict"], language: Language): string {
  const t = saidIn(language);
  if (verdict === "met") return t({ en: "In the CV", nl: "Staat in het cv" });
  if (verdict === "partly") return t({ en: "The CV points that way; worth asking", nl: "Het cv wijst die kant op; goed om na te vragen" });
  if (verdict === "not_met") return t({ en: "Not by the CV", nl: "Volgens het cv niet" });
  return t({ en: "Not discussed yet", nl: "Nog niet besproken" });
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
    ) ?? (educationRank(level as EducationLevel) >= 6 ? study : null);
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
  if (figures) return `${opened(figures)}${at ? `, ${inLanguage(language, { en: "at", nl: "bij" })} ${at}` : ""}`;
  return at
    ? `${inLanguage(language, { en: "In the work at", nl: "In het werk bij" })} ${at}`
    : inLanguage(language, { en: "In the CV", nl: "Staat in het cv" });
}

import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import type { Strength } from "#contract/proposal/proposal.ts";
import { inLanguage, saidIn } from "#contract/text/languages.ts";
import { isDegree, isSchool } from "#engine/cv/vocabulary.ts";
import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { type Facts, mayBeTold, withPage } from "../facts.ts";
import { readAt } from "../sources.ts";
import { article, listed, opened } from "../words.ts";

/** Studies that weren't ended, or whose end nobody tells. */
const unfinished =
  /^(?:compared|recognised|vergelijkbaar|gelijkgesteld|specialisatie|diploma|national youth)(?!\p{L})|(?<!\p{L})(?:niet afgerond|niet voltooid|niet behaald|gestopt|gestart|propedeuse|lopend|loopt|nog bezig|not completed|unfinished|dropped|stopped|ongoing|in progress|expected|verwacht|under way|cursus|workshop)(?!\p{L})/iu;

interface Study {
  index: number;
  degree: string;
  school: string | null;
  /** The year it ended in; null where it isn't told to be over. */
  done: string | null;
  rank: number;
}

/** Does this year stand beside the degree in the CV's line? Where another one stands nearer, it was that of something else. */
function isYearOf(cv: string, degree: string, year: string): boolean {
  const at = degree ? cv.indexOf(degree) : -1;
  if (at < 0) return true;
  const line = cv.slice(at + degree.length).split("\n")[0] ?? "";
  const near = /^\D{0,40}((?:19|20)\d{2})(?:\s*[-–—/]\s*((?:19|20)\d{2}))?/u.exec(line);
  return !near || near[1] === year || near[2] === year;
}

/** What was studied, as far as it was surely read: the study that was asked first, else the highest. */
function studyOf({ sources, criteria }: Facts): Study | null {
  const { candidate, today } = sources;
  const wanted = criteria.find(({ criterion, verdict }) => criterion === "education" && verdict === "met")?.evidence[0]?.quote ?? "";
  const studies = candidate.education.flatMap(({ degree, institution, end }, index): (Study & { asked: boolean })[] => {
    const whole = [degree, institution].filter(Boolean).join(", ");
    const pieces = (degree ?? "").split(/,\s*/).map((one) => one.trim());
    const named = pieces.filter(
      (one) =>
        one !== "" &&
        !isSchoolName(one) &&
        !/^(?:diploma|dipl\.?|geslaagd|passed|certificaat|certificate|cum laude)$|(?<!\p{L})behaald$/iu.test(one),
    );
    const said = (named.join(", ") || "")
      .replace(/\s*\([^)]*$/, "")
      .replace(/\s+diploma(?= \(|$)/iu, "")
      .replace(/[,\s]+(?:niv|niveau|level|nr)\.?$/iu, "");
    const at =
      [institution?.replace(/\s*[([].*$/, "").trim(), ...pieces].find(
        (one) => one && isSchoolName(one) && !/^(?:mbo|hbo|wo|vmbo|havo|vwo)(?!\p{L})/iu.test(one) && one.length < 60,
      ) ?? null;
    const levels = findEducationLevels(said);
    if (!said || said.length > 80 || (levels.length === 0 && !isDegree(said)) || unfinished.test(whole) || !mayBeTold(whole)) return [];
    if (/[()]/.test(said.replace(/\([^()]*\)/g, "")) || /^(?:diploma|page)(?!\p{L})/iu.test(said)) return [];
    const done =
      end && end.slice(0, 7) <= today.slice(0, 7) && isYearOf(candidate.cv_text ?? "", degree ?? "", end.slice(0, 4))
        ? end.slice(0, 4)
        : null;
    const rank = Math.max(0, ...levels.map(({ level }) => educationRank(level)));
    const isAsked = Boolean(degree && wanted.includes(degree));
    // A school of general education says little of a working life.
    if (!isAsked && /^(?:vmbo|mavo|havo|vwo|meao|lts|mulo|atheneum|gymnasium)(?!\p{L})/iu.test(said)) return [];
    return [{ index, degree: said, school: at, done, rank, asked: isAsked }];
  });
  return studies.sort((one, other) => Number(other.asked) - Number(one.asked) || other.rank - one.rank)[0] ?? null;
}

/** The study as a sentence, with where it stands. */
export function educationTold(facts: Facts): { text: string; evidence: Evidence | null } | null {
  const study = studyOf(facts);
  if (!study) return null;
  const { degree, school, done, index } = study;
  const { language, sources } = facts;
  const Name = opened(facts.name);
  const text = inLanguage(language, {
    en: done
      ? `In ${done}, ${facts.name} completed ${degreeTold(degree)}${school ? ` at ${school}` : ""}.`
      : school
        ? `${Name} studied at ${school}: ${degree}.`
        : `The education: ${degree}.`,
    nl: done
      ? `${Name} rondde in ${done}${school ? ` aan ${school}` : ""} de opleiding ${degree} af.`
      : school
        ? `${Name} studeerde aan ${school}: ${degree}.`
        : `De opleiding: ${degree}.`,
  });
  return { text, evidence: readAt(sources.candidate, `education.${index}.degree`) ?? null };
}

const schoolWord =
  /\p{L}*(?:college|hogeschool|lyceum|academie|academy|conservatoire|conservatorium|university|universiteit|institute|instituut|school)(?!\p{L})|(?<!\p{L})roc(?!\p{L})/iu;
const isSchoolName = (text: string) =>
  (isSchool(text) || schoolWord.test(text) || /^\p{Lu}\p{Ll}+ (?:MBO|HBO|ROC)(?!\p{L})/u.test(text)) && /^\p{Lu}/u.test(text);

const paper =
  /(?<!\p{L})(?:certific\p{L}*|diploma|bewijs|registrati\p{L}*|vca\p{L}*|vol-vca|bhv|ehbo|haccp|nen|big|brok|gwo|prince2?|scrum|itil|rijbewijs|licen[cs]e|hygi[eë]ne|adr|vog|code 95|iso|stralings\p{L}*|reanimatie|first aid|heftruck|hoogwerker|fenex|aeo)(?!\p{L})/iu;
const noPaper =
  /(?<!\p{L})(?:niet|nog|geen|verlopen|expired|not|yet|ik|I|each year|elk jaar|planned|gepland|verwacht|expected|oud|old|bezig|course|graag)(?!\p{L})|[?!]/iu;

/** "a PhD", "an MSc Health Sciences", "an MBO-4 programme"; a programme's own name otherwise. */
const degreeTold = (degree: string) =>
  /^(?:mbo|hbo|vmbo|wo)[ -]?\d?$/iu.test(degree) ? `${/^[mh]/iu.test(degree) ? "an" : "a"} ${degree} programme` : bareOrNamed(degree);
const bareOrNamed = (degree: string) =>
  /^(?:PhD|M\.?Sc|B\.?Sc|M\.?A|B\.?A|B\.?E|M\.?Eng|B\.?Eng|M\.?Des|Bachelor|Master)(?![\p{Ll}])/u.test(degree)
    ? `${article(degree)} ${degree}`
    : `the programme ${degree}`;

/** Certificates and licences as a sentence names them: surely read, still held, those that are asked first. */
export function papersHeld(facts: Facts): { words: string; index: number; isAsked: boolean }[] {
  const { sources, askedSkills } = facts;
  const asked = new Set([...askedSkills, ...sources.job.requirements.flatMap(({ text }) => findSkills(text).map(({ name }) => name))]);
  const seen = new Set<string>();
  return sources.candidate.certifications
    .flatMap(({ name, year }, index) => {
      const skills = findSkills(name);
      const isPaper = paper.test(name) || skills.some((one) => tradeOf(one.name) === "certificate");
      const bare = /^(?:rijbewijs|driving licen[cs]e|certificaat|certificate|diploma)$/iu.test(name.trim());
      if (name.length > 60 || !isPaper || bare || noPaper.test(name) || !mayBeTold(name) || /[()]/.test(name.replace(/\([^()]*\)/g, "")))
        return [];
      const key = skills[0]?.name ?? name.toLowerCase();
      if (seen.has(key)) return [];
      seen.add(key);
      return [
        {
          words: `${paperIn(facts, name)}${year && isYearBehind(facts, index, year) && String(year) <= sources.today.slice(0, 4) && !name.includes(String(year)) ? ` (${year})` : ""}`,
          index,
          isAsked: skills.some((one) => asked.has(one.name)),
        },
      ];
    })
    .sort((one, other) => Number(other.isAsked) - Number(one.isAsked))
    .slice(0, 3);
}

/** Stands the year right behind the paper's name, or right before it? In a row of papers the next year may be that of another. */
function isYearBehind({ sources: { candidate } }: Facts, index: number, year: number): boolean {
  const cv = candidate.cv_text ?? "";
  const name = candidate.certifications[index]?.name ?? "";
  const at = readAt(candidate, `certifications.${index}.name`);
  const start = name === "" ? -1 : cv.indexOf(name, at?.start ?? 0);
  if (start < 0 || /^(?:rijbewijs|driving)/i.test(name)) return false;
  const end = start + name.length;
  const behind = cv.slice(end, end + 30).split(/[\n;]|,\s(?=\p{Lu})/u)[0] ?? "";
  const before =
    cv
      .slice(Math.max(0, start - 12), start)
      .split("\n")
      .at(-1) ?? "";
  return (/(?:19|20)\d{2}/.exec(behind)?.[0] ?? /(?:19|20)\d{2}/.exec(before)?.[0]) === String(year);
}

/** "Rijbewijs: B, BE" → "rijbewijs B en BE"; a licence has a name in both languages, papers keep theirs. */
function paperIn({ language, say, sources }: Facts, written: string): string {
  // A register's number is for who looks it up, not for a letter.
  const name = written.replace(/[\s:]*(?:(?:nr|no|nummer|number)\.?\s*)?\d{5,}/giu, "").trim() || written;
  const licence = /^(?:rijbewijs|driving licen[cs]e)(?: category| categorie)?\s*:?\s*(\S.*)$/iu.exec(name.trim());
  if (!licence) {
    const plain =
      name
        .replace(/\s*\((?:certificaat|certificate|diploma|cert\.?)\)/giu, "")
        .split(/,\s(?=\p{Ll})/u)[0]
        ?.trim() ?? name.trim();
    const [known] = findSkills(plain);
    // In the other language a paper goes by the name that both know.
    return known &&
      /certificate|licence|registration|\d|^\p{Lu}{2,}/u.test(say(known.name)) &&
      isDutch(sources.candidate.cv_text ?? "") !== (language === "nl") &&
      plain.split(" ").length > 2
      ? say(known.name)
      : plain;
  }
  const classes = nth(licence, 1)
    .split(/\s*[/,+]\s*|\s+(?:en|and)\s+/)
    .filter((one) => /^[A-Z]{1,2}\d?E?$/.test(one));
  if (classes.length === 0) return name.trim();
  return `${inLanguage(language, { en: "driving licence", nl: "rijbewijs" })} ${listed(language, classes)}`;
}

/** Diplomas and certificates: those asked, and at need what there is. */
export function papersStrength(facts: Facts, asked: boolean): Strength | null {
  const { language, sources, criteria, name } = facts;
  const { candidate } = sources;
  const t = saidIn(language);
  const wanted = criteria.filter(
    ({ criterion, verdict }) => (criterion === "education" || criterion === "certificate") && verdict === "met",
  );
  if (asked && wanted.length === 0) return null;
  const study = educationTold(facts);
  const papers = papersHeld(facts);
  const sentences = study ? [study.text] : [];
  if (papers.length > 0) {
    const names = listed(
      language,
      papers.map(({ words }) => words),
    );
    sentences.push(
      t({ en: `${opened(name)} ${study ? "also " : ""}holds ${names}.`, nl: `${opened(name)} heeft ${study ? "ook " : ""}${names}.` }),
    );
  }
  const evidence = [study?.evidence, ...papers.map(({ index }) => readAt(candidate, `certifications.${index}.name`))].filter(
    (one): one is Evidence => Boolean(one),
  );
  if (sentences.length === 0 || evidence.length === 0) return null;
  const certified = papers.some(({ isAsked }) => isAsked);
  return {
    title:
      study && !certified
        ? t({ en: "The education that fits", nl: "De opleiding die erbij hoort" })
        : t({ en: "The papers that are asked", nl: "De papieren die gevraagd zijn" }),
    text: sentences.join(" "),
    evidence: evidence.slice(0, 3).map((one) => withPage(candidate, one)),
  };
}

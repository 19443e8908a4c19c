import type { EducationLevel } from "#contract/fields.ts";
import { findEducationLevels, lowestLevel } from "#engine/skills/education-level.ts";
import { studyFieldsIn } from "#engine/skills/study-fields.ts";
import { stemsOf } from "../meaning/stems.ts";

/** A study that is asked: `level` null where only its field counts, `fields` and `stems` empty where any field does. */
export interface AskedStudy {
  about: "education";
  level: EducationLevel | null;
  /** Names of fields of study. */
  fields: string[];
  /** The wider fields that those belong to. */
  wider: string[];
  /** Words of a field that nobody knows. */
  stems: string[];
  /** All words of the study: a study that is called the same is the same. */
  words: string[];
  /** A diploma by its name ("diploma preventieassistent"), not one in a field. */
  named: boolean;
  /** "or similar": a near field is enough. */
  similar: boolean;
}

const studyWords = new Set(
  stemsOf(
    "goed passen hebben heeft training vocational abroad vakgebied ander andere iets something close course studies gedaan gevolgd opleiding opleidingen afgeronde afgerond diploma diploma's niveau werk denkniveau richting studie degree level completed education relevant relevante gelijkwaardig gelijkwaardige hoger hogere minimaal bachelor master university college technische achtergrond beroepsopleiding gediplomeerd field bezit behaald behaalde hold least mbo hbo wo vmbo similar vergelijkbaar vergelijkbare aanverwant kandidaat heeft anders mogen zetten klas equivalent qualification qualified passende afronding beschikt minstens onderwijs universitair voltooid erkend comparable related subject preferably either",
  ),
);
const similar =
  /(?<!\p{L})(?:similar|comparable|related|equivalent|relevante?|vergelijkbare?|aanverwante?|gelijkwaardige?|soortgelijke?|passende?|zoals|bijvoorbeeld|bijv|such as|for example|e\.g|like)(?!\p{L})/iu;
const study =
  /(?<!\p{L})(?:diploma|opleiding|beroepsopleiding|vakopleiding|studie|degree|gediplomeerd\w*|qualification|qualified as|vocational (?:training|education|school)|apprenticeship|afgestudeerd\w*|graduated?)(?!\p{L})|(?<=\p{L}{3})diploma(?!\p{L})|(?<!\p{L})pabo|^(?:liefst|bij voorkeur|preferably|ideally)?\s*(?:in (?:de|een) )?richting\s|(?<!\p{L})in (?:an? |the )?[^.;]{3,60}(?<!\p{L})(?:direction|discipline)$/iu;

const denkniveau = /werk- en denkniveau|denk- en werkniveau|werk-\/denkniveau|level of thinking|working and thinking level/iu;

/** So many characters before a level tell whether it is a class. */
const MOST_BEFORE = 80;
/** "Havo 4", "les aan vwo": whom somebody teaches, not what they studied. */
const isClass = (text: string, start: number, end: number) =>
  /^(?:havo|vwo|vmbo|mavo|gymnasium|atheneum)/i.test(text.slice(start, end)) &&
  (/^[ -]\d/.test(text.slice(end)) ||
    /(?:aan|klas(?:sen)?|leerlingen|in de bovenbouw|in de onderbouw) (?:\p{L}+[,/]? ){0,3}$/iu.test(
      text.slice(Math.max(0, start - MOST_BEFORE), start),
    ));

/** A verb ends what the study is called: "a degree in acoustics tells us that you know why". */
const verb =
  /\s(?:is|are|was|tells?|shows?|would|will|we|you|dat|die|that|which|who|zodat|zegt|vertelt|telt|helpt|vinden|verwachten|vragen|hebben|heb|mag|moet|kan)\s.*$/iu;

/** The clauses that speak of the study: what else the sentence asks isn't its field. */
function ofStudy(written: string): string {
  const named = written.replace(verb, "");
  const text = study.test(named) || !study.test(written) ? named : written;
  const clauses = text.split(/[,;.](?=\s)/);
  const own = clauses.filter((clause) => study.test(clause) || /(?<!\p{L})(?:richting|field)(?!\p{L})/iu.test(clause));
  return own.length > 0 ? own.join(" ") : text;
}

/** "A degree, field of study not important": any will do. */
const anyField =
  /(?<!\p{L})(?:(?:field|subject|discipline|direction|richting|vakgebied|studierichting)(?: of study)?(?: is| are)? (?:not important|unimportant|irrelevant|doesn't matter|does not matter|maakt (?:\p{L}+ )?niet uit|niet (?:zo )?belangrijk|doet er niet toe)|(?:in )?(?:any|whatever) (?:field|subject|discipline|direction)(?: of study)?|(?:ongeacht|maakt niet uit) (?:\p{L}+ )?(?:de )?richting|in welke richting (?:dan )?ook)(?!\p{L})/iu;
/** "In a social direction (SPH, MWD or Pedagogiek)": what brackets list are the studies that are meant. */
const listedStudies = /\(([^()]{3,90}(?:,| of | or |\/)[^()]{2,80})\)/iu;

const levelInBrackets = /\(\s*(?:minimaal |at least )?(?:mbo|hbo|wo|bachelor|master)[^()]{0,20}\)(?=\s+(?:or|of)\s)/iu;

/** The study that a requirement asks, or null: by its level, or by a diploma and its field. */
export function studyAsked(core: string, whole = core): AskedStudy | null {
  // "MLO (mbo 4) or a bachelor's degree": what stands in brackets behind a diploma's name tells its level.
  const leveled = levelInBrackets.test(whole) && !levelInBrackets.test(core) ? whole.slice(0, core.length) : core;
  const levels = findEducationLevels(leveled).filter(({ start, end }) => !isClass(leveled, start, end));
  // "(mbo level 3 or 4)": the level may stand in brackets behind.
  const level = lowestLevel(levels.length > 0 ? levels : study.test(core) ? findEducationLevels(whole) : [])?.level ?? null;
  if (!level && !study.test(core)) return null;
  let rest = core;
  for (const { start, end } of levels.toReversed()) {
    // "hbo-v", "pabo": the level's name tells the field too.
    const named = studyFieldsIn(core.slice(start, end + 3)).length > 0;
    if (!named) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  // "Werk- en denkniveau" asks a level of thinking, whatever was studied.
  const isOpen = denkniveau.test(core) || anyField.test(whole);
  const listed = level ? (listedStudies.exec(whole)?.[1] ?? "") : "";
  const own = isOpen ? [] : studyFieldsIn(ofStudy(rest));
  // The field may stand beside the level, behind a comma: "Vakdiploma, minimaal banketbakker niveau 3".
  const fields = own.length > 0 || isOpen ? own : [...studyFieldsIn(listed), ...(level ? studyFieldsIn(rest) : [])];
  const stems = isOpen
    ? []
    : [...new Set(stemsOf(ofStudy(rest).replace(/diploma(?!\p{L})/giu, " ")))].filter((stem) => !studyWords.has(stem) && stem.length > 3);
  if (!level && fields.length === 0 && stems.length === 0) return null;
  const isInField = /(?<!\p{L})(?:richting|field|gebied|opleiding|studie|degree)(?!\p{L})/iu.test(core);
  return {
    about: "education",
    level,
    fields: fields.map(({ name }) => name),
    wider: [...new Set(fields.map(({ wider }) => wider))],
    stems: fields.length > 0 && (level || isInField) ? [] : stems.slice(0, 4),
    words: stems,
    // "Bedrijfskunde of rechten" are fields.
    named: !level && !isInField && fields.length < 2,
    similar: similar.test(core),
  };
}

/** A level alone, in any field. */
export const studyOf = (level: EducationLevel): AskedStudy => ({
  about: "education",
  level,
  fields: [],
  wider: [],
  stems: [],
  words: [],
  named: false,
  similar: false,
});

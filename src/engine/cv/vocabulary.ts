import { companyWords, countries, regions, titleHeads, titleWords } from "#engine/data/tables.ts";
import { neutral } from "#engine/skills/neutral.ts";
import { isKnownTown, townOf } from "#engine/skills/places/places.ts";
import { studyFieldsIn } from "#engine/skills/study-fields.ts";
import { dutch as dutchNotes, english as englishNotes } from "#engine/words/cv/notes.ts";
import { dutch as dutchTeams, english as englishTeams } from "#engine/words/cv/teams.ts";
import { fold } from "./page/characters.ts";
import { remembered } from "./remembered.ts";

/**
 * Words by which a reader tells a job title from an employer, a degree from a school, and a place from both.
 * Matched without accents or case, as whole words unless marked as an ending.
 */

const words = (text: string) => new Set(text.split(/\s+/).filter((word) => word !== ""));

const TITLE_WORDS = new Set(titleWords());
const TITLE_ENDINGS =
  /(medewerker|medewerkster|manager|ontwikkelaar|leider|leidster|beheerder|adviseur|verkoper|monteur|begeleider|consultant|engineer|developer|designer|specialist|assistent|assistente|directeur|docent|leraar|chauffeur|planner|analist|analyst|coordinator|kundige|operator|technicus|technician|therapeut|hulp|kracht|meester|verzorgende|beveiliger|schilder|bouwer|maker|trainer|redacteur|secretaris|secretaresse|recruiter|tester|architect|officer|master|controller|stagiair|stagiaire|vuller|bezorger|verantwoordelijke|verpleegkundige|baas|chef|er-ontwerper|ondersteuner|baantje|bijbaan|stage|inkoper|consulent|lasser|tekenaar|jurist|advocaat|administrateur|boekhouder|opzichter|onderzoeker|opleider|bemiddelaar|schrijver|surveillant|waarnemer|invaller)$/;
const TITLE_OPENERS =
  /^(senior|sr\.?|junior|jr\.?|medior|lead|principal|staff|head of|director of|vice president|vp of|assistant|associate|chief|interim|freelance|trainee|founding|owner|hoofd|allround|eerste|tweede|graduate|part-time|full-time|fulltime|parttime|co-|zelfstandig)\b/;

const COMPANY_WORDS = new Set(companyWords());

const DEGREE =
  /\b(bachelor('?s)?|master('?s)?|ph\.?\s?d\.?|d\.?phil|doctor(ate|aat|al|aal|andus)?|doctoraal|diploma|degree|associate('?s)?( degree| of)|b\.?\s?sc\.?|m\.?\s?sc\.?|b\.?\s?a\.?|m\.?\s?a\.?|b\.?\s?eng|m\.?\s?eng|b\.?\s?e\.?|m\.?\s?e\.?|b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|b\.?\s?b\.?\s?a|m\.?\s?b\.?\s?a|m\.?\s?c\.?\s?a|b\.?\s?c\.?\s?a|pgdm|pgd|ll\.?\s?b|ll\.?\s?m|b\.?\s?s\.?|m\.?\s?s\.?|m\.?\s?phil|b\.?\s?ed|m\.?\s?ed|mfa|bfa|md|hbo|mbo|mavo|havo|vwo|vmbo|lts|mts|hts|heao|meao|propedeuse|gymnasium|atheneum|middelbare school|high school|secondary school|secondary|higher secondary|ged|a[- ]levels?|gcse|baccalaureate|baccalaureaat|abitur|licentiaat|ingenieur|burgerlijk|kandidatuur|post-?doc(toral)?|minor|major in|schakeljaar|premaster|pre-master|cum laude|exchange|uitwisseling|certificate (in|of)|hsc|ssc|hnd|btec|nvq|sslc|cbse|10th|12th|xiith?|xth|intermediate|undergraduate|graduate|postgraduate|specialisatie|niveau \d|n[34]|kunsthumaniora|aso|tso|bso|engineering|informatics|informatica|technicus)(?!\p{L})/iu;

const SCHOOL =
  /(universi[tdp]|\bcollege|\bschool|hogeschool|\binstitu|academ|\broc\b|lyceum|gymnasium|polytech|\bpoly\b|faculty|faculteit|conservator|\bmit\b|\beth\b|epfl|tu delft|tu\/e|tu eindhoven|\bvu\b|\buva\b|\brug\b|ku leuven|ugent|\bkth\b|\bucl\b|ucla|uc berkeley|\biit\b|\bnit\b|iiit|avans|fontys|saxion|hanze|inholland|windesheim|zuyd|\bhan\b|\bhva\b|\bhku\b|alfa-college|noorderpoort|deltion|rijn ijssel|\bgti\b|athene|vidyalaya|\bunivers|humaniora|scholengemeenschap|seminar(y|ie)|\beducation (board|centre|center)|opleidingscentrum|\bloi\b|\bncoi\b|\bnha\b|bootcamp|coursera|udacity|udemy|\bedx\b|fachhochschule|hochschule|école|ecole|universidad|università|campus|mbo college|koning willem|da vinci|albeda|zadkine|graafschap|landstede|summa)/iu;

const COUNTRIES = new Set(countries());
const COUNTRY_PHRASES =
  /\b(united (kingdom|states)( of america)?|the netherlands|south korea|republic of korea|new zealand|south africa|saudi arabia|hong kong|czech republic|sri lanka|united arab emirates|costa rica)\b/i;
const REGIONS = new Set(regions());
const US_STATE =
  /,\s*(AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|BC|QC)\b\.?\s*(\d{5})?$/;

/** ", CA" or ", Ontario, Canada" and the like: what follows a town in North America. */
export const isState = (text: string): boolean => {
  const [place = ""] = text.split(/(?<!\s)\s+[|–—-]|[()|]/, 1);
  return /^,[^,]+$/.test(place) && US_STATE.test(place.trimEnd());
};

const tokens = (text: string) => fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}.'&+-]*/gu) ?? [];
const bare = (token: string) => token.replace(/(?<![.'])[.']+$/, "");

const DUTCH_HEADS = new Set(titleHeads("nl"));
const HEADS = new Set([...TITLE_WORDS, ...titleHeads("en"), ...DUTCH_HEADS, ...titleHeads("de")]);
/** Dutch titles are written as one word: "TIG-lasser", "reachtruckchauffeur". The longest end of a word that is a title tells. */
const SHORTEST_ENDING = 5;

function isTitleWord(token: string): boolean {
  if (HEADS.has(token) || (token.length > 6 && TITLE_ENDINGS.test(token))) return true;
  // "Leerling-kok": the last word tells what somebody is.
  const last = token.slice(token.lastIndexOf("-") + 1);
  if (last !== token && HEADS.has(last)) return true;
  if (isKnownTown(token)) return false;
  for (let from = 3; from <= token.length - SHORTEST_ENDING; from++) if (DUTCH_HEADS.has(token.slice(from))) return true;
  return false;
}

const SERVICE =
  /(?:army|military|national|civil(?:ian)?|alternative) service|(?:militaire|vervangende|maatschappelijke) dienst(?:plicht|tijd)?|dienstplicht/i;
/** Longer phrases are no titles. */
const LONGEST_TITLE = 140;

/** "Invalwerk", "season work", "bijbaantjes", "student jobs": work that goes by its kind. */
const KIND_OF_WORK = /^(?:\p{L}+[.'-]? ?){0,2}(?:werk|work|jobs?|baantjes?|banen|klussen)$/iu;

export const isKindOfWork = (text: string): boolean => text.length <= LONGEST_TITLE && KIND_OF_WORK.test(text);

/** A Dutch internship at either end of a phrase ("Stage marketing"); amid others the English word ("Northern Stage Sound"). */
const STAGE = "stage";

const REGION_NAMES = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const COUNTRY_CODE = /^(\p{Lu}[^,]*),\s*([A-Z]{2})$/u;
/** "Utrecht, NL", "Cork, IE": a town, and the letters that stand for its country. */
export function isTownWithCode(text: string): boolean {
  const [, town = "", code = ""] = COUNTRY_CODE.exec(text) ?? [];
  return code !== "" && (code === "UK" || REGION_NAMES.of(code) !== undefined) && pieceScore(town) > 0;
}

/** How much a phrase looks like a job title: 0 not at all, 1 likely, 2 certain. */
export const titleScore = remembered((text) => {
  if (text.length > LONGEST_TITLE) return 0;
  const all = tokens(text);
  if (all.length === 0 || all.length > 16) return 0;
  let score = 0;
  for (const [at, token] of all.entries())
    if (token.length < 40 && isTitleWord(neutral(bare(token))) && !(token === STAGE && at > 0 && at < all.length - 1)) score += 1;
  if (TITLE_OPENERS.test(fold(text)) || SERVICE.test(text)) score += 0.7;
  if (score === 0 && KIND_OF_WORK.test(text)) score = 0.7;
  return Math.min(score, 2) * (all.length > 9 ? 0.6 : 1);
});

/** What firms of many countries put behind their names. */
const LEGAL_FORM =
  /(?<![\p{L}.])(?:B\.?V|N\.?V|V\.?O\.?F|Inc|Ltd|LLC|LLP|GmbH|mbH|UG|KG|OHG|e\.V|Pvt|Corp|PLC|S\.A|S\.A\.S|SARL|S\.R\.L|S\.r\.l|S\.p\.A|SpA|S\.L|Lda|Sp\. ?z ?o\.? ?o|Sp\. ?j|s\.r\.o|a\.s|d\.o\.o|Kft|Zrt|Oyj?|AB|A\/S|ApS|AS|OÜ|UAB|SIA|EOOD|OOD|BVBA|VZW|A\.Ş|Ltd\. ?Şti)(?![\p{L}])\.?/u;

const LEGAL_FORM_ALONE = new RegExp(`^(?:${LEGAL_FORM.source}|Co\\.?)$`, "u");
/** "Ltd.", "Inc.": the end of a name that a comma may stand before. */
export const isLegalForm = (text: string): boolean => LEGAL_FORM_ALONE.test(text.trim());

/** Abbreviations that are a legal form behind a name and something else before a profession. */
const FORM_OR_WORD = /(?<![\p{L}\p{N}.&-])(?:PLC|AB|AG|AS|KG|SA|SIA|UG)(?![\p{L}\p{N}.])/gu;
/** "PLC Engineer", "PLC-programmeur": a phrase without what is a word of the title there. */
function withoutWorkWords(text: string): string {
  const found = [...text.slice(0, LONGEST_TITLE).matchAll(FORM_OR_WORD)].find(
    ({ 0: form, index }) => titleScore(text.slice(index + form.length).split(/[,;(|]/, 1)[0] ?? "") > 0,
  );
  return found ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` : text;
}

/** "Bol.com", "https://www.kopermolen.be": an employer by its address; "Node.js" and "ASP.NET" are none. */
const WEB_NAME = /^(?:https?:\/\/)?(?:www\.)?[\p{L}\d-]{3,}(?:\.[\p{L}\d-]{2,}){0,2}\.(?!js$|ts$|net$|py$)\p{Ll}{2,10}\/?$/u;

export const isWebName = (text: string): boolean => WEB_NAME.test(text.trim());

/** How much a phrase looks like an organisation. */
export const companyScore = remembered((written) => {
  if (written.length > 500) return 0;
  const text = withoutWorkWords(written);
  const all = tokens(text);
  if (all.length === 0 || all.length > 14) return 0;
  let score = 0;
  for (const token of all) {
    if (COMPANY_WORDS.has(token) || COMPANY_WORDS.has(bare(token))) score += 0.8;
    else if (token.length > 7 && token.length < 40 && COMPANY_ENDINGS.test(bare(token))) score += 0.6;
  }
  if (/\p{Lu}\S* & \p{Lu}/u.test(text)) score += 0.5;
  if (LEGAL_FORM.test(text)) score += 1;
  if (isWebName(text)) score += 0.9;
  return Math.min(score, 2);
});

const DEPARTMENT =
  /^(?:afdeling|afd\.|dept\.?|department|team|cluster|directie|unit|locatie|vestiging|filiaal|branch|division|squad|tribe)\s|\s(?:department|dept\.?|afdeling|division|team|unit|branch)$/i;
export const isDepartment = (text: string): boolean => DEPARTMENT.test(text);

const TEAM_WORDS = words([englishTeams.teams, englishTeams.wards, dutchTeams.teams, dutchTeams.wards].map(fold).join(" "));
const BETWEEN = words(`${englishTeams.between} ${dutchTeams.between}`);
/** "Payments Platform", "afdeling Bezwaar en Beroep", "Intensive Care": a part of an organisation, whose own name stands elsewhere. */
export const isTeam = (text: string): boolean => {
  if ((isDepartment(text) || /\s(?:squad|tribe|guild|chapter)$/i.test(text)) && companyScore(text) === 0) return true;
  const all = fold(text.trim())
    .split(/[\s,()]+/)
    .filter((word) => word !== "" && !BETWEEN.has(word));
  return (
    all.length > 0 &&
    all.length < 7 &&
    all.every((word) => TEAM_WORDS.has(word) || /^\p{L}?\d{1,2}\p{L}?$/u.test(word)) &&
    all.some((word) => TEAM_WORDS.has(word))
  );
};

/** "Food company", "nursing home", "webshop in fietsonderdelen": the kind of an employer, where no name is told. */
const KIND =
  /^(?:\p{L}[\p{L}'’-]* ){0,3}(?:compan(?:y|ies)|firm|office|home|house|shop|web ?shop|store|supermarket|supermarkt|farm|factory|greenhouse|nursery|warehouse|agenc(?:y|ies)|hospital|clinic|practice|school|kindergarten|hotel|restaurant|pub|caf[ée]|bakery|museum|church|ministry|bank|start-?up|vessel|ship|trawler|yacht|shipyard|garage|workshop|pharmacy|bar|canteen|theatre|gym|studio|lab(?:oratory)?|institute|university|college|charity|foundation|municipality|council|court|airport|port|petrol station|call ?cent(?:er|re)|retailer|wholesaler|distributor|manufacturer|brewery|dairy|hostel|apotheek|bioscoop|sportschool|gemeente|kinderdagverblijf|kinderopvang|winkel|zaak|boerderij|manege|camping|kas|kwekerij|\p{L}+(?:bedrijf|huis|bureau|winkel|kantoor|fabriek|praktijk|centrum|zaak|school|pool|markt|loods|boerderij))(?: (?:in|voor|for|of|met|with|van) .{2,40})?$/iu;
export const isKindOfEmployer = (text: string): boolean => text.length <= 70 && !/\p{Lu}\S* \p{Lu}/u.test(text) && KIND.test(text);
/** "Fishing vessel "Morning Bell"", "greenhouse Bemmel": the kind of an employer in small letters, then its name. */
export const isKindWithName = (text: string): boolean => {
  const [, kind = ""] = /^(\p{Ll}[^"“'\p{Lu}]{2,40}?)\s+["“'‘]?\p{Lu}/u.exec(text) ?? [];
  return kind !== "" && isKindOfEmployer(kind);
};

/** "Bakker Tempelman", "Kapper De Krul": a profession, then a name. */
export const isFirm = (text: string): boolean =>
  /^\p{L}+ (?:(?:de|het|van|the) )?\p{Lu}\p{Ll}/u.test(text) &&
  titleScore(text.slice(0, text.indexOf(" "))) > 0 &&
  titleScore(text.slice(text.indexOf(" "))) === 0;

export const isDegree = (text: string): boolean => DEGREE.test(text);
export const isSchool = (text: string): boolean => SCHOOL.test(text);

/** What somebody studied, and nothing else: no degree, no school, no firm. */
export const isSubject = (text: string): boolean =>
  !isDegree(text) && !isSchool(text) && companyScore(text) < 0.8 && studyFieldsIn(text).length > 0;

const COMPANY_ENDINGS = new RegExp(`(?:${dutchNotes.companyEndings})$`);
const NOTES = new RegExp(`^(?:${[...englishNotes.notes, ...dutchNotes.notes].join("|")})$`, "iu");

/** Words beside a title that are neither title, employer nor place: "32 uur", "full-time", "(2 jaar)", "weekends". */
export const isNote = (text: string): boolean => {
  if (text.length > 60) return false;
  const bare = (part: string) => part.replace(/^[\s([]+|[\s)\].,;:]+$/g, "");
  const isOne = (part: string) => NOTES.test(part) || OWN_WORK.test(part);
  const whole = bare(text);
  return whole !== "" && (isOne(whole) || (whole.includes(",") && whole.split(/,\s*/).every((part) => isOne(bare(part)))));
};

/** "Zelfde school", "same hospital", "idem": the employer of the job above. */
const SAME_EMPLOYER = /^(?:(?:(?:de|het)?\s?zelfde|(?:the )?same) \p{L}+(?: \p{Ll}+)?|idem|ibid\.?|ditto|dito)$/iu;
export const isSameEmployer = (text: string): boolean => text.length <= 60 && SAME_EMPLOYER.test(text.trim());

const OWN_WORK = new RegExp(`^(?:${englishNotes.ownWork}|${dutchNotes.ownWork})$`, "iu");

/** "Freelance", "zzp'er": work for oneself, where others name an employer. */
export const isOwnWork = (text: string): boolean => text.length <= 60 && OWN_WORK.test(text.trim());

const OWN_TITLE = new RegExp(`^(?:${englishNotes.ownTitle}|${dutchNotes.ownTitle})$`, "iu");
/** "Zzp'er", "freelancer": what somebody is who works for oneself, a title where no other stands. */
export const isOwnTitle = (text: string): boolean => OWN_TITLE.test(text.trim());

const REMOTE = /^(?:remote|hybrid|hybride|thuiswerk(?:end)?|thuis|op afstand|on-?site|online|virtual|worldwide|telecommute)$/i;

/** How much a phrase looks like a place, 0…2: "Utrecht", "Seoul, South Korea", "Remote", "Mountain View, CA". */
export const placeScore = remembered((text) => {
  const written = text.trim();
  if (written.length > 60 || written.length < 2) return 0;
  const all = tokens(written);
  if (all.length === 0 || all.length > 6) return 0;
  if (REMOTE.test(written) || US_STATE.test(written) || isTownWithCode(written)) return 2;
  // A phrase of small letters is a word, though a town may be called like it.
  if (!/\p{Lu}/u.test(written)) return 0;
  if (COUNTRY_PHRASES.test(written) && all.length <= 4) return 2;
  const pieces = written.split(/,\s*|\s+[-–/|]\s+|\s*\/\s*/).filter((piece) => piece !== "");
  const scores = pieces.map(pieceScore);
  const least = Math.min(...scores);
  if (least > 0) return Math.max(...scores);
  if (pieces.length > 1 && scores.some((score) => score >= 1.8)) return all.length <= 4 ? 0.8 : 0.5;
  return /^\p{Lu}[\p{L} .'-]+,\s*\p{Lu}[\p{L} .'-]+$/u.test(written) && all.length <= 4 ? 0.5 : 0;
});

/** "Groningen en omgeving", "Greater Leeds Area": a town with what lies around it. */
const AROUND =
  /^(?:regio|greater|omgeving) (\p{Lu}.+?)(?: area)?$|^(\p{Lu}.+?) (?:en omgeving|e\.o\.|and surroundings|(?:metropolitan )?area)$/iu;

function pieceScore(piece: string): number {
  const around = AROUND.exec(piece)?.slice(1).find(Boolean);
  if (around) return pieceScore(around);
  const plain = fold(piece).trim();
  const region = plain.replace(/^(?:north|south|east|west)[ -]/, "");
  if (COUNTRIES.has(region) || REGIONS.has(region) || REMOTE.test(piece)) return 2;
  const town = townOf(piece);
  if (!town) return COUNTRY_PHRASES.test(piece) ? 2 : 0;
  return isKnownTown(piece) ? 2 : town.known ? 1.8 : 1;
}

/** A part of a head that is a place and nothing else. */
export const isPlace = (text: string): boolean => placeScore(text) >= 1 && companyScore(text) < 0.8 && titleScore(text) < 0.7;

export const isCountry = (text: string): boolean => COUNTRIES.has(fold(text).trim()) || COUNTRY_PHRASES.test(text);
/** The country that a short phrase names, as written there: "United Kingdom. SK13 8AT" → "United Kingdom". */
export function countryIn(text: string): string | null {
  const phrase = COUNTRY_PHRASES.exec(text)?.[0];
  if (phrase) return text.length < phrase.length + 14 ? phrase : null;
  return COUNTRIES.has(fold(text).trim()) ? text.trim() : null;
}
/** One of the towns that people name most, and no everyday word. */
export const isCity = isKnownTown;

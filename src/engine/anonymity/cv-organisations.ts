import { nth } from "#contract/nth.ts";
import { findDates } from "#engine/cv/fields/dates.ts";
import { labelOf } from "#engine/cv/head/labels.ts";
import { headEnd } from "#engine/cv/head/phrases.ts";
import { headingKind, type SectionKind } from "#engine/cv/heading-words.ts";
import { companyScore, isCity, isCountry, isDegree, isNote, isOwnWork, isPlace, isSchool, titleScore } from "#engine/cv/vocabulary.ts";
import { languagePlaces } from "#engine/skills/languages.ts";
import { canonicalSkill, findSkills } from "#engine/skills/lexicon.ts";
import { studyFieldsIn } from "#engine/skills/study-fields.ts";
import { fold } from "#engine/skills/tokens.ts";
import { isEverydayWord } from "./common-words.ts";
import { isBrand, isNameWord } from "./name-words.ts";

/** A firm, school, club or client that a line of the CV names, whatever the reader of CVs made of that line. */
interface NamedInCv {
  name: string;
  isSchool: boolean;
  /** The town of a study whose school isn't named: on its line it tells which one. */
  isTown?: boolean;
}

/** A CV names fewer; what a hostile text costs stays small. */
const MOST = 60;
const LONGEST_LINE = 4000;
const LONGEST_CV = 120_000;
const LONGEST_NAME = 7;

const remembered = new Map<string, NamedInCv[]>();

/**
 * Every organisation that the CV's own lines name: by its kind ("Zorggroep De Greiden", "voetbalclub JSV"), by the words before it
 * ("bij", "founder of", "clients such as"), and by its place in a dated line of work or study. Linear in the text's length.
 */
export function organisationsInCv(cv: string): NamedInCv[] {
  const before = remembered.get(cv);
  if (before) return before;
  const found = new Map<string, NamedInCv>();
  const lines = cv
    .slice(0, LONGEST_CV)
    .split("\n")
    .map((line) => line.slice(0, LONGEST_LINE).trim())
    .filter((line) => line.length > 2);
  const dated = lines.map((line) => findDates(line).length > 0);
  const marked = lines.map((line, at) => dated[at] === true || (line.length < 160 && isDegree(line)));
  let section: SectionKind = "contact";
  for (const [at, line] of lines.entries()) {
    if (found.size >= MOST) break;
    const kind = line.length <= 60 ? headingKind(line) : null;
    if (kind) {
      section = kind;
      continue;
    }
    const add = (name: string, school: boolean) => {
      const key = fold(name).replace(/[^\p{L}\p{N}]/gu, "");
      if (key.length > 2 && found.size < MOST && !found.has(key)) found.set(key, { name, isSchool: school });
    };
    const words = wordsOf(line);
    const told = [...namedByKind(line, words), ...namedByCue(line, words)];
    for (const name of told) add(name, isSchool(name));
    const isNear = (section === "education" ? marked : dated).slice(Math.max(0, at - 2), at + 3).some(Boolean);
    if (told.length > 0 && line.length <= LONGEST_HEAD) continue;
    for (const head of headsIn(line, section, nth(marked, at), isNear)) {
      const { name, town } = namedByPlace(head, section);
      if (name) add(name, section === "education" || isSchool(name) || isDegree(head));
      else if (town && !found.has(`town ${town}`) && found.size < MOST)
        found.set(`town ${town}`, { name: town, isSchool: true, isTown: true });
    }
  }
  if (remembered.size > 8) remembered.clear();
  const all = [...found.values()];
  remembered.set(cv, all);
  return all;
}

interface Word {
  text: string;
  start: number;
  end: number;
  /** Nothing but a space before it. */
  isJoined: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&./+-]*|&/gu;

function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  let last = -1;
  for (const { 0: raw, index } of line.matchAll(WORD)) {
    const text = /^(?:\p{L}\.){2,}$/u.test(raw) ? raw : raw.replace(/[.'’/+-]+$/, "");
    words.push({ text, start: index, end: index + text.length, isJoined: last >= 0 && /^ {1,2}$/.test(line.slice(last, index)) });
    last = index + text.length;
  }
  return words;
}

const isCapital = (word: string) => /^(?:\p{Lu}|\d{1,3}\p{L})/u.test(word);
const JOINT = /^(?:van|von|der|den|de|het|'t|ter|ten|te|of|the|and|en|&|du|des|la|le|les|di|del|della|da|do|dos|el|al|sur|und|für)$/i;
const isJoint = (word: string) => JOINT.test(word);
/** Endings of words that name an act, a state or a kind: no firm is called "Responsibilities". */
const ORDINARY_END =
  /(?:ings?|[ts]ions?|ments?|ness|ities|ity|ships?|[ae]nces?|ied|ted|sed|ned|red|led|ked|ched|ly|[ai]bles?|heid|heden|aties?|ische?|lijke?|schap|eerd|teerd|eren|kunde|logie|thesis|proef|onderzoek|tijden|sday|[ai]cates?|iness)$/i;
/** A word of a line that can only be a name. In a field of the record more can. */
const isNameOfLine = (word: string) => isNameWord(word) && (!ORDINARY_END.test(word) || /^\p{Lu}{2,}$|\p{Ll}\p{Lu}/u.test(word));

/** Nouns that people put before a name in small letters: "restaurant De Vier Linden", "voetbalclub JSV". */
const HOUSE =
  /^(?:\p{L}{0,24})(?:school|college|lyceum|club|vereniging|stichting|restaurant|hotel|bakkerij|bakery|slagerij|supermarkt|winkel|garage|ziekenhuis|kliniek|praktijk|bureau|bedrijf|groep|groothandel|huis|opvang|museum|theater|theatre|playhouse|taverna|taverne|greenhouse|werf|kwekerij|fabriek|makelaardij|makelaars|drogist|drogisterij|apotheek|kantoor|kapsalon|orkest|koor|fanfare|harmonie|camping|manege|scouting|crèche|technikum|conservatoire|polytechnic|instituut|institut|instituto|istituto|institute|university|universiteit|universität|universidad|università|université|academie|academy|accademia|akademia|gymnasium|liceum|stiftung|verein|werke|systemen|productions|theatricals|contractors|administraties|kazerne|hospital|infirmary|hospice|council|waterschap|opleider|opleidingscentrum)$/iu;
const isHouse = (word: string) => HOUSE.test(word);
/** What clubs write before their name. */
const CLUB = /^(?:vv|v\.v\.|sv|s\.v\.|svv|rkvv|rksv|fc|f\.c\.|hc|h\.c\.|mhc|ckv|ltc|usv|asv|zpc|rkav)$/i;
/** Kinds that name a firm only behind its own name: "Credence Systems", never "Systems Used". */
const BEHIND =
  /^(?:software|technolog(?:y|ies)|systems?|services?|solutions?|digital|networks?|media|health|healthcare|medical|electronics|energy|oil|gas|cent(?:er|re)|store|department|dept|force|security|private|group|groep|consulting|bouw|techniek|zorg|horeca|logistics|engineering|games|interactive|entertainment|pharma|lab|labs|insurance|capital|international|partners|associates|industries|enterprises|ventures|company|council|government|police|politie|army|news|press|transport|productions|theatricals|contractors|administraties|systemen|werke|garage|theat(?:er|re)|clinic|hospital|co|inc|ltd|llc|llp|plc|corp|gmbh|bv|nv|pvt|limited|corporation)$/i;
const isKindWord = (word: string) =>
  isHouse(word) || isSchool(word) || (isCapital(word) && companyScore(word) > 0 && !isBrand(word)) || BEHIND.test(word);
/** Kinds that a town alone tells apart: "Gemeente Zeist", "Horecacollege Zeeland", "FC Utrecht". */
const BY_TOWN = /gemeente|municipality|universi|hogeschool|college|school|ziekenhuis|hospital|lyceum|\broc\b|polytech|technikum/i;

/** Names that hold the word for their kind: "Stichting Buurtkracht Merwestein", "Ashgrove Productions", "University of West Mercia". */
function namedByKind(line: string, words: Word[]): string[] {
  const names: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = nth(words, at);
    const isLowHouse = !isCapital(word.text) && (isHouse(word.text) || CLUB.test(word.text)) && isNamed(words, at + 1);
    if (!isLowHouse && !isCapital(word.text)) continue;
    const end = runFrom(words, at);
    const run = isLowHouse ? trimmedEnd(words.slice(at, end)) : trimmed(words.slice(at, end));
    at = end - 1;
    if (run.length < 2 || !(isLowHouse || hasKind(run))) continue;
    const name = textOf(line, run);
    const own = run.filter(({ text }) => isNameOfLine(text));
    if (own.length === 0 && !isLowHouse && !isToldByOther(run)) continue;
    if (!isSchool(name) && !run.some(({ text }) => isHouse(text)) && (isDegree(name) || studyFieldsIn(name).length > 0)) continue;
    if (canonicalSkill(name) === null && !(own.length > 0 && own.every(({ text }) => isPartOfSkill(name, text)))) names.push(name);
  }
  return names;
}

/** A kind of house anywhere in the run, or a line of business behind the name. */
function hasKind(run: Word[]): boolean {
  const first = run.findIndex(({ text }) => isNameOfLine(text) || isTown(text));
  return run.some(
    ({ text }, at) =>
      (CLUB.test(text) && at === 0) || (isKindWord(text) && (isHouse(text) || !BEHIND.test(text) || (first >= 0 && at > first))),
  );
}

/** "Gemeente Zeist" by its town, "Bakker Administraties" by a surname that is also a word. */
const isToldByOther = (run: Word[]): boolean =>
  (run.some(({ text }) => BY_TOWN.test(text) || CLUB.test(text)) && run.some(({ text }) => isTown(text))) ||
  (run.some(({ text }) => isHouse(text) && !isSchool(text)) && run.some(({ text }) => isEverydayWord(text) && !isHouse(text)));

const isTown = (word: string) => isCapital(word) && (isCity(word) || isCountry(word) || isPlace(word));
const isPartOfSkill = (name: string, word: string) => findSkills(name).some(({ start, end }) => name.slice(start, end).includes(word));

/** Does a name follow, behind "de" or "van der" too? */
function isNamed(words: Word[], from: number): boolean {
  let at = from;
  while (at < words.length && at < from + 3 && words[at]?.isJoined && isJoint(nth(words, at).text)) at += 1;
  const word = words[at];
  return word?.isJoined === true && isCapital(word.text) && canonicalSkill(word.text) === null && titleScore(word.text) === 0;
}

/** The end of a run of words with capitals, their joints, and the name that goes on behind them. */
function runFrom(words: Word[], start: number): number {
  let end = start + 1;
  for (let at = end; at < words.length && at < start + LONGEST_NAME + 3; at += 1) {
    const word = nth(words, at);
    if (!word.isJoined) break;
    if (isCapital(word.text)) end = at + 1;
    else if (at - end >= 3) break;
    // "School voor Journalistiek": only a kind of house is for something.
    else if (/^(?:for|voor)$/i.test(word.text) ? !isKindWord(nth(words, at - 1).text) : !isJoint(word.text)) break;
  }
  return Math.min(end, start + LONGEST_NAME);
}

/** Without what surrounds a name: "Senior Engineer", "Managed", "and". */
function trimmed(run: Word[]): Word[] {
  let from = 0;
  let to = run.length;
  const isOwn = ({ text }: Word) => isNameOfLine(text) || isKindWord(text) || CLUB.test(text) || isTown(text) || isEverydayWord(text);
  while (from < to && !isOwn(nth(run, from))) from += 1;
  while (to > from && (isJoint(nth(run, to - 1).text) || titleScore(nth(run, to - 1).text) >= 1)) to -= 1;
  return run.slice(from, to);
}

const textOf = (line: string, run: Word[]): string => line.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0);

/** Before an employer or school wherever it stands. */
const STRONG =
  /(?<![\p{L}\p{N}])(?:at|bij|@|chez|joined|werkgever:|employer:|bedrijf:|company:|organisatie:|school:|opdrachtgever:|client:|klant:|particuliere opleiding|opleidingsinstituut|(?:tour(?:s|ed|ing)?|shows?|gigs?) (?:with|for)|gedetacheerd bij|in dienst van|in opdracht van|namens|on behalf of)\s*(?:de |het |the |een |an? )?(?:(?:afdeling|department|team|division) (?:\p{L}+ ){0,2}(?:van|of) )?$/iu;
/** Before one where the sentence tells of work, study or membership. */
const WEAK = /(?<![\p{L}\p{N}])(?:voor|for|aan|from|via|of|van|to)\s+(?:de |het |the )?$/iu;
const CONTEXT =
  /(?<!\p{L})(?:work|employ|job|career|intern|consult|volunteer|gewerkt|werk(?:te|zaam|en|t)?(?!\p{L})|stage|loopbaan|dienst|vrijwillig|stud|graduat|degree|diploma|afgestudeerd|gestudeerd|klant|client|opdracht|owner|found|oprichter|opgericht|eigenaar|mede-?eigenaar|directeur|coach|trainer|lid(?!\p{L})|member|bestuur|voorzitter|penningmeester|chair|treasurer|captain|aanvoerder|assistant|assistent|manager|ceo|cto|team)/iu;
const LISTED =
  /(?<!\p{L})(?:clients|customers|brands|klanten|opdrachtgevers|merken|relaties|accounts|dealer|agencies|bureaus)(?: (?:such as|like|including|include|were|are|of|zoals|als|waaronder|zijn|waren|o\.a\.|e\.g\.))?(?:[:\s]+)$/iu;

/** Names behind words that say what they are: "stage bij X", "founder of X", "clients such as X, Y and Z". */
function namedByCue(line: string, words: Word[]): string[] {
  const names: string[] = [];
  let listed = -1;
  for (let at = 0; at < words.length; at += 1) {
    const word = nth(words, at);
    if (!isCapital(word.text)) continue;
    const before = line.slice(Math.max(0, word.start - 60), word.start);
    const goesOn = listed >= 0 && /^(?:,| en| and| &|,? (?:en|and)) $|^, $/.test(line.slice(listed, word.start));
    const isMeant =
      goesOn ||
      LISTED.test(before) ||
      STRONG.test(before) ||
      (WEAK.test(before) && CONTEXT.test(before.slice(0, before.trimEnd().lastIndexOf(" "))));
    if (!isMeant) continue;
    const run = words.slice(at, runFrom(words, at));
    // "ASML and Philips" are two.
    const joint = run.findIndex(({ text }, index) => index > 0 && /^(?:and|en|&)$/i.test(text));
    const isOne = joint < 0 || run.some(({ text }) => isKindWord(text)) || run[joint]?.text === "&";
    const own = trimmedEnd(isOne ? run : run.slice(0, joint));
    listed = (own.at(-1) as Word).end;
    const name = textOf(line, own);
    // "Bij Jumping Bean": behind such a word two capitals are a name, whatever they mean.
    const isPair = STRONG.test(before) && own.filter(({ text }) => isCapital(text)).length > 1 && titleScore(name) === 0;
    if (
      (isPair || own.some(({ text }) => isNameOfLine(text))) &&
      !isDegree(name) &&
      canonicalSkill(name) === null &&
      !isPlace(name) &&
      (findSkills(name).length === 0 || (isPair && isNameOfLine(own[0]?.text ?? "") && !isPartOfSkill(name, own[0]?.text ?? "")))
    )
      names.push(name);
    at += own.length - 1;
  }
  return names;
}

function trimmedEnd(run: Word[]): Word[] {
  let to = run.length;
  while (to > 1 && (isJoint(nth(run, to - 1).text) || titleScore(nth(run, to - 1).text) >= 1)) to -= 1;
  return run.slice(0, to);
}

const FIRST_CELLS = 3;
const BULLETED = /^(?:[•●○▪■*‣◦➢❖✓>-]\s|\d{1,2}[.)]\s)/u;

const LONGEST_HEAD = 220;

/** A line that is a head, or of running text the sentences that tell of a study with its year: "… (Aeres Barneveld, diploma 2020)". */
function headsIn(line: string, section: SectionKind, isMarked: boolean, isNear: boolean): string[] {
  if (line.length <= LONGEST_HEAD) return isHead(line, section, isMarked, isNear) ? [line] : [];
  return (
    line
      .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
      .filter((sentence) => sentence.length <= 2 * LONGEST_HEAD && isDegree(sentence) && findDates(sentence).length > 0)
      // What is told before the study, or the brackets beside it.
      .map((sentence) => /\(([^()]*(?:diploma|(?:19|20)\d{2})[^()]*)\)/iu.exec(sentence)?.[1] ?? sentence)
  );
}

/** Lines that name a job or a study and not what was done there. */
function isHead(line: string, section: SectionKind, isMarked: boolean, isNear: boolean): boolean {
  const isEntry = section === "experience" || section === "education";
  if (isMarked) return isEntry || isDegree(line);
  return isEntry && isNear && line.length <= 90 && !BULLETED.test(line) && !/[.;:]$/.test(line);
}

const CELL =
  /\s*[|•●·;\t"“”]\s*|\s+[-–—/>]\s+|\s+[-–—]$|,\s*|\s{2,}|\s*[()[\]]\s*|\s+(?:bij|at|te|in|via|aboard|voor|for|through|door)\s+(?=(?:de |het |the )?\p{Lu})/u;

/** The first cell of such a line that is no title, degree, date, place, note or skill. */
function namedByPlace(line: string, section: SectionKind): { name: string | null; town: string | null } {
  let text = "";
  let at = 0;
  for (const { start, end } of findDates(line)) {
    text += `${line.slice(at, start)} | `;
    at = end;
  }
  text = (text + line.slice(at)).replace(BULLETED, "");
  const isStudy = section === "education" || isDegree(text);
  const cells = text
    .slice(0, headEnd(text))
    // What stands before a colon is a label.
    .replace(/(?<![\p{L}\p{N}])[^|,:()]{1,40}:\s+/gu, " | ")
    .split(CELL)
    .map((cell) => cell.replace(/^[\s\p{P}]+|[\s.,;:'’–-]+$/gu, ""));
  // Whoever names an employer or school does so in the first cells; behind them stand places and what was done.
  const first = cells.filter((cell) => cell !== "").slice(0, isStudy ? FIRST_CELLS + 2 : FIRST_CELLS);
  const names = first.filter((cell) => isName(cell, isStudy, first.length > 1));
  // "BEd (FET) Mathematics, Thornvale": letters alone may be a kind of degree.
  const name = names.find((cell) => !/^\p{Lu}{2,4}$/u.test(cell)) ?? names[0] ?? (isStudy ? beforeTitle(first[0] ?? "") : null);
  return { name, town: isDegree(text) ? (cells.find((cell) => isCapital(cell) && isPlace(cell) && !isCountry(cell)) ?? null) : null };
}

/** "Schoevers Juridisch secretaresse": a name, then the profession that was learnt there. */
function beforeTitle(cell: string): string | null {
  const [own = "", ...rest] = cell.split(" ");
  return rest.length > 0 && isNameOfLine(own) && titleScore(rest.join(" ")) >= 0.7 ? own : null;
}

function isName(cell: string, isStudy: boolean, hasOthers: boolean): boolean {
  if (cell.length < 3 || cell.length > 60 || !isCapital(cell)) return false;
  const words = wordsOf(cell);
  if (words.length > LONGEST_NAME || words.some(({ text }) => !isCapital(text) && !isJoint(text) && !isHouse(text))) return false;
  // Three words and more in capitals are a heading, unless they name a kind.
  if (words.length > 2 && !/\p{Ll}/u.test(cell) && companyScore(cell) < 0.6 && !isSchool(cell)) return false;
  if (labelOf(cell) !== undefined || isPlace(cell) || isNote(cell) || isOwnWork(cell) || languagePlaces(cell).length > 0) return false;
  if (canonicalSkill(cell) !== null || findSkills(cell).length > 0) return false;
  if (titleScore(cell) >= 0.7 && companyScore(cell) < 0.6 && !isSchool(cell)) return false;
  if (
    isStudy &&
    !isSchool(cell) &&
    ((isDegree(cell) && (isDegree(words[0]?.text ?? "") || !isNameOfLine(words[0]?.text ?? ""))) || studyFieldsIn(cell).length > 0)
  )
    return false;
  if (words.some(({ text }) => isNameOfLine(text))) return true;
  // "State Street" and "Lek en Linge" are names by their place alone.
  const isLong = words.filter(({ text }) => isCapital(text)).length > 1 && !words.some(({ text }) => ORDINARY_END.test(text));
  const isOdd = words.some(({ text }) => isEverydayWord(text) || (isStudy && isJoint(text)));
  return hasOthers && isLong && isOdd && /\p{Ll}/u.test(cell);
}

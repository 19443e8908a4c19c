import { companyScore } from "#engine/cv/vocabulary.ts";
import { fold } from "#engine/skills/tokens.ts";
import { isFirstName } from "#engine/words/first-names.ts";
import { isFurtherName } from "#engine/words/own/given-names.ts";
import { eitherOf } from "#engine/words/own/own-matters.ts";
import { toldByEither } from "#engine/words/own/told.ts";
import { isEverydayWord } from "../common-words.ts";
import { isBrand, isNameWord } from "../name-words.ts";
import { ofAnyCase } from "./any-case.ts";
import type { Found } from "./found.ts";

const WORD = "\\p{Lu}[\\p{L}'’]{0,40}(?:-\\p{Lu}?[\\p{L}'’]{1,40}){0,3}";
const INFIX = "(?:van|de|der|den|ter|ten|te|het|el|al|bin|ben|von|di|da|du|la|le|in|op|'t|Van|De|Der|Den|El|Al)";
/** Words with capitals side by side, and what joins the parts of a name. */
const SEQUENCE = new RegExp(
  `(?<![\\p{L}\\p{N}@./_-])(?:\\p{Lu}\\.|${WORD})(?: ?(?:${INFIX} ){0,3}(?:\\p{Lu}\\.|${WORD})(?![\\p{N}@])){0,7}`,
  "gu",
);
const DEGREE =
  /^(?:[B-DF-HJ-NP-TV-Z]{2,7}|MBA|MA|BA|OBE|MBE|CBE|QC|KC|ACCA|ACA|FCA|CIMA|CIPD|PMP|CEng|MEng|BEng|BSc|MSc|PhD|DPhil|RGN|RMN|RN|JD|MD)$/;
const MOST_WORDS = 6;
/** Firms called after people, which employ more than one may know. */
const FIRMS =
  /^(?:john (?:deere|lewis)|albert heijn|van (?:lanschot|oord|gansewinkel|der valk|dale)|jan (?:de rijk|de nul|linders)|ernst (?:and|&) young|robert (?:half|walters)|michael page|hugo boss|calvin klein|tommy hilfiger|paul smith|thomas cook|daniel den hoed|ben & jerry|erasmus(?: mc)?|marks (?:and|&) spencer|black & decker|baker hughes|charles river)/i;

const before = (words: string) =>
  new RegExp(`(?<!\\p{L})${words}(?:,|:| heet| heten| is| zijn| was| waren| were| is called| are| named| genaamd)?[ ]$`, "iu");
const TITLE = before(eitherOf(({ title }) => title));
const TITLE_TELLS = before(eitherOf(({ titleTells }) => titleTells));
const KIN = before(eitherOf(({ kin }) => kin));
const KIN_HAS_NAME = new RegExp(`(?<!\\p{L})${eitherOf(({ kin }) => kin)}[ ](?:heet|heten|is called|are called|is|zijn|are)[ ]$`, "iu");
const ROLE = before(eitherOf(({ role }) => role));
const ANNOUNCED = before(`(?:${eitherOf(({ role, title, kin }) => `${role}|${title}|${kin}`)})`);
/** "Née Sutherland", "(roepnaam Hans)", "my old name, Alexandra". */
const CALLED = new RegExp(
  `(?<!\\p{L})${ofAnyCase(toldByEither(({ called }) => called))}(?: is| was)?[,:]? ["“'‘]?(\\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’-]{1,30})?)`,
  "gu",
);
/** Beside a name at the top: "OBIORA, Chukwuemeka ("Emeka")". */
const QUOTED = /(?<=\p{L}["”'’)]? )\(?["“'‘](\p{Lu}[\p{L}'’-]{1,30})["”'’]\)?/gu;
/** "Mrs W. A. Osgood (Winnie)". */
const BRACKETED = /^[^\n]*\((\p{Lu}[\p{L}'’-]{1,30})\)/gu;
const HEAD = 400;
/** "My sponsor, Col": whoever is "my" somebody has a name, whatever it is. */
const MINE = new RegExp(
  `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Mm]ijn|[Oo]nze)(?: \\p{Ll}+){0,2} ${eitherOf(({ role, kin }) => `${role}|${kin}`)}(?:,|:| heet| is| was| is called| was called| genaamd)? $`,
  "u",
);
/** "Mijn Dineke", "our Tom". */
const OURS = /(?<!\p{L})(?:[Mm]y|[Oo]ur|[Mm]ijn|[Oo]nze) $/u;
const BESIDE = before(eitherOf(({ beside }) => beside));
const LED = before(eitherOf(({ led }) => led));
const AT_WORK = before(eitherOf(({ atWork }) => atWork));
const DOES = new RegExp(`^,? ${eitherOf(({ does }) => does)}(?!\\p{L})`, "iu");
const APPOSED = new RegExp(
  `^(?:, (?:mijn|m'n|onze|de|een|my|our|the|a)| (?:was|is|werd|became) (?:mijn|m'n|onze|my|our))(?: \\p{L}+){0,2} ${eitherOf(({ role, kin }) => `${role}|${kin}`)}(?!\\p{L})`,
  "iu",
);
const AND = /(?: en | and | & |, )$/;
const OWN = new RegExp(`(?<!\\p{L})${eitherOf(({ person }) => person)}(?!\\p{L})`, "iu");
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const TERM = /^(?:, \p{Lu}[\p{L} ]{2,30})?,? [-–(]{0,2}(?:\p{L}{3,9}\.? )?(?:19|20)\d\d(?!\d)/u;
const TERM_FIRST = /^[^\p{L}\d]{0,4}(?:\p{L}{3,9}\.? )?(?:19|20)\d\d ?[-–]/u;
const LINE = /[^\n]+/g;
const LOOK = 60;

/**
 * Names of further people: behind a title, a relation or a role, as the one who does something, and given names that are common.
 * `employers` are names that look like a person's and are a firm's.
 */
export function otherNamesIn(text: string, employers: readonly string[]): Found[] {
  const firms = employers.map(fold).filter((name) => name.length > 2);
  const found: Found[] = [];
  const others: Found[] = [];
  for (const [within, pattern] of [
    [text, CALLED],
    [text.slice(0, HEAD), QUOTED],
    [text.slice(0, HEAD), BRACKETED],
  ] as const)
    for (const { 0: hit, 1: name = "", index } of within.matchAll(pattern))
      if (isNameWord(name) || isGivenWord(name)) {
        const start = index + hit.lastIndexOf(name);
        found.push({ kind: "NAME", start, end: start + name.length });
      }
  for (const { 0: line, index: at } of text.matchAll(LINE)) {
    const isOwn = OWN.test(line);
    for (const { 0: written, index } of line.matchAll(SEQUENCE)) {
      const start = at + index;
      const isAnnounced = ANNOUNCED.test(line.slice(Math.max(0, index - LOOK), index));
      const name = nameIn(written, isAnnounced);
      if (!name) continue;
      const lead = line.slice(Math.max(0, index + name.from - LOOK), index + name.from);
      if (isOfFirm(name.text, firms, isGiven(name.text) && !/,[ ]$/.test(lead) && ROLE.test(lead))) continue;
      const rest = line.slice(index + name.from + name.text.length, index + name.from + name.text.length + LOOK);
      const last = others.at(-1);
      const isBesideName =
        last !== undefined && last.end > at && AND.test(text.slice(last.end, start + name.from)) && start + name.from - last.end < 6;
      if (isFirmOfTerm(name.text, lead, rest) && !KIN.test(lead)) continue;
      if (!isPerson(name.text, lead, rest, isOwn, isBesideName)) continue;
      // "Poppy and Alfie": a daily word that is a given name beside another.
      const beside = /(?<=\p{Ll} )\p{Lu}\p{L}+ (?:and|en|&) $/u.exec(lead)?.[0] ?? "";
      if (beside && isOwn && isEverydayWord(beside.split(" ")[0] ?? ""))
        others.push({
          kind: "NAME",
          start: start + name.from - beside.length,
          end: start + name.from - beside.length + beside.indexOf(" "),
        });
      // Titles of people tell their gender or their faith.
      const title = /[,:] $/.test(lead) ? 0 : (TITLE_TELLS.exec(lead)?.[0].length ?? 0);
      others.push({ kind: "NAME", start: start + name.from - title, end: start + name.from + name.text.length });
    }
  }
  return [...found, ...others, ...againIn(text, others)];
}

/** The given name of somebody whose whole name was found, by itself elsewhere. */
function againIn(text: string, others: readonly Found[]): Found[] {
  const given = new Set(
    others.flatMap(({ start, end }) => {
      const words = text.slice(start, end).split(" ");
      return words.length > 1 && isGivenWord(words[0] ?? "") && isNameWord(words[0] ?? "") ? (words[0] ?? []) : [];
    }),
  );
  if (given.size === 0) return [];
  const again = new RegExp(
    `(?<![\\p{L}\\p{N}@./-])(?:${[...given].map(RegExp.escape).join("|")})(?=['’]s(?!\\p{L})|[^\\p{L}\\p{N}@-]|$)(?! (?:&|en|and) \\p{Lu}| \\p{Lu})`,
    "gu",
  );
  return [...text.matchAll(again)].map(({ 0: name, index }) => ({ kind: "NAME", start: index, end: index + name.length }));
}

/** The part of a row of capitals that can be a name: without the word that only begins a sentence. */
function nameIn(written: string, isAnnounced: boolean): { text: string; from: number } | null {
  let from = 0;
  let words = written.split(" ");
  // "Supervisor: Ray Kowalczyk": a daily word that is a given name as well.
  if (isAnnounced && words.length > 1 && isEverydayWord(words[0] ?? "") && isNameWord(words[1] ?? "")) return { text: written, from };
  while (
    words.length > 0 &&
    !isGivenWord(words[0] ?? "") &&
    !/^(?:Van|De|Der|Den|El|Al)$/.test(words[0] ?? "") &&
    // "Ask Anneliese": such a word has its capital only because it begins a sentence.
    (BESIDE.test(`${words[0]} `) || TITLE.test(`${words[0]} `) || (!/^(?:\p{Lu}\.)+$/u.test(words[0] ?? "") && !isNameWord(words[0] ?? "")))
  ) {
    from += (words[0] ?? "").length + 1;
    words = words.slice(1);
  }
  // "Dr Ananya Rao MBBS MRCP": degrees are none of a name.
  while (words.length > 2 && DEGREE.test(words.at(-1) ?? "")) words = words.slice(0, -1);
  return words.length === 0 || words.length > MOST_WORDS ? null : { text: words.join(" "), from };
}

/** "Site manager, Pennine Homes, 2016", "2016: planner, Jansen Transport": behind a title and a comma, beside a term, stands a firm. */
const isFirmOfTerm = (name: string, lead: string, rest: string) =>
  /,[ ]$/.test(lead) &&
  (TERM.test(rest) ||
    TERM_FIRST.test(lead) ||
    (!isGiven(name) && !/^\p{Lu}\./u.test(name) && YEAR.test(lead.split(/[.!?] /).at(-1) ?? "")));

/** Whether the first of a name's words is a given name: "Anne-Fleur". */
const isGiven = (name: string) => isGivenWord(name.split(" ")[0] ?? "");
const isGivenWord = (word: string) =>
  isFurtherName(word) || word.split("-").some((part) => isFirstName(part) || (part.length > 3 && isFurtherName(part)));

function isOfFirm(name: string, firms: readonly string[], isSomebody: boolean): boolean {
  const plain = fold(name);
  return (
    FIRMS.test(name) ||
    isBrand(name) ||
    (!isSomebody && companyScore(name) >= 0.6) ||
    firms.some((firm) => firm.includes(plain) || plain.includes(firm))
  );
}

function isPerson(name: string, lead: string, rest: string, isOwn: boolean, isBesideName: boolean): boolean {
  const words = name.split(" ");
  const isKnown = isGiven(name);
  const isFull = words.length > 1;
  if (TITLE.test(lead) && !/,[ ]$/.test(lead)) return true;
  // "IB'ers", "HRM'er".
  if (/^\p{Lu}{2,}['’]?\p{Ll}/u.test(name)) return false;
  if (words.length < 4 && (MINE.test(lead) || (isKnown && OURS.test(lead)))) return true;
  if ((isOwn || isKnown) && (KIN.test(lead) || KIN_HAS_NAME.test(lead))) return true;
  if (AT_WORK.test(lead) && !isKnown) return false;
  if (isKnown && isFull && !AT_WORK.test(lead)) return true;
  if (isBesideName && (isKnown || isFull)) return true;
  if (isFull && (ROLE.test(lead) || APPOSED.test(rest) || (isOwn && LED.test(lead))))
    return words.every((word) => !/^\p{Lu}{2,}$/u.test(word));
  if (isKnown && (ROLE.test(lead) || APPOSED.test(rest) || DOES.test(rest))) return true;
  if (isKnown && isOwn && (BESIDE.test(lead) || / (?:en|and) \p{Lu}/u.test(rest.slice(0, 7)))) return true;
  if (/^\p{Lu}\. ?\p{Lu}/u.test(name) && BESIDE.test(lead)) return true;
  return (
    isFull &&
    isOwn &&
    BESIDE.test(lead) &&
    /^(?:[.,;)]| (?:as|als|during|tijdens|op|naar|voor|for|of|van|on)|$)/.test(rest) &&
    words.length < 4 &&
    words.every((word) => word.length > 1)
  );
}

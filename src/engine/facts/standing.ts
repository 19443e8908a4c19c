import type { Span } from "#engine/matching/passages.ts";
import type { Polarity } from "./fact.ts";
import { isDenied } from "./told/denied.ts";
import { isOfOthers } from "./told/whose.ts";
import { isWished } from "./told/wished.ts";

/** Characters of a passage that speak about a find: what stands farther away is about something else. */
const BEFORE = 70;
const BEHIND = 90;

const word = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");

/** "BHV heb ik nooit gedaan", "Excel: no experience with it". */
const deniedBehind = word(
  "(?:heb|had|ben|is|doe|kan|mag|ken|spreek|versta|lees|durf|gebruik) ik (?:zelf |eigenlijk )?(?:nog )?(?:nooit|geen|niet)(?! (?:alleen|slechts))|nooit (?:gedaan|gehaald|gebruikt|mee gewerkt)|(?:eigenlijk )?geen ervaring mee|never (?:done|used|worked|had)|no (?:experience|practice)(?: with (?:it|that))?|no live \\p{L}+|I refuse|weiger ik|doe ik niet|not (?:done|held|obtained)|niet (?:behaald|gehaald)|(?:nooit|niet) afgemaakt|(?:never|not) (?:finished|completed)|weet ik (?:nog )?(?:niks|niets)|(?:kan|mag) ik (?:ook )?niet meer|begin ik (?:ook )?niet (?:meer )?aan|doe ik niet zelf|(?:is|are|was|were|gets?) (?:done|handled|taken care of|carried out) by (?!me(?!\\p{L}))\\p{L}+|(?:dat )?(?:doet|deed|doen) (?:de|het|een|mijn|onze) (?:\\p{L}*collega\\p{L}*|afdeling|ander\\p{L}*|\\p{L}+afdeling)|no longer (?:do|want)|not any ?more|(?:heb|ken) ik (?:alleen|enkel|slechts) (?:gezien|van horen zeggen)|(?:only|just) (?:seen|watched)(?: it)?",
);
/** "Excel: liever niet", "Cleaning: only at home": what stands right behind a name alone. */
const refusedBehind =
  /^\s*[:–-]\s*(?:(?:daar |dat )?(?:heb ik )?(?:liever niet|nog niet|niet|nooit|nee|geen(?: ervaring)?|alleen thuis)|rather not|prefer not to|not yet|never|none|no|only at home)(?=[^\p{L}]*(?:$|[.;\n]))/iu;
/** "Niet bang van bijters, wel van paarden", "scared of heights": what somebody fears they don't do. */
const feared =
  /(?:(?:niet bang|not (?:afraid|scared))[^.;\n]{0,60}(?:,| maar| but)\s(?:wel\s|only\s)?(?:van|voor|of)|(?<!(?:niet|not|nooit|never)\s(?:\p{L}+\s)?)(?:bang|afraid|scared|terrified)\s(?:van|voor|of))\s[^,.;\n]{0,20}$/iu;
const expired = word("verlopen|expired|vervallen|ingetrokken|niet meer geldig|no longer valid|lapsed|not renewed|niet verlengd|ran out");
/** What somebody no longer does: "SAP, not since 2011", "no longer use Excel". */
const noLonger = word(
  "no longer (?:use|used|work(?:ed|ing)? with|do)|(?:not|niet meer) (?:since|sinds) (?:19|20)\\d\\d|(?:since|sinds) (?:19|20)\\d\\d niet meer(?: gebruikt| gedaan)?|(?:gebruik|doe|werk) ik niet meer(?: mee)?|vroeger|long ago|(?:lang|jaren) geleden",
);
const lastYear =
  /^,?[^.;|•,]{0,24}?(?<!\p{L})(?:until|till|tot(?: en met)?|t\/m|up to|last used(?: in)?|(?:voor het )?laatst (?:gebruikt )?in)\s(?:\p{L}+ )?((?:19|20)\d\d)(?!\d)/iu;
/** A tool that was last used so many years ago is known from then. */
const LONG_AGO = 10;
const isLongAgo = (behind: string, as_of: string | null): boolean => {
  const year = lastYear.exec(behind)?.[1];
  return year !== undefined && as_of !== null && Number(as_of.slice(0, 4)) - Number(year) > LONG_AGO;
};
/** What is still to come. */
const planned = word(
  "exam(?:en)? (?:is |staat |volgt )?(?:in|op|on) (?:\\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|maart|mei|juni|juli|augustus|oktober)(?! (?:19|20)\\d\\d)|(?:exam|examen) (?:to follow|volgt)|booked (?:for|in)|is booked|are booked|geboekt|ingeschreven voor|enrolled for|wil (?:ik )?(?:graag )?(?:\\p{L}+ ){0,2}(?:halen|leren|volgen|gaan doen|behalen)|want to (?:learn|get|obtain|take)|hoop (?:ik )?(?:\\p{L}+ ){0,4}te halen|(?:\\p{L}+ )?nog te halen|op termijn|would like to|would love to|lijkt (?:mij|me) (?:wel )?(?:wat|leuk|mooi|interessant)|graag zou ik|zou (?:ik )?graag|bereid (?:\\p{L}+ ){0,3}te (?:halen|volgen|leren)|willing to (?:learn|obtain|get)",
);
/** "Rijbewijs: bezig, examen 21 december": an exam on a day without a year is still to come. */
const nextExam = word(
  "(?:theorie)?exam(?:en)?,? (?:(?:is|staat|volgt|op|on) ){0,2}\\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|maart|mei|juni|juli|augustus|oktober)(?! (?:19|20)\\d\\d)",
);
/** Said behind a thing it is still to come; before it, it is what somebody did: "planned crews in …". */
const plannedBehind = word(
  "gepland|ingepland|planned|scheduled|(?:staat|staan) (?:nog )?op (?:de|mijn|het) (?:planning|programma|lijst\\p{L}*)|on (?:the|my) (?:to-?do )?(?:planning|list|agenda)",
);
/** What is under way. */
const underWay = word(
  "bezig|mee bezig|(?:volg|doe) (?:ik )?(?:nu )?de (?:avond)?(?:opleiding|cursus)|lopend|in opleiding|in (?:de )?aanvraag|aangevraagd|applied for|requested|application|pending|in progress|ongoing|studying|gestart|started|nummer volgt|wordt verwacht|expected|verwacht|nog niet (?:afgerond|binnen|behaald|ingeschreven)|leren uit|learning|aan het leren|lerend|\\d+ (?:van de|of the|out of|of) \\d+ (?:examens?|exams?|modules?|vakken|delen|parts)",
);
/** Who studies for a paper hasn't it yet. */
const student = word("student|studente|studeer|studeert|leerling|apprentice");
/** Said with a reserve: a little, seen, tried, under somebody's eye. */
const little = word(
  "basis|basiskennis|basic|basics|fundamentals|beginner|beginnend|beetje|een beetje|a bit(?: of)?|a little|enige kennis|some knowledge|eerste stappen|first steps|(?:mee)?gekeken|meekijken|meegelopen|meelopen(?: met)?|shadow(?:ed|ing)|onder (?:supervisie|begeleiding|toezicht)|op aanwijzing van|after agreement with|één keer(?! (?:per|om|in de|te))|eenmaal|once(?! (?:a|per|every|the))|under (?:\\p{L}+ )?(?:supervision|guidance|eye)|sat in on|meegelezen|gemiddeld(?=[\\s)]*(?:$|[,.;]))|occasionally|now and then|incidenteel|een paar keer|a few times|only with (?:the|a|my) \\p{L}+ in the room|(?:together )?with (?:a|my) (?:more )?(?:senior|experienced)|samen met een (?:ervaren|senior)|zelf geprobeerd|uitgeprobeerd|geprobeerd|tried|op mijn laptop|hobby(?:project)?|hobbymatig|niet meer dan dat|simple|oude|old|voorganger|nothing more|snuffelstage|snuffeldag|af en toe|nog niet op het werk|not (?:yet )?(?:at|for) work|samen met mijn (?:leermeester|(?:werk)?begeleider|mentor|duo|collega)|leermeester|together with my (?:mentor|supervisor)|kleine?|small|simpele|eenvoudige|kijk (?:ik )?(?:wel |soms )?mee|loop (?:ik )?mee|(?:weet|know) (?:wat het is|what it is)|(?:van )?gehoord van|heard of|voor (?:mijn )?(?:familie|vrienden|buren)|for (?:my )?(?:family|friends|neighbours)|watch(?:ed)? along|(?:nog|best|still|quite) (?:lastig|moeilijk|difficult|hard)|(?:gaat|lukt) (?:me )?nog niet",
);
const course = word(
  "cursus|course|online course|e-learning|workshop|training gevolgd|bijscholing|tutorial|bootcamp|minor|keuzevak|(?:halve|half an?|één|een|one|1|a) (?:dag|day)(?! (?:per|a|in de|each|every|week))|(?:one|two|three|\\d|twee|drie|een|één) (?:terms?|semesters?|blok(?:ken)?)|in my studies|tijdens (?:mijn|de) (?:studie|opleiding|stages?)|(?:during|on|in) (?:my|an|the) internships?|op (?:mijn )?stage|(?:op|van|uit) (?:de )?school|(?:at|in|from) (?:high )?school|in het practicum|practicum|practicals",
);

/** Longer finds are deeds, not names. */
const LONGEST_NAME = 30;
const atSchool = word("op (?:mijn )?stage|op school|at school|in het practicum");

/** Letters of a list behind a colon. */
const LIST = 160;
/** "UX certificate (online): Figma, usability tests": what a course's colon opens was learnt there. */
const inCourse =
  /(?<!\p{L})(?:(?:online|basis|basic)[ -]?(?:course|cursus|certificate)|bootcamp|cursus(?:sen)?|courses?|certificate \(online\))(?!\p{L})[^:.;\n]{0,30}:[^:.;\n]*$/iu;

/** "Some Empower" is a little of it; "some twenty bids" counts. */
const some = /(?<!\p{L})(?:some|wat)\s(?!of\s)$/iu;

/** "Minder sterk: nauwkeurigheid": what somebody names as their weak side. */
const weak =
  /(?<!\p{L})(?:minder sterk|niet mijn sterkste kant|(?:kan|ken|doe|beheers) ik (?:nog )?niet(?= ?:)|(?:wat|dat) ik (?:nog )?niet kan|I (?:can't|cannot|can not)(?: do)? yet(?= ?:)|nog te leren|still to learn|zwakke? (?:punt(?:en)?|kant(?:en)?|plek(?:ken)?)|valkuil(?:en)?|ontwikkelpunt(?:en)?|less strong|weak(?:ness(?:es)?| (?:points?|spots?|sides?))|not my (?:strong|strongest) (?:suit|point|side))(?!\p{L})[^.;\n]{0,40}$/iu;
/** A line of what somebody likes to do: no work, though some of it may be of use. */
const pastime = /^(?:hobby(?:'?s)?|hobbies|interests?|interesses?|vrije tijd|in (?:mijn vrije|my (?:spare|free)) t(?:ijd|ime))(?!\p{L})/iu;

/** The part of a passage that speaks about a find: the clause, and what brackets behind it say. */
function around(text: string, found: Span, passage: Span): { before: string; behind: string } {
  const before = text.slice(Math.max(passage.start, found.start - BEFORE), found.start);
  const behind = text.slice(found.end, Math.min(passage.end, found.end + BEHIND));
  return {
    before: before.slice(Math.max(before.lastIndexOf(";"), before.lastIndexOf("|"), before.lastIndexOf("•"), before.lastIndexOf(". ")) + 1),
    behind: behind.split(/[;|•]|\. /)[0] ?? "",
  };
}

/** The item of a list that a find is: from the comma before it to the one behind it, brackets kept whole. */
function itemOf(before: string, behind: string): string {
  const start = Math.max(before.lastIndexOf(","), before.lastIndexOf(":"));
  const end = /,(?![^(]*\))/.exec(behind)?.index ?? behind.length;
  // Of what brackets list, only the first thing is said of what stands before them: "Excel (pivot tables, a little VBA)".
  return `${before.slice(start + 1)} ${behind.slice(0, end).replace(/(\([^(),]*),[^()]*\)/g, "$1)")}`.replace(/ {2,}/g, " ");
}

/**
 * How far somebody is with what stands at a place: has it, learns it (under way, a little, from a course alone), wants it, had it
 * (expired), or says that it isn't there. `paper`: a certificate or licence, which a course leads to rather than away from, and which
 * has run out where it was valid until a month before `as_of` (YYYY-MM-DD).
 */
export function standingOf(text: string, found: Span, passage: Span, paper = false, as_of: string | null = null): Polarity {
  if (isDenied(text, found, passage)) return "denies";
  const { before, behind } = around(text, found, passage);
  if (deniedBehind.test(behind) || refusedBehind.test(behind) || weak.test(before) || feared.test(before)) return "denies";
  const item = itemOf(before, behind);
  if (expired.test(item) || (!paper && (noLonger.test(item) || noLonger.test(behind) || isLongAgo(behind, as_of)))) return "had";
  // "Diploma, gestart in september", "licence, expired in May": what follows is still of this paper, as long as it names no other.
  const next = paper ? (/^[^\p{Lu};|•]{0,90}/u.exec(behind)?.[0] ?? "") : "";
  if (isWished(text, found, passage) || planned.test(item) || plannedBehind.test(itemOf("", behind)) || nextExam.test(next)) return "wants";
  if (underWay.test(item)) return "learns";
  if (paper) {
    if (allExpired.test(text.slice(passage.start, passage.end)) || expired.test(next) || (as_of && hasRunOut(behind, as_of))) return "had";
    if (planned.test(next) || plannedBehind.test(next)) return "wants";
    return underWay.test(next) || student.test(item) ? "learns" : "has";
  }
  // What was done may be told in a stretch of its own: what stands inside it speaks of it, too.
  const inside = found.end - found.start > LONGEST_NAME ? text.slice(found.start, found.end) : "";
  if (
    little.test(item) ||
    course.test(item) ||
    atSchool.test(inside) ||
    some.test(before) ||
    inCourse.test(text.slice(Math.max(passage.start, found.start - LIST), found.start))
  )
    return "learns";
  return pastime.test(text.slice(passage.start, found.start)) ? "learns" : "has";
}

/** The same, or `untold`: said of others, of whoever reads it, or of what was not taken, so that it says nothing of the person. */
export const toldOf = (text: string, found: Span, passage: Span, paper = false, as_of: string | null = null): Polarity | "untold" =>
  !deniedBehind.test(around(text, found, passage).behind) && isOfOthers(text, found, passage, paper)
    ? "untold"
    : standingOf(text, found, passage, paper, as_of);

/** Said of a whole list of papers. */
const allExpired = word("all (?:of them )?(?:have )?expired|all lapsed|alle(?:maal|n)? verlopen");
const monthNames = ["jan", "feb", "m(?:aa)?r", "apr", "me?i|may", "jun", "jul", "aug", "sep", "o[ck]t", "nov", "dec"];
const validUntil = new RegExp(
  `^[^;|•]{0,30}?(?<!\\p{L})(?:valid|geldig|expir\\p{L}*|verloopt|until|till|tot|t/m|through)(?!\\p{L})[^\\d;|]{0,16}?(?:\\d{1,2}[-/. ])?(?:(\\d{1,2})[-/.]|(${monthNames.map((name) => `(?:${name})`).join("|")})\\p{L}*\\.? )?(20\\d{2})(?!\\d)`,
  "iu",
);

/** "Geldig tot mei 2024": was a paper valid until a month before this day? A bare year is valid to its end. */
function hasRunOut(behind: string, as_of: string): boolean {
  const [, figure, name, year] = validUntil.exec(behind) ?? [];
  if (!year) return false;
  const named = name ? monthNames.findIndex((one) => new RegExp(`^(?:${one})`, "iu").test(name)) + 1 : 12;
  const month = figure && Number(figure) <= 12 ? Number(figure) : named;
  return `${year}-${String(month).padStart(2, "0")}` < as_of.slice(0, 7);
}

const lowRating =
  /^\s*[:(–-]?\s*(?:basis(?:kennis|niveau)?|basic(?: level| knowledge)?|beginner|(?:een )?beetje|a (?:little|bit)|matig|enigszins)(?!\p{L})/iu;

/** Does somebody rate themselves low right behind a name: "Docker (basis)"? That goes before every mention of it elsewhere. */
export const isRatedLow = (text: string, found: Span): boolean => lowRating.test(text.slice(found.end, found.end + 24));

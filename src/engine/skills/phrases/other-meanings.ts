import { ambiguousSpellings } from "#engine/data/tables.ts";
import { isFirstName } from "#engine/words/first-names.ts";
import { told } from "#engine/words/told/words.ts";
import { townOf } from "../places/places.ts";
import { roleNamed } from "../titles.ts";
import { tokensOf } from "../tokens.ts";
import { everydayUses } from "./everyday-uses.ts";
import { isListItem } from "./phrases.ts";

/** What a spelling may mean besides the thing: an ordinary word, another name, or letters for something else. */
type OtherMeaning = "word" | "name" | "abbreviation";

const keyOf = (spelling: string) => tokensOf(spelling).keys.join(" ");
/** A spelling that may mean several things has a row for each; the last one counts. */
const otherMeanings = new Map(ambiguousSpellings().map(({ spelling, meaning }) => [keyOf(spelling), meaning as OtherMeaning]));

const everyday = new Map(
  Object.entries(everydayUses).map(([word, { before, behind, small, smallBehind }]) => {
    const ends = (source: string | undefined) => (source ? new RegExp(`(?<!\\p{L})(?:${source})$`, "iu") : null);
    const begins = (source: string | undefined) => (source ? new RegExp(`^(?:${source})`, "iu") : null);
    return [word, { before: ends(before), small: ends(small), behind: begins(behind), smallBehind: begins(smallBehind) }] as const;
  }),
);
/** Characters beside a word that tell which one it is. */
const BESIDE = 40;

/** "Spring 2028", "react quickly": is the word of everyday meant, whatever name the lexicon has for it? */
export function isEveryday(text: string, start: number, end: number): boolean {
  const here = text.slice(start, end);
  const use = everyday.get(here.toLowerCase());
  if (!use) return false;
  const before = text.slice(Math.max(0, start - BESIDE), start);
  const behind = text.slice(end, end + BESIDE);
  if (use.before?.test(before) || use.behind?.test(behind)) return true;
  return here === here.toLowerCase() && ((use.small?.test(before) ?? false) || (use.smallBehind?.test(behind) ?? false));
}

/** "A spark", "our hive", "the word": a noun of everyday, in small letters behind an article, with nothing that it could belong to behind it. */
export function isPlainNoun(text: string, start: number, end: number): boolean {
  const here = text.slice(start, end);
  return (
    /^\p{Ll}{3,}$/u.test(here) &&
    here !== "excel" &&
    otherMeanings.get(keyOf(here)) === "word" &&
    article.test(text.slice(Math.max(0, start - BESIDE), start)) &&
    nothingOfIt.test(text.slice(end, end + BESIDE))
  );
}
const article =
  /(?<!\p{L})(?:an?|the|our|your|their|my|this|that|each|every|any|no|een|de|het|ons|onze|je|jouw|hun|mijn|geen|elke|iedere|dit|deze) $/iu;
const nothingOfIt =
  /^(?:[.,;:!?\n)]|$| (?:of|in|on|for|to|and|or|with|that|which|who|when|is|are|was|at|en|op|voor|van|die|dat|met|te|om|als|bij|naar)(?!\p{L}))/iu;

/** Where a name of the lexicon stands in a text. */
interface Mention {
  start: number;
  end: number;
  /** As the lexicon writes it. */
  name: string;
  /** All that the lexicon calls it, in small letters. */
  spellings: readonly string[];
  /** A certificate or licence. */
  isPaper: boolean;
  /** A product, a standard, a law or a paper. */
  isProper: boolean;
}

/** Before and behind a mention: what is told in the same sentence. */
const AROUND = 70;
const sentenceBefore = (text: string, start: number): string =>
  text
    .slice(Math.max(0, start - AROUND), start)
    .split(/[\n.;!?•|]\s*/)
    .at(-1) ?? "";

/** Somebody is, or does something for, what follows: a club, a school, a firm. */
const ofOrganisation =
  /(?<!\p{L})(?:at|bij|(?:at|bij|for|voor)(?: \p{L}+)?? \p{L}{0,20}(?:kantoor|bureau|bedrijf|firma|firm|agency|company|bank|club|school|stichting)|(?:(?:ere|ex-?)?(?:lid|leden)|members?|volunteer(?:s|ed|ing)?|vrijwilliger(?:swerk)?|treasurer|penningmeester|secretar(?:y|is)|chair(?:ed|man|woman|person)?|voorzitter|founder|oprichter|medeoprichter|co-?founder|board|bestuurslid|coach|trainer|speler|player|captain|minutes|studio|committee|pupil|student|leerling|docent|leerkracht|teacher|taught|interviewer|presenter|presented|presenteerde|raised funds|ritten gereden|toernooi|tournament|club|school|stichting|vereniging|association|society)(?: \p{L}+){0,3}? (?:of|van|at|bij|for|voor|op|in))\s+(?:the |de |het |een |a )?$/iu;
/** A number, a code or a plate: "order MCSE-7712". */
const ofCode =
  /(?<!\p{L})(?:called|codes?|coded|genaamd|grid|plate|kenteken|keuringsnummer|nummers?|numbers?|numbered|orders?|bestelling|factuur|invoice|parcel|container|cargo|tickets?|shipment|plates|labell?ed|letters|marked|vlucht|flight|route|lijn|line|type|model|zender|crate)\s+(?:the |de |het |een |a )?["'‘“]?(?:\p{Lu}*\d+ )?$|(?<!\p{L})(?:\p{Lu}{2}|\d{1,3})-$/iu;
const numberBehind = /^(?:-(?!(?:19\d|20[0-3])\d(?!\d))\d{2,}|-\d(?!\d)| (?!(?:19\d|20[0-3])\d(?!\d))\d{3,})(?![\p{L}.])/u;

/** "OSCP, the Old Saints Cricket Pavilion": words in capitals whose initials are the letters. */
function isSpelledOutOtherwise(text: string, { start, end, spellings }: Mention): boolean {
  const letters = [...text.slice(start, end).toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
  if (letters.length < 3 || letters.length > 7) return false;
  const behind = /^["'’”]?\s*[,:=(–-]{0,2}\s*\(?["'‘“]?((?:(?:the|de|het|a|an|een|een)\s+)?[^,;.()\n]{5,90})/iu.exec(
    text.slice(end, end + 100),
  )?.[1];
  const before = /([^,;.()\n]{5,90})\s*\(\s*$/u.exec(text.slice(Math.max(0, start - 100), start))?.[1];
  return [behind, before].some((words) => {
    if (!words) return false;
    const initials = (words.match(/\p{L}[\p{L}’']*/gu) ?? []).map((word) => word.toLowerCase());
    return spells(initials, letters, words === before) && !spellings.some((one) => words.toLowerCase().includes(one) && one.includes(" "));
  });
}

/** "CMS, a music school", "AWB, een wandelclub": what it is, behind the comma. */
const asOrganisation =
  /^,? \(?(?:a|an|the|een|de|het) (?:[\p{L}’'-]+ ){0,3}?\p{L}*(?:school|club|shop|winkel|hotel|choir|koor|band|orkest|orchestra|vereniging|stichting|museum|theat(?:er|re)|charity|church|kerk|restaurant|caf[eé]|association|society|festival|airline|airport|luchthaven|university|universiteit|revue|spa|island|eiland)(?!\p{L})/u;
/** "SAS, Scandinavian Airlines", "CMS, de Centers for …": capitals behind the comma tell whose letters they are. */
function isSaidOfOther(text: string, { start, end, spellings }: Mention): boolean {
  if (asOrganisation.test(text.slice(end, end + 80))) return true;
  if (!/^\p{Lu}{2,6}$/u.test(text.slice(start, end))) return false;
  const [, article = "", words = ""] =
    /^, (the |de |het )?(\p{Lu}\p{Ll}+(?:(?: (?:\p{Ll}{2,3}|\p{Lu}\p{Ll}+)){0,4} \p{Lu}\p{Ll}+)?)/u.exec(text.slice(end, end + 100)) ?? [];
  if (
    words === "" ||
    spellings.some((one) =>
      words
        .toLowerCase()
        .split(" ")
        .some((word) => word.length > 3 && one.includes(word)),
    )
  )
    return false;
  const isBegun =
    words.includes(" ") &&
    words.charAt(0) === text.charAt(start) &&
    !/^[^.;\n]{0,100},/.test(text.slice(end + 2 + words.length, end + 100));
  return article !== "" || isBegun;
}

/** Small words between, whose initials don't count. */
const small = new Set("the of and for a an in on to with de het van en voor der den een tot met".split(" "));

/** Do words' initials give the letters, from the first word on (or up to the last one)? */
function spells(words: string[], letters: string[], isBefore: boolean): boolean {
  const matches = (some: string[]) => {
    let at = 0;
    for (const word of some) {
      if (word.startsWith(letters[at] ?? "\0")) at += 1;
      else if (!small.has(word)) return at === letters.length;
      if (at === letters.length) return true;
    }
    return false;
  };
  if (!isBefore)
    return matches(words[0] !== undefined && small.has(words[0]) && !words[0].startsWith(letters[0] ?? "\0") ? words.slice(1) : words);
  return words.some((_, from) => matches(words.slice(from)));
}

/** "Monte Carlo", "Opel Corsa", "Ann Arbor", "Yuki Cherry": a part of a longer name. */
const partOfName = (text: string, { start, end }: Mention): boolean =>
  /(?<![.!?:•\n]\s{0,3})(?<=\s)\p{Lu}[\p{L}.'’-]* $/u.test(text.slice(Math.max(0, start - 30), start)) ||
  /^[ -]\p{Lu}\p{Ll}/u.test(text.slice(end, end + 3));
/** "Java, Indonesia", "Elisa and Tom", "Claas en Inge". */
const besideNames = /^(?: (?:and|en|&) \p{Lu}\p{Ll}+|, \p{Lu}\p{Ll}+)(?!\p{L})/u;

const madeWith =
  /(?<!\p{L})(?:wrote|writes?|writing|written|buil[dt]s?|building|develop\p{L}*|code[ds]?|coding|program\p{L}*|script\p{L}*|implement\p{L}*|configur\p{L}*|administ\p{L}*|maintain\p{L}*|migrat\p{L}*|deploy\p{L}*|integrat\p{L}*|automat\p{L}*|analy[sz]\p{L}*|report\p{L}*|schreef|schrijven|geschreven|bouw\p{L}*|gebouwd|ontwikkel\p{L}*|programmeer\p{L}*|beheer\p{L}*|configureer\p{L}*|gemaakt|rapport\p{L}*|book(?:ed|ing)|boek\p{L}*|process(?:ed|ing)|verwerk\p{L}*|registered|registreer\p{L}*|geregistreerd|planned|planning|gepland|draw(?:n|ing)?|teken\p{L}*|getekend|set(?:ting)? up|opgezet|ran|running|dashboards?|modell?ed|modelling|rendered)(?: (?!(?:at|bij|of|van|about|over|against|like)(?!\p{L}))[\p{L}-]+){0,4}? (?:(?:in|with|using|via|by|met|op|on|to|from|naar|van) )?$|(?<!\p{L})(?:wrote|schreef|used?|using|gebruik\p{L}*|certified|gecertificeerd|learn(?:ed|t|s)?|leerde|geleerd|knows?|ken|kent|beheers\p{L}*|mastered|introduced|ingevoerd)(?: (?:daily|dagelijks|often|vaak|mostly|vooral|also|ook))? $/iu;
const knowing =
  /(?<!\p{L})(?:years?|jaar|experience|experienced|ervaring|ervaren|knowledge|kennis|proficient|proficiency|vaardig|familiar|bekend|skilled|skills|expert|trained|getraind|geschoold|cursus|course|training|certificate|certificaat|gewerkt|ms|microsoft|language|taal|programs?|programma|software|pakket|system|systeem|tool|framework|platform|database)(?: (?:with|met|of|van|in|using|as|als|like|zoals|the|de|het)){0,2}:? $/iu;

/** What follows says that it is the thing: "Java-ontwikkelaar", "Ruby developer", "Bash scripts". */
const asThing =
  /^[ -](?:components?|componenten|apps?|native|developers?|ontwikkelaars?|ontwikkeling|programmeurs?|programmers?|programming|engineers?|consultants?|specialist\p{L}*|beheer\p{L}*|administrat\p{L}*|scripts?|scripting|code|services?|framework|library|api|apis|skills|vaardigheden|kennis|knowledge|ervaring|experience|certifi\p{L}*|software|database|queries|query's|pipelines?|packages?|plugins?|modules?|tests?|user|gebruiker|(?:heb|ken|gebruik|gebruikte|beheers) ik|systeem|system|programs?|programma[’']s|reports?|rapporten|boards?|forms?|screens?|V\d|licence|license|diploma|training|cursus|course|nummer|registratie|registration)(?!\p{L})/iu;
/** "Senior Java Developer", "Lead Ruby Engineer": the thing that a profession is in, with nothing but a rank or a kind before it. */
const inTitle =
  /^[ -](?:developers?|ontwikkelaars?|programmeurs?|programmers?|engineers?|consultants?|specialist\p{L}*|architect\p{L}*|beheerders?|administrators?|testers?|analist|analyst|expert|coder|(?:team)?lead|teamleider)(?!\p{L})/iu;
const ofRank =
  /(?:^|[,:(/–—-])\s*(?:(?:senior|sr\.?|medior|junior|jr\.?|lead|principal|staff|chief|head|intern|trainee|freelance|certified|gecertificeerd|ervaren|experienced|full[ -]?stack|back-?end|front-?end|software|web|cloud|mobile|als|as an?)\s+)*$/iu;
/** What follows tells of a course in it: "Excel voor managers (1 dag)", "Python for engineers, e-learning". */
const asCourse =
  /^[^.;|\n]{0,40}(?:(?<!\p{L})(?:e-learning|cursus|course|training|workshop|bootcamp)(?!\p{L})|\((?:\d+|een|één|one|a|half a|een halve) (?:days?|dag(?:en)?|hours?|uur)\))/iu;
/** Said of a paper in the sentence that it stands in. */
const asPaper =
  /(?<!\p{L})(?:certifica\p{L}*|certified|gecertificeerd|diploma\p{L}*|geldig|valid|behaald|gehaald|obtained|passed|holder|houder|in (?:het )?bezit|registr\p{L}*|geregistreerd|ingeschreven|bevoegd\p{L}*|licen[cs]e\p{L}*|expire[sd]?|verlopen|verloopt|renewed|hernieuwd|exam(?:en)?|training|cursus|course|alleen gezien|halen|haal|haalde|heb|have|geen|no|nog niet|not yet)(?!\p{L})|(?<!\d)(?:19|20)\d\d(?!\d)/iu;
/** Letters alone: a club, a country and a product may bear the same. */
const fewLetters = /^(?:[\p{Lu}\d&]{2,5}|\p{Lu}#)$/u;
/** What follows is used: "with Docker", "via Salesforce". */
const through = /(?<!\p{L})(?:with|using|via|met|middels|between|tussen|consultant in|specialist in|on top of) $/iu;
/** What follows is where something is done or kept. */
const within = /\p{L}\S* (?:in|into|via|through|uit|using|inside) $/iu;
/** The sentence ends, or goes on with what it was done for, when or beside what; no apposition, no part of a longer name. */
const goesOn =
  /^(?:[.;:!?\n]|$|\)|, (?!(?:the|de|het|een|an?) )\p{Ll}| (?:for|and|but|at|on|to|with|from|by|before|after|during|when|while|every|each|per|since|daily|weekly|monthly|so|or|voor|en|maar|bij|op|om|met|naar|tijdens|toen|terwijl|elke|iedere|dagelijks|wekelijks|sinds|zodat|as|als)(?!\p{L})| (?:in|of)(?! \p{Lu})(?!\p{L}))/u;
/** As the lexicon writes it, or all in capitals: "Altea" isn't Altéa. */
const isWritten = (here: string, { name, spellings }: Mention) => name.includes(here) || spellings.includes(here.toLowerCase());
const isPlace = (here: string) => !/^\p{Lu}+$/u.test(here) && (townOf(here) !== null || places.has(here.toLowerCase()));
/** Islands, states and towns elsewhere. */
const places = new Set(["java", "lombok", "manhattan", "delphi", "omaha"]);

/** "Our team ran Docker." */
const deedBefore = new RegExp(`(?<!\\p{L})(?:${told.deed}) $`, "iu");

/** What follows is where something is done, or what it is done to: "on Docker", "from Oracle". */
const inOrOn = /(?<!\p{L})(?:in|on|op|to|from|naar|van|of|through|and|en|or) $/iu;

/** "Extreme relay finals (XRF)", "UMass Lowell (UML)": do the letters end as the words before them begin? */
function areLast(before: string, letters: string): boolean {
  const words = (before.match(/\p{L}[\p{L}’']*/gu) ?? []).slice(-4).map((word) => word.charAt(0).toLowerCase());
  const own = letters.toLowerCase();
  if (own.length < 3 || words.at(-1) !== own.at(-1)) return false;
  return words.slice(0, -1).includes(own.charAt(0)) || words.at(-2) === own.at(-2);
}

/** "Kept CAD (Canadian dollar) accounts", "the Buurtvereniging Het Hoekje (BVH)": brackets tell what the letters stand for. */
function standsForOther(text: string, { start, end, spellings }: Mention): boolean {
  const here = text.slice(start, end);
  if (!/\p{Lu}{2}/u.test(here)) return false;
  const inBrackets = /^[’'s]{0,2},? \(?["'‘]?([^()\n]{4,90})/u.exec(text.slice(end, end + 95))?.[1];
  const isBracketed = text[start - 1] === "(" && text[end] === ")";
  const before = isBracketed ? text.slice(Math.max(0, start - 80), start - 1) : "";
  const isKnown = (words: string) => spellings.some((one) => one.length > here.length && words.toLowerCase().includes(one));
  if (isBracketed)
    return (
      (new RegExp(`(?<!\\p{L})${RegExp.escape(here.charAt(0))}\\p{Ll}`, "u").test(before) || areLast(before, here)) && !isKnown(before)
    );
  const isOpened = text.slice(end, end + 3).includes("(");
  const isFirstSame = inBrackets !== undefined && inBrackets.charAt(0).toLowerCase() === here.charAt(0).toLowerCase();
  // "SQL (select, join)", "VCA (verlopen in 2025)": a list or a date stands for no letters.
  return isOpened && isFirstSame && !/[,\d]/.test(inBrackets) && !isKnown(inBrackets);
}

/**
 * What a name of the lexicon means where it stands: the thing, something else (a club with the same letters, the code of an order, a
 * colleague, a word of everyday), or either, as nothing around it tells: `hardly` where it is more likely a word or somebody's name.
 */
export function meaningOf(text: string, mention: Mention): "thing" | "other" | "either" | "hardly" {
  const { start, end, isPaper, spellings } = mention;
  const here = text.slice(start, end);
  const before = sentenceBefore(text, start);
  const behind = text.slice(end, end + AROUND);
  if (numberBehind.test(behind) || ofCode.test(before)) return "other";
  if (isSpelledOutOtherwise(text, mention) || standsForOther(text, mention) || isSaidOfOther(text, mention)) return "other";
  if (/\p{Lu}{2}/u.test(here) && ofOrganisation.test(before)) return "other";
  if (!mention.isProper) return "thing";
  if (isPluralOf(here, spellings)) return "other";
  const others = fewLetters.test(here)
    ? "abbreviation"
    : isInSmallLetters(here, mention)
      ? "word"
      : (otherMeanings.get(keyOf(here)) ?? (isTitleOf(here, mention) || isFirstName(here) ? "name" : null));
  if (isJobTitle(text, start, end)) return "other";
  if (others && /\p{L}-$/u.test(before)) return "either";
  const isSmall = isInSmallLetters(here, mention) && (otherMeanings.has(keyOf(here)) || mention.name.toLowerCase().includes(here));
  const doubt = isFirstName(here) || besideNames.test(behind) || isSmall ? "hardly" : "either";
  const isPartOfName = /^\p{Lu}\p{Ll}/u.test(here) && (partOfName(text, mention) || besideNames.test(behind));
  if (others === "name" && isPartOfName && inTitle.test(behind) && ofRank.test(before)) return "thing";
  if (others === "name" && isPartOfName) return doubt;
  const isListed = isListItem(text, start, end) && !((/^\p{Ll}+$/u.test(here) || isTitleOf(here, mention)) && isGloss(text, start, end));
  if (!others || isListed || knowing.test(before) || asThing.test(behind) || asCourse.test(behind)) return "thing";
  const isCapital = /\p{Lu}/u.test(here);
  if (isPartOfName) return doubt;
  if (isPaper && asPaper.test(`${before} ${behind.split(/[\n;!?•|]|\.\s/)[0] ?? ""}`)) return "thing";
  if (isCapital && madeWith.test(before)) return "thing";
  if (
    (isCapital || others !== "word") &&
    through.test(before) &&
    !/^ (?:to|naar) \p{Lu}\p{Ll}/u.test(behind) &&
    !(others === "name" && isFirstName(here))
  )
    return "thing";
  // "Departure control in SITA.", "kept stock in SAP for the ward": where something is done or goes, in a sentence that tells no more of it.
  if (isCapital && isWritten(here, mention) && within.test(before) && goesOn.test(behind) && !isPlace(here)) return "thing";
  return isCapital && others === "word" && (inOrOn.test(before) || deedBefore.test(before)) ? "thing" : doubt;
}

/** Is a name that the lexicon doesn't know meant where it stands: no first name of somebody, no word in small letters within a sentence? */
export function isNameMeant(text: string, span: { start: number; end: number }): boolean {
  const name = text.slice(span.start, span.end);
  const meaning = meaningOf(text, { ...span, name, spellings: [name.toLowerCase()], isPaper: false, isProper: true });
  return meaning === "thing" || (meaning !== "other" && fewLetters.test(name));
}

/** "Welded (in England: braze)": a word in brackets that says what another is called. */
const isGloss = (text: string, start: number, end: number) =>
  text[end] === ")" && /\([^(),]{0,30}$/.test(text.slice(Math.max(0, start - 31), start));

/** "Postman", or "Postman, Royal Mail, 2010 - 2012": a title, or a line that begins with what somebody was. */
function isJobTitle(text: string, start: number, end: number): boolean {
  const line = /^[^\n]{0,120}/.exec(text.slice(end))?.[0] ?? "";
  const isFirst = /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 20), start));
  return isFirst && (end - start === text.length || periodIn.test(line)) && roleNamed(text.slice(start, end)) !== null;
}
const periodIn = /(?<!\d)(?:19|20)\d\d ?(?:[-–—]|to |tot |until |t\/m )/i;

/** Names have no plural: "flasks" are none of Flask, "asanas" none of Asana. */
const isPluralOf = (here: string, spellings: readonly string[]) => /^\p{L}+?['’]?s$/u.test(here) && !spellings.includes(here.toLowerCase());
/** "Catia" may be a colleague, where the name is CATIA. */
const isTitleOf = (here: string, { name }: Mention) => /^\p{Lu}{3,}$/u.test(name) && here !== name && /\p{Lu}/u.test(here);
/** "Azure skies" are no Azure, where the name has a capital: a word of everyday may be the same. */
const isInSmallLetters = (here: string, { spellings }: Mention) => /^\p{Ll}{3,}$/u.test(here) && spellings.includes(here);

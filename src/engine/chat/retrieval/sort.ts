import { findSpoken } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPlaces, isKnownTown } from "#engine/skills/places/places.ts";

/** What kind of thing would answer a question. */
export type Sort = "yes_no" | "who" | "when" | "time" | "how_long" | "how_many" | "money" | "where" | "why" | "weekday" | "tool" | "what";

const b = "(?<!\\p{L})";
const e = "(?!\\p{L})";
const words = (pattern: string) => new RegExp(`${b}(?:${pattern})${e}`, "iu");

/** In this order: "tot wanneer" goes before "wat", "hoeveel jaar" before "hoeveel". */
const sorts: [Sort, RegExp][] = [
  ["weekday", words("(?:which|what) (?:week)?days?|welke (?:werk)?dag(?:en)?")],
  [
    "tool",
    new RegExp(
      `${b}(?:which|what|welke?|wat voor|what kind of)(?: \\p{L}+){0,2}? \\p{L}*(?:pakket(?:ten)?|pakketen|programma(?:['’]?s)?|syste(?:em|men)|software|tools?|applicaties?|systems?|packages?|programs?|programmes?|platforms?|apps?)${e}`,
      "iu",
    ),
  ],
  ["time", words("what time|how late|hoe laat|tot hoe laat|which hours")],
  ["why", words("why|how come|waarom|waardoor|reden|reason")],
  [
    "how_long",
    words(
      "how long|for how many (?:years|months)|how many (?:years|months|yrs)|number of years|hoe ?lang|hoeveel (?:jaar|jaren|jr|maanden|weken)|aantal (?:jaar|jaren|maanden)",
    ),
  ],
  [
    "when",
    words(
      "when|since what|(?:which|what|in what) (?:year|month|date|day)|until what|how soon|per wanneer|wanneer|(?:welk|welke|wat voor) (?:jaar|datum|maand)|welk jaar|hoe snel (?:kan|kun|zou|is|beschikbaar|inzetbaar)|startdatum|closing date|deadline",
    ),
  ],
  ["where", /(?<!\p{L})(?:for|with) whom .{0,30}(?:work|did)|at which|bij wie .{0,20}(?:deed|werkt|gewerkt|leerde)|bij welke?(?!\p{L})/iu],
  [
    "who",
    words(
      "who|whom|whose|wie|hoe heet|hoe heten|what is the name|wat is de naam|name of the|last name|surname|full name|achternaam|volledige naam",
    ),
  ],
  // "Hoeveel punten kun je verdienen?" counts points.
  [
    "how_many",
    words("how many(?! (?:euros?|dollars?|pounds?)(?!\\p{L}))|hoeveel (?!kost|verdien|betal|vraag|vrag|mag|geld)\\p{L}+(?:en|s)(?= )"),
  ],
  [
    "money",
    words(
      "salar\\p{L}*|earns?|paid|pay|verdien\\p{L}*|uurtarief|tarief|hoeveel .{0,20}betal\\p{L}+|what .{0,20}cost|budget|loon|schuift|(?:what|wat|how much|hoeveel) (?:does |do |would )?(?:\\p{L}+ ){0,2}(?:asks?|charges?|vraagt|rekent|kost|vangt|toucheert) (?:\\p{L}+ ){0,3}per (?:uur|hour|dag|day|maand|month|jaar|year)|(?:hourly|daily|day) rate",
    ),
  ],
  [
    "how_many",
    words(
      "how (?:many|much|big|large|often|far|high|old|cold|warm|hot|heavy|tall|fast)|what (?:size|percentage|number)|hoeveel|aantal|hoe (?:groot|vaak|ver|zwaar|hoog|veel|koud|warm|snel|lang)|welk (?:nummer|cijfer|percentage)|number of|what number",
    ),
  ],
  [
    "where",
    words(
      "where|waar(?! (?:om|voor|mee))|(?:which|what) (?:town|city|village|place|country)|(?:in )?welke? (?:plaats|stad|dorp|land|gemeente)",
    ),
  ],
];
const asksThing = words("what|which|wat|welke?|waarmee|waarvan|how|hoe|noem|name|list|tell|vertel|geef");
const opensWithVerb =
  /^\s*(?:and |en |but |maar |so |dus |ok |oke )?(?:does|do|did|is|are|was|were|has|have|had|can|could|will|would|should|may|must|isn't|doesn't|any|heeft|heb|hebben|had|hadden|is|zijn|was|waren|kan|kun|kunnen|mag|moet|wil|zou|kent|weet|doet|deed|werkt|werkte|woont|spreekt|zit|zat|staat|voldoet|past|haalt|krijg\p{L}*|gaat|komt|kom|ben|stelt|geeft|gaf|rijdt|studeert|lukt|durft|\p{Ll}{3,}t|\p{Ll}{3,}en(?= (?:ze|zij|we|wij|jullie|er|zulke|hun|die|deze)(?!\p{L})))(?!\p{L})/iu;
const tag = /(?:,|\s)(?:right|correct|of|hè|he|toch|no|true|yes|of niet|or not)\s*\??\s*$|(?<!\p{L})toch(?!\p{L})/iu;

/** "Is she a first or a second engineer?" asks which of them; "or not" doesn't. */
const chooses =
  /^\s*(?:is|was|does|did|has|heeft|werkt|wil|wants?|are|zijn) .*\s(?:or|of)\s(?!not(?!\p{L})|niet(?!\p{L})|more(?!\p{L})|meer(?!\p{L})|so(?!\p{L})|zo(?!\p{L})|ze(?!\p{L})|hij(?!\p{L})|er(?!\p{L})|anything|something|iets|any(?!\p{L})|similar|another|een ander|dat(?!\p{L})|dit(?!\p{L})|the(?!\p{L})|her(?!\p{L})|his(?!\p{L}))\p{L}+(?:\s\p{L}+)?\s*\?*$/iu;

export const isChoice = (question: string): boolean => chooses.test(question);

/** The sort of a question, as its words tell it. */
export function sortOf(question: string): Sort {
  if (isChoice(question)) return "what";
  if (/^\s*\p{Lu}\p{L}+ (?:al|already|reeds|nog|still|ook|also) /u.test(question)) return "yes_no";
  if (tag.test(question) && !/^\s*(?:wat|wie|waar|wanneer|hoe|what|who|where|when|how)(?!\p{L})/iu.test(question)) return "yes_no";
  for (const [sort, pattern] of sorts) {
    if (!pattern.test(question)) continue;
    // "Is ze beschikbaar wanneer …" and "does he earn" ask whether.
    if ((sort === "money" || sort === "where") && opensWithVerb.test(question) && !asksThing.test(question.split(/[\s,]+/u)[0] ?? ""))
      continue;
    return sort;
  }
  if (opensWithVerb.test(question) && !/^\s*(?:wat|welk|what|which|geef|vertel)/iu.test(question)) return "yes_no";
  return "what";
}

const howOften = words("how often|how frequently|how regularly|hoe vaak|hoe dikwijls|hoe regelmatig");
export const asksHowOften = (question: string): boolean => howOften.test(question);

const month =
  "jan(?:uar[iy])?|feb(?:ruar[iy])?|m(?:aa)?rt|mar(?:ch)?|apr(?:il)?|mei|may|jun[ei]?|jul[iy]?|aug(?:ust(?:us)?)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const holds: Partial<Record<Sort, RegExp>> = {
  time: /\d{1,2}[.:]\d{2}|\d{1,2}\s?(?:uur|u|h|o.clock|am|pm|a\.m|p\.m)(?!\p{L})/iu,
  when: new RegExp(
    `\\b(?:19|20)\\d{2}\\b|(?<!\\p{L})(?:${month})(?!\\p{L})|\\d{1,2}[-/.]\\d{1,2}|(?<!\\p{L})(?:immediately|direct|per direct|right away|asap|straight away|zo snel mogelijk|as soon as|meteen|next (?:month|year|week)|volgend(?:e)? (?:maand|jaar|week)|(?:week|weken|weeks|maand|maanden|months?|minuten|minutes)|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\\p{L})`,
    "iu",
  ),
  weekday:
    /(?<!\p{L})(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en|s)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend|doordeweeks|weekdays)(?!\p{L})|(?<!\p{L})(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat)\.?\s*(?:,|\/|&|\+|-|–|t\/m|tot|to|en|and)\s*(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun)(?!\p{L})/iu,
  how_long: /\d|(?<!\p{L})(?:jaar|jaren|years?|maand|maanden|months?|half|halfjaar|weken|weeks?|sinds|since)(?!\p{L})/iu,
  how_many:
    /\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|half|halve|honderd|hundred|dozen|tientallen|daily|dagelijks|wekelijks)(?!\p{L})/iu,
  money:
    /[€$£]\s?\d|\d[\d.,]*\s?(?:euro|eur|k\b|p\.?m|bruto|gross|per (?:uur|maand|hour|month|year|jaar))|\d{1,3}[.,]\d{3}|\d+(?:[.,]\d+)?\s?(?:m|mln|miljoen|million|k)\b|schaal|scale|marktconform|market rate/iu,
  who: /(?<!\p{L})\p{Lu}\p{Ll}+(?:[-' ](?:\p{Lu}\p{Ll}+|van|de|der|den|ter|te|ten|el|al|von))+|(?<!\p{L}|^)\p{Lu}\p{Ll}{2,}/u,
};

/** Words for what a tool is, apart from its name. */
export const isToolWord = (word: string): boolean =>
  /(?:pakket(?:ten)?|pakketen|programmas?|systeem|systemen|software|tools?|applicaties?|systems?|packages?|programm?e?s?|platforms?|apps?)$/u.test(
    word,
  );
const named =
  /(?:(?<!\p{L})(?:in|met|with|using|via|op|on)\s+|\(|(?:pakket(?:ten)?|programma[’']?s?|systeem|systemen|software|tools?|systems?|applicaties?)\s*[:(]?\s*|(?:[Rr]egistratie|[Dd]ossiers?|[Aa]dministratie|[Dd]ocumentation|[Rr]ecords|[Pp]lanning|[Bb]oekhouding|[Ss]ysteem|[Ss]ystemen|[Ss]ystems?|ECD|EPD|CRM|ERP|WMS|TMS|LIMS|CMS|HRIS|[Ss]oftware|[Tt]ools?|IT)\s*:\s*|\(\p{Lu}[\p{L}\d.]*, )(\p{Lu}[\p{L}\d.]*)/gu;
/** "EZTitles", "TenderNed": written as only a brand is. */
const branded = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}\p{Ll}{2,}|\p{Lu}?\p{Ll}+\d?\p{Lu}\p{Ll}+)(?![\p{L}\p{N}])/u;
const isDate = new RegExp(`^(?:${month})$`, "iu");
/** "We plan in Mapwise": a name behind such a word that is no place, month or language; or a skill that is a tool. */
const namesTool = (text: string): boolean =>
  branded.test(text) ||
  [...text.matchAll(named)].some(([whole, written = ""]) => {
    const name = written.replace(/\.$/, "");
    // "(Mobile)", "(Native)" are no names.
    if (whole.startsWith("(") && !/\p{Lu}.*\p{Lu}/u.test(name) && findSkills(name).length === 0) return false;
    return !isDate.test(name) && !isKnownTown(name) && findPlaces(name).length === 0 && findSpoken(name).length === 0;
  });

/** A year, a date or a telephone number counts nothing. */
const countless = new RegExp(
  `(?:(?:\\d{1,2}[ .]?)?(?<!\\p{L})(?:${month})\\.?\\s*)?\\b(?:19|20)\\d{2}\\b|\\b\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}|\\b\\d{1,2} (?:${month})(?!\\p{L})|\\+?\\d[\\d ()-]{8,}\\d|'\\d{2}(?!\\d)|(?<![\\p{L}\\p{N}])\\p{L}{1,3}\\d+(?![\\p{L}\\p{N}])`,
  "giu",
);

/** Does a text hold what would answer that sort of question? True where any text may. */
export const answersSort = (sort: Sort, text: string): boolean =>
  sort === "tool" ? namesTool(text) : (holds[sort]?.test(sort === "how_many" ? text.replace(countless, " ") : text) ?? true);

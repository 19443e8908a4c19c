import type { Language } from "#contract/fields.ts";
import { isCity, isCountry } from "#engine/cv/vocabulary.ts";
import { findPlaces, countryIn as placeCountry } from "#engine/skills/places.ts";
import { titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { infixes, isEverydayWord } from "./common-words.ts";

/** What an organisation is, in words that fit many: "logistics company" · "een logistiek bedrijf". */
interface Kind {
  en: string;
  nl: string;
  /** Dutch "het" words take adjectives without an e. */
  het?: boolean;
  words: RegExp;
}

const schools: Kind[] = [
  {
    en: "university of applied sciences",
    nl: "hogeschool",
    words:
      /hogeschool|applied sciences|fachhochschule|avans|fontys|saxion|hanze|inholland|windesheim|zuyd\b|\bhan\b|\bhva\b|\bhku\b|\bhbo\b/,
  },
  {
    en: "university",
    nl: "universiteit",
    words:
      /universi|\btu\b|\btue\b|\buva\b|\bvu\b|\brug\b|ku leuven|ugent|\bmit\b|\beth\b|epfl|polytech|politecnico|\bucl\b|\biit\b|hochschule|erasmus|wageningen/,
  },
  {
    en: "vocational college",
    nl: "mbo-school",
    words: /\broc\b|\bmbo\b|college|albeda|zadkine|deltion|graafschap|landstede|summa|noorderpoort/,
  },
  {
    en: "secondary school",
    nl: "middelbare school",
    words: /lyceum|gymnasium|atheneum|scholengemeenschap|high school|secondary|humaniora|\bhavo\b|\bvwo\b/,
  },
  {
    en: "training institute",
    nl: "opleidingsinstituut",
    het: true,
    words: /academ|bootcamp|training|opleiding|institu|udemy|coursera|\bloi\b|\bncoi\b|\bnha\b/,
  },
];
const anySchool: Kind = { en: "school", nl: "onderwijsinstelling", words: /./ };

const employers: Kind[] = [
  { en: "hospital", nl: "ziekenhuis", het: true, words: /hospital|ziekenhuis|\bumc|\bmc\b|\bmumc|gasthuis|kliniek|clinic/ },
  { en: "care organisation", nl: "zorgorganisatie", words: /zorg|care\b|\bggz\b|\bggd\b|verpleeg|hospice|welzijn|thuiszorg|kruis\b/ },
  { en: "municipality", nl: "gemeente", words: /gemeente|municipality|city council|city of/ },
  {
    en: "government organisation",
    nl: "overheidsorganisatie",
    words:
      /ministerie|ministry|provincie|waterschap|rijkswaterstaat|belastingdienst|\buwv\b|\bduo\b|\bkvk\b|politie|police|government|defensie|\bovj\b/,
  },
  {
    en: "insurer",
    nl: "verzekeraar",
    words: /insur|verzeker|assurant|achmea|aegon|nationale.?nederlanden|\basr\b|\ballianz|\bvgz\b|\bcz\b|menzis|interpolis/,
  },
  { en: "pension fund", nl: "pensioenfonds", het: true, words: /pensi/ },
  {
    en: "bank",
    nl: "bank",
    words: /bank\b|bancorp|\bing\b|\babn\b|amro|\bsns\b|\bbunq\b|triodos|barclays|\bhsbc\b|\bbnp\b|\bkbc\b|belfius/,
  },
  { en: "payments company", nl: "betaalbedrijf", het: true, words: /payment|betaal|adyen|mollie|stripe|paypal/ },
  {
    en: "logistics company",
    nl: "logistiek bedrijf",
    het: true,
    words: /logisti|transport|cargo|freight|shipping|expedit|koerier|courier|postnl|\bdhl\b|\bups\b|warehous|distributi|bezorg/,
  },
  { en: "construction company", nl: "bouwbedrijf", het: true, words: /bouw|construct|aannem|\bbam\b|heijmans|dura vermeer|volkerwessels/ },
  { en: "installation company", nl: "installatiebedrijf", het: true, words: /installat|elektrotech|loodgiet|klimaattech|\bhvac\b/ },
  {
    en: "energy company",
    nl: "energiebedrijf",
    het: true,
    words: /energ|eneco|vattenfall|essent|tennet|alliander|liander|stedin|enexis|shell|\boil\b|\bgas\b|solar|power/,
  },
  { en: "telecom company", nl: "telecombedrijf", het: true, words: /telecom|mobile|\bkpn\b|vodafone|ziggo|t-mobile|odido|telefon/ },
  {
    en: "retailer",
    nl: "winkelketen",
    words:
      /retail|supermar|winkel|\bstore|\bshop|albert heijn|ahold|jumbo|\blidl\b|\baldi\b|\bhema\b|bijenkorf|coolblue|\bbol\b|zalando|ikea|mode\b|fashion/,
  },
  { en: "law firm", nl: "advocatenkantoor", het: true, words: /advoca|\blaw\b|lawyers|notari|attorneys|legal/ },
  {
    en: "accountancy firm",
    nl: "accountantskantoor",
    het: true,
    words: /account|audit|deloitte|kpmg|\bpwc\b|ernst|\bey\b|administratiekantoor/,
  },
  {
    en: "staffing agency",
    nl: "uitzendbureau",
    het: true,
    words: /uitzend|staffing|recruit|detacher|randstad|tempo.?team|manpower|adecco|personeel/,
  },
  {
    en: "IT services company",
    nl: "IT-dienstverlener",
    words: /capgemini|accenture|infosys|wipro|\btcs\b|cognizant|atos|ordina|sogeti|\bcgi\b|centric|\bict\b|\bit\b|hosting|cloud/,
  },
  { en: "consultancy", nl: "adviesbureau", het: true, words: /consult|advies|advis|mckinsey|\bbcg\b/ },
  { en: "software company", nl: "softwarebedrijf", het: true, words: /software|saas|\bapps?\b|\bgames?\b|interactive|labs?\b/ },
  { en: "data company", nl: "databedrijf", het: true, words: /\bdata\b|analytics|intelligence/ },
  { en: "marketing agency", nl: "marketingbureau", het: true, words: /marketing|reclame|advertis|creative|communicati/ },
  { en: "media company", nl: "mediabedrijf", het: true, words: /media|press\b|news|krant|uitgever|publish|omroep|broadcast|studio/ },
  { en: "pharmaceutical company", nl: "farmaceutisch bedrijf", het: true, words: /pharma|farma|biotech|medicine/ },
  { en: "medical technology company", nl: "bedrijf in medische technologie", het: true, words: /medical|medtech|health/ },
  { en: "restaurant", nl: "restaurant", het: true, words: /restaurant|brasserie|bistro|eetcafe|\bcafe\b/ },
  { en: "hotel", nl: "hotel", het: true, words: /hotel|hostel/ },
  { en: "bakery", nl: "bakkerij", words: /bakker|bakery/ },
  { en: "cleaning company", nl: "schoonmaakbedrijf", het: true, words: /schoonmaak|cleaning/ },
  { en: "security company", nl: "beveiligingsbedrijf", het: true, words: /beveilig|security/ },
  { en: "childcare organisation", nl: "kinderopvangorganisatie", words: /kinderopvang|childcare|kindergarten|nursery/ },
  { en: "housing association", nl: "woningcorporatie", words: /woning|wonen|housing/ },
  { en: "estate agency", nl: "makelaarskantoor", het: true, words: /makela|real estate|vastgoed/ },
  { en: "airline", nl: "luchtvaartmaatschappij", words: /airline|airways|\bklm\b|transavia|lufthansa/ },
  { en: "car company", nl: "autobedrijf", het: true, words: /automoti|motors|garage|\bauto\b|autobedrijf|\bbmw\b|volvo|tesla|\bdaf\b/ },
  {
    en: "food company",
    nl: "voedingsbedrijf",
    het: true,
    words: /foods?\b|voeding|zuivel|campina|unilever|nestle|heineken|slagerij|brewer|brouwer/,
  },
  { en: "chip company", nl: "chipbedrijf", het: true, words: /semicon|asml|\bnxp\b|intel\b/ },
  {
    en: "manufacturer",
    nl: "fabrikant",
    words: /manufact|industr|factory|fabriek|machine|metaal|metal|steel|staal|philips|plastic|chemi|\bdsm\b|tata/,
  },
  { en: "engineering company", nl: "ingenieursbureau", het: true, words: /engineer|ingenieur|techniek|technical/ },
  {
    en: "technology company",
    nl: "technologiebedrijf",
    het: true,
    words: /techno|\btech\b|google|microsoft|amazon|apple|meta\b|ibm|oracle|digital|systems|automat|robot/,
  },
  { en: "foundation", nl: "stichting", words: /stichting|foundation|charity/ },
  { en: "association", nl: "vereniging", words: /vereniging|association|federati|\bbond\b/ },
  { en: "holding company", nl: "holding", words: /holding/ },
  { en: "agency", nl: "bureau", het: true, words: /bureau|agency/ },
];
const anyEmployer: Kind = { en: "company", nl: "bedrijf", het: true, words: /./ };
const kindOfTrade: Record<string, Kind> = {
  care: { en: "care organisation", nl: "zorgorganisatie", words: /./ },
  construction: { en: "construction company", nl: "bouwbedrijf", het: true, words: /./ },
  hospitality: { en: "hospitality business", nl: "horecabedrijf", het: true, words: /./ },
  education: { en: "school", nl: "onderwijsinstelling", words: /./ },
};

/** Firms that everybody knows as large, by the country that they are of. */
const large: [RegExp, country: string][] = [
  [
    /^(ing|ingbank|ingnederland|inggroep|abnamro(bank)?|rabobank|denederlandschebank|philips|asml|kpn|postnl|ahold(delhaize)?|albertheijn|bol(com)?|coolblue|jumbo(supermarkten)?|achmea|aegon|nationalenederlanden|nngroup|asr|klm|ns|nederlandsespoorwegen|prorail|tennet|eneco|alliander|heineken|unilever|akzonobel|dsm|bam|koninklijkebam(groep)?|volkerwessels|heijmans|randstad|adyen|booking(com)?|tomtom|nxp|hema|action|belastingdienst|politie|rijkswaterstaat|uwv|shell|schiphol(group)?)$/,
    "NL",
  ],
  [/^(kbc|belfius|bnpparibasfortis|proximus|colruyt(group)?|bpost|telenet|solvay|ucb)$/, "BE"],
  [
    /^(google|microsoft|amazon|amazonwebservices|apple|meta|facebook|ibm|oracle|salesforce|cisco|intel|dell|hp|netflix|uber|accenture)$/,
    "US",
  ],
  [/^(sap|siemens|bosch|bmw|volkswagen|allianz|deutschebank|lidl|dhl|bayer|basf)$/, "DE"],
];

const nationalities: Record<string, [en: string, nl: string, nlWithE: string]> = {
  NL: ["Dutch", "Nederlands", "Nederlandse"],
  BE: ["Belgian", "Belgisch", "Belgische"],
  DE: ["German", "Duits", "Duitse"],
  GB: ["British", "Brits", "Britse"],
  IE: ["Irish", "Iers", "Ierse"],
  FR: ["French", "Frans", "Franse"],
  US: ["American", "Amerikaans", "Amerikaanse"],
  ES: ["Spanish", "Spaans", "Spaanse"],
  PT: ["Portuguese", "Portugees", "Portugese"],
  IT: ["Italian", "Italiaans", "Italiaanse"],
  AT: ["Austrian", "Oostenrijks", "Oostenrijkse"],
  CH: ["Swiss", "Zwitsers", "Zwitserse"],
  DK: ["Danish", "Deens", "Deense"],
  SE: ["Swedish", "Zweeds", "Zweedse"],
  NO: ["Norwegian", "Noors", "Noorse"],
  FI: ["Finnish", "Fins", "Finse"],
  PL: ["Polish", "Pools", "Poolse"],
  CZ: ["Czech", "Tsjechisch", "Tsjechische"],
  IN: ["Indian", "Indiaas", "Indiase"],
};

/** A firm or school as its candidate's record names it. */
export interface Organisation {
  name: string;
  isSchool: boolean;
  location: string | null;
  title: string | null;
}

/** The general words for one organisation in one language. */
export interface GeneralWords {
  /** "a Dutch logistics company" · "another …" · "een …": fits after "at" and "bij". */
  phrase: string;
  /** Without its article, for the place after one: "Dutch logistics company". */
  noun: string;
  /** As the only words of a field: "Another large Dutch bank" loses nothing, "Large Dutch bank" has no article. */
  label: string;
}

const legalForm =
  /(?<![\p{L}\p{N}])(?:b\.?\s?v\.?(?:b\.?a\.?)?|n\.?\s?v\.?|v\.?o\.?f\.?|c\.?v\.?|g\.?m\.?b\.?h\.?|ag|s\.?a\.?s?|s\.?r\.?l\.?|s\.?p\.?a\.?|ltd\.?|limited|inc\.?|incorporated|l\.?l\.?c\.?|l\.?l\.?p\.?|plc\.?|corp\.?|corporation|co\.?|pty|pvt\.?|oy|ab|a\/s|as|aps|se|e\.?v\.?|u\.?a\.?)(?![\p{L}\p{N}])\.?/giu;

/** "Vaartzicht Logistiek B.V." → "Vaartzicht Logistiek". */
export const withoutLegalForm = (name: string): string => {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return `${first} ${rest.join(" ").replace(legalForm, " ")}`
    .replace(/\s+/g, " ")
    .replace(/[\s,.&-]+$/, "")
    .trim();
};

const generic =
  /^(group|groep|holding|holdings|nederland|netherlands|benelux|europe|europa|international|internationaal|global|services|service|solutions|consulting|consultancy|consultants|technologies|technology|tech|systems|software|digital|media|data|bank|verzekeringen|insurance|logistics|logistiek|transport|bouw|bouwbedrijf|zorg|zorggroep|thuiszorg|ziekenhuis|hospital|clinic|kliniek|bureau|agency|studio|studios|labs|lab|partners|associates|advies|adviseurs|accountants|advocaten|company|bedrijf|bedrijven|firma|stichting|foundation|vereniging|association|gemeente|municipality|provincie|ministerie|ministry|universiteit|university|universitair|universitaire|hogeschool|school|college|academy|academie|institute|instituut|centrum|center|centre|restaurant|hotel|cafe|bakkerij|garage|installatie|installaties|installatietechniek|techniek|energie|energy|telecom|retail|winkel|store|shop|staffing|recruitment|uitzendbureau|detachering|marketing|communicatie|it|ict|applied|sciences|science|medical|medisch|medische|roc|the|and|en|of|mbo|hbo|koninklijke|royal|nationale|national|dutch|nederlandse|works|web|online|cloud|app|apps|project|projecten|projects|management|finance|financial|payments|pharma|automotive|industries|industrie|engineering|security|food|foods|fashion|mode|sport|events|vastgoed|makelaardij|kinderopvang|administratie|opleidingen|training|trainingen|middelbare|basisschool|lyceum|gymnasium|scholengemeenschap|high|secondary|technical|technische|business|arts|music|design)$/;

export const isGenericWord = (word: string): boolean => generic.test(fold(word));

const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.]*/gu)?.map((word) => word.replace(/[.'’]+$/, "")) ?? [];
const isTelling = (word: string) => {
  const plain = fold(word);
  return word.length > 1 && !generic.test(plain) && !infixes.has(plain) && !isCity(word) && !isCountry(word) && !/^\d+$/.test(word);
};

/** Abbreviations that mean something else more often than a firm. */
const commonAbbreviations = new Set(
  "ai api as at aws be bi bs ba bsc ceo cfo cio cms crm cs css cto cv da db de dm do en erp eu fa fg go hp hr html ib ict id in io is it ip la ma ma mba md me ml ms msc mt my na nl no of ok on op os pa pc pdf phd pm po pr qa ra rd rn sa se seo sla so sql tv ui uk up us ux va vp vr we xml".split(
    " ",
  ),
);

export interface NameForm {
  text: string;
  /** Only as written, in capitals: an acronym. */
  acronym: boolean;
}

/** How people write an organisation's name: whole, without its legal form, by its telling first words, and as an acronym. */
export function formsOf({ name, isSchool }: Pick<Organisation, "name" | "isSchool">): NameForm[] {
  const forms = new Map<string, NameForm>();
  const add = (text: string, acronym = false) => {
    const written = text.trim();
    if (written.length > 1 && !isCity(written) && !isCountry(written)) forms.set(written, { text: written, acronym });
  };
  const pieces = [name, ...name.split(/\s*[()/|,;]\s*|\s+[-–—]\s+|\s+(?:via|through|t\/a|trading as)\s+/iu)].filter(
    (piece) => piece.trim() !== "",
  );
  for (const piece of pieces) {
    const whole = withoutLegalForm(piece);
    const words = wordsIn(whole);
    const telling = words.filter(isTelling);
    // A piece such as "Consultancy" or "Utrecht" names nothing.
    if (telling.length === 0 && (piece !== name || words.length < 2)) {
      if (piece === name && words.length === 1) add(whole);
      continue;
    }
    add(piece);
    add(whole);
    for (const other of inOtherLanguage(whole)) add(other);
    // "Vaartzicht" of "Vaartzicht Logistiek", "Blue Horizon" of "Blue Horizon Consulting", "Steenhof" of "Bureau Steenhof".
    const first = words.findIndex(isTelling);
    if (first >= 0) {
      let end = first + 1;
      while (end < words.length && isTelling(words[end] as string)) end += 1;
      const run = words.slice(first, end);
      if (run.length > 1) add(run.join(" "));
      const head = run[0] as string;
      if (head.length > 2 && (run.length === 1 || !isEverydayWord(head))) add(head);
    }
    const domain = /^([\p{L}\p{N}-]{3,})\.(?:com|nl|be|de|io|eu|net|org|ai|app|co|uk|dev)$/iu.exec(whole);
    if (domain) add(domain[1] as string);
    if (words.length > 1) {
      for (const counted of [words, words.filter((word) => !infixes.has(fold(word)) && !/^(and|of|the)$/i.test(word))]) {
        const acronym = counted
          .map((word) => word[0])
          .join("")
          .toUpperCase();
        if (acronym.length > (isSchool ? 1 : 2) && acronym.length <= 6 && !commonAbbreviations.has(acronym.toLowerCase()))
          add(acronym, true);
      }
    }
    for (const word of words)
      if (/^\p{Lu}{2,6}$/u.test(word) && isTelling(word) && !commonAbbreviations.has(word.toLowerCase())) add(word, true);
  }
  return [...forms.values()];
}

/** "Universiteit van Amsterdam" is "University of Amsterdam" in an English letter, "Gemeente Zeist" the "municipality of Zeist". */
function inOtherLanguage(name: string): string[] {
  const [, university] =
    /^(?:universiteit|university)(?: van| of)? (\p{Lu}[\p{L} '-]+)$/iu.exec(name) ??
    /^(\p{Lu}[\p{L} '-]+) universit(?:y|eit)$/iu.exec(name) ??
    [];
  if (university)
    return [`University of ${university}`, `${university} University`, `Universiteit van ${university}`, `Universiteit ${university}`];
  const [, technical] =
    /^(?:tu|technische universiteit) (\p{Lu}\p{L}+)$/iu.exec(name) ?? /^(\p{Lu}\p{L}+) university of technology$/iu.exec(name) ?? [];
  if (technical) return [`TU ${technical}`, `Technische Universiteit ${technical}`, `${technical} University of Technology`];
  const [, applied] =
    /^hogeschool(?: van)? (\p{Lu}[\p{L} '-]+)$/iu.exec(name) ?? /^(\p{Lu}[\p{L} '-]+) university of applied sciences$/iu.exec(name) ?? [];
  if (applied) return [`Hogeschool ${applied}`, `Hogeschool van ${applied}`, `${applied} University of Applied Sciences`];
  const [, town] = /^(?:gemeente|municipality of|city of) (\p{Lu}[\p{L} '-]+)$/iu.exec(name) ?? [];
  return town ? [`Gemeente ${town}`, `Municipality of ${town}`, `City of ${town}`] : [];
}

interface Described {
  kind: Kind;
  country: string | null;
  isLarge: boolean;
}

function describe(of: Organisation): Described {
  const plain = fold(withoutLegalForm(of.name));
  const known = large.find(([names]) => names.test(plain.replace(/[^a-z0-9]/g, "")));
  const country =
    known?.[1] ??
    placeCountry(of.location ?? "")?.country ??
    findPlaces(`in ${of.location ?? ""}`)[0]?.country ??
    findPlaces(of.name)[0]?.country ??
    (/\bb\.?v\.?$/i.test(of.name.trim()) && !of.location ? "NL" : null);
  const kinds = of.isSchool ? schools : [...schools.slice(0, 2), ...employers];
  const trade = of.title ? titleFamily(of.title).trade : null;
  const byTitle = of.isSchool ? anySchool : (kindOfTrade[trade ?? ""] ?? anyEmployer);
  return { kind: kinds.find(({ words }) => words.test(plain)) ?? byTitle, country, isLarge: known !== undefined };
}

const ordinals: Record<Language, string[]> = {
  en: ["third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"],
  nl: ["derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende", "tiende"],
};
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const articleFor = (words: string) => (/^(?:[aeio]|un(?!i))/i.test(words) ? "an" : "a");

/** General words for organisations, in the order in which a reader meets them: the same kind a second time is "another". */
export function generalWords(organisations: Organisation[], language: Language): GeneralWords[] {
  const met = new Map<string, number>();
  return organisations.map((organisation) => {
    const { kind, country, isLarge } = describe(organisation);
    const nationality = nationalities[country ?? ""];
    const noun =
      language === "en"
        ? [isLarge && "large", nationality?.[0], kind.en].filter(Boolean).join(" ")
        : [isLarge && (kind.het ? "groot" : "grote"), nationality?.[kind.het ? 1 : 2], kind.nl].filter(Boolean).join(" ");
    const times = (met.get(noun) ?? 0) + 1;
    met.set(noun, times);
    if (times === 1) return { phrase: `${language === "en" ? articleFor(noun) : "een"} ${noun}`, noun, label: capitalised(noun) };
    const other = times === 2 ? null : (ordinals[language][times - 3] ?? `${times}${language === "en" ? "th" : "e"}`);
    if (language === "en") {
      const told = other ? `${other} ${noun}` : `other ${noun}`;
      const phrase = other ? `${articleFor(told)} ${told}` : `another ${noun}`;
      return { phrase, noun: told, label: capitalised(other ? told : phrase) };
    }
    const told = `${other ?? (kind.het ? "ander" : "andere")} ${noun}`;
    return { phrase: `een ${told}`, noun: told, label: capitalised(other ? told : `een ${told}`) };
  });
}

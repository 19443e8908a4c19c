import type { Language } from "#contract/fields.ts";
import { inEach, inLanguage } from "#contract/text/languages.ts";
import { findPlaces, countryIn as placeCountry } from "#engine/skills/places/places.ts";
import { titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { withoutLegalForm } from "./organisation-forms.ts";

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
  {
    en: "sports club",
    nl: "sportvereniging",
    words:
      /voetbal|football|soccer|hockey|tennis|korfbal|volleybal|handbal|rugby|atletiek|zwemclub|roeiv|rowing|\bvv\b|\bsv\b|\bsvv\b|\bfc\b|\bhc\b|\brks?vv?\b|\bckv\b|\bmhc\b|\bltc\b|sportclub|sportver/,
  },
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
  {
    en: "association",
    nl: "vereniging",
    words: /vereniging|association|federati|\bbond\b|scouting|fanfare|harmonie|\bkoor\b|choir|orkest/,
  },
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

/** What the general words themselves say can't tell who it is: "British", "software". */
const ownWords = new Set(
  [...schools, anySchool, ...employers, anyEmployer, ...Object.values(kindOfTrade)]
    .flatMap(({ en, nl }) => [en, nl])
    .concat(Object.values(nationalities).flat())
    .concat(
      "candidate kandidaat another andere ander large grote groot website address adres phone number telefoonnummer title titel name naam position experience werkervaring ervaring",
    )
    .flatMap((words) => words.toLowerCase().split(/[ -]/)),
);
export const isGeneralWord = (word: string): boolean => ownWords.has(word.trim().toLowerCase());

/** A firm or school as its candidate's record names it. */
export interface Organisation {
  name: string;
  isSchool: boolean;
  location: string | null;
  title: string | null;
  /** Longer ways in which the CV's own lines write it. */
  alsoCalled?: string[];
  /** Told in a line of the CV alone: no "another", since the reader meets it apart from the others. */
  isAside?: boolean;
  /** Only the town of a study is known: it tells on a line of study, not elsewhere. */
  isTown?: boolean;
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

const ordinals = inEach({
  en: ["third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"],
  nl: ["derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende", "tiende"],
});
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const articleFor = (words: string) => (/^(?:[aeio]|un(?!i))/i.test(words) ? "an" : "a");

/** General words for organisations, in the order in which a reader meets them: the same kind a second time is "another". */
export function generalWords(organisations: Organisation[], language: Language): GeneralWords[] {
  const met = new Map<string, number>();
  return organisations.map((organisation) => {
    const { kind, country, isLarge } = describe(organisation);
    const nationality = nationalities[country ?? ""];
    const noun = inLanguage(language, {
      en: [isLarge && "large", nationality?.[0], kind.en].filter(Boolean).join(" "),
      nl: [isLarge && (kind.het ? "groot" : "grote"), nationality?.[kind.het ? 1 : 2], kind.nl].filter(Boolean).join(" "),
    });
    const times = (met.get(noun) ?? 0) + 1;
    if (!organisation.isAside) met.set(noun, times);
    if (times === 1 || organisation.isAside)
      return { phrase: `${inLanguage(language, { en: articleFor(noun), nl: "een" })} ${noun}`, noun, label: capitalised(noun) };
    const other = times === 2 ? null : (ordinals[language][times - 3] ?? `${times}${inLanguage(language, { en: "th", nl: "e" })}`);
    const told = `${other ?? inLanguage(language, { en: "other", nl: kind.het ? "ander" : "andere" })} ${noun}`;
    const phrase = inLanguage(language, { en: other ? `${articleFor(told)} ${told}` : `another ${noun}`, nl: `een ${told}` });
    return { phrase, noun: told, label: capitalised(other ? told : phrase) };
  });
}

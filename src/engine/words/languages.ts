/**
 * The names of languages in English and Dutch → their codes (ISO 639). What people write beside the names of the Unicode CLDR, which
 * `Intl` knows: their own spellings, dialects, and languages without a name there.
 */
const WRITTEN: Record<string, string> = {
  en: "english|engels|anglais|englisch",
  nl: "dutch|nederlands|niederländisch|niederlandisch|holländisch|flemish|vlaams|néerlandais",
  de: "german|duits|deutsch",
  fr: "french|frans|französisch|français|francais",
  es: "spanish|spaans|spanisch|español|espanol|castilian|castellano|castiliaans",
  it: "italian|italiaans|italienisch|italiano",
  pt: "portuguese|portugees|português|braziliaans|brazilian portuguese",
  pl: "polish|pools|polnisch|polski",
  tr: "turkish|turks|türkisch|türkçe",
  ar: "arabic|arabisch|marokkaans|darija|moroccan arabic|marokkaans-arabisch",
  ru: "russian|russisch",
  uk: "ukrainian|oekraïens|oekraiens",
  zh: "chinese|chinees|mandarin|mandarijn|cantonese|kantonees",
  fa: "persian|farsi|perzisch|dari",
  ku: "kurdish|koerdisch|sorani|kurmanji|kurmandji",
  id: "indonesian|indonesisch|bahasa|bahasa indonesia",
  bn: "bengali|bangla",
  sv: "swedish|zweeds|svenska",
  no: "norwegian|noors|norsk",
  fy: "frisian|fries|frysk|west frisian|westerlauwers fries",
  tl: "tagalog|filipino|filipijns|pilipino",
  ber: "berber|berbers|tamazight|tarifit|riffijns|riffian|tashelhit|amazigh",
  ps: "pashto|pasjtoe|pashtu",
  pap: "papiamento|papiaments|papiamentu",
  srn: "sranan|sranantongo|sranan tongo|surinaams",
  hns: "sarnami|hindustani|hindoestaans|sarnami hindustani",
  jv: "javanese|javaans",
  ti: "tigrinya|tigrigna",
  nso: "northern sotho|sepedi|noord-sotho",
  st: "southern sotho|sesotho|zuid-sotho",
  tn: "tswana|setswana",
  gos: "gronings",
  nds: "low german|nedersaksisch|twents|drents|achterhoeks|sallands|platduits",
  li: "limburgish|limburgs",
  zea: "zeeuws",
  arc: "aramaic|aramees|suryoyo|turoyo|assyrian|assyrisch",
  rom: "romani|romany|romanes",
  ceb: "cebuano|bisaya|visayan",
  ht: "haitian creole|haïtiaans creools|creole|creools|kreyol",
  cpe: "krio|pidgin|nigerian pidgin",
  kea: "cape verdean creole|kaapverdiaans|kriolu",
  sgn: "sign language|gebarentaal|dutch sign language|nederlandse gebarentaal|british sign language|ngt",
  ga: "irish|iers|gaeilge|irish gaelic",
  yi: "yiddish|jiddisch",
  sh: "serbo-croatian|servo-kroatisch",
  cnr: "montenegrin|montenegrijns",
  si: "sinhala|singalees|sinhalese",
  et: "estonian|ests|estisch",
};

/** Languages whose names in both languages CLDR tells. */
const CODES =
  "af ak am as az be bg bo br bs ca ceb co cs cy da dz el eo et eu fi fj fo ga gd gl gn gu ha haw he hi hr hu hy ig ilo is ja jv ka kab kk km kn ko ky lb lg ln lo lt lv mg mi mk ml mn mr ms mt my ne om or pa qu rm rn ro rw sa sc sd sk sl sm sn so sq sr ss su sw ta te tg th tk to ts tt ug ur uz ve vi wo xh yo zu gsw hil bem luo mad scn sco";
/** Too short, or everyday words. */
const SHORTEST_NAME = 4;

/** Every name in small letters → its code. */
export const languageCodes: ReadonlyMap<string, string> = (() => {
  const codes = new Map<string, string>();
  const displays = ["en", "nl"].map((language) => new Intl.DisplayNames(language, { type: "language", fallback: "none" }));
  for (const code of CODES.split(" "))
    for (const display of displays) {
      const name = display.of(code)?.toLowerCase();
      if (name && name.length >= SHORTEST_NAME) codes.set(name, code);
    }
  for (const [code, names] of Object.entries(WRITTEN)) for (const name of names.split("|")) if (name !== "") codes.set(name, code);
  return codes;
})();

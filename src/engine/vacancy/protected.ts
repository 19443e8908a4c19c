/** What European and Dutch equal-treatment law protects (AWGB, WGBL, WGBH/CZ; directives 2000/43, 2000/78, 2006/54). */
export type Ground =
  | "age"
  | "gender"
  | "nationality"
  | "origin"
  | "religion"
  | "disability"
  | "marital_status"
  | "pregnancy"
  | "sexual_orientation"
  | "appearance"
  | "native_speaker"
  | "political_opinion";

export interface ProtectedCriterion {
  start: number;
  end: number;
  quote: string;
  ground: Ground;
}

const grounds: [Ground, RegExp][] = [
  [
    "age",
    /\b(?:tussen (?:de )?\d{2} en (?:de )?\d{2}(?: jaar)?(?: oud)?|(?:max(?:imaal|imum|\.)?|hoogstens|tot|jonger dan|onder de|niet ouder dan|ouder dan|leeftijd (?:tot|van|tussen)) (?:de )?\d{2}(?: jaar)?(?: oud)|(?:max(?:imaal|imum|\.)?|jonger dan|niet ouder dan|hoogstens) (?:2[5-9]|[3-6]\d) jaar\b(?! (?:ervaring|werkervaring|relevante))|(?:under|below|younger than|no older than|not older than|maximum age(?: of)?|max(?:imum)?\.? age:?) (?:of )?\d{2}(?: years(?: old| of age)?)?\b(?! (?:experience|people|employees|minutes|kg|euro|%))|aged? (?:between )?\d{2}(?: ?(?:-|–|to|and|en) ?\d{2})|between \d{2} and \d{2} years (?:old|of age)|leeftijd:? ?\d{2}(?: ?(?:-|–|tot|en) ?\d{2})?|young (?:and )?(?:dynamic |ambitious |enthusiastic )?(?:team|professional|company|graduate|talent|candidate)s?|jong(?:e|,)? (?:en )?(?:dynamisch|enthousiast|ambitieus|fris)?e? ?(?:team|professional|collega|talent|bedrijf|honden?)s?|jong (?:en )?dynamisch|jonge hond(?:en)?|digital natives?|recent graduate|pas afgestudeerde?n?|schoolverlater)/gi,
  ],
  [
    "gender",
    /\b(?:(?:een |wij zoeken (?:een )?)?(?:vrouw|man)(?:elijke|nelijke) (?:kandidaat|collega|medewerker)\w*|alleen (?:vrouwen|mannen)|(?:only|male|female) (?:men|women|candidates?|applicants?|only)|(?:male|female)s? (?:preferred|only)|vrouwelijke voorkeur|bij voorkeur (?:een )?(?:vrouw|man)|(?:preferably|ideally) (?:a )?(?:male|female|woman|man)|salesman wanted|handyman wanted|girls? wanted|dames gezocht|heren gezocht)\b/gi,
  ],
  [
    "nationality",
    /\b(?:(?:nederlandse|belgische|dutch|eu|eer|european|british|us|american|german|duitse) (?:nationaliteit|nationality|citizens?(?:hip)?|staatsburgerschap|nationals?|burgers?)|in (?:het )?bezit van (?:een )?(?:nederlands|eu)[- ]paspoort|(?:dutch|eu|us) passport(?: holder)?s?|nationaliteit)\b/gi,
  ],
  [
    "origin",
    /\b(?:(?:nederlandse|autochtone|allochtone|westerse|niet-westerse|european|caucasian|white|black|asian) (?:afkomst|achtergrond|origin|descent|ethnicity)|autochto(?:on|ne)|ethnic(?:ity)? (?:background )?(?:required|preferred)|born in the|geboren in nederland)\b/gi,
  ],
  [
    "native_speaker",
    /\b(?:native[- ](?:level )?(?:dutch |english |german |french )?(?:speakers?|speaking|level)|native (?:dutch|english|german|french|nederlands(?:e)?|engels(?:e)?)|(?:dutch|english|german|french|nederlands|engels|duits|frans) (?:as (?:a )?)?(?:native|mother tongue|moedertaal)|moedertaal(?:spreker)?s?|mother tongue|moedertaalniveau|accentloos|zonder accent|without (?:an )?accent)\b/gi,
  ],
  [
    "religion",
    /\b(?:christelijke? (?:levensovertuiging|achtergrond|identiteit)|(?:christian|muslim|jewish|catholic) (?:faith|background|believer)s?|(?:geen|zonder|no) (?:hoofddoek|headscarf|hijab)|belijdend(?:e)? (?:lid|christen)|levensovertuiging|geloofsovertuiging|church member)\b/gi,
  ],
  [
    "disability",
    /\b(?:goede? (?:lichamelijke |fysieke )?gezondheid|(?:physically|lichamelijk|fysiek) (?:fit|gezond|healthy)|able[- ]bodied|in good health|kerngezond|geen (?:lichamelijke )?(?:beperkingen|klachten|handicap)|no (?:disabilities|health issues)|good physical condition|goede (?:lichamelijke|fysieke) conditie)\b/gi,
  ],
  [
    "marital_status",
    /\b(?:ongehuwd|gehuwd|alleenstaand|single candidates?|unmarried|married|burgerlijke staat|marital status|geen (?:gezin|kinderen)|no (?:family|kids|children)|zonder kinderen)\b/gi,
  ],
  ["pregnancy", /\b(?:geen kinderwens|niet zwanger|not pregnant|kinderwens|pregnan(?:t|cy) (?:test|plans))\b/gi],
  [
    "sexual_orientation",
    /\b(?:heteroseksuee?le?|homoseksuee?le?|heterosexual|homosexual|seksuele geaardheid|sexual orientation required)\b/gi,
  ],
  ["political_opinion", /\b(?:politieke (?:voorkeur|overtuiging)|political (?:views|affiliation) (?:required|preferred))\b/gi],
  [
    "appearance",
    /\b(?:aantrekkelijk(?:e)? (?:uiterlijk|verschijning)|goed uitziend|good[- ]looking|attractive (?:appearance|looks)|pasfoto|photo (?:required|of yourself)|(?:met|incl(?:usief|\.)?) (?:pas)?foto|slanke?|representatief uiterlijk|maat 3[4-8])\b/gi,
  ],
];

/**
 * Criteria that the law protects, and usual proxies for them, in reading order and never overlapping: to be shown with a
 * warning, and to be left out of requirements and scores. "We welcome everyone regardless of age" isn't one.
 */
export function protectedCriteria(text: string): ProtectedCriterion[] {
  const found: ProtectedCriterion[] = [];
  for (const [ground, pattern] of grounds) {
    for (const hit of text.matchAll(pattern)) {
      const start = hit.index;
      const end = start + hit[0].length;
      if (isWelcome(text, start, end)) continue;
      found.push({ start, end, quote: hit[0], ground });
    }
  }
  found.sort((one, other) => one.start - other.start);
  let until = 0;
  return found.filter(({ start, end }) => {
    if (start < until) return false;
    until = end;
    return true;
  });
}

const welcome =
  /ongeacht|regardless|irrespective|without regard|gelijke kansen|equal opportunit|discriminat|diversiteit|iedereen is welkom|ongeacht je/i;

function isWelcome(text: string, start: number, end: number): boolean {
  return welcome.test(text.slice(Math.max(0, start - 140), Math.min(text.length, end + 80)));
}

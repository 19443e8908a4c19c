/**
 * Words of everyday with a name in the lexicon, and what stands right before or behind them where the word is meant and not the thing:
 * regular expressions, of letters in any case. `small` and `smallBehind`: only where the word is written in small letters.
 */
interface EverydayUse {
  before?: string;
  behind?: string;
  small?: string;
  smallBehind?: string;
}

const fights =
  "(?:judo|karate|taekwondo|aikido|ju[- ]?jitsu|jiu[- ]?jitsu|bjj|krav maga|kendo|kick(?:boks|box)\\p{L}*|martial arts?|vechtsport\\p{L}*)(?!\\p{L})";
const belt: EverydayUse = { before: `${fights}[ :,(–-]{0,3}`, behind: `[ ,(–-]{1,3}(?:in |holder in |\\d\\p{L}* )?${fights}` };

/** No name of the lexicon has this form. */
const always: EverydayUse = { behind: "(?!-)" };

export const everydayUses: Record<string, EverydayUse> = {
  "black belt": belt,
  "green belt": belt,
  "yellow belt": belt,
  "orange belt": belt,
  spring: {
    before:
      "(?:this|next|last|every|each|early|late|mid|the|of|autumn|fall|summer|winter|herfst|zomer|najaar|voorjaar)(?: (?:and|or|to|en|of|tot) |[ /–-]{1,3})|(?:start\\p{L}*|begin\\p{L}*|beginnen|available|beschikbaar|planned|gepland)(?: (?:from|in|by|at|per|vanaf|the|de|around|rond))* ",
    behind:
      "[ ,]{1,2}(?:of )?(?:(?:19|20)\\d\\d|['’]\\d\\d)|[ -](?:terms?|semesters?|seasons?|break|clean\\p{L}*|holidays?|flowers?|bulbs?|menus?|collection|sale|water|onions?)(?!\\p{L})|(?: (?:and|or|to|en|of|tot) |[ ,/–-]{1,3})(?:early |late )?(?:summer|autumn|fall|winter|zomer|herfst|najaar)(?!\\p{L})",
  },
  react: {
    small: "(?:you|to|we|i|they|who|can|will|must|could|should|je|jij|ik|and|en) (?:\\p{L}+ly )?",
    behind: " (?:\\p{L}+ly|to|when|under|calm|fast|snel|adequaat|alert)(?!\\p{L})",
  },
  cms: {
    before: "(?:\\d|few|many|some|several|couple of|paar|aantal|enkele) ",
    behind: ",? (?:from|van|by|bij|long|wide|high|lang|breed|hoog) \\d?",
  },
  notion: { behind: " (?:of|dat|van)(?!\\p{L})" },
  spark: { behind: " of(?!\\p{L})" },
  looker: { behind: " (?:on|of)(?!\\p{L})" },
  node: { behind: " (?:in|of|on) (?:the|an?|our)(?!\\p{L})" },
  vue: { behind: " (?:on|of)(?!\\p{L})" },
  jest: { behind: " with (?:colleagues|people|the|our|us)(?!\\p{L})" },
  outlook: { before: "(?:positive|sunny|positieve|zonnige|good) ", behind: ":? (?:permanent|on|of|for)(?!\\p{L})|: (?:vast|een vast)" },
  agile: {
    before: "(?:be|being|stay|staying|flexib\\p{L}*|quick|snel|lenig) (?:and |en )?",
    behind: " (?:mind(?:ed)?|thinker|body|hands|fingers|and (?:flexible|quick|fast|adaptable|fit)|en (?:flexibel|snel|lenig))(?!\\p{L})",
  },
  bash: { behind: " (?:out|together|through|into)(?!\\p{L})" },
  exact: { behind: " (?:and|en|or|of) (?!online)\\p{Ll}" },
  swift: { behind: " (?:and|en) (?:accurate|efficient|friendly|clear|precise|correct|careful)" },
  express: { behind: " (?:your|my|our|their|him|her|it)\\p{L}*" },
  rust: {
    before:
      "(?:structuur|regelmaat|orde|ruimte|warmte|kalmte|innerlijke|meer|veel|geduld|stabiliteit|veiligheid|overzicht|de|je) ?(?:,|en|and)? ",
    behind:
      "(?:,| en) (?:regelmaat|reinheid|ruimte|orde|structuur|veiligheid|kalmte|stabiliteit|duidelijkheid|warmte|geduld|overzicht|vertrouwen|balans|aandacht)(?!\\p{L})| (?:uit|bewaren|brengen|nemen|houden|vinden|geven|creëren|in de)(?!\\p{L})",
  },
  lean: {
    small: "(?:you|we|they|i|to|never|who) ",
    smallBehind:
      " (?:in|on|into|over|back|towards?|against)(?!\\p{L})(?! (?:manufacturing|production|productie|logisti\\p{L}*|healthcare|de ))| (?:and|en) (?:mean|gezond|fit)(?!\\p{L})| (?:teams?|organi[sz]ation|company|crew|structure|meat)(?!\\p{L})",
  },
  leans: always,
  leaned: always,
  leaning: always,
  bar: {
    before: "(?:rais\\p{L}*|sets?|setting|lift\\p{L}*|leg|legt) (?:the|de) ",
    behind: " (?:staat|ligt|is) (?:open|hoog|high)(?!\\p{L})",
  },
  bomen: { before: "door de ", behind: " het bos" },
  kam: { small: "(?:één|een|dezelfde) " },
  stralen: {
    before: "(?:ogen|laat|laten|doen|doet|gaat|gaan|gasten|klanten|mensen) (?:\\p{L}+ )?",
    behind: " (?:als|wanneer|uit)(?!\\p{L})",
  },
  voegen: { before: "(?:toe|samen|in|zich|het woord) te " },
  lossen: {
    before: "(?:op|durft) te |(?:problemen|vraagstukken|puzzels|conflicten|klachten|storingen) ",
    behind: " (?:\\p{L}+ )?op(?!\\p{L})",
  },
  vertalen: {
    before: "(?:wensen|eisen|behoeften|strategie|cijfers|data|beleid|doelen|inzichten|vragen|ideeën)(?: te| kunnen)? ",
    behind: " (?:naar|in) (?!(?:het )?(?:nederlands|engels|duits|frans|spaans|pools|turks|arabisch))\\p{L}",
  },
  rekenen: {
    before:
      "op (?:je|jou|elkaar|ons|hem|haar|hen|u|iemand) (?:(?:kunnen|kan|mag) )?(?:(?:we|wij|ze) )?|tot (?:hun|haar|zijn|onze) [^.;]{0,12}",
    behind: " op (?:je|jou|ons|elkaar|u|hem|haar|een)(?!\\p{L})",
  },
  remmen: { before: "(?:niet|zich|te) " },
  concrete: {
    behind:
      " (?:results?|examples?|steps?|goals?|ideas?|plans?|proposals?|actions?|evidence|terms|advice|solutions?|advie\\p{L}+|resultaten|voorbeelden|stappen|doelen|ideeën|plannen|voorstellen|acties|afspraken|vragen|oplossingen|opdrachten|situaties|casus\\p{L}*)(?!\\p{L})",
  },
  haven: { before: "(?:safe|veilige|tax) " },
  bonds: {
    before: "(?:build\\p{L}*|forg\\p{L}*|form\\p{L}*|creat\\p{L}*|strengthen\\p{L}*|make|makes|making|strong|close|lasting) (?:\\p{L}+ )?",
    behind: " (?:with|between) (?:clients?|people|customers?|the team|colleagues|residents)(?!\\p{L})",
  },
  hunting: { before: "(?:job|house|bargain|treasure)[ -]", behind: " (?:for|down) (?!(?:new )?(?:business|customers|clients|leads))" },
  packing: { behind: " a punch" },
  fishing: { behind: " for " },
  music: { behind: " to (?:our|my|your|their) ears" },
  radio: { behind: " ?(?:silence|stilte)" },
  toneel: { before: "geen |van het |politieke " },
  slopen: { behind: ",? wat(?!\\p{L})" },
  plannen: { before: "(?:onze|hun|grote|mooie|ambitieuze|concrete|nieuwe|deze) ", behind: " (?:om in|voor de toekomst)" },
  history: {
    before: "(?:track|work|employment|case|credit|job|career) ",
    behind: " (?:shows|tells|teaches|repeats|of (?:success|growth|results))",
  },
  props: { before: "(?:your|our|big) " },
  wills: { before: "(?:strong|free|iron) " },
  hibernate: { small: "(?:you|we|they|to|i) " },
  dance: { small: "(?:you|we|they|to|i) " },
  confluence: { small: "(?:you|we|to) " },
  balans: {
    before: "(?:in|uit|werk-?privé|juiste|goede|gezonde|fysieke|de) ",
    behind: " (?:tussen|vinden|houden|bewaren|brengen)(?!\\p{L})",
  },
  yarn: { small: "(?:spins?|spun|of|wool|cotton|knit\\p{L}*) " },
  rails: { before: "(?:off|off the|op de|uit de|de|geen|onto the|hand|safety|steel) " },
  mode: { before: "(?:growth|safe|start-?up|survival|crisis|full|silent|expert|autopilot|standby|hands-on|dark|edit)[ -]" },
  go: { behind: "[ -]?/[ -]?no[ -]?go(?!\\p{L})|[ -]no[ -]go(?!\\p{L})" },
};

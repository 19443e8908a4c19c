/**
 * Words of everyday with a name in the lexicon, and what stands right before or behind them where the word is meant and not the thing:
 * regular expressions, of letters in any case. `small`: only where the word is written in small letters.
 */
interface EverydayUse {
  before?: string;
  behind?: string;
  small?: string;
}

const fights =
  "(?:judo|karate|taekwondo|aikido|ju[- ]?jitsu|jiu[- ]?jitsu|bjj|krav maga|kendo|kick(?:boks|box)\\p{L}*|martial arts?|vechtsport\\p{L}*)(?!\\p{L})";
const belt: EverydayUse = { before: `${fights}[ :,(–-]{0,3}`, behind: `[ ,(–-]{1,3}(?:in |holder in |\\d\\p{L}* )?${fights}` };

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
  notion: { behind: " (?:of|dat|van)(?!\\p{L})" },
  spark: { behind: " of(?!\\p{L})" },
  looker: { behind: " (?:on|of)(?!\\p{L})" },
  node: { behind: " (?:in|of|on) (?:the|an?|our)(?!\\p{L})" },
  vue: { behind: " (?:on|of)(?!\\p{L})" },
  jest: { behind: " with (?:colleagues|people|the|our|us)(?!\\p{L})" },
  outlook: { before: "(?:positive|sunny|positieve|zonnige|good) ", behind: ":? (?:permanent|on|of|for)(?!\\p{L})|: (?:vast|een vast)" },
  agile: {
    behind: " (?:mind(?:ed)?|thinker|body|hands|fingers|and (?:flexible|quick|fast|adaptable|fit)|en (?:flexibel|snel|lenig))(?!\\p{L})",
  },
  bash: { behind: " (?:out|together|through|into)(?!\\p{L})" },
  exact: { behind: " (?:and|en|or|of) (?!online)\\p{Ll}" },
  swift: { behind: " (?:and|en) (?:accurate|efficient|friendly|clear|precise|correct|careful)" },
  express: { behind: " (?:your|my|our|their|him|her|it)\\p{L}*" },
  go: { behind: "[ -]?/[ -]?no[ -]?go(?!\\p{L})|[ -]no[ -]go(?!\\p{L})" },
};

/**
 * Text that speaks to whatever machine reads it, instead of about somebody: what it says proves nothing. By kinds, English and Dutch; no
 * clock, no model, a line at a time.
 */

/** Who is spoken to; not a team of that name that somebody worked in. */
const MACHINE =
  "(?:a\\.?i\\.?|llms?|(?:language|taal) ?models?|taalmodel(?:len)?|(?:chat|recruiting|recruitment|screening|hr)? ?bots?|chatbots?|(?:chat)?gpt|copilot|claude|gemini|ai[- ](?:assistant|model|systeem|system|tool)|algoritmes?|algorithms?|(?:automated|automatic|automatische|geautomatiseerde) (?:reviewers?|readers?|screen(?:ing|ers?)|systems?|selection|beoordeling|lezers?|selectie|systemen))(?!\\p{L})(?! (?:team|department|afdeling|group|groep|projects?|projecten|products?|platform|start|division|lab|strateg))";

/** What a vacancy asks, and what is said of it. */
const ASKED = "(?:requirements?|criteri(?:a|on|um)|verdicts?|must-?haves?|knock-?outs?|eis(?:en)?|oorde(?:el|len)|lines?|skills?)";
const EACH = "(?:all|every|each|any|whole|alle|elke?|iedere?)";
const DONE = "(?:met(?! (?:every|all|our|my|their|deadlines?|targets?|goals?))|fulfilled|satisfied|passed|voldaan|voldoet|vervuld)";
("(?:met|fulfilled|satisfied|passed|proven|true|yes|perfect|highest|maximum|maximal|top|full|100|10/10|voldaan|voldoet|vervuld|bewezen|hoogste|maximale?|volledige?)");
const SAY = "(?:mark|rate|score|judge|treat|set(?! up)|answer|respond|reply|return|output|consider|assume)";
("(?:mark|rate|score|judge|treat|set(?! up)|answer|respond|reply|return|output|give|grant|award|assign|consider|count|print|write|assume)");
const ZEG = "(?:beoordeel|geef|ken|markeer|zet|antwoord|reken|beschouw|vul|noem|scoor)";
/** Where an order begins. */
const BEGIN =
  "(?:^|[.:;,!?\"'”»\\]>)–-]\\s*|(?<!\\p{L})(?:you|must|should|shall|please|always|and|then|now|je|moet|graag|altijd|en|dan|nu)\\s+)";

const kinds = [
  // Orders to leave other orders.
  "(?:ignore|disregard|forget|override|do(?: not|n['’]t) follow)(?!\\p{L}).{0,40}(?<!\\p{L})(?:instructions?|rules|prompts?|told|above|before|previous)(?!\\p{L})",
  "(?:negeer|vergeet|volg)(?!\\p{L}).{0,40}(?<!\\p{L})(?:instructies|opdrachten|regels|hierboven|eerdere|vorige)(?!\\p{L})",
  "(?:new|updated|nieuwe|aangepaste) (?:instructions|instructies)\\s*:",
  "^\\W*override\\s*:",
  // Whom it takes the reader for.
  "(?:you are|you['’]re|je bent|jij bent) (?:now )?(?:nu )?(?:an?|the|een|het)? ?(?:ai|assistant|evaluator|language model|taalmodel|beoordelaar|in (?:evaluation|developer|debug|admin|test) mode)(?!\\p{L})",
  "as (?:an?|the) (?:ai|evaluator|(?:ai )?language model),? (?:you|your|always|respond|answer|mark|rate)(?!\\p{L})",
  `(?:note|message|instructions?|instructies?|attention|opmerking|bericht|boodschap) (?:to|for|voor|aan)(?!\\p{L}).{0,20}(?<!\\p{L})(?:${MACHINE}|assistant).{0,60}[:,]`,
  `^\\W*(?:dear|hi|hello|to|for|beste|geachte|aan|voor|if you are|als je)(?!\\p{L}).{0,25}(?<!\\p{L})${MACHINE}.{0,40}[:,]\\s*(?:please|respond|answer|return|output|give|mark|rate|ignore|all|every|each|this|the candidate|beoordeel|geef|ken|negeer|alle|elke|deze|zet|reken)(?!\\p{L})`,
  "(?:wie|wat) dit automatisch (?:leest|beoordeelt|verwerkt)|(?:whoever|whatever) (?:reads|screens|processes) this automatically",
  // The signs of a talk with a model, or of its answer.
  "<\\|.{0,20}\\|>|\\[/?inst\\]|</(?:cv|vacancy|dates|document)>|[\"“'](?:verdicts?|requirement)[\"”']\\s*:",
  "^\\W*(?:system|assistant|user)\\s*:\\s*(?:\\{|the |this |you |always |answer |all |every )|^\\W*prompt\\s*:",
  // What it is to find.
  `(?:rate|rank|score|hire|recommend|beoordeel|plaats|zet) (?:me|this (?:candidate|applicant|profile|cv|resume)|mij|deze (?:kandidaat|sollicitant)|dit (?:profiel|cv))(?!\\p{L})`,
  "(?:say|tell|zeg)(?!\\p{L}).{0,30}(?<!\\p{L})(?:best|perfect|beste) (?:candidate|kandidaat|fit|match)",
  `${BEGIN}${SAY}(?!\\p{L}).{0,60}(?<!\\p{L})(?:${EACH} (?:\\p{L}+ )?${ASKED}|${ASKED}|regardless)(?!\\p{L}).{0,60}(?<!\\p{L})${DONE}(?!\\p{L})`,
  `${BEGIN}${SAY}(?!\\p{L}).{0,40}(?<!\\p{L})${DONE}(?!\\p{L}).{0,40}(?<!\\p{L})(?:for (?:${EACH}|r\\d)|${EACH} ${ASKED}|regardless|whatever|to everything)(?!\\p{L})`,
  `${BEGIN}(?:${SAY}|${ZEG}|give|grant|award|assign)(?!\\p{L}).{0,50}(?<!\\p{L})(?:highest|maximum|top|hoogste|maximale?) (?:possible )?(?:scores?|marks?|ratings?|punten|cijfers?)(?!\\p{L})`,
  `${BEGIN}${ZEG}(?!\\p{L}).{0,60}(?<!\\p{L})(?:${EACH} (?:\\p{L}+ )?${ASKED}|overal|deze (?:kandidaat|sollicitant))(?!\\p{L}).{0,60}(?<!\\p{L})(?:voldaan|voldoet|vervuld|bewezen)(?!\\p{L})`,
  `always answer (?:${DONE}|yes)(?!\\p{L})|answer (?:${DONE}|yes) (?:for|to)(?!\\p{L})|(?:unknown|onbekend) (?:counts|count|telt) (?:as|als)`,
  `^\\W*(?:this|the|deze|de) (?:candidate|applicant|kandidaat|sollicitant)(?!\\p{L}).{0,40}(?<!\\p{L})(?:meets|fulfils|fulfills|satisfies|passes|voldoet aan)(?!\\p{L}).{0,30}(?<!\\p{L})${EACH}(?!\\p{L})`,
  `^\\W*(?:all|every|alle|elke) ${ASKED}(?: \\p{L}+)? (?:are|is|zijn|wordt|worden) (?:\\p{L}+ )?${DONE}\\W*$`,
  `(?:every|each) (?:line|word|sentence|regel|zin)(?!\\p{L}).{0,30}(?<!\\p{L})(?:proves|bewijst)(?!\\p{L})`,
];
const anyOf = new RegExp(`(?<!\\p{L})(?:${kinds.join("|")})`, "imu");

/** No order does without one of these: most lines are no order, and this tells it a hundred times faster. */
const signs =
  /ignore|disregard|forget|overrid|follow|negeer|vergeet|volg|instru|rules|regels|opdracht|prompt|evaluat|assistant|language model|taalmodel|beoord|llm|bot\b|bots\b|gpt|copilot|claude|gemini|algorit|automat|\bai\b|a\.i\.|<|\[\/?inst|verdict|require|must-?have|knock-?out|criteri|score|rating|marks?\b|punten|cijfer|eisen|\beis\b|candidate|applicant|kandidaat|sollicitant|profile|profiel|proves|bewijst|overal|alles|regardless|counts?\b|telt|everything|answer|skills?\b|\bfor r\d|me\b|mij\b/i;

/** Longer than an order is; what follows in one line is looked at in stretches that overlap. */
const STRETCH = 600;
const OVERLAP = 150;

/** Whether a text speaks to a machine. Linear in its length. */
export function isInstruction(text: string): boolean {
  if (!signs.test(text)) return false;
  for (let at = 0; at === 0 || at < text.length; at += STRETCH - OVERLAP) if (anyOf.test(text.slice(at, at + STRETCH))) return true;
  return false;
}

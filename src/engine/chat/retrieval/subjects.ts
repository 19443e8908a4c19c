import type { ChatRecords } from "../chat.ts";
import { type AskedWord, askedWords, heldIn } from "./topic.ts";

/** What questions and documents speak of in words that they don't share: "why is the post vacant?" – "our Riet retires". */
interface Subject {
  name: string;
  /** A question about it. */
  asks: RegExp;
  /** A line that tells of it. */
  tells: RegExp;
  /** Whose documents tell of it; both where it isn't said. */
  of?: "candidate" | "job";
}

const w = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");

const post = "plek|plaats|vacature|functie|baan|positie|stoel|opening|vacancy|position|job|role|spot|post|seat";
const months =
  "jan\\p{L}*|feb\\p{L}*|m(?:aa)?rt|mar(?:ch)?|apr\\p{L}*|mei|may|jun[ei]?|jul[iy]?|aug\\p{L}*|sept?\\p{L}*|o[ck]t\\p{L}*|nov\\p{L}*|dec\\p{L}*";

const subjects: readonly Subject[] = [
  {
    name: "opening",
    of: "job",
    asks: w(
      `(?:waarom|hoezo|hoe komt het|waardoor|why|how come|reden|reason).{0,40}(?:${post}).{0,30}(?:vrij\\p{L}*|open|ontst\\p{L}+|komt|er(?: is)?|available|vacant|exists?|free|there|up|advertised)|(?:waarom|why).{0,25}(?:vacant|vacature|zoek(?:en|t) (?:ze|zij|jullie|de klant|het bedrijf)|(?:are|is|do) (?:they|the client|you|it) (?:hiring|recruiting|looking|need\\p{L}*))|(?:wie|who)(?: is| gaat| zal)?.{0,25}(?:weg|vertrekt|vertrok|stopt|leaves|leaving|retir\\p{L}+|opvol\\p{L}+|volg(?:t)? .{0,12}op|vervang\\p{L}*|replac\\p{L}+|succeed\\p{L}*|take over from|taking over from)|vorige medewerker|(?:wat|what).{0,20}(?:voorganger|predecessor)|(?:voorganger|predecessor)`,
    ),
    tells: w(
      "pensioen|retir\\p{L}+|emigr\\p{L}+|vertrekt|vertrek|verlaat (?:ons|het)|gaat ons verlaten|(?:gaat|is gaan|wordt|stopt|verhuist|maakt) .{0,60}(?:weg|reizen|emigreren|verhuizen|verlof|studeren|teamleider|ergens anders|andere (?:baan|functie|afdeling)|wonen|overstap|met pensioen|naar \\p{Lu}\\p{L}+)|(?:is|are) leaving|leaves|left us|moving (?:to|on)|moved (?:to|on)|opvolger|opvolging|vervang\\p{L}*|succe(?:ssor|ed\\p{L}*)|replac\\p{L}+|groei\\p{L}*|grow(?:s|ing|th)?|uitbreid\\p{L}*|expan\\p{L}+|nieuwe (?:functie|plek|vestiging|locatie|opdracht|lijn)|new (?:role|position|site|contract|line)|zwangerschapsverlof|maternity|gat in het|promot\\p{L}+|komen om in het werk|te druk|vacature ontstaan|vrijgekomen|komt vrij|sluit (?:zich|aan)",
    ),
  },
  {
    name: "boss",
    of: "job",
    asks: w(
      "baas|boss|leidinggevende|line manager|supervisor|(?:report|reports|reporting) to|answers? to|rapporteer\\p{L}*|verantwoording|(?:val|valt|vallen) .{0,15}onder|wie stuurt .{0,25}aan|aangestuurd door|under whom|onder wie|who (?:manages|leads|runs|heads|supervises)|wie (?:leidt|runt)",
    ),
    tells: w(
      "leidinggevende|reports? to|reporting to|(?:you|to whom you) report|rapporteer\\p{L}*|(?:val|valt) .{0,15}onder|onder leiding van|line manager|manager|team ?lead(?:er)?|teamleider|directeur|director|baas|boss|head of|hoofd|afdelingshoofd|supervisor|chef|voorman|uitvoerder|verantwoording|aangestuurd door|(?:leads|runs|heads) the|praktijkhouder|bedrijfsleider|eigenaar|owner",
    ),
  },
  {
    name: "reach",
    of: "job",
    asks: w(
      "(?:wie|who|bij wie|aan wie|naar wie|with whom|to whom).{0,40}(?:belt|bellen|bel|mail\\p{L}*|stuur\\p{L}*|send|call\\p{L}*|phone|reactie|reageren|apply|applications?|sollicit\\p{L}*|cv|inlichtingen|vragen|questions|terecht|contact\\p{L}*)|(?:hoe|how|waar|where).{0,25}(?:sollicite\\p{L}+|reageren|apply|aanmelden|send|stuur)|contactpersoon|contact person",
    ),
    tells: w(
      "reacties?|reageren|reageer|sollicit\\p{L}+|appl(?:y|ications?|icants?)|contact|vragen|questions|bel|bellen|mail\\p{L}*|stuur|cv\\p{L}* (?:naar|aan)|send|upload|inlichtingen|informatie bij|interested|interesse",
    ),
  },
  {
    name: "takeover",
    of: "job",
    asks: w(
      "(?:via|bij|langs) (?:ons|jullie|het (?:uitzend)?bureau|het uitzend\\p{L}*)|(?:through|with) (?:us|you|the agency)|overgenomen|overname|overnemen|taken over|in (?:vaste )?dienst|on (?:their|the client['’]?s?) (?:own )?payroll|temp.{0,6}(?:to|2).{0,6}perm",
    ),
    tells: w(
      "via ons|through us|with us first|overname|overgenomen|take(?:n|s)? .{0,10}over|in (?:vaste )?dienst|uitzend\\p{L}*|payroll\\p{L}*|daarna|dan over|afterwards|then permanent|zicht op|temp.{0,4}to.{0,4}perm|detacher\\p{L}*",
    ),
  },
  {
    name: "allowance",
    of: "job",
    asks: w(
      "\\p{L}*toeslag\\p{L}*|\\p{L}*allowances?|premium|ort|onregelmatigheid\\p{L}*|surcharge|supplement|extra (?:pay|money|geld|loon|voor|for|per)|extra betaald|(?:consignatie|piket|reiskosten|onkosten|thuiswerk|kilometer|ploegen)vergoeding",
    ),
    tells: w(
      "\\p{L}*toeslag\\p{L}*|\\p{L}*allowances?|premium|ort|onregelmatigheid\\p{L}*|surcharge|supplement|\\p{L}*vergoeding\\p{L}*|compensati\\p{L}+|reimburse\\p{L}*|extra",
    ),
  },
  {
    name: "on call",
    asks: w(
      "on[- ]?call|stand-?by|consignatie\\p{L}*|piket\\p{L}*|bereikbaarheidsdienst\\p{L}*|storingsdienst\\p{L}*|achterwacht\\p{L}*|wachtdienst\\p{L}*|call[- ]?outs?|oproepdienst",
    ),
    tells: w(
      "on[- ]?call|stand-?by|consignatie\\p{L}*|piket\\p{L}*|bereikbaarheidsdienst\\p{L}*|storingsdienst\\p{L}*|achterwacht\\p{L}*|wachtdienst\\p{L}*|call[- ]?outs?|rota|24\\/7|oproepdienst|uit bed gebeld",
    ),
  },
  {
    name: "shifts",
    asks: w(
      "\\p{L}*ploegen\\p{L}*|shifts?|(?:late|vroege|wissel\\p{L}*|onregelmatige|avond|nacht|weekend) ?diensten|wisseldienst\\p{L}*|shift work|rotating|in (?:dag|avond|nacht)dienst",
    ),
    tells: w(
      "\\p{L}*ploeg(?:en)?\\p{L}*|\\d ?ploeg\\p{L}*|shifts?|\\d-shift|\\p{L}*dienst(?:en)?:?|vroeg|laat|early|lates?|nights?|nacht\\p{L}*|rooster|rota|roster|weekends?|een weekend|wisselend\\p{L}*",
    ),
  },
  {
    name: "process",
    of: "job",
    asks: w(
      "procedure|selection process|application process|hiring process|process|sollicitatieproces|hoeveel gesprekken|gesprekken|how many (?:rounds|interviews|conversations|talks)|rounds?|welke stappen|which steps|(?:proefdag|meelopen|proefdraaien|trial day|assessment)|hoe (?:gaat|loopt|verloopt) .{0,25}(?:sollicit\\p{L}+|verder|selectie)|what happens (?:after|when|once)",
    ),
    tells: w(
      "procedure|gesprek\\p{L}*|interviews?|rondes?|rounds?|proefdag|meelopen|meeloopdag|proefdraaien|trial day|kennismaking\\p{L}*|assessment|test|referenti\\p{L}*|references|screening|vog|conversations?|a call|a talk|coffee|koffie|stap(?:pen)?|steps?",
    ),
  },
  {
    name: "deadline",
    of: "job",
    asks: w(
      "(?:tot wanneer|uiterlijk|voor wanneer|until when|by when|last day|laatste dag).{0,40}(?:reage\\p{L}+|reactie|sollicit\\p{L}+|apply|sturen|stuur|send|respond|inschrij\\p{L}+|cv|brief|aanmelden|aanbied\\p{L}+)|deadline|closing date|sluitingsdatum|sluit(?:en)? .{0,20}(?:vacature|aanvraag|inschrijving)",
    ),
    tells: new RegExp(
      `(?<!\\p{L})(?:(?:voor|vóór|before|uiterlijk|by|until|tot|t/m|tot en met)(?: \\p{L}+){0,3} \\d{1,2}(?:e|st|nd|rd|th)?[ .-]?(?:${months}|\\d{1,2})|deadline|closing date|closes|sluit\\p{L}*|reageren (?:kan|tot)|apply (?:by|before)|ontvangen)(?!\\p{L})`,
      "iu",
    ),
  },
  {
    name: "transport",
    asks: w(
      "(?:zonder|without|geen|no) (?:een |a )?(?:eigen )?(?:auto|car|rijbewijs|driving licen[cs]e|licen[cs]e|vervoer|transport)|openbaar vervoer|public transport|ov|eigen vervoer|own (?:transport|car|wheels)|hoe (?:kom|komt|komen|moet|reist|gaat) .{0,30}(?:er|daar|heen|naar|op|hier|werk)|how (?:do|does|would|will|can|could|is) .{0,30}(?:get|getting|travel|come|reach) (?:there|here|to|in)|(?:met|by|with) (?:de |the |haar |zijn |her |his |een |a )?(?:auto|car|bus|trein|train|fiets|bike|bicycle)",
    ),
    tells: w(
      "(?:eigen )?vervoer|rijbewijs|auto|car|bus|bussen|trein|train|ov|ov-\\p{L}+|openbaar vervoer|public transport|fiets\\p{L}*|bike|cycle|scooter|(?:driving|driver['’]?s) licen[cs]e|own transport|parke\\p{L}+|parking|rijd(?:t|en)?|rijles\\p{L}*|carpool\\p{L}*|meerijden|lift",
    ),
  },
  {
    name: "leaving",
    of: "candidate",
    asks: w(
      "(?:waarom|why|hoezo|reden|reason|how come|wat maakt|what makes).{0,50}(?:weg|weggaan|vertrek\\p{L}*|leav\\p{L}+|left|quit|switch\\p{L}*|overstap\\p{L}*|overstappen|iets anders|iets nieuws|looking|zoekt?|zoeken|move on|moving on|stop\\p{L}*|gestopt|change jobs?|new job|andere baan|nieuwe baan|sollicite\\p{L}+|free|vrij|beschikbaar|available|between jobs|ended?|geëindigd|op de markt|on the market)",
    ),
    tells: w(
      "zoek|zoekt|looking (?:for|because)|am looking|omdat|because|aangezien|toe aan|closer to|dichter(?:bij)?|less (?:travel\\p{L}*|commut\\p{L}+)|minder (?:reizen|reistijd|rijden)|faillissement|failliet|bankrupt\\p{L}*|contract (?:liep|loopt|is|was|niet|not|ended|ends|expired|af)|sluiting|(?:gesloten|closed|closing|closure|closes)|reorgani\\p{L}+|verhuisd?|verhuizing|moved (?:house|back|to)|einde (?:contract|project|seizoen|opdracht)|(?:project|season|contract|seizoen) (?:ended|over|afgelopen)|niet verlengd|not (?:been )?(?:renewed|extended)|nieuwe uitdaging|new challenge|gestopt|redundan\\p{L}+|boventallig|wil (?:graag |weer |terug |nu )\\p{L}+|would like to|weggegaan|vertrokken|geen zin meer|opgeheven",
    ),
  },
  {
    name: "cannot",
    of: "candidate",
    asks: w(
      "(?:wat|what|welke|which|waar|is er iets|anything|things?).{0,40}(?:nog niet|niet (?:zo )?(?:goed|sterk)|kan .{0,30}niet|not yet|(?:can|could|does|do|has|is)(?:n['’]?t| not)|cannot|unable|still (?:has|needs) to learn|nog (?:te )?leren|moeite|minder goed|struggle\\p{L}*|not good at|zwakke?|weak\\p{L}*)",
    ),
    tells: w(
      "nog niet|nog nooit|niet (?:zo )?(?:goed|sterk)|kan ik niet|doe ik niet|geen|not yet|never|no experience|\\p{L}+n['’]t|cannot|not (?:my|yet|really|strong|good)|zonder|alleen (?:gezien|in theorie)|wil .{0,20}leren|leerpunt\\p{L}*|moeite|only seen|difficult|lastig|moeilijk\\p{L}*|to learn|minder",
    ),
  },
  {
    name: "recognition",
    of: "candidate",
    asks: w(
      "(?:diploma'?s?|\\p{L}*bevoegdheid|bevoegd|qualifi\\p{L}+|degree|papers|papieren|registrati\\p{L}+|licen[cs]e|rijbewijs|certifica\\p{L}+).{0,50}(?:hier|here|nederlands\\p{L}*|in nederland|netherlands|dutch|nl|erkend|recogni\\p{L}+|omgezet|omgewisseld|ingewisseld|convert\\p{L}*|exchang\\p{L}*|equivalen\\p{L}+|count\\p{L}*|geldt|telt)|(?:nederlandse|dutch) (?:\\p{L}*bevoegdheid|licen[cs]e|diploma|registration|qualification|rijbewijs)|erkenning|recogni(?:tion|sed|zed)|gelijkgesteld|diplomawaardering|nuffic",
    ),
    tells: w(
      "erkend|erkenning|recogni\\p{L}+|nuffic|idw|duo|cibg|big|\\p{L}*waardering|omgewisseld|omgezet|omwisselen|omzetten|exchang\\p{L}+|convert\\p{L}+|aangevraagd|applied for|application|requested|pending|in aanvraag|in behandeling|evaluation|equivalen\\p{L}+|gelijkgesteld|s-bb|sbb|enic|naric",
    ),
  },
  {
    name: "moving",
    of: "candidate",
    asks: w(
      "(?:waar|where).{0,20}(?:gaat|is|will|zal|komt).{0,20}(?:wonen|live|living|move|moving)|verhui\\p{L}+|relocat\\p{L}+|moving (?:to|house|here)|woont .{0,15}(?:straks|dan)",
    ),
    tells: w(
      "verhui\\p{L}+|moving|move to|moves to|relocat\\p{L}+|(?:ga|gaan|kom) .{0,20}wonen|settle\\p{L}*|ziehe\\p{L}*|umzug|umzieh\\p{L}*",
    ),
  },
  {
    name: "agency",
    of: "candidate",
    asks: w(
      "via (?:welke?|wie)(?: \\p{L}+)?|(?:through|via) (?:which|what|whom)(?: \\p{L}+)?|which agency|what agency|welk bureau|aangeboden door|door wie (?:is|wordt) .{0,20}(?:aangeboden|voorgesteld)|who (?:offers|supplies|represents|presents)",
    ),
    tells: w(
      "aangeboden (?:door|via)|aanbieder|aanbiedende partij|offered by|supplied by|presented by|represented by|detacheringsbureau|intermediair|accountmanager|(?:staffing|recruitment) agency",
    ),
  },
  {
    name: "own business",
    of: "candidate",
    asks: w(
      "eigen (?:zaak|bedrijf|onderneming|praktijk|winkel|toko)|own (?:business|company|shop|practice|firm)|zelfstandig ondernemer|self-?employed|ondernemer",
    ),
    tells: w(
      "eigen (?:zaak|baas|bedrijf|onderneming|praktijk|winkel|toko)|own (?:business|company|boss|shop|practice|firm)|self-?employed|zelfstandig ondernemer|zzp\\p{L}*|freelanc\\p{L}+|eigenaar|owner|founder|vof|eenmanszaak|de zaak",
    ),
  },
  {
    name: "looked in",
    of: "candidate",
    asks: w(
      "(?:al eens|al een keer|ooit|eerder|weleens|wel eens|ever|already|before).{0,50}(?:geweest|rondgelopen|rondgekeken|meegekeken|meegelopen|meegedraaid|kennisgemaakt|been (?:to|at|in|inside|around)|visited|shadow\\p{L}*|looked around)",
    ),
    tells: w(
      "\\p{L}*stage|stages|stagiair\\p{L}*|intern\\p{L}*|meeloop\\p{L}*|meegelopen|snuffel\\p{L}*|placement|rondleiding|werkbezoek|visit\\p{L}*|bezoek|proefdag|shadow\\p{L}*|afstudeer\\p{L}*|thesis",
    ),
  },
];

const MARK = "§";
/** Words by which a subject was known only ask for it: a line needn't hold them. */
const ASKING = 0.4;

const subjectOf = ({ stem }: AskedWord): Subject | undefined => subjects.find(({ name }) => stem === MARK + name);

/** What a question is about: its words, and the subjects that stand for some of them. */
export function askedOf(
  question: string,
  leftOut: ReadonlySet<string>,
  vocabulary: ReadonlySet<string>,
  kind: ChatRecords["kind"],
): AskedWord[] {
  const words = askedWords(question, leftOut, vocabulary);
  const found = subjects.filter(({ asks, of }) => (kind === "candidate_job" || of === undefined || of === kind) && asks.test(question));
  if (found.length === 0) return words;
  const asking = heldIn(found.map(({ asks }) => asks.exec(question)?.[0]).join(" "), false);
  return [
    ...words.map((word) => (asking.stems.has(word.stem) ? { ...word, weight: word.weight * ASKING } : word)),
    ...found.map(({ name }) => ({ word: name, stem: MARK + name, roots: [], keys: new Set<string>(), weight: 1 })),
  ];
}

export const isSubject = (word: AskedWord): boolean => subjectOf(word) !== undefined;

/** How surely a line that tells of a subject answers who asks for it. */
const TELLING = 0.85;

/** How surely a line tells of a subject; 0 of any other word. */
export const tellsSubject = (word: AskedWord, text: string): number => (subjectOf(word)?.tells.test(text) ? TELLING : 0);

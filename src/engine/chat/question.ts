import type { Language } from "#contract/fields.ts";
import { findSpoken } from "#engine/skills/languages.ts";
import { canonicalSkill, findSkills } from "#engine/skills/lexicon.ts";
import { fold } from "#engine/skills/tokens.ts";
import type { ChatRecords, ChatTurn } from "./chat.ts";
import { languageAsked, languageOf, withoutLanguage } from "./language.ts";

/** What a recruiter wants to know. */
export type Intent =
  | "protected"
  | "off_topic"
  | "interview"
  | "summary"
  | "strength"
  | "letter"
  | "why"
  | "compare"
  | "verify"
  | "met"
  | "partly"
  | "not_met"
  | "unknown"
  | "missing"
  | "availability"
  | "notice"
  | "hours"
  | "salary"
  | "remote"
  | "place"
  | "contact"
  | "languages"
  | "education"
  | "certificates"
  | "years"
  | "current"
  | "previous"
  | "first"
  | "timeline"
  | "gaps"
  | "overlaps"
  | "results"
  | "leads"
  | "employer"
  | "leaving"
  | "permit"
  | "notes"
  | "skills"
  | "has"
  | "how_long"
  | "since"
  | "where_used"
  | "asks"
  | "musts"
  | "nice"
  | "contract"
  | "client"
  | "people"
  | "tasks"
  | "offers"
  | "title"
  | "asked"
  | "best"
  | "who"
  | "rules_out"
  | "other";

export interface Question {
  text: string;
  language: Language;
  intent: Intent;
  /** What the words point at; null where they don't tell. */
  about: "candidate" | "job" | null;
  /** Names of the lexicon. */
  skills: string[];
  /** ISO 639-1. */
  spoken: string[];
  /** Number of the job in the profile. */
  employer: number | null;
  /** "alone", "in production": what is asked beyond the thing itself. */
  reserve: Reserve | null;
  /** How many were asked for. */
  count: number | null;
  /** Somebody that this talk isn't about. */
  stranger: string | null;
}

export type Reserve = "alone" | "production" | "daily" | "certified" | "recently";

const b = "(?<!\\p{L})";
const e = "(?!\\p{L})";
const words = (pattern: string) => new RegExp(`${b}(?:${pattern})${e}`, "iu");

/** Personal matters that no hiring decision may rest on. */
const protectedMatters = words(
  [
    "how old (?:is|are|was) (?:she|he|they|the candidate|this candidate|NAME)|^\\W*(?:and )?how old\\W*$",
    "(?:her|his|their|NAME'?s?|the candidate'?s|what|which) age|age (?:of|is)|date of birth|birth ?dates?|birthday|(?:was|were) .{1,40} born|when .{0,30} born|year of birth|retire(?:ment)?",
    "hoe oud (?:is|was) (?:ze|zij|hij|ie|NAME|de kandidaat|deze kandidaat)|^\\W*(?:en )?hoe oud\\W*$|leeftijd|geboren|geboortedatum|geboortejaar|geboorteplaats|verjaardag|jarig|pensioenleeftijd",
    "gender|sex of|what sex|(?:a )?(?:man|woman) or (?:a )?(?:man|woman)|male|female|is (?:she|he|it|this|NAME|the candidate) (?:a )?(?:man|woman|girl|guy|lady)",
    "geslacht|man of (?:een )?vrouw|vrouw of (?:een )?man|is (?:ze|zij|hij|het|dit|NAME|de kandidaat) (?:een )?(?:man|vrouw|meisje|jongen)|gender",
    "nationalit\\p{L}+|ethnic\\p{L}*|descent|race|skin colou?r|origin|originally from|immigrant|foreigner|passport|where .{0,20} come from|(?:her|his|their) parents",
    "afkomst|herkomst|nationaliteit\\p{L}*|huidskleur|migratieachtergrond|buitenlander|allochtoon|autochtoon|paspoort|etni\\p{L}+|(?:haar|zijn|hun) ouders|waar .{0,25} vandaan|vandaan",
    "religi\\p{L}+|muslim|christian|jewish|catholic|hindu|atheist|headscarf|hijab|ramadan|goes to church|believe in god",
    "religi\\p{L}+|moslim|christen|christelijk|joods|katholiek|geloof|gelovig|hoofddoek|levensovertuiging|naar de kerk",
    "(?:is|was|are|has|does|ever been) (?:she|he|they|NAME|the candidate)?.{0,25}(?<!\\p{L})(?:ill|sick|healthy|disabled|disability|disabilities|handicap\\p{L}*|burn-?out|depress\\p{L}+|chronic\\p{L}*|adhd|autis\\p{L}+|health (?:issues?|problems?|condition))|(?:her|his|their) health|sick days|sick leave|medical condition",
    "hoe gezond|how healthy|(?:is|was|heeft|had) (?:ze|zij|hij|NAME|de kandidaat)?.{0,25}(?<!\\p{L})(?:ziek|ziek geweest|gezond|gehandicapt|handicap|beperking|burn-?out|depressi\\p{L}+|chronisch\\p{L}*|adhd|autis\\p{L}+|gezondheidsproblemen)|(?:haar|zijn) gezondheid|ziektedagen|ziekteverleden|hoe vaak .{0,20} ziek",
    "married|marital|divorced|spouse|husband|wife|boyfriend|girlfriend|family situation|(?:have|has|got|having|plan) (?:any |small |young |to have )?(?:kids|children|a family|a partner)|single parent|mother of|father of",
    "getrouwd|gehuwd|gescheiden|burgerlijke staat|echtgeno\\p{L}+|gezinssituatie|alleenstaand\\p{L}*|(?:heeft|hebben|wil|krijgt) (?:ze |zij |hij |NAME |de kandidaat )?(?:al |nog |ook )?(?:kinderen|een gezin|een partner|een relatie)|thuissituatie",
    "pregnan\\p{L}+|expecting a (?:baby|child)|maternity|zwanger\\p{L}*|kinderwens|in verwachting",
    "photos?|a picture of|look like|looks like|attractive|pretty|overweight|foto'?s?|pasfoto|uiterlijk|ziet .{0,20} eruit|knap|overgewicht",
    "gay|lesbian|homosexual|heterosexual|sexual|transgender|homo|lesbisch|hetero|seksue\\p{L}+|geaardheid",
    "young(?:er)? (?:candidates|men|women)|too (?:old|young) for|older (?:candidates|workers)|(?:only|prefers?|rather|want) (?:a )?(?:young(?:er)?|older|men|women|man|woman)|jonge(?:re)? (?:kandidaten|mannen|vrouwen)|te (?:oud|jong) voor|oudere (?:kandidaten|werknemers)|(?:alleen|liever|zoeken (?:ze|we)) (?:een )?(?:jonge\\p{L}*|oude\\p{L}*|mannen|vrouwen|vrouw|man)",
    "political\\p{L}*|votes? for|vote|politiek\\p{L}*|stemt|trade union|union member|vakbond\\p{L}*",
  ].join("|"),
);

/** No question about the documents: other work, other instructions, talk. */
const offTopic = new RegExp(
  [
    `${b}(?:ignore|disregard|forget|override|bypass)${e}.{0,60}${b}(?:instructions?|rules|prompts?|previous|above|everything|told)${e}`,
    `${b}(?:negeer|vergeet)${e}.{0,60}${b}(?:instructies|opdrachten|regels|vorige|alles|hierboven)${e}`,
    `${b}(?:system prompt|your (?:instructions|prompt|rules)|jouw (?:instructies|prompt|regels)|je (?:instructies|prompt)|jailbreak|pretend (?:to be|you)|act as|doe alsof|developer mode)${e}`,
    `${b}(?:poems?|haiku|songs?|jokes?|story|essay|recipe|lyrics|gedicht(?:je)?|liedje|mopje|mop|grap(?:je)?|recept|verhaaltje?|sinterklaasgedicht)${e}`,
    `${b}(?:weather|stock market|world cup|bitcoin|het weer|weerbericht|voetbal gisteren|capital of|hoofdstad van|president of)${e}`,
    `${b}(?:who|what) are you${e}|${b}are you (?:an? )?(?:ai|robot|human|model|chatgpt)${e}|${b}what can you do${e}|${b}how do you work${e}|${b}wie ben (?:je|jij)${e}|${b}wat (?:kun|kan) (?:je|jij)(?: allemaal)?(?: doen)?\\s*\\??$|${b}wat ben (?:je|jij)${e}|${b}ben (?:je|jij) (?:een )?(?:ai|robot|mens)${e}|^\\s*(?:help|hulp)\\s*[!?.]*$`,
    `^\\s*(?:hi|hello|hey|hallo|hoi|hai|dag|thanks|thank you|thx|bedankt|dank je(?: wel)?|dankjewel|ok|oke|okay|top|great|super|goedemorgen|goedemiddag|good morning)(?:\\s+\\p{L}+)?\\s*[!.]*$`,
    `^\\s*(?:please |can you |could you |kun je |kan je |wil je )?(?:send|delete|remove|change|update|book|call|schedule|invite|reject|shortlist|order|buy|stuur|verwijder|wijzig|verander|bel|boek|plan een|nodig|keur|bestel)${e}`,
    `${b}(?:write|schrijf|maak|make|generate)${e}.{0,30}${b}(?:code|script|python function|programma|sql query|software|blog|tweet|linkedin post)${e}`,
    `${b}(?:rate|score|geef|give)${e}.{0,30}${b}(?:100|10\\/10|a ten|een tien|maximum score|highest score|hoogste score)${e}`,
    `^\\s*(?:translate|vertaal)${e}`,
  ].join("|"),
  "iu",
);

const intents: [Intent, RegExp][] = [
  [
    "leads",
    words(
      "(?:lead|leads|led|leading|manage[sd]?|managing|supervis\\p{L}+) .{0,25}(?:people|team|teams|staff|persons|employees|others)|how many (?:people|employees|reports|direct reports)|team size|size of .{0,20}team|leadership(?: experience)?|people management|direct reports|leidinggev\\p{L}*|leiding (?:gegeven|geven)|(?:geeft|gaf|heeft) .{0,20}leiding|aangestuurd|aansturen|stuurt .{0,20}aan|stuurde .{0,20}aan|hoeveel (?:mensen|medewerkers|man)|hoe groot .{0,20}team",
    ),
  ],
  [
    "interview",
    words(
      "interview questions?|questions? (?:for|in|to ask (?:in|at|during)) (?:the|an|my) interview|(?:three|five|four|two|\\d) (?:good |interview |sharp )?questions|questions? (?:to|i|we|should i|should we|could i|can i) (?:should |could |can )?ask|what (?:should|could|can|must) (?:i|we) ask|interviewvragen|gespreksvragen|vragen (?:voor|in|bij) (?:het|een|mijn) (?:gesprek|interview|sollicitatiegesprek|kennismaking)|(?:drie|vijf|vier|twee) (?:goede |scherpe )?(?:interview|gespreks)?vragen|wat (?:moet|kan|zou|zal) (?:ik|we|wij) .{0,40}vragen|welke vragen|vragen die (?:ik|we)",
    ),
  ],
  [
    "letter",
    words(
      "(?:cover )?letter|letter paragraph|paragraph|motivation letter|brief|briefje|alinea|motivatiebrief|begeleidende tekst|e-?mail (?:to|for) the client|mail (?:aan|voor) de (?:klant|opdrachtgever)|introduce .{0,30} to the client|voorstellen aan de (?:klant|opdrachtgever)",
    ),
  ],
  [
    "summary",
    words(
      "summary|summari[sz]e|sum up|samenvatting|samenvatten|vat .{0,40}samen|in (?:a few|two|three|a couple of|one) (?:sentences|words|lines)|in (?:een paar|twee|drie|enkele) (?:zinnen|woorden|regels)|pitch|elevator pitch|who is (?:NAME|she|he|this|the candidate|this candidate)|wie is (?:NAME|ze|zij|hij|deze kandidaat|de kandidaat|dit)|tell me (?:something |more |all )?about (?:NAME|her|him|this|the|them)|vertel (?:me |mij |eens )*(?:iets |wat |meer )?over|describe|beschrijf|introduce|short profile|kort profiel|profielschets|overview|overzicht|in het kort|in short",
    ),
  ],
  [
    "strength",
    words(
      "strengths?|strong(?:est)? (?:points?|sides?|suits?)|selling points?|sterke? (?:punten|punt|kanten|kant)|sterkste (?:punten|punt|kant)|pluspunten|best points|good at|goed in",
    ),
  ],
  [
    "verify",
    words(
      "downsides?|drawbacks?|(?:speaks|is|reasons?|arguments?) against|(?:reason|reasons|why) (?:to|not to|would we|should we|not) ?(?:reject|not|hire|propose)?(?= reject| her| him)|reject\\p{L}*|afwijz\\p{L}+|minpunten|nadelen|tegenargumenten|pleit .{0,20}tegen|verify|verified|verification|double-?check|(?:to|should i|should we|must i|need to) (?:check|clarify|confirm|find out)|uncertain|doubts?|doubtful|risks?|concerns?|red flags?|weak(?:ness|nesses| points?| spots?)?|verifi\\p{L}+|controleren|nagaan|navragen|nakijken|checken|onzeker\\p{L}*|twijfel\\p{L}*|risico'?s?|zwak\\p{L}*|aandachtspunten|zorgpunten|let op|kanttekeningen",
    ),
  ],
  [
    "why",
    words(
      "why (?:should|would|is|this|propose|hire|choose|present|put forward|invite|NAME|her|him)|what makes|reasons? (?:to|for|why)|arguments?|waarom (?:zou|is|deze|NAME|past|moet|moeten|stel|stellen)|redenen? om|argumenten|wat maakt",
    ),
  ],
  ["partly", words("(?:partly|partially|half|in part)(?: met| meet\\p{L}*)?|deels|gedeeltelijk|half(?:slachtig)?")],
  [
    "not_met",
    words(
      "(?:requirements?|must-haves?|musts?|demands?|criteria|points|knock-?outs?) .{0,50}(?:not|miss(?:es)?|lacks?|short of|n't|isn't|aren't|doesn't|fails?|fall short)|(?:does|is|are|do) ?n['’o]t .{0,30}(?:meet|met|match|fulfil\\p{L}*)|not met|fails?|falls? short|fall short|(?:eisen|eis|punten|criteria) .{0,40}niet|niet voldaan|(?:eisen|eis|knock-?outs?) .{0,40}(?:stuk|mist|struikelt|strandt)|(?:loopt|strandt|struikelt) .{0,40}(?:stuk|op)|(?:kills|sinks|breaks) .{0,30}(?:application|chances|candidacy)|voldoet .{0,40}niet|schiet .{0,30}tekort|komt .{0,20}tekort",
    ),
  ],
  [
    "unknown",
    words(
      "(?:requirements?|musts?|criteria|what|which).{0,40}(?:unknown|unclear|open|undecided|not known)|(?:eisen|eis|wat|welke|criteria).{0,40}(?:onbekend|onduidelijk|open staat|nog open|niet bekend)",
    ),
  ],
  [
    "met",
    words(
      "(?:which|what|how many|does|do|all) .{0,60}(?:requirements?|musts?|demands?|criteria|must-haves?)(?: .{0,40})?|(?:requirements?|musts?|criteria) .{0,30}(?:met|meets?|fulfil\\p{L}*)|(?:aan )?(?:welke|alle|hoeveel|de) .{0,40}(?:eisen|eis|criteria|voorwaarden)(?: .{0,40})?|voldoet|voldaan",
    ),
  ],
  [
    "compare",
    words(
      "compare|comparison|match(?:es)?|how (?:well )?does .{0,60} (?:fit|match|suit)|good (?:fit|match)|suitable|suited|right (?:person|candidate)|fit(?:s)? (?:the|this|for)|the score|vergelijk\\p{L}*|past|passen|passend|geschikt|match|hoe goed .{0,40}(?:past|sluit)|sluit .{0,40} aan|score",
    ),
  ],
  [
    "gaps",
    words(
      "(?:employment |career )?gaps?|unemployed|without (?:a )?(?:work|job)|breaks? (?:in|between)|interruptions?|between jobs|holes?|gat|gaten|werkloos|zonder werk|onderbreking\\p{L}*|tussen (?:twee )?banen|hia(?:at|ten)|niet gewerkt",
    ),
  ],
  ["overlaps", words("overlap\\p{L}*|at the same time|simultaneous\\p{L}*|two jobs|tegelijk\\p{L}*|gelijktijdig\\p{L}*|twee banen")],
  [
    "missing",
    words(
      "missing|lacks?|lacking|gaps? (?:against|with|to)|not in the (?:cv|documents|profile|records)|don't (?:we|you|i) know|ontbre\\p{L}+|mist|missen|mis ik|missen we|weten we (?:nog )?niet|staat er niet|niet in (?:het|de) (?:cv|documenten|profiel)|tekort",
    ),
  ],
  [
    "rules_out",
    words(
      "rules? out|ruled out|exclude\\p{L}*|eliminat\\p{L}+|hardest|most candidates fail|fail(?:s)? most|bottleneck|scarce|strictest|knock(?:s|ed)? out|valt .{0,30} af|vallen .{0,30} af|afvallen|sluit .{0,40}uit|sluiten .{0,40}uit|moeilijkst\\p{L}*|strengst\\p{L}*|knelpunt\\p{L}*|schaars\\p{L}*|struikel\\p{L}*",
    ),
  ],
  ["notice", words("notice(?: period)?|give notice|opzegtermijn|opzeggen|opzeg\\p{L}*")],
  [
    "availability",
    words(
      "availab\\p{L}+|when (?:can|could|is|will|would|does) .{0,40}(?:start|begin|free)|how soon|earliest|start(?:ing)? date|start (?:right away|immediately|soon|in|on|by|from)|can .{0,30} start|beschikbaar\\p{L}*|wanneer (?:kan|zou|is|gaat|wil) .{0,40}(?:beginnen|starten|vrij|aan de slag)|per wanneer|vanaf wanneer|hoe snel|startdatum|direct (?:beginnen|starten)|kan .{0,40}(?:beginnen|starten)|wanneer begint|when does .{0,30}(?:start|begin)|ingangsdatum",
    ),
  ],
  [
    "leaving",
    words(
      "why (?:did|does|is|was|do) .{0,40}(?:leav\\p{L}+|left|quit|want(?:s)? to (?:leave|move|change)|looking for|look for)|reason(?:s)? (?:for|of) (?:leaving|departure)|motivation|motivated|waarom (?:ging|gaat|wil|wilde|is|stapt\\p{L}*|zoekt) .{0,40}(?:weg|vertrek\\p{L}*|weggegaan|over|iets anders|nieuwe baan)|reden van vertrek|motivatie|drijfveer|drijft",
    ),
  ],
  [
    "salary",
    words(
      "salar\\p{L}+|wages?|pays?|paid|betaal\\p{L}*|betaling|earns?|earning|compensation|rate|hourly rate|day rate|tarief|uurtarief|dagtarief|loon|verdien\\p{L}*|salariswens|salarisindicatie|wat kost|how much .{0,30}(?:cost|ask|want)|hoeveel .{0,30}(?:kost|vraagt)|remuneration|bruto|gross",
    ),
  ],
  [
    "remote",
    words(
      "remote(?:ly)?|work(?:s|ing)? from home|home office|hybrid|on-?site|at the office|in the office|office days|thuiswerk\\p{L}*|thuis (?:te )?werken|thuis|hybride|op kantoor|kantoordagen|vanuit huis",
    ),
  ],
  [
    "hours",
    words(
      "hours|how many days|days (?:a|per) week|full[- ]?time|part[- ]?time|fte|uur|uren|hoeveel dagen|dagen per week|fulltime|parttime|voltijd|deeltijd|werkweek",
    ),
  ],
  [
    "permit",
    words(
      "work permit|visa|right to work|allowed to work|werkvergunning|verblijfsvergunning|visum|tewerkstelling\\p{L}*|mag .{0,20} werken in",
    ),
  ],
  [
    "contact",
    words(
      "e-?mail(?: ?address)?|mail ?adres|mailadres|phone|telephone|mobile|contact(?: details| data| information| info)?|reach (?:her|him|them|NAME|the candidate)|linkedin|github|website|portfolio site|telefoon\\p{L}*|mobiel\\p{L}*|nummer|contactgegevens|bereik\\p{L}*|how can i (?:call|reach)",
    ),
  ],
  [
    "place",
    words(
      "where (?:does|do|is|are) .{0,40}(?:live|living|lives|based|located|reside\\p{L}*|from)|lives?|living|based|home town|city|location|located|commut\\p{L}+|travel (?:time|distance)|distance|how far|address|relocat\\p{L}+|willing to move|woont|wonen|woon|woonplaats|woonachtig|stad|plaats|locatie|standplaats|reistijd|reisafstand|afstand|hoe ver|adres|verhuiz\\p{L}+|gevestigd|waar is (?:het|de)",
    ),
  ],
  [
    "where_used",
    words(
      "where (?:did|does|has|have) .{0,40}(?:use|used|work|worked|learn|learned|gain|get) .{0,20}(?:with|it|that|this)|in which (?:role|job|position)|at which (?:employer|company)|bij welke (?:werkgever|klant)|in welke (?:rol|functie|baan)|waar heeft .{0,40}(?:daarmee|ermee|mee) |waar .{0,40}(?:gebruikt|opgedaan|toegepast|geleerd)",
    ),
  ],
  [
    "contract",
    words(
      "permanent|temporary|fixed-?term|contract(?: type)?|freelance|secondment|employment type|type of contract|kind of contract|vast contract|vaste baan|tijdelijk\\p{L}*|jaarcontract|contractvorm|soort contract|dienstverband|detachering|zzp|contract",
    ),
  ],
  [
    "since",
    words(
      "since when|since what|when did .{0,40}(?:start|begin|join)|from when|sinds wanneer|vanaf wanneer|wanneer (?:is|begon|startte) .{0,40}(?:begonnen|gestart)?",
    ),
  ],
  [
    "how_long",
    words(
      "how long|how many (?:years|months)|how much experience|years of|number of years|duration|hoe lang|hoelang|hoeveel (?:jaar|jaren|maanden|ervaring)|aantal jaar|aantal jaren|jaren ervaring|jaar ervaring",
    ),
  ],
  [
    "years",
    words("how experienced|total experience|years of experience|experience in total|hoe ervaren|totale ervaring|in totaal|werkzame jaren"),
  ],
  [
    "current",
    words(
      "(?:current|present|latest|last|most recent|recent)(?:ly)? (?:role|job|position|employer|function|title|work|company|employed|work(?:s|ing))|currently|where (?:does|is) .{0,40} work(?:s|ing)?(?: now| currently| at the moment| today)?|what (?:does|is) .{0,30} (?:do|doing)(?: now| currently| today| for work| for a living)|(?:huidige|laatste|recentste|meest recente) (?:rol|baan|functie|werkgever|werk|positie|job)|waar werkt|wat doet .{0,30}(?:nu|tegenwoordig|momenteel)|op dit moment|works? for now|voor wie werkt",
    ),
  ],
  [
    "previous",
    words(
      "(?:previous|former|prior|earlier|second to last|penultimate) (?:role|job|position|employer|function|title|work|company)|before that|and before|the one before|(?:vorige|voorlaatste|eerdere) (?:rol|baan|functie|werkgever|werk|positie|job)|daarvoor|hiervoor|en ervoor",
    ),
  ],
  [
    "first",
    words(
      "(?:first|very first|oldest) (?:role|job|position|employer|work|company)|start(?:ed)? (?:her|his|their) career|(?:employer|company|job|role) .{0,20}(?:start|begin) with|begin .{0,20} career|eerste (?:rol|baan|functie|werkgever|werk)|loopbaan begonnen|carri[eè]re begonnen|begonnen met werken",
    ),
  ],
  [
    "languages",
    words(
      "languages?|speaks?|spoken|fluent\\p{L}*|talen|taal|taalniveau|spreekt|spreken|vloeiend|talenkennis|moedertaal|mother tongue|native language",
    ),
  ],
  [
    "education",
    words(
      "educat\\p{L}+|stud(?:y|ied|ies)|degrees?|diploma'?s?|school|universit\\p{L}+|college|graduat\\p{L}+|bachelor\\p{L}*|master'?s?|phd|opleiding\\p{L}*|gestudeerd|studie|studeerde|afgestudeerd|hogeschool|scholing|opgeleid|hbo|mbo|wo",
    ),
  ],
  [
    "certificates",
    words(
      "certificat\\p{L}+|certified|licen[cs]es?|courses?|certificaten|certificaat|gecertificeerd|cursus\\p{L}*|registraties?|papieren|trainingen",
    ),
  ],
  [
    "results",
    words(
      "achiev\\p{L}+|results?|accomplish\\p{L}*|largest|biggest|most (?:notable|impressive|important|complex)|highlights?|success\\p{L}*|proud(?:est)?|impact|figures|numbers|kpis?|targets?|prestaties?|resulta\\p{L}+|grootste|belangrijkste|indrukwekkend\\p{L}*|hoogtepunt\\p{L}*|opvallend\\p{L}*|wapenfeiten|successen|cijfers|bereikt",
    ),
  ],
  [
    "timeline",
    words(
      "career|timeline|work history|employment history|history|all (?:her|his|their|the) (?:jobs|roles|employers)|which (?:companies|employers|roles|jobs)|where has .{0,30} worked|where did .{0,30} work|work experience|how often .{0,40}(?:change\\p{L}*|switch\\p{L}*)|job-?hop\\p{L}*|loopbaan|carri[eè]re|werkverleden|werkervaring|tijdlijn|welke (?:werkgevers|bedrijven|functies|banen|rollen)|waar heeft .{0,30} gewerkt|waar werkte|jobhop\\p{L}*|hoe vaak .{0,40}gewisseld",
    ),
  ],
  [
    "notes",
    words("notes?|notities|notitie|aantekening\\p{L}*|what did we (?:discuss|note|say)|wat hebben we (?:besproken|genoteerd|afgesproken)"),
  ],
  [
    "client",
    words(
      "who is the (?:client|employer|company|customer)|which (?:client|company|employer)|(?:the )?client(?:'s)? name|for whom|(?:wie is|welke|voor welke) (?:de )?(?:opdrachtgever|klant|bedrijf|werkgever|organisatie)|wie is de (?:klant|opdrachtgever)|voor wie|about the (?:company|client)|over het bedrijf|what does the (?:company|client) do|wat doet (?:het bedrijf|de klant|de opdrachtgever)",
    ),
  ],
  [
    "nice",
    words(
      "nice[- ]to[- ]haves?|preferences|optional|advantages?|wishes|pr[eé]s?|pluspunten|wensen|mooi meegenomen|voorkeur\\p{L}*|(?:is|are) a plus",
    ),
  ],
  [
    "musts",
    words(
      "musts?|must-haves?|hard requirements?|mandatory|essential|required|knock-?outs?|deal ?breakers?|harde eis(?:en)?|verplicht\\p{L}*|vereist\\p{L}*|noodzakelijk|must have",
    ),
  ],
  [
    "tasks",
    words(
      "tasks?|responsibilit\\p{L}+|duties|day[- ]to[- ]day|what (?:will|would|does) .{0,40} do|what is the (?:work|job)|what does the (?:job|role|work) (?:involve|consist|entail)|taken|werkzaamheden|verantwoordelijkhe\\p{L}+|wat ga(?:at|an)? .{0,30}doen|wat houdt .{0,40} in|dagelijks(?:e)? werk|wat is het werk|functie-?inhoud",
    ),
  ],
  [
    "offers",
    words(
      "offers?|benefits?|perks|bonus|holidays?|vacation days?|lease car|company car|pension|biedt|bieden|aanbod|arbeidsvoorwaarden|secundaire|vakantiedagen|auto van de zaak|pensioen|krijg(?:t|en)?|winstdeling|options",
    ),
  ],
  [
    "asks",
    words(
      "what (?:does|do|is|are) .{0,40}(?:ask(?:s|ed|ing)?|require\\p{L}*|need\\p{L}*|want|look(?:ing|s)? for|seek\\p{L}*)|requirements?|looking for|wat (?:vraagt|vragen|zoekt|zoeken|eist|wil|wordt .{0,20}gevraagd|moet)|eisen|gevraagd|functie-?eisen|wie zoeken|zoeken (?:ze|we|zij)",
    ),
  ],
  [
    "skills",
    words(
      "skills?|competenc\\p{L}+|tech stack|stack|technolog\\p{L}+|tools|vaardigheden|competenties|technieken|kennis en|wat kan (?:ze|zij|hij|NAME|de kandidaat)|what can (?:she|he|they|NAME|the candidate) do",
    ),
  ],
];

/** The words by which a kind of question is known. */
export const patternOf = (intent: Intent): RegExp | undefined => intents.find(([name]) => name === intent)?.[1];

const asking = words(
  "does|do|did|is|are|was|has|have|had|can|could|know|knows|any|ever|familiar|experience|experienced|worked|used|heeft|hebben|kent|kan|kunnen|is|ervaring|gewerkt|gebruikt|bekend|weet|ooit|werkt|werkte|beheerst|deed|doet",
);

const jobCue = words(
  "job|vacancy|role|position|client|opening|vacature|functie|opdracht|opdrachtgever|klant|werkgever zoekt|asked|asks|require[sd]?|gevraagd|vraagt|biedt|bieden|offers?|offered|they|company|bedrijf|we offer|de baan|rol",
);
const candidateCue = words(
  "she|he|her|his|him|hers|candidate|cv|ze|zij|hij|haar|hem|zijn|kandidaat|NAME|wants?|wil|wenst|expects?|verwacht|her own|applicant|sollicitant|person|iemand",
);

const reserves: [Reserve, RegExp][] = [
  [
    "alone",
    words(
      "alone|by (?:her|him|them)sel(?:f|ves)|on (?:her|his|their) own|independent(?:ly)?|single-?handed(?:ly)?|solo|alleen|zelfstandig|in (?:haar|zijn) eentje|zelf",
    ),
  ],
  ["production", words("in production|production|live|in productie|commercial(?:ly)?|professional(?:ly)?")],
  ["daily", words("daily|every day|dagelijks|elke dag|nog steeds|still|now|currently|nu|op dit moment")],
  ["certified", words("certified|certificates? (?:in|for|of)|gecertificeerd|certificaat (?:voor|in|van)")],
  ["recently", words("recent(?:ly)?|lately|last (?:year|two years|three years)|onlangs|de laatste (?:tijd|jaren)|recent")],
];

const numbers: Record<string, number> = {
  one: 1,
  een: 1,
  two: 2,
  twee: 2,
  three: 3,
  drie: 3,
  four: 4,
  vier: 4,
  five: 5,
  vijf: 5,
  six: 6,
  zes: 6,
};

/** Elliptical: it goes on from what was asked before. */
const goingOn =
  /^\s*(?:and|en|or|of|but|maar|what about|how about|hoe zit het met|also|ook|then|dan|same for|idem|nog)(?!\p{L})|(?<!\p{L})(?:it|that|this|there|those|dat|daarmee|ermee|daar|die|dit|hiermee|daarvan|ervan|daarin|erin)(?!\p{L})/iu;

const subjectSlot =
  /^(?:and |en )?(?:does|is|has|did|can|could|was|will|would|how old is|where does|what did|what does|kan|kent|heeft|is|spreekt|woont|werkt|was|wil|waar woont|wat doet|wat deed|hoe lang werkt|how long has)\s+(\p{Lu}[\p{Ll}’'-]+(?:\s+\p{Lu}[\p{Ll}’'-]+)?)(?!\p{L})/u;

/** Reads a question about these records; `history` is what was said before it, the oldest first. */
export function readQuestion(text: string, records: ChatRecords, history: readonly ChatTurn[], reader?: Language): Question {
  const earlier = history.filter(({ role }) => role === "user").slice(-6);
  let previous: Question | null = null;
  for (const { content } of earlier) previous = readOne(content.slice(0, MOST_READ), records, previous, reader);
  return readOne(text.slice(0, MOST_READ), records, previous, reader);
}

/** Nobody asks more at once than this. */
const MOST_READ = 4000;

/** "Wat zijn de uren": there "zijn" is no "his". */
const withoutVerb = (text: string) => text.replace(/(?<!\p{L})zijn(?= (?:de|het|er|deze|die|dat|ze|jullie|hier|daar)(?!\p{L}))|(?<=(?:wat|wie|er|welke \p{L}{2,20}) )zijn(?!\p{L})/giu, " ");

function readOne(text: string, records: ChatRecords, previous: Question | null, reader: Language | undefined): Question {
  const asked = languageAsked(text);
  const plain = asked ? withoutLanguage(text) : text;
  const language = asked ?? languageOf(plain) ?? previous?.language ?? reader ?? "en";
  const named = nameless(plain, records);
  const isSpeech = /speak|spreek|fluent|vloeiend|language|taal|talen|how good|hoe goed|level|niveau/i.test(plain);
  const spoken = findSpoken(plain);
  const at = employerIn(plain, records);
  const employer = at?.index ?? null;
  const skills = skillsIn(at ? without(named.text, at.name) : named.text, spoken.length > 0 && isSpeech);
  const own: Question = {
    text: plain.trim(),
    language,
    intent: intentOf(named.text, { skills, spoken, employer, isSpeech, kind: records.kind }),
    about: candidateCue.test(withoutVerb(named.text)) ? "candidate" : jobCue.test(named.text) ? "job" : null,
    skills,
    spoken,
    employer,
    reserve: reserves.find(([, pattern]) => pattern.test(named.text))?.[0] ?? null,
    count: countIn(named.text),
    stranger: strangerIn(plain, records),
  };
  if (candidateCue.test(withoutVerb(named.text)) && jobCue.test(named.text))
    own.about = /(?<!\p{L})(?:the (?:job|vacancy|client)|de (?:vacature|klant|opdrachtgever))(?!\p{L})/iu.test(named.text)
      ? "job"
      : "candidate";
  return previous ? joined(own, previous, asked !== null, records) : own;
}

/** Of a thing that the question before it named: how long, since when, where. */
const ofThing = new Set<Intent>(["how_long", "since", "where_used"]);
/** Which job of the career these ask for. */
const roleAsked: Partial<Record<Intent, number>> = { current: 0, previous: 1, first: -1 };

/** The question with what the one before it said, where it says it not itself. */
function joined(own: Question, previous: Question, asksLanguage: boolean, records: ChatRecords): Question {
  const bare = own.text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const isShort = bare.length <= 7;
  // "And in Dutch?": the same again.
  if (asksLanguage && own.intent === "other" && bare.length <= 4) return { ...previous, language: own.language };
  const goesOn = isShort && goingOn.test(own.text);
  const hasThing = own.skills.length > 0 || own.spoken.length > 0 || own.employer !== null;
  // "And how long?"
  const intent =
    own.intent === "years" && !/experience|ervaring|work|werk|total|totaal|career|loopbaan/iu.test(own.text) ? "how_long" : own.intent;
  if (!hasThing) {
    const thing = { skills: previous.skills, spoken: previous.spoken, employer: previous.employer ?? jobAsked(previous.intent, records) };
    const hasHad = thing.skills.length > 0 || thing.spoken.length > 0 || thing.employer !== null;
    if (ofThing.has(intent) && isShort && hasHad) return { ...own, intent, ...thing };
    if (goesOn && own.reserve && previous.skills.length > 0) return { ...own, intent: "has", skills: previous.skills };
    if (goesOn && own.intent === "other" && bare.length <= 3) return { ...own, intent: previous.intent, ...thing };
    return own;
  }
  const isBare = ["has", "other", "languages", "employer"].includes(own.intent);
  if (!goesOn || !isBare) return own;
  // "And Kafka?" after "How long has she worked with Python?"
  const goesWith: Intent[] = own.employer === null ? ["how_long", "since", "where_used", "asked", "who", "has"] : ["how_long", "since"];
  const taken =
    goesWith.includes(previous.intent) && !/(?<!\p{L})(?:does|has|kent|heeft|what|wat)(?!\p{L})/iu.test(own.text)
      ? previous.intent
      : own.intent;
  return { ...own, intent: own.spoken.length > 0 && taken === "has" ? "languages" : taken, about: own.about ?? previous.about };
}

/** The number in the profile of the job that "the current role" means. */
function jobAsked(intent: Intent, { candidate }: ChatRecords): number | null {
  const place = roleAsked[intent];
  if (place === undefined || !candidate) return null;
  const sorted = candidate.experience
    .map((job, index) => ({ job, index }))
    .sort(
      (one, other) =>
        Number(other.job.current ?? false) - Number(one.job.current ?? false) || (other.job.start ?? "").localeCompare(one.job.start ?? ""),
    );
  return sorted.at(place)?.index ?? null;
}

function countIn(text: string): number | null {
  const hit =
    /(?<!\p{L})(one|two|three|four|five|six|een|twee|drie|vier|vijf|zes|[1-9])(?= (?:\p{L}+ ){0,2}(?:\p{L}*questions?|\p{L}*vragen|strengths?|sterke|punten|points|reasons?|redenen|sentences|zinnen|candidates|kandidaten|results|resultaten))/iu.exec(
      text,
    );
  return hit ? (numbers[(hit[1] as string).toLowerCase()] ?? Number(hit[1])) : null;
}

/** The question with "NAME" in place of whoever this talk is about. */
function nameless(text: string, records: ChatRecords): { text: string } {
  const names = [records.candidate?.first_name, records.candidate?.last_name]
    .flatMap((name) => (name ? [name, ...name.split(/[\s-]+/)] : []))
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length);
  let rest = text;
  for (const name of names) {
    const at = fold(rest).length === rest.length ? fold(rest) : rest.toLowerCase();
    const wanted = at.length === rest.length ? fold(name) : name.toLowerCase();
    let from = at.indexOf(wanted);
    let made = "";
    let done = 0;
    while (from !== -1 && wanted.length > 0) {
      const before = rest[from - 1] ?? " ";
      const after = rest.slice(from + wanted.length);
      if (!/\p{L}/u.test(before) && /^(?:['’]?s)?(?!\p{L})/u.test(after)) {
        made += `${rest.slice(done, from)}NAME`;
        done = from + wanted.length;
      }
      from = at.indexOf(wanted, from + wanted.length);
    }
    rest = made + rest.slice(done);
  }
  return { text: rest.replace(/NAME(?:\s+NAME)+/g, "NAME").replace(/NAME['’]?s(?!\p{L})/gu, "NAME") };
}

const stopwords =
  /^(?:it|r|c|go|this|that|word|access|teams|rust|swift|dart|spring|express|power|office|sales|plan|notice|summary|team|work|start)$/i;

function skillsIn(text: string, isSpeech: boolean): string[] {
  const found = findSkills(text).filter(({ start, end }) => !stopwords.test(text.slice(start, end)) || /\p{Lu}/u.test(text[start] ?? ""));
  const names = found.map(({ name }) => name);
  // "Does she know Go?": a word that is also another is meant where a skill is asked for.
  const object =
    /(?:know|knows|with|in|of|use|used|write|program|kent|met|van|gebruikt|beheerst|about|op)\s+(?:the\s+)?([\p{L}\p{N}.#+/-]{1,30}(?:\s[\p{L}\p{N}.#+/-]{1,20})?)\s*\??\s*$/iu.exec(
      text,
    )?.[1];
  if (names.length === 0 && object) {
    const name = canonicalSkill(object.replace(/[?.!]+$/, ""));
    if (name && /[\p{Lu}\d#+.]/u.test(object)) names.push(name);
  }
  if (names.length === 0) {
    const bare = text.replace(/^\s*(?:and|en|or|of|what about|hoe zit het met|how about)\s+/iu, "").replace(/[?.!\s]+$/u, "");
    const name = bare.length < 40 ? canonicalSkill(bare) : null;
    if (name) names.push(name);
  }
  return isSpeech ? [] : [...new Set(names)];
}

/** A text without a name that was found in it, folded: an employer's name may hold a skill. */
function without(text: string, name: string): string {
  const folded = fold(text);
  const at = folded.length === text.length ? folded.indexOf(name) : -1;
  return at === -1 ? text : `${text.slice(0, at)}…${text.slice(at + name.length)}`;
}

/** The job whose employer a question names. */
function employerIn(text: string, records: ChatRecords): { index: number; name: string } | null {
  const folded = fold(text);
  let best = null as { index: number; name: string; titled: number } | null;
  records.candidate?.experience.forEach(({ company, title }, index) => {
    const name = company ? fold(company).replace(/,.*$/, "").trim() : "";
    if (name.length < 3) return;
    const parts = [name, ...name.split(/[\s/]+/).filter((part) => part.length > 4 && !commonInNames.has(part))];
    const hit = parts.find((part) => isNamed(text, folded, part, part === name));
    if (!hit) return;
    // Of several stays at one employer the one whose title is named.
    const titled = fold(title ?? "").split(/[^\p{L}]+/u).filter((word) => word.length > 3 && folded.includes(word)).length;
    if (hit.length + titled > (best ? best.name.length + best.titled : 0)) best = { index, name: hit, titled };
  });
  return best;
}
/** A whole name always counts; one word of it where it is written as a name, or stands behind "at". */
function isNamed(text: string, folded: string, part: string, isWhole: boolean): boolean {
  const hit = new RegExp(`(?<!\\p{L})${part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "u").exec(folded);
  if (!hit) return false;
  if (isWhole || (folded.length === text.length && /\p{Lu}/u.test(text[hit.index] ?? ""))) return true;
  return /(?<!\p{L})(?:at|bij|for|voor) (?:the |de |het )?$/u.test(folded.slice(0, hit.index)) && findSkills(part).length === 0;
}

const commonInNames = new Set(
  `thuiszorg ziekenhuis bouwbedrijf stichting gemeente zorggroep hospital clinic academic medical center centre logistics engineers consult software services service payments insurance
  advisory energy group groep groothandel technisch bureau transport distributie fulfilment retail digital installatiegroep aannemersbedrijf installatiebedrijf hogeschool accountants studio bank
  data company consulting international centrum woonzorgcentrum gezondheidscentrum huisartsenpraktijk practice movement nursing college restaurant brasserie hotel noord zuid oost nederland webwinkel
  onderwijsgroep waterbedrijf buurtteam reisbureau machinefabriek voedingsgroep leasing shared leermiddelen offshore utrecht amsterdam rotterdam zwolle tilburg arnhem maastricht groningen enschede breda home homes care`.split(
    /\s+/,
  ),
);

/** Somebody named where the candidate would stand, who is not the candidate. */
function strangerIn(text: string, records: ChatRecords): string | null {
  if (!records.candidate) return null;
  const name = subjectSlot.exec(text.trim().replace(/^\p{L}/u, (first) => first.toLowerCase()))?.[1];
  if (!name) return null;
  const known = fold(
    [
      records.candidate.first_name,
      records.candidate.last_name,
      records.job?.title,
      records.job?.client?.name,
      records.job?.client?.contact_name,
      records.job?.city,
      ...records.candidate.experience.flatMap(({ company, location, title }) => [company, location, title]),
      ...records.candidate.education.map(({ institution }) => institution),
      ...records.notes.map(({ by }) => by),
      records.candidate.cv_text,
    ].join(" "),
  );
  const first = fold(name.split(/\s/)[0] as string);
  if (known.includes(first) || canonicalSkill(name) || canonicalSkill(first) || findSpoken(name).length > 0 || first.length < 3)
    return null;
  return /^(?:the|this|that|there|de|het|een|er|dit|deze|it|any|all|every|she|they|ze|zij|hij)$/.test(first) ? null : name;
}

interface Things {
  skills: string[];
  spoken: string[];
  employer: number | null;
  isSpeech: boolean;
  kind: ChatRecords["kind"];
}

function intentOf(text: string, { skills, spoken, employer, isSpeech, kind }: Things): Intent {
  if (!/[\p{L}\p{N}]/u.test(text)) return "off_topic";
  if (offTopic.test(text)) return "off_topic";
  if (protectedMatters.test(text) && !aboutWork.test(text)) return "protected";
  const hits = (intent: Intent) => intents.find(([name]) => name === intent)?.[1].test(text) ?? false;
  const isJobTalk = kind === "job";
  if (isJobTalk || kind === "candidate_job") {
    if (clientPeople.test(text)) return "people";
    if (isJobTalk && who.test(text) && !hits("client"))
      return /(?<!\p{L})(?:best|top|beste|strongest|sterkste|first|shortlist|shortlisten|rank\p{L}*|fits?|past|geschikt\p{L}*|suitable|propose|voorstellen|eerst)(?!\p{L})/iu.test(
        text,
      ) &&
        skills.length === 0 &&
        spoken.length === 0
        ? "best"
        : "who";
    if (isJobTalk && hits("rules_out")) return "rules_out";
  }
  const isTelling = /(?<!\p{L})(?:summ\p{L}+|samenvat\p{L}*|samen|pitch|profile|profiel|who|wie)(?!\p{L})/iu.test(text);
  // "Tell me about her Python": of that, not of everything.
  for (const intent of ["interview", "letter", "summary"] as const)
    if (hits(intent) && (intent !== "summary" || isTelling || (skills.length === 0 && employer === null))) return intent;
  if (employer !== null) {
    if (hits("gaps")) return "gaps";
    if (/(?<!\p{L})(?:before|prior to|voordat|vóór)(?!\p{L})|^\s*waar\s.*\svoor\s/iu.test(text)) return "previous";
    if (hits("leaving")) return "leaving";
    if (hits("how_long")) return "how_long";
    if (hits("since")) return "since";
    if (skills.length === 0 || /(?<!\p{L})(?:what did|wat deed|wat heeft|what has)(?!\p{L})/iu.test(text)) return "employer";
  }
  if (kind === "candidate_job" || isJobTalk) {
    const isAsked =
      /(?<!\p{L})(?:asks?|asked|require[sd]?|must|musts|nice|mandatory|vraagt|gevraagd|vereist|eis|verplicht|pr[eé]|needed|necessary|nodig|hard)(?!\p{L})/iu.test(
        text,
      );
    if (
      isAsked &&
      (skills.length > 0 || spoken.length > 0) &&
      !/(?<!\p{L})(?:she|he|NAME|candidate|ze|zij|hij|kandidaat)(?!\p{L})/iu.test(text)
    )
      return "asked";
  }
  if ((skills.length > 0 || spoken.length > 0) && hits("how_long")) return "how_long";
  if (skills.length > 0 && hits("since")) return "since";
  if (skills.length > 0 && hits("where_used")) return "where_used";
  if (spoken.length > 0 && (isSpeech || skills.length === 0)) return "languages";
  const order = intents.map(([name]) => name).filter((name) => allowed(name, kind));
  for (const intent of order) {
    if (!hits(intent)) continue;
    if (intent === "how_long" || intent === "years") return skills.length > 0 ? "how_long" : "years";
    // "Does she have experience with remote teams?" asks for a thing, not for a wish.
    if (skills.length > 0 && weak.has(intent)) continue;
    return intent;
  }
  if (skills.length > 0) return isJobTalk ? "asked" : "has";
  return asking.test(text) && !isJobTalk ? "has" : "other";
}

/** Words of these intents also stand beside a skill that is asked for. */
const weak = new Set<Intent>([
  "strength",
  "why",
  "met",
  "compare",
  "skills",
  "certificates",
  "education",
  "results",
  "current",
  "place",
  "languages",
  "timeline",
  "contract",
  "partly",
  "tasks",
  "offers",
  "musts",
  "asks",
  "nice",
  "notes",
  "remote",
  "missing",
  "client",
  "hours",
  "contact",
]);
const matchOnly = new Set<Intent>(["met", "partly", "not_met", "unknown"]);
const jobOnly = new Set<Intent>(["asks", "musts", "nice", "client", "people", "tasks", "offers"]);
const candidateOnly = new Set<Intent>([
  "notice",
  "contact",
  "years",
  "current",
  "previous",
  "first",
  "certificates",
  "results",
  "timeline",
  "gaps",
  "overlaps",
  "since",
  "how_long",
  "leaving",
  "permit",
  "notes",
  "where_used",
  "leads",
]);

function allowed(intent: Intent, kind: ChatRecords["kind"]): boolean {
  if (kind === "job") return !candidateOnly.has(intent) && !matchOnly.has(intent);
  if (kind === "candidate") return !matchOnly.has(intent) && !jobOnly.has(intent) && intent !== "rules_out";
  return intent !== "rules_out";
}

const who = words(
  "who|whom|which (?:of (?:the|my|our) )?(?:candidates?|people|persons?)|any(?:one|body)|best candidates?|top (?:three|five|3|5|candidates?)|shortlist|wie|welke (?:van de )?(?:kandidaten|kandidaat|mensen)|iemand|beste kandidaten|beste kandidaat|top (?:drie|vijf)|(?:is|are) there (?:any )?candidates?|zijn er kandidaten",
);

/** Somebody at the client, by what they are there: a question about the vacancy, not about candidates. */
const clientPeople = words(
  "(?:who(?:['’]s| is| are)|what is the name of) (?:the|their|our|its|my) (?:\\p{L}+ ){0,2}(?:contact(?: person)?|ceo|cto|cfo|director|manager|boss|supervisor|owner|founder|recruiter|team ?lead(?:er)?|colleagues|head of \\p{L}+)|who (?:do|does|should|can|could|will|would) (?:i|we|they|one|somebody|someone|candidates?|the \\p{L}+) (?:\\p{L}+ ){0,2}(?:contact|call|mail|e-?mail|report to|work for|apply to|answer to|speak to|talk to)|to whom|(?:wie is|wie zijn|hoe heet|hoe heten) (?:de|het|hun|hier de|daar de|er|jullie|onze) (?:\\p{L}+ ){0,2}(?:contact(?:persoon)?|ceo|cto|cfo|directeur|directie|manager|baas|leidinggevende|eigenaar|oprichter|recruiter|teamleider|afdelingshoofd|collega['’]?s)|(?:aan|met|bij|onder) wie (?:\\p{L}+ ){0,4}(?:rapporteert|rapporteer|bellen|bel|mailen|mail|solliciteren|solliciteer|contact|spreken|praten|werkt|werk)|wie (?:kan|moet|mag|zal) (?:ik|je|men|iemand|de kandidaat|een kandidaat) (?:\\p{L}+ ){0,2}(?:bellen|mailen|spreken|benaderen|hebben)|contactpersoon",
);

/** Words of protected matters that here speak of the work. */
const aboutWork = words(
  "(?:age|ages) of (?:the )?(?:system|software|code)|patients?|pati[eë]nten|clients|cli[eë]nten|residents|bewoners|elderly|ouderenzorg|dementia|dementie|gehandicaptenzorg|disability care|healthcare|health care|gezondheidszorg|mental health|health insurance|zorg(?:instelling|sector)|experience with .{0,20}(?:children|kids)|ervaring met .{0,20}kinderen|race condition|origin of (?:goods|the data)|certificates? of origin|single (?:page|sign)|photography|photoshop|fotografie|sexual health|ziekenhuis|ziekteverzuim|absence",
);

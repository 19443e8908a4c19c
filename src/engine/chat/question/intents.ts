import { words } from "./words.ts";

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
  | "reply"
  | "translate"
  | "other";

export const intents: [Intent, RegExp][] = [
  [
    "reply",
    words(
      "(?:reply|answer|respond|write back)(?: \\p{L}+){0,4}? (?:to |for )?(?:the |our |my )?(?:client|customer)|(?:draft|write) (?:a |an )?(?:reply|answer|response)|(?:client|customer) (?:asks|asked|wants to know|would like to know)|(?:antwoord|reactie)(?: \\p{L}+){0,4}? (?:aan|voor|op) (?:de |het |mijn |onze )?(?:klant|opdrachtgever|vraag)|(?:schrijf|maak|stel) (?:een |me een )?(?:antwoord|reactie)|(?:klant|opdrachtgever) (?:vraagt|vroeg|wil weten)|beantwoord de vraag",
    ),
  ],
  [
    "translate",
    words(
      "(?:^\\s*|(?:can|could|will) you |please |kun je |kan je |wil je )(?:translate|vertaal)|(?:kun|kan|wil) je .{0,60}vertalen|translation of (?:the|this|that)|vertaling van (?:de|het|deze|dit|die)",
    ),
  ],
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
      "summary|summari[sz]e|sum up|samenvatting|samenvatten|vat .{0,40}samen|in (?:a few|two|three|a couple of|one) (?:sentences|words|lines)|in (?:een paar|twee|drie|enkele) (?:zinnen|woorden|regels)|pitch|elevator pitch|who is (?:NAME|she|he|this|the candidate|this candidate)(?!\\s+\\p{L})|wie is (?:NAME|ze|zij|hij|deze kandidaat|de kandidaat|dit)(?!\\s+\\p{L})|tell me (?:something |more |all )?about (?:NAME|her|him|this|the|them)|vertel (?:me |mij |eens )*(?:iets |wat |meer )?over|describe|beschrijf|introduce|short profile|kort profiel|profielschets|overview|overzicht|in het kort|in short",
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
      "downsides?|drawbacks?|(?:speaks|is|reasons?|arguments?) against|(?:reason|reasons|why) (?:to|not to|would we|should we|not) ?(?:reject|not|hire|propose)?(?= reject| her| him)|(?:should|shall|could|to) (?:we |i )?reject|(?:zou|moet|kan|reden) .{0,20}afwijz\\p{L}+|minpunten|nadelen|tegenargumenten|pleit .{0,20}tegen|verify|verified|verification|double-?check|(?:to|should i|should we|must i|need to) (?:check|clarify|confirm|find out)|uncertain|doubts?|doubtful|risks?|concerns?|red flags?|weak(?:ness|nesses| points?| spots?)?|verifi\\p{L}+|controleren|nagaan|navragen|nakijken|checken|onzeker\\p{L}*|twijfel\\p{L}*|risico'?s?|zwak\\p{L}*|aandachtspunten|zorgpunten|let op|kanttekeningen",
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
      "(?:requirements?|must-haves?|musts?|demands?|criteria|points|knock-?outs?) .{0,50}(?:not|miss(?:es)?|lacks?|short of|n't|isn't|aren't|doesn't|fails?|fall short)|(?:does|is|are|do) ?n['’o]t .{0,30}(?:meet|met|match|fulfil\\p{L}*)|not met|fails?|falls? short|fall short|(?:eisen|eis|punten|criteria) .{0,40}niet|niet voldaan|(?:eisen|eis|knock-?outs?) .{0,40}(?:stuk|mist|struikelt|strandt)|(?:loopt|strandt|struikelt) .{0,40}(?:stuk|op)|waar(?:op|om) (?:valt|vallen) .{0,40} af|valt .{0,30} af|(?:rules?|ruled|knocks?) (?:NAME|her|him|them) out|(?:kills|sinks|breaks) .{0,30}(?:application|chances|candidacy)|voldoet .{0,40}niet|schiet .{0,30}tekort|show-?stoppers?|obstacles?|belemmering\\p{L}*|bezwaren|komt .{0,20}tekort",
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
      "(?:what|wat) .{3,40}(?:do|did|done|doing|deed|gedaan) .{0,20}(?:between|tussen)|(?:employment |career )?gaps?|unemployed|without (?:a )?(?:work|job)|breaks? (?:in|between)|interruptions?|between jobs|holes?|gat|gaten|werkloos|zonder werk|onderbreking\\p{L}*|tussen (?:twee )?banen|hia(?:at|ten)|niet gewerkt|zat .{0,30}thuis|thuis(?:gezeten| gezeten)|at home between|out of work|tussen (?:haar|zijn|de) banen",
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
      "availab\\p{L}+|when (?:can|could|is|will|would|does) .{0,40}(?:start|begin|free)|how soon|earliest|start(?:ing)? date|start (?:right away|immediately|soon|in|on|by|from)|can .{0,30} start|beschikbaar\\p{L}*|wanneer (?:kan|zou|is|gaat|wil) .{0,40}(?:beginnen|starten|vrij|aan de slag)|per wanneer|vanaf wanneer|hoe snel (?:kan|kun|zou|is|beschikbaar|inzetbaar)|startdatum|direct (?:beginnen|starten)|kan .{0,40}(?:beginnen|starten)|wanneer begint|when does .{0,30}(?:start|begin)|ingangsdatum",
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
      "how long|how many (?:years|yrs|months)|how much experience|years of|number of years|duration|hoe lang|hoelang|hoeveel (?:jaar|jaren|jr|maanden|ervaring)|aantal jaar|aantal jaren|jaren ervaring|jaar ervaring",
    ),
  ],
  [
    "years",
    words("how experienced|total experience|years of experience|experience in total|hoe ervaren|totale ervaring|in totaal|werkzame jaren"),
  ],
  [
    "current",
    words(
      "(?:current|present|latest|last|most recent|recent)(?:ly)? (?:role|job|position|employer|function|title|work|company|employed|work(?:s|ing))|currently|where (?:does|is) .{0,40} work(?:s|ing)?(?: now| currently| at the moment| today)?|what (?:does|is) .{0,30} (?:do|doing)(?: now| currently| today| for work| for a living)|(?:huidige|laatste|recentste|meest recente) (?:rol|baan|functie|werkgever|werk|positie|job)|waar werkt|wat doet .{0,30}(?:nu|tegenwoordig|momenteel)|op dit moment|works? for now|voor wie werkt|bij welke? \\p{L}+ werkt|(?:which|what) \\p{L}+ (?:does|is) .{0,30} work(?:ing)? (?:at|for)|^\\s*(?:and|en) (?:now|nu|today|tegenwoordig)(?=\\s*[?.!]*$)",
    ),
  ],
  [
    "previous",
    words(
      "(?:previous|former|prior|earlier|second to last|penultimate) (?:role|job|position|employer|function|title|work|company)|before that|and before|the one before|before (?:she|he|they|NAME) (?:joined|started|went|came)|voor(?:dat)? (?:ze|hij|zij|NAME) .{0,40}(?:ging|kwam|begon)|(?:vorige|voorlaatste|eerdere) (?:rol|baan|functie|werkgever|werk|positie|job)|daarvoor|hiervoor|en ervoor",
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
      "(?:name of|naam van) (?:the|de|het|hun|their) (?:client|company|employer|opdrachtgever|klant|bedrijf|werkgever)|(?:hoe heet|heet) (?:de|het) (?:opdrachtgever|klant|bedrijf|werkgever)|who is the (?:client|employer|company|customer)|which (?:client|company|employer)|(?:the )?client(?:'s)? name|for whom|(?:wie is|welke|voor welke) (?:de )?(?:opdrachtgever|klant|bedrijf|werkgever|organisatie)|wie is de (?:klant|opdrachtgever)|voor wie|about the (?:company|client)|over het bedrijf|what does the (?:company|client) do|wat doet (?:het bedrijf|de klant|de opdrachtgever)",
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

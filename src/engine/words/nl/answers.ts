/** As the English list. */
export const answerWords = {
  documents: "documenten|document|cv['’]?s?|vacatures?|profiel|passages?|notities?|gegevens|stukken|bronnen|vacaturetekst",
  unstated:
    "(?:niet|nergens|nooit) (?:\\p{L}+ ){0,2}?(?:genoemd|vermeld|bekend|gezegd|beschreven|aangegeven|te vinden|opgenomen|terug te vinden|in (?:de|het) (?:documenten|cv|vacature|profiel|notities))|(?:geen|zonder) (?:informatie|vermelding|gegevens|aanwijzing|bijzonderheden|woord)|onbekend|onduidelijk|(?:noemt|vermeldt|meldt|zegt) (?:hij|zij|ze|zelf)? ?(?:niets|niet|geen)|(?:staat|staan) (?:er |hier |daar |het |dat )?(?:\\p{L}+ ){0,3}?(?:niet|niets|geen|nergens)",
  untold:
    "(?:zegt|zeggen|noemt|noemen|vertelt|vertellen|vermeldt|vermelden|bevat|bevatten|meldt|melden|geeft|geven|zwijgt|zwijgen) (?:\\p{L}+ ){0,4}?(?:niet|niets|geen|nergens|over)|(?:vermeldt|noemt|zegt|meldt) (?:het|de) (?:\\p{L}+)(?= (?:niet|niets)|[.,]|$)",
  asks: "of|hoe|hoeveel|welke?|wat|wanneer|waarom|waar|sinds|precies|exact|meer|verder|bijzonderheden|redenen?",
  level: "hoe goed|niveau",
  denies: "niet|niets|geen|nooit|nergens|noch|ontbreekt|ontbreken|mist|weigert",
  deniesFact:
    "(?:heeft|had|hebben|spreekt|sprak|kent|kende|kan|bezit|beheerst|werkte|gebruikte) (?:(?:hij|ze|zij|de|het|\\p{L}+) ){0,3}?(?:geen|niet|nooit)|(?:geen|nooit|niet) (?:\\p{L}+ ){0,4}?(?:gewerkt|gehad|gebruikt|behaald|gehaald|gedaan|geleid|ervaring|in bezit)|mist|ontbreekt het",
  verdict: "voldoet|voldaan|vervuld|deels|gedeeltelijk|onbekend|oordeel|oordelen|eis|eisen|wens|wensen",
  contrast: "maar|wel|hoewel|terwijl|echter|in plaats van|toch",
  candidate: "zij|ze|hij|haar|zijn|de kandidaat|deze kandidaat",
  job: "vacature|functie|baan|rol|opdrachtgever|klant|team",
  asksOf: "vraagt|vragen|gevraagd|eist|eisen|eis|vereist|zoekt|zoeken|voldoet|wil|wenst|biedt|bieden|betaalt|moet|voorkeur|nodig",
  alike: {
    leads:
      "leidt|leidde|leiden|leiding|leidinggev\\p{L}+|leider|leidster|stuurt|stuurde|aansturen|aansturing|(?<!(?:account|project|product|proces|community|content|case|relatie|wijk) )manager|managet|managede|hoofd(?=\\s|$)|chef|voorzitter|zat [^.]{0,20}voor|voorzat|teamleider|teamlead|ploegleider|bedrijfsleider|directeur|baas|verantwoordelijk voor \\d+|voorman",
    alone: "alleen (?:door|verantwoordelijk)|eigenhandig|(?<!(?:zegt|noemt|cv|van) )zelf|in zijn eentje|in haar eentje|zelfstandig",
    whole:
      "altijd|steeds|(?:hele|gehele) (?:loopbaan|carrière|leven)|al zijn (?:banen|functies)|al haar (?:banen|functies)|(?:elke|iedere) (?:baan|functie|werkgever)|uitsluitend|onafgebroken",
    best: "beste?(?! (?:match|kandida|candida|fit|pass)\\p{L}*)|grootste|hoogste|meest (?:succesvolle|ervaren|gevraagde|belangrijke|getalenteerde|gerespecteerde)|succesvolste|nummer één|van wereldklasse|ongeëvenaard|unieke?|uitzonderlijke?|bekroond|experts?|toonaangevend|topper|toptalent",
  },
  leadsToo: "beheer\\p{L}*|verantwoordelijk|coördin\\p{L}+|runt|runde|eindverantwoordelijk\\p{L}*",
  wish: "zou (?:\\p{L}+ )?graag|wil(?:len|t)?(?: (?:zich|ik|ze|zij|hij|graag|verder))*|graag|zoekt?|op zoek naar|geïnteresseerd|interesse|ambi(?:tie|eer)\\p{L}*|streeft|hoopt|van plan|in de toekomst|wens\\p{L}*",
  helped:
    "hielp|helpt|helpen|geholpen|meegeholpen|hulp|assisteer\\p{L}*|geassisteerd|ondersteun\\p{L}*|(?:droeg|draagt|dragen|droegen) (?:\\p{L}+ )?bij|bijgedragen|bijdrage|meegewerkt|meewerkte|werkte mee|nam deel|neemt deel|deelgenomen|betrokken|lid|zat in|onderdeel van|meegelopen|medewerking",
  unfinished:
    "nog niet (?:afgerond|klaar|behaald|gehaald)|niet (?:afgerond|afgemaakt|behaald|voltooid)|onafgerond|lopend|bezig|heden|nu|momenteel|nog|verwacht|(?:eerste|tweede|derde|vierde|laatste) jaar|gepland|ingepland|geboekt|studeert|student|volgt|deeltijd|begonnen|begon|gestart|in opleiding",
  serves: "(?:rapporteert|rapporteren|verantwoording) aan|valt onder|onder (?:de|een)|voor de|namens",
  passed: "behaald|behaalde|haalde|gehaald|afgerond|voltooid|geslaagd",
  finished:
    "heeft|behaald\\p{L}*|behaalde|haalde|gehaald|afgerond|rondde|voltooid\\p{L}*|diploma|afgestudeerd|studeerde|gediplomeerd|bezit",
  study: "studie|studeerde|studeert|opleiding|vervolgopleiding|cursus|training|diploma|bachelor|master|scholing",
  begins: "sinds|vanaf|van|begon|begonnen|startte|gestart|werd|in dienst|kwam",
  ends: "tot|t/m|tot en met|vertrok|vertrokken|stopte|gestopt|eindigde|afgerond|rondde|afstudeerde|afgestudeerd",
  around: "voor|vóór|na|voordat|nadat|voorafgaand aan|tot|verliet|vertrek",
  now: "nu|momenteel|tegenwoordig|op dit moment|huidige?|nog steeds|werkt|is werkzaam",
  home: "woont|wonend|woonachtig|woonplaats|thuis",
  notWork: "opzegtermijn|contract|geldig|vakantie|cursus|lessen|garantie|stage",
  allWork: "\\p{L}*ervaring|loopbaan|carrière|in totaal|totaal|werkzame leven",
  more: "meer dan|ruim|minstens|minimaal|ten minste|iets meer dan",
  nearly: "bijna|haast|net geen|tegen de",
  reckoned:
    "samen|in totaal|totaal|opgeteld|verschil|boven|onder|meer dan|minder dan|hoger|lager|komt neer op|bij elkaar|marge|bandbreedte|met ruim|daalde|steeg|groeide|helft|stijging|daling|besparing",
  counted: {
    jobs: "banen|baan|functies?|werkgevers?|bedrijven|organisaties|stages?",
    languages: "talen|taal",
    studies: "opleidingen|opleiding|studies?|diploma['’]?s|cursussen",
    certificates: "certificaten|certificaat|rijbewijzen",
    candidates: "kandidaten|mensen",
    requirements: "eisen|eis|wensen|punten|criteria",
  },
  prospect: "(?:uitzicht op|kans op|perspectief op|zicht op|met mogelijkheid)[^.;\\n]*",
  until: "tot|t/m|geldig|verloopt",
  firstJob: "eerste (?:baan|functie|werkgever)|begon (?:zijn|haar) (?:loopbaan|carrière)",
  lastJob: "(?:laatste|meest recente|huidige) (?:baan|functie|werkgever)",
  manages: "\\p{L}*manager|directeur|bedrijfsleider|hoofd\\p{L}*",
  senior: "senior|lead",
  under: "assistent|assistent-\\p{L}+|adjunct|plaatsvervangend|sous-?\\p{L}*|leerling|leerling-\\p{L}+|stagiaire?|stage|trainee",
  master: "(?<!scrum ?)master(?:diploma|opleiding|titel)?",
  each: [
    "(?:per|elke|iedere) (?:werk)?(?:dag|nacht|avond)|dagelijkse?",
    "(?:per|elke|iedere) week|wekelijkse?",
    "(?:per|elke|iedere) maand|maandelijkse?",
    "(?:per|elk|ieder) kwartaal|kwartaal\\p{L}*",
    "(?:per|elk|ieder) jaar|jaarlijkse?",
    "(?:per|elk|ieder) uur",
  ],
  must: "eis|eisen|vereist|vereiste|verplicht|moet|noodzakelijk|must|knock-?out|nodig|onmisbaar",
  nice: "wens|pré|pre|pluspunt|voorkeur|mooi meegenomen|welkom|wenselijk|geen (?:harde )?(?:eis|must|vereiste)|niet (?:verplicht|vereist)",
  opposites: [
    [
      "vast(?:e)?(?= (?:contract|dienst|baan|aanstelling))|onbepaalde tijd",
      "tijdelijk\\p{L}*|jaarcontract|bepaalde tijd|contract (?:voor|van) (?:een|één|1) jaar|interim",
    ],
    ["voltijd|fulltime", "deeltijd|parttime"],
    ["bruto", "netto"],
    ["minstens|minimaal|ten minste|vanaf", "hoogstens|maximaal|ten hoogste|tot maximaal"],
    ["groeide|gegroeid|steeg|gestegen|toegenomen|verhoogd", "daalde|gedaald|verlaagd|teruggebracht|afgenomen|bespaart|bespaarde"],
    ["inclusief|incl", "exclusief|excl"],
    ["direct|meteen|onmiddellijk|vanaf het begin", "na \\p{L}+ (?:maanden?|jaar|weken)"],
    ["op afstand|thuis(?:werken)?|vanuit huis", "op kantoor|op locatie"],
    ["verlopen|vervallen", "geldig|vernieuwd|verlengd"],
    ["vroege dienst", "late dienst|nachtdienst"],
  ],
};

import type { ClaimWords, RaisedWords } from "../claim-wording.ts";

/** Dutch words of claims: patterns in lower case. "Leidde op" and "leidde tot" lead nobody. */
export const claims: ClaimWords = {
  led: "(?:leidde|leidt|leidden)(?! (?:tot|naar)(?!\\p{L}))(?![^.;]{0,80}(?<!\\p{L})(?:op|toe|af|in)(?: (?:in|tot|voor|als|en|aan|bij|over|om|naar|met)(?!\\p{L})|[.,;]|$))|(?:gaf|geeft|gegeven|geven)(?: \\p{L}+){0,5} leiding|leiding(?: \\p{L}+)? (?:gaf|geeft|gegeven|geven|had|heeft)|leiding aan|leidinggaf|had(?: \\p{L}+){0,3} de leiding|leidinggeven(?! \\d)|(?:stuurde|stuurt)(?: [\\p{L}\\d]+){1,6} aan|aangestuurd|stond aan het hoofd|aan het roer van|zat(?: \\p{L}+){1,4} voor(?= *[.,;]|$)|voorzitter van|was eindverantwoordelijk|(?<=\\S )(?:is|was|werd|als) (?:de |een )?(?:teamleider|teamlead|ploegleider|manager|leidinggevende|directeur|voorman|hoofd)",
  leader:
    "\\p{L}*(?:leider|manager|hoofd|chef|directeur|voorman|voorvrouw|coördinator|coordinator|voorzitter|leidinggevende|bedrijfsleider|uitvoerder|eigenaar|oprichter)",
  helped:
    "ondersteunde|ondersteunt|assisteerde|hielp|deed mee|werkte mee|meegewerkt|zat aan tafel|zat erbij|was aanwezig|nam deel|vervangt|verving|viel in|liep mee|bijgewoond|woonde",
  begins: "begint|beginnen|begin|start|starten|starts|beschikbaar|instromen|aan de slag",
  worked: "werkte|werkt|gewerkt|bouwde|gebouwd|deed|gedaan|was|waren|heeft",
  promised:
    "garande(?:ert|er|ren) (?:dat|je|jou|jullie|u|we|wij|ik)|(?:we|wij|ik) (?:beloven|beloof)|belooft (?:je|jou|jullie|u)|(?:zal|zullen|gaat|gaan) (?:\\p{L}+ ){0,3}?(?:zeker|ongetwijfeld|beslist|gegarandeerd|absoluut|vast en zeker|overtreffen|nooit teleurstellen|niet teleurstellen)|(?:stelt|stellen) (?:\\p{L}+ )?(?:nooit|niet) teleur|staat garant|geen spijt van|zonder (?:enige |elke )?twijfel",
  leans:
    "(?:dit|dat|deze|die|daar\\p{L}*|hier\\p{L}*|er|ermee|zo|zulke?|beide|hetzelfde|dezelfde|ook daar|toen|sindsdien|vervolgens|met (?:dit|dat|die)|in die (?:rol|functie|baan|tijd)|dankzij (?:dit|dat|die)|daarnaast)",
  pointsBack: "dit|dat|daarover|hierover|erover|daarvan|hiervan|ervan|daarmee|hiermee",
  ofAnyPaper: "certificaat|certificaten|gecertificeerd|cursus|training|opleiding|niveau|diploma|bewijs|basis|rijbewijs|pas|het|een|voor",
  alike: [
    "sleutelgebruiker",
    "sleutelgebruikers",
    "keyuser",
    "klantaudit",
    "klantaudits",
    "ploegleider",
    "ploeg",
    "afwijking",
    "afwijkingen",
    "zetting",
    "klachten",
    "nachtdienst",
    "werkinstructies",
    "inkooporders",
    "voorraad",
    "planning",
    "begroting",
    "rooster",
    "overdracht",
    "ondernemingsraad",
    "salarisadministratie",
    "jaarrekening",
    "zorgplan",
    "zorgplannen",
    "telefooncentrale",
    "logboek",
  ],
};

/** As the English list. */
export const raised: RaisedWords = {
  alone: {
    told: "alleen (?:door|verantwoordelijk)|eigenhandig|(?:helemaal|geheel|volledig) zelf|zelf (?:\\p{L}+ )?(?:ontworpen|gebouwd|geschreven|gemaakt|opgezet|bedacht|ontwikkeld|gedaan|geleid|uitgevoerd|ingevoerd)|(?:bouwde|schreef|maakte|ontwierp|leidde|deed|bedacht|ontwikkelde|voerde) (?:\\p{L}+ ){0,5}?zelf|in (?:zijn|haar) eentje|zelfstandig|zonder (?:hulp|toezicht|begeleiding)",
    held: "",
  },
  whole: {
    told: "altijd|steeds|zonder uitzondering|te allen tijde|(?:hele|gehele) (?:loopbaan|carrière|leven)|al (?:zijn|haar) (?:banen|functies)|(?:elke|iedere) (?:baan|functie|werkgever)|uitsluitend|onafgebroken",
    held: "",
  },
  best: {
    told: "(?:aller)?beste?(?! (?:match|kandida|manier|tijd|moment|keuze|aanpak|weg|optie|fit|pass)\\p{L}*)|(?:groot|hoog|snel|sterk|slim|schoon|veilig|scherp)ste|(?:de|het|zijn|haar) meest (?!recente)\\p{L}+|meest (?:succesvolle|ervaren|gevraagde|belangrijke|getalenteerde|gerespecteerde|betrouwbare)|succesvolste|nummer één|van wereldklasse|ongeëvenaarde?|onovertroffen|weergaloze?|weergaloos|unieke?|uitzonderlijke?|uitmuntende?|briljante?|geniale?|geniaal|bekroond|experts?|toonaangevend|topper|toptalent|geboren (?:leider|docent|verkoper|organisator)|als geen ander|de eerste die|als eerste",
    held: "prijs|prijzen|gewonnen|won|winnaar|bekroond|eerste|top",
  },
  peerless: {
    told: "(?:niemand|geen|weinig|nauwelijks een) (?:\\p{L}+ ){0,8}?(?:zo (?:goed|veel|snel)|beter)",
    held: "beste|ongeëvenaard|prijs|prijzen",
  },
  others: {
    told: "(?:collega['’]?s|klanten|opdrachtgevers?|leidinggevenden?|managers?|werkgevers?|patiënten|bewoners|gasten|ouders|leerlingen|studenten|leveranciers|chauffeurs|medewerkers|team|ploeg|iedereen|mensen|referenties) (?:\\p{L}+ ){0,3}?(?:noem(?:en|t|den)|omschrij(?:ven|ft)|prij(?:zen|st)|roem(?:en|t)|waarde(?:ren|ert)|bewonder(?:en|t)|respecte(?:ren|ert)|vertrouw(?:en|t)|draagt|dragen op handen|loopt|lopen weg|kijken? op|zijn dol op|is dol op|zijn lovend|is lovend)|loopt met (?:hem|haar|\\p{L}+) weg|op handen gedragen|(?:zeer |erg )?te spreken over|enthousiast over|staat bekend|staan bekend|bekend (?:als|om)|geprezen|geroemd|geliefd|populair|gewaardeerd|een reputatie|de reputatie|favoriete?",
    held: "aanbeveling\\p{L}*|referenties?|collega['’]?s zeggen|klanten zeggen|prijs gewonnen|staat bekend|bekend om|geprezen|beoordeeld|beoordeling\\p{L}*|feedback|tevreden\\p{L}*|klanttevredenheid|enquête|scores?",
  },
  cause: {
    told: "dankzij|doordat|omdat|waardoor|vanwege|door toedoen van|als gevolg van|met als gevolg|leidde(?:n)? tot|zorgde(?:n)? (?:er ?voor|voor)",
    held: "door|zodat|na|sinds|verla\\p{L}+|verho\\p{L}+|verminder\\p{L}+|daal\\p{L}*|gedaald|steeg|gestegen|groei\\p{L}*|verbeter\\p{L}+|verkort\\p{L}*|bespa\\p{L}+|bracht|terug\\p{L}+|invoer\\p{L}*|ingevoerd|voerde|bouwde|gebouwd|halve\\p{L}+|verdubbel\\p{L}*",
  },
  wish: {
    told: "(?<!(?:ik|we|wij|je|jij|jullie|u) )(?:wil|wilde|zou) (?:\\p{L}+ ){0,2}?graag|staat (?:te popelen|open voor)|heeft (?:veel |er )?zin (?:in|om)|droomt (?:van|ervan)|passie voor|gepassioneerd\\p{L}*|is (?:\\p{L}+ )?gemotiveerd|kijkt (?:ernaar )?uit naar|ambieert",
    held: "graag|wil|wilt|zou|zoekt?|op zoek|interesse|geïnteresseerd|ambi\\p{L}+|hoop|hoopt|wens\\p{L}*|van plan|toekomst|voorkeur|bereid|open voor|passie|gemotiveerd|beschikbaar",
  },
};

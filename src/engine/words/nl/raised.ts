import type { RaisedWords } from "../raised-wording.ts";

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
    told: "(?:collega['’]?s|klanten|opdrachtgevers?|leidinggevenden?|managers?|werkgevers?|patiënten|bewoners|gasten|ouders|leerlingen|studenten|leveranciers|chauffeurs|medewerkers|team|ploeg|iedereen|mensen|referenties) (?:\\p{L}+ ){0,3}?(?:noem(?:en|t|den)|omschrij(?:ven|ft)|prij(?:zen|st)|roem(?:en|t)|waarde(?:ren|ert)|bewonder(?:en|t)|respecte(?:ren|ert)|vertrouw(?:en|t)|draagt|dragen op handen|loopt|lopen weg|kijken? op|zijn dol op|is dol op|zijn lovend|is lovend)|loopt met (?:hem|haar|\\p{L}+) weg|op handen gedragen|staat bekend|staan bekend|bekend (?:als|om)|geprezen|geroemd|geliefd|populair|gewaardeerd|een reputatie|de reputatie|favoriete?",
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

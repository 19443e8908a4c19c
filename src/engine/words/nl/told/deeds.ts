import type { ToldWords } from "../../told/wording.ts";

/** Dutch: what is done, by whom, for whom. */
export const deeds = {
  contrast: "terwijl|maar|hoewel",
  place: "(?:van|uit|in|op|bij|naast|achter|binnen|voor)(?: [\\p{L}\\d'’&.-]+){1,4}?",
  adverb:
    "(?:al|ook|altijd|meestal|vaak|alleen|vooral|nog|nu|toen|beide|allemaal|nooit|geheel|deels|dagelijks|zelfstandig|later|steeds|zelf)",
  opening:
    "(?:daar|toen|hier|intussen|ondertussen|eerst|later|daarna|vroeger|eerder|uiteindelijk|destijds|in die tijd|dat jaar|elke dag|in (?:19|20)\\d\\d|sinds (?:19|20)\\d\\d|tot (?:19|20)\\d\\d|en|maar|terwijl|hoewel|in de toekomst|ooit|op termijn|dit jaar|volgend jaar|in (?:dat|dit) (?:project|team)|op (?:het|mijn) werk|thuis)",
  deed: "gebruikt|gebruikte|gebruikten|gebruiken|werkt|werkte|werkten|werken|draait|draaide|draaiden|schrijft|schreef|schreven|schrijven|bouwt|bouwde|bouwden|bouwen|maakt|maakte|maakten|maken|beheert|beheerde|beheerden|beheren|regelt|regelde|regelden|doet|deed|deden|doen|houdt|hield|hielden|onderhoudt|onderhield|onderhielden|ontwikkelt|ontwikkelde|ontwikkelden|richt|richtte|richtten|installeert|installeerde|installeerden|tekent|tekende|tekenden|ontwerpt|ontwierp|ontwierpen|modelleert|modelleerde|levert|leverde|leverden|verzorgt|verzorgde|verzorgden|produceert|produceerde|bedient|bediende|bedienden|spreekt|sprak|spraken|kent|kende|kenden|kan|kon|konden|heeft|had|hadden|hebben|host|hostte|programmeert|programmeerde|programmeerden|boekt|boekte|boekten|verwerkt|verwerkte|verwerkten|analyseert|analyseerde|analyseerden|bezit|bezat|beheerst|beheerste|beheersten|implementeert|implementeerde|implementeerden|voert|voerde|voerden|migreert|migreerde|zet|zette|zetten|rolt|rolde|rolden|kiest|koos|kozen|voerde|testte|testten|test|bewaakt|bewaakte|automatiseert|automatiseerde|documenteert|documenteerde|stuurt|stuurde|leidt|geeft|gaf|gaven|bestelt|bestelde|houdt bij|hield bij|vult|vulde|registreert|registreerde|configureert|configureerde|publiceert|publiceerde|studeert|studeerde|volgt|volgde|ging|gaat|kreeg",
  frontedDeed:
    "(?:gebruikt(?:e|en)?|werk(?:t|te|ten)|draai(?:t|de|den)|schr(?:ijft|eef|even)|bouw(?:t|de|den)|maak(?:t|te|ten)|beheer(?:t|de|den)|regel(?:t|de|den)|doet|deed|deden|onderh(?:oudt|ield|ielden)|ontwikkel(?:t|de|den)|installeer(?:t|de|den)|teken(?:t|de|den)|ontw(?:erpt|ierp|ierpen)|verzorg(?:t|de|den)|bedien(?:t|de|den)|spr(?:eekt|ak|aken)|programmeer(?:t|de|den)|boek(?:t|te|ten)|verwerk(?:t|te|ten)|richt(?:te|ten)?|voer(?:t|de|den))",
  being:
    "(?:is|was|zijn|waren|werd|werkt als|werkte als)(?! (?:(?:heel|erg|zeer|altijd|niet) )?(?:blij|tevreden|enthousiast|trots|onder de indruk|dankbaar)(?!\\p{L}))(?!.{0,80}(?<!\\p{L})(?:ge\\p{L}{2,}(?:d|t|en)|(?:be|ver|ont|her|op|in|aan|uit|over)\\p{L}{3,}(?:d|t))(?!\\p{L}))",
  passive:
    "(?:werd|werden|wordt|worden|is|zijn|was|waren)(?: (?:vooral|alleen|altijd|steeds|meestal|ook|geheel|grotendeels|deels|allemaal|volledig|nog))?",
  by: "door",
  notDeeds:
    "gevraagd|geprezen|gewaardeerd|getraind|opgeleid|gecoacht|aangestuurd|begeleid|gesteund|ondersteund|aangenomen|uitgenodigd|gekozen|bedankt|beoordeeld|beloond|goedgekeurd|gecontroleerd|nagekeken|geaccepteerd|ingehuurd|gevolgd|gelezen|gezien|bezocht|gefinancierd|vervangen|overgenomen|aanbevolen|erkend",
  belongs:
    "(?:lag|lagen|ligt|liggen|zat|zaten|zit|zitten|stond|stonden|staat|bleef|bleven)(?: \\p{L}+)? (?:bij|op)|(?:was|waren|is|zijn) (?:\\p{L}+ )?(?:van|iets van|(?:de |het )?(?:taak|werk|terrein|verantwoordelijkheid|domein|zaak|klus) van|in handen van|een zaak (?:van|voor)|het werk van)|hoor(?:de|den|t|en) bij|viel(?:en)? onder|val(?:t|len) onder|k(?:wam|wamen|omt|omen) (?:\\p{L}+ )?(?:van|uit|bij)|kregen (?:we|wij) (?:\\p{L}+ )?van|kreeg ik (?:\\p{L}+ )?van|kochten (?:we|wij) (?:in )?bij|(?:was|waren|is|werd|werden) (?:uitbesteed|overgelaten|toevertrouwd|opgedragen|belegd|ondergebracht|uitgezet) (?:aan|bij)|lieten (?:we|wij) over aan|besteedden (?:we|wij) uit aan",
  goesOnMine:
    ",? ?(?:die|dat|waar\\p{L}*|wat|wie|welke|met wie) (?:\\p{L}+ ){0,3}?(?:ik|we|wij)|,? ?en (?:ik ook|ik deed mee|wij ook|ik werkte (?:ook )?mee)|,? ?ik ook",
  takenUp:
    ",? ?en ik \\p{L}+ (?:het|dit|dat|die)(?: \\p{L}+){0,2}(?=\\s*(?:$|[.,;]))|,? ?(?:net als|evenals|zoals) (?:ik|wij)(?!\\p{L})|,? ?(?:en )?ik ook(?!\\p{L})",
  adds: "ook(?!\\p{L})|\\p{L}+ (?:ook )?mee(?!\\p{L})",
  who: "die|wie|welke",
  anybodyWho: "(?:iemand|degenen?|mensen|een (?:man|vrouw|jongen|meisje)),? die",
  whose: "wiens|wier|waarvan (?:de|het)",
  that: "die|dat|welke",
  reader:
    "jullie(?: (?:\\p{L}+ )?(?:bedrijf|team|organisatie|afdeling|vacature|klanten|mensen|collega's|school|winkel|zaak))?|u|uw (?:\\p{L}+ )?(?:bedrijf|team|organisatie|afdeling|vacature|klanten|mensen|school|instelling)|je (?:bedrijf|team|organisatie|vacature|afdeling)|jij|je",
  readersDeed:
    "zoek(?:t|en)|vraagt|vragen|vroeg|werkt|werken|gebruikt|gebruiken|wil|wilt|willen|heeft|hebt|hebben|biedt|bieden|verwacht|verwachten|noemt|noemen|draait|draaien|bouwt|bouwen|eist|eisen|moet|moeten|bent|zijn op zoek|ben op zoek|schrijft|schrijven|spreekt|beheerst",
  toReader:
    "in (?:deze|die) (?:functie|rol|baan)[, ]+(?:ga|werk|gebruik|krijg|leer)(?:t)? (?:je|u)|(?:je|u|jij|jullie) (?:gaat|gaan|krijgt|krijgen|zult|zullen|zal)|(?:we|wij) (?:bieden|verwachten|vragen|zoeken)(?! (?:ze|het|hem|haar|onze (?:gasten|klanten)))|(?:op zoek naar|gezocht:?) (?:iemand|een collega|mensen) (?:die|met)|(?:je|u) (?:werkt|gebruikt) (?:dagelijks |straks )?(?:met )?",
  dealing:
    "begeleid(?:de|den|en|t|ing van)?|stuur(?:de|den|t)?|aansturen van|aansturing van|leid(?:de|den|en|t)?|leiding(?:geven)? aan|plan(?:de|den|t|nen|ning van)?|rooster(?:de|den|t)?|coach(?:te|ten|t|en|ing van)?|train(?:de|den|t|en|ing van)?|leer(?:de|den|t)?|onderwe(?:es|zen)|doceer(?:de|t)?|h(?:ielp|ielpen|elpt|elpen)|assisteer(?:de|den|t)?|assisteren van|assistente? van|ondersteun(?:de|den|t|en|ing van)?|nam(?:en)?|neem(?:t)?|wierf|wierven|werf(?:t)?|werven van|werving van|zocht(?:en)?|zoek(?:t|en)? naar|selecteer(?:de|den|t)?|selectie van|rapporteer(?:de|den|t)? aan|werk(?:te|ten|t|en)? (?:samen )?(?:met|onder|voor|naast|bij)|samenwerking met|samen met|naast|controleer(?:de|den|t)?|controleren van|controle van|controle op|inspecteer(?:de|den|t)?|toets(?:te|ten|t|en)?|keur(?:de|den|t|en)?|registreer(?:de|den|t)?|verleng(?:de|den|t|en)?|bewaak(?:te|ten|t)?|beheer(?:de|den|t)?|regel(?:de|den|t)?|hield(?:en)?|hou(?:d|dt|den)|gaf|gaven|geef(?:t)?|geven aan|huur(?:de|den|t)?|inhuur van|leen(?:de|den|t)?|bemiddel(?:de|den|t|ing van)?|instrueer(?:de|den|t)?|examineer(?:de|den|t)?|beoordeel(?:de|den|t)?|verantwoordelijk voor|(?:een )?(?:team|ploeg|groep|pool|dienst) (?:van|met)|bel(?:de|den|t)?|sprak|spraken|adviseer(?:de|den|t)?|bedien(?:de|den|t)?|ontving(?:en)?|behandel(?:de|den|t)?|vertegenwoordig(?:de|t)?|onthaal(?:de)?|contact(?:persoon)? (?:met|voor)|kookte (?:voor|op)|werkte in|betaal(?:de)?",
  seeking:
    "wierf|wierven|werven van|werving van|zocht(?:en)?|zoek(?:t)? naar|op zoek naar|nam(?:en)? .{0,30}aan|bemiddel(?:de|den|t)?|plaats(?:te|ten|t|ing van)|zat(?:en)? (?:naast|tegenover|bij)|zit (?:naast|tegenover)|werk(?:te|t) naast|huurde|inhuur van|sprak met",
  holding:
    "met|die(?: al| allemaal| een| hun)?|in (?:het )?bezit van|houder van|zonder|voor hun|met allemaal|(?:in|aan|op) (?:met|die)|(?:in|aan|op) die",
  asOne: "als(?: een)?|zijnde|ben(?: een)?|werd(?: een)?|zelf(?: een)?",
  own: "zelf|eigen|mijn|ook|tevens|ik|mij",
  of: "van|door|voor",
  toward: "met|aan|voor|van|door|onder|naast|bij|tussen",
  certified: "gecertificeerde?|gediplomeerde?|geregistreerde?|bevoegde?|gekwalificeerde?|niveau|opgeleide?|geschoolde?|plichtige?",
  paperNoun: "certifica(?:at|ten)|diploma(?:'s)?|examens?|training|cursus|opleiding|niveau|bewijs|registratie|pas|toets|school",
} satisfies Partial<ToldWords>;

/**
 * What Dutch says of matters that no employer may weigh (AWGB, WGBL, WGBH/CZ): patterns for running text (`anywhere`), and for
 * a cell that says nothing else ("45 jaar", "gehuwd") (`alone`). Work with children, patients or believers is no such matter.
 */
export const anywhere = [
  "(?:mijn|de|onze|\\d|een|twee|drie|vier|vijf|zes) (?:\\p{L}+ )?kleinkind(?:eren)?\\b",
  "geb(?:oren|\\.)(?= *(?:\\d|te\\b|in\\b|op\\b|:))|geboorte(?:datum|plaats|jaar|land)?\\b",
  "leeftijd *:? *\\d{2}|(?:op|gezien|ondanks) (?:mijn|m'n) leeftijd|\\d{2}-jarige?|(?:ik ben|ben) (?:een |nu |inmiddels |pas )?(?:man |vrouw )?(?:van )?\\d{2}(?: jaar)?(?! (?:jaar|maanden|uur|dagen)? ?(?:werk|actief|in dienst|bezig|bij|ervaring))|\\d{2} jaar (?:oud|jong)|van \\d{2} jaar (?:oud|jong)",
  "burgerlijke staat|(?:on)?gehuwd|getrouwd|samenwonend|woon(?:t)? samen|alleenstaand|verloofd|weduw(?:e|naar)|vrijgezel|(?:ik ben|sinds kort|inmiddels) gescheiden",
  "(?:moeder|vader|ouder|oma|opa) (?:van|zijn)\\b|(?:mijn|m'n|onze|ons) (?:\\p{L}+ )?(?:vrouw|man|echtgeno(?:ot|te)|partner|vriend(?:in)?|verloofde|kind(?:eren)?|zoon(?:s|tje)?|zonen|dochters?|dochtertje|tweeling|gezin|vader|moeder|ouders|familie)\\b|(?:heb|hebben|heeft|met) (?:\\d|een|één|twee|drie|vier|vijf) (?:\\p{L}+ )?(?:kind(?:eren)?|zoons|zonen|zoon|zoontje|dochters?|dochtertje)\\b(?!\\p{L})|thuis (?:voor|bij) (?:de|mijn) kinderen|zo(?:on|ontje) van \\d|dochter(?:tje)? van \\d|mantelzorg(?:er)? (?:voor|van) (?:mijn|m'n)|gezinsuitbreiding|ziekte in de familie",
  "nationaliteit|staatsburger(?:schap)?|van (?:\\p{L}+e|origine) (?:afkomst|komaf)|geboren en getogen",
  "geloofsovertuiging|kerkenraad|(?:ik ben|ben) (?:een )?(?:\\p{L}+ )?(?:christen|moslim|gelovig|katholiek|protestant|gereformeerd|hervormd|joods|hindoe)|lid van de (?:\\p{L}+ )?kerk\\b|geloofsgemeenschap|ouderling\\b(?! *zorg)|belijdend",
  "geslacht *:",
  "zwanger|in verwachting|kinderwens|(?:zwangerschaps|ouderschaps)verlof",
  "bloedgroep|arbeids(?:on)?gehandicapt|arbeidsongeschikt|\\b(?:wajong|wao|wia)(?:-uitkering)?\\b|(?:ik heb|ik had|mijn|m'n|wegens|vanwege|na|door|herstel(?:lend)? van|last van) (?:een |mijn |m'n |zware |lichte |\\p{L}+e ){0,2}(?:burn-?out|depressie|ziekte|handicap|beperking|\\p{L}*blessure|hernia|ongeval|ongeluk|operatie|hartaanval|kanker|autisme|adhd|dyslexie|diabetes|reuma|epilepsie)\\b|rolstoel(?:gebruiker)|chronisch ziek",
  "seksuele geaardheid|mijn uiterlijk",
  "(?:gestopt|stopte|stoppen|ermee op(?:ge)?houden|uitgevallen|afgekeurd|omgeschoold|overgestapt|weg(?:gegaan)?) (?:door|vanwege|wegens|met|om|na) (?:een |mijn |m'n |de |\\p{L}+e ){0,2}(?:eczeem|allergie(?:ën)?|rsi|artrose|hernia|fibromyalgie|(?:long|post)[- ]?covid|burn-?out|\\p{L}+klachten|klachten|\\p{L}+allergie|rug|knie(?:ën)?|schouders?|nek|handen|gezondheid)(?!\\p{L})|(?:eczeem|artrose|reuma|pijn|slijtage|klachten) (?:aan|in|van) (?:mijn|m'n)(?!\\p{L})|(?:behandeld (?:voor|aan)|gediagnosticeerd met)(?= (?:een )?(?:adhd|add|autisme|ass|kanker|depressie|borderline|\\p{L}*stoornis))",
  "(?:ik kom|kwam ik|ik kwam|kwam|gekomen) (?:\\p{L}+ ){0,8}(?:vanuit|uit) (?:eritrea|syrië|irak|iran|afghanistan|somalië|ethiopië|soedan|oekraïne|marokko|turkije|suriname|congo|jemen|bosnië|joegoslavië|vietnam|china|polen|roemenië|bulgarije)(?!\\p{L})",
  "geb\\.? ?dat(?:um|\\.)|bouwjaar *:? *\\d{4}|(?:ben|als|ik,?) (?:een )?(?:\\p{L}+ )?(?:twintig|dertig|veertig|vijftig|zestig)er\\b|(?:ik ben|ben) (?:\\p{L}*en)?(?:twintig|dertig|veertig|vijftig|zestig)(?: jaar)?(?= *(?:[.,;]|jong\\b|oud\\b|en\\b|$))|tot (?:aan )?(?:mijn|m'n) (?:pensioen|aow)",
  "(?:ik ben|ben|ik heet) [^.\\n]{0,30}, \\d{2}(?: jaar)?(?= *(?:[.,;]|en\\b|$))",
  "(?:mijn|m'n|onze|ons) (?:\\p{L}+ )?(?:jongste|oudste|kleintje|kleine|baby|kindje|peuter|kleuter|broers?|broertje|zus(?:je|sen)?|oma|opa|schoonouders|(?:ex-)?echtgenoot|verkering)\\b(?! (?:collega|klant|medewerker|team|bewoner|vestiging|afdeling|groep))|kinderwagen|alleenstaande? (?:moeder|vader|ouder)",
  "(?:draag|draagt|mijn|m'n) (?:\\p{L}+ ){0,2}(?:hoofddoek|keppeltje|tulband)|ramadan|sabbat|zondagsrust|gebeds(?:dag|ruimte|tijd)|(?:vrijdag|zaterdag|zondag)s? (?:\\p{L}+ ){0,3}(?:kerk|moskee|synagoge)|(?:kerk|moskee|synagoge|tempel) (?:waar|bij ons)|kerkkoor|bijbelstudie|katholiek opgevoed|(?:gelovig|christelijk|islamitisch|joods|protestants|gereformeerd) opgevoed",
  "(?:ben|als) (?:\\p{L}+ )?(?:homo|gay|lesbisch|lesbienne|biseksueel|transgender|transman|transvrouw|non-?binair|queer)\\b",
  "(?:ik heb|heb ik|heb zelf|mijn|m'n|wegens|vanwege) (?:\\p{L}+ ){0,2}(?:adhd|add|autisme|ass|dyslexie|diabetes|suikerziekte|epilepsie|reuma|astma|migraine|crohn|ms|\\p{L}*ziekte|\\p{L}*aandoening|\\p{L}*beperking|handicap|diagnose)\\b|(?:ik ben|ben) (?:\\p{L}+ )?(?:doof|slechthorend|slechtziend|blind|kleurenblind|dyslectisch|autistisch|herstellende)\\b",
  "oorspronkelijk (?:kom ik )?uit|(?:mijn|m'n) (?:roots|wortels|moederland|geboorteland|geboortestad)|ben gevlucht|gevlucht (?:uit|in|naar|voor)|statushouder\\b(?!s)|(?:ben|als) (?:\\p{L}+ )?vluchteling\\b|genaturaliseerd|inburgering(?:sexamen|scursus)? (?:gehaald|behaald|afgerond)|verblijfsvergunning",
  "lid van (?:de |het )?(?:\\p{L}+ )?(?:pvda|vvd|cda|d66|groenlinks|pvv|bbb|christenunie|sgp|fnv|cnv|vakbond|politieke partij)\\b|(?:lichaams)?lengte *:? *(?:\\d[.,]\\d{2}|1\\d{2} ?cm)|gewicht *: *\\d",
];

export const alone = [
  "(?:leeftijd *:? *)?(?:1[5-9]|[2-6]\\d) ?(?:jaar|jr\\.?)(?: (?:oud|jong))?",
  "gescheiden|single|partner|relatie|latrelatie|weduwnaar|kinderloos",
  "(?:geen|\\d|een|één|twee|drie|vier|vijf) (?:(?:\\p{L}+e|volwassen|uitwonende|thuiswonende) )?(?:kind(?:eren)?|zoons|zonen|zoon|zoontje|dochters?|dochtertje|kleinkinderen)(?: (?:van|\\().{0,20})?",
  "man|vrouw|mannelijk|vrouwelijk",
  "(?:(?:orthodox|praktiserend|belijdend|streng|overtuigd|niet-praktiserend) )?(?:protestants?|(?:rooms-)?katholiek|gereformeerd|hervormd|christelijk|christen|moslim(?:a)?|islamitisch|joods|hindoe|boeddhist|atheïst|r\\.?k\\.?|nh|pkn)",
  "(?:nederland(?:er|se)|belg(?:ische)?|vlaming|duitse?r?|franse?|fransman|britse?|pool(?:se)?|turkse?|turk|marokkaanse?|marokkaan|surinaamse?|surinamer|italiaanse?|italiaan|spaanse?|spanjaard|roemeense?|bulgaarse?|syrische?|syriër|oekraïense?|indiase?)(?: (?:nationaliteit|paspoort))?",
  "(?:niet-?roker|rookt niet|veganist(?:isch)?|vegetariër|rugklachten|\\p{L}*blessure)",
];

/** What somebody writes of years in which they didn't work: no job. */
export const gaps =
  "(?:een|half|anderhalf|twee|drie|\\d+) (?:half )?(?:jaar|maanden) (?:reizen|gereisd|rondgereisd|vrij|thuis|verlof|niet gewerkt)|een jaar|rondreis|reizen|backpack\\p{L}*|reis|wereldreis|op reis|sabbatical|tussenjaar|thuis|werkzoekend|werkloos|zonder werk|ouderschap|ziek|ziekte|mantelzorg|verlof|zorgverlof|huisvrouw|huisman|emigratie";

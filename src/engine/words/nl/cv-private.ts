/**
 * What Dutch says of matters that no employer may weigh (AWGB, WGBL, WGBH/CZ): patterns for running text (`anywhere`), and for
 * a cell that says nothing else ("45 jaar", "gehuwd") (`alone`). Work with children, patients or believers is no such matter.
 */
export const anywhere = [
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
];

export const alone = [
  "(?:leeftijd *:? *)?(?:1[5-9]|[2-6]\\d) ?(?:jaar|jr\\.?)(?: (?:oud|jong))?",
  "gescheiden|single|partner|relatie|latrelatie|weduwnaar|kinderloos",
  "(?:geen|\\d|een|één|twee|drie|vier|vijf) (?:(?:\\p{L}+e|volwassen|uitwonende|thuiswonende) )?(?:kind(?:eren)?|zoons|zonen|zoon|zoontje|dochters?|dochtertje|kleinkinderen)(?: (?:van|\\().{0,20})?",
  "man|vrouw|mannelijk|vrouwelijk",
  "(?:protestants?|(?:rooms-)?katholiek|gereformeerd|hervormd|christelijk|christen|moslim(?:a)?|islamitisch|joods|hindoe|boeddhist|atheïst)",
  "(?:nederland(?:er|se)|belg(?:ische)?|vlaming|duitse?r?|franse?|fransman|britse?|pool(?:se)?|turkse?|turk|marokkaanse?|marokkaan|surinaamse?|surinamer|italiaanse?|italiaan|spaanse?|spanjaard|roemeense?|bulgaarse?|syrische?|syriër|oekraïense?|indiase?)(?: (?:nationaliteit|paspoort))?",
  "(?:niet-?roker|rookt niet|veganist(?:isch)?|vegetariër|rugklachten|\\p{L}*blessure)",
];

/** What somebody writes of years in which they didn't work: no job. */
export const gaps =
  "een jaar|reis|wereldreis|op reis|sabbatical|tussenjaar|thuis|werkzoekend|werkloos|zonder werk|ouderschap|ziek|ziekte|mantelzorg|verlof|zorgverlof|huisvrouw|huisman|emigratie";

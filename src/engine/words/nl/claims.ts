import type { ClaimWords } from "../claim-wording.ts";

/** Dutch words of claims: patterns in lower case. "Leidde op" and "leidde tot" lead nobody. */
export const claims: ClaimWords = {
  led: "(?:leidde|leidt|leidden)(?! (?:tot|naar)(?!\\p{L}))(?![^.;]{0,80}(?<!\\p{L})(?:op|toe|af|in)(?: (?:in|tot|voor|als|en|aan|bij|over|om|naar|met)(?!\\p{L})|[.,;]|$))|(?:gaf|geeft|gegeven|geven)(?: \\p{L}+){0,5} leiding|leiding(?: \\p{L}+)? (?:gaf|geeft|gegeven|geven|had|heeft)|leiding aan|leidinggaf|had(?: \\p{L}+){0,3} de leiding|leidinggeven(?! \\d)|(?:stuurde|stuurt)(?: [\\p{L}\\d]+){1,6} aan|aangestuurd|stond aan het hoofd|aan het roer van|zat(?: \\p{L}+){1,4} voor(?= *[.,;]|$)|voorzitter van|was eindverantwoordelijk|(?<=\\S )(?:is|was|werd|als) (?:de |een )?(?:teamleider|teamlead|ploegleider|manager|leidinggevende|directeur|voorman|hoofd)",
  leader:
    "\\p{L}*(?:leider|manager|hoofd|chef|directeur|voorman|voorvrouw|coördinator|coordinator|voorzitter|leidinggevende|bedrijfsleider|uitvoerder|eigenaar|oprichter)",
  helped:
    "ondersteunde|ondersteunt|assisteerde|hielp|deed mee|werkte mee|meegewerkt|zat aan tafel|zat erbij|was aanwezig|nam deel|vervangt|verving|viel in|liep mee|bijgewoond|woonde",
  begins: "begint|beginnen|begin|start|starten|starts|beschikbaar|instromen|aan de slag",
  worked: "werkte|werkt|gewerkt|bouwde|gebouwd|deed|gedaan|was|waren|heeft",
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

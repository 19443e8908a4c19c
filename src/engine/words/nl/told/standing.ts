import type { ToldWords } from "../../told/wording.ts";

const months = "(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?! (?:19|20)\\d\\d)";

/** Dutch: how far somebody is with a thing. */
export const standing = {
  notDone:
    "(?:heb|had|ben|is|doe|kan|mag|ken|spreek|versta|lees|durf|gebruik) ik (?:zelf |eigenlijk )?(?:nog )?(?:nooit|geen|niet)(?! (?:alleen|slechts))|nooit (?:gedaan|gehaald|gebruikt|mee gewerkt)|(?:eigenlijk )?geen ervaring mee|weiger ik|doe ik niet|niet (?:behaald|gehaald)|(?:nooit|niet) afgemaakt|weet ik (?:nog )?(?:niks|niets)|(?:kan|mag) ik (?:ook )?niet meer|begin ik (?:ook )?niet (?:meer )?aan|doe ik niet zelf|(?:dat )?(?:doet|deed|doen) (?:de|het|een|mijn|onze) (?:\\p{L}*collega\\p{L}*|afdeling|ander\\p{L}*|\\p{L}+afdeling)|(?:heb|ken) ik (?:alleen|enkel|slechts) (?:gezien|van horen zeggen)",
  refused: "(?:daar |dat )?(?:heb ik )?(?:liever niet|nog niet|niet|nooit|nee|geen(?: ervaring)?|alleen thuis)",
  unafraid: "niet bang",
  afraid: "bang",
  weak: "(?:minder sterk|niet mijn sterkste kant|(?:kan|ken|doe|beheers) ik (?:nog )?niet(?= ?:)|(?:wat|dat) ik (?:nog )?niet kan|nog te leren|zwakke? (?:punt(?:en)?|kant(?:en)?|plek(?:ken)?)|valkuil(?:en)?|ontwikkelpunt(?:en)?)",
  expired: "verlopen|vervallen|ingetrokken|niet meer geldig|niet verlengd",
  allExpired: "alle(?:maal|n)? verlopen",
  noLonger:
    "niet meer sinds (?:19|20)\\d\\d|sinds (?:19|20)\\d\\d niet meer(?: gebruikt| gedaan)?|(?:gebruik|doe|werk) ik niet meer(?: mee)?|vroeger|(?:lang|jaren) geleden",
  lastUsed: "tot(?: en met)?|t/m|(?:voor het )?laatst (?:gebruikt )?in",
  planned: `examen (?:is |staat |volgt )?(?:in|op) (?:\\d{1,2} )?${months}|examen volgt|geboekt|ingeschreven voor|wil (?:ik )?(?:graag )?(?:\\p{L}+ ){0,2}(?:halen|leren|volgen|gaan doen|behalen)|hoop (?:ik )?(?:\\p{L}+ ){0,4}te (?:be)?halen|(?:\\p{L}+ )?nog te (?:be)?halen|op termijn|lijkt (?:mij|me) (?:wel )?(?:wat|leuk|mooi|interessant)|graag zou ik|zou (?:ik )?graag|bereid (?:\\p{L}+ ){0,3}te (?:halen|volgen|leren)`,
  nextExam: `(?:theorie)?examen,? (?:(?:is|staat|volgt|op) ){0,2}\\d{1,2} ${months}`,
  plannedBehind: "gepland|ingepland|(?:staat|staan) (?:nog )?op (?:de|mijn|het) (?:planning|programma|lijst\\p{L}*)",
  underWay:
    "bezig|mee bezig|(?:volg|doe) (?:ik )?(?:nu )?de (?:avond)?(?:opleiding|cursus)|lopend|in opleiding|in (?:de )?aanvraag|aangevraagd|gestart|nummer volgt|wordt verwacht|verwacht|nog niet (?:afgerond|binnen|behaald|ingeschreven)|leren uit|aan het leren|lerend|\\d+ van de \\d+ (?:examens?|modules?|vakken|delen)",
  student: "student|studente|studeer|studeert|leerling",
  little:
    "basis|basiskennis|beginner|beginnend|beetje|een beetje|enige kennis|eerste stappen|(?:mee)?gekeken|meekijken|meegelopen|meelopen(?: met)?|onder (?:supervisie|begeleiding|toezicht)|op aanwijzing van|één keer(?! (?:per|om|in de|te))|eenmaal|meegelezen|gemiddeld(?=[\\s)]*(?:$|[,.;]))|incidenteel|een paar keer|samen met een (?:ervaren|senior)|zelf geprobeerd|uitgeprobeerd|geprobeerd|op mijn laptop|hobby(?:project)?|hobbymatig|niet meer dan dat|(?<!(?:voor|bij|van|in|aan)(?: (?:een|de|het))? )oude|voorganger|snuffelstage|snuffeldag|af en toe|nog niet op het werk|samen met mijn (?:leermeester|(?:werk)?begeleider|mentor|duo|collega)|leermeester|(?<!(?:voor|bij|van|in|aan)(?: (?:een|de|het))? )(?:kleine?|simpele|eenvoudige)|kijk (?:ik )?(?:wel |soms )?mee|loop (?:ik )?mee|weet wat het is|(?:van )?gehoord van|voor (?:mijn )?(?:familie|vrienden|buren)|(?:nog|best) (?:lastig|moeilijk)|(?:gaat|lukt) (?:me )?nog niet",
  course:
    "cursus|workshop|training gevolgd|bijscholing|keuzevak|(?:halve|één|een|1) dag(?! (?:per|in de|week))|(?:\\d|twee|drie|een|één) (?:semesters?|blok(?:ken)?)|tijdens (?:mijn|de) (?:studie|opleiding|stages?)|op (?:mijn )?stage|(?:op|van|uit) (?:de )?school|in het practicum|practicum",
  atSchool: "op (?:mijn )?stage|op school|in het practicum",
  listedCourse: "basis[ -]?cursus|cursus(?:sen)?",
  some: "wat",
  pastime: "hobby(?:'?s)?|interesses?|vrije tijd|in mijn vrije tijd",
} satisfies Partial<ToldWords>;

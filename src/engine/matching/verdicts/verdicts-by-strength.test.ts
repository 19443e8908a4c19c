import { expect, test } from "vitest";
import { verdictOn } from "#tests/support/verdict-on.ts";

/** How much a line proves, and what people say of where and when: each kind by examples of our own. */
type Case = [ask: string, cv: string, verdict: "met" | "partly" | "not_met" | "unknown"];

const cases: Record<string, Case[]> = {
  "done at school, on an internship or from a course alone": [
    ["Ervaring met TypeScript", "TypeScript heb ik op school gehad", "partly"],
    ["Ervaring met TypeScript", "TypeScript gebruik ik dagelijks", "met"],
    ["Ervaring met timmeren", "WERK\nMagazijn, 2024\n\nStages\nBouwbedrijf Palm: timmeren en schilderen\n\nOpleiding\nMbo 2", "partly"],
    ["Experience with Python", "UX and data, bootcamp (online): Python, charts", "partly"],
    ["Experience with Figma", "Some Figma", "partly"],
    ["Ervaring met lassen", "Lassen: training van 1 dag", "partly"],
    ["Ervaring met Excel", "Excel: in de praktijk gemiddeld zes rapporten per week", "met"],
  ],
  "said not to be there": [
    ["Ervaring met lassen", "Kan ik nog niet: lassen.", "not_met"],
    ["Ervaring met Excel", "Excel: liever niet.", "not_met"],
    ["Niet bang voor paarden", "Ik ben niet bang van honden, wel van paarden.", "not_met"],
    ["Ervaring met HPLC", "HPLC heb ik alleen gezien.", "not_met"],
    ["Ervaring met Suite4Jeugd", "Eerder gewerkt met Suite4Jeugd? Nee, dat was iets anders.", "not_met"],
    ["Ervaring met lassen", "Lassen is done by another team.", "not_met"],
    ["BHV-certificaat", "BHV staat op de planning", "not_met"],
    ["Rijbewijs B", "Rijbewijs: bezig, examen 3 februari.", "not_met"],
    ["Rijbewijs B", "Rijbewijs | nee, examen in februari", "not_met"],
    ["Driving licence B", "Driving licence | no", "not_met"],
    ["Rijbewijs B", "Rijbewijs B | geen auto", "met"],
    ["You may work in the Netherlands without a permit", "I look for an employer that will sponsor my work permit.", "not_met"],
    ["You may work in the Netherlands without a permit", "A work permit for the EU: I do not hold one yet.", "not_met"],
  ],
  "where somebody lives": [
    ["Wonen binnen 30 min van Deventer", "Adres: Zutphen", "met"],
    ["Wonen binnen 30 min van Deventer", "Adres: Groningen", "not_met"],
    ["Wonen binnen 30 min van Deventer", "Deventer is een half uurtje binnendoor", "met"],
    ["Wonen binnen 20 min van Deventer", "Op de fiets naar Deventer 40 minuten, met de auto 15", "met"],
    ["Je hebt eigen vervoer of je woont in Deventer", "Ik woon in Deventer", "met"],
    ["Rijbewijs B en een auto", "Rijbewijs B, geen auto", "partly"],
    ["Rijbewijs B en een auto", "Rijbewijs B, leaseauto", "met"],
  ],
  times: [
    ["You have led a shift or trained colleagues", "Full days in school holidays.", "unknown"],
    ["Je werkt zaterdagen en 1 avond (do tot 20 uur)", "Zaterdag werk ik altijd. Donderdagavond heb ik koor.", "not_met"],
    ["Minimaal 32 uur per week beschikbaar", "Uren: maximaal 24 per week", "not_met"],
    ["At least 32 hours a week", "Working pattern: full time", "met"],
    ["1 keer per maand storingsdienst", "Storingsdienst 1 op 4", "met"],
    ["At the office on Mondays and Wednesdays", "Office days are no issue", "met"],
    ["Op zaterdag zijn we open, zondag en maandag vrij: je werkt op zaterdag", "Zaterdagen werk ik graag", "met"],
  ],
  studies: [
    ["A bachelor's degree, field of study not important", "Education\nBachelor History, 2012", "met"],
    ["Hbo-opleiding in een sociale richting (SPH, MWD of Pedagogiek)", "Opleiding\nHbo Pedagogiek, 2014", "met"],
    ["Hbo-opleiding in een sociale richting (SPH, MWD of Pedagogiek)", "Opleiding\nHbo Werktuigbouwkunde, 2014", "not_met"],
    ["MLO (mbo 4) or a Bachelor's degree in chemistry", "Opleiding\nMbo 4 laborant, 2015", "met"],
    ["Stralingshygiënediploma", "Röntgen (stralingsdiploma behaald in 2022)", "met"],
    ["Stralingshygiënediploma", "Röntgenfoto's gemaakt", "unknown"],
  ],
  "alternatives and asides": [
    ["Fintech or another regulated domain", "Wrote app texts for a fintech", "met"],
    ["Ideally, Best Value", "Twee keer Best Value toegepast", "met"],
    ["Storing zoeken zonder dat je de baas belt", "Storingen zoeken en verhelpen", "met"],
    ["Ervaring met tendersoftware (Altura of iets dergelijks)", "Werkte zes jaar met Altura", "met"],
  ],
  "a permit for one employer": [
    ["You have the right to work in the Netherlands", "Residence permit: tied to Noorder University until 2030", "not_met"],
  ],
  "where to reach somebody proves nothing": [["Ervaring met leidingwerk", "Adres:  Leidingstraat 4, Leiden", "unknown"]],
};

test.each(Object.entries(cases))("%s", (_, all) => {
  expect(all.map(([ask, cv]) => [ask, cv, verdictOn(ask, cv)])).toEqual(all);
});

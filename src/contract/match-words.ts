import type { Language } from "./fields.ts";
import type { CriterionKind, Stage } from "./match.ts";

/** What a match's stages and criteria are called, alike on screens and on paper. */
export interface MatchWords {
  stages: Record<Stage, string>;
  criterion: Record<CriterionKind, string>;
}

export const matchWords: Record<Language, MatchWords> = {
  en: {
    stages: {
      suggested: "Suggested",
      shortlisted: "Shortlisted",
      proposed: "Proposed",
      interview: "Interview",
      offer: "Offer",
      placed: "Placed",
      rejected: "Rejected",
    },
    criterion: {
      skill: "Skill",
      experience: "Experience",
      title: "Job title",
      education: "Education",
      language: "Language",
      certificate: "Certificate",
      place: "Place of work",
      hours: "Hours a week",
      availability: "Start date",
      salary: "Salary",
      work_permit: "Work permit",
      other: "Requirement",
      relevance: "Words and skills of the vacancy",
      meaning: "Meaning of the vacancy",
    },
  },
  nl: {
    stages: {
      suggested: "Gevonden",
      shortlisted: "Shortlist",
      proposed: "Voorgesteld",
      interview: "Gesprek",
      offer: "Aanbod",
      placed: "Geplaatst",
      rejected: "Afgewezen",
    },
    criterion: {
      skill: "Vaardigheid",
      experience: "Ervaring",
      title: "Functie",
      education: "Opleiding",
      language: "Taal",
      certificate: "Certificaat",
      place: "Werkplek",
      hours: "Uren per week",
      availability: "Startdatum",
      salary: "Salaris",
      work_permit: "Werkvergunning",
      other: "Eis",
      relevance: "Woorden en vaardigheden uit de vacature",
      meaning: "Strekking van de vacature",
    },
  },
};

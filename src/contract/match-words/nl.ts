import type { MatchWords } from "./shape.ts";

export const matchWords: MatchWords = {
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
};

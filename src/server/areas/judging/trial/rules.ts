import { inEach } from "#contract/text/languages.ts";

/** Somebody who isn't there, with one thing that is asked of them: what shows it stands in other words. */
export const inventedPairs = inEach({
  en: {
    title: "Transport planner",
    requirement: "Experience with perishable goods",
    cv: `Marijke Tolsma
m.tolsma@proffer.example | 06 0000 0123
Deventer

Work experience
Planner
Vaartzicht Logistics, Deventer
March 2019 - present
• Makes the roster for forty drivers every morning
• Sends fresh flowers on their way from a refrigerated hall`,
    job: { title: "Planner", company: "Vaartzicht Logistics" },
  },
  nl: {
    title: "Transportplanner",
    requirement: "Ervaring met bederfelijke waar",
    cv: `Marijke Tolsma
m.tolsma@proffer.example | 06 0000 0123
Deventer

Werkervaring
Planner
Vaartzicht Logistiek, Deventer
maart 2019 - heden
• Maakt elke ochtend het rooster voor veertig chauffeurs
• Stuurt dagverse bloemen op weg uit een gekoelde hal`,
    job: { title: "Planner", company: "Vaartzicht Logistiek" },
  },
});

export const inventedPerson = {
  first_name: "Marijke",
  last_name: "Tolsma",
  email: "m.tolsma@proffer.example",
  phone: "06 0000 0123",
  city: "Deventer",
  headline: null,
  links: { linkedin: null, github: null, website: null, other: [] },
  education: [],
};

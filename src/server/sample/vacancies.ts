import type { Language } from "#contract/fields.ts";

/** An invented vacancy, as a recruiter would paste it. */
export interface Vacancy {
  language: Language;
  title: string;
  /** Who asks; a recruiter knows, a vacancy often hides it. */
  client: string;
  city: string;
  text: string;
}

/** Three vacancies; the first fits Noor Hazelaar best, the second Marloes Wiersinga, the third Adaeze Nwokorie. */
export const vacancies: Vacancy[] = [
  {
    language: "en",
    title: "Senior backend engineer",
    client: "Halderstroom Energy",
    city: "Utrecht",
    text: `Senior backend engineer
Halderstroom Energy, Utrecht, hybrid (two days a week at the office)

Halderstroom balances the charging of 60,000 electric cars. You join the team of seven that builds the planning engine.

What you will do
- Design and build services that handle two million meter readings a day
- Keep our PostgreSQL database fast while it grows
- Help two junior colleagues become good engineers

What we ask
- At least 5 years of experience with Python
- Solid knowledge of PostgreSQL
- Experience with event-driven systems such as Kafka or RabbitMQ is required
- Dutch at B2 level or better, as we work with grid operators
- You live within reach of Utrecht

Nice to have
- Kubernetes
- Experience in energy or logistics

What we offer
- €5,200 to €6,400 a month, for 36 to 40 hours a week
- A permanent contract
- Start on 1 February 2027
`,
  },
  {
    language: "nl",
    title: "Wijkverpleegkundige",
    client: "Zorggroep Vechtoever",
    city: "Zwolle",
    text: `Wijkverpleegkundige
Zorggroep Vechtoever, Zwolle, 24 tot 32 uur per week

In de wijk Assendorp zorg je met een team van elf collega's voor mensen die thuis willen blijven wonen. Jij indiceert, plant en bewaakt de kwaliteit.

Wat ga je doen?
- Je stelt indicaties en schrijft zorgplannen volgens het Omaha System
- Je coördineert palliatieve zorg en overlegt met huisartsen
- Je begeleidt leerlingen

Wat vragen we?
- Een afgeronde opleiding HBO-Verpleegkunde
- Een geldige BIG-registratie is een harde eis
- Minimaal 3 jaar ervaring in de thuiszorg
- Rijbewijs B

Mooi meegenomen
- Ervaring met wondzorg
- Kennis van medicatieveiligheid

Wat bieden we?
- € 3.300 tot € 4.600 bruto per maand bij 36 uur
- Een vast contract na een jaar
`,
  },
  {
    language: "en",
    title: "Warehouse team lead",
    client: "Bolwerk Parcels",
    city: "Waalwijk",
    text: `Warehouse team lead
Bolwerk Parcels, Waalwijk, 38 hours a week

Every evening 20,000 parcels leave our warehouse before ten. You lead the late shift of 30 order pickers and keep the docks moving.

Your work
- Plan people and docks for the shift
- Coach pickers and train new colleagues
- Report stock differences and picking errors

Requirements
- At least 2 years of experience in leading a team in a warehouse
- You know your way in a WMS
- English; Dutch at B1 level is a must for talks with drivers

An advantage
- Reach truck certificate
- SAP EWM

We offer €2,900 to €3,400 a month, a 10 percent shift bonus and a temporary contract with a view to a permanent one.
`,
  },
];

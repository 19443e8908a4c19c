/** Invented people who tell what they hold in lists and in running text, and who of them holds what. */

interface Told {
  cv: string;
  /** What they hold of `asked`, by its name there. */
  holds: string[];
  years: number;
  languages: Record<string, string>;
}

const head = (name: string, number: number, town: string) =>
  `${name}\n${(name.split(" ")[0] ?? "").toLowerCase()}@post.example\n06 1234567${number}\n${town}\n`;

/** What a vacancy asks by name, and how else it may be written. */
export const asked: { name: string; spellings: string[] }[] = [
  { name: "BIG registration", spellings: ["BIG-registratie", "big registratie"] },
  { name: "Driving licence B", spellings: ["Rijbewijs B", "rijbewijs"] },
  { name: "Home care", spellings: ["Thuiszorg"] },
  { name: "Coaching", spellings: ["coaching"] },
  { name: "Wound care", spellings: ["Wondzorg"] },
  { name: "Team leadership", spellings: ["team leadership"] },
  { name: "Kafka", spellings: ["Apache Kafka", "kafka"] },
];

export const toldPeople: Record<string, Told> = {
  Dekeizer: {
    cv: `${head("Marloes Dekeizer", 1, "Zwolle")}
Profiel
Ik ben wijkverpleegkundige en BIG-geregistreerd sinds 2015. Ik heb rijbewijs B en een eigen auto, en spreek vloeiend Duits.
In de thuiszorg heb ik cliënten met complexe wonden verzorgd en leerlingen gecoacht.

Werkervaring
Wijkverpleegkundige
Zorggroep De Linde, Zwolle
januari 2016 - december 2023
- Zorg voor 40 cliënten in de wijk

Opleiding
hbo Verpleegkunde, Hogeschool Vechtdal, 2011 - 2015

Talen
Nederlands (moedertaal), Engels (B2)`,
    holds: ["BIG registration", "Driving licence B", "Home care", "Coaching", "Wound care"],
    years: 8,
    languages: { nl: "native", en: "B2", de: "C1" },
  },
  Brouwerij: {
    cv: `${head("Tessa Brouwerij", 2, "Groningen")}
Experience
District nurse at Home Care North, Groningen (March 2018 - February 2024)
- Home care for forty clients
- Holds a full driving licence; BIG registration since 2012

Skills
Wound care, Planning

Languages
Dutch (native), English (C1), German (A2)`,
    holds: ["BIG registration", "Driving licence B", "Home care", "Wound care"],
    years: 6,
    languages: { nl: "native", en: "C1", de: "A2" },
  },
  Overmars: {
    cv: `${head("Joris Overmars", 3, "Assen")}
Profiel
Verzorgende met hart voor ouderen. Ik heb geen rijbewijs. BIG-registratie (verlopen in 2019).

Werkervaring
Verzorgende
Woonzorg Het Hofje, Assen
januari 2019 - december 2021
- Wondzorg en medicatie

Talen
Nederlands (moedertaal), Engels (A2)`,
    holds: ["Wound care"],
    years: 3,
    languages: { nl: "native", en: "A2" },
  },
  Lindqvist: {
    cv: `${head("Elsa Lindqvist", 4, "Utrecht")}
Experience
Platform engineer at Kraanvogel Software, Utrecht (January 2014 - December 2023)
- Led a team of 7 people and built event streams with Kafka

Skills
Coaching, Docker

Languages
Swedish (native), English (C2), German (B2)`,
    holds: ["Coaching", "Team leadership", "Kafka"],
    years: 10,
    languages: { sv: "native", en: "C2", de: "B2" },
  },
};

/** The last names of those for whom something holds, in order. */
export const who = (holds: (told: Told) => boolean): string[] =>
  Object.entries(toldPeople)
    .flatMap(([name, told]) => (holds(told) ? [name] : []))
    .sort();

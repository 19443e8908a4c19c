import type { ProfileFields } from "#contract/candidate/candidate.ts";

/** The same numbers on every machine, so that two measurements are of the same people. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const split = (text: string) => text.split(", ");
const firstNames = split(
  "Noor, Daan, Femke, Joost, Sanne, Bram, Lieke, Ruben, Fenna, Thijs, Maud, Sem, Eva, Jesse, Roos, Gijs, Iris, Stijn, Anouk, Wouter, Amira, Yusuf, Priya, Mateusz, Chiara, Elif, Hanna, Oskar, Tariq, Zofia, Diego, Leila, Kwame, Ingrid, Pavel, Mei, Jonas, Aïsha, Björn, Zoë",
);
const lastNames = split(
  "Akkerman, Oyelaran, Benhaddou, Kowalczyk, Raghunathan, Hoekstra, van den Berg, Yıldırım, Terpstra, Lombardi, Sandoval, Lindqvist, Hosseini, Dijkhuis, Brandvold, Wessels, de Groot, Veldkamp, Postma, Kuipers, Bouzidi, Novak, Haverkamp, Zwart, Middelkoop, Ferreira, Tanaka, Okafor, Schouten, van Dalen, Jansma, Peeters, Roelofs, Hazelaar, Brouwer, Çelik, Møller, Dijkstra, Smit, Verhoeven",
);
const cities = split(
  "Utrecht, Amsterdam, Rotterdam, Den Haag, Eindhoven, Groningen, Zwolle, Arnhem, Nijmegen, Tilburg, Breda, Amersfoort, Leiden, Delft, Haarlem, Hilversum, Zeist, Almere, Enschede, Maastricht",
);
const firms = split(
  "Halderstroom, Vechtoever, Lindekade Groep, Noordmolen, Zilverbaan, Het Rak, Duinrand, Kaapstand, Brugwacht, Oosterlicht, Meerdijk, Wilgenhof, Torenplein, Windhoek, Zandvoort en Zonen, Polderlab",
);
const schools = split("Hogeschool Vechtstad, Hogeschool Oosterlicht, Universiteit Merendam, ROC Zuiderpoort");

export interface Trade {
  name: string;
  titles: string[];
  skills: string[];
  duties: string[];
  degree: string;
}

const tradeOf = (name: string, degree: string, titles: string, skills: string, duties: string[]): Trade => ({
  name,
  degree,
  titles: split(titles),
  skills: split(skills),
  duties,
});

/** Six trades, as in the small demo. */
export const trades: Trade[] = [
  tradeOf(
    "it",
    "Bachelor Informatica",
    "Backend engineer, Senior backend engineer, Frontend developer, Data engineer, DevOps engineer, Platform engineer, Test engineer",
    "Python, TypeScript, React, Node.js, Bun, PostgreSQL, Kafka, Kubernetes, Docker, Java, C++, C#, Go, Rust, Terraform, AWS, Azure, GraphQL, Redis, RabbitMQ, Vue, Django, Spark, Airflow, Scrum",
    [
      "Built services that read two million meter values a day and kept them within 40 milliseconds.",
      "Moved a monolith to small services without a night of downtime.",
      "Coached two junior colleagues and led the weekly review of the team.",
      "Zette een pijplijn op die elke wijziging binnen tien minuten test en uitrolt.",
      "Halved the cost of the cloud by measuring what nobody used.",
    ],
  ),
  tradeOf(
    "care",
    "HBO-Verpleegkunde",
    "Verpleegkundige, Wijkverpleegkundige, Verzorgende IG, Praktijkondersteuner, Teamleider zorg",
    "Wondzorg, Medicatiebeheer, Palliatieve zorg, Indicatiestelling, Omaha System, Rapporteren, Tillift, Triage, Dementiezorg, Reanimatie, Diabeteszorg, Psychiatrie",
    [
      "Verzorgde een route van veertien cliënten en werkte nieuwe collega's in.",
      "Stelde zorgplannen op met familie en huisarts.",
      "Was contactpersoon voor de apotheek en bracht fouten in de medicatie terug.",
      "Draaide weekenden en avonden in een team van elf.",
    ],
  ),
  tradeOf(
    "construction",
    "MBO 4 Bouwkunde",
    "Uitvoerder, Werkvoorbereider, Calculator, Projectleider bouw, Timmerman, Elektromonteur",
    "VCA, AutoCAD, Revit, Calculatie, Planning, Bouwbesluit, NEN 1010, Houtskeletbouw, Lean bouwen, Kwaliteitscontrole, Inkoop, Bekisting",
    [
      "Leidde de bouw van 64 woningen en leverde drie weken eerder op.",
      "Rekende bestekken door tot twaalf miljoen euro.",
      "Bracht ongelukken op de bouwplaats terug tot nul in een jaar.",
      "Coördineerde negen onderaannemers per week.",
    ],
  ),
  tradeOf(
    "finance",
    "Bachelor Accountancy",
    "Financial controller, Accountant, Credit analyst, Administrateur, Business controller, Payroll specialist",
    "Exact, SAP, Excel, Power BI, IFRS, Jaarrekening, Consolidatie, BTW-aangifte, Debiteurenbeheer, Budgettering, SQL, Salarisadministratie",
    [
      "Closed the books of nine companies within four working days.",
      "Stelde de begroting op en besprak elke maand de afwijkingen met de directie.",
      "Built a dashboard that replaced thirty spreadsheets.",
      "Begeleidde de jaarlijkse controle door de accountant.",
    ],
  ),
  tradeOf(
    "logistics",
    "MBO 4 Logistiek",
    "Logistiek planner, Supply chain coordinator, Magazijnmedewerker, Teamleider warehouse, Transportplanner",
    "WMS, SAP EWM, Heftruck, Reachtruck, Douane, Routeplanning, Voorraadbeheer, Lean, Excel, Transport, ADR, Inslag",
    [
      "Plande zestig ritten per dag voor drie filialen.",
      "Brought picking errors down from two percent to a quarter of it.",
      "Stuurde twee ploegen van vijftien mensen aan.",
      "Zorgde dat de douanepapieren op tijd klaar lagen.",
    ],
  ),
  tradeOf(
    "sales",
    "HBO Commerciële Economie",
    "Accountmanager, Sales manager, Customer success manager, Binnendienst medewerker, Business developer",
    "Salesforce, HubSpot, Onderhandelen, Koude acquisitie, Offertes, Accountplannen, Presenteren, Excel, LinkedIn Sales Navigator, Contractbeheer, Nederlands, Duits",
    [
      "Won veertig nieuwe klanten in een jaar en behield er negen van de tien.",
      "Grew a region from one to three million euros.",
      "Schreef voorstellen die vaker gewonnen dan verloren werden.",
      "Trained eight colleagues in asking before telling.",
    ],
  ),
];

export interface LargePerson {
  trade: Trade;
  fields: ProfileFields;
  cv_text: string;
}

/** One of any number of invented people; the same number is always the same person. */
export function largePerson(number: number): LargePerson {
  const random = seeded(number + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0] as T);
  };
  // Half of them work in IT, as with an agency that has its trade.
  const trade = random() < 0.5 ? (trades[0] as Trade) : pick(trades.slice(1));
  const first_name = pick(firstNames);
  // Two names: few of 100,000 people have the same one.
  const last_name = `${pick(lastNames)}-${lastNames[number % lastNames.length]}`;
  const city = pick(cities);
  const years = Math.floor(random() * 25);
  const skills = some(trade.skills, 4 + Math.floor(random() * 6));
  const titles = some(trade.titles, 1 + Math.floor(random() * 3));
  let year = 2026;
  const experience = titles.map((title, at) => {
    const start = year - 1 - Math.floor(random() * 4);
    const job = {
      title,
      company: pick(firms),
      location: pick(cities),
      start: `${start}-0${1 + Math.floor(random() * 9)}`,
      end: at === 0 ? null : `${year}-0${1 + Math.floor(random() * 9)}`,
      current: at === 0,
      description: some(trade.duties, 2 + Math.floor(random() * 2)).join(" "),
    };
    year = start;
    return job;
  });
  const english = random() < 0.7;
  const degree = random() < 0.8 ? trade.degree : "HAVO";
  const institution = pick(schools);
  const dutch = pick(["B2", "C1", "native"] as const);
  const isJunior = years < 3;
  const headline = `${isJunior ? "Junior " : ""}${isJunior ? titles[0]?.toLowerCase() : titles[0]}`;
  const email = `${first_name}.${last_name}.${number}@example.org`
    .normalize("NFKD")
    .replace(/[^\w.@]/g, "")
    .toLowerCase();
  const phone = `+31 6 ${String(10_000_000 + ((number * 7919) % 89_999_999)).padStart(8, "0")}`;
  const summary = `${headline} with ${years} years of work, most of it with ${skills.slice(0, 3).join(", ")}. ${pick(trade.duties)}`;
  const cv_text = [
    `${first_name} ${last_name}`,
    headline,
    `${city}, Nederland`,
    email,
    phone,
    "",
    "Profile",
    summary,
    "",
    "Experience",
    ...experience.flatMap((one) => [
      `${one.title}, ${one.company}, ${one.location}`,
      `${one.start} - ${one.end ?? "now"}`,
      ...one.description.split(/(?<=\.) /).map((line) => `- ${line}`),
      `- Worked with ${some(skills, 3).join(", ")} in a team of ${3 + Math.floor(random() * 12)}.`,
      "",
    ]),
    "Skills",
    skills.join(", "),
    "",
    "Education",
    `${degree}, ${institution}`,
    "",
    "Languages",
    `Nederlands (${dutch})${english ? ", English (C1)" : ""}`,
  ].join("\n");
  const tags = random() < 0.15 ? [pick(["bench", "freelance", "referral", "top"])] : [];
  const isDoubtful = random() < 0.01;
  return {
    trade,
    cv_text,
    fields: {
      first_name,
      last_name,
      headline,
      email,
      phone,
      city,
      country: "Nederland",
      summary,
      skills: skills.map((name) => ({ name })),
      experience,
      education: [{ degree, institution }],
      languages: [{ language: "nl", level: dutch }, ...(english ? [{ language: "en", level: "C1" as const }] : [])],
      years_experience: years,
      available_from: random() < 0.6 ? `2027-0${1 + Math.floor(random() * 9)}-01` : null,
      notice_weeks: random() < 0.3 ? 4 : null,
      tags,
      source: pick(["website", "linkedin", "referral", "job board"]),
      unchecked_fields: isDoubtful ? ["phone"] : [],
    },
  };
}

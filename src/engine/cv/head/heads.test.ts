import { describe, expect, test } from "vitest";
import { readCv } from "../read-cv.ts";

/** A job as it is; the heads below write it in every order and joint. */
interface Known {
  title: string;
  company: string;
  place: string;
}

const dutch: Known[] = [
  { title: "Projectleider bouw & infra", company: "Van der Meulen Wegenbouw B.V.", place: "Twello" },
  { title: "Senior verpleegkundige", company: "Ziekenhuis De Linde", place: "Doetinchem" },
  { title: "Adviseur inkoop, contracten en leveranciers", company: "Gemeente Oosterwolde", place: "Oosterwolde" },
  { title: "TIG-lasser", company: "Kuipers & Zn", place: "Hoogeveen" },
  { title: "Medewerker klantenservice", company: "Zonnig Wonen", place: "Best" },
];
const english: Known[] = [
  { title: "Sales & Marketing Manager", company: "Brightwater Foods Ltd", place: "Leeds" },
  { title: "Software Engineer", company: "Quillbase", place: "Utrecht" },
  { title: "Care assistant", company: "Elm Grove Nursing Home", place: "Swindon" },
  { title: "Warehouse Supervisor", company: "Northgate Parcels", place: "Rotterdam" },
  { title: "Mechanical Design Engineer", company: "Haldane Marine", place: "Bristol" },
];

type Write = (job: Known, dates: string) => string;
const heads: [name: string, write: Write][] = [
  ["title, employer, place, dates with commas", (j, d) => `${j.title}, ${j.company}, ${j.place}, ${d}`],
  ["dates first, then commas", (j, d) => `${d}, ${j.title}, ${j.company}, ${j.place}`],
  ["dates and a tab, title at employer", (j, d) => `${d}\t${j.title} @ ${j.company}, ${j.place}`],
  ["bars", (j, d) => `${d} | ${j.title} | ${j.company}, ${j.place}`],
  ["bars, employer first", (j, d) => `${j.company} | ${j.place} | ${j.title} | ${d}`],
  ["dashes", (j, d) => `${j.title} - ${j.company}, ${j.place} (${d})`],
  ["long dashes, employer first", (j, d) => `${j.company} — ${j.title} — ${d}`],
  ["colon", (j, d) => `${d}: ${j.title}, ${j.company} (${j.place})`],
  ["two lines, title first", (j, d) => `${j.title}\n${j.company}, ${j.place} | ${d}`],
  ["two lines, employer and dates first", (j, d) => `${j.company}, ${j.place} (${d})\n${j.title}`],
  ["two lines, dates first", (j, d) => `${d}\n${j.title}, ${j.company}, ${j.place}`],
  ["three lines", (j, d) => `${j.title}\n${j.company}, ${j.place}\n${d}`],
  ["three lines, employer first", (j, d) => `${j.company}\n${j.title}\n${d}`],
  ["dates in a cell on the right", (j, d) => `${j.title}          ${d}\n${j.company}          ${j.place}`],
  ["employer left, place right", (j, d) => `${j.company}          ${j.place}\n${j.title}          ${d}`],
  ["dates left, title right, employer below", (j, d) => `${d}          ${j.title}\n               ${j.company}, ${j.place}`],
  ["a duration in brackets", (j, d) => `${j.title} | ${j.company} | ${d} (2 jaar)`],
  ["hours in brackets", (j, d) => `${j.title} (32 uur), ${j.company}, ${j.place}\n${d}`],
  ["remote", (j, d) => `${j.title} - ${j.company} (remote)\n${d}`],
  ["labels", (j, d) => `Functie: ${j.title}\nBedrijf: ${j.company}\nPeriode: ${d}`],
];
const spans: Record<"nl" | "en", string[][]> = {
  nl: [
    ["mrt 2019 - heden", "jan. 2014 - feb. 2019", "2009 - 2013"],
    ["sinds juni 2020", "03/2016 t/m 05/2020", "2012 tot 2016"],
    ["2018-heden", "2014-2018", "2010-2014"],
  ],
  en: [
    ["Mar 2019 – present", "Jan 2014 – Feb 2019", "2009 – 2013"],
    ["06/2020 - now", "03.2016 - 05.2020", "2012 to 2016"],
    ["June '20 - current", "Summer 2016 - Spring 2020", "2012/2016"],
  ],
};

/** A whole CV with three jobs in one way of writing. */
function cvOf(language: "nl" | "en", jobs: Known[], dates: string[], write: Write): string {
  const [work, school] = language === "nl" ? ["Werkervaring", "Opleiding"] : ["Work experience", "Education"];
  const did =
    language === "nl"
      ? "- Dagelijks aansturen van het werk, overleg met klanten en collega's\n- Zorgen dat alles op tijd klaar is"
      : "- Planned the daily work and talked with customers and colleagues\n- Made sure that everything was ready in time";
  const entries = jobs.map((job, index) => `${write(job, dates[index] ?? "")}\n${did}`);
  return `Anne Hoekstra\nanne@example.com\n\n${work}\n\n${entries.join("\n\n")}\n\n${school}\n2005 - 2009, hbo, Hogeschool Ter Duin\n`;
}

describe.each(["nl", "en"] as const)("heads of jobs (%s)", (language) => {
  const all = language === "nl" ? dutch : english;
  test.each(heads)("%s", (_, write) => {
    const wrong: string[] = [];
    let count = 0;
    for (const [turn, dates] of (spans[language] ?? []).entries()) {
      const jobs = [0, 1, 2].map((index) => all[(turn + index) % all.length] as Known);
      const text = cvOf(language, jobs, dates, write);
      const { profile } = readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-22" });
      for (const [index, job] of jobs.entries()) {
        count++;
        const read = profile.experience?.[index];
        const year = /\d{4}/.exec(dates[index] ?? "")?.[0] ?? "2020";
        if (read?.title !== job.title || read?.company !== job.company || read?.start?.slice(0, 4) !== year)
          wrong.push(`${job.title} / ${job.company} ${year} → ${read?.title} / ${read?.company} ${read?.start}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBe(9);
  });
});

describe("several jobs under one employer", () => {
  const roles = ["Teamleider / Gemeente Oosterwolde 2018", "Medewerker balie / Gemeente Oosterwolde 2010"];
  test.each([
    [
      "years of the whole, roles below",
      "Gemeente Oosterwolde, 2010 - heden\n  Teamleider (2018 - heden)\n  Medewerker balie (2010 - 2018)",
    ],
    [
      "name alone, roles below",
      "Gemeente Oosterwolde\nTeamleider, 2018 - heden\n- team van acht\nMedewerker balie, 2010 - 2018\n- paspoorten",
    ],
    ["dates before the roles", "Gemeente Oosterwolde (Oosterwolde)\n2018 - heden: Teamleider\n2010 - 2018: Medewerker balie"],
    ["idem", "Teamleider, Gemeente Oosterwolde, 2018 - heden\nMedewerker balie, idem, 2010 - 2018"],
    [
      "roles that stand further in, apart",
      "Gemeente Oosterwolde, Oosterwolde (twee functies)\n\n   Teamleider          2018 - heden\n      team van acht\n\n   Medewerker balie          2010 - 2018",
    ],
    [
      "the whole of the years, then dates before each role",
      "Gemeente Oosterwolde, Oosterwolde (2010 - nu)\n\n2018 - nu   Teamleider\n   eerst acht, later tien mensen, Key2Burgerzaken\n2010 - 2018   Medewerker balie\n   paspoorten en koffie",
    ],
    ["columns of dates", "2010 - heden  Gemeente Oosterwolde\n  2018 - heden  Teamleider\n  2010 - 2018   Medewerker balie"],
  ])("%s", (_, work) => {
    const text = `Anne Hoekstra\nanne@example.com\n\nWerkervaring\n\n${work}\n\nTalen\nNederlands\n`;
    const { profile } = readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-22" });
    expect(profile.experience?.map(({ title, company, start }) => `${title} / ${company} ${start}`)).toEqual(roles);
  });

  test("twelve jobs are twelve, and the kind of an employer stands where no name is told", () => {
    const work = Array.from(
      { length: 12 },
      (_, index) => `${2025 - index} - ${2026 - index}, Chauffeur, ${index % 2 ? "supermarkt" : `Transport Laan ${index}`}`,
    );
    const text = `Anne Hoekstra\nanne@example.com\n\nWerkervaring\n${work.join("\n")}\n\nTalen\nNederlands\n`;
    const { profile } = readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-22" });
    expect(profile.experience).toHaveLength(12);
    expect(profile.experience?.map(({ company }) => company ?? "supermarkt").slice(0, 2)).toEqual(["Transport Laan 0", "supermarkt"]);
  });
});

describe("heads that are easily taken for something else", () => {
  const jobsIn = (work: string, heading = "Werkervaring") => {
    const text = `Anne Hoekstra\nanne@example.com\n\n${heading}\n${work}\n\nTalen\nNederlands\n`;
    const { profile } = readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-22" });
    return profile.experience?.map(({ title, company, start }) => `${title ?? ""} / ${company ?? ""} ${start ?? ""}`);
  };

  test.each([
    [
      "a remark about the job below its head",
      "Zwembad De Golf, Meppel          2015 - heden\nBadmeester (sinds 2015), teamleider bad (sinds 2020)",
      ["Badmeester / Zwembad De Golf 2015"],
    ],
    [
      "a list of jobs in small letters, the text below each",
      "- kok bij eetcafé De Lepel, meppel\n  mei 2020 tot nu, 32 uur. gekookt voor dertig gasten\n- hulpkok hotel Zonneweide, 2018 tot april 2020\n  borden en pannen",
      ["kok / eetcafé De Lepel 2020-05", "hulpkok / hotel Zonneweide 2018"],
    ],
    [
      "what was done stands further in than the next job",
      "2020 - heden     Kok, Eetcafé De Lepel, Meppel\n                 Kaart geschreven, drie leerlingen\n2016 - 2020      Hulpkok, Hotel Zonneweide, Assen",
      ["Kok / Eetcafé De Lepel 2020", "Hulpkok / Hotel Zonneweide 2016"],
    ],
    [
      "an employer's line over the roles there",
      "Provincie Noorderend, Assen\n  Adviseur water          2020 - heden\n  Beleidsmedewerker       2014 - 2020\n     nota's en rapporten\nHoutzagerij Spaander, Norg\n  Zager                   2010 - 2014",
      ["Adviseur water / Provincie Noorderend 2020", "Beleidsmedewerker / Provincie Noorderend 2014", "Zager / Houtzagerij Spaander 2010"],
    ],
    [
      "a table that names its columns",
      "| periode | waar | functie |\n| 2019 - nu | Slager Vermaat | verkoop vleeswaren |\n| 2015 - 2019 | Kaasboer Romijn | kassa |",
      ["verkoop vleeswaren / Slager Vermaat 2019", "kassa / Kaasboer Romijn 2015"],
    ],
    [
      "a form",
      "Periode          2019 - heden\nFunctie          Planner\nWerkzaamheden    Ritten plannen\nWerkgever        Busbedrijf De Lijn, Assen",
      ["Planner / Busbedrijf De Lijn 2019"],
    ],
    [
      "one title in two words",
      "Verkoper / monteur          2019 - 2022\nFietshuis Trapper",
      ["Verkoper / monteur / Fietshuis Trapper 2019"],
    ],
    ["a firm named after a profession", "Assistent, Tandarts Verhulst, Meppel\n2019 - 2022", ["Assistent / Tandarts Verhulst 2019"]],
    ["work for oneself", "Tekstschrijver, freelance\n2019 - 2022", ["Tekstschrijver / freelance 2019"]],
    [
      "a table of who and what",
      "periode | opdrachtgever | wat\n2021 - nu | Hotel Zonneweide, Assen | kok, 20 uur. Kaart en inkoop voor HotSoft\n2019 - 2021 | Eetcafé De Lepel, Meppel | hulpkok, koude kant",
      ["kok / Hotel Zonneweide 2021", "hulpkok, koude kant / Eetcafé De Lepel 2019"],
    ],
    [
      "a name in two words behind a title, with no sign between",
      "2019 - heden   Eigenaar Salon Petra, Meppel. Knippen en kleuren, vijf dagen per week en twee leerlingen.",
      ["Eigenaar / Salon Petra 2019"],
    ],
    [
      "the same one, in small letters",
      "2019 - 2022: dekker, Dakbedrijf Rietveld BV, Norg\n2016 - 2019: leerling dekker bij zelfde baas",
      ["dekker / Dakbedrijf Rietveld BV 2019", "leerling dekker / Dakbedrijf Rietveld BV 2016"],
    ],
    ["the year first", "2019 maart - heden     Kok, Eetcafé De Lepel", ["Kok / Eetcafé De Lepel 2019-03"]],
    [
      "head and text on one line",
      "Kok @ Eetcafé De Lepel, Meppel — sinds mei 2019. Kaart, inkoop en twee leerlingen, en op zaterdag de pass.",
      ["Kok / Eetcafé De Lepel 2019-05"],
    ],
    [
      "an abbreviation in a title that is a legal form elsewhere",
      "Senior PLC Engineer, Zwaluw Packtech, Deventer\n2019 - heden",
      ["Senior PLC Engineer / Zwaluw Packtech 2019"],
    ],
    [
      "the same behind its dates, and with a hyphen",
      "2019 - heden   Junior PLC-programmeur, Merel Lijnen, Zwolle\n2016 - 2019   Medior PLC/SCADA Engineer, Vink Besturing, Zwolle",
      ["Junior PLC-programmeur / Merel Lijnen 2019", "Medior PLC/SCADA Engineer / Vink Besturing 2016"],
    ],
    ["that form behind a name", "Finance Manager Haldane Marine PLC, Bristol\n2019 - 2022", ["Finance Manager / Haldane Marine PLC 2019"]],
  ])("%s", (_, work, jobs) => expect(jobsIn(work)).toEqual(jobs));

  test("a heading may name the employer of all below", () => {
    const work =
      "Carrière bij Waterschap De Kreek, Meppel (2012 tot heden, twee functies)\n  2018 - heden   strategisch inkoper, budget 9 miljoen\n  2012 - 2018    inkoper";
    expect(jobsIn(work, "Over mij\nIk koop graag in.\n")).toEqual([
      "strategisch inkoper, budget 9 miljoen / Waterschap De Kreek 2018",
      "inkoper / Waterschap De Kreek 2012",
    ]);
  });

  test("an internship is one where only its heading says so", () => {
    expect(jobsIn("Radio Noorderend          feb 2024 - juni 2024\n- podcasts gemonteerd", "Stages")).toEqual([
      "Stagiair / Radio Noorderend 2024-02",
    ]);
  });

  test("running sentences tell jobs too", () => {
    const told = "In 2012 werd ik kok bij Eetcafé De Lepel in Meppel. Sinds mei 2019 werk ik als chef-kok bij Hotel Zonneweide in Assen.";
    expect(jobsIn(told, "Over mij")).toEqual(["kok / Eetcafé De Lepel 2012", "chef-kok / Hotel Zonneweide 2019-05"]);
  });

  test("headings may be the writer's own, or small", () => {
    expect(jobsIn("Kok, Eetcafé De Lepel, Meppel          2019 - heden", "ervaring als kok")).toEqual(["Kok / Eetcafé De Lepel 2019"]);
    expect(jobsIn("Kok, Eetcafé De Lepel, Meppel          2019 - heden", "WAT IK EERST DEED")).toEqual(["Kok / Eetcafé De Lepel 2019"]);
  });
});

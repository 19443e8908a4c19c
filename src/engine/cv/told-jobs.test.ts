import { expect, test } from "vitest";
import { readCv } from "./read-cv.ts";

const jobsIn = (work: string) => {
  const text = `Noor Dekkers\nTiel\nnoor@example.nl\n\n${work}\n\nOpleiding\nHavo, Lek Lyceum, 2008 - 2013\n`;
  const { profile, text: written, evidence } = readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-23" });
  // What a learned reader finds has its proof as well.
  for (const [index, { title, company }] of (profile.experience ?? []).entries()) {
    const quoteOf = (field: string) => evidence[`experience.${index}.${field}`];
    if (title && quoteOf("title")) expect(written.slice(quoteOf("title")?.start, quoteOf("title")?.end)).toContain(title.slice(0, 12));
    if (company && quoteOf("company")) expect(written).toContain(company);
  }
  return (profile.experience ?? []).map(({ title, company, start }) => `${title ?? "–"} / ${company ?? "–"} ${start ?? "–"}`);
};

test.each<[string, string, string[]]>([
  [
    "an employer, then its years, and the title opens the text below",
    "Werk\nBakkerij Het Krentenbrood, Tiel          maart 2019 - nu\nBroodbakker. Vooral desem en speltbrood. Om vier uur beginnen.\n\nLunchroom Fien, Culemborg          2016 - 2019\nKeukenhulp. Broodjes, salades, afwas.",
    ["Broodbakker / Bakkerij Het Krentenbrood 2019-03", "Keukenhulp / Lunchroom Fien 2016"],
  ],
  [
    "what an employer is, where others tell its name",
    "Werkervaring\n2019 - heden   Chauffeur, groothandel, Woerden\n2015 - 2019   Magazijnmedewerker bij een meubelfabriek in Oss",
    ["Chauffeur / groothandel 2019", "Magazijnmedewerker / meubelfabriek 2015"],
  ],
  [
    "employers without a name",
    "Werkervaring\n2012 - heden   Stukadoor, Van Loon Afbouw, Tiel\n1999 - 2012   stukadoor bij diverse bazen in Tiel en Ede",
    ["Stukadoor / Van Loon Afbouw 2012", "stukadoor / diverse bazen 1999"],
  ],
  [
    "a list inside one line",
    "Werkervaring\n2018 - nu   Receptioniste, Hotel Waalzicht, Tiel\n\nDaarvoor: kassamedewerker bij Boekhandel Inkt (2014 - 2018) en oppas bij een kinderopvang (2012 - 2014).",
    ["Receptioniste / Hotel Waalzicht 2018", "kassamedewerker / Boekhandel Inkt 2014", "oppas / kinderopvang 2012"],
  ],
  [
    "an apprenticeship of another country among the jobs",
    "Berufliche Erfahrung\n03/2020 – heute     Tischlergeselle, Möbelwerkstatt Ahlers, Leer\n2017 – 2020         Ausbildung zum Tischler, Tischlerei Voss, Leer",
    ["Tischlergeselle / Möbelwerkstatt Ahlers 2020-03", "Ausbildung zum Tischler / Tischlerei Voss 2017"],
  ],
  [
    "side jobs in a section of their own",
    "Werkervaring\n2022 - nu   Doktersassistente, Huisartsen Waalkade, Tiel\n\nBijbanen\n2019 - 2022   bediening, strandpaviljoen, zomers\n2017 - 2019   kassa, tuincentrum",
    ["Doktersassistente / Huisartsen Waalkade 2022", "bediening / strandpaviljoen 2019", "kassa / tuincentrum 2017"],
  ],
])("%s", (_, work, jobs) => expect(jobsIn(work)).toEqual(jobs));

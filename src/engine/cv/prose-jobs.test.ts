import { expect, test } from "vitest";
import { readCv } from "./read-cv.ts";

const jobsIn = (prose: string) =>
  (
    readCv({ kind: "text", text: `Anne Hoekstra\nanne@example.com\n\n${prose}\n`, links: [], hidden: [] }, { today: "2026-11-22" }).profile
      .experience ?? []
  ).map(({ title, company, start, end, current }) => `${title} / ${company} ${start}–${current ? "now" : (end ?? "")}`);

test.each([
  [
    "each title of a sentence has the years nearest to it",
    "Van 2008 tot 2011 werkte ik als bakker bij Bakkerij Het Meel in Ommen en daarna, van mei 2011 tot en met juni 2016, als chef bij Hotel Vechtzicht.",
    ["bakker / Bakkerij Het Meel 2008–2011", "chef / Hotel Vechtzicht 2011-05–2016-06"],
  ],
  [
    "titles share the employer that was told before them",
    "In januari 2012 ging ik naar Stichting Rivierzorg. Tot 2015 was ik begeleider. Sinds maart 2015 ben ik teamleider.",
    ["begeleider / Stichting Rivierzorg 2012-01–2015", "teamleider / Stichting Rivierzorg 2015-03–now"],
  ],
  [
    "years of an employer hold for the titles in the sentences after it",
    "From 1999 until 2012 I worked at Harbour Tools Ltd. I started as an apprentice fitter and became workshop manager in 2006.",
    ["apprentice fitter / Harbour Tools Ltd 1999–2006", "workshop manager / Harbour Tools Ltd 2006–2012"],
  ],
  [
    "the third person, and a verb that closes the clause",
    "Karin begon in 2001 als verpleegkundige bij Ziekenhuis Oosterpark, waar zij in 2009 teamleider werd. Zij woont in Elst.",
    ["verpleegkundige / Ziekenhuis Oosterpark 2001–2009", "teamleider / Ziekenhuis Oosterpark 2009–"],
  ],
  [
    "that year, and a word that may end a title",
    "I was a warehouse clerk at Blue Depot between 2010 and 2014. That year I joined Norsund Shipping as health and safety officer, and I stayed until 2020.",
    ["warehouse clerk / Blue Depot 2010–2014", "health and safety officer / Norsund Shipping 2014–2020"],
  ],
  [
    "wishes, studies and unpaid work are no jobs",
    "In 2019 ben ik opgeleid als lasser bij ROC Maasland. Ik zoek werk als lasser bij Staalbouw Zuid. Sinds 2020 ben ik vrijwilliger bij De Kringloop.",
    [],
  ],
])("%s", (_, prose, jobs) => {
  expect(jobsIn(prose)).toEqual(jobs);
});

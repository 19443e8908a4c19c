import { expect, test } from "vitest";
import { readCv } from "#engine/cv/read-cv.ts";
import { pdfBytes } from "#server/sample/cv/pdf.ts";
import { readPdf } from "../pdf.ts";

/** "#" before a heading; each is drawn after the one before it. */
type Drawn = readonly [x: number, y: number, text: string];

async function read(drawn: readonly Drawn[]) {
  const bytes = await pdfBytes((pdf) => {
    pdf.page.margins.bottom = 0;
    for (const [x, y, text] of drawn) {
      const isHeading = text.startsWith("#");
      pdf.font(isHeading ? "Helvetica-Bold" : "Helvetica").fontSize(isHeading ? 13 : 10);
      pdf.text(text.replace("#", ""), x, y, { lineBreak: false });
    }
  });
  return readCv(await readPdf(bytes), { today: "2026-11-28" }).profile;
}

const below = (x: number, from: number, texts: string[], step = 16): Drawn[] =>
  texts.flatMap((text, row): Drawn[] => (text === "" ? [] : [[x, from + row * step, text]]));
const rows = (from: number, pairs: [string, string][], right: number): Drawn[] =>
  pairs.flatMap(([left, value], row): Drawn[] => [
    [50, from + row * 16, left],
    [right, from + row * 16, value],
  ]);
const jobsOf = ({ experience }: Awaited<ReturnType<typeof read>>) =>
  experience?.map(({ title, company, start }) => [title, company, start]);
const namesOf = ({ skills }: Awaited<ReturnType<typeof read>>) => skills?.map(({ name }) => name);

const HEAD = below(50, 40, ["#Nynke Terpstra", "nynke@terpstra.example | 06 41 52 63 74"]);

test("labels beside their lists, drawn row by row, are no column, and what follows them stays where it is", async () => {
  const profile = await read([
    ...HEAD,
    [50, 90, "#Kennis"],
    ...rows(
      110,
      [
        ["Servers", "Debian, Proxmox"],
        ["Netwerken", "VLAN, WireGuard"],
        ["Bewaking", "Zabbix, Grafana"],
        ["Talen", "Bash, Python"],
      ],
      170,
    ),
    [50, 190, "#Werkervaring"],
    ...rows(
      210,
      [
        ["Systeembeheerder", "Meppel"],
        ["Zorggroep De Wieden", "2021 - heden"],
      ],
      430,
    ),
    [64, 242, "Bracht veertig servers naar een eigen wolk, zonder een dag zonder rooster."],
    ...rows(
      270,
      [
        ["Helpdeskmedewerker", "Assen"],
        ["Drentse Data BV", "2016 - 2021"],
      ],
      430,
    ),
    [64, 302, "Eerste lijn voor zestig kleine bedrijven in Drenthe en Overijssel."],
  ]);
  expect(jobsOf(profile)).toEqual([
    ["Systeembeheerder", "Zorggroep De Wieden", "2021"],
    ["Helpdeskmedewerker", "Drentse Data BV", "2016"],
  ]);
  expect(namesOf(profile)).toEqual(expect.arrayContaining(["Debian", "Proxmox", "WireGuard", "Zabbix", "Python"]));
});

const MAIN = [
  "#Experience",
  "Acoustic Engineer",
  "Hallbo Audio, 2019 - present",
  "Leads the design of two series of loudspeakers, from the coil",
  "to the cabinet.",
  "",
  "Test Engineer",
  "Norrsken Drivers, 2015 - 2019",
  "End-of-line tests for four hundred units a day.",
  "",
  "#Education",
  "MSc Sound and Vibration",
  "Chalmers University, 2013 - 2015",
];
const SIDE = ["#Software", "", "Klippel", "", "", "#Languages", "", "English", "", "Swedish"];

test.each<[string, Drawn[]]>([
  ["drawn last", [...below(50, 90, MAIN), ...below(440, 97, SIDE, 19)]],
  ["drawn first", [...below(440, 97, SIDE, 19), ...below(50, 90, MAIN)]],
  ["with little room between", [...below(50, 90, MAIN), ...below(330, 97, SIDE, 19)]],
])("a column of a few words that stand as they like is one, %s", async (_, columns) => {
  const profile = await read([...HEAD, ...columns]);
  expect(jobsOf(profile)).toEqual([
    ["Acoustic Engineer", "Hallbo Audio", "2019"],
    ["Test Engineer", "Norrsken Drivers", "2015"],
  ]);
  expect(profile.education?.map(({ degree, institution }) => [degree, institution])).toEqual([
    ["MSc Sound and Vibration", "Chalmers University"],
  ]);
  expect(namesOf(profile)).toContain("Klippel");
  expect(profile.languages?.map(({ language }) => language)).toEqual(["en", "sv"]);
});

test("two columns under one heading both belong to it", async () => {
  const left = [
    "Builds instruments that weigh very small things",
    "and the programs that believe them. Began in a",
    "dairy laboratory, where scales",
    "drifted with the weather, and",
    "has been chasing drift since.",
    "Likes one good measurement.",
  ];
  const right = [
    "Teaches colleagues to write down what they",
    "expect before they look at the dial. Speaks at",
    "small meetings, and repairs",
    "harmoniums in between. Lives",
    "near the water, with a workshop",
    "larger than the kitchen.",
  ];
  const profile = await read([
    ...HEAD,
    [50, 90, "#Summary"],
    ...below(50, 110, left),
    ...below(320, 110, right),
    [50, 220, "#Experience"],
    ...rows(
      240,
      [
        ["Tessel Instruments", "Ghent"],
        ["Firmware engineer", "2018 - present"],
      ],
      430,
    ),
  ]);
  expect(profile.summary).toMatch(/^Builds instruments .* good measurement\.\s+Teaches colleagues .* than the kitchen\.$/s);
  expect(jobsOf(profile)).toEqual([["Firmware engineer", "Tessel Instruments", "2018"]]);
});

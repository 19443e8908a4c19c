import { expect, test } from "vitest";
import { readCv } from "../read-cv.ts";
import type { Word } from "./document.ts";
import { cvText } from "./text.ts";

/** A line of a page, drawn in the order it is given in: where it begins, its height on the page, its words, and how they look. */
type Written = [x: number, y: number, text: string, looks?: Partial<Word>];

const LETTER = 5;

/** One page with those lines. */
function pageOf(lines: Written[]) {
  let order = 0;
  const words = lines.flatMap(([x, y, text, looks]) => {
    let at = x;
    return text.split(" ").map((word): Word => {
      const placed = {
        text: word,
        page: 1,
        x: at,
        y,
        width: word.length * LETTER,
        height: 12,
        size: 10,
        bold: false,
        font: "Own",
        order: order++,
        ...looks,
      };
      at += (word.length + 0.6) * LETTER;
      return placed;
    });
  });
  return { kind: "pages" as const, pages: [{ width: 595, height: 842 }], words, links: [] };
}

const jobsIn = (lines: Written[]) =>
  (readCv(pageOf(lines), { today: "2026-11-22" }).profile.experience ?? []).map(({ title, company, start, end, current }) =>
    [title, company, start, current ? "now" : end].join(" | "),
  );
const HEADING: Partial<Word> = { size: 13, bold: true, height: 15 };
const BOLD: Partial<Word> = { bold: true };

test("headings in a column of their own, each lower than its section's first line, stand over their sections", () => {
  const page = pageOf([
    [40, 40, "Sanne Verhoef", { size: 20, height: 24, bold: true }],
    [40, 70, "sanne@example.nl"],
    [40, 110, "Experience", HEADING],
    [160, 102, "Planner, Kroon Logistiek", BOLD],
    [460, 102, "2019 – 2023"],
    [160, 116, "Routes for forty lorries"],
    [160, 136, "Courier, Zilt BV", BOLD],
    [460, 136, "2015 – 2019"],
    [40, 178, "Education", HEADING],
    [160, 170, "HBO Logistics, Hogeschool Oostland", BOLD],
    [460, 170, "2011 – 2015"],
    [40, 212, "Languages", HEADING],
    [160, 204, "Dutch (native), English (fluent)"],
  ]);
  const rows = cvText(page).text.split(/\n+/);
  expect(rows.indexOf("Experience")).toBe(rows.indexOf("Planner, Kroon Logistiek   2019 – 2023") - 1);
  expect(rows.indexOf("Education")).toBe(rows.indexOf("HBO Logistics, Hogeschool Oostland   2011 – 2015") - 1);
  const { experience = [], education = [] } = readCv(page, { today: "2026-11-22" }).profile;
  expect(experience?.map(({ title, company }) => `${title} | ${company}`)).toEqual(["Planner | Kroon Logistiek", "Courier | Zilt BV"]);
  expect(education).toHaveLength(1);
});

test.each([
  ["the end over the beginning", ["Present", "10.2022"], ["07.2022", "06.2017"]],
  ["the beginning over the end", ["10.2022", "Present"], ["06.2017", "07.2022"]],
  ["years and months", ["Present", "2022-10"], ["2022-07", "2017-06"]],
])("dates in a column, %s, are one span", (_, [a = "", b = ""], [c = "", d = ""]) => {
  expect(
    jobsIn([
      [40, 40, "Sanne Verhoef", { size: 20, height: 24, bold: true }],
      [40, 80, "Experience", HEADING],
      [40, 104, a],
      [40, 118, b],
      [150, 104, "Planner", BOLD],
      [150, 118, "Kroon Logistiek BV"],
      [150, 132, "Routes for forty lorries and their drivers"],
      [40, 160, c],
      [40, 174, d],
      [150, 160, "Courier", BOLD],
      [150, 174, "Zilt Transport BV"],
      [150, 188, "Parcels in the whole of the north"],
    ]),
  ).toEqual(["Planner | Kroon Logistiek BV | 2022-10 | now", "Courier | Zilt Transport BV | 2017-06 | 2022-07"]);
});

test("two years below each other, once on a page, are two things", () => {
  const { text } = cvText(
    pageOf([
      [40, 40, "Courses", HEADING],
      [40, 64, "2016"],
      [150, 64, "First aid"],
      [40, 78, "2018"],
      [150, 78, "Forklift licence"],
    ]),
  );
  expect(text.split(/\n+/).slice(1)).toEqual(["2016   First aid", "2018   Forklift licence"]);
});

test("a column of dates that was drawn before everything else stays beside its text, and what goes on below it is no part of it", () => {
  const dates: Written[] = [
    [40, 104, "◷ 2023–2025"],
    [40, 144, "◷ 2019–2023"],
    [40, 184, "◷ 2015–2019"],
  ];
  const text: Written[] = [
    [300, 40, "Sanne Verhoef", { size: 20, height: 24, bold: true }],
    [40, 80, "Where I've worked", HEADING],
    [190, 104, "Planner • Kroon Logistiek", BOLD],
    [190, 118, "Routes for forty lorries and their drivers"],
    [190, 144, "Courier • Zilt Transport", BOLD],
    [190, 158, "Parcels in the whole of the north"],
    [190, 184, "Packer • Delmar Textiles", BOLD],
    [190, 198, "Orders for webshops in three countries"],
    [40, 230, "What I know", HEADING],
    ...["SAP", "Excel", "Trello", "Slack", "Jira", "Tableau"].map((skill, at): Written => [50, 254 + at * 14, skill]),
  ];
  expect(jobsIn([...dates, ...text])).toEqual([
    "Planner | Kroon Logistiek | 2023 | 2025",
    "Courier | Zilt Transport | 2019 | 2023",
    "Packer | Delmar Textiles | 2015 | 2019",
  ]);
});

test.each(["03-2021 - 03-", "March 2021 → March"])("a date that is broken in its narrow column goes on in the next row: %s", (broken) => {
  expect(
    jobsIn([
      [40, 40, "Sanne Verhoef", { size: 20, height: 24, bold: true }],
      [40, 80, "Experience", HEADING],
      [40, 104, broken],
      [40, 118, "2024"],
      [170, 104, "Planner", BOLD],
      [170, 118, "Kroon Logistiek BV"],
      [40, 144, broken.replaceAll("2021", "2017")],
      [40, 158, "2021"],
      [170, 144, "Courier", BOLD],
      [170, 158, "Zilt Transport BV"],
    ]),
  ).toEqual(["Planner | Kroon Logistiek BV | 2021-03 | 2024-03", "Courier | Zilt Transport BV | 2017-03 | 2021-03"]);
});

test("titles in capitals, in a type that no heading has, are no headings", () => {
  const title: Partial<Word> = { size: 12, italic: true };
  expect(
    jobsIn([
      [40, 40, "Sanne Verhoef", { size: 20, height: 24, bold: true }],
      [40, 70, "SKILLS", { size: 12 }],
      [40, 90, "SAP, Excel"],
      [40, 120, "EXPERIENCE", { size: 12 }],
      [40, 145, "DATA SCIENTIST", title],
      [40, 160, "Siotiart Systems, Eindhoven", BOLD],
      [40, 175, "2019 - 2023"],
      [40, 200, "BAKER", title],
      [40, 215, "Fabryka Mebli Nowak, The Hague", BOLD],
      [40, 230, "2015 - 2019"],
    ]),
  ).toEqual(["DATA SCIENTIST | Siotiart Systems | 2019 | 2023", "BAKER | Fabryka Mebli Nowak | 2015 | 2019"]);
});

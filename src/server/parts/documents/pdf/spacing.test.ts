import { expect, test } from "vitest";
import { readCv } from "#engine/cv/read-cv.ts";
import { pdfBytes } from "#server/sample/cv/pdf.ts";
import { readPdf } from "../pdf.ts";

/** How far apart letters stand, in points; none: as the font has them. */
type Drawn = readonly [x: number, y: number, text: string, size: number, apart?: number];

const GAP = 0.28;

/** Drawn as a browser prints it: no space is written, and each word begins where the one before it and a space end. */
async function read(drawn: readonly Drawn[]) {
  const bytes = await pdfBytes((pdf) => {
    pdf.page.margins.bottom = 0;
    for (const [left, y, text, size, apart = 0] of drawn) {
      pdf.font("Helvetica").fontSize(size);
      let x = left;
      for (const word of text.split(" ")) {
        pdf.text(word, x, y, { lineBreak: false, characterSpacing: apart });
        x += pdf.widthOfString(word, { characterSpacing: 0 }) + (word.length + 1) * apart + GAP * size;
      }
    }
  });
  const { text, profile } = readCv(await readPdf(bytes), { today: "2026-11-28" });
  return { lines: text.split("\n").filter(Boolean), profile };
}

const cv = (apart: number): Drawn[] => [
  [50, 40, "Jikke Rozendal", 18],
  [50, 66, "jikke@rozendal.example", 10],
  [50, 100, "Work Experience", 12, apart * 1.5],
  [50, 124, "2021-04 to Present", 8, apart],
  [190, 122, "Senior Surveyor at Havenmeting Ltd", 10],
  [190, 137, "Measured quays and kept the drawings of forty culverts.", 10],
  [50, 164, "2016-02 to 2021-03", 8, apart],
  [190, 162, "Surveyor at Cobb and Marlowe", 10],
  [190, 177, "Wrote the plans for work at night.", 10],
];

test.each([
  ["as they are", 0],
  ["a little apart", 0.9],
  ["far apart", 1.7],
])("dates and headings whose letters stand %s are read in words", async (_, apart) => {
  const { lines, profile } = await read(cv(apart));
  expect(lines).toContain("Work Experience");
  expect(profile.experience).toEqual([
    expect.objectContaining({ title: "Senior Surveyor", company: "Havenmeting Ltd", start: "2021-04", current: true }),
    expect.objectContaining({ title: "Surveyor", company: "Cobb and Marlowe", start: "2016-02", end: "2021-03" }),
  ]);
});

test("single figures and letters beside each other stay apart", async () => {
  const { lines } = await read([...cv(0), [50, 210, "A B C 1 2 3 4", 10]]);
  expect(lines).toContain("A B C 1 2 3 4");
});

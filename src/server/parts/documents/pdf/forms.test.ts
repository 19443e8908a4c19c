import { expect, test } from "vitest";
import { readCv } from "#engine/cv/read-cv.ts";
import { pdfBytes } from "#server/sample/cv/pdf.ts";
import { UnreadableDocument } from "../documents.ts";
import { readPdf } from "../pdf.ts";

interface Field {
  label: string;
  value: string;
  height?: number;
  options?: Record<string, unknown>;
}
const FIELDS: Field[] = [
  { label: "Name:", value: "Hendrikje Zuurdeeg" },
  { label: "E-mail:", value: "h.zuurdeeg@post.example" },
  {
    label: "Work experience:",
    value: "Planner, Veerstroom Logistics, 2019 - present\nClerk, Drukkerij Lindeboom, 2014 - 2019",
    height: 60,
    options: { multiline: true },
  },
  { label: "Skills:", value: "SAP, Excel" },
];

/** A form whose fields have their values and no looks, as programs fill it in. */
const formOf = async (fields: Field[], change: (pdf: string) => string = (pdf) => pdf) => {
  const bytes = await pdfBytes(
    (pdf) => {
      pdf.font("Helvetica").fontSize(11);
      pdf.initForm();
      let y = 60;
      for (const { label, value, height = 18, options } of fields) {
        pdf.text(label, 50, y);
        pdf.formText(label, 180, y, 350, height, { value, fontSize: 10, ...options });
        y += height + 14;
      }
    },
    { compress: false },
  );
  return new Uint8Array(Buffer.from(change(Buffer.from(bytes).toString("latin1")), "latin1"));
};
/** The same length, so that the file's table of contents stays right. */
const without = (words: string) => (pdf: string) => pdf.replace(words, " ".repeat(words.length));
const profileOf = async (bytes: Uint8Array) => readCv(await readPdf(bytes), { today: "2026-11-28" }).profile;
const textOf = async (bytes: Uint8Array) => readCv(await readPdf(bytes), { today: "2026-11-28" }).text;

const FILLED = {
  first_name: "Hendrikje",
  last_name: "Zuurdeeg",
  email: "h.zuurdeeg@post.example",
  experience: [
    { title: "Planner", company: "Veerstroom Logistics", start: "2019", current: true },
    { title: "Clerk", company: "Drukkerij Lindeboom", start: "2014", end: "2019" },
  ],
  skills: expect.arrayContaining([expect.objectContaining({ name: "SAP" }), expect.objectContaining({ name: "Excel" })]),
};

test("what was filled in stands where the page shows it, and is read as a CV", async () => {
  expect(await profileOf(await formOf(FIELDS))).toMatchObject(FILLED);
});

test("values that nothing asks to be drawn are read too", async () => {
  expect(await profileOf(await formOf(FIELDS, without("/NeedAppearances true")))).toMatchObject(FILLED);
});

test("a Dutch form", async () => {
  const bytes = await formOf([
    { label: "Naam:", value: "Hendrikje Zuurdeeg" },
    {
      label: "Werkervaring:",
      value: "Kok, Eetcafé De Haven, 2017 - 2020\nAfwasser, Hotel Duinrand, 2015 - 2017",
      height: 60,
      options: { multiline: true },
    },
    { label: "Talen:", value: "Nederlands, Engels" },
  ]);
  expect(await profileOf(bytes)).toMatchObject({
    last_name: "Zuurdeeg",
    experience: [{ title: "Kok" }, { title: "Afwasser" }],
    languages: [{ language: "nl" }, { language: "en" }],
  });
});

test("a choice is read, an empty field and a password aren't, and a form keeps its links", async () => {
  const bytes = await pdfBytes((pdf) => {
    pdf.font("Helvetica").fontSize(11).text("Hendrikje Zuurdeeg", 50, 50);
    pdf.text("linkedin", 50, 80, { link: "https://www.linkedin.com/in/zuurdeeg" });
    pdf.initForm();
    pdf.formCombo("city", 50, 110, 200, 18, { select: ["Breda", "Zwolle"], value: "Zwolle", fontSize: 10 });
    pdf.formText("empty", 50, 140, 200, 18, { fontSize: 10 });
    pdf.formText("secret", 50, 170, 200, 18, { value: "geheim", password: true, fontSize: 10 });
  });
  const content = await readPdf(bytes);
  const words = content.words.map(({ text }) => text).join(" ");
  expect(words).toContain("Zwolle");
  expect(words).not.toContain("geheim");
  expect(content.links.map(({ url }) => url)).toEqual(["https://www.linkedin.com/in/zuurdeeg"]);
});

/** PDFKit keeps the form's own dictionary there. */
const fieldsIn = (pdf: object) =>
  (pdf as { _root: { data: { AcroForm: { data: { Fields: unknown[] } } } } })._root.data.AcroForm.data.Fields;

/** A form of boxes, each with the words before it and behind it. */
const boxesOf = (lines: { y: number; before?: string; boxes: { x: number; isTicked: boolean; behind?: string }[] }[]) =>
  pdfBytes((pdf) => {
    pdf.font("Helvetica").fontSize(11).text("Hendrikje Zuurdeeg", 50, 50);
    pdf.initForm();
    for (const { y, before, boxes } of lines) {
      if (before) pdf.text(before, 50, y);
      for (const { x, isTicked, behind } of boxes) {
        const state = isTicked ? "Yes" : "Off";
        const looks = pdf.ref({ Type: "XObject", Subtype: "Form", BBox: [0, 0, 12, 12] });
        looks.end("");
        const box = {
          Subtype: "Widget",
          FT: "Btn",
          T: new String(`${y}-${x}`),
          V: state,
          AS: state,
          AP: { N: { Yes: looks, Off: looks } },
        };
        pdf.annotate(x, y, 12, 12, box as object);
        fieldsIn(pdf).push(pdf.page.annotations.at(-1));
        if (behind) pdf.text(behind, x + 16, y);
      }
    }
  });

test("what stands beside a box that nobody ticked says nothing of them", async () => {
  const text = await textOf(
    new Uint8Array(
      await boxesOf([
        { y: 90, before: "VCA:", boxes: [{ x: 200, isTicked: false }] },
        { y: 120, before: "BHV:", boxes: [{ x: 200, isTicked: true }] },
        {
          y: 150,
          before: "Forklift licence?",
          boxes: [
            { x: 200, isTicked: false, behind: "Yes" },
            { x: 280, isTicked: true, behind: "No" },
          ],
        },
        { y: 180, boxes: [{ x: 50, isTicked: false, behind: "Driving licence B" }] },
      ]),
    ),
  );
  expect(text).toContain("BHV");
  expect(text).toMatch(/Forklift licence\?\s+No/);
  for (const gone of ["VCA", "Yes", "Driving licence"]) expect(text).not.toContain(gone);
});

test("what a hidden field holds is no part of the page, and white letters are told as hidden", async () => {
  const hidden = await formOf(FIELDS.slice(0, 2), (pdf) => pdf.replace(/(h\.zuurdeeg@post\.example\)[^>]*?\/F )4/, "$12"));
  expect(await textOf(hidden)).toBe("Name:   Hendrikje Zuurdeeg\n\nE-mail:");
  const white = await formOf(FIELDS.slice(0, 2), (pdf) => pdf.replaceAll("Tf 0 g", "Tf 1 g"));
  const reading = readCv(await readPdf(white), { today: "2026-11-28" });
  expect([reading.text, reading.hidden.map(({ reason }) => reason)]).toEqual(["Name:\n\nE-mail:", ["same_colour"]]);
});

test("a form that only a program of Adobe's can show says so", async () => {
  const bytes = await pdfBytes((pdf) => {
    pdf.text("Please wait... If this message is not eventually replaced, your PDF viewer may not be able to display this document.");
    pdf.initForm();
    // PDFKit keeps the form's own dictionary there.
    const root = (pdf as unknown as { _root: { data: { AcroForm: { data: Record<string, unknown> } } } })._root;
    root.data.AcroForm.data.XFA = new String("<xdp:xdp/>");
    root.data.AcroForm.data.Fields = [];
    (root.data as unknown as Record<string, unknown>).NeedsRendering = true;
  });
  const error = await readPdf(bytes).catch((failure: unknown) => failure);
  expect(error instanceof UnreadableDocument && [error.reason, error.found]).toEqual(["wrong_kind", "live_form"]);
});

test("a page without fields stays as it was", async () => {
  const bytes = await pdfBytes((pdf) => {
    pdf.text("Hendrikje Zuurdeeg", 50, 50, { link: "https://zuurdeeg.example" });
    pdf.note(50, 100, 20, 20, "an editor's note");
  });
  const content = await readPdf(bytes);
  expect(content.words.map(({ text }) => text)).toEqual(["Hendrikje", "Zuurdeeg"]);
  expect(content.links).toHaveLength(1);
});

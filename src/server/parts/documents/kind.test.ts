import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { READABLE_FILES } from "#contract/choices.ts";
import { mediaTypeOf } from "#server/areas/file/rules.ts";
import { makePdf } from "#server/sample/cv/pdf.ts";
import { oldKind, scanned } from "#tests/support/cvs/scan.ts";
import { UnreadableDocument } from "./documents.ts";
import { kindOf } from "./kind.ts";

const zipOf = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8("<x/>")])));
/** A file of Office before 2007 that holds one stream of that name. */
const oldOffice = (stream: string) =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600), ...Buffer.from(stream, "utf16le")]);
const docx = zipOf("[Content_Types].xml", "word/document.xml");
const text = strToU8("Gerlinde Oosterveen\nWerkervaring\nPlanner, Drukkerij Lindeboom, 2018 - 2021\n");

const kindFor = (bytes: Uint8Array, name: string) => {
  try {
    return kindOf(bytes, name);
  } catch (error) {
    return error instanceof UnreadableDocument ? `${error.reason}: ${error.found ?? "no more is known"}` : String(error);
  }
};

test("a file is what it holds, whatever its name says", async () => {
  const pdf = await makePdf(scanned, "plain");
  const tries: [bytes: Uint8Array, name: string, kind: string][] = [
    [docx, "cv.doc", "docx"],
    [docx, "cv.pdf", "docx"],
    [docx, "cv.zip", "docx"],
    [docx, "cv.pages", "docx"],
    [docx, "cv", "docx"],
    [pdf, "cv.docx", "pdf"],
    [pdf, "cv.txt", "pdf"],
    [pdf, "CV.JPG", "pdf"],
    [pdf, "cv.html", "pdf"],
    [text, "cv.pdf", "text"],
    [text, "cv.docx", "text"],
    [text, "cv v1.2", "text"],
    [oldKind, "cv.doc", "rtf"],
    [oldKind, "cv.pdf", "rtf"],
    [oldOffice("WordDocument"), "cv.doc", "doc"],
    [oldOffice("WordDocument"), "cv.docx", "doc"],
    [docx.slice(0, 40), "cv.docx", "docx"],
  ];
  expect(tries.filter(([bytes, name, kind]) => kindFor(bytes, name) !== kind).map(([, name, kind]) => `${name}: ${kind}`)).toEqual([]);
});

test("file fields offer photos by their type as well as their endings: for a type a phone opens its camera", async () => {
  const offered = READABLE_FILES.split(",");
  for (const kind of ["jpeg", "png"] as const) {
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } })
      [kind]()
      .toBuffer();
    expect([kindFor(photo, "photo"), offered.includes(`.${kind}`), offered.includes(mediaTypeOf(photo, "photo"))]).toEqual([
      "picture",
      true,
      true,
    ]);
  }
});

test("a kind that isn't read is named by what it is", () => {
  const tries: [bytes: Uint8Array, name: string, told: string][] = [
    [zipOf("[Content_Types].xml", "xl/workbook.xml"), "cv.docx", "wrong_kind: spreadsheet"],
    [zipOf("ppt/presentation.xml"), "cv.docx", "wrong_kind: slides"],
    [zipOf("Index/Document.iwa", "preview.jpg"), "cv.docx", "wrong_kind: pages"],
    [zipOf("cv.txt"), "cv.docx", "wrong_kind: packed"],
    [oldOffice("Workbook"), "cv.doc", "wrong_kind: spreadsheet"],
    [oldOffice("PowerPoint Document"), "cv.doc", "wrong_kind: slides"],
    [oldOffice("__nameid_version1.0"), "cv.doc", "wrong_kind: email"],
    [oldOffice("Other"), "cv.doc", "wrong_kind: no more is known"],
    [strToU8("<!doctype html><p>Gerlinde</p>"), "cv.txt", "wrong_kind: web_page"],
    [strToU8("\r\n<html xmlns:w='w'><body>Gerlinde</body></html>"), "cv.doc", "wrong_kind: web_page"],
    [strToU8("MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x\n"), "cv.doc", "wrong_kind: web_page"],
    [strToU8("Received: from a by b\nFrom: g@post.example\nMIME-Version: 1.0\n\nCV"), "cv.pdf", "wrong_kind: email"],
    [strToU8("GIF89a....", true), "cv.png", "wrong_kind: picture"],
    [strToU8("\0\0\0\x18ftypheic\0\0", true), "cv.jpg", "wrong_kind: picture"],
    [strToU8("{}"), "cv.json", "wrong_kind: no more is known"],
    [oldOffice("EncryptedPackage"), "cv.doc", "encrypted: no more is known"],
    [new Uint8Array(), "cv.doc", "empty: no more is known"],
  ];
  expect(tries.map(([bytes, name]) => kindFor(bytes, name))).toEqual(tries.map(([, , told]) => told));
});

test("letters and mails within a CV make it none", () => {
  const looksLike = [
    "From: Gerlinde Oosterveen\nTo: you\n\nCV",
    "From 2019: planner\nBMW dealer, 2012\n",
    "Received: a diploma\nPlanner\n",
    "BM Bouw BV\nPlanner",
  ];
  expect(looksLike.filter((written) => kindFor(strToU8(written), "cv.txt") !== "text")).toEqual([]);
});

test("a file is stored and shown as what it holds", async () => {
  const pdf = await makePdf(scanned, "plain");
  expect([mediaTypeOf(docx, "cv.doc"), mediaTypeOf(pdf, "cv.docx"), mediaTypeOf(oldOffice("WordDocument"), "cv.docx")]).toEqual([
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/pdf",
    "application/msword",
  ]);
});

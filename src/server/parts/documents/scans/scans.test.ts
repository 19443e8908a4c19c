import { afterAll, describe, expect, test } from "vitest";
import { makePdf } from "#server/sample/cv/pdf.ts";
import { failureOf, oldKind, pdfOfPictures, photographed, picturesThatLie, scanned, scannedAmongText } from "#tests/support/cvs/scan.ts";
import { openDocuments } from "../child.ts";

// As on a machine that has no programs of others; with them: scans.programs.test.ts.
const documents = openDocuments();
afterAll(() => documents.close());

describe("a hostile picture", () => {
  test.each(picturesThatLie)("that claims a size of %s is refused", async (_size, bytes, reason) => {
    expect(await failureOf(documents.readCv("a workspace", { bytes, name: "cv.png" }))).toMatchObject({ reason });
  });
});

describe("what isn't installed is named", () => {
  test("Tesseract for scans and pictures", async () => {
    const [page] = await photographed(await makePdf(scanned, "plain"));
    expect(await failureOf(documents.readCv("a workspace", { bytes: await pdfOfPictures([page as Buffer]), name: "scan.pdf" }))).toEqual({
      reason: "scanned",
      needs: "tesseract",
    });
    expect(await failureOf(documents.readCv("a workspace", { bytes: new Uint8Array(page as Buffer), name: "cv.jpg" }))).toEqual({
      reason: "wrong_kind",
      needs: "tesseract",
    });
  });

  test("which leaves scanned pages among others unread", async () => {
    const { text } = await documents.readCv("a workspace", { bytes: await scannedAmongText(), name: "cv.pdf" });
    expect(text).toContain("Accompanying letter");
    expect(text).not.toContain(scanned.jobs[0]?.company);
  });

  test("LibreOffice for old kinds of files, whatever their names", async () => {
    expect(await failureOf(documents.readCv("a workspace", { bytes: oldKind, name: "cv.rtf" }))).toEqual({
      reason: "wrong_kind",
      needs: "libreoffice",
    });
    expect(await failureOf(documents.readCv("a workspace", { bytes: oldKind, name: "cv.pdf" }))).toEqual({
      reason: "wrong_kind",
      needs: "libreoffice",
    });
  });
});

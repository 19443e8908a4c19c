import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { makePdf } from "#server/sample/cv/pdf.ts";
import { glyphPdf } from "#tests/support/cvs/glyph-pdf.ts";
import { oldKind, pdfOfPictures, photographed, scanned } from "#tests/support/cvs/scan.ts";
import { startTestServer } from "#tests/support/server.ts";
import type { CallFailed } from "#web/kit/calls/api.ts";

// It has no programs of others; with them: scan.programs.test.ts.
const server = await startTestServer();
afterAll(() => server.stop());

const [page] = await photographed(await makePdf(scanned, "plain"));
const scan = new File([new Uint8Array(await pdfOfPictures([page as Buffer]))], "scan.pdf", { type: "application/pdf" });
const rtf = new File([oldKind], "cv.rtf");

describe("where a program isn't installed", () => {
  test.each([
    ["en", scan, 422, "tesseract", "tesseract-ocr-nld"],
    ["nl", scan, 422, "tesseract", "op de server staan"],
    ["nl", rtf, 415, "libreoffice", "libreoffice-writer-nogui"],
  ] as const)("the message in %s names it", async (locale, file, status, needs, words) => {
    const { send } = await server.signIn();
    const failure = (await send(api.candidate.extractFile, { file }, { locale }).catch((error: unknown) => error)) as CallFailed;
    expect(failure.status).toBe(status);
    expect(failure.envelope.data).toMatchObject({ needs, extraction_id: expect.any(String) });
    expect(failure.envelope.response_message).toContain(words);
  });
});

test.each([
  ["en", "(words: 2)"],
  ["nl", "(woorden: 2)"],
] as const)("a file of which the font doesn't tell every letter is read, and says so in %s", async (locale, words) => {
  const { send } = await server.signIn();
  const notesOf = async (told: Record<string, string | null>) => {
    const file = new File([new Uint8Array(glyphPdf(["Steffi Griffioen", "06 12 34 56 78", "Planner in Delft"], { told }))], "cv.pdf");
    const { data } = await send(api.candidate.extractFile, { file }, { locale });
    return { name: data.candidate?.last_name, notes: data.notes };
  };
  expect(await notesOf({ ffi: "\0" })).toEqual({
    name: undefined,
    notes: [{ code: "letters_unreadable", message: expect.stringContaining(words) }],
  });
  expect(await notesOf({})).toEqual({ name: "Griffioen", notes: [] });
});

test("nothing of this was a fault of the server", () => expect(server.errors).toEqual([]));

import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { makePdf } from "#server/sample/cv/pdf.ts";
import { people } from "#server/sample/people/mixed.ts";
import type { Person } from "#server/sample/person.ts";
import { pdfOfPictures, photographed, tools } from "#tests/support/cvs/scan.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { sendPatiently } from "#web/kit/calls/stream.ts";

const settings = { PATH: process.env.PATH ?? "" };
const server = await startTestServer({ settings });
const bare = await startTestServer();
afterAll(() => Promise.all([server.stop(), bare.stop()]));

const person = people[0] as Person;
const [page] = await photographed(await makePdf(person, "plain"));
const scan = new File([new Uint8Array(await pdfOfPictures([page as Buffer]))], "scan.pdf", { type: "application/pdf" });
const rtf = new File([String.raw`{\rtf1\ansi Ruurd Hoekzema\par}`], "cv.rtf");

describe.skipIf(!tools.tesseract)("a scan that is added", () => {
  test("tells which page is read, and becomes a candidate whose quotes stand on their page", async () => {
    const { send, token } = await server.signIn();
    const progress: unknown[] = [];
    const { data } = await sendPatiently(api.candidate.extractFile, { file: scan }, (step) => progress.push(step), {
      fetcher: server.fetcher,
      token,
    });
    expect(progress).toEqual([{ step: "scan", page: 1, pages: 1 }]);
    expect(data.candidate).toMatchObject({ last_name: person.last_name, email: person.email });
    const {
      data: { candidate },
    } = await send(api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id });
    expect(candidate.cv_text).toContain(person.jobs[0]?.company);
    const { quote, start, end, page: number, boxes } = candidate.evidence["experience.0.company"] ?? {};
    expect([quote, number, boxes?.length]).toEqual([candidate.cv_text?.slice(start, end), 1, 1]);
  });

  test("is read for who doesn't listen to a stream, too", async () => {
    const { send } = await server.signIn();
    expect((await send(api.candidate.extractFile, { file: scan })).data.candidate).toMatchObject({ email: person.email });
  });

  test("and holds no word fails in the stream as it fails elsewhere, and is kept", async () => {
    const { token } = await server.signIn();
    const blank = new File([new Uint8Array(await pdfOfPictures(await photographed(await pdfOfPictures([]))))], "blank.pdf");
    const failure = await sendPatiently(api.candidate.extractFile, { file: blank }, () => {}, { fetcher: server.fetcher, token }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(CallFailed);
    expect(failure).toMatchObject({ status: 422, envelope: { data: { reason: "scanned", extraction_id: expect.any(String) } } });
  });
});

describe("where a program isn't installed", () => {
  test.each([
    ["en", scan, 422, "tesseract", "tesseract-ocr-nld"],
    ["nl", scan, 422, "tesseract", "op de server staan"],
    ["nl", rtf, 415, "libreoffice", "libreoffice-writer-nogui"],
  ] as const)("the message in %s names it", async (locale, file, status, needs, words) => {
    const { send } = await bare.signIn();
    const failure = (await send(api.candidate.extractFile, { file }, { locale }).catch((error: unknown) => error)) as CallFailed;
    expect(failure.status).toBe(status);
    expect(failure.envelope.data).toMatchObject({ needs, extraction_id: expect.any(String) });
    expect(failure.envelope.response_message).toContain(words);
  });
});

test("nothing of this was a fault of the server", () => expect([...server.errors, ...bare.errors]).toEqual([]));

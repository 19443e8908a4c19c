import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { makePdf } from "#server/sample/cv/pdf.ts";
import { pdfOfPictures, scanned as person, photographed } from "#tests/support/cvs/scan.ts";
import { needed } from "#tests/support/programs.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { sendPatiently } from "#web/kit/calls/stream.ts";

const server = await startTestServer({ settings: { TESSERACT: needed("tesseract") } });
afterAll(() => server.stop());

const [page] = await photographed(await makePdf(person, "plain"));
const scan = new File([new Uint8Array(await pdfOfPictures([page as Buffer]))], "scan.pdf", { type: "application/pdf" });

describe("a scan that is added", () => {
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

test("nothing of this was a fault of the server", () => expect(server.errors).toEqual([]));

import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { makePdf, pdfBytes } from "#server/sample/cv/pdf.ts";
import {
  failureOf,
  oldKind,
  pdfOfPictures,
  scanned as person,
  photographed,
  picturesThatLie,
  scannedAmongText,
} from "#tests/support/cvs/scan.ts";
import { needed } from "#tests/support/programs.ts";
import { openDocuments } from "../child.ts";
import type { ReadingStep } from "../documents.ts";

const documents = openDocuments({}, { tesseract: needed("tesseract"), libreoffice: needed("soffice") });
afterAll(() => documents.close());

interface Process {
  pid: number;
  group: number;
  command: string;
}
async function processes(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)("ps", ["-eo", "pid=,pgid=,ppid=,args="]);
  const all = stdout.split("\n").flatMap((line) => {
    const [, pid, group, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), group: Number(group), parent: Number(parent), command }] : [];
  });
  const groups = new Set(all.filter(({ parent }) => parent === process.pid).map(({ pid }) => pid));
  return all.filter(({ group, pid }) => groups.has(group) || ownPids.has(pid)).map(({ parent: _, ...one }) => one);
}
const ownPids = new Set<number>();
const isTesseract = ({ command, pid }: Process) => /tesseract stdin/.test(command) && Boolean(ownPids.add(pid));

describe("a scan", () => {
  test("is read page by page, tells which one, and shows each quote where it stands", async () => {
    const [page] = await photographed(await makePdf(person, "plain"));
    const second = await photographed(
      await pdfBytes((pdf) =>
        pdf.font("Helvetica").fontSize(11).text("Certificates\nForklift certificate (2022)\nFirst aid at work (2024)"),
      ),
    );
    const steps: ReadingStep[] = [];
    const bytes = await pdfOfPictures([page as Buffer, ...second]);
    const { text, profile, evidence, layout } = await documents.readCv("a workspace", { bytes, name: "scan.pdf" }, (step) =>
      steps.push(step),
    );
    expect(steps).toEqual([
      { step: "scan", page: 1, pages: 2 },
      { step: "scan", page: 2, pages: 2 },
    ]);
    expect(profile).toMatchObject({ first_name: person.first_name, last_name: person.last_name, email: person.email });
    expect(profile.experience?.map(({ company }) => company)).toEqual(person.jobs.map(({ company }) => company));
    expect(text).toContain("First aid at work");
    for (const { quote, start, end } of Object.values(evidence)) expect(quote).toBe(text.slice(start, end));
    const name = evidence.last_name;
    expect(name).toMatchObject({ page: 1, boxes: [expect.objectContaining({ page: 1 })] });
    // The name stands on top of the sheet, as it does in the PDF that was photographed.
    expect(name?.boxes?.[0]?.y).toBeLessThan(100);
    expect(layout?.pages).toHaveLength(2);
  });

  test("that is a photo lying on its side is read upright", async () => {
    const [page] = await photographed(await makePdf(person, "plain"));
    const turned = await sharp(page).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { profile, layout } = await documents.readCv("a workspace", { bytes: new Uint8Array(turned), name: "cv.jpg" });
    expect(profile).toMatchObject({ last_name: person.last_name, email: person.email });
    expect(Math.round(layout?.pages[0]?.height ?? 0)).toBe(842);
  });

  test("among pages of text is read too", async () => {
    const bytes = await scannedAmongText();
    const { text } = await documents.readCv("a workspace", { bytes, name: "cv.pdf" });
    expect(text).toContain("Accompanying letter");
    expect(text).toContain(person.jobs[0]?.company);
  });

  test("past its time is given up, and no process of it is left", async () => {
    const [page] = await photographed(await makePdf(person, "plain"));
    const bytes = await pdfOfPictures(Array.from({ length: 20 }, () => page as Buffer));
    const reading = failureOf(documents.readCv("a workspace", { bytes, name: "scan.pdf" }));
    const own: Process[] = [];
    // The process that reads leads the group that Tesseract is in.
    await expect.poll(async () => own.push(...(await processes()).filter(isTesseract)), { interval: 50 }).toBeGreaterThan(0);
    const later = performance.now() + 3_600_000;
    const clock = vi.spyOn(performance, "now").mockReturnValue(later);
    onTestFinished(() => clock.mockRestore());
    expect(await reading).toMatchObject({ reason: "too_slow" });
    clock.mockRestore();
    const left = async () => (await processes()).filter(({ pid }) => own.some((one) => one.pid === pid));
    await expect.poll(left).toEqual([]);
  });

  test("with specks on it alone is no text", async () => {
    const dot = (left: number, top: number) => ({
      input: { create: { width: 6, height: 9, channels: 3 as const, background: "#000" } },
      left,
      top,
    });
    const speck = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#fff" } })
      .composite([dot(300, 300), dot(420, 360), dot(310, 700)])
      .jpeg()
      .toBuffer();
    expect(await failureOf(documents.readCv("a workspace", { bytes: new Uint8Array(speck), name: "speck.jpg" }))).toMatchObject({
      reason: "scanned",
    });
  });

  test("without a word on it says so", async () => {
    const blank = await sharp({ create: { width: 800, height: 1100, channels: 3, background: "#ddd" } })
      .jpeg()
      .toBuffer();
    expect(await failureOf(documents.readCv("a workspace", { bytes: new Uint8Array(blank), name: "blank.jpg" }))).toEqual({
      reason: "scanned",
      needs: undefined,
    });
  });

  test("that breaks off says so", async () => {
    const whole = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#eee" } })
      .png()
      .toBuffer();
    expect(
      await failureOf(documents.readCv("a workspace", { bytes: new Uint8Array(whole.subarray(0, 120)), name: "cv.png" })),
    ).toMatchObject({
      reason: "broken",
    });
  });
});

describe("a hostile picture", () => {
  test.each(picturesThatLie)("that claims a size of %s is refused", async (_size, bytes, reason) => {
    expect(await failureOf(documents.readCv("a workspace", { bytes, name: "cv.png" }))).toMatchObject({ reason });
  });
});

describe("an old kind of file", () => {
  test("is turned into DOCX and read, its looks with it", async () => {
    const steps: ReadingStep[] = [];
    const { profile, formatting } = await documents.readCv("a workspace", { bytes: oldKind, name: "cv.rtf" }, (step) => steps.push(step));
    expect(steps).toEqual([{ step: "converting" }]);
    expect(profile).toMatchObject({
      last_name: "Brinkhorst",
      email: "w.brinkhorst@post.example",
      experience: [{ company: "Zorggroep Waterkant" }],
    });
    expect(formatting.map(({ kind }) => kind)).toContain("bold");
  });

  test("fetches nothing of what it links to, and runs none of its macros", async () => {
    const asked: string[] = [];
    const canary = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.end();
    });
    await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
    const namespaces = `xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:script="urn:oasis:names:tc:opendocument:xmlns:script:1.0"`;
    const content = `<?xml version="1.0"?><office:document-content ${namespaces} office:version="1.2"><office:scripts><office:event-listeners><script:event-listener script:language="ooo:script" script:event-name="dom:load" xlink:href="${address}/event" xlink:type="simple"/></office:event-listeners></office:scripts><office:body><office:text><text:p>Ruurd Hoekzema</text:p><text:p>ruurd@post.example</text:p><text:p><draw:frame svg:width="3cm" svg:height="3cm"><draw:image xlink:href="${address}/picture.png" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></text:p><text:section text:name="s"><text:section-source xlink:href="${address}/section.odt"/></text:section></office:text></office:body></office:document-content>`;
    const manifest = `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
    const odt = zipSync({
      mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }],
      "content.xml": strToU8(content),
      "META-INF/manifest.xml": strToU8(manifest),
    });
    try {
      const { profile } = await documents.readCv("a workspace", { bytes: odt, name: "cv.odt" });
      expect(profile).toMatchObject({ last_name: "Hoekzema", email: "ruurd@post.example" });
      expect(asked).toEqual([]);
    } finally {
      canary.close();
    }
  });

  test("that is damaged says so", async () => {
    const damaged = new Uint8Array(2048);
    damaged.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    damaged.set(Buffer.from("WordDocument", "utf16le"), 1024);
    expect(await failureOf(documents.readCv("a workspace", { bytes: damaged, name: "cv.doc" }))).toMatchObject({ reason: "broken" });
  });
});

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { openDisk } from "#server/parts/files/disk.ts";
import type { Received } from "#server/parts/files/files.ts";
import { readForm } from "./form.ts";

const folder = mkdtempSync(join(tmpdir(), "proffer-form-"));
afterAll(() => rmSync(folder, { recursive: true }));
const files = openDisk(folder);
const kept: Received[] = [];
const onDisk = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".part"));
afterEach(async () => {
  for (const file of kept.splice(0)) await file.remove();
  expect(onDisk()).toEqual([]);
});

const MOST = 100_000;
async function* inPieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
const read = (chunks: AsyncIterable<Uint8Array>, type = "multipart/form-data; boundary=b") =>
  readForm(chunks, { type, file_bytes: MOST, isKnown: (name) => name !== "stranger", files, keep: (file) => void kept.push(file) });

/** As a browser writes it. */
async function written(form: FormData) {
  const response = new Response(form);
  return { type: response.headers.get("content-type") ?? "", bytes: new Uint8Array(await response.arrayBuffer()) };
}
const anyFile = (name: string, length: number) => new File([Buffer.alloc(length, name)], name, { type: "text/plain" });

describe("a form", () => {
  test.each([1, 7, 1000, 1_000_000])(
    "comes in pieces of %i bytes: fields and files in their order, no byte another one",
    async (length) => {
      const sent = new FormData();
      sent.append("first_name", "Anaïs \r\n--b");
      for (const name of ["één.pdf", 'a "quoted" name.txt', "empty.txt"])
        sent.append("files", anyFile(name, name === "empty.txt" ? 0 : 3000));
      sent.append("stranger", anyFile("nobody asked for it", 3000));
      sent.append("skills", '["Excel"]');
      const { type, bytes } = await written(sent);
      const form = await read(inPieces(bytes, length), type);
      expect([form.get("first_name"), form.get("skills"), form.has("stranger")]).toEqual(["Anaïs \r\n--b", '["Excel"]', false]);
      const came = form.getAll("files") as File[]; // as sent above
      expect(came.map(({ name, type, size }) => [name, type, size])).toEqual([
        ["één.pdf", "text/plain", 3000],
        ['a "quoted" name.txt', "text/plain", 3000],
        ["empty.txt", "text/plain", 0],
      ]);
      expect(await came[0]?.text()).toBe(await anyFile("één.pdf", 3000).text());
      expect(onDisk()).toHaveLength(3);
    },
  );

  test("with a file, a text or parts beyond what is allowed is refused, and leaves nothing", async () => {
    const sent = (name: string, value: File | string, times = 1) => {
      const form = new FormData();
      for (let n = 0; n < times; n++) form.append(name, value);
      return written(form).then(({ type, bytes }) => read(inPieces(bytes, 5000), type));
    };
    expect((await sent("files", anyFile("whole", MOST))).getAll("files")).toHaveLength(1);
    await expect(sent("files", anyFile("large", MOST + 1))).rejects.toMatchObject({ status: 413, text: { key: "file_too_large" } });
    await expect(sent("text", "x".repeat(600_000), 2)).rejects.toMatchObject({ status: 413, text: { key: "body_too_large" } });
    await expect(sent("text", "x", 300)).rejects.toMatchObject({ status: 400 });
  });

  test("that breaks off, is refused on its way or finds no disk leaves nothing", async () => {
    const form = new FormData();
    form.append("files", anyFile("a", 50_000));
    const { type, bytes } = await written(form);
    await expect(read(inPieces(bytes.subarray(0, 30_000), 1000), type)).rejects.toMatchObject({ status: 400 });
    const broken = async function* (failure: Error) {
      yield bytes.subarray(0, 30_000);
      await pause(5); // what came is on its way to the disk
      throw failure;
    };
    await expect(read(broken(new Error("ECONNRESET")), type)).rejects.toMatchObject({ status: 400 });
    const full = { receive: () => Promise.reject(Object.assign(new Error("no space"), { code: "ENOSPC" })) };
    const keep = (file: Received) => void kept.push(file);
    const told = readForm(inPieces(bytes, 1000), { type, file_bytes: MOST, isKnown: () => true, files: full, keep });
    await expect(told).rejects.toMatchObject({ code: "ENOSPC" });
    expect(kept).toEqual([]);
  });

  test("of any bytes comes to its end", async () => {
    const signs = fc.constantFrom(
      "--b",
      "\r\n",
      "--",
      "--b--",
      "\r\n--b\r\n",
      'content-disposition: form-data; name="files"; filename="a"',
      'content-disposition: form-data; name="text"',
      "content-disposition: attachment",
      "content-type: text/plain",
      "\r\n\r\n",
      ":",
      "\r",
      "\0",
      "é",
    );
    const form = fc.tuple(fc.array(fc.oneof(signs, fc.string({ maxLength: 5 })), { maxLength: 25 }), fc.integer({ min: 1, max: 40 }));
    await fc.assert(
      fc.asyncProperty(form, async ([pieces, length]) => {
        const bytes = new TextEncoder().encode(pieces.join(""));
        const end = await read(inPieces(bytes, length)).then(
          () => "read",
          ({ status }: { status?: number }) => status,
        );
        expect(["read", 400]).toContain(end);
        for (const file of kept.splice(0)) await file.remove();
        expect(onDisk()).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

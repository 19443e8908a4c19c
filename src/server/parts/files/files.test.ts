import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { openDisk } from "./disk.ts";
import type { Files } from "./files.ts";
import { moveFiles } from "./move.ts";
import { openS3 } from "./s3.ts";

const folder = mkdtempSync(join(tmpdir(), "proffer-files-"));
const service = await startS3Server({ page: 2 });
const told: unknown[] = [];
const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = service.settings;
const settings = {
  endpoint: S3_ENDPOINT,
  bucket: S3_BUCKET,
  region: S3_REGION,
  access_key_id: S3_ACCESS_KEY_ID,
  secret_access_key: S3_SECRET_ACCESS_KEY,
  arriving: join(folder, "arriving"),
};
const log = { info: () => {}, error: (error: unknown) => void told.push(error) };
const bucket = openS3(settings, log);

beforeEach(() => {
  Object.assign(service.state, { manner: "well", busy_times: Number.POSITIVE_INFINITY, asked: [] });
  service.objects.clear();
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kinds = [
  { kind: "disk", make: () => openDisk(mkdtempSync(join(folder, "disk-"))) },
  { kind: "S3", make: () => bucket },
];
const text = (words: string) => new TextEncoder().encode(words);
const newKey = () => `${newId()}/${newId()}`;

async function gathered<T>(from: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of from) all.push(one);
  return all;
}

describe.each(kinds)("files kept: $kind", ({ make }) => {
  let files = make();
  beforeEach(() => {
    files = make();
  });

  test("what is put is got, whole and in part, until it is removed; removing twice is no fault", async () => {
    const key = newKey();
    expect(await files.get(key)).toBeNull();
    expect(await files.open(key)).toBeNull();
    await files.put(key, text("Noor Hazelaar"));
    await files.put(key, text("Noor Beukema"));
    expect(Buffer.from((await files.get(key)) ?? "").toString()).toBe("Noor Beukema");
    const part = await files.open(key, { from: 5, to: 8 });
    expect(part).toMatchObject({ size: 12, range: { from: 5, to: 8 } });
    expect(await new Response(part?.stream).text()).toBe("Beuk");
    const whole = await files.open(key);
    expect(whole?.size).toBe(12);
    expect(await new Response(whole?.stream).text()).toBe("Noor Beukema");
    await files.remove(key);
    await files.remove(key);
    expect(await files.get(key)).toBeNull();
  });

  test("what is put as new lies over nothing: of two who come at once one puts it", async () => {
    const key = newKey();
    const both = await Promise.all([files.putNew(key, text("Noor Hazelaar")), files.putNew(key, text("Noor Beukema"))]);
    expect(both.toSorted()).toEqual([false, true]);
    const kept = both[0] ? "Noor Hazelaar" : "Noor Beukema";
    expect(await files.putNew(key, text("Noor Eik"))).toBe(false);
    expect(Buffer.from((await files.get(key)) ?? "").toString()).toBe(kept);
  });

  test("a file without content is one", async () => {
    const key = newKey();
    await files.put(key, new Uint8Array());
    expect(await files.get(key)).toHaveLength(0);
    expect((await files.open(key))?.size).toBe(0);
  });

  test("what came piece by piece is stored from where it lies, and leaves when it is done with", async () => {
    const key = newKey();
    const pieces = async function* () {
      for (let n = 0; n < 64; n++) yield new Uint8Array(65_536).fill(n);
    };
    const received = await files.receive(pieces(), new AbortController().signal);
    await files.put(key, received.blob);
    await received.remove();
    const got = (await files.get(key)) ?? new Uint8Array();
    expect(got).toHaveLength(64 * 65_536);
    expect([got[0], got.at(-1)]).toEqual([0, 63]);
  });

  test("no key leads elsewhere", async () => {
    for (const key of ["../../etc/passwd", `${newId()}`, `${newId()}/../${newId()}`, `.erased/${newId()}`])
      for (const act of [files.get, files.open, files.remove, (one: string) => files.put(one, text("x"))])
        await expect((async () => act(key))()).rejects.toThrow("Not a file key");
  });

  test("what is stored is told by workspace and age, and marks of who was erased are none of it", async () => {
    const [here, there] = [newId(), newId()];
    const keys = [`${here}/${newId()}`, `${here}/${newId()}`, `${there}/${newId()}`];
    for (const key of keys) await files.put(key, text("x"));
    const [candidate, account] = [newId(), newId()];
    await files.noteErased(here, candidate);
    await files.noteErased(here, candidate);
    await files.noteErased("accounts", account);
    await expect((async () => files.noteErased("../x", candidate))()).rejects.toThrow("Nobody's number");
    const stored = async (before: Date) =>
      (await gathered(files.storedBefore(before))).flatMap(({ workspace_id, ids }) => ids.map((id) => `${workspace_id}/${id}`)).sort();
    expect(await stored(new Date(Date.now() + 60_000))).toEqual([...keys].sort());
    expect(await stored(new Date(Date.now() - 60_000))).toEqual([]);
    expect(await gathered(files.erased())).toEqual([{ workspace_id: here, ids: [candidate] }]);
    expect(await files.erasedAccounts()).toEqual([account]);
  });

  test("it is seen at the start that it can be used", () => expect(files.check()).resolves.toBeUndefined());
});

test("files move to a bucket and back, cut off and begun again, each held against what is read back", async () => {
  const [here, back] = [0, 1].map(() => openDisk(mkdtempSync(join(folder, "moved-")))) as [Files, Files];
  const keys = [newKey(), newKey(), newKey()];
  for (const [n, key] of keys.entries()) await here.put(key, text(`CV ${n}`));
  const [workspace_id, erased, account] = [newId(), newId(), newId()];
  await here.noteErased(workspace_id, erased);
  await here.noteErased("accounts", account);
  const broken = new Error("cut off");
  let left = 2;
  const cut = {
    ...bucket,
    put: async (key: string, content: Uint8Array | Blob) => (left-- > 0 ? bucket.put(key, content) : Promise.reject(broken)),
  };
  await expect(moveFiles(here, cut)).rejects.toBe(broken);
  // One came across damaged, as a service may have it: it is put again.
  const [changed] = [...service.objects.keys()].filter((key) => keys.includes(key));
  service.objects.set(changed as string, { bytes: Buffer.from("CV ?"), at: new Date() });
  expect(await moveFiles(here, bucket)).toEqual({ files: 2, bytes: 8, there_already: 1 });
  expect(await moveFiles(bucket, back)).toEqual({ files: 3, bytes: 12, there_already: 0 });
  for (const [n, key] of keys.entries()) expect(Buffer.from((await back.get(key)) ?? "").toString()).toBe(`CV ${n}`);
  expect(await gathered(back.erased())).toEqual([{ workspace_id, ids: [erased] }]);
  expect(await back.erasedAccounts()).toEqual([account]);
  const damaging = { ...back, get: async () => text("CV !") };
  await expect(moveFiles(bucket, damaging)).rejects.toThrow("isn't there as it was put");
});

describe("a bucket", () => {
  test("that is busy for a moment is asked again; one that stays so, is silent or cuts off is told as away", async () => {
    const key = newKey();
    Object.assign(service.state, { manner: "busy", busy_times: 2 });
    await bucket.put(key, text("x"));
    expect(await bucket.get(key)).toHaveLength(1);
    for (const manner of ["busy", "cut"] as const) {
      Object.assign(service.state, { manner, busy_times: Number.POSITIVE_INFINITY, asked: [] });
      told.length = 0;
      await expect(bucket.get(key)).rejects.toThrow("files_away");
      expect(service.state.asked).toHaveLength(3);
      expect(told).toHaveLength(1);
    }
  });

  test("whose answers are lost is asked again, and knows whose file was put: of two who come at once one's", async () => {
    const key = newKey();
    Object.assign(service.state, { manner: "lost", busy_times: 2 });
    const names = ["Noor Hazelaar", "Noor Beukema"];
    const both = await Promise.all(names.map((name) => bucket.putNew(key, text(name))));
    expect(service.state.asked.filter((one) => one.startsWith("PUT"))).toHaveLength(4);
    expect(both.toSorted()).toEqual([false, true]);
    expect(Buffer.from((await bucket.get(key)) ?? "").toString()).toBe(names[both.indexOf(true)]);
  });

  test("that takes nothing in, or breaks off, has no file read ahead of it into memory", async () => {
    service.state.manner = "unread";
    let read = 0;
    class Counted extends Blob {
      override slice(start = 0, end = this.size) {
        read += Math.max(0, Math.min(end, this.size) - start);
        return super.slice(start, end);
      }
    }
    const content = new Counted([new Uint8Array(64 * 1024 * 1024)]);
    await expect(bucket.put(newKey(), content)).rejects.toThrow("files_away");
    // Three tries, each as far as the system's own buffers between the two take it.
    expect(service.state.asked).toHaveLength(3);
    expect(read).toBeGreaterThan(0);
    expect(read / 3).toBeLessThan(content.size / 3);
  });

  test("without room says so in the words that all of the product knows", async () => {
    service.state.manner = "full";
    await expect(bucket.put(newKey(), text("x"))).rejects.toMatchObject({ code: "full" });
  });

  test("that refuses, or isn't there, is told at the start and not waited for", async () => {
    for (const wrong of [{ secret_access_key: "another" }, { region: "eu-west-1" }, { bucket: "nobodys" }]) {
      service.state.asked = [];
      await expect(openS3({ ...settings, ...wrong }, log).check()).rejects.toThrow(/40[34]/);
      expect(service.state.asked).toHaveLength(1);
    }
    await expect(openS3({ ...settings, bucket: "nobodys" }, log).get(newKey())).rejects.toThrow("NoSuchBucket");
  });

  test("leaves nothing on this machine but what is on its way, and that is swept", async () => {
    const received = await bucket.receive([text("x")].values() as unknown as AsyncIterable<Uint8Array>, new AbortController().signal);
    const [name = ""] = readdirSync(settings.arriving);
    utimesSync(join(settings.arriving, name), 0, 0);
    expect(await bucket.removeHalves(new Date())).toBe(1);
    await received.remove();
    expect(readdirSync(settings.arriving)).toEqual([]);
  });
});

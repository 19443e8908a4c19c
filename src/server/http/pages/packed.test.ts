import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { jsonResponse } from "./packed.ts";

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const asked = (encoding?: string) => new Request("http://localhost/", { headers: encoding ? { "accept-encoding": encoding } : {} });
const long = bytesOf({ rows: Array.from({ length: 200 }, (_each, n) => ({ id: n, name: `Candidate ${n}` })) });

test("a long reply is gzipped for whoever takes that, and says so", async () => {
  const response = jsonResponse(asked("gzip, br"), long);
  expect(response.headers.get("content-encoding")).toBe("gzip");
  const sent = Buffer.from(await response.arrayBuffer());
  expect(sent.length).toBeLessThan(long.length / 3);
  expect(gunzipSync(sent)).toEqual(Buffer.from(long));
});

test("a short one, or one for somebody who doesn't, goes out as it is", async () => {
  for (const response of [
    jsonResponse(asked("gzip"), bytesOf({ token: "x" })),
    jsonResponse(asked(), long),
    jsonResponse(asked("br"), long),
  ])
    expect(response.headers.get("content-encoding")).toBeNull();
});

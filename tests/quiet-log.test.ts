import { afterAll, expect, test, vi } from "vitest";
import type { Call } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { openLog } from "#server/parts/log.ts";
import { startTestServer } from "./support/server.ts";

// Without a table nothing can be answered: each call and page fails as a fault of the server, and is logged.
const server = await startTestServer({ own: true });
const somebody = await server.signIn();
await server.rest();
await server.parts.database.executeSql("drop schema public cascade");
afterAll(() => server.stop());

const secret = (name: string) => `secret-${name}-${"x".repeat(40)}`.slice(0, 43);
const token = secret("link");
const file = `/files/0193e4a0-0000-7000-8000-00000000000f/${encodeURIComponent("secret-name Noor Akkerman.pdf")}`;
const until = Math.floor(Date.now() / 1000) + 600;
const seal = server.parts.secret.seal("file", `0193e4a0-0000-7000-8000-00000000000f\nsecret-name Noor Akkerman.pdf\n${until}`);
const calls = Object.values(api).flatMap((area) => Object.values(area as Record<string, Call>));

test("what the server logs of its own faults holds no token, code, password, name of a file or body, whichever call or page failed", async () => {
  const lines: string[] = [];
  const write = vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  const body = JSON.stringify({ token, code: secret("code"), password: secret("password"), email: "secret-address@proffer.example" });
  for (const call of calls) {
    const headers = { "content-type": "application/json", cookie: `device=${secret("device")}`, "x-share-key": secret("key") };
    const init = { method: call.method, headers, ...(call.method === "POST" && { body }) };
    await server.raw(call.path.replace(/\{\w+\}/g, token), { ...init, token: somebody.token });
  }
  for (const path of [
    `/p/${token}`,
    `/c/${token}`,
    `${file}?until=${until}&sig=${seal.toString("base64url")}`,
    `/v1/proposals/shared/${token}/pdf`,
  ])
    await server.app.request(path);
  const faults = server.errors.filter((error) => /failed, reference/.test(String(error)));
  expect(faults.length).toBeGreaterThan(100);
  for (const format of ["text", "json"] as const) for (const fault of faults) openLog(format).error(fault);
  write.mockRestore();
  expect(lines.filter((line) => line.includes("secret-") || line.includes(somebody.token))).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { publicPages } from "#contract/public-pages.ts";
import { failing } from "./support/failing.ts";
import { marksIn, scripts } from "./support/hostile-strings.ts";
import { startTestServer } from "./support/server.ts";
import { wrongWithScripts } from "./support/stored-scripts.ts";

const server = await startTestServer();
afterAll(() => server.stop());

// Each field gets another script here; `npm run assurance -- inputs` gives every field each of them.
test("what is written as a script is text on every page that the server draws and in every letter, and makes no header", async () => {
  const { looked_at, wrong } = await wrongWithScripts(server, 0);
  expect(wrong).toEqual([]);
  expect(looked_at).toBeGreaterThan(10);
  expect(server.errors).toEqual([]);
});

test("in an address no script stands on any page", async () => {
  const tried = [...scripts, "x%22onload=xss()", "..%2f..%2f", "\r\nX-Injected: 1"].map((script): [string] => [script]);
  expect(await failing(tried, standsNowhere)).toEqual([]);
});

async function standsNowhere(script: string) {
  const asked = encodeURIComponent(script);
  const paths = [...Object.values(publicPages).map(({ path }) => path), "/login", "/p", "/c", "/sandbox/checkout", "/email/verify"];
  for (const path of paths)
    for (const address of [`${path}/${asked}`, `${path}?lang=${asked}&to=${asked}&q=${asked}`]) {
      const response = await server.app.request(address, { headers: { "accept-language": "en", referer: `http://localhost/${asked}` } });
      expect(marksIn(await response.text()), address).toEqual([]);
      expect(response.headers.get("x-injected")).toBeNull();
    }
}

// What React draws is text, and an address that is a script it refuses: so no screen acts on what was written, unless one goes round it.
test("no screen makes HTML or a script of a text", () => {
  const round =
    /dangerouslySetInnerHTML|(?:inner|outer)HTML|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc|DOMParser|\beval\(|new Function\(/i;
  const files = globSync("src/web/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => round.test(readFileSync(file, "utf8")))).toEqual([]);
});

import { afterAll, expect, test } from "vitest";
import { publicPages } from "#contract/public-pages.ts";
import { marksIn, scripts } from "./support/hostile-strings.ts";
import { startTestServer } from "./support/server.ts";
import { wrongWithScripts } from "./support/stored-scripts.ts";

const server = await startTestServer();
afterAll(() => server.stop());

// Each field gets another script here; `npm run assurance -- inputs` gives every field each of them.
test("what is written as a script is text on every page that the server draws and in every letter, and makes no header", {
  timeout: 60_000,
}, async () => {
  const { looked_at, wrong } = await wrongWithScripts(server, 0);
  expect(wrong).toEqual([]);
  expect(looked_at).toBeGreaterThan(10);
  expect(server.errors).toEqual([]);
});

test.each([...scripts, "x%22onload=xss()", "..%2f..%2f", "\r\nX-Injected: 1"])("in an address %j stands on no page", async (script) => {
  const asked = encodeURIComponent(script);
  const paths = [...Object.values(publicPages).map(({ path }) => path), "/login", "/p", "/c", "/sandbox/checkout", "/email/verify"];
  for (const path of paths)
    for (const address of [`${path}/${asked}`, `${path}?lang=${asked}&to=${asked}&q=${asked}`]) {
      const response = await server.app.request(address, { headers: { "accept-language": "en", referer: `http://localhost/${asked}` } });
      expect(marksIn(await response.text()), address).toEqual([]);
      expect(response.headers.get("x-injected")).toBeNull();
    }
});

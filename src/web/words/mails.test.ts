import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#contract/text/languages.ts";

/** What a person reads of these texts: what stands between quotes, without code within it. */
const texts = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)].map(([text]) => text.replace(/\$\{[^}]*\}/g, ""));
const callsItALetter = /\b(?:letters?|brie(?:f|ven))\b/i;
const isPath = (text: string) => /^"[\w.#-]*\/[\w./#-]*"$/.test(text);

test("what goes by e-mail is called an e-mail, in the e-mails themselves and on the screens that tell of them", () => {
  const mails = readdirSync("src/server", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("/mails.ts"));
  expect(mails.length).toBeGreaterThan(5);
  const screens = ["auth", "interviews", "notifications", "status", "team"];
  const words = languages.flatMap((language) => screens.map((name) => join("src/web/words", language, `${name}.ts`)));
  const told = [...mails.map((file) => join("src/server", file)), ...words].flatMap((file) =>
    texts(file)
      .filter((text) => !isPath(text) && callsItALetter.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(told).toEqual([]);
});

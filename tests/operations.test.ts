import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const operations = readFileSync("docs/operations.md", "utf8");
const sources = globSync("src/server/**/*.ts")
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
/** What a pattern finds in the server's code, each once, with the files where it stands. */
function found(pattern: RegExp): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { file, text } of sources)
    for (const [, name = ""] of text.matchAll(pattern)) places.set(name, [...new Set([...(places.get(name) ?? []), file])]);
  return places;
}

describe("what is logged", () => {
  test("is told, each event by its name", () => {
    const events = [...found(/log\.event\("(\w+)"/g).keys()];
    expect(events).toContain("security");
    expect(events.filter((event) => !operations.includes(`\`${event}\``))).toEqual([]);
  });

  test("goes through one place", () => {
    expect([...found(/\b(console|process\.stdout|process\.stderr)\.\w+\(/g).values()].flat().sort()).toEqual([
      "src/server/main.ts", // why it couldn't start
      "src/server/parts/log.ts",
    ]);
  });
});

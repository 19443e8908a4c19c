import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dataLevels, levelOf, places } from "#server/areas/privacy/place/rules.ts";
import { settings } from "#server/config.ts";

/** What speaks of connections and opens none to others. */
const listening: Record<string, string> = {
  "src/server/config/kinds.ts": "tells addresses from names",
  "src/server/http/circumstances.ts": "tells addresses from names",
  "src/server/http/listen.ts": "takes connections",
  "src/server/parts/database/silence.ts": "notices when the database's own connection is silent",
  "src/server/parts/database/wall.ts": "puts words before the statements of the database's connection",
  "src/server/parts/mail/outbox.ts": "writes letters to files",
};
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

describe("cryptography", () => {
  const page = readFileSync("docs/cryptography.md", "utf8");

  test("is named on its page, each file that uses some", () => {
    const uses =
      /\b(createH(?:mac|ash)|create(?:C|Dec)ipher(?:iv)?|create(?:Sign|Verify|ECDH|DiffieHellman)|generateKey\w*|hkdf\w*|pbkdf2\w*|scrypt\w*|random(?:Bytes|Int|UUID|Fill)|timingSafeEqual|getRandomValues|crypto\.subtle|argon2|otplib|openid-client|simplewebauthn\/server|jose|bcrypt\w*)\b/g;
    const files = new Set([...found(uses).values()].flat());
    expect(files.size).toBeGreaterThan(20);
    expect([...files].filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
    const named = [...page.matchAll(/`(src\/server\/[^`]+)`/g)].map(([, file = ""]) => file);
    expect(named.filter((file) => !files.has(file))).toEqual([]);
  });

  test("speaks the algorithms that it names there, and no others", () => {
    const algorithms = [...found(/\bcreate(?:Hash|Hmac|Cipheriv|Decipheriv)\("([^"]+)"/g).keys()];
    expect(algorithms.sort()).toEqual(["aes-256-gcm", "sha256"]);
    for (const algorithm of algorithms) expect(page).toContain(`\`${algorithm}\``);
    expect([...found(/\bcreate(?:Hash|Hmac|Cipheriv|Decipheriv)\(([^"\s)][^,)]*)/g).keys()]).toEqual([]);
  });

  test("without a source of chance that isn't the system's", () => {
    expect([...found(/\b(Math\.random)\b/g).values()].flat()).toEqual([]);
  });
});

test("each table stands at its level in docs/data-levels.md", () => {
  const page = readFileSync("docs/data-levels.md", "utf8");
  const told = dataLevels.map((level) => [
    level,
    [...(new RegExp(`^\\| ${level} \\| .*$`, "m").exec(page)?.[0] ?? "").matchAll(/`(\w+)`/g)].map(([, table]) => table).sort(),
  ]);
  // Its keys are the tables, by its type.
  const tables = Object.keys(places) as (keyof typeof places)[];
  const declared = dataLevels.map((level) => [level, tables.filter((table) => levelOf(table) === level).sort()]);
  expect(told).toEqual(declared);
});

describe("whom the server asks", () => {
  const told = operations.split("## Whom the server asks")[1]?.split("\n## ")[0] ?? "";

  test("stands in one list, with each place in the code that opens connections", () => {
    // A library that connects, a module of Node's that does, or the fetch of everybody.
    const doors =
      /(?:(?<![.\w])fetch\((?!\w+:)|^import (?!type )[^;]*? from "(?:node:(?:net|http|https|http2|tls|dgram|dns|dns\/promises)|pg|stripe|undici|nodemailer|s3mini|@redis\/client|@ai-sdk\/[\w-]+|@opentelemetry\/exporter-[\w-]+)")/gm;
    const connecting = sources
      .filter(({ text }) => [...text.matchAll(doors)].length > 0)
      .map(({ file }) => file)
      .filter((file) => !Object.hasOwn(listening, file));
    expect(connecting.filter((file) => !told.includes(`\`${file}\``))).toEqual([]);
    const named = [...told.matchAll(/`(src\/server\/[^`]+)`/g)].map(([, file = ""]) => file);
    expect(named.filter((file) => !connecting.includes(file))).toEqual([]);
  });

  test("by settings that are there, each address among them", () => {
    const addresses = Object.keys(settings.shape).filter(
      (name) => /_URL$|_ENDPOINT$|^CLAMD$|^DNS_SERVERS$/.test(name) && name !== "APP_URL",
    );
    expect(addresses.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });
});

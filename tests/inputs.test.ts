import { afterAll, describe, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { openAttack } from "./support/attack.ts";
import { namedCalls, schemaOf, textsOf, validBody } from "./support/bodies.ts";
import { failing } from "./support/failing.ts";
import { hostileStrings } from "./support/hostile-strings.ts";
import { startTestServer } from "./support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

/** So many of the strings go into every text of a call here, another choice for each; `npm run assurance -- inputs` sends all of them, one by one. */
const EACH = 2;

const writing = namedCalls.filter(([, call]) => textsOf(schemaOf(call)) > 0);

describe("hostile strings in every text of a call at once", async () => {
  const attack = await openAttack(server);
  const stands = async (name: string, call: Call, at: number) => {
    for (let n = 0; n < EACH; n++) {
      const string = hostileStrings[(at * EACH + n) % hostileStrings.length] ?? "";
      const textFor = (_: string, { maxLength = 500 }: { maxLength?: number }) => string.slice(0, maxLength);
      // Of an older version nothing would be looked at.
      const { version: _, ...body } = validBody(schemaOf(call), { idFor: attack.idFor(name), textFor, isWhole: true }) as {
        version?: number;
      };
      expect(await attack.faultOf(name, call, body), string.slice(0, 80)).toBeNull();
    }
  };
  test("are no fault of the server, whichever call it is", async () => {
    const each = writing.map(([name, call], at): [string, Call, number] => [name, call, at]);
    expect(await failing(each, stands)).toEqual([]);
    expect(server.errors).toEqual([]);
  });
});

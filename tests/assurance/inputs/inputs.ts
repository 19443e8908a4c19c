import fc from "fast-check";
import { openAttack } from "#tests/support/attack.ts";
import { namedCalls, type Schema, schemaOf, textsOf, validBody } from "#tests/support/bodies.ts";
import { hostileStrings, scripts } from "#tests/support/hostile-strings.ts";
import { startTestServer } from "#tests/support/server.ts";
import { wrongWithScripts } from "#tests/support/stored-scripts.ts";
import { seconds } from "../../bench/figures.ts";
import type { Row } from "../row.ts";
import { bodiesOf } from "./bodies-of.ts";

/** Of each call; half of them of a seed that stays. INPUTS_CASES=100 asks fewer. */
const CASES = Number(process.env.INPUTS_CASES ?? 1200);
const FIXED_SEED = 20261123;

/** Every call with bodies made from its own contract and bent, then with each hostile string in each of its texts. */
export async function assureInputs(): Promise<Row[]> {
  const server = await startTestServer({ own: true });
  const attack = await openAttack(server).catch((error) => {
    for (const one of server.errors) console.log(one);
    throw error;
  });
  const fresh = Date.now() % 2 ** 31;
  console.log(`seeds: ${FIXED_SEED} and ${fresh}`);
  const faults: string[] = [];
  const tell = (name: string, body: unknown, fault: string | null) => {
    if (!fault) return;
    faults.push(name);
    console.log(`${name}: ${fault}\n  ${JSON.stringify(body)?.slice(0, 400)}`);
  };
  let cases = 0;
  for (const [name, call] of namedCalls) {
    const bodies = bodiesOf(schemaOf(call), attack.idFor(name));
    const start = performance.now();
    for (const seed of [FIXED_SEED, fresh])
      for (const body of fc.sample(bodies, { seed, numRuns: CASES / 2 })) {
        tell(name, body, await attack.faultOf(name, call, body));
        cases++;
      }
    console.log(`${name}: ${seconds(performance.now() - start)}`);
  }
  const fuzzFaults = faults.length;
  let strings = 0;
  for (const [name, call] of namedCalls.filter(([, one]) => textsOf(schemaOf(one)) > 0))
    for (const [at, string] of hostileStrings.entries()) {
      if (CASES < 1200 && at % Math.ceil(1200 / CASES) !== 0) continue;
      const textFor = (_: string, { maxLength = 1000 }: Schema) => string.slice(0, maxLength);
      const { version: _, ...body } = validBody(schemaOf(call), { idFor: attack.idFor(name), textFor, isWhole: true }) as {
        version?: number;
      }; // the body's other fields are of no concern
      tell(name, body, await attack.faultOf(name, call, body));
      strings++;
    }
  const written = [];
  for (const first of scripts.keys()) written.push(await wrongWithScripts(server, first));
  const wrong = written.flatMap((one) => one.wrong);
  for (const one of wrong) console.log(one);
  const looked_at = written.reduce((sum, one) => sum + one.looked_at, 0);
  const logged = server.errors.length;
  for (const error of server.errors.slice(0, 20)) console.log(error);
  await server.stop(); // holds every statement to what it may touch
  const calls = namedCalls.length;
  return [
    {
      id: "I1 contract fuzz",
      goal: "1,200 cases a call, half of a fixed seed: 0 × 5xx",
      figure: `${calls} calls, ${cases.toLocaleString("en")} cases: ${fuzzFaults} × 5xx`,
      holds: fuzzFaults === 0,
    },
    {
      id: "I4 string lists",
      goal: "every hostile string through every text of every call: 0 × 5xx, every statement bound",
      figure: `${strings.toLocaleString("en")} calls: ${faults.length - fuzzFaults} × 5xx, ${logged} faults logged in all`,
      holds: faults.length === fuzzFaults && logged === 0,
    },
    {
      id: "I5 stored scripts",
      goal: "each script in each text that a client, a candidate or a colleague is shown: none acts in a page or letter, no header of two lines",
      figure: `${scripts.length} scripts, ${looked_at} pages and letters: ${wrong.length} wrong`,
      holds: wrong.length === 0,
    },
  ];
}

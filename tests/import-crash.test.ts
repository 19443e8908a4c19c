import { expect, test } from "vitest";
import { killedImport } from "./support/killed-import.ts";

const KILLS = 3;

// Twenty times: `npm run assurance -- kills`.
test(`kill -9 in the middle of an import, ${KILLS} times: each time it is taken up again, and no row comes twice`, async () => {
  expect(await killedImport(KILLS, 600)).toEqual({ wrong: [], killed: KILLS });
});

import { expect, test } from "vitest";
import { killedPurchases } from "./support/killed-purchase.ts";

// Twenty times, at moments over the whole of a purchase: `npm run assurance -- kills`.
test("kill -9 in the middle of a purchase: money that was taken is a plan that runs, once", async () => {
  const { wrong, met } = await killedPurchases([
    ({ reached }) => reached("paying"),
    ({ reached }) => reached("paid"),
    ({ reached }) => reached("returning"),
  ]);
  expect(wrong).toEqual([]);
  expect(met.paid).toBeGreaterThanOrEqual(2);
});

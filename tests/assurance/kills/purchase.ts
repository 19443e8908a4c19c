import { setTimeout as pause } from "node:timers/promises";
import { killedPurchases } from "#tests/support/killed-purchase.ts";
import type { Row } from "../row.ts";

/** Killed at another moment of the whole purchase each time, which the first one tells, that nobody disturbs. */
export async function purchasesRow(kills: number): Promise<Row> {
  let whole = 0;
  const undisturbed = async ({ over }: { over: Promise<void> }) => {
    const began = performance.now();
    await over;
    whole = performance.now() - began;
  };
  const moments = Array.from({ length: kills }, (_, n) => () => pause(whole * (((n + 1) * 0.618) % 1)));
  const { wrong, met } = await killedPurchases([undisturbed, ...moments]);
  for (const one of wrong) console.log("  ", one);
  return {
    id: "F1 kills, purchases",
    goal: `${kills} × kill -9 in the middle of a purchase: money that was taken is a plan that runs, once`,
    figure: `${met.nothing} before there was a page to pay at, ${met.open} before it was paid, ${met.paid} after; ${wrong.length} wrong`,
    holds: wrong.length === 0 && met.paid > 1,
  };
}

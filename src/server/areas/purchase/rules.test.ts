import { describe, expect, test } from "vitest";
import type { PlanKey } from "#contract/account/plan.ts";
import { LOOKED_AT, order, sequences, shuffled } from "#tests/support/payment-sequences.ts";
import { entitlementOf, type StoredEvent, standingOf, type Terms, takesEffect } from "./rules.ts";

/** How a plan would stand if each event had been taken in as it came, one by one. */
const inOrder = (events: StoredEvent[]) => standingOf(order, events, LOOKED_AT);

describe("a sequence of events", () => {
  test("is one of thirty", () => {
    expect(sequences.length).toBe(30);
    expect(new Set(sequences.map(({ name }) => name)).size).toBe(30);
  });

  test.each(sequences)("$name: ends as $says.state", ({ events, says }) => {
    expect(inOrder(events)).toMatchObject(says);
  });

  test.each(sequences)("$name: ends the same in 200 orders, with events twice", ({ events }) => {
    const expected = inOrder(events);
    for (let seed = 1; seed <= 200; seed++) expect(standingOf(order, shuffled(events, seed), LOOKED_AT)).toEqual(expected);
  });
});

describe("what a workspace may do", () => {
  const one = (plan_key: PlanKey, seats: number, more: object = {}) =>
    ({ plan_key, seats, state: "active", is_extra_seat: false, ...more }) as const;

  test("is the largest of the plans that run, with the seats that were added to it", () => {
    expect(entitlementOf([])).toEqual({ plan: "free", seats: 1 });
    expect(entitlementOf([one("solo", 1), one("team", 3)])).toEqual({ plan: "team", seats: 3 });
    const extra = one("team", 1, { is_extra_seat: true });
    expect(entitlementOf([one("team", 3), extra, extra])).toEqual({ plan: "team", seats: 5 });
  });
  test.each(["past_due", "cancelled"] as const)("stays everything while a plan is %s", (state) => {
    expect(entitlementOf([one("team", 3, { state })])).toEqual({ plan: "team", seats: 3 });
  });
  test.each(["incomplete", "expired"] as const)("is nothing of a plan that is %s", (state) => {
    expect(entitlementOf([one("team", 3, { state }), one("team", 1, { is_extra_seat: true })])).toEqual({ plan: "free", seats: 1 });
  });
});

describe("a change", () => {
  const terms = (plan_key: PlanKey, interval: "month" | "year", seats: number): Terms => ({ plan_key, interval, seats, unit_amount: 1 });
  test.each([
    [terms("solo", "month", 1), terms("team", "month", 2), "now"],
    [terms("solo", "year", 1), terms("team", "month", 2), "now"],
    [terms("team", "month", 2), terms("team", "month", 3), "now"],
    [terms("team", "month", 2), terms("team", "year", 2), "now"],
    [terms("team", "month", 3), terms("team", "month", 2), "period_end"],
    [terms("team", "year", 3), terms("team", "month", 5), "period_end"],
    [terms("team", "month", 3), terms("solo", "year", 1), "period_end"],
    [terms("team", "month", 3), terms("team", "month", 3), "none"],
  ] as const)("from %j to %j takes effect: %s", (from, to, when) => {
    expect(takesEffect(from, to)).toBe(when);
  });
});

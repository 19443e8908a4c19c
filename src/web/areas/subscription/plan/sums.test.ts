import { describe, expect, test } from "vitest";
import type { Plan } from "#contract/account/plan.ts";
import { addressOfChoice, invitationOf, readPriceSearch } from "#web/areas/subscription/addresses.ts";
import { freeMonths, monthlyPrice, seatsWithin, vatOn } from "./sums.ts";

const plan = (month: number, year: number): Plan => ({
  id: "0199a000-0000-7000-8000-000000000001",
  key: "team",
  name: "Team",
  kind: "team",
  description: "",
  prices: [
    { interval: "month", amount: month, currency: "EUR" },
    { interval: "year", amount: year, currency: "EUR" },
  ],
  seats: { min: 2, max: null },
  limits: {
    candidates: null,
    active_jobs: null,
    proposals_per_month: null,
    chat_messages_per_month: null,
    recipients_per_day: null,
    notices_per_day: null,
    model_calls_per_day: null,
    model_tokens_per_day: null,
    storage_mb: null,
  },
  position: 3,
});

describe("the sums of the price page", () => {
  test("a year is shown by the month, rounded to cents", () => {
    expect(monthlyPrice(plan(3900, 39_000), "year")).toBe(3250);
    expect(monthlyPrice(plan(5900, 59_000), "year")).toBe(4917);
    expect(monthlyPrice(plan(5900, 59_000), "month")).toBe(5900);
  });
  test("free months are told only where they are whole and the same for all", () => {
    expect(freeMonths([plan(3900, 39_000), plan(5900, 59_000)])).toBe(2);
    expect(freeMonths([plan(3900, 39_000), plan(5900, 60_000)])).toBe(0);
    expect(freeMonths([plan(3900, 50_700)])).toBe(0);
    expect(freeMonths([{ ...plan(1, 1), prices: [] }])).toBe(0);
  });
  test("seats stay within what is sold", () => {
    expect(seatsWithin(plan(1, 1), 1)).toBe(2);
    expect(seatsWithin(plan(1, 1), 900)).toBe(500);
    expect(seatsWithin({ ...plan(1, 1), seats: { min: 1, max: 1 } }, 4)).toBe(1);
  });
  test("VAT is whole cents", () => {
    expect(vatOn(3900, 21)).toBe(819);
    expect(vatOn(4917, 21)).toBe(1033);
  });
});

describe("addresses", () => {
  test("a choice is read back as it was made", () => {
    const address = addressOfChoice({ plan: "team", interval: "year", seats: 3 });
    const query = Object.fromEntries(new URL(address, "http://own.invalid").searchParams);
    expect(readPriceSearch({ ...query, seats: Number(query.seats) })).toEqual({ plan: "team", interval: "year", seats: 3, order: true });
  });
  test.each([{ interval: "week" }, { seats: 0 }, { seats: 1.5 }, { seats: "<script>" }, { plan: "gold" }, { order: "no" }])(
    "what isn't a choice is left out: %o",
    (search) => expect(readPriceSearch(search)).toEqual({}),
  );
  test("the ids of an invitation are read from its address only", () => {
    const id = "0199a000-0000-7000-8000-000000000001";
    expect(invitationOf(`/price/${id}/${id}`)).toEqual({ created_member_id: id, team_id: id });
    for (const path of [undefined, "/price", `/price/${id}`, `/price/${id}/${id}/x`, `/prices/${id}/${id}`]) {
      expect(invitationOf(path)).toBeUndefined();
    }
  });
});

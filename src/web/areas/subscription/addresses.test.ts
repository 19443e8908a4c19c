import { describe, expect, test } from "vitest";
import { addressOfChoice, invitationOf, readPriceSearch, readSubscriptionSearch } from "./addresses.ts";

describe("the address of the prices", () => {
  test.each([
    [
      { interval: "year", seats: 5, plan: "team", order: "true" },
      { interval: "year", seats: 5, plan: "team", order: true },
    ],
    [{ interval: "week", seats: 0, plan: "gold", order: "yes" }, {}],
    [{ seats: 2.5 }, {}],
    [{ seats: 501 }, {}],
    [{ seats: 500 }, { seats: 500 }],
    [{ seats: "5" }, {}],
  ])("takes %j as %j", (search, expected) => {
    expect(readPriceSearch(search)).toEqual(expected);
  });

  test("that a choice leads back to holds it, and orders", () => {
    const address = addressOfChoice({ plan: "team", interval: "month", seats: 3 });
    expect(address).toBe("/price?order=true&plan=team&interval=month&seats=3");
    expect(addressOfChoice({})).toBe("/price?order=true");
  });

  test("of a subscription orders nothing", () => {
    expect(readSubscriptionSearch({ plan: "solo", order: true })).toEqual({ plan: "solo" });
  });
});

describe("an invitation's address", () => {
  const [member, team] = ["0193e4a0-0000-7000-8000-00000000000a", "0193e4a0-0000-7000-8000-00000000000b"];

  test("names who is invited and into what", () => {
    expect(invitationOf(`/price/${member}/${team}`)).toEqual({ created_member_id: member, team_id: team });
  });

  test.each([undefined, "/price", `/price/${member}`, `/price/${member}/${team}/more`, `/elsewhere/price/${member}/${team}`])(
    "isn't %s",
    (path) => {
      expect(invitationOf(path)).toBeUndefined();
    },
  );
});

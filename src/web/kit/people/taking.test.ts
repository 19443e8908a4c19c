import { expect, test } from "vitest";
import { afterLettingGo, afterTaking, isAlike } from "./taking.ts";

test("whoever is taken brings along what nobody typed", () => {
  expect(afterTaking("", "", "jan@vaarwater.example")).toBe("jan@vaarwater.example");
  expect(afterTaking("noor@vaarwater.example", "noor@vaarwater.example", "jan@vaarwater.example")).toBe("jan@vaarwater.example");
  expect(afterTaking("noor@vaarwater.example", "noor@vaarwater.example", null)).toBe("");
  expect(afterTaking("planning@vaarwater.example", "noor@vaarwater.example", "jan@vaarwater.example")).toBe("planning@vaarwater.example");
});

test("whoever is let go leaves what was typed since", () => {
  const before = { name: "J. Bakker", role: "", phone: "", is_first: false };
  const filledIn = { name: "Jan Bakker", role: "", phone: "078 555 0134", is_first: true };
  const now = { ...filledIn, role: "Planner", is_first: false };
  expect(afterLettingGo(now, filledIn, before)).toEqual({ name: "J. Bakker", role: "Planner", phone: "", is_first: false });
});

test("a name is the same in other capitals, and nothing is nothing", () => {
  expect([isAlike(" Jan Bakker", "JAN BAKKER"), isAlike(null, " "), isAlike("Jan", null)]).toEqual([true, true, false]);
});

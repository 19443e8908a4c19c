import { beforeEach, expect, test, vi } from "vitest";
import { drop, dropAbout, dropOld, isKeptAbout, keep, keptAs, NOBODY } from "./kept.ts";
import { laidOver } from "./use-kept.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 1);

/** What a browser's storage does, with its keys as its own properties. */
function storage(room = Number.POSITIVE_INFINITY): Storage {
  const held: Record<string, string> = {};
  const own = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      held[key] = value;
    },
    removeItem: (key: string) => delete held[key],
  };
  const methods = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value }]));
  const keys = {
    ownKeys: () => [...Object.keys(methods), ...Object.keys(held)],
    getOwnPropertyDescriptor: (target: object, key: string) =>
      Object.getOwnPropertyDescriptor(target, key) ?? { configurable: true, enumerable: true, value: held[key] },
  };
  // Only what is called of it is there.
  return new Proxy(Object.defineProperties({}, methods), keys) as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
});

test("what is kept comes back to whoever typed it, and to nobody else", () => {
  keep("anna ws note candidate c1", "Calls back on Monday", "");
  expect(keptAs("anna ws note candidate c1")).toMatchObject({ value: "Calls back on Monday", base: "" });
  for (const key of [
    "bert ws note candidate c1",
    "anna other note candidate c1",
    "anna ws note candidate c2",
    `${NOBODY} note candidate c1`,
  ])
    expect(keptAs(key), key).toBeNull();
  drop("anna ws note candidate c1");
  expect(keptAs("anna ws note candidate c1")).toBeNull();
});

test("after 28 days it isn't shown, and leaves with the next visit of anybody", () => {
  keep("anna ws note candidate c1", "old", "", NOW);
  keep("bert ws note candidate c1", "newer", "", NOW + DAY);
  localStorage.setItem("draft anna ws broken", "{");
  localStorage.setItem("locale", "nl");
  expect(keptAs("anna ws note candidate c1", NOW + 27 * DAY)).not.toBeNull();
  expect(keptAs("anna ws note candidate c1", NOW + 28 * DAY)).toBeNull();
  dropOld(NOW + 28 * DAY);
  expect(Object.keys(localStorage)).toEqual(["draft bert ws note candidate c1", "locale"]);
});

test("what nobody in particular typed lives as long as the tab", () => {
  keep(`${NOBODY} contact`, "Can you call me?");
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], [`draft ${NOBODY} contact`]]);
});

test("what was typed about somebody who is erased leaves with them", () => {
  for (const about of ["note candidate c1", "profile c1 experience", "stage j1 c1 screening", "note candidate c10"])
    keep(`anna ws ${about}`, "x");
  expect(isKeptAbout("c1")).toBe(true);
  dropAbout("c1");
  expect(Object.keys(localStorage)).toEqual(["draft anna ws note candidate c10"]);
  expect(["c1", "anna", "bert"].map(isKeptAbout)).toEqual([false, true, false]);
});

test("a storage that is full, forbidden or spoilt never breaks what is typed", () => {
  const told = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("localStorage", storage(10));
  keep("anna ws note candidate c1", "longer than its room");
  expect([keptAs("anna ws note candidate c1"), told.mock.calls.length]).toEqual([null, 1]);
  vi.stubGlobal("localStorage", undefined);
  keep("anna ws note candidate c1", "x");
  drop("anna ws note candidate c1");
  dropOld();
  dropAbout("c1");
  expect(isKeptAbout("c1")).toBe(false);
  expect(keptAs("anna ws note candidate c1")).toBeNull();
  vi.stubGlobal("localStorage", storage());
  for (const spoilt of ["{", "null", "3", '"text"', '{"value":"no date"}']) {
    localStorage.setItem("draft anna ws note", spoilt);
    expect(keptAs("anna ws note"), spoilt).toBeNull();
  }
  told.mockRestore();
});

test("of a form that others saved meanwhile the fields that were typed in are laid over it, and no other", () => {
  const base = { name: "Acme", city: "Zeist", about: "" };
  const value = { ...base, about: "Calls at noon" };
  expect(laidOver({ ...base, city: "Utrecht" }, { value, base })).toEqual({
    value: { name: "Acme", city: "Utrecht", about: "Calls at noon" },
    isBehind: false,
  });
  expect(laidOver({ ...base, about: "Theirs" }, { value, base })).toEqual({ value: { ...base, about: "Calls at noon" }, isBehind: true });
  expect(laidOver("saved", { value: "typed", base: "saved" })).toEqual({ value: "typed", isBehind: false });
  expect(laidOver("theirs", { value: "typed", base: "saved" })).toEqual({ value: "typed", isBehind: true });
  // A field that a form has no more isn't brought back.
  expect(laidOver({ name: "Acme" } as object, { value: { name: "Acme", gone: "x" }, base: { name: "Acme", gone: "" } })).toEqual({
    value: { name: "Acme" },
    isBehind: false,
  });
});

import { describe, expect, test } from "vitest";
import type { Contact } from "#contract/client/client.ts";
import { joinedContacts, saidNoMore, saidOfBoth } from "./rules.ts";

let made = 0;
const contact = (name: string, more: Partial<Contact> = {}): Contact => {
  made += 1;
  const ids = { id: `00000000-0000-7000-8000-${String(made).padStart(12, "0")}`, client_id: "00000000-0000-7000-8000-000000000000" };
  return { ...ids, name, role: null, email: null, phone: null, language: null, is_first: false, ...more };
};
const at = (...contacts: Contact[]) => ({ country: null, contacts });
const isOne = (one: Contact, other: Contact) => joinedContacts(at(one), at(other)).length === 1;

describe("two contacts are the same person", () => {
  test.each<[one: string, other: string]>([
    ["Jet de Boer", "Jet de Boer"],
    ["Jet de Boer", "jet DE BOER"],
    ["Jet de Boer", "Jet"],
    ["J. de Boer", "Jet de Boer"],
    ["Jét de Boer", "Jet de Boér"],
    ["Jet de Boer", "jet@vandam.example"],
  ])("by their address, as %s and %s", (one, other) => {
    expect(isOne(contact(one, { email: "jet@vandam.example" }), contact(other, { email: " JET@vandam.example" }))).toBe(true);
  });

  test("by their number and name, however the number is written", () => {
    const other = contact("jet de boer", { phone: "+31205550123" });
    expect(isOne(contact("Jet de Boer", { phone: "020 555 01 23" }), other)).toBe(true);
    expect(isOne(contact("Jet de Boer", { phone: "020 555 01 23", email: "jet@vandam.example" }), other)).toBe(true);
  });
});

describe("two contacts stay two", () => {
  test.each<[why: string, one: Partial<Contact> & { name: string }, other: Partial<Contact> & { name: string }]>([
    ["who share a mailbox", { name: "Jet", email: "info@vandam.example" }, { name: "Piet", email: "info@vandam.example" }],
    ...[
      ["Jan van der Velden", "Piet van der Velden"],
      ["Jan van der Meulen", "Karin van der Meulen"],
      ["Jan van der Berg", "Jaap van der Berg"],
      ["Jan van den Berg", "Anna van den Berg"],
      ["Jan de Boer", "Jane de Boer"],
      ["-", "Receptie"],
    ].map(([one = "", other = ""]): [string, { name: string; email: string }, { name: string; email: string }] => [
      `${one} and ${other}, of one mailbox`,
      { name: one, email: "info@vandam.example" },
      { name: other, email: "info@vandam.example" },
    ]),
    ["who share a switchboard", { name: "Jet", phone: "020 555 01 23" }, { name: "Piet", phone: "020 555 01 23" }],
    ["with one name alone", { name: "Jet" }, { name: "Jet" }],
    ["with another number", { name: "Jet", phone: "020 555 01 23" }, { name: "Jet", phone: "020 555 01 24" }],
    [
      "with two addresses",
      { name: "Jet", phone: "020 555 01 23", email: "jet@vandam.example" },
      { name: "Jet", phone: "020 555 01 23", email: "jet@elders.example" },
    ],
    ["by the beginning of a number", { name: "Jet", phone: "1" }, { name: "Jet", phone: "1" }],
  ])("%s", (_why, one, other) => {
    expect(isOne(contact(one.name, one), contact(other.name, other))).toBe(false);
  });
});

test("whoever has the very name comes before whoever has its initial", () => {
  const email = "info@vandam.example";
  const [johan, jan] = [contact("J. de Boer", { email }), contact("Jan de Boer", { email })];
  const other = contact("Jan de Boer", { email });
  expect(joinedContacts(at(johan, jan), at(other)).map(({ kept }) => kept)).toEqual([jan]);
});

test("each becomes one with one alone, whoever has the address before who has number and name", () => {
  const [phone, email] = ["020 555 01 23", "jet@vandam.example"];
  const [first, second] = [contact("Jet", { phone }), contact("Jet", { email })];
  const [one, two, three] = [contact("Jet", { phone }), contact("Jet", { email }), contact("Jet", { email })];
  const pairs = joinedContacts(at(first, second), at(one, two, three));
  expect(pairs.map(({ kept, other }) => [kept, other])).toEqual([
    [second, two],
    [first, one],
  ]);
});

test("who stays says their own, and of the other what they lack; of two names the whole one. What isn't kept is told", () => {
  const email = "jet@vandam.example";
  const kept = contact("Jet", { email, phone: "020 555 01 23", role: "" });
  const other = contact("Jet de Boer", { email, phone: "06 1234 5678", role: "Buyer", language: "nl" });
  const countries = [null, null] as const;
  expect(saidOfBoth({ kept, other })).toEqual({
    ...{ name: "Jet de Boer", email, phone: "020 555 01 23", role: "Buyer", language: "nl" },
  });
  expect(saidNoMore({ kept, other, countries })).toEqual(["06 1234 5678"]);
  expect(saidNoMore({ kept, other: { ...other, phone: "+31 20 555 0123" }, countries })).toEqual([]);
  expect(saidNoMore({ kept: { ...kept, role: "Owner" }, other: { ...other, phone: null }, countries })).toEqual(["Buyer"]);
  expect(saidOfBoth({ kept: { ...kept, name: email }, other }).name).toBe("Jet de Boer");
  expect(saidOfBoth({ kept: other, other: kept }).name).toBe("Jet de Boer");
});

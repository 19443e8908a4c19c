import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";
import { whatIsWhat } from "./export/rules.ts";
import { places } from "./place/rules.ts";
import { dueOn, patternOf, without } from "./rules.ts";

const server = await startTestServer();
afterAll(() => server.stop());

describe("a request about one's own data", () => {
  test("has the law's month, two more where that is extended, and an outcome that can be taken back", async () => {
    const owner = await server.signIn();
    const given = { kind: "access" as const, person: "Jorinde Kwikstaart", received_on: "2026-01-31" };
    const { request } = (await owner.send(api.privacy.create, given)).data;
    expect(request).toMatchObject({ due_on: "2026-02-28", is_extended: false, outcome: null, by: "Sanne Verhoeven" });
    const change = async (body: object) => (await owner.send(api.privacy.update, { id: request.id, ...body })).data.request;
    expect(await change({ is_extended: true })).toMatchObject({ due_on: "2026-04-30" });
    expect(await change({ outcome: "refused", note: "Wasn't them" })).toMatchObject({ outcome: "refused", note: "Wasn't them" });
    expect((await owner.send(api.privacy.list, { is_closed: false })).data).toMatchObject({ requests: [], waiting: 0, late: 0 });
    expect(await change({ outcome: null })).toMatchObject({ outcome: null, closed_at: null, note: "Wasn't them" });
    expect((await owner.send(api.privacy.list, {})).data).toMatchObject({ total: 1, waiting: 1, late: 1 });
  });

  test("for a copy is done when the data was handed over", async () => {
    const owner = await server.signIn();
    const { candidate } = (await owner.send(api.candidate.create, { first_name: "Jorinde", last_name: "Kwikstaart" })).data;
    const { request } = (await owner.send(api.privacy.create, { kind: "access", candidate_id: candidate.id })).data;
    expect(request.person).toBe("Jorinde Kwikstaart");
    const { rows, about } = (await owner.send(api.privacy.hand_over, { candidate_id: candidate.id }, { locale: "nl" })).data;
    expect(rows.candidates).toMatchObject([{ first_name: "Jorinde", last_name: "Kwikstaart" }]);
    expect(about).toContain("Je profiel");
    expect((await owner.send(api.privacy.list, { is_closed: true })).data.requests).toMatchObject([{ id: request.id, outcome: "done" }]);
  });

  test("erasing is for owners and admins", async () => {
    const owner = await server.signIn({ plan: "team" });
    const colleague = await server.signIn({ in_workspace_of: owner });
    const { candidate } = (await owner.send(api.candidate.create, { first_name: "Jorinde", last_name: "Kwikstaart" })).data;
    await expect(colleague.send(api.privacy.erase, { candidate_id: candidate.id })).rejects.toMatchObject({ status: 403 });
    expect((await owner.send(api.privacy.erase, { candidate_id: candidate.id })).data.removed).toEqual({ activities: 1, candidates: 1 });
  });
});

test("who bears a name that ends alike stays in notes, also on a line of its own", async () => {
  const owner = await server.signIn();
  const an = (await owner.send(api.candidate.create, { first_name: "An", last_name: "Bakker" })).data.candidate;
  const other = (await owner.send(api.candidate.create, { first_name: "Wessel", last_name: "Vos" })).data.candidate;
  await owner.send(api.candidate.addNote, { candidate_id: other.id, text: "Knows Johan Bakker\nAn Bakker\nAn Bakkers" });
  await owner.send(api.candidate.addNote, { candidate_id: other.id, text: "Knows Johan Bakker" });
  await owner.send(api.privacy.erase, { candidate_id: an.id });
  const { activity } = (await owner.send(api.candidate.show, { id: other.id })).data.candidate;
  const notes = activity.flatMap(({ detail }) => detail.text ?? []);
  expect(notes.toSorted()).toEqual(["Knows Johan Bakker", "Knows Johan Bakker\n[erased]\nAn Bakkers"]);
});

test.each([
  ["2026-03-15", false, "2026-04-15"],
  ["2026-12-31", false, "2027-01-31"],
  ["2027-11-30", true, "2028-02-29"],
])("asked on %s, extended %s: an answer by %s", (received_on, isExtended, due) => {
  expect(dueOn(received_on, isExtended)).toBe(due);
});

describe("who is named in a text", () => {
  const jorinde = {
    first_name: "Jorinde",
    last_name: "van der Kwikstaart",
    email: "jorinde@post.example",
    phone: "+31 6 41 52 63 74",
    links: { linkedin: "https://www.linkedin.com/in/jorinde-k/" },
  };
  const pattern = patternOf(jorinde) ?? "";
  test.each([
    "Spoke with Jorinde van der Kwikstaart today",
    "JORINDE  VAN DER KWIKSTAART",
    "van der Kwikstaart, Jorinde",
    "mail jorinde@post.example",
    "call 06-41526374",
    "call (06) 41 52 63 74",
    "see linkedin.com/in/jorinde-k",
  ])("%s", (text) => {
    expect(without({ deep: [text] }, pattern).deep[0]).toContain("[erased]");
  });
  test.each([
    "Jorinde",
    "The van der Kwikstaart family",
    "06-41526375",
    "linkedin.com/in/somebody-else",
    "Marjorinde van der Kwikstaart",
    "Jorinde van der Kwikstaarts",
    "éJorinde van der Kwikstaart",
    "marjorinde@post.example",
    "linkedin.com/in/jorinde-kl",
  ])("%s names nobody", (text) => {
    expect(without(text, pattern)).toBe(text);
  });
  test("nothing is theirs alone where only half a name is known", () => {
    expect(patternOf({ first_name: "Jorinde", last_name: null, email: null, phone: null, links: {} })).toBeNull();
  });
  test("signs of a name are no pattern", () => {
    const odd = patternOf({ ...jorinde, first_name: "J.(o)", last_name: "a+b*c" }) ?? "";
    expect(without("J.(o) a+b*c", odd)).toBe("[erased]");
    expect(without("Jxo aabbc", odd)).toBe("Jxo aabbc");
  });
});

test.each(["en", "nl"] as const)("what is handed over of each table is told in words, %s", (language) => {
  for (const [table, place] of Object.entries(places))
    if ("rows" in place || "bare" in place) {
      const isTold = !whatIsWhat(language, { [table]: [] }).includes(`(0): ${table}`);
      expect(isTold || ("isDerived" in place && place.isDerived === true), table).toBe(true);
    }
});

import { describe, expect, test } from "vitest";
import { type Job, silentJob } from "#contract/job/job.ts";
import { bodyOf, changedBody, formErrors, passagesOf, requirementKey, valuesOf } from "./job-form.ts";

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const job: Job = {
  ...silentJob,
  id: id(1),
  title: "Carpenter",
  status: 1,
  client_id: id(2),
  client: { id: id(2), name: "Dommelzicht" },
  city: "Eindhoven",
  employment_type: "permanent",
  hours_per_week: 40,
  hours_min: 32,
  other_cities: ["Veldhoven"],
  salary_min: 310_050,
  currency: "EUR",
  period: "month",
  description: "Three years as a carpenter.",
  requirements: [
    {
      id: id(3),
      text: "Three years as a carpenter",
      kind: "must",
      skill: "Carpentry",
      weight: 5,
      quote: "Three years as a carpenter",
      start: 0,
      end: 26,
    },
  ],
  skills: [
    { name: "Carpentry", kind: "must" },
    { name: "Scaffolding", kind: "nice" },
  ],
  languages: [{ language: "nl", level: "B1" }],
  openings: 1,
  recruiter_id: id(4),
  version: 3,
  created_at: "2026-11-19T10:00:00.000Z",
  updated_at: "2026-11-19T10:00:00.000Z",
};

describe("a job's form", () => {
  test("sends nothing when nobody changed anything", () => {
    expect(changedBody(valuesOf(job), job)).toEqual({});
  });

  test("sends only what was changed, with money in cents", () => {
    expect(changedBody({ ...valuesOf(job), salary_min: 3200.5, city: " Best " }, job)).toEqual({ salary_min: 320_050, city: "Best" });
  });

  test("leaves the client alone unless its name changed", () => {
    expect(bodyOf(valuesOf(job), job)).not.toHaveProperty("client");
    expect(bodyOf({ ...valuesOf(job), client: "" }, job).client).toBeNull();
    expect(bodyOf({ ...valuesOf(job), client: "Rottehof" }, job).client).toEqual({ name: "Rottehof" });
  });

  test("names the contact who was taken while the client and the name are theirs", () => {
    const filled_in = { id: id(9), client: "dommelzicht", name: "Noor Smit", email: "noor@dommelzicht.example", phone: "" };
    const taken = { ...valuesOf(job), filled_in, contact_name: "Noor Smit", contact_email: filled_in.email };
    expect(bodyOf(taken, job).contact_id).toBe(id(9));
    expect(changedBody({ ...taken, contact_name: "noor smit " }, job).contact_id).toBe(id(9));
    for (const later of [{ contact_name: "Jan Bakker" }, { contact_name: "" }, { client: "Rottehof" }, { client: "" }])
      expect(bodyOf({ ...taken, ...later }, job), JSON.stringify(later)).not.toHaveProperty("contact_id");
    expect(bodyOf(valuesOf(job), job)).not.toHaveProperty("contact_id");
    expect(formErrors({ contact_id: "Unknown" })).toEqual({ contact_name: "Unknown" });
  });

  test("knows what nobody typed by the record, also where a draft of before lies over it", () => {
    const known: Job = {
      ...job,
      client: { id: id(2), name: "Dommelzicht", contact_name: "Jan Bakker", contact_email: "jan@dommelzicht.example" },
    };
    const draft = { ...valuesOf(known), contact_email: "planning@dommelzicht.example" };
    expect({ ...valuesOf(known), ...draft }.filled_in).toMatchObject({ id: "", name: "Jan Bakker", email: "jan@dommelzicht.example" });
  });

  test("drops the skill of a removed requirement and keeps one that no requirement named", () => {
    const { skills } = bodyOf({ ...valuesOf(job), requirements: [] }, job);
    expect(skills?.map((skill) => skill.name)).toEqual(["Scaffolding"]);
  });

  test("drops currency and period with the salary", () => {
    const body = bodyOf({ ...valuesOf(job), salary_min: "" }, job);
    expect(body).toMatchObject({ salary_min: null, currency: null, period: null });
  });

  test("keeps a draft's client with the new job", () => {
    expect(bodyOf(valuesOf({ title: "Carpenter", client: { name: "Dommelzicht" } }), { client: { name: "Dommelzicht" } }).client).toEqual({
      name: "Dommelzicht",
    });
  });

  test("ties requirements by their own place and fields by their evidence", () => {
    const values = valuesOf(job);
    const found = passagesOf(values, {
      "client.name": { quote: "x", start: 1, end: 2, confidence: 1 },
      "requirements.0": { quote: "x", start: 5, end: 6, confidence: 1 },
    });
    expect(found).toEqual([
      { key: "client", start: 1, end: 2 },
      { key: requirementKey(values.requirements[0] as (typeof values.requirements)[0]), start: 0, end: 26 },
    ]);
  });

  test("shows the server's word on a client's name at the client", () => {
    expect(formErrors({ "client.name": "At most 200 characters.", title: "Fill this in." })).toEqual({
      client: "At most 200 characters.",
      title: "Fill this in.",
    });
  });
});

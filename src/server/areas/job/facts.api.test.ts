import { afterAll, expect, test } from "vitest";
import { usualWeights } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const text = `Tandtechnicus (m/v/x)
Tandlab Brugzicht, Zaltbommel
Locatie: Zaltbommel en Tiel
Uren: 28 - 36 per week

Wat vragen wij?
- Mbo-diploma tandtechniek
- Minimaal 3 jaar ervaring met kronen en bruggen
- CAD/CAM is een pré

Bel Fenneke Roos: 0418 - 555 210, fenneke@brugzicht.example`;

test("a vacancy's facts lie with its job: read once, with their places, and a person's change wins", async () => {
  const { send } = await server.signIn();
  const { data: read } = await send(api.candidate.extractText, { text, kind: "job" });
  expect(read.job).toMatchObject({
    client: { name: "Tandlab Brugzicht", contact_name: "Fenneke Roos", contact_phone: "0418 - 555 210" },
    city: "Zaltbommel",
    other_cities: ["Tiel"],
    hours_min: 28,
    hours_per_week: 36,
  });
  const draft = { ...read.job, title: read.job?.title ?? "", extraction_id: read.extraction_id };
  const { job } = (await send(api.job.create, draft)).data;
  const { data } = await send(api.job.show, { id: job.id });
  expect(data.job.client?.contact_phone).toBe("0418 - 555 210");
  const values = (kind: string) => data.facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
  expect([values("contact_phone"), values("place"), values("hours")]).toEqual([["0418 - 555 210"], ["Zaltbommel", "Tiel"], [28]]);
  expect(values("requirement")).toHaveLength(3);
  for (const { quotes } of data.facts) for (const { quote, start, end } of quotes) expect(text.slice(start, end)).toBe(quote);

  await send(api.job.update, {
    id: job.id,
    hours_min: null,
    hours_per_week: 24,
    client: { name: "Tandlab Brugzicht", contact_phone: null },
  });
  const after = (await send(api.job.show, { id: job.id })).data;
  expect(after.facts.find(({ kind }) => kind === "hours")).toMatchObject({ value: 24, says: "person", quotes: [] });
  expect(after.facts.some(({ kind }) => kind === "contact_phone")).toBe(false);
  expect(after.job.client?.contact_name).toBe("Fenneke Roos");
});

test("a job's lines and facts are those of its text and the workspace's weights as they are now", async () => {
  const { send } = await server.signIn();
  const given = { title: "Tandtechnicus", description: text, city: "Zaltbommel", skills: [{ name: "CAD/CAM", kind: "must" as const }] };
  const { id } = (await send(api.job.create, given)).data.job;
  const shown = async () => {
    // None are stored with it, as after a change of how they are read.
    await server.parts.database.db.updateTable("jobs").set({ facts: null }).where("id", "=", id).execute();
    const { facts, compared } = (await send(api.job.show, { id })).data;
    return { place: facts.find(({ kind }) => kind === "place"), lines: compared };
  };
  const before = await shown();
  expect(before.place).toMatchObject({ value: "Zaltbommel", says: "document", quotes: [{ quote: "Zaltbommel" }] });
  expect(await shown()).toEqual(before);
  await send(api.job.update, { id, description: text.replaceAll("Zaltbommel", "Elburg") });
  expect(await shown()).toMatchObject({ place: { value: "Zaltbommel", says: "person", quotes: [] }, lines: before.lines });
  await send(api.account.updateWorkspace, { weights: { ...usualWeights, must: 10 } });
  const weighed = (await shown()).lines;
  expect(weighed).not.toEqual(before.lines);
  await send(api.job.update, { id, skills: [{ name: "SQL", kind: "must" }] });
  expect((await shown()).lines).not.toEqual(weighed);
});

import { afterAll, describe, expect, test } from "vitest";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { dropCv } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const CV = `Iris Vonderbos
iris@vonderbos.example
Zwolle
Geboortedatum: 12-03-1985

Werkervaring
Planner buitendienst
Heidezicht Netbeheer, Zwolle
maart 2019 - heden
- Plande elke week veertig monteurs langs storingen in drie provincies
- Bouwde met de afdeling een dashboard voor de doorlooptijden

Opleiding
Logistiek management, Hogeschool Veldrand, 2012 - 2016`;

const LINE = "Plande elke week veertig monteurs langs storingen in drie provincies";

const in_cv = (quote: string, text = CV) => ({ quote, start: text.indexOf(quote), end: text.indexOf(quote) + quote.length });

async function pair() {
  const person = await server.signIn();
  const requirements = [
    { text: "Ervaring met capaciteitspuzzels in het veld", kind: "must" as const, weight: 4 },
    { text: "Kubernetes", kind: "must" as const, skill: "Kubernetes", weight: 4 },
  ];
  const { job } = (
    await person.send(api.job.create, { title: "Planner", description: "Planner gezocht in Zwolle\nJe bent sterk in GIS", requirements })
  ).data;
  const candidate_id = await dropCv(person, CV);
  const match = async () => (await person.send(api.matching.fetchMatched, { job_id: job.id, candidate_id })).data.match;
  const [first, second] = job.requirements as [Asked, Asked];
  return { ...person, job, candidate_id, match, first, second };
}

describe("this proves it", () => {
  test("an unknown requirement becomes met with the quote, as that person's word; score, draft and chat follow, and it can be taken back", async () => {
    const { send, job, candidate_id, match, first } = await pair();
    const before = await match();
    expect(before.criteria.find(({ requirement_id }) => requirement_id === first.id)?.verdict).not.toBe("met");
    const { data } = await send(api.pointing.inCv, {
      candidate_id,
      ...in_cv(LINE),
      as: { is: "requirement", job_id: job.id, requirement_id: first.id },
    });
    expect(data.candidate.pointed).toMatchObject([
      { is: "requirement", subject: "Ervaring met capaciteitspuzzels in het veld", quote: LINE },
    ]);
    const after = await match();
    const said = after.criteria.find(({ requirement_id }) => requirement_id === first.id);
    expect(said).toMatchObject({ verdict: "met", evidence: [{ source: "cv", ...in_cv(LINE) }], note: { key: "said_by" } });
    expect(said?.note?.params.name).toBe(data.candidate.pointed[0]?.by);
    expect(after.score).toBeGreaterThan(before.score);
    const proposal = (await send(api.proposal.start, { candidate_id, job_id: job.id, language: "nl" })).data.proposal;
    expect(proposal.requirements.find(({ requirement_id }) => requirement_id === first.id)).toMatchObject({
      verdict: "met",
      evidence: [{ quote: LINE }],
    });
    const { chat } = (await send(api.chat.startWithBoth, { candidate_id, job_id: job.id })).data;
    const asked = await send(api.chat.ask, { chat_id: chat.id, message: "Aan welke eisen voldoet zij?" });
    expect(JSON.stringify(asked.data)).toContain("capaciteitspuzzels");
    expect(JSON.stringify(asked.data)).toMatch(/volgens /);
    await send(api.pointing.takeBack, { candidate_id, id: data.id });
    expect((await match()).criteria).toEqual(before.criteria);
    expect((await match()).score).toBe(before.score);
  });

  test("the same words in another job are proven too; other words aren't", async () => {
    const { send, job, candidate_id, first } = await pair();
    await send(api.pointing.inCv, { candidate_id, ...in_cv(LINE), as: { is: "requirement", job_id: job.id, requirement_id: first.id } });
    const { job: other } = (
      await send(api.job.create, {
        title: "Planner",
        requirements: [
          { text: "Ervaring met capaciteitspuzzels  in het veld", kind: "must" },
          { text: "Ervaring met capaciteitspuzzels op zee", kind: "must" },
        ],
      })
    ).data;
    const { match } = (await send(api.matching.fetchMatched, { job_id: other.id, candidate_id })).data;
    expect(match.criteria.filter(({ requirement_id }) => requirement_id).map(({ note }) => note?.key === "said_by")).toEqual([true, false]);
  });

  test("a skill that a passage shows is had, whatever the text seemed to deny", async () => {
    const { send, candidate_id, match, second } = await pair();
    const quote = "Bouwde met de afdeling een dashboard voor de doorlooptijden";
    await send(api.pointing.inCv, { candidate_id, ...in_cv(quote), as: { is: "skill", name: "kubernetes" } });
    expect((await match()).criteria.find(({ requirement_id }) => requirement_id === second.id)).toMatchObject({
      verdict: "met",
      evidence: [{ quote }],
    });
  });

  test("a newer CV keeps what still stands in it, at its new place", async () => {
    const { send, job, candidate_id, match, first } = await pair();
    await send(api.pointing.inCv, { candidate_id, ...in_cv(LINE), as: { is: "requirement", job_id: job.id, requirement_id: first.id } });
    const newer = `Iris Vonderbos\nNieuwe opdracht gezocht\n${CV.slice(CV.indexOf("Werkervaring"))}`;
    const replace = async (text: string) => {
      const { data } = await send(api.candidate.extractText, { text });
      await send(api.candidate.update, { id: candidate_id, extraction_id: data.extraction_id });
      return (await match()).criteria.find(({ requirement_id }) => requirement_id === first.id);
    };
    expect(await replace(newer)).toMatchObject({ verdict: "met", evidence: [in_cv(LINE, newer)] });
    expect((await replace(newer.replace(LINE, "Werkte mee")))?.note?.key).not.toBe("said_by");
  });
});

describe("this is a field", () => {
  test.each([
    ["headline", "Planner buitendienst", (candidate: Shown) => candidate.headline, undefined],
    ["title", "Planner buitendienst", (candidate: Shown) => candidate.experience[0]?.title, 0],
    ["employer", "Heidezicht Netbeheer", (candidate: Shown) => candidate.experience[0]?.company, 0],
    ["city", "Zwolle", (candidate: Shown) => candidate.city, undefined],
    ["certificate", "Logistiek management", (candidate: Shown) => candidate.certifications.at(-1)?.name, undefined],
    ["degree", "Logistiek management", (candidate: Shown) => candidate.education.at(-1)?.degree, undefined],
  ] as const)("%s: it wins with its quote, and what stood there comes back", async (field, quote, read, at) => {
    const { send, candidate_id } = await pair();
    await send(api.candidate.update, { id: candidate_id, headline: "Iets anders", city: "Assen" });
    const before = (await send(api.candidate.show, { id: candidate_id })).data.candidate;
    const { data } = await send(api.pointing.inCv, { candidate_id, ...in_cv(quote), as: { is: "field", field, at } });
    expect(read(data.candidate)).toBe(quote);
    const subject = data.candidate.pointed[0]?.subject ?? "";
    expect(data.candidate.evidence[subject]).toMatchObject(in_cv(quote));
    // Another save leaves it in place.
    await send(api.candidate.update, { id: candidate_id, tags: ["later"] });
    const later = (await send(api.candidate.show, { id: candidate_id })).data.candidate;
    expect(later.evidence[subject]).toMatchObject(in_cv(quote));
    await send(api.pointing.takeBack, { candidate_id, id: data.id });
    const after = (await send(api.candidate.show, { id: candidate_id })).data.candidate;
    expect(read(after)).toBe(read(before));
    expect(after.pointed).toEqual([]);
    expect(after.evidence).toEqual(before.evidence);
  });

  test("a name is cut into its two parts", async () => {
    const { send, candidate_id } = await pair();
    const { data } = await send(api.pointing.inCv, { candidate_id, ...in_cv("Iris Vonderbos"), as: { is: "field", field: "name" } });
    expect(data.candidate).toMatchObject({ first_name: "Iris", last_name: "Vonderbos" });
  });
});

describe("this is a requirement", () => {
  test("it joins the job with its sentence and is compared; the reply says what takes it back", async () => {
    const { send, job, match } = await pair();
    const text = job.description ?? "";
    const { data } = await send(api.pointing.inVacancy, {
      job_id: job.id,
      ...in_cv("Je bent sterk in GIS", text),
      as: { is: "requirement", kind: "nice" },
    });
    expect(data.job.requirements.at(-1)).toMatchObject({ kind: "nice", skill: "GIS", ...in_cv("Je bent sterk in GIS", text) });
    expect((await match()).criteria.some(({ requirement_id }) => requirement_id === data.job.requirements.at(-1)?.id)).toBe(true);
    const { data: back } = await send(api.job.update, data.undo as never);
    expect(back.job.requirements).toEqual(job.requirements);
  });

  test.each([
    ["title", "Planner", { title: "Planner" }],
    ["city", "Zwolle", { city: "Zwolle" }],
    ["client", "GIS", { client: { name: "GIS" } }],
    ["hours", "32-36 uur", { hours_min: 32, hours_per_week: 36 }],
    ["hours", "24", { hours_min: null, hours_per_week: 24 }],
    ["pay", "€ 3.100 - € 3.750", { salary_min: 310_000, salary_max: 375_000, currency: "EUR", period: "month" }],
    ["pay", "2900 tot 3400", { salary_min: 290_000, salary_max: 340_000 }],
    ["city", "Kampen en Hasselt", { city: "Kampen", other_cities: ["Hasselt"] }],
  ] as const)("%s: %s", async (field, quote, shown) => {
    const person = await server.signIn();
    const description =
      "Planner gezocht in Zwolle\nJe bent sterk in GIS\nVestigingen: Kampen en Hasselt\n32-36 uur (of 24), € 3.100 - € 3.750, starters 2900 tot 3400";
    const { job } = (
      await person.send(api.job.create, {
        title: "Roosteraar",
        city: "Assen",
        hours_per_week: 12,
        salary_min: 100_000,
        salary_max: 200_000,
        description,
      })
    ).data;
    const { send } = person;
    const { data } = await send(api.pointing.inVacancy, {
      job_id: job.id,
      ...in_cv(quote, job.description ?? ""),
      as: { is: "field", field },
    });
    expect(data.job).toMatchObject(shown);
    const { facts } = (await send(api.job.show, { id: job.id })).data;
    const told = { hours: data.job.hours_min ?? data.job.hours_per_week, pay: data.job.salary_min, city: data.job.city };
    if (field in told) expect(facts.map(({ value }) => value)).toContain(told[field as keyof typeof told]);
    const { data: back } = await send(api.job.update, data.undo as never);
    const { title, city, other_cities, client, hours_min, hours_per_week, salary_min, salary_max, period } = job;
    expect(back.job).toMatchObject({ title, city, other_cities, client, hours_min, hours_per_week, salary_min, salary_max, period });
  });

  test.each([
    ["hours", "GIS"],
    ["pay", "Je bent sterk"],
  ] as const)("words that tell no %s are refused", async (field, quote) => {
    const { send, job } = await pair();
    const asked = send(api.pointing.inVacancy, { job_id: job.id, ...in_cv(quote, job.description ?? ""), as: { is: "field", field } });
    await expect(asked).rejects.toMatchObject({ envelope: { validation_errors: { quote: expect.anything() } } });
    expect((await send(api.job.show, { id: job.id })).data.job.version).toBe(job.version);
  });
});

describe("refused", () => {
  test("words that don't stand there, what the law protects, and what isn't part of the job", async () => {
    const { send, job, candidate_id, first } = await pair();
    const as = { is: "requirement" as const, job_id: job.id, requirement_id: first.id };
    const refusal = (body: object) =>
      send(api.pointing.inCv, { candidate_id, ...in_cv(LINE), as, ...body } as never).then(
        () => null,
        (failure: { envelope: { validation_errors?: Record<string, unknown> } }) => Object.keys(failure.envelope.validation_errors ?? {}),
      );
    expect(await refusal({ start: 3, end: 20 })).toEqual(["quote"]);
    expect(await refusal(in_cv("Geboortedatum: 12-03-1985"))).toEqual(["quote"]);
    expect(await refusal({ as: { ...as, requirement_id: candidate_id } })).toEqual(["as.requirement_id"]);
    expect(await refusal({ as: { is: "field", field: "title", at: 40 } })).toEqual(["as.at"]);
  });

  test("another workspace's candidate and job", async () => {
    const { job, candidate_id, first } = await pair();
    const stranger = await server.signIn();
    const as = { is: "requirement" as const, job_id: job.id, requirement_id: first.id };
    await expect(stranger.send(api.pointing.inCv, { candidate_id, ...in_cv(LINE), as })).rejects.toMatchObject({ status: 404 });
    await expect(
      stranger.send(api.pointing.inVacancy, { job_id: job.id, ...in_cv("Planner", job.description ?? ""), as: { is: "requirement" } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

type Asked = Reply<typeof api.job.show>["data"]["job"]["requirements"][number];
type Shown = Reply<typeof api.pointing.inCv>["data"]["candidate"];

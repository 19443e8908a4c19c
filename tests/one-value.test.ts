import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { skillKey } from "#engine/skills/lexicon.ts";
import { textsOfDocx, textsOfPdf } from "#server/papers/texts.ts";
import { startTestServer } from "#tests/support/server.ts";
import { candidateSheet } from "#web/kit/list/candidate-sheet.ts";
import { sheetOf } from "#web/kit/list/list-sheet.ts";
import { numbersIn, type Output, people, questions, shownIn, vacancy } from "./support/numbers.ts";
import { asked, toldPeople, who } from "./support/told-people.ts";

/**
 * Every number about a person, and everything that they hold, over all that leaves the product through its calls: each has one value,
 * wherever it is said (docs/decisions/0028-facts-once.md has the walk). The table that the first of these tests prints is its proof.
 */

const server = await startTestServer({ settings: { SUBSCRIPTIONS: "off" } });
afterAll(() => server.stop());

test.each(people)("$name is told with one value each", async (person) => {
  const owner = await server.signIn();
  const outputs: Output[] = [];
  const add = (name: string, value: unknown) => outputs.push({ name, text: typeof value === "string" ? value : textsOf(value).join("\n") });

  const read = (await owner.send(api.candidate.extractText, { text: person.cv, kind: "candidate" })).data;
  const { candidate } = (
    await owner.send(api.candidate.create, {
      ...read.candidate,
      desired: { ...read.candidate?.desired, ...person.pay },
      consent: { given_at: new Date().toISOString(), basis: "consent" },
      extraction_id: read.extraction_id,
    })
  ).data;
  const wanted = (await owner.send(api.candidate.extractText, { text: vacancy, kind: "job" })).data;
  const client = { name: "Halderstroom Energy", contact_name: "Marjan Elzinga", contact_email: "marjan@halderstroom.example" };
  const body = { ...wanted.job, title: "Team lead", client, extraction_id: wanted.extraction_id };
  const { job } = (await owner.send(api.job.create, body)).data;
  const ids = { job_id: job.id, candidate_id: candidate.id };
  await owner.send(api.matching.matchCandidates, { id: job.id, mode: "manual", candidate_ids: [candidate.id] });

  const profile = (await owner.send(api.candidate.show, { id: candidate.id })).data.candidate;
  const rows = (await owner.send(api.candidate.list, {})).data.candidates;
  const { match } = (await owner.send(api.matching.fetchMatched, ids)).data;
  const ranked = (await owner.send(api.matching.matchedCandidates, { id: job.id })).data;
  add("match", match.criteria);
  add("ranked list", ranked);
  const { proposal } = (await owner.send(api.proposal.start, { ...ids, language: "en" })).data;
  add("proposal draft", [proposal.strengths, proposal.information, proposal.cover_letter, proposal.requirements]);
  if (proposal.unsourced.length > 0) await owner.send(api.proposal.confirm, { id: proposal.id, claims: proposal.unsourced });
  add("preview", (await owner.send(api.proposal.preview, { id: proposal.id, papers: true })).data.shared);
  const { share } = (await owner.send(api.proposal.submit, { id: proposal.id })).data;
  const page = (await server.raw(`/v1/proposals/shared/${share.url.split("/p/")[1]}`)).envelope.data as Record<string, string>;
  add("client's page", page.shared);
  const bytes = async (url: string | undefined) => new Uint8Array(await (await server.app.request(url ?? "")).arrayBuffer());
  add("PDF", (await textsOfPdf(await bytes(page.pdf_url))).map(({ text }) => text).join("\n"));
  add(
    "Word",
    textsOfDocx(await bytes(page.docx_url))
      .map(({ text }) => text)
      .join("\n"),
  );
  const chat_id = (await owner.send(api.chat.startWithCandidate, { candidate_id: candidate.id })).data.chat.id;
  for (const { about, ask } of questions(person)) {
    const { message } = (await owner.send(api.chat.ask, { chat_id, message: ask })).data;
    outputs.push({ name: `chat: ${ask}`, text: message.content, about });
  }
  add("statistics", (await owner.send(api.statistics.fetch, {})).data.stats);

  const sheet = await sheetOf("csv", "candidates", candidateSheet, [rows], { nameOf: () => null });
  const table = numbersIn(person, [
    ...shownIn("profile", profile),
    ...rows.flatMap((row) => shownIn("list", row)),
    ...shownIn("match's candidate", (await owner.send(api.matching.fetchMatched, ids)).data.candidate),
    ...csvShown(await sheet.file.text()),
    ...outputs,
  ]);
  console.log(
    `\n${person.name}\n${table.map(({ about, values, told }) => `  ${about.padEnd(26)} ${values.join(" ≠ ").padEnd(14)} ${told.join(", ")}`).join("\n")}`,
  );
  expect(table.filter(({ values }) => values.length > 1)).toEqual([]);
  for (const [about, value] of Object.entries(person.truth))
    expect([about, table.find((row) => row.about === about)?.values]).toEqual([about, [value]]);
});

describe("what people hold, wherever it is counted, listed, filtered, compared or exported", () => {
  let owner: Awaited<ReturnType<typeof server.signIn>>;
  const nameOf = new Map<string, string>();
  let job: string;

  beforeAll(async () => {
    owner = await server.signIn();
    for (const [name, { cv }] of Object.entries(toldPeople)) {
      const read = (await owner.send(api.candidate.extractText, { text: cv, kind: "candidate" })).data;
      const { candidate } = (await owner.send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id })).data;
      expect(candidate.last_name).toBe(name);
      nameOf.set(candidate.id, name);
    }
    const requirements = asked.map(({ name }) => ({ text: name, kind: "must" as const, skill: name }));
    const languages = [{ language: "de" as const, level: "B1" as const }];
    job = (await owner.send(api.job.create, { title: "Allrounder", requirements, languages, min_years: 5 })).data.job.id;
    await owner.send(api.job.create, {
      title: "Wijkverpleegkundige",
      skills: [{ name: "BIG-registratie", kind: "must" }],
      requirements: [{ text: "Een rijbewijs", kind: "must", skill: "Rijbewijs B" }],
    });
    await owner.send(api.matching.matchCandidates, { id: job, mode: "manual", candidate_ids: [...nameOf.keys()] });
  });

  const named = (rows: readonly { id: string }[]) => rows.map(({ id }) => nameOf.get(id) ?? id).sort();
  const listed = async (filter: Record<string, unknown>) => (await owner.send(api.candidate.list, filter)).data;

  /** Whose match finds this met. */
  async function metFor(isAsked: (criterion: { text: string | null; criterion: string }) => boolean): Promise<string[]> {
    const met: { id: string }[] = [];
    for (const id of nameOf.keys()) {
      const { match } = (await owner.send(api.matching.fetchMatched, { job_id: job, candidate_id: id })).data;
      if (match.criteria.some((one) => isAsked(one) && one.verdict === "met")) met.push({ id });
    }
    return named(met);
  }

  async function sheetLines() {
    const { candidates } = await listed({});
    return csvLines(await (await sheetOf("csv", "candidates", candidateSheet, [candidates], { nameOf: () => null })).file.text());
  }

  test("a skill, a paper and a competence that is told in running text have the same holders everywhere", async () => {
    const { skills = [] } = (await owner.send(api.statistics.fetch, {})).data.stats;
    const profiles = (await listed({})).candidates;
    const lines = await sheetLines();
    const papers = new Set(["BIG registration", "Driving licence B"]);
    const table: [string, string, string[] | number][] = [];
    for (const { name, spellings } of asked) {
      table.push([name, "statistics", skills.find((one) => skillKey(one.name) === skillKey(name))?.supply ?? 0]);
      for (const spelling of [name, ...spellings])
        table.push([name, `filter ${spelling}`, named((await listed({ skills: [spelling] })).candidates)]);
      table.push([name, "matches", await metFor(({ text }) => text === name)]);
      for (const row of (await listed({ skills: [name] })).candidates) {
        const shown = [...row.also_holds, ...row.skills.map((one) => one.name)].map(skillKey);
        expect([name, row.last_name, shown.includes(skillKey(name))]).toEqual([name, row.last_name, true]);
      }
      if (!papers.has(name)) continue;
      const tells = (texts: string[]) => texts.some((one) => skillKey(one) === skillKey(name));
      table.push([
        name,
        "profiles",
        named(profiles.filter((one) => tells([...one.skills, ...one.certifications].map((each) => each.name)))),
      ]);
      const onSheet = lines.filter((line) => tells(`${line.skills}; ${line.certifications}`.split("; ")));
      table.push([name, "spreadsheet", onSheet.map((line) => line.last_name ?? "").sort()]);
    }
    const wrong = table.filter(([name, , found]) => {
      const truth = who(({ holds }) => holds.includes(name));
      return typeof found === "number" ? found !== truth.length : found.join() !== truth.join();
    });
    expect(wrong).toEqual([]);
  });

  test("a language has the same level, and years the same number, in profile, list, filter, match and spreadsheet", async () => {
    const lines = await sheetLines();
    for (const [id, name] of nameOf) {
      const { years, languages } = toldPeople[name] ?? { years: 0, languages: {} };
      const { candidate } = (await owner.send(api.candidate.show, { id })).data;
      const row = (await listed({ ids: [id] })).candidates[0];
      const line = lines.find((one) => one.last_name === name);
      const told = (of: { language: string; level?: string | null }[] = []) =>
        Object.fromEntries(of.map((one) => [one.language, one.level]));
      const written = (line?.languages ?? "")
        .split("; ")
        .map((one) => ({ language: one.split(" ")[0] ?? "", level: one.split(" ")[1] ?? "" }));
      expect([name, told(candidate.languages), told(row?.languages), told(written)]).toEqual([name, languages, languages, languages]);
      expect([name, candidate.years_experience, row?.years_experience, Number(line?.years_experience)]).toEqual([
        name,
        years,
        years,
        years,
      ]);
    }
    for (const language of ["nl", "en", "de", "sv"])
      expect([language, named((await listed({ languages: [language] })).candidates)]).toEqual([
        language,
        who((one) => language in one.languages),
      ]);
    for (const min_years of [3, 6, 8, 11])
      expect([min_years, named((await listed({ min_years })).candidates)]).toEqual([min_years, who(({ years }) => years >= min_years)]);
    expect(await metFor(({ criterion }) => criterion === "language")).toEqual(
      who(({ languages }) => ["C1", "B2"].includes(languages.de ?? "")),
    );
  });

  test("what jobs ask is as many as the list that the number opens, by each of its names", async () => {
    const { skills = [] } = (await owner.send(api.statistics.fetch, {})).data.stats;
    const counts = [];
    for (const { name, names, demand } of skills)
      for (const one of [name, ...names])
        counts.push([one, demand, (await owner.send(api.job.list, { skills: [one], status: 1 })).data.total]);
    expect(counts.filter(([, demand, total]) => demand !== total)).toEqual([]);
    const demand = (name: string) => skills.find((one) => skillKey(one.name) === skillKey(name))?.demand;
    expect(["BIG registration", "Driving licence B", "Home care", "Terraform"].map(demand)).toEqual([2, 2, 1, undefined]);
    expect((await owner.send(api.job.list, { skills: ["Thuiszorg", "Rijbewijs B"] })).data.jobs.map(({ title }) => title)).toEqual([
      "Allrounder",
    ]);
  });

  test("the dashboard counts what the lists and statistics count", async () => {
    const client = { name: "Halderstroom" };
    const own = (await owner.send(api.job.create, { title: "Verpleegkundige", client, requirements: [{ text: "Wondzorg", kind: "must" }] }))
      .data.job;
    const [first = "", second = ""] = nameOf.keys();
    await owner.send(api.matching.matchCandidates, { id: own.id, mode: "manual", candidate_ids: [first, second] });
    await owner.send(api.matching.updateMatched, { job_id: own.id, candidate_id: first, stage: "placed" });
    await owner.send(api.matching.updateMatched, { job_id: own.id, candidate_id: second, stage: "shortlisted" });
    const check = async (placed: number) => {
      const { stats } = (await owner.send(api.statistics.fetch, {})).data;
      const figures = (await owner.send(api.dashboard.figures, { scope: "team" })).data;
      const rows = (await owner.send(api.dashboard.jobs, { scope: "team" })).data;
      const jobs = (await owner.send(api.job.list, { status: 1 })).data;
      const clients = (await owner.send(api.client.list, {})).data.clients;
      const page = (await owner.send(api.client.show, { id: clients[0]?.id ?? "" })).data;
      const ranked = (await owner.send(api.matching.matchedCandidates, { id: job, min_score: 60 })).data.total;
      const figuresOf = (of: { id: string; shortlisted: number }[]) => Object.fromEntries(of.map((one) => [one.id, one.shortlisted]));
      expect({
        candidates: [stats.totals.candidates, (await listed({})).total],
        jobs: [stats.totals.active_jobs, figures.active_jobs.value, rows.total, jobs.total],
        strong: [rows.jobs.find(({ id }) => id === job)?.strong, jobs.jobs.find(({ id }) => id === job)?.strong_matches],
        shortlisted: figuresOf(rows.jobs),
        placed: [stats.totals.matches.placed, figures.placements.value, clients[0]?.placements, page.placements.length],
      }).toEqual({
        candidates: [nameOf.size, nameOf.size].map((count) => count - (1 - placed)),
        jobs: [3, 3, 3, 3],
        strong: [ranked, ranked],
        shortlisted: figuresOf(jobs.jobs),
        placed: [placed, placed, placed, placed],
      });
    };
    await check(1);
    await owner.send(api.candidate.remove, { id: first });
    await check(0);
  });
});

/** The numbers that stand in columns of their own. */
function csvShown(csv: string): Output[] {
  const [line = {}] = csvLines(csv);
  const at = (name: string) => line[name] ?? "";
  return shownIn("CSV", {
    years_experience: at("years_experience") ? Number(at("years_experience")) : null,
    skills: [],
    languages: at("languages")
      .split("; ")
      .filter(Boolean)
      .map((one) => ({ language: one.split(" ")[0] ?? "", level: one.split(" ")[1] ?? null })),
    available_from: at("available_from") || null,
    notice_weeks: at("notice_weeks") ? Number(at("notice_weeks")) : null,
    desired: { hours_per_week: at("hours_per_week") ? Number(at("hours_per_week")) : null },
  });
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Lines of a spreadsheet, by the heads of their columns. */
function csvLines(csv: string): Record<string, string>[] {
  const cells = (line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => cell.replace(/^"|"$/g, ""));
  const [head = [], ...lines] = csv.replace("\ufeff", "").trimEnd().split("\r\n").map(cells);
  return lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? ""])));
}

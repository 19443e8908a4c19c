import { afterAll, describe, expect, test } from "vitest";
import { workspaceSettings } from "#contract/account/workspace.ts";
import { complianceDocuments, SHOWN_DAYS } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { removeOldShown } from "#server/areas/ranking/shown/queries.ts";
import { bringUpToDate } from "#server/areas/ranking/tasks.ts";
import { readConfig } from "#server/config.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { fillPage } from "#server/core/page-text.ts";
import { factsOf, readPage } from "#server/parts/installation.ts";
import { isPair, startTestServer } from "#tests/support/server.ts";
import { factsOfWorkspace } from "./rules.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const languages = ["en", "nl"] as const;
const full = readConfig({
  APP_URL: "https://proffer.example",
  DATA_PLACE: "Falkenstein, Germany",
  SUBPROCESSORS: "Hetzner Online GmbH: hosting, Germany; Backup BV: copies, Utrecht",
  SELLER_NAME: "Lindekade Software",
  SELLER_ADDRESS: "Kade 1, Utrecht",
  SMTP_URL: "smtp://mail.example:587",
  MAIL_FROM: "Proffer <no-reply@proffer.example>",
  ASSISTANT_MODEL: "llama",
  ASSISTANT_BASE_URL: "https://models.example/v1",
  SUBSCRIPTIONS: "off",
});
const bare = readConfig({ SUBSCRIPTIONS: "off" });

/** A document as it is written for an installation and a workspace with these settings. */
async function written(config: typeof full, name: string, language: "en" | "nl", set: object = {}) {
  const settings = workspaceSettings.parse(set);
  const { by_model } = settings.reading;
  const facts = factsOfWorkspace({
    agency: "Lindekade",
    owner: { name: "Sanne Verhoeven", email: "sanne@lindekade.example" },
    settings,
    installation: factsOf(config),
    own_model: null,
    may: { read: by_model && config.models.reads, judge: by_model && config.models.judges },
    config,
    language,
  });
  return fillPage(await readPage(`documents/${name}.${language}.md`, null), facts);
}

describe.each(languages)("the documents in %s", (language) => {
  test.each(complianceDocuments)("%s leaves no fact open, whatever there is and isn't", async (name) => {
    for (const config of [full, bare]) expect(await written(config, name, language)).not.toMatch(/[{}]|null|undefined/);
  });

  test("name who else processes data, where it is, and how long it stays", async () => {
    const agreement = await written(full, "processing-agreement", language);
    for (const fact of ["Hetzner Online GmbH", "Backup BV", "mail.example", "llama", "Falkenstein", "Lindekade Software"])
      expect(agreement).toContain(fact);
    expect(await written(bare, "processing-agreement", language)).toMatch(/None: everything|Geen: alles/);
    const register = await written(full, "processing-register", language, {
      retention: { without_consent_days: 42, through_trash: false },
    });
    expect(register).toMatch(/42 (days|dagen)/);
    expect(register).toMatch(/365 (days|dagen)/);
    expect(register).toMatch(/erased at once|meteen gewist/);
  });

  test("don't say that a model reads along where the agency has turned that off", async () => {
    const off = { reading: { by_model: false } };
    expect(await written(full, "candidate-notice", language)).toContain("llama");
    expect(await written(full, "candidate-notice", language, off)).not.toContain("llama");
    const compares = { EMBEDDINGS_MODEL: "bge-m3", EMBEDDINGS_BASE_URL: "https://models.example/v1", SUBSCRIPTIONS: "off" };
    for (const [reads, named] of [["on", true] as const, ["off", false] as const]) {
      const config = readConfig({ ...compares, ASSISTANT_READS: reads });
      expect((await written(config, "processing-agreement", language)).includes("bge-m3")).toBe(named);
    }
  });
});

test("are Markdown, PDF and Word, for owners and admins", async () => {
  const owner = await server.signIn({ plan: "team" });
  const colleague = await server.signIn({ in_workspace_of: owner });
  const document = "dpia" as const;
  const { markdown, file } = (await owner.send(api.compliance.document, { document }, { locale: "nl" })).data;
  expect(markdown).toContain("# Gegevensbeschermingseffectbeoordeling");
  expect(file).toBeNull();
  const bytes = async (as: "pdf" | "docx") =>
    Buffer.from((await owner.send(api.compliance.document, { document, as })).data.file ?? "", "base64")
      .subarray(0, 4)
      .toString("latin1");
  expect(await bytes("pdf")).toBe("%PDF");
  expect(await bytes("docx")).toBe("PK\u0003\u0004");
  await expect(colleague.send(api.compliance.document, { document })).rejects.toMatchObject({ status: 403 });
  // Who uses the ranking reads how it is to be used.
  const instructions = (await colleague.send(api.compliance.document, { document: "instructions-for-use" })).data;
  expect(instructions.markdown).toContain("# Instructions for use");
});

// What was read each process tells by itself, within two seconds.
describe.skipIf(isPair)("the ranking log tells which list was shown to whom", () => {
  const shown = async (owner: Awaited<ReturnType<typeof server.signIn>>) =>
    (await owner.send(api.compliance.rankingLog, {})).data.lines.filter(({ kind }) => kind === "shown");
  // A list is shown after two seconds at most, with whoever was compared by then.
  const compared = ({ workspace_id }: { workspace_id: string }) => bringUpToDate(server.parts, workspace_id as WorkspaceId);

  test("with ids and scores in its order and the version, once while it is the same, of jobs as well; without who was erased", async () => {
    const owner = await server.signIn({ plan: "team" });
    const colleague = await server.signIn({ in_workspace_of: owner });
    const skills = [{ name: "Python" }, { name: "PostgreSQL" }];
    const people = [];
    for (const last_name of ["Hazelaar", "Wilg"])
      people.push((await owner.send(api.candidate.create, { first_name: "Noor", last_name, skills })).data.candidate.id);
    const { job } = (
      await owner.send(api.job.create, { title: "Data engineer", requirements: [{ text: "Python", kind: "must", skill: "Python" }] })
    ).data;
    await compared(owner);
    const { candidates } = (await owner.send(api.matching.matchedCandidates, { id: job.id })).data;
    await owner.send(api.matching.matchedCandidates, { id: job.id });
    await colleague.send(api.matching.matchedCandidates, { id: job.id, limit: 1 });
    await owner.send(api.matching.matchedJobs, { id: people[0] ?? "" });
    const [first, colleagues, jobs, ...more] = await shown(owner);
    expect(candidates).toHaveLength(2);
    expect(first).toMatchObject({ job_id: job.id, list: "candidates", sort: "-score", is_continued: false, by: "Sanne Verhoeven" });
    expect(first?.candidates).toEqual(candidates.map(({ id, match }) => ({ id, score: match.score })));
    expect(first?.engine_version).toBe(candidates[0]?.match.engine_version);
    expect(colleagues?.candidates).toHaveLength(1);
    expect(jobs).toMatchObject({ list: "jobs", candidate_id: people[0], jobs: [{ id: job.id }], candidates: null });
    expect(more).toEqual([]);
    const { rows } = (await owner.send(api.privacy.hand_over, { candidate_id: people[0] ?? "" })).data;
    expect(rows.shown_rankings).toContainEqual(expect.objectContaining({ job_id: job.id, score: first?.candidates?.[0]?.score }));
    expect(JSON.stringify(rows)).not.toContain(people[1]);
    await owner.send(api.privacy.erase, { candidate_id: people[0] ?? "" });
    const after = await shown(owner);
    expect(JSON.stringify(after)).not.toContain(people[0]);
    expect(after[0]?.candidates?.map(({ score }) => score)).toEqual(first?.candidates?.map(({ score }) => score));
    expect(after[0]?.candidates?.map(({ id }) => id)).toEqual(expect.arrayContaining([null, people[1]]));
  });

  test("for a year, which is more than six months", async () => {
    const owner = await server.signIn();
    await owner.send(api.candidate.create, { first_name: "Noor", last_name: "Es", skills: [{ name: "Python" }] });
    const { job } = (
      await owner.send(api.job.create, { title: "Data engineer", requirements: [{ text: "Python", kind: "must", skill: "Python" }] })
    ).data;
    await compared(owner);
    await owner.send(api.matching.matchedCandidates, { id: job.id });
    const [line] = await shown(owner);
    const age = async (days: number) => {
      const at = new Date(Date.now() - days * 86_400_000).toISOString();
      await server.parts.database.db
        .updateTable("shown_rankings")
        .set({ at })
        .where("id", "=", line?.id ?? "")
        .execute();
      await removeOldShown(server.parts.database.db);
      return shown(owner);
    };
    expect(SHOWN_DAYS).toBeGreaterThan(184);
    expect(await age(SHOWN_DAYS - 1)).toHaveLength(1);
    expect(await age(SHOWN_DAYS + 1)).toEqual([]);
  });
});

test("the ranking log tells who looked and decided, with score and version, and keeps that of whoever was erased, without who", async () => {
  const owner = await server.signIn();
  const { candidate } = (await owner.send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar" })).data;
  const { job } = (await owner.send(api.job.create, { title: "Kok" })).data;
  const pair = { job_id: job.id, candidate_id: candidate.id };
  await owner.send(api.matching.updateMatched, { ...pair, stage: "rejected", reason: "Noor Hazelaar lives too far away" });
  const read = async () => (await owner.send(api.compliance.rankingLog, {})).data;
  const { lines, has_more } = await read();
  expect(has_more).toBe(false);
  expect(lines.at(-1)).toMatchObject({ ...pair, kind: "stage", by: "Sanne Verhoeven", to: "rejected", verdict: null });
  expect(lines.at(-1)?.snapshot).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(lines)).not.toContain("Hazelaar");
  await owner.send(api.privacy.erase, { candidate_id: candidate.id });
  expect((await read()).lines.at(-1)).toMatchObject({ id: lines.at(-1)?.id, candidate_id: null, score: lines.at(-1)?.score });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, type RunningProduct, startProduct } from "../scripts/running-product.ts";
import { codeOfNewestLetter, outboxOf } from "./support/outbox.ts";
import { newDatabase } from "./support/postgres.ts";
import { startS3Server } from "./support/s3-server.ts";
import { onPostgres, PASSWORD } from "./support/tried-product.ts";

const at_postgres = process.env.TEST_DATABASE_URL;
if (!at_postgres) console.log("Skipped what needs PostgreSQL: this machine has none.");
const service = await startS3Server();
const folder = mkdtempSync(join(tmpdir(), "proffer-many-"));
const folderOf = (name: string) => join(folder, name);
const running: RunningProduct[] = [];

/** Processes with folders of their own: nothing but the database and the bucket is shared. */
async function start(name: string, role: string, url: string) {
  const settings = { ...onPostgres(url), ...service.settings, SUBSCRIPTIONS: "off", APP_URL: "http://localhost:3000", ROLE: role };
  const product = await startProduct(await freePort(), folderOf(name), settings);
  running.push(product);
  return product;
}

afterAll(async () => {
  await Promise.all(running.map((product) => product.kill()));
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!at_postgres)("two that answer and one that works, on one database and one bucket", () => {
  let one: RunningProduct;
  let other: RunningProduct;
  let worker: RunningProduct;
  let token: string;
  const on = (product: RunningProduct, as: string | null = token) => ({ base: product.url, token: as });
  const newAccount = async (email: string) => {
    const person = { first_name: "Marit", last_name: "de Groot", email, password: PASSWORD, password_confirmation: PASSWORD };
    const session = await send(api.account.register, person, on(one, null));
    const code = await codeOfNewestLetter(outboxOf(folderOf("worker")), email);
    await send(api.account.verifyEmail, { email, code }, on(other, session.token));
    return (await send(api.account.login, { email, password: PASSWORD }, on(other, null))).token;
  };
  beforeAll(async () => {
    const url = await newDatabase(at_postgres ?? "", "many");
    [one, other, worker] = await Promise.all([start("one", "web", url), start("other", "web", url), start("worker", "worker", url)]);
    token = await newAccount("marit@proffer.example");
  });

  test("whoever logged in at one is known at the other, and at neither once they logged out", async () => {
    const session = (await send(api.account.login, { email: "marit@proffer.example", password: PASSWORD }, on(one, null))).token;
    expect((await send(api.account.validateToken, {}, on(other, session))).user.email).toBe("marit@proffer.example");
    await send(api.account.logout, {}, on(other, session));
    await expect(send(api.account.validateToken, {}, on(one, session))).rejects.toMatchObject({ status: 498 });
  });

  test("what one changes the next answer of the other tells, also of a list that it answered before", async () => {
    const names = async (at: RunningProduct) =>
      (await send(api.candidate.list, {}, on(at))).data.candidates.map(({ first_name }) => first_name);
    expect(await names(other)).toEqual(await names(one));
    const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar" }, on(one))).data;
    expect(await names(other)).toContain("Noor");
    await send(api.candidate.update, { id: candidate.id, first_name: "Noortje" }, on(other));
    expect(await names(one)).toContain("Noortje");
  });

  test("a CV sent to one is opened at the other, and matched by the one that works", async () => {
    const cv = "Noor Beukema\nUtrecht\nPython developer, Veerstroom Logistics, 2015 - present\nSkills: Python, Django, PostgreSQL\n";
    const { data } = await send(api.candidate.extractFile, { file: new File([cv], "noor.txt") }, on(one));
    const { candidate } = (await send(api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id }, on(other))).data;
    expect(await (await fetch(`${other.url}${candidate.files[0]?.url}`)).text()).toBe(cv);
    const vacancy = { title: "Python developer", description: "Requirements:\n- Python\n- PostgreSQL" };
    const { job } = (await send(api.job.create, vacancy, on(one))).data;
    const matched = async () => (await send(api.matching.matchedCandidates, { id: job.id }, on(other))).data.candidates.map(({ id }) => id);
    await expect.poll(matched).toContain(candidate.id);
  });

  test("limits count together, whoever of them is asked", async () => {
    const message = { name: "Noor Akkerman", email: "noor@proffer.example", message: "Do you read scans?" };
    const answers: number[] = [];
    for (const at of [one, other, one, other, one, other, one]) {
      const answer = await fetch(`${at.url}/v1/contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(message),
      });
      answers.push(answer.status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test("the one that works answers nobody but whoever runs it", async () => {
    expect((await fetch(`${worker.url}/ready`)).status).toBe(200);
    for (const path of ["/", "/v1/candidates", "/files/x/y", "/docs"]) expect((await fetch(`${worker.url}${path}`)).status).toBe(404);
  });
});

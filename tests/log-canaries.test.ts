import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { send } from "#web/kit/calls/api.ts";
import { namedCalls, schemaOf, validBody } from "./support/bodies.ts";
import { startSmtpServer } from "./support/smtp-server.ts";
import { PASSWORD, type TriedProduct, tryProduct } from "./support/tried-product.ts";
import { until } from "./support/until.ts";

/** What no line may hold: a name, addresses, a phone number, texts of a CV and a letter, words that were looked for, tokens. */
const canary = {
  email: "kanarie.veer@proffer.example",
  name: "Kanarieke",
  phone: "06 8765 4321",
  text: "Kanarietekst over waterbeheer",
  search: "kanariezoekwoord",
  token: `kanarietoken${"x".repeat(32)}`,
  file: "kanariebestand",
};
/** They end the session, the account, or what the next calls need. */
const APART = /logout|remove|delete|revoke|erase|leave|change|reset|switch|transfer/i;
const AT_ONCE = 25;
const line = z.looseObject({
  time: z.iso.datetime(),
  level: z.enum(["info", "error"]),
  event: z.string(),
  request_id: z.string().optional(),
});

const smtp = await startSmtpServer();
const settings = {
  LOG_FORMAT: "json",
  WARM_UP: "on",
  SMTP_URL: smtp.url,
  MAIL_FROM: "Proffer <no-reply@proffer.example>",
  CONTACT_EMAIL: "desk@proffer.example",
};
let product: TriedProduct;
let token: string;
/** By which id each answer was known. */
const answered: (string | null)[] = [];
const lines = () =>
  product.words
    .join("")
    .split("\n")
    .filter((text) => text !== "");
const read = () => lines().map((text) => line.parse(JSON.parse(text)));
/** A code is written into the subject of its letter. */
const codeOf = async (to: string) =>
  (await until(() => /^Subject: (\d{6})/m.exec(smtp.messages.findLast((message) => message.includes(`To: ${to}`)) ?? "")?.[1])) ?? "";

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${product.base}${path}`, { headers: { authorization: `Bearer ${token}` }, ...init });
  answered.push(response.headers.get("x-request-id"));
  await response.body?.cancel();
  return response;
}
const post = (path: string, body: unknown) =>
  ask(path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

beforeAll(async () => {
  product = await tryProduct(settings);
  token = await product.register(canary.email, codeOf);
});
afterAll(async () => {
  await product.close();
  await smtp.stop();
});

describe("the log of a product that is used", () => {
  test("everything is done that may log: calls with and without success, tasks, letters, files", async () => {
    const on = { base: product.base, token };
    const cv = `${canary.name} Veer\n${canary.phone}\n${canary.email}\n${canary.text}\nPython developer, 2015 - present\n`;
    const { data } = await send(api.candidate.extractFile, { file: new File([cv], `${canary.file}.txt`) }, on);
    await send(api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id }, on);
    await send(api.job.create, { title: canary.text, description: `${canary.text}\nRequirements:\n- Python` }, on);
    const broken = new FormData();
    broken.set("file", new File([`%PDF-1.7 ${canary.text}`], `${canary.file}.pdf`));
    await ask(api.candidate.extractFile.path, { method: "POST", body: broken });
    for (const path of [
      `${api.candidate.list.path}?q=${canary.search}`,
      `/v1/${canary.name}?q=${canary.search}`,
      `/p/${canary.token}`,
      `/c/${canary.token}`,
      `/files/${newId()}/${canary.file}.pdf?until=9999999999&sig=${canary.token}`,
      `/outbox?key=${canary.token}`,
      `/dashboard/candidates?q=${canary.search}`,
    ])
      await ask(path);
    await post(api.candidate.create.path, `{"first_name":"${canary.name}`);
    await post(api.account.login.path, { email: canary.email, password: canary.token });
    await ask(api.candidate.list.path, { headers: { authorization: `Bearer ${canary.token}` } });
    const textFor = (_: string, { maxLength = 500 }: { maxLength?: number }) => canary.text.slice(0, maxLength);
    const askOne = ([, call]: (typeof namedCalls)[number]) => {
      const body = validBody(schemaOf(call), { idFor: () => newId(), textFor, isWhole: true }) as Record<string, unknown>;
      const path = call.path.replace(/\{\w+\}/g, canary.token);
      if (call.method === "POST") return post(path, body);
      return ask(`${path}?${new URLSearchParams({ q: canary.search, search: canary.search })}`, { method: call.method });
    };
    const harmless = namedCalls.filter(([name]) => !APART.test(name));
    for (let at = 0; at < harmless.length; at += AT_ONCE) await Promise.all(harmless.slice(at, at + AT_ONCE).map(askOne));
    expect(answered.length).toBeGreaterThan(100);
  });

  test("a letter that fails is told, as part of the request that it was queued for", async () => {
    smtp.state.manner = "refuses";
    const message = { name: canary.name, email: canary.email, message: canary.text };
    const response = await post(api.contact.send.path, message);
    expect(response.status).toBe(200);
    const id = response.headers.get("x-request-id");
    await expect
      .poll(() => read().find(({ event, request_id }) => event === "task_failed" && request_id === id))
      .toMatchObject({ task: "send_letter", error: "Error", code: expect.stringContaining("451") });
  });

  test("each line is an object of its own, and none holds anything of anybody's", async () => {
    expect(read().length).toBeGreaterThan(10);
    const found = lines().filter((text) => [...Object.values(canary), "Marit", "de Groot", token].some((one) => text.includes(one)));
    expect(found).toEqual([]);
  });

  test("each answer has an id of its own, and a line that belongs to a request has that one's", async () => {
    expect(answered.every((id) => /^[0-9a-f-]{36}$/.test(id ?? ""))).toBe(true);
    expect(new Set(answered).size).toBe(answered.length);
    const loggedIn = await post(api.account.login.path, { email: canary.email, password: PASSWORD });
    const id = loggedIn.headers.get("x-request-id");
    await expect.poll(() => read().find(({ request_id }) => request_id === id)).toMatchObject({ event: "security", kind: "logged_in" });
  });
});

import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { api } from "#contract/index.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { createServer } from "#server/http/serve.ts";
import { startAssistantServer } from "#tests/support/assistant-server.ts";
import { listen } from "#tests/support/events.ts";
import { candidateAndJob, dropCv } from "#tests/support/pair.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";
import { send } from "#web/kit/calls/api.ts";
import { ms, percentile, took } from "../../bench/figures.ts";
import type { Row } from "../row.ts";

type Options = Parameters<typeof startTestServer>[0];
async function onServer(options: Options, measure: (server: TestServer) => Promise<Row>): Promise<Row> {
  const server = await startTestServer({ own: true, ...options });
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/** So far apart no line of the internet tells two answers from each other. */
const APART_MS = 15;
const TRIES = 40;

/** The same asked for an address that somebody has and for one that nobody has, in turns: how far apart the medians are. */
async function apart(id: string, path: string, ask: (server: TestServer) => Promise<{ known: string; more: object }>): Promise<Row> {
  return onServer({}, async (server) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < TRIES; n++) {
      const { known, more } = await ask(server);
      const door = createServer(server.parts); // with counts of its own
      const post = async (email: string) => {
        const headers = { "content-type": "application/json" };
        await door.request(path, { method: "POST", headers, body: JSON.stringify({ email, ...more }) });
      };
      await post(`first${n}@proffer.example`);
      const pair = [
        ["known", known],
        ["unknown", `nobody${n}@proffer.example`],
      ] as const;
      for (const [whose, email] of n % 2 ? pair : pair.toReversed()) {
        await server.rest(); // what the one before queued isn't done beside it
        times[whose].push(await took(() => post(email)));
      }
    }
    const [known, unknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
    return {
      id,
      goal: `medians of ${TRIES} in turns less than ${APART_MS} ms apart`,
      figure: `${ms(known)} for one that somebody has, ${ms(unknown)} for one that nobody has`,
      holds: Math.abs(known - unknown) < APART_MS,
    };
  });
}

const LETTERS = 400;
const MAIL_MS = 250;

/** Somebody registers while a workspace's many letters go out through a mail server that takes as long as a usual one. */
const codeBehindLetters = () => {
  const delivered: string[] = [];
  const mail = async ({ to }: { to: string }) => {
    await new Promise((resolve) => setTimeout(resolve, MAIL_MS));
    delivered.push(to);
  };
  return onServer({ mail }, async (server) => {
    const { workspace_id } = await server.signIn();
    await server.parts.database.transaction(async (trx) => {
      for (let n = 0; n < LETTERS; n++) {
        const letter = { to: `client${n}@proffer.example`, subject: "A proposal", text: "x", html: "x" };
        await queueLetter(server.parts, trx, letter, { workspace_id: workspaceIn({ workspace_id }) });
      }
    });
    await until(() => delivered.length > 0, 60_000);
    const email = "roos@proffer.example";
    const password = "loop langs de linde 7";
    const person = { first_name: "Roos", last_name: "Kuiper", email, password, password_confirmation: password };
    await send(api.account.register, person, { fetcher: server.fetcher, token: null });
    const waited = await took(() => until(() => delivered.includes(email), 60_000));
    const before = delivered.indexOf(email);
    return {
      id: `a code behind ${LETTERS} letters of a workspace`,
      goal: `at the mailbox within a second of the answer, of which the mail server takes ${MAIL_MS} ms`,
      figure: `${ms(waited)}, after ${before} of the letters`,
      holds: before >= 0 && waited < 1000,
    };
  });
};

/** The passwords over which the guesser thinks longest, all three at once. */
const longPasswords = () =>
  onServer({}, async (server) => {
    const worst = ["abc123!?".repeat(16), "@4$5!1|0".repeat(16), "a".repeat(128)];
    const as = { fetcher: server.fetcher, token: null };
    const waited = await took(() => Promise.all(worst.map((password) => send(api.account.checkPassword, { password }, as))));
    return {
      id: "the three longest passwords to judge, at once",
      goal: "judged within four seconds, the guesser's start among them",
      figure: ms(waited),
      holds: waited < 4000,
    };
  });

const assistantSettings = (url: string, seconds: number) => ({
  ASSISTANT_BASE_URL: url,
  ASSISTANT_MODEL: "scripted",
  ASSISTANT_TIMEOUT_SECONDS: String(seconds),
});

/** From a reader's leaving until the model isn't listened to any more. */
const readerLeaves = async () => {
  const model = await startAssistantServer();
  try {
    return await onServer({ settings: { ...assistantSettings(model.url, 60), ASSISTANT_READS: "off" } }, async (server) => {
      const person = await server.signIn();
      const candidate_id = await dropCv(person);
      const chat_id = (await person.send(api.chat.startWithCandidate, { candidate_id })).data.chat.id;
      model.state.manner = { kind: "silent_after", words: ["She ", "knows "] };
      const http = serve({ fetch: server.app.fetch, port: 0 });
      await new Promise((resolve) => http.once("listening", resolve));
      const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`; // as a server by TCP has it
      const leaving = new AbortController();
      const asking = { chat_id, message: "Does she know Kafka?" };
      let leftAt = Number.NaN;
      try {
        for await (const { event } of listen(fetch, api.chat.ask, asking, { token: person.token, base, signal: leaving.signal }))
          if (event === "delta") {
            leftAt = performance.now();
            leaving.abort();
          }
      } catch (error) {
        if ((error as Error).name !== "AbortError") throw error;
      }
      const how = await model.asked.at(-1)?.ended;
      const waited = performance.now() - leftAt;
      http.close();
      return {
        id: "a model whose reader has left",
        goal: "isn't listened to any more within a second",
        figure: `${how ?? "not asked"} after ${ms(waited)}`,
        holds: how === "hung up" && waited < 1000,
      };
    });
  } finally {
    await model.stop();
  }
};

const LIMIT_S = 2;
const BESIDE_MS = 4000;

/** A reading and a draft beside a model that never answers. */
const silentModel = async () => {
  const model = await startAssistantServer();
  model.state.manner = { kind: "silent" };
  try {
    return await onServer({ settings: assistantSettings(model.url, LIMIT_S) }, async (server) => {
      const person = await server.signIn();
      const text = "Wendelmoet Brinkhorst\n\nExperience\nTeam lead at Waterkant, 2019 - 2024";
      const reading = await took(() => person.send(api.candidate.extractText, { text }));
      const pair = await candidateAndJob(person);
      const draft = await took(() => person.send(api.proposal.start, { ...pair, language: "en" }));
      return {
        id: "a model that never answers",
        goal: `a reading and a draft come within ${BESIDE_MS / 1000} s of the ${LIMIT_S} s that it is given`,
        figure: `the reading in ${ms(reading)}, the draft in ${ms(draft)}`,
        holds: Math.max(reading, draft) < LIMIT_S * 1000 + BESIDE_MS,
      };
    });
  } finally {
    await model.stop();
  }
};

/** What the server's calls promise about time, measured alone on the machine. */
export const rows: (() => Promise<Row>)[] = [
  () =>
    apart("logging in with a wrong password", "/api/user/login", async (server) => ({
      known: (await server.signIn()).email,
      more: { password: "not this one" },
    })),
  () =>
    apart("asking for a new password", "/api/user/password/forgot", async (server) => ({ known: (await server.signIn()).email, more: {} })),
  codeBehindLetters,
  longPasswords,
  readerLeaves,
  silentModel,
];

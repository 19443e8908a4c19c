import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { api } from "#contract/index.ts";
import { startAssistantServer } from "#tests/support/assistant-server.ts";
import { listen } from "#tests/support/events.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";
import { ms, percentile, tell, took } from "./figures.ts";

const ROUNDS = 30;
/** From a model's first word to the browser's. */
const MOST_MS = 300;

/** From a model's first word to the first that the browser hears, over sockets; and a whole answer of the built-in assistant. False over its budget. */
export async function benchChat(): Promise<boolean> {
  const model = await startAssistantServer();
  model.state.manner = { kind: "words", words: ["She ", "knows ", "Kafka."] };
  const settings = { ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: "scripted", ASSISTANT_READS: "off" };
  const server = await startTestServer({ settings });
  const plain = await startTestServer();
  const http = serve({ fetch: server.app.fetch, port: 0 });
  try {
    await new Promise((resolve) => http.once("listening", resolve));
    const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const person = await server.signIn({ plan: "team" });
    const { data } = await person.send(api.chat.startWithBoth, await candidateAndJob(person));
    const times: number[] = [];
    for (let n = 0; n < ROUNDS; n++) {
      const body = { chat_id: data.chat.id, message: "Does she know Kafka?" };
      let heard: number | undefined;
      for await (const { event, at } of listen(fetch, api.chat.ask, body, { token: person.token, base }))
        if (event === "delta") heard ??= at;
      times.push((heard ?? Number.NaN) - (model.firstWordAt.at(-1) ?? Number.NaN));
    }
    tell(
      `first word to the browser after the model's first: p50 / most of ${ROUNDS} (at most ${MOST_MS} ms)`,
      `${ms(percentile(times, 0.5))} / ${ms(Math.max(...times))}`,
    );
    const own = await plain.signIn({ plan: "team" });
    const talk = await own.send(api.chat.startWithBoth, await candidateAndJob(own));
    const answers: number[] = [];
    for (let n = 0; n < ROUNDS; n++)
      answers.push(await took(() => own.send(api.chat.ask, { chat_id: talk.data.chat.id, message: "Which requirements are met?" })));
    tell(
      `a whole answer of the built-in assistant: p50 / p95 of ${ROUNDS}`,
      `${ms(percentile(answers, 0.5))} / ${ms(percentile(answers, 0.95))}`,
    );
    const isWithin = Math.max(...times) <= MOST_MS;
    if (!isWithin) console.error(`The first word took longer than ${MOST_MS} ms.`);
    return isWithin;
  } finally {
    http.close();
    await server.stop();
    await plain.stop();
    await model.stop();
  }
}

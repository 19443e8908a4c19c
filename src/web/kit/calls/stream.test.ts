import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { CallFailed, NotReached } from "./api.ts";
import { sendPatiently } from "./stream.ts";

const events = (...parts: string[]) =>
  new Response(
    new ReadableStream({
      start(to) {
        for (const part of parts) to.enqueue(new TextEncoder().encode(part));
        to.close();
      },
    }),
    { headers: { "content-type": "text/event-stream; charset=utf-8" } },
  );
const told = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

async function ask(response: Response) {
  const progress: unknown[] = [];
  const options = { fetcher: () => response, base: "http://localhost", token: null };
  const answer = await sendPatiently(api.candidate.extractFile, {} as never, (at) => progress.push(at), options).catch(
    (failure: unknown) => failure,
  );
  return { progress, answer };
}

test("what is told on the way is heard, also where it comes in pieces, and the answer is the last", async () => {
  const whole = told("progress", { page: 1 }) + told("progress", { page: 2 }) + told("done", { candidate: null });
  const { progress, answer } = await ask(events(whole.slice(0, 20), whole.slice(20, 45), whole.slice(45)));
  expect(progress).toEqual([{ page: 1 }, { page: 2 }]);
  expect(answer).toEqual({ data: { candidate: null } });
});

test("an answer that doesn't stream is as good", async () => {
  const envelope = { response_status: 200, response_message: "Done", data: { candidate: null } };
  expect((await ask(Response.json(envelope))).answer).toMatchObject(envelope);
});

test("a refusal on the way is one", async () => {
  const { answer } = await ask(events(told("error", { response_status: 406, response_message: "Full" })));
  expect(answer).toBeInstanceOf(CallFailed);
  expect(answer).toMatchObject({ status: 406 });
});

test("an answer that breaks off wasn't reached", async () => {
  const { answer } = await ask(events(told("progress", { page: 1 })));
  expect(answer).toBeInstanceOf(NotReached);
});

import { describe, expect, test, vi } from "vitest";
import type { chatEvents } from "#contract/chat.ts";
import { api } from "#contract/index.ts";
import { CallFailed, fieldErrors, NotReached, type SendOptions, send } from "./api.ts";
import { stream } from "./stream.ts";

const id = "01900000-0000-7000-8000-000000000001";
const done = { response_status: 200, response_message: "Done" };

function listening(status = 200, reply: unknown = done) {
  const heard: Request[] = [];
  const options: SendOptions = {
    token: "secret",
    locale: "nl",
    fetcher: (request) => {
      heard.push(request);
      return Response.json(reply, { status });
    },
  };
  return { options, request: () => heard[0] as Request };
}

describe("a call travels as the contract says", () => {
  test("a query repeats its arrays and leaves out what isn't set", async () => {
    const { options, request } = listening();
    await send(api.candidate.list, { skills: ["C++", "Go"], q: undefined, limit: 10 }, options);
    expect(new URL(request().url).search).toBe("?skills=C%2B%2B&skills=Go&limit=10");
  });

  test("a part of the path is filled from the body", async () => {
    const { options, request } = listening(200, { ...done, data: { candidate: { id } } });
    await send(api.candidate.remove, { id }, options);
    expect(request().method).toBe("DELETE");
    expect(new URL(request().url).pathname).toBe(`/api/user/candidate/delete/${id}`);
    expect(await request().text()).toBe("");
  });

  test("without a file it is JSON, with the session and the language", async () => {
    const { options, request } = listening();
    await send(api.candidate.create, { first_name: "Noor" }, options);
    expect(await request().json()).toEqual({ first_name: "Noor" });
    expect(request().headers.get("authorization")).toBe("Bearer secret");
    expect(request().headers.get("accept-language")).toBe("nl");
  });

  test("with files it is a form: several files repeat their part, lists are JSON text", async () => {
    const { options, request } = listening();
    const files = [new File(["a"], "a.txt"), new File(["b"], "b.txt")];
    await send(api.candidate.create, { first_name: "Noor", tags: ["x"], allow_duplicate: true, files }, options);
    const form = await request().formData();
    expect(form.getAll("files").map((file) => (file as File).name)).toEqual(["a.txt", "b.txt"]);
    expect([form.get("first_name"), form.get("tags"), form.get("allow_duplicate")]).toEqual(["Noor", '["x"]', "true"]);
  });
});

describe("a failure has a name", () => {
  test("an answer other than 200 carries its envelope", async () => {
    const { options } = listening(422, {
      response_status: 422,
      response_message: "Nee",
      validation_errors: { "skills.0.name": ["Vul dit in.", "Te kort."] },
    });
    const failure = await send(api.job.create, { title: "x" }, options).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(CallFailed);
    expect(failure).toMatchObject({ status: 422, had_token: true, message: "Nee" });
    expect(fieldErrors(failure)).toEqual({ "skills.0.name": "Vul dit in." });
  });

  test("a 200 whose envelope says another status is that status, with its message and its fields", async () => {
    const envelope = { response_status: 422, response_message: "Nee", validation_errors: { title: ["Vul dit in."] } };
    const failure = await send(api.job.create, { title: "x" }, listening(200, envelope).options).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(CallFailed);
    expect(failure).toMatchObject({ status: 422, had_token: true, message: "Nee" });
    expect(fieldErrors(failure)).toEqual({ title: "Vul dit in." });
    for (const response_status of [204, 498])
      await expect(send(api.job.list, {}, listening(200, { ...done, response_status }).options)).rejects.toMatchObject({
        status: response_status,
      });
    await expect(send(api.job.list, {}, listening(200, { response_message: "Done" }).options)).rejects.toBeInstanceOf(NotReached);
  });

  test("a call is given up after 600000 ms, and told as no answer", async () => {
    vi.useFakeTimers();
    // The platform's own clock can't be set forward; this one does as it does.
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const over = new AbortController();
      setTimeout(() => over.abort(new DOMException("signal timed out", "TimeoutError")), ms);
      return over.signal;
    });
    let failure: unknown = null;
    const fetcher = ({ signal }: Request) =>
      new Promise<Response>((_answer, refuse) => signal.addEventListener("abort", () => refuse(signal.reason as Error)));
    void send(api.job.list, {}, { token: null, fetcher }).catch((thrown: unknown) => {
      failure = thrown;
    });
    await vi.advanceTimersByTimeAsync(599_999);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ name: "NotReached", reason: "other" });
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test("no answer is a network failure; what isn't an envelope is told apart", async () => {
    const refuse = () => Promise.reject(new TypeError("fetch failed"));
    await expect(send(api.job.list, {}, { token: null, fetcher: refuse })).rejects.toMatchObject({ reason: "network" });
    const page = () => new Response("<html>");
    await expect(send(api.job.list, {}, { token: null, fetcher: page })).rejects.toBeInstanceOf(NotReached);
  });
});

describe("a call that streams", () => {
  const question = { chat_id: id, message: "Does she know Kafka?" };
  const told = async (options: SendOptions) => {
    const events: unknown[] = [];
    for await (const event of stream<typeof api.chat.ask, typeof chatEvents>(api.chat.ask, question, options)) events.push(event);
    return events;
  };
  /** As a server that sends these pieces one after the other. */
  const sending = (pieces: readonly string[], type = "text/event-stream; charset=utf-8") => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    return { token: "secret", fetcher: () => new Response(body, { headers: { "content-type": type } }) };
  };

  test("gives its events as they come, however they are cut", async () => {
    const pieces = [
      "event: delta\nda",
      'ta: {"text":"Yes, "}\n\nevent: del',
      'ta\r\ndata: {"text":"sinds 2021"}\r\n\r\n',
      ": still here\n\n",
    ];
    expect(await told(sending(pieces))).toEqual([
      { name: "delta", data: { text: "Yes, " } },
      { name: "delta", data: { text: "sinds 2021" } },
    ]);
  });

  test("asks for a stream, with the session and the language", async () => {
    const { options, request } = listening(406, { response_status: 406, response_message: "Nee" });
    await expect(told(options)).rejects.toMatchObject({ status: 406, message: "Nee" });
    expect(request().headers.get("accept")).toBe("text/event-stream");
    expect(request().headers.get("authorization")).toBe("Bearer secret");
  });

  test("that ends a session says so, as any other call", async () => {
    const { options } = listening(498, { response_status: 498, response_message: "Weg" });
    await expect(told(options)).rejects.toMatchObject({ status: 498, had_token: true });
  });

  test("that a 200 refuses in its envelope is refused", async () => {
    const { options } = listening(200, { response_status: 406, response_message: "Nee" });
    await expect(told(options)).rejects.toMatchObject({ status: 406, message: "Nee" });
  });

  test("something else in place of a stream is no answer", async () => {
    await expect(told(sending(["<html>"], "text/html"))).rejects.toBeInstanceOf(NotReached);
  });

  test("whoever stops listening is told apart from a line that breaks", async () => {
    const abort = new AbortController();
    const fetcher = (request: Request) =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('event: delta\ndata: {"text":"Yes"}\n\n'));
            request.signal.addEventListener("abort", () => controller.error(request.signal.reason));
          },
        }),
        { headers: { "content-type": "text/event-stream" } },
      );
    const events = stream<typeof api.chat.ask, typeof chatEvents>(api.chat.ask, question, { token: null, fetcher, signal: abort.signal });
    expect((await events.next()).value).toEqual({ name: "delta", data: { text: "Yes" } });
    abort.abort();
    await expect(events.next()).rejects.toMatchObject({ reason: "cancelled" });
  });
});

import { describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { CallFailed, fieldErrors, NotReached, type SendOptions, send } from "./api.ts";

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
    const { options, request } = listening();
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

  test("no answer is a network failure; what isn't an envelope is told apart", async () => {
    const refuse = () => Promise.reject(new TypeError("fetch failed"));
    await expect(send(api.job.list, {}, { token: null, fetcher: refuse })).rejects.toMatchObject({ reason: "network" });
    const page = () => new Response("<html>");
    await expect(send(api.job.list, {}, { token: null, fetcher: page })).rejects.toBeInstanceOf(NotReached);
  });
});

import { expect, test } from "vitest";
import { listedModels } from "./listed.ts";

const address = { provider: "openai-compatible", base_url: "https://models.example/v1", api_key: null } as const;
const broken = (error: Error) => new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(error) });

test.each([
  ["a page of the web", () => new Response("<!doctype html><title>Welcome</title>"), "unreadable"],
  ["a list that breaks off", () => new Response(broken(new TypeError("terminated"))), "cut_off"],
  ["a list that takes too long", () => new Response(broken(new DOMException("late", "TimeoutError"))), "timeout"],
  ["a list without an end", () => new Response("[".repeat(5 * 1024 * 1024)), "unreadable"],
  ["nobody", () => Promise.reject(new TypeError("fetch failed")), "unavailable"],
] as const)("where a list of models is looked for and %s is found, it is told so", async (_what, answer, trouble) => {
  await expect(listedModels(address, async () => answer())).rejects.toMatchObject({ trouble });
});

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";

/** Whoever gives a text to a language model, a translation service or an embedding model, each through a mask. */
const WAYS_OUT = [
  "src/server/areas/chat/tasks.ts",
  "src/server/areas/judging/asking/tasks.ts",
  "src/server/areas/proposal/writing/tasks.ts",
  "src/server/areas/ranking/meaning/tasks.ts",
  "src/server/areas/reading/tasks.ts",
  "src/server/areas/second-look/tasks.ts",
  "src/server/areas/translation/tasks.ts",
];

test("no text reaches a model or a translation but by the ways that mask it", () => {
  const asking = globSync("src/server/{areas,http,core,papers}/**/*.ts")
    .filter((path) => !path.endsWith(".test.ts"))
    .filter((path) =>
      /\bassistant\.stream\(|\bjsonAnswer\(|\btranslation\.translate\(|\bembeddings\.embed\(/.test(readFileSync(path, "utf8")),
    );
  expect(asking.sort()).toEqual(WAYS_OUT);
  for (const path of asking) expect(readFileSync(path, "utf8"), path).toMatch(/\bthroughMask\(/);
});

test("which model answers is known in one place, which asks the workspace what it may do", () => {
  const readers = globSync("src/server/{areas,http}/**/*.ts")
    .filter((path) => !path.endsWith(".test.ts"))
    .filter((path) =>
      /\bparts\.(assistant|models)\b|Pick<Parts, [^>]*"assistant"|\{[^{}]*\bassistant\b[^{}]*\}: Parts\b/.test(readFileSync(path, "utf8")),
    );
  expect(readers.sort()).toEqual([
    "src/server/areas/model-settings/handlers.ts",
    "src/server/areas/model-settings/tasks.ts",
    "src/server/areas/model/tasks.ts",
  ]);
});

test("a call that asks a model is for verified e-mail addresses, and is counted by the day", () => {
  const { start, draft, updateTranslation } = api.proposal;
  for (const call of [api.translation.translate, api.chat.ask, start, draft, updateTranslation, api.model.test, api.model.judge]) {
    expect(["verified", "recruiter", "owner"], call.path).toContain(call.access);
    expect(call.rate_limit, call.path).toBe("model");
  }
});

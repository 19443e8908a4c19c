import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { openApiDocument } from "#server/http/openapi.ts";

test("docs/openapi.json is what the contract says: npm run openapi writes it anew", () => {
  expect(JSON.parse(readFileSync("docs/openapi.json", "utf8"))).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

test("every call of the contract stands in the document", () => {
  const { paths } = openApiDocument();
  for (const call of Object.values(api).flatMap((calls) => Object.values(calls)))
    expect(paths[call.path]?.[call.method.toLowerCase()]).toBeDefined();
});

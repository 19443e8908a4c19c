import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { namedSchemas } from "#server/http/named-schemas.ts";
import { openApiDocument } from "#server/http/openapi.ts";

const document = openApiDocument();

test("every call of the contract stands in the document", () => {
  for (const call of Object.values(api).flatMap((calls) => Object.values(calls)))
    expect(document.paths[call.path]?.[call.method.toLowerCase()]).toBeDefined();
});

test("whatever the document refers to is in it, and each named record is referred to", () => {
  const referred = new Set([...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]));
  expect([...referred].sort()).toEqual(
    Object.keys(document.components.schemas)
      .map((name) => `#/components/schemas/${name}`)
      .sort(),
  );
  expect(Object.keys(namedSchemas).filter((name) => !(name in document.components.schemas))).toEqual([]);
});

test("a reply can hold what its schema asks: the envelope's fields beside the call's own", () => {
  const reply = (
    document.paths["/api/user/jobs"] as Record<string, { responses: { 200: { content: Record<string, { schema: unknown }> } } }>
  ).get?.responses[200].content["application/json"]?.schema;
  expect(reply).toMatchObject({
    type: "object",
    properties: { response_status: { const: 200 }, data: { type: "object" } },
    required: expect.arrayContaining(["response_status", "response_message", "data"]),
    additionalProperties: false,
  });
});

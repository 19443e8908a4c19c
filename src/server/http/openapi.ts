import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { scopeOf } from "#contract/account/api-key.ts";
import type { Access, Call } from "#contract/call.ts";
import { failure, success } from "#contract/envelope.ts";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { escapeHtml } from "#server/core/html.ts";
import { namedSchemas } from "./named-schemas.ts";
import { ownStyle } from "./security-headers.ts";

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });

type JsonSchema = Record<string, unknown>;
type ObjectSchema = { properties?: JsonSchema; required?: string[] };

/** JSON Schema of what a call takes or gives; records with a name go to `schemas` and are referred to from here. */
type SchemaOf = (schema: z.ZodType, io: "input" | "output") => JsonSchema;

function namingIn(schemas: Record<string, JsonSchema>): SchemaOf {
  return (schema, io) => {
    const {
      $schema: _,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12", metadata: names });
    // What a call takes is described apart from what it gives: a default makes a field optional there and certain here.
    const name = (id: string) => (io === "input" ? `${id}Input` : id);
    const referring = (part: unknown) =>
      JSON.parse(JSON.stringify(part).replace(/"#\/\$defs\/(\w+)"/g, (_, id) => `"#/components/schemas/${name(id)}"`)) as JsonSchema;
    for (const [id, definition] of Object.entries($defs)) schemas[name(id)] ??= referring(definition);
    return referring(json);
  };
}

const needs: Record<Access, string> = {
  public: "Anyone may call it.",
  optional: "Anyone may call it; a valid session is used.",
  user: "Needs a session.",
  verified: "Needs a session with a verified e-mail.",
  recruiter: "Needs a verified owner, admin or recruiter; a viewer gets 403.",
  admin: "Needs the owner or an admin.",
  owner: "Needs the owner.",
  signed: "Needs the provider's signature.",
};

/** The OpenAPI 3.1 document, read from the contract. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, JsonSchema> = {};
  const schemaOf = namingIn(schemas);
  schemas.Failure = schemaOf(failure, "output");
  for (const [area, calls] of Object.entries(api))
    for (const [name, call] of Object.entries(calls as Record<string, Call>))
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(area, name, call, schemaOf) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Proffer",
      version: "1",
      description: "Every success is HTTP 200 in one envelope; every failure carries the same envelope with its own code.",
    },
    components: {
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "The token of register or login." },
        key: { type: "http", scheme: "bearer", description: "An API key (`prf_…`), for the calls that name a scope." },
      },
      schemas,
    },
    paths,
  };
}

function operation(area: string, name: string, call: Call, schemaOf: SchemaOf) {
  const body = schemaOf(call.body, "input") as ObjectSchema;
  const scope = scopeOf(area, call);
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => nth(match, 1));
  const { properties = {}, required = [] } = body;
  const parameters = Object.entries(properties)
    .filter(([field]) => inPath.includes(field) || call.method === "GET")
    .map(([field, schema]) => ({ name: field, in: inPath.includes(field) ? "path" : "query", required: required.includes(field), schema }));
  const envelope = schemaOf(success, "output") as ObjectSchema;
  const inEnvelope = schemaOf(call.reply, "output") as ObjectSchema;
  const reply = {
    ...inEnvelope,
    properties: { ...envelope.properties, ...inEnvelope.properties },
    required: [...(envelope.required ?? []), ...(inEnvelope.required ?? [])],
  };
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: call.summary,
    description: scope ? `${needs[call.access]} An API key needs the scope \`${scope}\`.` : needs[call.access],
    security:
      call.access === "public" || call.access === "signed"
        ? []
        : call.access === "optional"
          ? [{}, { session: [] }]
          : scope
            ? [{ session: [] }, { key: [] }]
            : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(call.method === "POST" && {
      requestBody: { content: { "application/json": { schema: body }, ...(call.upload && { "multipart/form-data": { schema: body } }) } },
    }),
    responses: {
      200: { description: "Done", content: { "application/json": { schema: reply }, ...(call.stream && eventsOf(call.stream, schemaOf)) } },
      default: { description: "Refused or failed", content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } } },
    },
  };
}

/** Server-sent events: what `data` holds under each name. */
const eventsOf = (events: NonNullable<Call["stream"]>, schemaOf: SchemaOf) => ({
  "text/event-stream": {
    schema: {
      type: "object",
      description: "Sent as server-sent events: each property is the name of an event, its schema that of the event's data.",
      properties: Object.fromEntries(Object.entries(events).map(([name, schema]) => [name, schemaOf(schema, "output")])),
    },
  },
});

/** The document, and a page that lists every call, with no script and nothing from elsewhere: each is made once, when first asked for. */
export function serveDocs(server: Hono): void {
  const document = once(() => JSON.stringify(openApiDocument()), "application/json; charset=utf-8");
  const page = once(() => docsPage(openApiDocument()), "text/html; charset=utf-8");
  server.get("/api/openapi.json", (c) => document(c));
  server.get("/api/docs", (c) => {
    ownStyle(c, style);
    return page(c);
  });
}

/** Answers with a text that stays as it is while the process lives; whoever has it already learns just that. */
function once(make: () => string, type: string): (c: Context) => Response {
  let made: { plain: Uint8Array<ArrayBuffer>; packed: Uint8Array<ArrayBuffer>; etag: string } | undefined;
  return (c) => {
    if (!made) {
      const plain = new TextEncoder().encode(make());
      const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 20)}"`;
      made = { plain, packed: gzipSync(plain), etag };
    }
    const { plain, packed, etag } = made;
    const headers: Record<string, string> = { "content-type": type, "cache-control": "no-cache", vary: "accept-encoding", etag };
    if (c.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
    if (!/\bgzip\b/.test(c.req.header("accept-encoding") ?? "")) return new Response(plain, { headers });
    return new Response(packed, { headers: { ...headers, "content-encoding": "gzip" } });
  };
}

const style = `body{font:14px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1d1c1a;background:#fff}code,pre{font:12px/1.5 ui-monospace,monospace}
pre{background:#f8f7f4;padding:.75rem;overflow:auto;border-radius:6px}details{border-bottom:1px solid #e8e5df;padding:.5rem 0}summary{cursor:pointer}summary span{color:#6b665e}h3{font-size:13px}
@media(prefers-color-scheme:dark){body{background:#1a1b1f;color:#eceae6}pre{background:#26282e}details{border-color:#2c2e34}summary span{color:#9a978f}}`;

function docsPage(document: ReturnType<typeof openApiDocument>): string {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, op]) => ({ path, method: method.toUpperCase(), ...(op as ReturnType<typeof operation>) })),
  );
  const areas = [...new Set(entries.map((entry) => nth(entry.tags, 0)))];
  const section = (area: string) =>
    `<h2 id="${area}">${escapeHtml(area)}</h2>${entries
      .filter((entry) => entry.tags[0] === area)
      .map(
        (
          entry,
        ) => `<details id="${escapeHtml(entry.operationId)}"><summary><b>${entry.method}</b> <code>${escapeHtml(entry.path)}</code> <span>${escapeHtml(entry.summary)}</span></summary>
<p>${escapeHtml(entry.description)}</p>${entry.parameters ? `<h3>Parameters</h3><pre>${escapeHtml(JSON.stringify(entry.parameters, null, 2))}</pre>` : ""}
${entry.requestBody ? `<h3>Takes</h3><pre>${escapeHtml(JSON.stringify(entry.requestBody.content["application/json"].schema, null, 2))}</pre>` : ""}
<h3>Replies</h3><pre>${escapeHtml(JSON.stringify(entry.responses[200].content["application/json"].schema, null, 2))}</pre></details>`,
      )
      .join("\n")}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Proffer: the calls</title>
<style>${style}</style>
<h1>Proffer: the calls</h1><p>${escapeHtml(document.info.description)} The machine-readable form: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>${areas.map((area) => `<a href="#${area}">${area}</a>`).join(" · ")}</p>${areas.map(section).join("\n")}</html>`;
}

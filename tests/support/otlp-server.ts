import { createServer } from "node:http";
import * as z from "zod";

const attribute = z.object({ key: z.string(), value: z.looseObject({}) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes: z.array(attribute) }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
});

export interface ReceivedSpan {
  trace: string;
  id: string;
  parent: string | null;
  name: string;
  attributes: Record<string, unknown>;
  status: { code?: number | undefined; message?: string | undefined };
}

/** A collector that takes traces as OTLP over HTTP in JSON (opentelemetry.io/docs/specs/otlp) and keeps them, with all that came as it came. */
export async function startOtlpServer() {
  const spans: ReceivedSpan[] = [];
  const came: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    came.push(`${JSON.stringify(request.headers)}\n${body}`);
    if (request.url !== "/v1/traces") return response.writeHead(404).end();
    for (const { scopeSpans } of exported.parse(JSON.parse(body)).resourceSpans)
      for (const each of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          trace: each.traceId,
          id: each.spanId,
          parent: each.parentSpanId || null,
          name: each.name,
          attributes: Object.fromEntries(each.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
          status: each.status,
        });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    spans,
    /** Headers and bodies of all requests. */
    came,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Config } from "#server/config.ts";
import { currentRequest } from "#server/parts/telemetry/request.ts";
import type { Traces } from "./telemetry.ts";

type TraceSettings = NonNullable<Config["traces"]>;

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
/** So long the close waits for a collector. */
const CLOSE_MS = 3000;

/** Spans to a collector that speaks OTLP over HTTP, in JSON. What finds no room while it is away is dropped. */
export function openTraces({ endpoint, headers, ratio }: TraceSettings, about: { version: string; role: string }): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "proffer", "service.version": about.version, "proffer.role": about.role }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }), scheduledDelayMillis: 2000 }),
    ],
  });
  const tracer = provider.getTracer("proffer");
  // What hangs on a request was put there by `begin`.
  const around = () => (currentRequest()?.span as Context | null | undefined) ?? ROOT_CONTEXT;
  return {
    about: `sent to ${new URL(endpoint).host}${ratio < 1 ? `, ${ratio * 100} % of them` : ""}`,
    begin: (name, { kind, attributes, traceparent, started_ms } = {}) => {
      const parent = traceparent === undefined ? around() : contextOf(traceparent);
      const span = tracer.startSpan(
        name,
        {
          ...(kind && { kind: kinds[kind] }),
          ...(attributes && { attributes }),
          ...(started_ms !== undefined && { startTime: Date.now() - started_ms }),
        },
        parent,
      );
      return {
        span: trace.setSpan(parent, span),
        end: ({ attributes: more, failed } = {}) => {
          if (more) span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR, message: failed });
          span.end();
        },
      };
    },
    traceparent: () => {
      const context = trace.getSpanContext(around());
      return context ? `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, "0")}` : null;
    },
    close: async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

/** Below what somebody else began; where nobody did, the beginning of a trace. */
function contextOf(traceparent: string | null): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true });
}

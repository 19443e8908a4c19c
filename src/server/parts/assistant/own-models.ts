import type { Outgoing } from "#server/parts/outgoing/outgoing.ts";
import type { Telemetry } from "#server/parts/telemetry/telemetry.ts";
import { watchedStream } from "#server/parts/telemetry/watching.ts";
import type { Assistant } from "./assistant.ts";
import { listedModels } from "./listed.ts";
import type { Models } from "./models.ts";
import type { ModelSettings } from "./providers.ts";

export function openModels({ outgoing, telemetry }: { outgoing: Outgoing; telemetry: Telemetry }): Models {
  const through: typeof fetch = (address, init = {}) => {
    const { method = "GET", body, signal } = init;
    const headers = Object.fromEntries(new Headers(init.headers));
    return outgoing.stream(
      String(address),
      { method, headers, ...(typeof body === "string" && { body }) },
      signal ?? AbortSignal.timeout(60_000),
    );
  };
  return {
    open: async (settings) => watchedModel(settings, telemetry, through),
    list: (address) => listedModels(address, through),
  };
}

/** The library that speaks to models is loaded where there is one. */
export async function watchedModel(settings: ModelSettings, telemetry: Telemetry, through?: typeof fetch): Promise<Assistant> {
  const { openModel } = await import("./model.ts");
  const model = openModel(settings, through);
  return { ...model, stream: (...given) => watchedStream(telemetry, "assistant", "stream", model.stream(...given)) };
}

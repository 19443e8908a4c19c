import type { Assistant } from "./assistant.ts";
import type { OfferedModel } from "./listed.ts";
import type { ModelAddress, ModelSettings } from "./providers.ts";

/** Models that people set up themselves: each is asked by `outgoing` alone, whatever its address. */
export interface Models {
  open(settings: ModelSettings): Promise<Assistant>;
  /** What a provider offers; throws an `AssistantFailure`, or `NoList` where it answers and has none. */
  list(address: ModelAddress): Promise<OfferedModel[]>;
}

import type { LanguageModel } from "ai";
import type { ModelProvider } from "#contract/account/model.ts";
import { modelAddresses } from "#contract/choices.ts";

export interface ModelSettings {
  provider: ModelProvider;
  /** Null: the provider's own address, where it has one. */
  base_url: string | null;
  api_key: string | null;
  model: string;
  /** So long it may be silent, before its first word and between two. */
  timeout_seconds: number;
  /** So long a whole answer may take: three times that, unless it says. */
  whole_seconds?: number;
}
export type ModelAddress = Pick<ModelSettings, "provider" | "base_url" | "api_key">;

export function addressOf({ provider, base_url }: Pick<ModelSettings, "provider" | "base_url">): string {
  const address = (base_url ?? modelAddresses[provider] ?? "").replace(/\/+$/, "");
  // A resource as Azure's own pages show it.
  return provider === "azure" ? address.replace(/^(https?:\/\/[^/]+)(\/openai)?$/, "$1/openai/v1") : address;
}

/** A model's name, and who runs it. */
export const aboutModel = (settings: Pick<ModelSettings, "provider" | "base_url" | "model">): string =>
  `${settings.model} (${settings.base_url || !runBy[settings.provider] ? new URL(addressOf(settings)).hostname : runBy[settings.provider]})`;
const runBy: Partial<Record<ModelProvider, string>> = { openai: "OpenAI", anthropic: "Anthropic", mistral: "Mistral AI" };

/**
 * A model as its provider's own library speaks to it; each is loaded where it is used. Nothing is left to the library's own settings:
 * it would look for keys and addresses in the environment.
 */
export async function languageModel(settings: ModelSettings, fetch: typeof globalThis.fetch): Promise<LanguageModel> {
  const { provider, api_key, model } = settings;
  const around = { baseURL: addressOf(settings), apiKey: api_key ?? "", fetch };
  switch (provider) {
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(around)(model);
    case "mistral":
      return (await import("@ai-sdk/mistral")).createMistral(around)(model);
    // The chat protocol, by which nothing is kept there; Azure's endpoint speaks the same, and takes its key by a name of its own.
    case "openai":
    case "azure": {
      const named = provider === "azure" && { name: "azure", headers: { "api-key": around.apiKey } };
      return (await import("@ai-sdk/openai")).createOpenAI({ ...around, ...named }).chat(model);
    }
    default: {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const { apiKey, ...open } = around;
      const asked = { ...open, name: "assistant", includeUsage: true, supportsStructuredOutputs: true };
      return createOpenAICompatible({ ...asked, ...(apiKey && { apiKey }) })(model);
    }
  }
}

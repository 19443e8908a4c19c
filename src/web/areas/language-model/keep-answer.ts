import { api } from "#contract/index.ts";
import type { Answer } from "#web/kit/calls/api.ts";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";

/** What was saved is what stands on the screen: until it was asked again the old would stand there for a moment. */
export function keepSettings(answer: Answer<typeof api.model.settings>): void {
  queryClient.setQueryData(keyOf(api.model.settings, {}), answer);
}

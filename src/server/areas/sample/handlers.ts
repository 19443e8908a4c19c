import type { sampleCalls } from "#contract/sample.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { matchesAfter } from "#server/areas/ranking/tasks.ts";
import { addSample, readSample, removeSample } from "./tasks.ts";

export const sampleHandlers: Handlers<typeof sampleCalls> = {
  load: async ({ caller, parts }) => {
    const sample = await readSample(parts, caller);
    const data = await addSample(parts, caller, sample);
    matchesAfter.begin(parts, caller.workspace);
    return { data };
  },

  remove: async ({ caller, parts }) => ({ data: await removeSample(parts, caller.workspace) }),
};

import type { Call } from "#contract/call.ts";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import type { CustomOutcome, SaveCustom } from "./custom-rows.tsx";

/** Saves what a record holds in the workspace's own fields by `update`; what `refreshes` names is read anew, also where somebody was faster. */
export const saveCustomBy =
  (update: (custom: Parameters<SaveCustom>[0]) => Promise<unknown>, refreshes: readonly Call[]): SaveCustom =>
  async (custom): Promise<CustomOutcome> => {
    const readAnew = () => Promise.all(refreshes.map((call) => queryClient.invalidateQueries({ queryKey: keyOf(call) })));
    try {
      await update(custom);
      await readAnew();
      return { kind: "saved" };
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status === 409) {
        await readAnew();
        return { kind: "stale" };
      }
      const errors = failure instanceof CallFailed ? fieldErrors(failure) : {};
      if (Object.keys(errors).length > 0) return { kind: "refused", errors };
      showFailure(failure);
      return { kind: "failed" };
    }
  };

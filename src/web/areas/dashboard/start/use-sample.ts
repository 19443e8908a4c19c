import { useQueryClient } from "@tanstack/react-query";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { useWords } from "#web/words/words.ts";

/** Brings the sample in, or takes it out: whatever is shown then is asked for anew. */
export function useSample() {
  const t = useWords();
  const queries = useQueryClient();
  const load = useAction(api.sample.load, { onDone: () => queries.invalidateQueries() });
  const remove = useAction(api.sample.remove, {
    onDone: async ({ data }) => {
      notify("info", t("dashboard.sample_removed", { candidates: data.candidates, jobs: data.jobs }));
      await queries.invalidateQueries();
    },
  });
  return { isBusy: load.isPending || remove.isPending, load: () => load.mutate({}), remove: () => remove.mutate({}) };
}

import { useNavigate } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";

/** Ends an import. One that wasn't run is gone then; of another what it added stays. */
export function useDiscard(id: string) {
  const navigate = useNavigate();
  return useAction(api.import.cancel, {
    onDone: async ({ data }) => {
      if (data.import.id === id && data.import.ended_at === null) await navigate({ to: "/dashboard/import" });
    },
    refreshes: [api.import.list, api.import.show],
  });
}

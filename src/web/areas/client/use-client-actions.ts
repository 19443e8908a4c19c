import type { Client } from "#contract/client/client.ts";
import { api } from "#contract/index.ts";
import { useRemoval } from "#web/kit/record/use-removal.ts";
import { useWords } from "#web/words/words.ts";

/** The calls that tell of clients: jobs and proposals name them. */
export const readsClients = [api.job.clients, api.client.list, api.client.show, api.job.list, api.job.show, api.proposal.list];

/** A client into the trash, told with the way back, and out of it again. */
export function useClientActions() {
  const t = useWords();
  const { remove, restore, isBusy } = useRemoval({ calls: api.client, refreshes: readsClients, afterRemoval: [api.client.list] });
  return {
    restore,
    remove: ({ id, name }: Pick<Client, "id" | "name">, onDone?: () => void) => remove(id, t("clients.trashed", { name }), onDone),
    isBusy,
  };
}

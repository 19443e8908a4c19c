import { type ReactNode, useState } from "react";
import type { Client, OpenWork } from "#contract/client/client.ts";
import { api } from "#contract/index.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { useRemoval } from "#web/kit/record/use-removal.ts";
import { useWords } from "#web/words/words.ts";
import { UnderWayDialog } from "./under-way-dialog.tsx";

/** The calls that tell of clients: jobs and proposals name them. */
export const readsClients = [api.job.clients, api.client.list, api.client.show, api.job.list, api.job.show, api.proposal.list];

type ActedOn = Pick<Client, "id" | "name" | "status">;

/** What is under way for a client, where that is why it isn't deleted. */
const openWorkIn = (failure: Error | null): OpenWork | undefined =>
  failure instanceof CallFailed && failure.status === 409 ? (failure.envelope.data as OpenWork | undefined) : undefined;

/**
 * A client into the trash and out of it again, closed and opened: each told with the way back. `dialog`, which stands beside what
 * removes, says why one isn't deleted.
 */
export function useClientActions() {
  const t = useWords();
  const undo = useUndo();
  const [asked, setAsked] = useState<ActedOn | null>(null);
  const update = useAction(api.client.update, { refreshes: readsClients });
  const { remove, restore, isBusy, failure, forget } = useRemoval({
    calls: api.client,
    refreshes: readsClients,
    afterRemoval: [api.client.list, api.job.clients],
    tellsItself: (refusal) => openWorkIn(refusal) !== undefined,
  });
  const setOpen = ({ id, name, status }: ActedOn, isOpen: boolean) =>
    update.mutate(
      { id, status: isOpen ? "active" : "former" },
      {
        onSuccess: () =>
          undo(`client-${id}`, t(isOpen ? "clients.now_open" : "clients.now_closed", { name }), () => update.mutate({ id, status })),
      },
    );
  const open = openWorkIn(failure);
  const dialog: ReactNode = asked && open && (
    <UnderWayDialog client={asked} open={open} onClose={forget} onCloseClient={() => setOpen(asked, false)} />
  );
  return {
    restore,
    remove: (client: ActedOn, onDone?: () => void) => {
      setAsked(client);
      remove(client.id, t("clients.trashed", { name: client.name }), onDone);
    },
    setOpen,
    dialog,
    isBusy: isBusy || update.isPending,
  };
}

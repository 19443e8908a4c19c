import type { Call } from "#contract/call.ts";
import type { api } from "#contract/index.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";

type Removable = typeof api.candidate | typeof api.job | typeof api.proposal | typeof api.client;

interface Removal {
  calls: { remove: Removable["remove"]; restore: Removable["restore"] };
  /** What tells of such records. */
  refreshes: readonly Call[];
  /** The same without what would fail for a record that is gone. */
  afterRemoval: readonly Call[];
  /** A failure that is told by whoever asked: it is their `failure` until they `forget` it. */
  tellsItself?: (failure: Error | null) => boolean;
}

/** A record into the trash, told with the way back, and out of it again. */
export function useRemoval({ calls, refreshes, afterRemoval, tellsItself }: Removal) {
  const undo = useUndo();
  const removal = useAction(calls.remove, {
    refreshes: afterRemoval,
    quiet: true,
    onFailed: (failure) => tellsItself?.(failure) || showFailure(failure),
  });
  const restoration = useAction(calls.restore, { refreshes });
  const restore = (id: string, onDone?: () => void) => restoration.mutate({ id }, { onSuccess: () => onDone?.() });
  const remove = (id: string, message: string, onDone?: () => void) =>
    removal.mutate(
      { id },
      {
        onSuccess: () => {
          undo(`trash-${id}`, message, () => restore(id));
          onDone?.();
        },
      },
    );
  return { remove, restore, isBusy: removal.isPending || restoration.isPending, failure: removal.error, forget: removal.reset };
}

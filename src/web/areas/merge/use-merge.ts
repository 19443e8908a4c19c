import { api } from "#contract/index.ts";
import { notify, showFailure } from "#web/kit/calls/failures.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { useAllCustomFields } from "#web/kit/custom/custom-fields.ts";
import { useWords } from "#web/words/words.ts";
import { countedWords, fieldLabel, type MergedRecord } from "./merge-words.ts";

/** Whatever tells of two records or of what hangs on them. */
const reads = [
  ...[api.merge.list, api.merge.ofRecord, api.merge.compare],
  ...[api.candidate.list, api.candidate.show, api.job.list, api.job.show, api.job.clients, api.client.list, api.client.show],
  ...[api.proposal.list, api.proposal.show, api.chat.list, api.matching.matchedCandidates],
];

/** Two records made one, said to be two, and both taken back. */
export function useMerge() {
  const t = useWords();
  const undo = useUndo();
  const own = useAllCustomFields();
  const undoing = useAction(api.merge.undo, {
    refreshes: reads,
    onDone: ({ data: { stayed, stayed_contacts, added } }) => {
      const contacts = stayed_contacts.map((name) => t("merge.contact_stayed", { name }));
      const kept = [...stayed.map((path) => fieldLabel(t, path, own)), ...contacts, ...countedWords(t, added)];
      notify("info", kept.length > 0 ? t("merge.undone_kept", { what: kept.join(", ") }) : t("merge.undone"));
    },
  });
  const merging = useAction(api.merge.merge, {
    refreshes: reads,
    onDone: ({ data: { merge } }) =>
      undo(`merge-${merge.id}`, t("merge.done", { gone: merge.gone.name, kept: merge.kept.name }), () => undoing.mutate({ id: merge.id })),
  });
  const saying = useAction(api.merge.apart, { refreshes: [api.merge.list, api.merge.ofRecord, api.merge.compare] });
  const apart = (two: { record: MergedRecord; id: string; other_id: string }, onDone?: () => void) =>
    saying.mutate(two, {
      onSuccess: () => {
        undo(`apart-${two.id}-${two.other_id}`, t("merge.apart_said"), () =>
          saying.mutateAsync({ ...two, is_apart: false }).catch(showFailure),
        );
        onDone?.();
      },
    });
  const together = (two: { record: MergedRecord; id: string; other_id: string }) => saying.mutate({ ...two, is_apart: false });
  return { merging, undoing, apart, together, isSaying: saying.isPending };
}

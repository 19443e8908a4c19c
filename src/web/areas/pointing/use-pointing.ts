import type { BodyInput } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { useWords } from "#web/words/words.ts";
import type { Stretch } from "./selected-stretch.ts";

export type As = BodyInput<typeof api.pointing.inCv>["as"];

/** Whatever tells of a candidate asks again: what was pointed at changes scores, drafts and answers. */
const refreshes = [...readsMatches, api.candidate.list];

/** Says what a stretch of the CV proves or is, with the way back; and takes one back. */
export function usePointing(candidate_id: string) {
  const t = useWords();
  const undo = useUndo();
  const back = useAction(api.pointing.takeBack, { refreshes });
  const point = useAction(api.pointing.inCv, {
    refreshes,
    onDone: ({ data }, { as }) => {
      const subject = data.candidate.pointed.find(({ id }) => id === data.id)?.subject ?? "";
      undo(`point-${data.id}`, as.is === "field" ? t(`pointing.done_field.${as.field}`) : t("pointing.done_proof", { what: subject }), () =>
        back.mutate({ candidate_id, id: data.id }),
      );
    },
  });
  return {
    say: (stretch: Stretch, as: As, onDone?: () => void) => point.mutate({ candidate_id, ...stretch, as }, { onSuccess: () => onDone?.() }),
    takeBack: (id: string) => back.mutate({ candidate_id, id }),
    isBusy: point.isPending || back.isPending,
  };
}

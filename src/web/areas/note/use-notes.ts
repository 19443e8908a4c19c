import { api } from "#contract/index.ts";
import type { Note } from "#contract/note/note.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { useOwnRecruiterId } from "#web/kit/people/use-colleagues.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { useWords } from "#web/words/words.ts";

/** The calls that tell what notes say. */
export const readsNotes = [api.note.list, api.candidate.show];

/** What is done with a note, and whether one may. */
export function useNotes() {
  const t = useWords();
  const undo = useUndo();
  const user = useUser();
  const own = useOwnRecruiterId();
  const isEditor = mayEdit(user);
  const pin = useAction(api.note.pin, { refreshes: readsNotes });
  const restore = useAction(api.note.restore, { refreshes: readsNotes });
  const removal = useAction(api.note.remove, { refreshes: readsNotes });
  return {
    isEditor,
    /** Who wrote it, and the owner. */
    mayChange: ({ author }: Note) => isEditor && (user.role === "owner" || (own !== null && author.recruiter_id === own)),
    pin: ({ id, pinned_at }: Note) => pin.mutate({ id, pinned: pinned_at === null }),
    remove: ({ id }: Note) =>
      removal.mutate({ id }, { onSuccess: () => undo(`note-${id}`, t("notes.removed"), () => restore.mutate({ id })) }),
  };
}

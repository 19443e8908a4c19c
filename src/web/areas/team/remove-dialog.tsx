import { Button } from "@mantine/core";
import type { Recruiter } from "#contract/account/team.ts";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { useUser } from "#web/kit/session/session.ts";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords, type Words } from "#web/words/words.ts";
import { countOf, isInvited, nameOf } from "./recruiter-facts.ts";
import { readsTeam } from "./use-recruiter-actions.ts";

interface RemoveDialogProps {
  recruiter: Recruiter;
  /** Who gets the records. */
  owner: Recruiter | undefined;
  onClose: () => void;
}

/** Takes somebody out of the team, or an invitation back, once it has said what that does. */
export function RemoveDialog({ recruiter, owner, onClose }: RemoveDialogProps) {
  const t = useWords();
  const { workspace } = useUser();
  const name = nameOf(recruiter);
  const invited = isInvited(recruiter);
  const remove = useAction(api.team.remove, {
    refreshes: [...readsTeam, api.candidate.list, api.candidate.show, api.job.list, api.job.show],
    onDone: () => {
      notify("info", t(invited ? "team.withdrawn" : "team.removed", { name }));
      onClose();
    },
  });
  const records = recordsOf(recruiter, t);
  return (
    <Modal
      opened
      onClose={onClose}
      title={invited ? t("team.withdraw_title", { name }) : t("team.remove_title", { name, workspace: workspace.name })}
    >
      <Text size={14} isReading tone="secondary" mb={12} isBreakable>
        {t(invited ? "team.withdraw_text" : "team.remove_text", { name })}
      </Text>
      {!invited && (
        <Text size={14} isReading tone="secondary" mb={12} isBreakable>
          {records ? t("team.remove_hand_over", { records, owner: owner ? nameOf(owner) : "" }) : t("team.remove_nothing", { name })}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate({ id: recruiter.id })}>
          {t(invited ? "team.withdraw" : "team.remove")}
        </Button>
      </DialogActions>
    </Modal>
  );
}

/** "4 jobs, 32 candidates and 3 proposals", of what there is. */
function recordsOf({ counts }: Recruiter, t: Words): string | null {
  const parts = (["jobs", "candidates", "proposals"] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`team.${kind}_count`, countOf(counts[kind])));
  const last = parts.pop();
  if (!last) return null;
  return parts.length > 0 ? t("team.and", { first: parts.join(", "), last }) : last;
}

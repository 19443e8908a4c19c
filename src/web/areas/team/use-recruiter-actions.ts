import type { Role } from "#contract/account/account.ts";
import type { Recruiter } from "#contract/account/team.ts";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { showUndo } from "#web/ui/states/undo-toast.tsx";
import { useWords } from "#web/words/words.ts";
import { nameOf } from "./recruiter-facts.ts";

/** The calls that tell who is in the team and how many seats they take. */
export const readsTeam = [api.team.recruiters, api.team.users, api.team.teams, api.subscription.purchased];

/** What is done at once and told with the way back. */
export function useRecruiterActions() {
  const t = useWords();
  const status = useAction(api.team.updateStatus, { refreshes: readsTeam });
  const update = useAction(api.team.update, { refreshes: readsTeam });
  const again = useAction(api.team.resend, {
    refreshes: readsTeam,
    onDone: ({ data }) => notify("info", t("team.invited", { name: nameOf(data.recruiter) })),
  });
  const toast = (id: string, message: string, onUndo: () => void) =>
    showUndo({ id, message, undoLabel: t("common.undo"), closeLabel: t("common.close"), onUndo });

  const setActive = (recruiter: Recruiter, isActive: boolean) => {
    const send = (on: boolean) => ({ id: recruiter.id, status: on === false ? 0 : 1 }) as const;
    status.mutate(send(isActive), {
      onSuccess: () =>
        toast(`status-${recruiter.id}`, t(isActive ? "team.now_active" : "team.now_suspended", { name: nameOf(recruiter) }), () =>
          status.mutate(send(!isActive)),
        ),
    });
  };
  const setRole = (recruiter: Recruiter, role: Exclude<Role, "owner">) => {
    const before = recruiter.role;
    if (before === role || before === "owner") return;
    update.mutate(
      { id: recruiter.id, role },
      {
        onSuccess: () =>
          toast(`role-${recruiter.id}`, t("team.role_changed", { name: nameOf(recruiter), role: t(`frame.role_now.${role}`) }), () =>
            update.mutate({ id: recruiter.id, role: before }),
          ),
      },
    );
  };
  return {
    setActive,
    setRole,
    resend: ({ id }: Recruiter) => again.mutate({ id }),
    isBusy: status.isPending || update.isPending || again.isPending,
  };
}

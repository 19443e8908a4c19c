import { ActionIcon } from "@mantine/core";
import { IconCrown, IconDots, IconLogout, IconMail, IconPencil, IconUserMinus } from "@tabler/icons-react";
import { useState } from "react";
import type { Recruiter } from "#contract/account/team.ts";
import { useEverybody } from "#web/kit/people/use-colleagues.ts";
import { useUser } from "#web/kit/session/session.ts";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { EndSessionsDialog } from "./end-sessions-dialog.tsx";
import { isInvited, mayChange, nameOf } from "./recruiter-facts.ts";
import classes from "./recruiters.module.css";
import { RemoveDialog } from "./remove-dialog.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";
import { useRecruiterActions } from "./use-recruiter-actions.ts";

/** What else can be done with somebody's place in the team. */
export function RowMenu({ recruiter }: { recruiter: Recruiter }) {
  const t = useWords();
  const owner = useEverybody().find((each) => each.role === "owner");
  const user = useUser();
  const { resend, isBusy } = useRecruiterActions();
  const [open, setOpen] = useState<"edit" | "remove" | "sessions" | "transfer" | null>(null);
  const close = () => setOpen(null);
  if (!mayChange(user, recruiter)) return null;
  const invited = isInvited(recruiter);
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon size={28} className={classes.dots} aria-label={t("team.actions_for", { name: nameOf(recruiter) })} loading={isBusy}>
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setOpen("edit")}>
            {t("team.edit")}
          </Menu.Item>
          {invited && (
            <Menu.Item leftSection={<IconMail size={16} stroke={1.6} />} onClick={() => resend(recruiter)}>
              {t("team.resend")}
            </Menu.Item>
          )}
          {!invited && user.role === "owner" && recruiter.status === 1 && (
            <Menu.Item leftSection={<IconCrown size={16} stroke={1.6} />} onClick={() => setOpen("transfer")}>
              {t("team.transfer")}
            </Menu.Item>
          )}
          {!invited && user.role === "owner" && (
            <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => setOpen("sessions")}>
              {t("team.end_sessions")}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item leftSection={<IconUserMinus size={16} stroke={1.6} />} onClick={() => setOpen("remove")}>
            {t(invited ? "team.withdraw" : "team.remove")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === "edit" && <EditDialog recruiter={recruiter} onClose={close} />}
      {open === "remove" && <RemoveDialog recruiter={recruiter} owner={owner} onClose={close} />}
      {open === "sessions" && <EndSessionsDialog recruiter={recruiter} onClose={close} />}
      {open === "transfer" && <TransferDialog choices={[recruiter]} onClose={close} />}
    </>
  );
}

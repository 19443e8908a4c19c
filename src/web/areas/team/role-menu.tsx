import { UnstyledButton } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import type { Recruiter } from "#contract/account/team.ts";
import { useUser } from "#web/kit/session/session.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { mayChange, nameOf } from "./recruiter-facts.ts";
import classes from "./recruiters.module.css";
import { useRecruiterActions } from "./use-recruiter-actions.ts";

export const assignableRoles = ["admin", "recruiter", "viewer"] as const;

/** Somebody's role, with the others to choose from for those who may give one. */
export function RoleMenu({ recruiter }: { recruiter: Recruiter }) {
  const t = useWords();
  const user = useUser();
  const { setRole, isBusy } = useRecruiterActions();
  const word = t(`team.role.${recruiter.role}`);
  if (!mayChange(user, recruiter))
    return (
      <Text as="span" tone="secondary">
        {word}
      </Text>
    );
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <UnstyledButton
          className={classes.roleButton}
          disabled={isBusy}
          aria-label={t("team.role_of", { name: nameOf(recruiter), role: word })}
        >
          {word}
          <IconChevronDown size={14} stroke={1.6} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {assignableRoles.map((role) => (
          <Menu.Item
            key={role}
            aria-current={role === recruiter.role || undefined}
            rightSection={role === recruiter.role ? <IconCheck size={14} stroke={1.6} /> : null}
            onClick={() => setRole(recruiter, role)}
          >
            <Stack as="span" weight={500}>
              {t(`team.role.${role}`)}
              <Text as="span" size={12} weight={400} tone="secondary">
                {t(`team.role_may.${role}`)}
              </Text>
            </Stack>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

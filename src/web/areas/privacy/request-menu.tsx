import { ActionIcon } from "@mantine/core";
import { IconArrowBackUp, IconCalendarPlus, IconCheck, IconDots, IconX } from "@tabler/icons-react";
import type { PrivacyRequest } from "#contract/candidate/privacy.ts";
import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

/** What becomes of a request. */
export function RequestMenu({ request: { id, person, outcome, is_extended } }: { request: PrivacyRequest }) {
  const t = useWords();
  const update = useAction(api.privacy.update, { refreshes: [api.privacy.list] });
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon size={28} variant="subtle" aria-label={t("privacy.actions_for", { name: person })} loading={update.isPending}>
          <IconDots size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {outcome ? (
          <Menu.Item leftSection={<IconArrowBackUp size={16} stroke={1.6} />} onClick={() => update.mutate({ id, outcome: null })}>
            {t("privacy.reopen")}
          </Menu.Item>
        ) : (
          <>
            <Menu.Item leftSection={<IconCheck size={16} stroke={1.6} />} onClick={() => update.mutate({ id, outcome: "done" })}>
              {t("privacy.mark_done")}
            </Menu.Item>
            <Menu.Item leftSection={<IconX size={16} stroke={1.6} />} onClick={() => update.mutate({ id, outcome: "refused" })}>
              {t("privacy.mark_refused")}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconCalendarPlus size={16} stroke={1.6} />}
              onClick={() => update.mutate({ id, is_extended: !is_extended })}
            >
              {t(is_extended ? "privacy.not_extended" : "privacy.extend")}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

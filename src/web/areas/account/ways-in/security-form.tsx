import { Switch } from "@mantine/core";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { updateUser, useUser } from "#web/kit/session/session.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

/** How people of the workspace have to log in. */
export function SecurityForm() {
  const t = useWords();
  const { two_factor: hasOne, workspace } = useUser();
  const { two_factor_required: isRequired } = workspace.settings.security;
  const save = useAction(api.account.updateWorkspace, {
    onDone: (answer) => {
      updateUser(answer.user);
      notify("info", answer.response_message);
    },
  });
  return (
    <Stack gap={8}>
      <Switch
        label={t("account.require_two_factor")}
        description={t("account.require_two_factor_hint")}
        checked={isRequired}
        disabled={save.isPending || (!hasOne && !isRequired)}
        onChange={(event) => save.mutate({ security: { two_factor_required: event.currentTarget.checked } })}
      />
      {!hasOne && !isRequired && (
        <Text size={12} tone="dimmed">
          {t("account.require_two_factor_first")}
        </Text>
      )}
    </Stack>
  );
}

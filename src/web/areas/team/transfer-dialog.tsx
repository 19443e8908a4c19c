import { PasswordInput, Select } from "@mantine/core";
import { useState } from "react";
import type { Recruiter } from "#contract/account/team.ts";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { wrongPassword } from "#web/kit/session/ask-password.tsx";
import { lookAgain } from "#web/kit/session/session.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { nameOf } from "./recruiter-facts.ts";
import { readsTeam } from "./use-recruiter-actions.ts";

/** Hands the team to another active member, with the owner's password. */
export function TransferDialog({ choices, onClose }: { choices: Recruiter[]; onClose: () => void }) {
  const t = useWords();
  const [id, setId] = useState<string | null>(choices.length === 1 ? (choices[0]?.id ?? null) : null);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | null>(null);
  const chosen = choices.find((each) => each.id === id);
  const transfer = useAction(api.team.transfer, {
    refreshes: readsTeam,
    onDone: async (answer) => {
      await lookAgain();
      notify("info", answer.response_message);
      onClose();
    },
    onFailed: (failure) => setError(wrongPassword(failure)),
  });
  return (
    <Modal opened onClose={onClose} title={t("team.transfer")} closeOnClickOutside={false}>
      <Text size={14} isReading tone="secondary" mb={12} isBreakable>
        {t(choices.length > 0 ? "team.transfer_text" : "team.transfer_nobody")}
      </Text>
      {choices.length > 0 && (
        <Stack
          noValidate
          as="form"
          gap={12}
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen && password) transfer.mutate({ id: chosen.id, current_password: password });
          }}
        >
          <Select
            label={t("team.transfer_to")}
            placeholder={t("team.transfer_choose")}
            data={choices.map((each) => ({ value: each.id, label: nameOf(each) }))}
            value={id}
            onChange={setId}
            allowDeselect={false}
            data-autofocus
          />
          <PasswordInput
            label={t("account.current_password")}
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setError(null);
            }}
            error={error}
          />
          <DialogActions
            onCancel={onClose}
            save={chosen ? t("team.transfer_done", { name: chosen.first_name || nameOf(chosen) }) : t("team.transfer")}
            isPending={transfer.isPending}
            isDisabled={!chosen || !password}
          />
        </Stack>
      )}
    </Modal>
  );
}

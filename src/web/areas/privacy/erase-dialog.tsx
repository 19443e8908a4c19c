import { TextInput } from "@mantine/core";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { dropAbout } from "#web/kit/draft/kept.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

export interface EraseDialogProps {
  candidate: { id: string; name: string };
  onClose: () => void;
  onErased: () => void;
}

/** Erases a candidate for good, once the name was typed: there is no way back. */
export function EraseDialog({ candidate: { id, name }, onClose, onErased }: EraseDialogProps) {
  const t = useWords();
  const [typed, setTyped] = useState("");
  const isSame = typed.trim().toLowerCase() === name.trim().toLowerCase();
  const erase = useAction(api.privacy.erase, {
    refreshes: [api.candidate.list, api.job.list, api.proposal.list, api.privacy.list],
    onDone: () => {
      dropAbout(id);
      notify("info", t("privacy.erased", { name }));
      onErased();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t("privacy.erase_title", { name })}>
      <Stack
        as="form"
        gap={12}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSame) erase.mutate({ candidate_id: id });
        }}
      >
        <Text>{t("privacy.erase_text")}</Text>
        <Text tone="secondary">{t("privacy.erase_stays")}</Text>
        <TextInput
          data-autofocus
          autoComplete="off"
          label={t("privacy.erase_type", { name })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogActions onCancel={onClose} save={t("privacy.erase")} isPending={erase.isPending} isDisabled={!isSame} isDangerous />
      </Stack>
    </Modal>
  );
}

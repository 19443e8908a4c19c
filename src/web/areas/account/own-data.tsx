import { Button } from "@mantine/core";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { dropAbout } from "#web/kit/draft/kept.ts";
import { AskPassword, wrongPassword } from "#web/kit/session/ask-password.tsx";
import { leaveSession, useUser } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";

/** Take one's data along, or leave for good. */
export function OwnData() {
  const t = useWords();
  const { id } = useUser();
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const take = useAction(api.account.exportMyData, { onDone: ({ data }) => download(data.export) });
  const leave = useAction(api.account.deleteAccount, {
    onDone: (answer) => {
      notify("info", answer.response_message);
      dropAbout(id);
      leaveSession("logged_out");
    },
    onFailed: (failure) => setError(wrongPassword(failure)),
  });
  return (
    <Row gap={8} align="stretch" isWrapped>
      <Button variant="default" loading={take.isPending} onClick={() => take.mutate({})}>
        {t("account.data_export")}
      </Button>
      <Button variant="default" className={classes.danger} onClick={() => setLeaving(true)}>
        {t("account.data_delete")}
      </Button>
      <Modal opened={isLeaving} onClose={() => setLeaving(false)} title={t("account.data_delete")} centered closeOnClickOutside={false}>
        <Text size={13} tone="secondary" mb={16}>
          {t("account.data_delete_text")}
        </Text>
        <AskPassword
          action={t("account.data_delete_now")}
          isDangerous
          error={error}
          isPending={leave.isPending}
          onGiven={(current_password) => leave.mutate({ current_password })}
        />
      </Modal>
    </Row>
  );
}

function download(data: { made_at: string }): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `proffer-${data.made_at.slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

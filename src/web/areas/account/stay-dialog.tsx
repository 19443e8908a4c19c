import { Button } from "@mantine/core";
import { useState } from "react";
import { useCountdown } from "#web/kit/session/countdown.ts";
import { stayLoggedIn, useSession } from "#web/kit/session/session.ts";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

/** During the last minute before inactivity ends the session. */
export default function StayDialog() {
  const t = useWords();
  const { endsAt } = useSession();
  return (
    <Modal opened={endsAt !== null} onClose={() => void stayLoggedIn()} title={t("shell.stay_title")} centered withCloseButton={false}>
      {endsAt !== null && <Stay key={endsAt} endsAt={endsAt} />}
    </Modal>
  );
}

function Stay({ endsAt }: { endsAt: number }) {
  const t = useWords();
  const [from] = useState(() => (endsAt - Date.now()) / 1000);
  const [seconds] = useCountdown(from);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Text size={14} isReading tone="secondary" mb={20}>
        {t("shell.stay_text", { seconds })}
      </Text>
      <Button
        size="md"
        fullWidth
        data-autofocus
        loading={isAsking}
        onClick={() => {
          setAsking(true);
          void stayLoggedIn().finally(() => setAsking(false));
        }}
      >
        {t("shell.stay")}
      </Button>
    </>
  );
}

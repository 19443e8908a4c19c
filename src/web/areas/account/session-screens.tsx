import { Button, Center, Modal } from "@mantine/core";
import { useState } from "react";
import { NotReached } from "#web/api.ts";
import { useCountdown } from "#web/areas/auth/countdown.ts";
import { failureText } from "#web/failures.ts";
import { findOutWhoIsHere, stayLoggedIn, useSession } from "#web/session.ts";
import { ErrorState } from "#web/ui/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";

/** On load no answer came: the session may well be alive, so nobody is sent to the log-in form. */
export function UnreachableScreen() {
  const t = useWords();
  return (
    <Center component="main" h="100dvh">
      <ErrorState
        title={t("account.unreachable")}
        text={failureText(new NotReached("network", null))}
        retryLabel={t("common.try_again")}
        onRetry={() => void findOutWhoIsHere()}
      />
    </Center>
  );
}

/** During the last minute before inactivity ends the session. */
export function StayDialog() {
  const t = useWords();
  const { endsAt } = useSession();
  return (
    <Modal opened={endsAt !== null} onClose={() => void stayLoggedIn()} title={t("account.stay_title")} centered withCloseButton={false}>
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
      <p className={classes.stay}>{t("account.stay_text", { seconds })}</p>
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
        {t("account.stay")}
      </Button>
    </>
  );
}

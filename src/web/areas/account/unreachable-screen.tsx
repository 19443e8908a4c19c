import { Center } from "@mantine/core";
import { NotReached } from "#web/kit/calls/api.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { PublicHeader } from "#web/kit/frame/public-header.tsx";
import { findOutWhoIsHere } from "#web/kit/session/session.ts";
import { ErrorState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";

/** On load no answer came: the session may well be alive, so nobody is sent to the log-in form. */
export function UnreachableScreen() {
  const t = useWords();
  return (
    <>
      <PublicHeader isAlone />
      <Center component="main" mih="80dvh">
        <ErrorState
          title={t("errors.unreachable")}
          text={failureText(new NotReached("network", null))}
          retryLabel={t("common.try_again")}
          onRetry={() => void findOutWhoIsHere()}
        />
      </Center>
    </>
  );
}

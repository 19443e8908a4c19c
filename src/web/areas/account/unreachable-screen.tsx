import { Center } from "@mantine/core";
import { NotReached } from "#web/api.ts";
import { PublicHeader } from "#web/areas/shell/public-header.tsx";
import { failureText } from "#web/failures.ts";
import { findOutWhoIsHere } from "#web/session.ts";
import { ErrorState } from "#web/ui/states.tsx";
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

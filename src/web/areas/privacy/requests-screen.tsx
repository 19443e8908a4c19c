import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { ListScreen } from "#web/kit/list/list-screen.tsx";
import { useList } from "#web/kit/list/use-list.ts";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { readRequestsSearch } from "./addresses.ts";
import { RequestDialog } from "./request-dialog.tsx";
import { requestList } from "./request-list.tsx";

const route = getRouteApi("/dashboard/candidates/requests");

/** What people asked about their own data, and by when they are owed an answer. */
export function RequestsScreen() {
  const t = useWords();
  const navigate = route.useNavigate();
  const state = useList(requestList, route.useSearch(), (next, isReplaced = false) =>
    navigate({ search: readRequestsSearch(next), replace: isReplaced, resetScroll: !isReplaced }),
  );
  const [isWriting, writing] = useDisclosure(false);
  const write = (
    <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={writing.open}>
      {t("privacy.write_down")}
    </Button>
  );
  return (
    <>
      <ListScreen
        state={state}
        facts={t("privacy.about")}
        actions={write}
        tabs={[
          { search: {}, name: t("privacy.waiting") },
          { search: { view: "closed" }, name: t("privacy.closed") },
        ]}
        beginning={<EmptyState title={t("privacy.empty")} text={t("privacy.empty_text")} action={write} />}
      />
      {isWriting && <RequestDialog onClose={writing.close} />}
    </>
  );
}

import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { clientStatuses } from "#contract/choices.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { ListScreen } from "#web/kit/list/list-screen.tsx";
import { useCustomList } from "#web/kit/list/use-custom-list.ts";
import { useList } from "#web/kit/list/use-list.ts";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { readClientsSearch } from "./addresses.ts";
import { ClientDialog } from "./client-dialog.tsx";
import { clientList } from "./client-list.tsx";

const route = getRouteApi("/dashboard/clients/");

/** The companies that have vacancies. */
export function ClientsScreen() {
  const t = useWords();
  const navigate = route.useNavigate();
  const state = useList(useCustomList(clientList, "client"), route.useSearch(), (next, isReplaced = false) =>
    navigate({ search: readClientsSearch(next), replace: isReplaced, resetScroll: !isReplaced }),
  );
  const { isEditor, isBare } = state;
  const [isAdding, adding] = useDisclosure(false);
  useKeys({
    n: (event) => {
      event.preventDefault();
      if (isEditor) adding.open();
    },
  });
  return (
    <>
      <ListScreen
        state={state}
        actions={
          isEditor &&
          !isBare && (
            <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={adding.open}>
              {t("clients.new")}
            </Button>
          )
        }
        tabs={[
          { search: {}, name: t("clients.view_all") },
          ...clientStatuses.map((view) => ({ search: { view }, name: t(`clients.view_of.${view}`) })),
          { search: { view: "trash" }, name: t("clients.view_trash") },
          "saved",
        ]}
        beginning={
          <EmptyState
            title={t("clients.empty")}
            text={t("clients.empty_text")}
            action={isEditor && <Button onClick={adding.open}>{t("clients.new")}</Button>}
          />
        }
      />
      {isAdding && (
        <ClientDialog
          client={null}
          onClose={adding.close}
          onSaved={({ id }) => void navigate({ to: "/dashboard/clients/$id", params: { id } })}
        />
      )}
    </>
  );
}

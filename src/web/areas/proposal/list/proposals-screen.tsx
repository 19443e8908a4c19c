import { getRouteApi } from "@tanstack/react-router";
import { proposalViews, readProposalsSearch } from "#web/areas/proposal/addresses.ts";
import { ListScreen } from "#web/kit/list/list-screen.tsx";
import { type Go, useList } from "#web/kit/list/use-list.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { proposalList } from "./proposal-list.tsx";
import { Shortlists } from "./shortlists.tsx";

const route = getRouteApi("/dashboard/proposals/");

/** Every proposal with its state, the one changed last first; and what went out as shortlists. */
export function ProposalsScreen() {
  const t = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isShortlists = search.view === "shortlists";
  const go: Go = (next, isReplaced = false) =>
    navigate({ search: readProposalsSearch(next), replace: isReplaced, resetScroll: !isReplaced });
  const state = useList(proposalList, search, go, { hasKeys: !isShortlists });
  return (
    <ListScreen
      state={state}
      tabs={[
        { search: {}, name: t("proposals.view_all") },
        ...proposalViews.map((view) => ({ search: { view }, name: t(`proposals.view_${view}`) })),
        "saved",
      ]}
      beginning={
        <EmptyState
          title={t("proposals.empty")}
          text={t("proposals.empty_text")}
          action={<ButtonLink to="/dashboard/jobs">{t("proposals.empty_action")}</ButtonLink>}
        />
      }
      instead={isShortlists && <Shortlists />}
    />
  );
}

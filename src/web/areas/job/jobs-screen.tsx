import { IconPlus, IconScale } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { ListScreen } from "#web/kit/list/list-screen.tsx";
import { useCustomList } from "#web/kit/list/use-custom-list.ts";
import { useList } from "#web/kit/list/use-list.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { readJobsSearch } from "./addresses.ts";
import classes from "./job-list.module.css";
import { jobList } from "./job-list.tsx";

const route = getRouteApi("/dashboard/jobs/");

/** The vacancies of the workspace. */
export function JobsScreen() {
  const t = useWords();
  const navigate = route.useNavigate();
  const state = useList(useCustomList(jobList, "job"), route.useSearch(), (next, isReplaced = false) =>
    navigate({ search: readJobsSearch(next), replace: isReplaced, resetScroll: !isReplaced }),
  );
  const { isEditor, isPhone, isBare } = state;
  useKeys({ n: () => isEditor && void navigate({ to: "/dashboard/jobs/new" }) });
  return (
    <ListScreen
      state={state}
      actions={
        <>
          <ButtonLink to="/dashboard/jobs/protected" variant="subtle" aria-label={t("register.link")} px={isPhone ? 8 : undefined}>
            <IconScale size={16} stroke={1.6} />
            {!isPhone && <span className={classes.beside}>{t("register.link")}</span>}
          </ButtonLink>
          {isEditor && !isBare && (
            <ButtonLink to="/dashboard/jobs/new" leftSection={<IconPlus size={16} stroke={1.6} />}>
              {t("jobs.new")}
            </ButtonLink>
          )}
        </>
      }
      tabs={[
        { search: {}, name: t("jobs.view_all") },
        { search: { view: "open" }, name: t("jobs.view_open") },
        { search: { view: "closed" }, name: t("jobs.view_closed") },
        { search: { view: "trash" }, name: t("jobs.view_trash") },
        "saved",
      ]}
      beginning={
        <EmptyState
          title={t("jobs.empty")}
          text={t("jobs.empty_text")}
          action={isEditor && <ButtonLink to="/dashboard/jobs/new">{t("jobs.paste")}</ButtonLink>}
        />
      }
    />
  );
}

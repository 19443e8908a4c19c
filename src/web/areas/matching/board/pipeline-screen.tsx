import { NativeSelect } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useColleagues } from "#web/kit/people/use-colleagues.ts";
import { mayManage, useUser } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row } from "#web/ui/layout.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import type { PipelineSearch } from "./addresses.ts";
import classes from "./board.module.css";
import { ClientFilter, JobFilter } from "./board-filters.tsx";
import { BoardWaiting } from "./board-waiting.tsx";

const Board = lazyPart(() => import("./board.tsx").then((part) => part.Board), <BoardWaiting />);
const route = getRouteApi("/dashboard/pipeline");

/** Everybody who is in a stage of an open job, over all jobs, or those of one job, client or recruiter. */
export function PipelineScreen() {
  const t = useWords();
  const user = useUser();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const colleagues = useColleagues();
  const choose = (name: keyof PipelineSearch, value: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, [name]: value || undefined }), replace: true });
  const of = { job_id: search.job, client_id: search.client, recruiter_id: search.recruiter };
  const asked = Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined));
  return (
    <div className={`${classes.page} ${classes.screen}`}>
      <ScreenHead
        title={t("frame.pipeline")}
        actions={
          mayManage(user) && (
            <ButtonLink variant="default" to="/dashboard/profile/pipeline">
              {t("pipeline.settings")}
            </ButtonLink>
          )
        }
      />
      <Row gap={8} isWrapped className={classes.filters}>
        <JobFilter className={classes.filter} value={search.job} onChoose={(id) => choose("job", id)} />
        <ClientFilter className={classes.filter} value={search.client} onChoose={(id) => choose("client", id)} />
        <NativeSelect
          size="xs"
          className={classes.filter}
          aria-label={t("pipeline.recruiter")}
          data={[{ value: "", label: t("pipeline.all_recruiters") }, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))]}
          value={search.recruiter ?? ""}
          onChange={(event) => choose("recruiter", event.currentTarget.value)}
        />
      </Row>
      <Board
        of={asked}
        isOfJob={false}
        nobody={
          Object.keys(asked).length > 0 ? (
            <EmptyState
              title={t("pipeline.nobody_filtered")}
              action={
                <ButtonLink variant="default" to="/dashboard/pipeline" search={{}}>
                  {t("pipeline.clear_filters")}
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState
              title={t("pipeline.nobody")}
              text={t("pipeline.nobody_text")}
              action={<ButtonLink to="/dashboard/jobs">{t("pipeline.to_jobs")}</ButtonLink>}
            />
          )
        }
      />
    </div>
  );
}

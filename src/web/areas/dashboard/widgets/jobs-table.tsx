import { Link } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import { useScope } from "#web/areas/dashboard/use-scope.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./jobs-table.module.css";
import { Widget } from "./widget.tsx";

/** A dash for nothing: a column of noughts hides the figures. */
const figure = (count: number) => (count === 0 ? "–" : formatNumber(count));
const columns = ["strong", "shortlisted", "proposed", "interview"] as const;
/** A phone has room for the first and the last. */
const isWide = (column: (typeof columns)[number]) => column === "shortlisted" || column === "proposed";

/** The newest open jobs with how many stand where. */
export function JobsTable() {
  const t = useWords();
  const { scope } = useScope();
  const user = useUser();
  const query = useCall(api.dashboard.jobs, { scope }, { quiet: true });
  const total = query.data?.data.total ?? 0;
  const classOf = (column: (typeof columns)[number]) => (isWide(column) ? `${classes.number} ${classes.wide}` : classes.number);
  return (
    <Widget
      title={t(scope === "mine" ? "dashboard.your_jobs" : "dashboard.open_jobs")}
      side={
        total > 0 && (
          <AnchorLink
            to="/dashboard/jobs"
            search={{ view: "open", recruiter_id: query.data?.data.recruiter_id ?? undefined }}
            aria-label={t("dashboard.all_jobs", { n: formatNumber(total) })}
          >
            {t("dashboard.all_n", { n: formatNumber(total) })}
          </AnchorLink>
        )
      }
      query={query}
      rows={4}
      rowHeight={37}
    >
      {({ data }) =>
        data.jobs.length === 0 ? (
          <Text tone="secondary">
            {t("dashboard.no_jobs")}{" "}
            {mayEdit(user) && (
              <AnchorLink to="/dashboard/jobs/new" underline="always">
                {t("dashboard.paste_vacancy")}
              </AnchorLink>
            )}
          </Text>
        ) : (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t("dashboard.job")}</th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={classOf(column)}>
                    {t(`dashboard.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.jobs.map((job) => (
                <tr key={job.id}>
                  <td>
                    <Link to="/dashboard/jobs/$id" params={{ id: job.id }}>
                      {job.title}
                    </Link>{" "}
                    <span className={classes.client}>{job.client_name}</span>
                  </td>
                  {columns.map((column) => (
                    <td key={column} className={classOf(column)}>
                      {figure(job[column])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Widget>
  );
}

import { Link } from "@tanstack/react-router";
import type { JobRow } from "#contract/job.ts";
import { mayEdit, useUser } from "#web/session.ts";
import { AnchorLink } from "#web/ui/links.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./jobs-table.module.css";

/** A dash for nothing: a column of noughts hides the figures. */
const figure = (count: number) => (count === 0 ? "–" : formatNumber(count));

export function JobsTable({ jobs, total }: { jobs: JobRow[]; total: number }) {
  const t = useWords();
  const editor = mayEdit(useUser());
  return (
    <section>
      <div className={classes.head}>
        <h2>{t("dashboard.your_jobs")}</h2>
        {total > 0 && (
          <AnchorLink to="/dashboard/jobs" search={{ view: "open" }} aria-label={t("dashboard.all_jobs", { n: formatNumber(total) })}>
            {t("dashboard.all_n", { n: formatNumber(total) })}
          </AnchorLink>
        )}
      </div>
      {jobs.length === 0 ? (
        <p className={classes.quiet}>
          {t("dashboard.no_jobs")} {editor && <AnchorLink to="/dashboard/jobs/new">{t("dashboard.paste_vacancy")}</AnchorLink>}
        </p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("dashboard.job")}</th>
              <th scope="col" className={classes.number}>
                {t("dashboard.strong")}
              </th>
              <th scope="col" className={classes.number}>
                {t("dashboard.matches")}
              </th>
              <th scope="col" className={`${classes.number} ${classes.wide}`}>
                {t("dashboard.shortlisted")}
              </th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.id}>
                <td>
                  <Link to="/dashboard/jobs/$id" params={{ id: job.id }}>
                    {job.title}
                  </Link>{" "}
                  <span className={classes.client}>{job.client?.name}</span>
                </td>
                <td className={classes.number}>{figure(job.strong_matches)}</td>
                <td className={classes.number}>{figure(job.matches)}</td>
                <td className={`${classes.number} ${classes.wide}`}>{figure(job.shortlisted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

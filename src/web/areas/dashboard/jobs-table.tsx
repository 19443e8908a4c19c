import { Link } from "@tanstack/react-router";
import type { JobRow } from "#contract/job.ts";
import { AnchorLink } from "#web/ui/links.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./dashboard-screen.module.css";

export function JobsTable({ jobs, total }: { jobs: JobRow[]; total: number }) {
  const t = useWords();
  return (
    <section className={classes.section}>
      <h2>{t("dashboard.your_jobs")}</h2>
      {jobs.length === 0 ? (
        <p className={classes.quiet}>
          <AnchorLink to="/dashboard/jobs/new" inherit>
            {t("dashboard.no_jobs")}
          </AnchorLink>
        </p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("dashboard.job")}</th>
              <th scope="col" className={classes.number}>
                {t("dashboard.strong")}
              </th>
              <th scope="col" className={`${classes.number} ${classes.wide}`}>
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
                  </Link>
                  <div className={classes.sub}>{[job.client?.name, job.city].filter(Boolean).join(", ")}</div>
                </td>
                <td className={classes.number}>{formatNumber(job.strong_matches)}</td>
                <td className={`${classes.number} ${classes.wide}`}>{formatNumber(job.matches)}</td>
                <td className={`${classes.number} ${classes.wide}`}>{formatNumber(job.shortlisted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total > jobs.length && (
        <AnchorLink to="/dashboard/jobs" className={classes.more}>
          {t("dashboard.all_jobs")}
        </AnchorLink>
      )}
    </section>
  );
}

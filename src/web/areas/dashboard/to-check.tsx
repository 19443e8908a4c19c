import { Link } from "@tanstack/react-router";
import type { CandidateRow } from "#contract/candidate.ts";
import { AnchorLink } from "#web/ui/links.tsx";
import { CountBadge, InitialsAvatar } from "#web/ui/marks.tsx";
import { formatNumber, fullName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./dashboard-screen.module.css";

/** CVs with fields that wait for a person. */
export function ToCheck({ candidates, total }: { candidates: CandidateRow[]; total: number }) {
  const t = useWords();
  return (
    <section className={classes.section}>
      <h2>
        {t("dashboard.to_check")} {total > 0 && <CountBadge count={formatNumber(total)} />}
      </h2>
      {total === 0 ? (
        <p className={classes.quiet}>{t("dashboard.nothing_waits")}</p>
      ) : (
        <>
          <p className={classes.lead}>{t("dashboard.to_check_text")}</p>
          <ul className={classes.lines}>
            {candidates.map((each) => {
              const name = fullName(each) ?? t("common.unnamed");
              return (
                <li key={each.id}>
                  <Link to="/dashboard/candidates/$id" params={{ id: each.id }} className={classes.line}>
                    <InitialsAvatar name={name} />
                    <span className={classes.names}>
                      <span className={classes.name}>{name}</span>
                      <span className={classes.sub}>{t("dashboard.fields", { count: each.unchecked_fields.length })}</span>
                    </span>
                    <span className={classes.verb}>{t("dashboard.check")}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
          {total > candidates.length && (
            <AnchorLink to="/dashboard/candidates" className={classes.more}>
              {t("dashboard.all_to_check", { n: formatNumber(total) })}
            </AnchorLink>
          )}
        </>
      )}
    </section>
  );
}

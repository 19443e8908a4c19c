import { Link } from "@tanstack/react-router";
import type { CandidateRow } from "#contract/candidate.ts";
import { AnchorLink } from "#web/ui/links.tsx";
import { InitialsAvatar } from "#web/ui/marks.tsx";
import { formatAgo, fullName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./people.module.css";

/** The strongest pairs of a candidate and a job. */
export function BestMatches({ candidates }: { candidates: CandidateRow[] }) {
  const t = useWords();
  const matched = candidates.flatMap((each) => (each.best_match ? [{ ...each, best_match: each.best_match }] : []));
  if (matched.length === 0) return null;
  return (
    <section>
      <div className={classes.head}>
        <h2>{t("dashboard.best_matches")}</h2>
        <AnchorLink to="/dashboard/candidates" search={{ sort: "-best_match" }} aria-label={t("dashboard.all_best_matches")}>
          {t("common.all")}
        </AnchorLink>
      </div>
      <ul className={classes.lines}>
        {matched.map((each) => (
          <li key={each.id}>
            <Link to="/dashboard/jobs/$id" params={{ id: each.best_match.job_id }} search={{ candidate: each.id }} className={classes.line}>
              <span className={classes.score}>{each.best_match.score}</span>
              <span className={classes.words}>
                <span className={classes.name}>{fullName(each) ?? t("common.unnamed")}</span>
                <span className={classes.sub}>{each.best_match.job_title}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NewestCandidates({ candidates }: { candidates: CandidateRow[] }) {
  const t = useWords();
  if (candidates.length === 0) return null;
  return (
    <section>
      <div className={classes.head}>
        <h2>{t("dashboard.newest")}</h2>
        <AnchorLink to="/dashboard/candidates" aria-label={t("dashboard.all_candidates")}>
          {t("common.all")}
        </AnchorLink>
      </div>
      <ul className={classes.lines}>
        {candidates.map((each) => {
          const name = fullName(each) ?? t("common.unnamed");
          return (
            <li key={each.id}>
              <Link to="/dashboard/candidates/$id" params={{ id: each.id }} className={classes.line}>
                <InitialsAvatar name={name} />
                <span className={classes.words}>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.sub}>{[each.headline, each.city].filter(Boolean).join(", ") || "–"}</span>
                </span>
                <span className={classes.when}>{formatAgo(each.created_at, t("common.now")).toLowerCase()}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

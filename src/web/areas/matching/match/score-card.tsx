import { UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import type { MatchRow } from "#contract/match.ts";
import { formatPoints, pointsLabel, sumText } from "#web/kit/record/match-words.ts";
import { Menu, Popover } from "#web/ui/floating.tsx";
import { VerdictBar, VerdictGlyph } from "#web/ui/verdict.tsx";
import { useWords } from "#web/words/words.ts";
import { DossierItems } from "./dossier-menu.tsx";
import classes from "./score-card.module.css";

const verdicts = ["met", "partly", "not_met", "unknown"] as const;

interface ScoreCardProps {
  match: MatchRow;
  job_title: string;
  name: string;
  isPhone: boolean;
  /** Why they stand where they stand in the list. */
  why?: ReactNode;
}

/** The figure, what it is made of, and the sum written out. */
export function ScoreCard({ match, job_title, name, isPhone, why }: ScoreCardProps) {
  const t = useWords();
  const { points } = match;
  return (
    <section className={classes.card} aria-label={t("matching.score")}>
      <div className={classes.figure}>
        <span className={classes.score}>{match.score}</span>
        <span className={classes.of}>{t("matching.of_100")}</span>
      </div>
      <div className={classes.made}>
        <VerdictBar points={points} label={pointsLabel(t, points)} height={10} />
        <div className={classes.legend}>
          {verdicts.map((verdict) => (
            <span key={verdict} className={classes.part}>
              {!isPhone && <VerdictGlyph verdict={verdict} size={14} />}
              {t(`matching.counts.${verdict}`)} <b>{formatPoints(points[verdict])}</b>
            </span>
          ))}
          <span className={classes.unit}>{t("matching.points_of_weight")}</span>
        </div>
      </div>
      <div className={classes.sum}>
        <p>
          {sumText(t, match)}
          {points.unknown > 0 && ` ${t("matching.unknown_half", { count: Math.round(points.unknown * 10) / 10, name })}`}
          {match.overrides > 0 && ` ${t("matching.changes", { count: match.overrides })}`}
        </p>
        {why}
        <Popover width={380} position="bottom-end" withArrow={false} trapFocus returnFocus>
          <Popover.Target>
            <UnstyledButton className={classes.how}>{t("matching.how")}</UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown aria-label={t("matching.how")}>
            <ul className={classes.rules}>
              <li>{t("matching.how_1")}</li>
              <li>{t("matching.how_2")}</li>
              <li>{t("matching.how_3")}</li>
              <li>{t("matching.how_4")}</li>
            </ul>
          </Popover.Dropdown>
        </Popover>
        <Menu position="bottom-end" width={240}>
          <Menu.Target>
            <UnstyledButton className={classes.how}>{t("matching.dossier")}</UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            <DossierItems job_id={match.job_id} job_title={job_title} candidate_id={match.candidate_id} />
          </Menu.Dropdown>
        </Menu>
      </div>
    </section>
  );
}

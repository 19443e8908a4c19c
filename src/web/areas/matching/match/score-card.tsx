import type { ReactNode } from "react";
import type { MatchRow } from "#contract/job/match.ts";
import { formatPoints, pointsLabel, sumText } from "#web/kit/record/match-words.ts";
import { Oversight } from "#web/kit/record/oversight.tsx";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Row, Span, Text } from "#web/ui/layout.tsx";
import { VerdictBar, VerdictGlyph } from "#web/ui/marks/verdict.tsx";
import { Menu, Popover } from "#web/ui/overlays.tsx";
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
      <Row gap={6} align="baseline">
        <Text as="span" size={28} weight={600} isTabular className={classes.score}>
          {match.score}
        </Text>
        <Span size={12} tone="dimmed" className={classes.of}>
          {t("matching.of_100")}
        </Span>
      </Row>
      <div className={classes.made}>
        <VerdictBar points={points} label={pointsLabel(t, points)} height={10} />
        <Row align="stretch" isWrapped mt={8} size={12} className={classes.legend}>
          {verdicts.map((verdict) => (
            <Row key={verdict} as="span" isInline gap={6} className={classes.part}>
              {!isPhone && <VerdictGlyph verdict={verdict} size={14} />}
              {t(`matching.counts.${verdict}`)}{" "}
              <Text as="b" weight={600} isTabular>
                {formatPoints(points[verdict])}
              </Text>
            </Row>
          ))}
          <span className={classes.unit}>{t("matching.points_of_weight")}</span>
        </Row>
      </div>
      <Row gap={16} align="baseline" mt={10} className={classes.sum}>
        <Text flex="fill" tone="dimmed" isTabular>
          {sumText(t, match)}
          {points.unknown > 0 && ` ${t("matching.unknown_half", { count: Math.round(points.unknown * 10) / 10, name })}`}
          {match.overrides > 0 && ` ${t("matching.changes", { count: match.overrides })}`}
        </Text>
        {why}
        <Popover width={380} position="bottom-end" withArrow={false} trapFocus returnFocus>
          <Popover.Target>
            <TextButton className={classes.how}>{t("matching.how")}</TextButton>
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
            <TextButton className={classes.how}>{t("matching.dossier")}</TextButton>
          </Menu.Target>
          <Menu.Dropdown>
            <DossierItems job_id={match.job_id} job_title={job_title} candidate_id={match.candidate_id} />
          </Menu.Dropdown>
        </Menu>
      </Row>
      <div className={classes.oversight}>
        <Oversight of="score" />
      </div>
    </section>
  );
}

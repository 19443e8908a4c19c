import { IconAlertTriangle } from "@tabler/icons-react";
import { SCARCE } from "#contract/choices.ts";
import type { Statistics } from "#contract/statistics.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { Card } from "./card.tsx";
import classes from "./tables.module.css";
import { isScarce, perJob, skillsDefined } from "./tables.ts";

const SHOWN = 12;

/** What open jobs ask against what candidates have: the scarce stand out. */
export function SkillsCard({ skills }: { skills: Statistics["skills"] }) {
  const t = useWords();
  const shown = skills.slice(0, SHOWN);
  const most = Math.max(...shown.map(perJob), 1);
  return (
    <Card title={t("statistics.name.skills")} definition={skillsDefined(t)} aside={t("statistics.of_now")}>
      {shown.length === 0 ? (
        <Text tone="dimmed" className={classes.empty}>
          {t("statistics.nothing")}
        </Text>
      ) : (
        <ScrollRegion label={t("statistics.name.skills")} className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t("statistics.skill")}</th>
                <th scope="col">{t("statistics.demand")}</th>
                <th scope="col">{t("statistics.supply")}</th>
                <th scope="col" colSpan={2} className={classes.ratioHead}>
                  {t("statistics.ratio")}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((skill) => (
                <tr key={skill.name}>
                  <th scope="row">{skill.label}</th>
                  <td>
                    <AnchorLink to="/dashboard/jobs" search={{ view: "open", skills: [skill.name] }} inherit c="inherit">
                      {formatNumber(skill.demand)}
                    </AnchorLink>
                  </td>
                  <td>
                    <AnchorLink to="/dashboard/candidates" search={{ skills: [skill.name] }} inherit c="inherit">
                      {formatNumber(skill.supply)}
                    </AnchorLink>
                  </td>
                  <td className={classes.barCell} aria-hidden="true">
                    <span
                      className={classes.bar}
                      data-none={perJob(skill) === 0 || undefined}
                      style={{ width: `${(100 * perJob(skill)) / most}%` }}
                    />
                  </td>
                  <td className={classes.ratio}>
                    {isScarce(skill) && (
                      <IconAlertTriangle
                        size={14}
                        stroke={1.8}
                        role="img"
                        aria-label={t("statistics.scarce", { n: formatNumber(SCARCE) })}
                      />
                    )}
                    {formatNumber(Math.round(perJob(skill) * 10) / 10)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Card>
  );
}

import { Link, linkOptions } from "@tanstack/react-router";
import type { api } from "#contract/index.ts";
import { useScope } from "#web/areas/dashboard/use-scope.ts";
import type { Answer } from "#web/kit/calls/api.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./figures.module.css";
import { Sparkline } from "./sparkline.tsx";
import { Widget, type WidgetProps } from "./widget.tsx";

/** Four counts with their last twelve weeks, each a link to its rows. */
export function Figures({ query }: { query: WidgetProps<Answer<typeof api.dashboard.figures>>["query"] }) {
  const t = useWords();
  const { chosen } = useScope();
  const rows = (figure: "in_interview" | "placements") => linkOptions({ to: "/dashboard", search: { scope: chosen, rows: figure } });
  const figures = ({ recruiter_id, ...data }: Answer<typeof api.dashboard.figures>["data"]) => [
    {
      label: t("dashboard.active_jobs"),
      meaning: t("dashboard.active_jobs_meaning"),
      ...data.active_jobs,
      note: t("dashboard.opened_week", { n: formatNumber(data.active_jobs.opened_this_week) }),
      target: linkOptions({ to: "/dashboard/jobs", search: { view: "open", recruiter_id: recruiter_id ?? undefined } }),
    },
    {
      label: t("dashboard.proposals_out"),
      meaning: t("dashboard.proposals_out_meaning"),
      ...data.proposals_out,
      note: t(data.proposals_out.asked > 0 ? "dashboard.opened_asked" : "dashboard.opened_of_them", {
        opened: formatNumber(data.proposals_out.opened),
        count: data.proposals_out.asked,
      }),
      target: linkOptions({ to: "/dashboard/proposals", search: { view: "sent", recruiter_id: recruiter_id ?? undefined } }),
    },
    {
      label: t("dashboard.in_interview"),
      meaning: t("dashboard.in_interview_meaning"),
      ...data.in_interview,
      note: t("dashboard.at_clients", { count: data.in_interview.clients }),
      target: rows("in_interview"),
    },
    {
      label: t("dashboard.placements"),
      meaning: t("dashboard.placements_meaning"),
      ...data.placements,
      note: t("dashboard.last_quarter", { n: formatNumber(data.placements.last_quarter) }),
      target: rows("placements"),
    },
  ];
  return (
    <Widget title={t("dashboard.figures")} query={query} rows={2} rowHeight={103}>
      {({ data }) => (
        <div className={classes.grid}>
          {figures(data).map(({ label, meaning, value, weeks, note, target }) => (
            <Tooltip key={label} label={meaning} multiline w={260} openDelay={400} events={{ hover: true, focus: true, touch: false }}>
              <Link {...target} resetScroll={false} className={classes.figure}>
                <Text as="span" size={12} tone="secondary">
                  {label}
                </Text>
                <Row as="span" gap={8} justify="between" mb={4} mt={2}>
                  <Text as="span" size={28} weight={600} isTabular>
                    {formatNumber(value)}
                  </Text>
                  <Sparkline values={weeks} />
                </Row>
                <span className={classes.note}>{note}</span>
              </Link>
            </Tooltip>
          ))}
        </div>
      )}
    </Widget>
  );
}

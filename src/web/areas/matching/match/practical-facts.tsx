import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Job } from "#contract/job/job.ts";
import { wholeMonths } from "#contract/notice.ts";
import { hoursText, salaryText } from "#web/kit/record/job-words.ts";
import { Row } from "#web/ui/layout.tsx";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./practical-facts.module.css";

interface Fact {
  key: "available" | "notice" | "asks" | "hours" | "travel";
  label: string;
  value: string | null;
  /** Against what the job says. */
  against: string | null;
}

const DAY_MS = 86_400_000;

/** "one month before the start", as days under six weeks. */
function againstStart(t: Words, date: string, start: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(start)) / DAY_MS);
  if (days === 0) return t("matching.on_start");
  const months = Math.round(Math.abs(days) / 30.4);
  if (Math.abs(days) < 28) return t(days < 0 ? "matching.days_before" : "matching.days_after", { count: Math.abs(days) });
  return t(days < 0 ? "matching.months_before" : "matching.months_after", { count: months });
}

/** Whether the wish lies in the job's range; only where both are in the same currency and period. */
function againstSalary(t: Words, desired: Candidate["desired"], job: Job): string | null {
  const range = salaryText(t, { ...job, period: null });
  if (!range) return null;
  const wish = desired.salary_min ?? desired.salary_max;
  if (!wish || desired.period !== job.period || (desired.currency ?? "EUR") !== (job.currency ?? "EUR"))
    return t("matching.job_offers", { range: salaryText(t, job) ?? range });
  if (job.salary_max && wish > job.salary_max) return t("matching.above", { range });
  if (job.salary_min && wish < job.salary_min) return t("matching.below", { range });
  return t("matching.within", { range });
}

function availability(t: Words, candidate: Candidate, job: Job): Pick<Fact, "value" | "against"> {
  const today = new Date().toISOString().slice(0, 10);
  const from = candidate.available_from ?? (candidate.notice_weeks === 0 ? today : null);
  if (!from) return { value: null, against: null };
  if (from <= today) return { value: t("matching.immediately"), against: null };
  return { value: formatDate(from), against: job.start_date ? againstStart(t, from, job.start_date) : null };
}

/** What has to fit besides the requirements. */
export function practicalFacts(t: Words, candidate: Candidate, job: Job): Fact[] {
  const { desired } = candidate;
  const hours = desired.hours_per_week ?? null;
  const travel = [
    desired.radius_km ? t("matching.km", { n: formatNumber(desired.radius_km) }) : null,
    desired.relocate ? t("matching.willing_to_move") : null,
  ].filter(Boolean);
  const asked = hoursText(t, job);
  const most = job.hours_per_week ?? 0;
  const isWithin = hours !== null && hours >= (job.hours_min ?? most) && hours <= most;
  return [
    { key: "available", label: t("matching.fact_available"), ...availability(t, candidate, job) },
    {
      key: "notice",
      label: t("matching.fact_notice"),
      value: candidate.notice_weeks === null || candidate.notice_weeks === undefined ? null : noticePeriod(t, candidate.notice_weeks),
      against: null,
    },
    {
      key: "asks",
      label: t("matching.fact_asks"),
      value: salaryText(t, {
        salary_min: desired.salary_min ?? null,
        salary_max: desired.salary_max ?? null,
        currency: desired.currency ?? null,
        period: desired.period ?? null,
      }),
      against: againstSalary(t, desired, job),
    },
    {
      key: "hours",
      label: t("matching.fact_hours"),
      value: hours === null ? null : formatNumber(hours),
      against: !asked ? null : isWithin ? t("matching.same_hours") : t("matching.fewer_hours", { n: asked }),
    },
    { key: "travel", label: t("matching.fact_travel"), value: travel.join(", ") || null, against: null },
  ];
}

export function PracticalFacts({ candidate, job }: { candidate: Candidate; job: Job }) {
  const t = useWords();
  return (
    <Row as="dl" align="stretch" isWrapped className={classes.facts} aria-label={t("matching.facts")}>
      {practicalFacts(t, candidate, job).map((fact) => (
        <div key={fact.key}>
          <dt>{fact.label}</dt>
          <dd data-unknown={fact.value === null || undefined}>{fact.value ?? t("common.unknown")}</dd>
          {fact.against && <dd className={classes.against}>{fact.against}</dd>}
        </div>
      ))}
    </Row>
  );
}

function noticePeriod(t: Words, weeks: number): string {
  const months = wholeMonths(weeks);
  return months ? t("matching.months", { n: months }) : t("matching.weeks", { count: weeks });
}

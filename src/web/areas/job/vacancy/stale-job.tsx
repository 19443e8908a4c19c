import { nameOf } from "#contract/declared-field.ts";
import type { Job } from "#contract/job/job.ts";
import { fieldsOfJob } from "#contract/job/job-fields.ts";
import { type JobValues, valuesOf } from "#web/areas/job/form/job-form.ts";
import { StaleNotice } from "#web/kit/draft/stale-notice.tsx";
import { useWords } from "#web/words/words.ts";

interface StaleJobProps {
  /** The job as the form began with it. */
  base: Job;
  /** The job as somebody else left it. */
  current: Job;
  mine: JobValues;
  isBusy: boolean;
  onKeep: () => void;
  onTake: () => void;
}

const fields = [...fieldsOfJob.map(nameOf), "description"] as const;

/** What somebody else changed of a job, beside what was typed. */
export function StaleJob({ base, current, mine, ...choice }: StaleJobProps) {
  const t = useWords();
  const theirs = valuesOf(current);
  const before = valuesOf(base);
  const isSame = (a: JobValues, b: JobValues, field: (typeof fields)[number]) => String(a[field]).trim() === String(b[field]).trim();
  const changed = fields.filter((field) => !isSame(theirs, before, field));
  // Only what both changed has to be chosen between; the rest of theirs stays either way.
  const isLost = (field: (typeof fields)[number]) => !isSame(mine, before, field) && !isSame(mine, theirs, field);
  const requirementsOf = ({ requirements }: JobValues) =>
    JSON.stringify(requirements.map(({ text, kind, weight, skill, min_years }) => [text, kind, weight, skill, min_years]));
  return (
    <StaleNotice
      title={t("jobs.stale")}
      changed={changed.map((field) => ({
        name: t(`jobs.field.${field}`),
        theirs: String(theirs[field]),
        mine: isLost(field) ? String(mine[field]) : undefined,
      }))}
      {...choice}
    >
      {requirementsOf(theirs) !== requirementsOf(before) && (
        <li>
          <b>{t("jobs.requirements")}</b>
          <ul>
            {theirs.requirements.map((each) => (
              <li key={each.key}>
                {each.text} ({t(`common.kind.${each.kind}`)})
              </li>
            ))}
            {theirs.requirements.length === 0 && <li>{t("common.stale.nothing")}</li>}
          </ul>
        </li>
      )}
    </StaleNotice>
  );
}

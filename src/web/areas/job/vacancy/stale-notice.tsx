import { Alert, Button } from "@mantine/core";
import { nameOf } from "#contract/declared-field.ts";
import type { Job } from "#contract/job/job.ts";
import { fieldsOfJob } from "#contract/job/job-fields.ts";
import { type JobValues, valuesOf } from "#web/areas/job/form/job-form.ts";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./stale-notice.module.css";

interface StaleNoticeProps {
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

/** Both versions side by side, and the choice between them; nothing typed is lost. */
export function StaleNotice({ base, current, mine, isBusy, onKeep, onTake }: StaleNoticeProps) {
  const t = useWords();
  const theirs = valuesOf(current);
  const before = valuesOf(base);
  const isSame = (a: JobValues, b: JobValues, field: (typeof fields)[number]) => String(a[field]).trim() === String(b[field]).trim();
  const changed = fields.filter((field) => !isSame(theirs, before, field));
  // Only what both changed has to be chosen between; the rest of theirs stays either way.
  const isLost = (field: (typeof fields)[number]) => !isSame(mine, before, field) && !isSame(mine, theirs, field);
  const requirementsOf = ({ requirements }: JobValues) =>
    JSON.stringify(requirements.map(({ text, kind, weight, skill, min_years }) => [text, kind, weight, skill, min_years]));
  const theirCount = theirs.requirements.length;
  return (
    <Alert color="yellow" variant="light" role="alert" title={t("jobs.stale")} className={classes.notice}>
      <p className={classes.text}>{t("jobs.stale_text")}</p>
      <ul className={classes.list}>
        {changed.map((field) => (
          <li key={field}>
            <b>{t(`jobs.field.${field}`)}</b> {t("jobs.stale_now", { value: String(theirs[field]).slice(0, 200) || t("jobs.empty_value") })}
            {isLost(field) && ` ${t("jobs.stale_mine", { value: String(mine[field]).slice(0, 200) || t("jobs.empty_value") })}`}
          </li>
        ))}
        {requirementsOf(theirs) !== requirementsOf(before) && (
          <li>
            <b>{t("jobs.requirements")}</b>
            <ul>
              {theirs.requirements.map((each) => (
                <li key={each.key}>
                  {each.text} ({t(`common.kind.${each.kind}`)})
                </li>
              ))}
              {theirCount === 0 && <li>{t("jobs.empty_value")}</li>}
            </ul>
          </li>
        )}
      </ul>
      <Row gap={8} align="stretch" isWrapped>
        <Button size="xs" onClick={onKeep} loading={isBusy}>
          {t("jobs.stale_keep")}
        </Button>
        <Button size="xs" variant="default" onClick={onTake}>
          {t("jobs.stale_take")}
        </Button>
      </Row>
    </Alert>
  );
}

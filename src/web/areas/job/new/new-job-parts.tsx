import type { Doubt, EvidenceByField } from "#contract/fields.ts";
import type { JobDraft, LeftOut } from "#contract/job/job.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./new-job-screen.module.css";

/** What came of a text: the draft, where each field was read, and the reading's id; empty for a job filled in by hand. */
export interface Reading {
  draft: JobDraft;
  evidence: EvidenceByField;
  extraction_id: string | null;
  left_out: LeftOut[];
  /** What of it is worth a question. */
  doubts: Doubt[];
}

export function Crumb() {
  const t = useWords();
  return (
    <ButtonLink to="/dashboard/jobs" variant="transparent" size="compact-xs" className={classes.crumb}>
      {t("jobs.title")}
    </ButtonLink>
  );
}

import { Button } from "@mantine/core";
import { IconChevronDown, IconTargetArrow } from "@tabler/icons-react";
import { type RefObject, useState } from "react";
import type { CandidateWithPointed } from "#contract/candidate/candidate.ts";
import type { Job } from "#contract/job/job.ts";
import { Span, Text } from "#web/ui/layout.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./point-bar.module.css";
import { PointBar } from "./point-bar.tsx";
import { type Stretch, stretchOf } from "./selected-stretch.ts";
import { type As, usePointing } from "./use-pointing.ts";
import { useSelection } from "./use-selection.ts";

const WhatDialog = lazyPart(() => import("./what-dialog.tsx").then((part) => part.WhatDialog));

interface CvPointingProps {
  candidate: Pick<CandidateWithPointed, "id" | "cv_text" | "experience" | "education">;
  /** What holds the pages. */
  within: RefObject<HTMLElement | null>;
  /** The job that is open beside the CV. */
  job?: Job;
  /** The requirement whose proof is looked at: it goes first. */
  requirement_id?: string | undefined;
  /** Jobs to choose from where none is open. */
  jobs?: readonly { job_id: string; job_title: string }[];
}

/** Selected words of a CV: what they prove, or what they are. */
export function CvPointing({ candidate, within, job, requirement_id, jobs = [] }: CvPointingProps) {
  const t = useWords();
  const selected = useSelection(within, candidate.cv_text !== null);
  const { say, isBusy } = usePointing(candidate.id);
  const [asking, setAsking] = useState<Stretch | null>(null);
  const stretch = selected && stretchOf(candidate.cv_text ?? "", selected.words, selected.before);
  const tell = (as: As) => stretch && say(stretch, as, () => getSelection()?.removeAllRanges());
  const proves = (id: string) => job && tell({ is: "requirement", job_id: job.id, requirement_id: id });
  const first = job?.requirements.find(({ id }) => id === requirement_id);
  return (
    <>
      {selected && !asking && (
        <PointBar place={selected.place}>
          {!stretch ? (
            <Text as="span" size={12} tone="secondary" className={classes.hint}>
              {t("pointing.not_found")}
            </Text>
          ) : (
            <>
              {first && (
                <Button
                  size="xs"
                  loading={isBusy}
                  leftSection={<IconTargetArrow size={14} stroke={1.6} />}
                  onClick={() => proves(first.id)}
                >
                  <Span isTruncated className={classes.named}>
                    {t("pointing.proves", { what: first.text })}
                  </Span>
                </Button>
              )}
              <Choices label={t("pointing.proves_what")}>
                {job && (
                  <>
                    <Menu.Label>{t("jobs.requirements")}</Menu.Label>
                    {job.requirements.map(({ id, text }) => (
                      <Menu.Item key={id} onClick={() => proves(id)}>
                        <Span isTruncated className={classes.named}>
                          {text}
                        </Span>
                      </Menu.Item>
                    ))}
                    <Menu.Divider />
                  </>
                )}
                <Menu.Item onClick={() => setAsking(stretch)}>{t(job ? "pointing.proves_skill" : "pointing.proves_other")}</Menu.Item>
              </Choices>
              <Choices label={t("pointing.is_what")}>
                {fieldsOf(candidate).map(({ field, at, of }) => (
                  <Menu.Item key={`${field} ${at}`} onClick={() => tell({ is: "field", field, ...(at !== undefined && { at }) })}>
                    <Span isTruncated className={classes.named}>
                      {of ? t(`pointing.field_of.${field}`, { of }) : t(`pointing.field.${field}`)}
                    </Span>
                  </Menu.Item>
                ))}
              </Choices>
            </>
          )}
        </PointBar>
      )}
      {asking && (
        <WhatDialog
          stretch={asking}
          jobs={job ? [] : jobs}
          isBusy={isBusy}
          onSay={(as) => say(asking, as, () => setAsking(null))}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

function Choices({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Menu position="bottom-start" withinPortal returnFocus={false} zIndex={260} width={300}>
      <Menu.Target>
        <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} stroke={1.6} color="var(--icon)" />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.items} onMouseDown={(event) => event.preventDefault()}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

type Field = Extract<As, { is: "field" }>["field"];
type Choice = { field: Exclude<Field, OfLine>; at?: undefined; of?: undefined } | { field: OfLine; at?: number; of?: string | null };
type OfLine = "title" | "employer" | "degree";

/** What a stretch may be: a field of the person or a line that isn't there yet, then the parts of each job and study. */
function fieldsOf({ experience, education }: Pick<CandidateWithPointed, "experience" | "education">): Choice[] {
  return [
    ...(["name", "headline", "city", "certificate", "title", "degree"] as const).map((field) => ({ field })),
    ...experience.slice(0, 12).flatMap(({ title, company }, at) => [
      { field: "title" as const, at, of: company ?? title ?? null },
      { field: "employer" as const, at, of: title ?? company ?? null },
    ]),
    ...education.slice(0, 6).map(({ degree, institution }, at) => ({ field: "degree" as const, at, of: institution ?? degree ?? null })),
  ];
}

import { Alert, Button, UnstyledButton } from "@mantine/core";
import { IconAlertTriangle, IconChevronRight, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { leftOutReasons } from "#contract/choices.ts";
import type { LeftOut } from "#contract/job.ts";
import { CountBadge } from "#web/ui/marks.tsx";
import { useWords } from "#web/words/words.ts";
import type { JobForm } from "./job-fields.tsx";
import { newRequirement } from "./job-form.ts";
import classes from "./left-out.module.css";

const isProtected = ({ why }: LeftOut) => why === "protected";

/** What the vacancy asks that the law protects: the sentence, the law, and a neutral wording to ask instead. */
export function ProtectedLines({ form, lines }: { form: JobForm; lines: readonly LeftOut[] }) {
  const t = useWords();
  const shielded = lines.filter(isProtected);
  if (shielded.length === 0) return null;
  const asked = new Set(form.values.requirements.map(({ text }) => text));
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle size={18} stroke={1.6} color="var(--partly-text)" />}
      title={t("jobs.protected_title", { count: shielded.length })}
      className={classes.alert}
      classNames={{ title: classes.alertTitle }}
    >
      <p className={classes.said}>{t("jobs.protected_text")}</p>
      <ul className={classes.shielded}>
        {shielded.map(({ quote, start, ground, law, instead }) => (
          <li key={`${start} ${ground}`}>
            <q className={classes.quote}>{quote.trim()}</q>
            <span className={classes.law}>
              {ground && t(`jobs.protected_ground.${ground}`)}
              {law && ` · ${law}`}
            </span>
            {instead && (
              <div className={classes.instead}>
                <span>{t("jobs.protected_instead", { text: instead })}</span>
                {asked.has(instead) ? (
                  <span className={classes.law}>{t("jobs.protected_taken")}</span>
                ) : (
                  <Button
                    size="compact-xs"
                    variant="default"
                    onClick={() => form.insertListItem("requirements", newRequirement({ text: instead }))}
                  >
                    {t("jobs.protected_take")}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Lines that were not taken as requirements, by their reason, folded; one click makes a line a requirement. */
export function LeftOutLines({
  form,
  lines,
  onTake,
}: {
  form: JobForm;
  lines: readonly LeftOut[];
  onTake: (start: number, end: number) => void;
}) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const taken = new Set(form.values.requirements.map(({ start, end }) => `${start} ${end}`));
  const left = lines.filter((line) => !isProtected(line) && !taken.has(`${line.start} ${line.end}`));
  if (left.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>
        <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <IconChevronRight size={16} stroke={1.6} className={classes.chevron} />
          {t("jobs.left_out")} <CountBadge count={left.length} />
        </UnstyledButton>
      </h2>
      <p className={classes.hint}>{t("jobs.left_out_hint")}</p>
      {isOpen &&
        leftOutReasons.map((why) => {
          const group = left.filter((line) => line.why === why);
          if (group.length === 0) return null;
          return (
            <div key={why}>
              <h3 className={classes.why}>{t(`jobs.left_out_why.${why}`)}</h3>
              <ul className={classes.lines}>
                {group.map(({ quote, start, end }) => (
                  <li key={start} className={classes.line}>
                    <span className={classes.words}>{quote.trim()}</span>
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      leftSection={<IconPlus size={14} stroke={1.6} />}
                      aria-label={t("jobs.left_out_take_label", { text: quote.trim().slice(0, 80) })}
                      onClick={() => onTake(start, end)}
                    >
                      {t("jobs.left_out_take")}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
    </section>
  );
}

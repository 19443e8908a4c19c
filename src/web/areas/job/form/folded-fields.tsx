import { Button } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { hoursText, salaryText } from "#web/kit/record/job-words.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { KindBadge } from "#web/ui/marks/marks.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./folded-fields.module.css";
import { bodyOf, type JobValues } from "./job-form.ts";

export interface FoldedFieldsProps {
  values: JobValues;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** What was read, in a few lines; its form is one click away, and comes by itself where something is wrong in it. */
export function FoldedFields({ values, isOpen, onToggle, children }: FoldedFieldsProps) {
  const t = useWords();
  const {
    hours_min = null,
    hours_per_week = null,
    salary_min = null,
    salary_max = null,
    currency = null,
    period = null,
  } = bodyOf(values, null);
  const hours = hoursText(t, { hours_min, hours_per_week });
  const facts = [
    values.client,
    values.city,
    values.employment_type && t(`jobs.employment.${values.employment_type}`),
    hours && t("doubts.hours_short", { n: hours }),
    salaryText(t, { salary_min, salary_max, currency, period }),
  ].filter((text): text is string => Boolean(text));
  return (
    <>
      {!isOpen && (
        <section className={classes.summary} aria-label={t("doubts.read")}>
          <Text as="h2" size={15} weight={600} isBreakable>
            {values.title || t("jobs.field.title")}
          </Text>
          {facts.length > 0 && (
            <Text mt={2} size={13} tone="secondary">
              {facts.join(" · ")}
            </Text>
          )}
          <Stack as="ul" mt={12}>
            {values.requirements.map((each) => (
              <Row as="li" gap={12} align="baseline" justify="between" size={13} key={each.key}>
                <span>{each.text}</span>
                <KindBadge kind={each.kind} text={t(`common.kind.${each.kind}`)} />
              </Row>
            ))}
          </Stack>
        </section>
      )}
      <Button
        variant="default"
        size="xs"
        className={classes.toggle}
        aria-expanded={isOpen}
        leftSection={<IconChevronRight size={16} stroke={1.6} className={classes.chevron} data-open={isOpen || undefined} />}
        onClick={onToggle}
      >
        {t(isOpen ? "doubts.fold" : "doubts.unfold")}
      </Button>
      <div hidden={!isOpen}>{children}</div>
    </>
  );
}

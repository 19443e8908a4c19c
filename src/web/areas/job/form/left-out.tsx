import { Button, TextInput, UnstyledButton } from "@mantine/core";
import { IconChevronRight, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { leftOutReasons } from "#contract/choices.ts";
import type { LeftOut } from "#contract/job/job.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { CountBadge } from "#web/ui/marks/marks.tsx";
import { useWords } from "#web/words/words.ts";
import type { JobForm } from "./job-form.ts";
import { newRequirement } from "./job-form.ts";
import classes from "./left-out.module.css";
import { Warning } from "./warning.tsx";

const isProtected = ({ why }: LeftOut) => why === "protected";

/** What the vacancy asks that the law protects: the sentence, the law, and a neutral wording to ask instead. */
export function ProtectedLines({ form, lines }: { form: JobForm; lines: readonly LeftOut[] }) {
  const t = useWords();
  const shielded = lines.filter(isProtected);
  if (shielded.length === 0) return null;
  return (
    <Warning title={t("jobs.protected_title", { count: shielded.length })}>
      <Text size={13} tone="text" mb={8}>
        {t("jobs.protected_text")}
      </Text>
      <Stack as="ul" gap={12}>
        {shielded.map((line) => (
          <ProtectedLine key={`${line.start} ${line.ground}`} form={form} line={line} />
        ))}
      </Stack>
      <AnchorLink to="/dashboard/jobs/protected" className={classes.toRegister}>
        {t("register.to_register")}
      </AnchorLink>
    </Warning>
  );
}

/** Left out as it is; the neutral wording is one click, keeping it takes a reason. */
function ProtectedLine({ form, line: { quote, ground, law, instead } }: { form: JobForm; line: LeftOut }) {
  const t = useWords();
  const [reason, setReason] = useState<string | null>(null);
  const { requirements, kept } = form.values;
  const isTaken = instead && requirements.some(({ text }) => text === instead);
  const isKept = kept.some((each) => each.quote === quote);
  const keep = () => {
    if (!reason?.trim()) return;
    form.insertListItem("kept", { quote, reason: reason.trim() });
    form.insertListItem("requirements", newRequirement({ text: quote.replace(/\s+/g, " ").trim().slice(0, 500), weight: 0 }));
    setReason(null);
  };
  return (
    <li>
      <Text as="q" size={13} tone="text" className={classes.quote}>
        {quote.trim()}
      </Text>
      <Text as="span" size={12} tone="secondary">
        {ground && t(`jobs.protected_ground.${ground}`)}
        {law && ` · ${law}`}
      </Text>
      {instead && (
        <Row gap="4 8" isWrapped mt={4} size={13} tone="text" className={classes.instead}>
          {t("jobs.protected_instead", { text: instead })}
        </Row>
      )}
      <Row gap="4 8" isWrapped mt={4} size={13} tone="text" className={classes.instead}>
        {isTaken && (
          <Text as="span" size={12} tone="secondary">
            {t("jobs.protected_taken")}
          </Text>
        )}
        {isKept && (
          <Text as="span" size={12} tone="secondary">
            {t("register.kept")}
          </Text>
        )}
        {instead && !isTaken && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => form.insertListItem("requirements", newRequirement({ text: instead }))}
          >
            {t("jobs.protected_take")}
          </Button>
        )}
        {!isKept && reason === null && (
          <Button size="compact-xs" variant="subtle" onClick={() => setReason("")}>
            {t("register.keep")}
          </Button>
        )}
      </Row>
      {reason !== null && (
        <Stack gap={4} mt={6} className={classes.keep}>
          <TextInput
            label={t("register.reason")}
            description={t("register.keep_hint")}
            placeholder={t("register.reason_placeholder")}
            value={reason}
            maxLength={1000}
            autoFocus
            onChange={(event) => setReason(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") setReason(null);
              if (event.key !== "Enter") return;
              event.preventDefault();
              keep();
            }}
          />
          <Row gap="4 8" isWrapped mt={4} size={13} tone="text" className={classes.instead}>
            <Button size="compact-xs" disabled={!reason.trim()} onClick={keep}>
              {t("register.keep")}
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => setReason(null)}>
              {t("common.cancel")}
            </Button>
          </Row>
        </Stack>
      )}
    </li>
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
      <Text as="h2" size={15} weight={600}>
        <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <IconChevronRight size={16} stroke={1.6} className={classes.chevron} />
          {t("jobs.left_out")} <CountBadge count={left.length} />
        </UnstyledButton>
      </Text>
      <Text size={12} tone="dimmed" mt={2} mb={8}>
        {t("jobs.left_out_hint")}
      </Text>
      {isOpen &&
        leftOutReasons.map((why) => {
          const group = left.filter((line) => line.why === why);
          if (group.length === 0) return null;
          return (
            <div key={why}>
              <Text as="h3" mt={12} size={12} weight={600} tone="secondary">
                {t(`jobs.left_out_why.${why}`)}
              </Text>
              <Stack as="ul" mt={4}>
                {group.map(({ quote, start, end }) => (
                  <Row key={start} as="li" gap={8} align="start" className={classes.line}>
                    <Text as="span" flex="fill" size={13} tone="text" isBreakable>
                      {quote.trim()}
                    </Text>
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      leftSection={<IconPlus size={14} stroke={1.6} />}
                      aria-label={t("jobs.left_out_take_label", { text: quote.trim().slice(0, 80) })}
                      onClick={() => onTake(start, end)}
                    >
                      {t("jobs.left_out_take")}
                    </Button>
                  </Row>
                ))}
              </Stack>
            </div>
          );
        })}
    </section>
  );
}

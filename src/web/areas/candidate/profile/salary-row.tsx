import { Button, NumberInput, Select, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { oneOf, periods } from "#contract/choices.ts";
import { salary } from "#web/kit/record/profile-fields.ts";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { Stale } from "./field-row.tsx";
import { Origin } from "./origin.tsx";
import classes from "./profile.module.css";
import { useProfile } from "./profile-context.tsx";
import rowClasses from "./salary-row.module.css";

/** What somebody asks: an amount or a range, and per what. */
export function SalaryRow() {
  const t = useWords();
  const { candidate, editor, save } = useProfile();
  const { desired } = candidate;
  const [draft, setDraft] = useState<{ min: string | number; max: string | number; per: string | null } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isStale, setIsStale] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const shown = salary(t, desired);
  const label = t("candidates.field.salary");
  const start = () =>
    setDraft({
      min: desired.salary_min ? desired.salary_min / 100 : "",
      max: desired.salary_max ? desired.salary_max / 100 : "",
      per: desired.period ?? "month",
    });
  const leave = () => {
    setDraft(null);
    setError(null);
    setIsStale(false);
  };
  const cents = (amount: string | number) => (amount === "" ? null : Math.round(Number(amount) * 100));
  const submit = async () => {
    if (!draft) return;
    const [salary_min, salary_max] = [cents(draft.min), cents(draft.max)];
    const isEmpty = salary_min === null && salary_max === null;
    setIsSaving(true);
    const outcome = await save({
      desired: {
        ...desired,
        salary_min,
        salary_max,
        currency: isEmpty ? null : (desired.currency ?? "EUR"),
        period: isEmpty ? null : (oneOf(periods, draft.per) ?? "month"),
      },
    });
    setIsSaving(false);
    if (outcome.kind === "saved") leave();
    else if (outcome.kind === "stale") setIsStale(true);
    else if (outcome.kind === "refused") setError(Object.values(outcome.errors)[0] ?? null);
  };
  return (
    <div className={classes.row} data-field="desired.salary_min">
      <span className={classes.label}>{label}</span>
      <Row isWrapped flex="shrink" className={classes.value}>
        {draft === null ? (
          editor ? (
            <UnstyledButton
              className={classes.edit}
              data-empty={shown === null || undefined}
              data-edit
              aria-label={
                shown === null
                  ? t("record.profile.add_field", { field: label })
                  : `${t("record.profile.edit_field", { field: label })}: ${shown}`
              }
              onClick={start}
            >
              {shown ?? t("common.add")}
            </UnstyledButton>
          ) : (
            <span>{shown}</span>
          )
        ) : (
          <form
            className={rowClasses.form}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
            onKeyDown={(event) => event.key === "Escape" && leave()}
          >
            <NumberInput
              size="xs"
              aria-label={t("candidates.field.salary_min")}
              placeholder={t("candidates.field.salary_min")}
              prefix="€ "
              min={0}
              hideControls
              autoFocus
              error={error}
              value={draft.min}
              onChange={(min) => setDraft({ ...draft, min })}
            />
            <NumberInput
              size="xs"
              aria-label={t("candidates.field.salary_max")}
              placeholder={t("candidates.field.salary_max")}
              prefix="€ "
              min={0}
              hideControls
              value={draft.max}
              onChange={(max) => setDraft({ ...draft, max })}
            />
            <Select
              size="xs"
              aria-label={t("candidates.field.period")}
              allowDeselect={false}
              data={periods.map((value) => ({ value, label: t(`candidates.period.${value}`) }))}
              value={draft.per}
              onChange={(per) => setDraft({ ...draft, per })}
            />
            <Row as="span" gap={6} align="stretch" className={rowClasses.actions}>
              <Button size="xs" type="submit" loading={isSaving}>
                {t("common.save")}
              </Button>
              <Button size="xs" variant="default" onClick={leave}>
                {t("common.cancel")}
              </Button>
            </Row>
            {isStale && <Stale now={shown} onSave={() => void submit()} onLeave={leave} />}
          </form>
        )}
      </Row>
      <Origin path="desired.salary_min" hasValue={shown !== null} />
    </div>
  );
}

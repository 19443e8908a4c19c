import { NumberInput, Select, Switch, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { periods, remotes } from "#contract/choices.ts";
import type { Information, ShownFact } from "#contract/proposal/proposal.ts";
import type { Languages } from "#web/areas/proposal/editor/use-languages.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { BehindMark } from "../behind-mark.tsx";
import { StepHead } from "./step-head.tsx";
import classes from "./steps.module.css";
import { Unsourced } from "./unsourced.tsx";

const contact: readonly ShownFact[] = ["email", "phone", "links"];
const factName = {
  available_from: "proposals.fact_available_from",
  notice: "proposals.fact_notice",
  hours: "proposals.fact_hours",
  salary: "proposals.fact_salary",
  location: "proposals.fact_location",
  remote: "proposals.fact_remote",
  languages: "proposals.fact_languages",
  experience: "proposals.fact_experience",
  education: "proposals.fact_education",
  certifications: "proposals.fact_certifications",
  email: "proposals.fact_email",
  phone: "proposals.fact_phone",
  links: "proposals.fact_links",
} as const satisfies Record<ShownFact, string>;

const centsOf = (value: number | string) => (typeof value === "number" ? Math.round(value * 100) : null);
const amountOf = (cents: number | null | undefined) => (cents === null || cents === undefined ? "" : cents / 100);

/** The sentence under the name, and what of it no document bears. */
export function SummaryField({ languages, autoFocus = false }: { languages: Languages; autoFocus?: boolean }) {
  const t = useWords();
  const { editor } = languages;
  const { draft, edit, proposal } = editor;
  return (
    <>
      <Textarea
        label={t("proposals.information_summary")}
        maxLength={1000}
        autosize
        minRows={2}
        autoFocus={autoFocus}
        lang={draft.language}
        value={draft.information.summary ?? ""}
        onChange={(event) => edit({ information: { ...draft.information, summary: event.currentTarget.value || null } })}
      />
      <BehindMark languages={languages} part="summary" />
      <Unsourced editor={editor} claims={proposal.claims.filter(({ part }) => part === "summary")} />
    </>
  );
}

/** The facts that a client asks first, each with a switch: shown or not. */
export function InformationStep({ languages }: { languages: Languages }) {
  const t = useWords();
  const { draft, edit } = languages.editor;
  const { information } = draft;
  const set = (change: Partial<Information>) => edit({ information: { ...information, ...change } });
  const shown = new Set(information.shown ?? []);
  const toggle = (fact: ShownFact, on: boolean) => set({ shown: on ? [...shown, fact] : [...shown].filter((each) => each !== fact) });
  const pay = information.pay ?? { currency: "EUR", period: "month" as const };
  const setPay = (change: Partial<typeof pay>) => {
    const next = { ...pay, ...change };
    set({ pay: next.min == null && next.max == null ? null : next });
  };
  const fields: Partial<Record<ShownFact, ReactNode>> = {
    available_from: (
      <TextInput
        type="date"
        aria-label={t("proposals.fact_available_from")}
        value={information.available_from ?? ""}
        onChange={(event) => set({ available_from: event.currentTarget.value || null })}
      />
    ),
    notice: (
      <NumberInput
        aria-label={t("proposals.fact_notice")}
        suffix={t("proposals.fact_notice_weeks")}
        min={0}
        max={52}
        allowDecimal={false}
        clampBehavior="strict"
        value={information.notice_weeks ?? ""}
        onChange={(value) => set({ notice_weeks: typeof value === "number" ? value : null })}
      />
    ),
    hours: (
      <NumberInput
        aria-label={t("proposals.fact_hours")}
        min={0}
        max={80}
        clampBehavior="strict"
        value={information.hours_per_week ?? ""}
        onChange={(value) => set({ hours_per_week: typeof value === "number" ? value : null })}
      />
    ),
    salary: (
      <div className={classes.triple}>
        <NumberInput
          aria-label={`${t("proposals.fact_salary")}: ${t("proposals.fact_salary_from")}`}
          placeholder={t("proposals.fact_salary_from")}
          prefix="€ "
          min={0}
          value={amountOf(pay.min)}
          onChange={(value) => setPay({ min: centsOf(value) })}
        />
        <NumberInput
          aria-label={`${t("proposals.fact_salary")}: ${t("proposals.fact_salary_to")}`}
          placeholder={t("proposals.fact_salary_to")}
          prefix="€ "
          min={0}
          value={amountOf(pay.max)}
          onChange={(value) => setPay({ max: centsOf(value) })}
        />
        <Select
          aria-label={t("proposals.fact_salary")}
          data={periods.map((value) => ({ value, label: t(`proposals.period_${value}`) }))}
          allowDeselect={false}
          value={pay.period}
          onChange={(value) => value && setPay({ period: value as typeof pay.period })}
        />
      </div>
    ),
    location: (
      <TextInput
        aria-label={t("proposals.fact_location")}
        maxLength={120}
        value={information.location ?? ""}
        onChange={(event) => set({ location: event.currentTarget.value || null })}
      />
    ),
    remote: (
      <Select
        aria-label={t("proposals.fact_remote")}
        clearable
        data={remotes.map((value) => ({ value, label: t(`proposals.remote_${value}`) }))}
        value={information.remote ?? null}
        onChange={(value) => set({ remote: value as Information["remote"] })}
      />
    ),
  };
  return (
    <>
      <StepHead title={t("proposals.step_information")} text={t("proposals.information_text")} />
      <Stack gap={16} data-of-part="title">
        <div className={classes.pair}>
          <TextInput
            label={t("proposals.information_title")}
            maxLength={200}
            value={information.title ?? ""}
            onChange={(event) => set({ title: event.currentTarget.value || null })}
          />
          <TextInput
            label={t("proposals.information_contact")}
            maxLength={120}
            value={information.contact_name ?? ""}
            onChange={(event) => set({ contact_name: event.currentTarget.value || null })}
          />
        </div>
        <SummaryField languages={languages} />
      </Stack>
      <div className={classes.section} data-of-part="facts">
        {(Object.keys(factName) as ShownFact[]).map((fact) => {
          const name = t(factName[fact]);
          const isHidden = contact.includes(fact) && draft.anonymity !== "full";
          return (
            <div key={fact} className={classes.fact}>
              <span>{name}</span>
              <Switch
                aria-label={t("proposals.show_fact", { name })}
                checked={shown.has(fact) && !isHidden}
                disabled={isHidden}
                onChange={(event) => toggle(fact, event.currentTarget.checked)}
              />
              {fields[fact]}
              {isHidden && (
                <Text size={12} tone="dimmed">
                  {t("proposals.hidden_by_level", { level: t(`proposals.level_${draft.anonymity}`) })}
                </Text>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}

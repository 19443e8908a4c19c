import { ActionIcon, Button, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import type { useForm } from "@mantine/form";
import { IconPlus, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { educationLevels, employmentTypes, languageLevels, periods, remotes } from "#contract/choices.ts";
import { levelName } from "#web/kit/record/job-words.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { OriginMark } from "#web/ui/origin-mark.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./job-fields.module.css";
import type { JobValues } from "./job-form.ts";
import type { Pairing } from "./use-pairing.ts";

export type JobForm = ReturnType<typeof useForm<JobValues>>;

/** Languages that vacancies ask for, besides those already in the form. */
const usualLanguages = [
  "nl",
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pl",
  "pt",
  "tr",
  "ar",
  "uk",
  "ru",
  "ro",
  "bg",
  "hu",
  "cs",
  "el",
  "sv",
  "da",
  "no",
  "fi",
  "zh",
  "ja",
  "hi",
  "fa",
  "so",
  "ti",
];

export interface JobFieldsProps {
  form: JobForm;
  pairing: Pairing;
  /** Fields that have a passage. */
  paired: ReadonlySet<string>;
}

/** Everything about a job but its requirements and its text. */
export function JobFields({ form, pairing, paired }: JobFieldsProps) {
  const t = useWords();
  const own = { pairing, paired };
  const number = { hideControls: true, allowNegative: false } as const;
  const empty = { value: "", label: "–" };
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t("jobs.basics")}</legend>
        <Field name="title" wide {...own}>
          <TextInput label={t("jobs.field_title")} required maxLength={200} {...form.getInputProps("title")} />
        </Field>
        <Field name="client" {...own}>
          <TextInput label={t("jobs.field_client")} maxLength={200} {...form.getInputProps("client")} />
        </Field>
        <Field name="contact_name" {...own}>
          <TextInput label={t("jobs.field_contact_name")} maxLength={200} {...form.getInputProps("contact_name")} />
        </Field>
        <Field name="contact_email" {...own}>
          <TextInput type="email" label={t("jobs.field_contact_email")} maxLength={254} {...form.getInputProps("contact_email")} />
        </Field>
        <Field name="contact_phone" {...own}>
          <TextInput type="tel" label={t("jobs.field_contact_phone")} maxLength={40} {...form.getInputProps("contact_phone")} />
        </Field>
        <Field name="tone" {...own}>
          <NativeSelect
            label={t("jobs.field_tone")}
            data={[
              { value: "", label: t("jobs.tone_workspace") },
              ...(["informal", "formal"] as const).map((value) => ({ value, label: t(`account.tone_${value}`) })),
            ]}
            {...form.getInputProps("tone")}
          />
        </Field>
        <Field name="city" {...own}>
          <TextInput label={t("jobs.field_city")} maxLength={100} {...form.getInputProps("city")} />
        </Field>
        <Field name="other_cities" {...own}>
          <TextInput label={t("jobs.field_other_cities")} maxLength={1000} {...form.getInputProps("other_cities")} />
        </Field>
        <Field name="country" {...own}>
          <TextInput label={t("jobs.field_country")} maxLength={100} {...form.getInputProps("country")} />
        </Field>
        <Field name="remote" {...own}>
          <NativeSelect
            label={t("jobs.field_remote")}
            data={[empty, ...remotes.map((value) => ({ value, label: t(`jobs.remote.${value}`) }))]}
            {...form.getInputProps("remote")}
          />
        </Field>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t("jobs.terms")}</legend>
        <Field name="employment_type" {...own}>
          <NativeSelect
            label={t("jobs.field_employment_type")}
            data={[empty, ...employmentTypes.map((value) => ({ value, label: t(`jobs.employment.${value}`) }))]}
            {...form.getInputProps("employment_type")}
          />
        </Field>
        <Field name="hours_min" {...own}>
          <NumberInput label={t("jobs.field_hours_min")} max={80} {...number} {...form.getInputProps("hours_min")} />
        </Field>
        <Field name="hours_per_week" {...own}>
          <NumberInput label={t("jobs.field_hours_per_week")} max={80} {...number} {...form.getInputProps("hours_per_week")} />
        </Field>
        <div className={classes.salary}>
          <Field name="salary_min" {...own}>
            <NumberInput label={t("jobs.field_salary_min")} decimalScale={2} {...number} {...form.getInputProps("salary_min")} />
          </Field>
          <Field name="salary_max" {...own}>
            <NumberInput label={t("jobs.field_salary_max")} decimalScale={2} {...number} {...form.getInputProps("salary_max")} />
          </Field>
          <Field name="currency" {...own}>
            <TextInput label={t("jobs.field_currency")} maxLength={3} {...form.getInputProps("currency")} />
          </Field>
          <Field name="period" {...own}>
            <NativeSelect
              label={t("jobs.field_period")}
              data={[empty, ...periods.map((value) => ({ value, label: t(`jobs.period_name.${value}`) }))]}
              {...form.getInputProps("period")}
            />
          </Field>
        </div>
        <Field name="start_date" {...own}>
          <TextInput type="date" label={t("jobs.field_start_date")} {...form.getInputProps("start_date")} />
        </Field>
        <Field name="openings" {...own}>
          <NumberInput label={t("jobs.field_openings")} max={1000} allowDecimal={false} {...number} {...form.getInputProps("openings")} />
        </Field>
        <Field name="education_level" {...own}>
          <NativeSelect
            label={t("jobs.field_education_level")}
            data={[empty, ...educationLevels.map((value) => ({ value, label: t(`jobs.education.${value}`) }))]}
            {...form.getInputProps("education_level")}
          />
        </Field>
        <Field name="min_years" {...own}>
          <NumberInput label={t("jobs.field_min_years")} max={50} {...number} {...form.getInputProps("min_years")} />
        </Field>
        <Field name="languages" wide {...own}>
          <Languages form={form} />
        </Field>
      </fieldset>
    </>
  );
}

/** The salary and the hours are read as a whole: one mark for their fields. */
const withMark = (name: string) => !["salary_max", "currency", "period", "hours_min"].includes(name);

/** One field with the way to its passage; hovering or focusing it lights the pair. */
function Field({
  name,
  wide,
  pairing,
  paired,
  children,
}: { name: string; wide?: boolean; children: ReactNode } & Pick<JobFieldsProps, "pairing" | "paired">) {
  const t = useWords();
  const isPaired = paired.has(name);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: lighting the pair is an aid for the eye
    <div
      className={classes.field}
      data-field={name}
      data-wide={wide || undefined}
      data-lit={(isPaired && pairing.lit === name) || undefined}
      onMouseEnter={() => isPaired && pairing.setLit(name)}
      onMouseLeave={() => isPaired && pairing.setLit(null)}
      onFocus={() => isPaired && pairing.setLit(name)}
    >
      {children}
      {isPaired && withMark(name) && (
        <span className={classes.origin}>
          <OriginMark
            kind="passage"
            text={t("jobs.in_text")}
            label={`${t("jobs.in_text")}: ${t("jobs.source_sentence")}`}
            onOpen={() => pairing.showPassage(name)}
          />
        </span>
      )}
    </div>
  );
}

function Languages({ form }: { form: JobForm }) {
  const t = useWords();
  const chosen = form.values.languages.map((each) => each.language);
  const codes = [...new Set([...usualLanguages, ...chosen])].filter(Boolean);
  return (
    <div>
      <div className={classes.label}>{t("jobs.field_languages")}</div>
      <div className={classes.languages}>
        {form.values.languages.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else of its own
          <div key={index} className={classes.languageLine}>
            <NativeSelect
              aria-label={t("jobs.language")}
              data={[{ value: "", label: "–" }, ...codes.map((code) => ({ value: code, label: languageName(code) }))]}
              {...form.getInputProps(`languages.${index}.language`)}
            />
            <NativeSelect
              aria-label={t("jobs.level")}
              data={[
                { value: "", label: t("jobs.any_level") },
                ...languageLevels.map((level) => ({ value: level, label: levelName(t, level) })),
              ]}
              {...form.getInputProps(`languages.${index}.level`)}
            />
            <ActionIcon
              size={32}
              aria-label={t("jobs.remove_language", { language: each.language ? languageName(each.language) : "" })}
              onClick={() => form.removeListItem("languages", index)}
            >
              <IconX size={16} stroke={1.6} />
            </ActionIcon>
          </div>
        ))}
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPlus size={14} stroke={1.6} />}
          onClick={() => form.insertListItem("languages", { language: "", level: "" })}
        >
          {t("jobs.add_language")}
        </Button>
      </div>
    </div>
  );
}

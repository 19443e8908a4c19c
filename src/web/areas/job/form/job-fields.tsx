import { ActionIcon, Button, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { languageLevels } from "#contract/choices.ts";
import { type DeclaredField, nameOf } from "#contract/declared-field.ts";
import { fieldsOfJob } from "#contract/job/job-fields.ts";
import { yesNoOptions } from "#web/kit/record/field-words.ts";
import { jobFieldWords } from "#web/kit/record/job-field-words.ts";
import { levelName } from "#web/kit/record/job-words.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { OriginMark } from "#web/ui/marks/origin-mark.tsx";
import { useWords } from "#web/words/words.ts";
import { ClientInput, ContactInput } from "./client-input.tsx";
import classes from "./job-fields.module.css";
import type { JobForm } from "./job-form.ts";
import type { Pairing } from "./use-pairing.ts";

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

interface JobFieldsProps {
  form: JobForm;
  pairing: Pairing;
  /** Fields that have a passage. */
  paired: ReadonlySet<string>;
}

/** Everything about a job but its requirements and its text. */
export function JobFields({ form, pairing, paired }: JobFieldsProps) {
  const t = useWords();
  const own = { pairing, paired };
  const inputs = (section: string) =>
    fieldsOfJob
      .filter((field) => field.section === section)
      .map((field) => {
        const name = nameOf(field);
        return (
          <Field key={name} name={name} wide={name === "title"} {...own}>
            <FieldInput form={form} field={field} {...form.getInputProps(name)} />
          </Field>
        );
      });
  return (
    <>
      <fieldset className={classes.group}>
        <Text as="legend" size={15} weight={600}>
          {t("jobs.basics")}
        </Text>
        {inputs("basics")}
      </fieldset>
      <fieldset className={classes.group}>
        <Text as="legend" size={15} weight={600}>
          {t("jobs.terms")}
        </Text>
        {inputs("terms")}
        <div className={classes.salary}>{inputs("salary")}</div>
        {inputs("further")}
        <Field name="languages" wide {...own}>
          <Languages form={form} />
        </Field>
      </fieldset>
    </>
  );
}

const types = { email: "email", phone: "tel", date: "date" } as Record<string, string>;

/** Fields that are chosen among records. */
const chosenBy: Record<string, typeof ClientInput> = { "client.name": ClientInput, "client.contact_name": ContactInput };

/** The input of a declared field, by its kind. */
function FieldInput({ form, field, ...input }: { form: JobForm; field: DeclaredField }) {
  const t = useWords();
  const shared = { label: jobFieldWords.name(t, field), ...input };
  const Chosen = chosenBy[field.path];
  if (Chosen) return <Chosen form={form} {...("most" in field && { maxLength: field.most })} {...shared} />;
  switch (field.kind) {
    case "choice": {
      const empty = { value: "", label: nameOf(field) === "tone" ? t("jobs.tone_workspace") : "–" };
      return <NativeSelect data={[empty, ...jobFieldWords.choices(t, field)]} {...shared} />;
    }
    case "yes_no":
      return <NativeSelect data={[{ value: "", label: "–" }, ...yesNoOptions(t)]} {...shared} />;
    case "number":
      return <NumberInput max={field.max} allowDecimal={!field.isWhole} hideControls allowNegative={false} {...shared} />;
    case "money":
      return <NumberInput decimalScale={2} hideControls allowNegative={false} {...shared} />;
    default:
      return (
        <TextInput
          type={types[field.kind] ?? "text"}
          required={field.path === "title"}
          {...("most" in field && { maxLength: field.most })}
          {...shared}
        />
      );
  }
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
      <div className={classes.label}>{t("jobs.field.languages")}</div>
      <Row gap="8 16" isWrapped>
        {form.values.languages.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else of its own
          <Row key={index} gap={4} align="stretch">
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
          </Row>
        ))}
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPlus size={14} stroke={1.6} />}
          onClick={() => form.insertListItem("languages", { language: "", level: "" })}
        >
          {t("jobs.add_language")}
        </Button>
      </Row>
    </div>
  );
}

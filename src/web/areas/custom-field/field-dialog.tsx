import { ActionIcon, Button, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconPlus, IconX } from "@tabler/icons-react";
import { customKinds } from "#contract/choices.ts";
import {
  type CustomField,
  type CustomKind,
  type CustomRecord,
  choiceColorAt,
  customName,
  MOST_CUSTOM_CHOICES,
} from "#contract/custom-field.ts";
import { api } from "#contract/index.ts";
import { languages } from "#contract/text/languages.ts";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify, showFailure } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { customNameHere } from "#web/kit/custom/custom-fields.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { languageName } from "#web/kit/record/language-name.ts";
import { Grip } from "#web/ui/input/grip.tsx";
import { moved, useOrdering } from "#web/ui/input/ordering.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { ChoiceMark } from "#web/ui/marks/choice-mark.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { currentLocale, useWords } from "#web/words/words.ts";
import classes from "./fields.module.css";

interface FieldDialogProps {
  record: CustomRecord;
  /** Null: a new one. */
  field: CustomField | null;
  onClose: () => void;
}

interface ChoiceValues {
  key: string;
  id?: string;
  names: { en: string; nl: string };
  color: string;
  is_gone: boolean;
}

const hasChoices = (kind: CustomKind) => kind === "choice" || kind === "choices";
const trimmed = ({ en, nl }: ChoiceValues["names"]) => ({ ...(en.trim() && { en: en.trim() }), ...(nl.trim() && { nl: nl.trim() }) });

/** Adds a field, or changes what it and its choices are called. */
export function FieldDialog({ record, field, onClose }: FieldDialogProps) {
  const t = useWords();
  const form = useForm({
    initialValues: {
      kind: field?.kind ?? ("text" as CustomKind),
      en: field?.names.en ?? "",
      nl: field?.names.nl ?? "",
      choices: (field?.choices ?? []).map(
        ({ id, names, color, is_gone = false }): ChoiceValues => ({
          ...{ key: id, id, color, is_gone },
          names: { en: names.en ?? "", nl: names.nl ?? "" },
        }),
      ),
    },
  });
  const { kind, en, nl, choices } = form.values;
  const save = useAction(api.customField.save, {
    refreshes: [api.customField.list, api.candidate.list, api.job.list, api.client.list],
    quiet: true,
    onDone: ({ data }) => {
      notify("info", t(field ? "fields.saved" : "fields.added", { name: customNameHere(data.field) }));
      onClose();
    },
    onFailed: (failure) => {
      // A name that is there already; the others are told as they are.
      const isTaken = failure instanceof CallFailed && failure.status === 409 && !failure.envelope.data;
      const errors = isTaken ? { [currentLocale()]: failureText(failure) } : fieldErrors(failure);
      form.setErrors(errors);
      if (Object.keys(errors).length === 0) showFailure(failure);
    },
  });
  const submit = () => {
    const told = choices.filter(({ names }) => Object.keys(trimmed(names)).length > 0);
    const isNameless = Object.keys(trimmed({ en, nl })).length === 0;
    const isChoiceless = hasChoices(kind) && !told.some(({ is_gone }) => !is_gone);
    form.setErrors({
      ...(isNameless && { [currentLocale()]: t("fields.name_needed") }),
      ...(isChoiceless && { choices: t("fields.choices_needed") }),
    });
    if (isNameless || isChoiceless) return;
    save.mutate({
      ...(field && { id: field.id, version: field.version }),
      ...{ record, kind, names: trimmed({ en, nl }) },
      choices: hasChoices(kind)
        ? told.map(({ id, names, color, is_gone }) => ({ ...(id && { id }), names: trimmed(names), color, ...(is_gone && { is_gone }) }))
        : [],
    });
  };
  return (
    <Modal opened onClose={onClose} size={560} title={t(field ? "fields.edit_title" : "fields.new")} closeOnClickOutside={!form.isDirty()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={dialog.grid}>
          {[...languages]
            .sort((one) => (one === currentLocale() ? -1 : 1))
            .map((language, at) => (
              <TextInput
                key={language}
                label={t(`fields.name_${language}`)}
                maxLength={60}
                autoComplete="off"
                data-autofocus={at === 0 || undefined}
                {...form.getInputProps(language)}
              />
            ))}
          <Text className={dialog.wide} size={12} tone="dimmed">
            {t("fields.name_hint")}
          </Text>
          <NativeSelect
            className={dialog.wide}
            label={t("fields.kind")}
            description={!field && t("fields.kind_hint")}
            disabled={field !== null}
            data={customKinds.map((value) => ({ value, label: t(`fields.kind_of.${value}`) }))}
            {...form.getInputProps("kind")}
          />
        </div>
        {hasChoices(kind) && (
          <Choices choices={choices} error={form.errors.choices} onChange={(next) => form.setFieldValue("choices", next)} />
        )}
        <DialogActions sticks onCancel={onClose} isPending={save.isPending} />
      </form>
    </Modal>
  );
}

interface ChoicesProps {
  choices: ChoiceValues[];
  error: React.ReactNode;
  onChange: (choices: ChoiceValues[]) => void;
}

/** The choices as rows to name, colour, order and take away; those that records hold stay below, to be offered again. */
function Choices({ choices, error, onChange }: ChoicesProps) {
  const t = useWords();
  const offered = choices.filter(({ is_gone }) => !is_gone);
  const gone = choices.filter(({ is_gone }) => is_gone);
  const change = (key: string, next: Partial<ChoiceValues>) =>
    onChange(choices.map((choice) => (choice.key === key ? { ...choice, ...next } : choice)));
  const add = () =>
    onChange([
      ...offered,
      { key: crypto.randomUUID(), names: { en: "", nl: "" }, color: choiceColorAt(choices.length), is_gone: false },
      ...gone,
    ]);
  const { row, handle } = useOrdering(
    offered.map(({ key }) => key),
    (from, to) => onChange([...moved(offered, from, to), ...gone]),
  );
  const nameOf = ({ names }: ChoiceValues) => customName(names, currentLocale());
  return (
    <section aria-label={t("fields.choices")}>
      <Text as="h3" size={13} weight={600} mt={16} mb={4}>
        {t("fields.choices")}
      </Text>
      <ol className={classes.choices}>
        {offered.map((choice, at) => (
          <Row as="li" key={choice.key} gap={6} className={classes.choice} {...row(choice.key)}>
            <Grip aria-label={t("fields.move", { name: nameOf(choice) || String(at + 1) })} {...handle(choice.key)} />
            <input
              type="color"
              className={classes.color}
              aria-label={t("fields.choice_color", { n: at + 1 })}
              value={choice.color}
              onChange={(event) => change(choice.key, { color: event.currentTarget.value })}
            />
            {languages.map((language) => (
              <TextInput
                key={language}
                className={classes.name}
                maxLength={80}
                autoComplete="off"
                placeholder={languageName(language)}
                aria-label={t("fields.choice_in", { n: at + 1, language: languageName(language) })}
                value={choice.names[language]}
                onChange={(event) => change(choice.key, { names: { ...choice.names, [language]: event.currentTarget.value } })}
              />
            ))}
            <ActionIcon
              size={28}
              aria-label={t("fields.remove_choice", { name: nameOf(choice) || String(at + 1) })}
              onClick={() =>
                choice.id ? change(choice.key, { is_gone: true }) : onChange(choices.filter(({ key }) => key !== choice.key))
              }
            >
              <IconX size={16} stroke={1.6} />
            </ActionIcon>
          </Row>
        ))}
      </ol>
      {error && (
        <Text size={12} tone="not_met" role="alert">
          {error}
        </Text>
      )}
      {choices.length < MOST_CUSTOM_CHOICES && (
        <Button mt={8} size="xs" variant="default" leftSection={<IconPlus size={14} stroke={1.6} />} onClick={add}>
          {t("fields.add_choice")}
        </Button>
      )}
      {gone.length > 0 && (
        <>
          <Text as="h3" size={13} weight={600} mt={16}>
            {t("fields.gone_choices")}
          </Text>
          <Text size={12} tone="dimmed" mb={4}>
            {t("fields.gone_hint")}
          </Text>
          <ul className={classes.choices}>
            {gone.map((choice) => (
              <Row as="li" key={choice.key} gap={8} justify="between" size={13} className={classes.choice}>
                <ChoiceMark color={choice.color} name={nameOf(choice)} />
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t("fields.offer_again", { name: nameOf(choice) })}
                  onClick={() => change(choice.key, { is_gone: false })}
                >
                  {t("fields.bring_back")}
                </Button>
              </Row>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

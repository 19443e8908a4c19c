import { Alert, Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { Candidate, CandidateDraft } from "#contract/candidate/candidate.ts";
import { customPath } from "#contract/custom-field.ts";
import { api } from "#contract/index.ts";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { type CustomDrafts, customBody } from "#web/kit/custom/custom-draft.ts";
import { useCustomFields } from "#web/kit/custom/custom-fields.ts";
import { CustomInputs } from "#web/kit/custom/custom-inputs.tsx";
import classes from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptLine } from "#web/kit/draft/kept-textarea.tsx";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { type Duplicate, duplicatesOf } from "#web/kit/files/queue.ts";
import { Modal } from "#web/ui/overlays.tsx";
import { formatDate, fullName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";

export interface ByHandDialogProps {
  /** What was read already. */
  draft?: CandidateDraft;
  /** The reading whose file goes with the candidate. */
  extractionId?: string | null;
  fileName?: string;
  onClose: () => void;
  onAdded: (candidate: Candidate) => void;
}

const fields = ["first_name", "last_name", "headline", "email", "phone", "city"] as const;
const browserNames = { first_name: "off", last_name: "off", headline: "off", email: "off", phone: "off", city: "off" } as const;

/** The few things that make a candidate, typed, and what the workspace keeps besides. A name is enough. */
export function ByHandDialog({ draft = {}, extractionId = null, fileName, onClose, onAdded }: ByHandDialogProps) {
  const t = useWords();
  const own = useCustomFields("candidate");
  const [duplicates, setDuplicates] = useState<Duplicate[] | null>(null);
  const form = useForm({
    initialValues: {
      ...(Object.fromEntries(fields.map((name) => [name, draft[name] ?? ""])) as Record<(typeof fields)[number], string>),
      custom: {} as CustomDrafts,
    },
    validate: (values) => (values.first_name.trim() || values.last_name.trim() ? {} : { last_name: t("candidates.name_needed") }),
  });
  const kept = useDraft(`candidate ${extractionId ?? "new"}`, form.values, form.getInitialValues(), form.setValues);
  const create = useAction(api.candidate.create, {
    refreshes: [api.candidate.list, api.job.list],
    quiet: true,
    onDone: ({ data }) => {
      kept.forget();
      onAdded(data.candidate);
    },
    onFailed: (failure) => {
      const found = duplicatesOf(failure);
      if (found) return setDuplicates(found);
      const errors = fieldErrors(failure);
      form.setErrors(errors);
      const shown: readonly string[] = [...fields, ...own.map(({ id }) => customPath(id))];
      const isShown = failure instanceof CallFailed && Object.keys(errors).some((name) => shown.includes(name));
      if (!isShown) showFailure(failure);
    },
  });
  const submit = (allow_duplicate: boolean) => {
    const typed = Object.fromEntries(fields.map((name) => [name, form.values[name].trim() || null]));
    create.mutate({
      ...draft,
      ...typed,
      custom: customBody(own, form.values.custom),
      ...(extractionId && { extraction_id: extractionId }),
      ...(allow_duplicate && { allow_duplicate }),
    });
  };
  const [first] = duplicates ?? [];
  return (
    <Modal opened onClose={onClose} title={t("candidates.by_hand_title")}>
      <form
        onSubmit={form.onSubmit(() => {
          setDuplicates(null);
          submit(false);
        })}
        noValidate
      >
        {fileName && <p className={classes.lead}>{fileName}</p>}
        <div className={classes.grid}>
          {fields.map((name, index) => (
            <TextInput
              key={name}
              label={t(`candidates.field.${name}`)}
              type={name === "email" ? "email" : name === "phone" ? "tel" : "text"}
              autoComplete={browserNames[name]}
              data-autofocus={index === 0 || undefined}
              className={name === "headline" ? classes.wide : undefined}
              {...form.getInputProps(name)}
            />
          ))}
        </div>
        <CustomInputs kept={kept} fields={own} inputFor={form.getInputProps} />
        <KeptLine kept={kept} />
        {first && (
          <Alert color="yellow" mt={16} title={t("candidates.duplicate_title")}>
            {t(`candidates.duplicate_${first.reason}`, {
              name: fullName(first) ?? first.email ?? t("common.unnamed"),
              date: formatDate(first.created_at),
            })}
          </Alert>
        )}
        <DialogActions kept={kept} onCancel={onClose}>
          {first ? (
            <Button loading={create.isPending} onClick={() => submit(true)}>
              {t("candidates.add_anyway")}
            </Button>
          ) : (
            <Button type="submit" loading={create.isPending}>
              {t("candidates.by_hand_save")}
            </Button>
          )}
        </DialogActions>
      </form>
    </Modal>
  );
}

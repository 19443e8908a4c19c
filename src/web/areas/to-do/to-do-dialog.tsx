import { Alert } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "#contract/index.ts";
import type { ToDo } from "#contract/note/to-do.ts";
import { CallFailed, type Failed, fieldErrors } from "#web/kit/calls/api.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { type NamedRecord, RecordField } from "#web/kit/record/field/record-field.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { type DueAndWhose, DueAndWhoseFields } from "./to-do-fields.tsx";

/** What a task is about already. */
const aboutIn = (toDo: ToDo | null, unnamed: string): NamedRecord | null =>
  toDo?.record && toDo.record_id ? { record: toDo.record, record_id: toDo.record_id, name: toDo.record_name ?? unnamed } : null;

/** A new task, or one to change: what, about whom or what, until when and whose. */
export function ToDoDialog({ toDo, onClose }: { toDo: ToDo | null; onClose: () => void }) {
  const t = useWords();
  const [saved] = useState<DueAndWhose & { text: string }>(() => ({
    text: toDo?.text ?? "",
    due_on: toDo?.due_on ?? null,
    recruiter_id: toDo?.recruiter_id,
  }));
  const [values, setValues] = useState(saved);
  const kept = useDraft(`task ${toDo?.id ?? "new"}`, values, saved, setValues);
  const before = aboutIn(toDo, t("common.unnamed"));
  const [about, setAbout] = useState(before);
  /** As it is now, where somebody else changed it meanwhile. */
  const [newer, setNewer] = useState<ToDo | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const told = {
    quiet: true,
    refreshes: [api.toDo.list],
    onDone: () => {
      kept.forget();
      onClose();
    },
    onFailed: (failure: Failed) => {
      // A 409 brings the record as it is.
      const current =
        failure instanceof CallFailed && failure.status === 409 ? (failure.envelope.data?.to_do as ToDo | undefined) : undefined;
      if (current) setNewer(current);
      else if (Object.keys(fieldErrors(failure)).length > 0) setErrors(fieldErrors(failure));
      else showFailure(failure);
    },
  };
  const create = useAction(api.toDo.create, told);
  const update = useAction(api.toDo.update, told);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { recruiter_id, ...rest } = values;
    const isOther = about?.record_id !== before?.record_id;
    const { record = null, record_id = null } = about ?? {};
    if (toDo)
      update.mutate({
        ...{ id: toDo.id, version: (newer ?? toDo).version, ...rest, recruiter_id: recruiter_id ?? null },
        ...(isOther && { record, record_id }),
      });
    else
      create.mutate({
        ...{ ...rest, ...(recruiter_id !== undefined && { recruiter_id }) },
        ...(about && { record: about.record, record_id: about.record_id }),
      });
  };
  return (
    <Modal opened onClose={onClose} title={t(toDo ? "tasks.edit_title" : "tasks.add")}>
      <form onSubmit={submit}>
        <Stack gap={16}>
          {newer && <Alert color="yellow">{t("tasks.changed_meanwhile")}</Alert>}
          <KeptTextarea
            kept={kept}
            data-autofocus
            label={t("tasks.what")}
            autosize
            minRows={1}
            maxLength={300}
            error={errors.text}
            value={values.text}
            onChange={(event) => setValues({ ...values, text: event.currentTarget.value.replace(/\n/g, " ") })}
          />
          <RecordField label={t("tasks.about_record")} value={about} onChange={setAbout} />
          <Row gap={12} align="end" isWrapped>
            <DueAndWhoseFields value={values} onChange={(change) => setValues({ ...values, ...change })} />
          </Row>
        </Stack>
        <DialogActions kept={kept} onCancel={onClose} isPending={create.isPending || update.isPending} isDisabled={!values.text.trim()} />
      </form>
    </Modal>
  );
}

import { NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { PrivacyRequest } from "#contract/candidate/privacy.ts";
import { privacyRequestKinds, privacyRequestOf } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { Stack } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

/** Writes down what somebody asked about their own data, and when. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const today = new Date().toISOString().slice(0, 10);
  const form = useForm({
    initialValues: {
      of: "candidate" as PrivacyRequest["of"],
      kind: "access" as PrivacyRequest["kind"],
      person: "",
      received_on: today,
      note: "",
    },
    validate: { person: (value) => (value.trim() === "" ? t("privacy.person_needed") : null) },
  });
  const kept = useDraft("privacy-request", form.values, form.getInitialValues(), form.setValues);
  const create = useAction(api.privacy.create, {
    refreshes: [api.privacy.list],
    onDone: () => {
      kept.forget();
      onClose();
    },
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  return (
    <Modal opened onClose={onClose} title={t("privacy.write_down")}>
      <Stack as="form" gap={12} noValidate onSubmit={form.onSubmit((values) => create.mutate(values))}>
        <TextInput data-autofocus label={t("privacy.column_person")} maxLength={200} {...form.getInputProps("person")} />
        <NativeSelect
          label={t("privacy.column_of")}
          data={privacyRequestOf.map((value) => ({ value, label: t(`privacy.of.${value}`) }))}
          {...form.getInputProps("of")}
        />
        <NativeSelect
          label={t("privacy.column_kind")}
          data={privacyRequestKinds.map((value) => ({ value, label: t(`privacy.kind.${value}`) }))}
          {...form.getInputProps("kind")}
        />
        <TextInput type="date" label={t("privacy.column_received")} max={today} {...form.getInputProps("received_on")} />
        <KeptTextarea
          kept={kept}
          label={t("privacy.note")}
          maxLength={2000}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps("note")}
        />
        <DialogActions kept={kept} onCancel={onClose} isPending={create.isPending} />
      </Stack>
    </Modal>
  );
}

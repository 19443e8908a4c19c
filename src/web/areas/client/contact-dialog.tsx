import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Contact } from "#contract/client/client.ts";
import { api } from "#contract/index.ts";
import { languages } from "#contract/text/languages.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { languageName } from "#web/kit/record/language-name.ts";
import { EmailInput } from "#web/ui/input/email-input.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { readsClients } from "./use-client-actions.tsx";

interface ContactDialogProps {
  client_id: string;
  /** Null: somebody new. */
  contact: Contact | null;
  onClose: () => void;
}

/** Somebody who works at a client. */
export function ContactDialog({ client_id, contact, onClose }: ContactDialogProps) {
  const t = useWords();
  const form = useForm({
    initialValues: {
      name: contact?.name ?? "",
      role: contact?.role ?? "",
      email: contact?.email ?? "",
      phone: contact?.phone ?? "",
      language: contact?.language ?? "",
      is_first: contact?.is_first ?? false,
    },
    validate: { name: (name) => (name.trim() ? null : t("auth.required")) },
  });
  const save = useAction(api.client.saveContact, {
    refreshes: readsClients,
    onDone: onClose,
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(contact ? "clients.edit_contact" : "clients.add_contact")}
      closeOnClickOutside={!form.isDirty()}
    >
      <form
        noValidate
        onSubmit={form.onSubmit(({ name, role, email, phone, language, is_first }) =>
          save.mutate({
            client_id,
            ...(contact && { id: contact.id }),
            name,
            role: role.trim() || null,
            email: email.trim() || null,
            phone: phone.trim() || null,
            language: languages.find((one) => one === language) ?? null,
            ...(is_first !== (contact?.is_first ?? false) && { is_first }),
          }),
        )}
      >
        <div className={dialog.grid}>
          <TextInput label={t("clients.name")} maxLength={200} autoComplete="off" data-autofocus {...form.getInputProps("name")} />
          <TextInput label={t("clients.role")} maxLength={100} autoComplete="off" {...form.getInputProps("role")} />
          <EmailInput label={t("clients.email")} autoComplete="off" {...form.getInputProps("email")} />
          <TextInput label={t("clients.phone")} type="tel" maxLength={40} autoComplete="off" {...form.getInputProps("phone")} />
          <NativeSelect
            className={dialog.wide}
            label={t("clients.language")}
            data={[{ value: "", label: t("clients.language_any") }, ...languages.map((value) => ({ value, label: languageName(value) }))]}
            {...form.getInputProps("language")}
          />
          {!contact?.is_first && (
            <Checkbox
              className={dialog.wide}
              label={t("clients.is_first")}
              description={t("clients.is_first_hint")}
              {...form.getInputProps("is_first", { type: "checkbox" })}
            />
          )}
        </div>
        <DialogActions onCancel={onClose} isPending={save.isPending} />
      </form>
    </Modal>
  );
}

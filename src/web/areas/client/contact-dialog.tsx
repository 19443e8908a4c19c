import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { Contact } from "#contract/client/client.ts";
import { api } from "#contract/index.ts";
import { languages } from "#contract/text/languages.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KnownPeople } from "#web/kit/people/known-people.tsx";
import { afterLettingGo, afterTaking } from "#web/kit/people/taking.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { EmailInput } from "#web/ui/input/email-input.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { readsClients } from "./use-client-actions.tsx";

interface ContactDialogProps {
  client_id: string;
  /** What the client is called. */
  client: string;
  /** Who works there already. */
  contacts: readonly Contact[];
  /** Null: somebody new. */
  contact: Contact | null;
  onClose: () => void;
}

const valuesOf = (contact: Contact | null) => ({
  name: contact?.name ?? "",
  role: contact?.role ?? "",
  email: contact?.email ?? "",
  phone: contact?.phone ?? "",
  language: contact?.language ?? "",
  is_first: contact?.is_first ?? false,
});
type ContactValues = ReturnType<typeof valuesOf>;

/** As somebody who is known already, with what was typed beside their name. */
const valuesOfTaken = (typed: ContactValues, taken: Contact): ContactValues => ({
  name: taken.name,
  role: afterTaking(typed.role, "", taken.role),
  email: afterTaking(typed.email, "", taken.email),
  phone: afterTaking(typed.phone, "", taken.phone),
  language: afterTaking(typed.language, "", taken.language),
  is_first: typed.is_first || taken.is_first,
});

/** Somebody who works at a client. Of somebody new who may be there already, whoever is there is changed instead, if one says so. */
export function ContactDialog({ client_id, client, contacts, contact: opened, onClose }: ContactDialogProps) {
  const t = useWords();
  /** Who was taken, what was typed before, and what the fields held then. */
  const [taking, setTaking] = useState<{ taken: Contact; typed: ContactValues; filledIn: ContactValues } | null>(null);
  const contact = opened ?? taking?.taken ?? null;
  const form = useForm({
    initialValues: valuesOf(opened),
    validate: { name: (name) => (name.trim() ? null : t("auth.required")) },
  });
  const save = useAction(api.client.saveContact, {
    refreshes: readsClients,
    onDone: onClose,
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const take = (taken: Contact) => {
    const filledIn = valuesOfTaken(form.values, taken);
    setTaking({ taken, typed: form.values, filledIn });
    form.setValues(filledIn);
    form.clearErrors();
  };
  const letGo = () => {
    if (taking) form.setValues(afterLettingGo(form.values, taking.filledIn, taking.typed));
    setTaking(null);
  };
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
          <div className={dialog.wide}>
            <TextInput label={t("clients.name")} maxLength={200} autoComplete="off" data-autofocus {...form.getInputProps("name")} />
            {!opened && (
              <KnownPeople
                typed={form.values}
                contacts={contacts}
                client={client}
                taken={taking?.taken ?? null}
                onTake={take}
                onLetGo={letGo}
                onAddress={(email) => form.setFieldValue("email", email)}
              />
            )}
          </div>
          <TextInput label={t("clients.role")} maxLength={100} autoComplete="off" {...form.getInputProps("role")} />
          <EmailInput label={t("clients.email")} autoComplete="off" {...form.getInputProps("email")} />
          <TextInput label={t("clients.phone")} type="tel" maxLength={40} autoComplete="off" {...form.getInputProps("phone")} />
          <NativeSelect
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

import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMemo } from "react";
import { clientStatuses } from "#contract/choices.ts";
import type { Client } from "#contract/client/client.ts";
import { api } from "#contract/index.ts";
import { similarNames } from "#contract/text/names/similar-names.ts";
import { CallFailed, fieldErrors, send } from "#web/kit/calls/api.ts";
import { failureText, notify, showFailure } from "#web/kit/calls/failures.ts";
import { useAct, useAction, useCall } from "#web/kit/calls/use-call.ts";
import { type CustomDrafts, customBody } from "#web/kit/custom/custom-draft.ts";
import { useCustomFields } from "#web/kit/custom/custom-fields.ts";
import { CustomInputs } from "#web/kit/custom/custom-inputs.tsx";
import dialog from "#web/kit/dialog/dialog.module.css";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { PictureField } from "#web/kit/files/picture-field.tsx";
import { useColleagues } from "#web/kit/people/use-colleagues.ts";
import { DialogActions } from "#web/ui/input/dialog-actions.tsx";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { ClientLogo } from "./client-logo.tsx";
import { readsClients } from "./use-client-actions.tsx";

interface ClientDialogProps {
  /** Null: a new one. */
  client: Client | null;
  onClose: () => void;
  onSaved?: (client: Client) => void;
}

const tones = ["informal", "formal"] as const;

/** Adds a client with whom one writes to there, or changes what is kept of one. */
export function ClientDialog({ client, onClose, onSaved }: ClientDialogProps) {
  const t = useWords();
  const colleagues = useColleagues();
  const own = useCustomFields("client");
  const form = useForm({
    initialValues: {
      name: client?.name ?? "",
      status: client?.status ?? "active",
      website: client?.website ?? "",
      branch: client?.branch ?? "",
      city: client?.city ?? "",
      country: client?.country ?? "",
      recruiter_id: client?.recruiter_id ?? "",
      tone: client?.tone ?? "",
      about: client?.about ?? "",
      contact: { name: "", role: "", email: "", phone: "" },
      custom: {} as CustomDrafts,
    },
    validate: { name: (name) => (name.trim() ? null : t("auth.required")) },
  });
  const kept = useDraft(`client ${client?.id ?? "new"}`, form.values, form.getInitialValues(), form.setValues);
  const save = useAct(
    ({ contact, custom, ...values }: typeof form.values) => {
      const { name, recruiter_id, website, ...rest } = values;
      const body = {
        ...rest,
        name,
        website: website.trim() && !/^\w+:\/\//.test(website) ? `https://${website.trim()}` : website.trim() || null,
        tone: tones.find((tone) => tone === values.tone) ?? null,
        ...((client || recruiter_id) && { recruiter_id: recruiter_id || null }),
      };
      if (client) return send(api.client.update, { id: client.id, version: client.version, ...body });
      const { role, email, phone } = contact;
      const person = { role: role || null, email: email.trim() || null, phone: phone || null };
      const said = contact.name.trim() || person.email || person.phone;
      return send(api.client.create, { ...body, custom: customBody(own, custom), ...(said && { contact: { ...person, name: said } }) });
    },
    {
      refreshes: readsClients,
      quiet: true,
      onDone: ({ data }) => {
        kept.forget();
        notify("info", t(client ? "clients.saved" : "clients.added", { name: data.client.name }));
        onClose();
        onSaved?.(data.client);
      },
      onFailed: (failure) => {
        const isTaken = failure instanceof CallFailed && failure.status === 409;
        const errors = isTaken ? { name: failureText(failure) } : failure instanceof CallFailed ? fieldErrors(failure) : {};
        form.setErrors(errors);
        if (Object.keys(errors).length === 0) showFailure(failure);
      },
    },
  );
  return (
    <Modal opened onClose={onClose} title={t(client ? "clients.edit_title" : "clients.new")} closeOnClickOutside={!form.isDirty()}>
      {client && <Logo client={client} />}
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <div className={dialog.grid}>
          <div className={dialog.wide}>
            <TextInput label={t("clients.name")} maxLength={200} autoComplete="off" data-autofocus {...form.getInputProps("name")} />
            {!client && <Similar name={form.values.name} />}
          </div>
          <NativeSelect
            label={t("clients.status")}
            data={clientStatuses.map((value) => ({ value, label: t(`clients.status_of.${value}`) }))}
            {...form.getInputProps("status")}
          />
          <NativeSelect
            label={t("clients.owner")}
            data={[
              { value: "", label: t(client ? "clients.nobody" : "clients.owner_me") },
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.getInputProps("recruiter_id")}
          />
          <TextInput label={t("clients.branch")} maxLength={100} {...form.getInputProps("branch")} />
          <TextInput label={t("clients.website")} inputMode="url" maxLength={500} {...form.getInputProps("website")} />
          <TextInput label={t("clients.city")} maxLength={100} {...form.getInputProps("city")} />
          <TextInput label={t("clients.country")} maxLength={100} {...form.getInputProps("country")} />
          {!client && (
            <>
              <TextInput label={t("clients.contact")} maxLength={200} autoComplete="off" {...form.getInputProps("contact.name")} />
              <TextInput label={t("clients.role")} maxLength={100} autoComplete="off" {...form.getInputProps("contact.role")} />
              <TextInput label={t("clients.email")} inputMode="email" autoComplete="off" {...form.getInputProps("contact.email")} />
              <TextInput label={t("clients.phone")} type="tel" maxLength={40} autoComplete="off" {...form.getInputProps("contact.phone")} />
            </>
          )}
          <NativeSelect
            className={dialog.wide}
            label={t("clients.tone")}
            data={[{ value: "", label: t("clients.tone_own") }, ...tones.map((value) => ({ value, label: t(`account.tone_${value}`) }))]}
            {...form.getInputProps("tone")}
          />
          <KeptTextarea
            kept={kept}
            className={dialog.wide}
            label={t("clients.about")}
            description={t("clients.about_hint")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={10_000}
            {...form.getInputProps("about")}
          />
        </div>
        {!client && <CustomInputs kept={kept} fields={own} inputFor={form.getInputProps} />}
        <DialogActions sticks>
          <Button
            variant="default"
            onClick={() => {
              kept.discard();
              onClose();
            }}
          >
            {t("common.cancel")}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t("common.save")}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}

/** It is kept as soon as it is chosen. */
function Logo({ client }: { client: Client }) {
  const t = useWords();
  const save = useAction(api.client.editLogo, { refreshes: readsClients });
  const shown = save.data?.data.client ?? client;
  return (
    <PictureField
      label={t("clients.logo")}
      canRemove={Boolean(shown.logo_url)}
      accept="image/svg+xml,image/jpeg,image/png,image/webp"
      chooseLabel={t("clients.logo_choose")}
      hint={t("account.logo_hint")}
      isPending={save.isPending}
      onChange={(logo) => save.mutate({ id: client.id, logo })}
    >
      <ClientLogo client={shown} size={56} />
    </PictureField>
  );
}

/** Clients that may be the one whose name is typed. */
function Similar({ name }: { name: string }) {
  const t = useWords();
  const clients = useCall(api.job.clients, {}, { quiet: true, staleTime: 60_000 }).data?.data.clients;
  const alike = useMemo(() => similarNames(name, clients ?? []), [name, clients]);
  if (alike.length === 0) return null;
  return (
    <Text size={13} tone="secondary" mt={4} role="status">
      {t("clients.similar")}{" "}
      {alike.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ", "}
          <AnchorLink to="/dashboard/clients/$id" params={{ id }} inherit td="underline">
            {name}
          </AnchorLink>
        </span>
      ))}
    </Text>
  );
}

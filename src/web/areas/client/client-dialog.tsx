import { NativeSelect, TextInput } from "@mantine/core";
import { useMemo } from "react";
import { clientStatuses } from "#contract/choices.ts";
import type { Client } from "#contract/client/client.ts";
import { api } from "#contract/index.ts";
import { similarNames } from "#contract/text/names/similar-names.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { CustomInputs } from "#web/kit/custom/custom-inputs.tsx";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { StaleNotice } from "#web/kit/draft/stale-notice.tsx";
import { PictureField } from "#web/kit/files/picture-field.tsx";
import { useClientsNamed } from "#web/kit/people/clients.ts";
import { useColleagues, useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { ClientLogo } from "./client-logo.tsx";
import { readsClients } from "./use-client-actions.tsx";
import { type ClientValues, tones, useClientForm } from "./use-client-form.ts";

interface ClientDialogProps {
  /** Null: a new one. */
  client: Client | null;
  onClose: () => void;
  onSaved?: (client: Client) => void;
}

/** Adds a client with whom one writes to there, or changes what is kept of one. */
export function ClientDialog({ client, onClose, onSaved }: ClientDialogProps) {
  const t = useWords();
  const colleagues = useColleagues();
  const { form, kept, own, save, isSaving, stale, takeTheirs, follow } = useClientForm({ client, onClose, onSaved });
  return (
    <Modal opened onClose={onClose} title={t(client ? "clients.edit_title" : "clients.new")} closeOnClickOutside={!form.isDirty()}>
      {stale && <StaleClient {...stale} mine={form.values} isBusy={isSaving} onKeep={save} onTake={takeTheirs} />}
      {client && <Logo client={client} onKept={follow} />}
      <form noValidate onSubmit={form.onSubmit(save)}>
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
        <DialogActions sticks kept={kept} onCancel={onClose} isPending={isSaving} />
      </form>
    </Modal>
  );
}

const nameOf = {
  name: "clients.name",
  status: "clients.status",
  website: "clients.website",
  branch: "clients.branch",
  city: "clients.city",
  country: "clients.country",
  recruiter_id: "clients.owner",
  tone: "clients.tone",
  about: "clients.about",
} as const;
const fields = Object.keys(nameOf) as (keyof typeof nameOf)[];

interface StaleClientProps {
  before: ClientValues;
  theirs: ClientValues;
  mine: ClientValues;
  isBusy: boolean;
  onKeep: () => void;
  onTake: () => void;
}

/** What somebody else changed of a client, beside what was typed. */
function StaleClient({ before, theirs, mine, ...choice }: StaleClientProps) {
  const t = useWords();
  const ownerOf = useRecruiterNames();
  const said = (field: keyof typeof nameOf, values: ClientValues): string => {
    if (field === "status") return t(`clients.status_of.${values.status}`);
    if (field === "recruiter_id") return ownerOf(values.recruiter_id || null) ?? t("clients.nobody");
    if (field === "tone") {
      const tone = tones.find((one) => one === values.tone);
      return t(tone ? `account.tone_${tone}` : "clients.tone_own");
    }
    return values[field];
  };
  const changed = fields.filter((field) => theirs[field] !== before[field]);
  return (
    <StaleNotice
      title={t("clients.stale")}
      changed={changed.map((field) => ({
        name: t(nameOf[field]),
        theirs: said(field, theirs),
        mine: mine[field].trim() === theirs[field].trim() ? undefined : said(field, mine),
      }))}
      {...choice}
    />
  );
}

/** It is kept as soon as it is chosen. */
function Logo({ client, onKept }: { client: Client; onKept: (client: Client) => void }) {
  const t = useWords();
  const save = useAction(api.client.editLogo, { refreshes: readsClients, onDone: ({ data }) => onKept(data.client) });
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
  const clients = useClientsNamed(name);
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

import { useForm } from "@mantine/form";
import { useState } from "react";
import type { Client } from "#contract/client/client.ts";
import { api } from "#contract/index.ts";
import { CallFailed, type Failed, fieldErrors, send } from "#web/kit/calls/api.ts";
import { failureText, notify, showFailure } from "#web/kit/calls/failures.ts";
import { useAct } from "#web/kit/calls/use-call.ts";
import { type CustomDrafts, customBody } from "#web/kit/custom/custom-draft.ts";
import { useCustomFields } from "#web/kit/custom/custom-fields.ts";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { laidOver } from "#web/kit/draft/use-kept.ts";
import { useWords } from "#web/words/words.ts";
import { readsClients } from "./use-client-actions.tsx";

export const tones = ["informal", "formal"] as const;

const valuesOf = (client: Client | null) => ({
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
});
export type ClientValues = ReturnType<typeof valuesOf>;

/** What a save sends of the client itself. */
function bodyOf({ contact: _contact, custom: _custom, ...values }: ClientValues) {
  const website = values.website.trim();
  return {
    ...values,
    website: website && !/^\w+:\/\//.test(website) ? `https://${website}` : website || null,
    tone: tones.find((tone) => tone === values.tone) ?? null,
    recruiter_id: values.recruiter_id || null,
  };
}

/** The same without what says what it said. */
function changedBody(values: ClientValues, before: ClientValues): Partial<ReturnType<typeof bodyOf>> {
  const said: Record<string, unknown> = bodyOf(before);
  return Object.fromEntries(Object.entries(bodyOf(values)).filter(([field, value]) => value !== said[field]));
}

/** Whoever is written to there, where anything is said of them. */
function personIn({ contact }: ClientValues) {
  const person = { role: contact.role || null, email: contact.email.trim() || null, phone: contact.phone || null };
  const name = contact.name.trim() || person.email || person.phone;
  return name && { ...person, name };
}

/** As somebody else left it, told from how it was before. */
const currentIn = (failure: Failed | Error): Client | undefined =>
  failure instanceof CallFailed && failure.status === 409 ? (failure.envelope.data?.client as Client | undefined) : undefined;

interface Options {
  /** Null: a new one. */
  client: Client | null;
  onClose: () => void;
  onSaved?: ((client: Client) => void) | undefined;
}

/** The form of a client: what it holds, how it is saved, and what becomes of what is typed where somebody else saved meanwhile. */
export function useClientForm({ client, onClose, onSaved }: Options) {
  const t = useWords();
  const own = useCustomFields("client");
  const [base, setBase] = useState(client);
  /** What the form began with, where somebody else has saved since. */
  const [before, setBefore] = useState<ClientValues | null>(null);
  const form = useForm({
    initialValues: valuesOf(client),
    validate: { name: (name) => (name.trim() ? null : t("auth.required")) },
  });
  const kept = useDraft(`client ${client?.id ?? "new"}`, form.values, form.getInitialValues(), form.setValues);
  /** What was typed goes on from there, over what nobody else changed. */
  const goOnFrom = (current: Client) => {
    const was = valuesOf(base);
    setBefore(before ?? was);
    setBase(current);
    form.setInitialValues(valuesOf(current));
    form.setValues(laidOver(valuesOf(current), { value: form.values, base: was }).value);
  };
  const save = useAct(
    (values: ClientValues) => {
      if (base) return send(api.client.update, { id: base.id, version: base.version, ...changedBody(values, valuesOf(base)) });
      const { recruiter_id, ...body } = bodyOf(values);
      const contact = personIn(values);
      return send(api.client.create, {
        ...body,
        ...(recruiter_id && { recruiter_id }),
        custom: customBody(own, values.custom),
        ...(contact && { contact }),
      });
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
        const current = currentIn(failure);
        if (current) return goOnFrom(current);
        const isTaken = failure instanceof CallFailed && failure.status === 409;
        const errors = isTaken ? { name: failureText(failure) } : failure instanceof CallFailed ? fieldErrors(failure) : {};
        form.setErrors(errors);
        if (Object.keys(errors).length === 0) showFailure(failure);
      },
    },
  );
  return {
    form,
    kept,
    own,
    save: () => save.mutate(form.values),
    isSaving: save.isPending,
    /** What somebody else changed, and how it was; null where nobody did. */
    stale: before && base && { before, theirs: valuesOf(base) },
    takeTheirs: () => {
      form.reset();
      kept.forget();
      setBefore(null);
    },
    /** A version that this form made itself, by another call. */
    follow: (next: Client) => setBase((now) => (now && next.version === now.version + 1 ? { ...now, version: next.version } : now)),
  };
}

import { Autocomplete } from "@mantine/core";
import type { ComponentProps } from "react";
import { ClientField } from "#web/kit/people/client-field.tsx";
import { useClientsNamed, useContacts } from "#web/kit/people/clients.ts";
import type { JobForm } from "./job-form.ts";

type InputProps = Omit<ComponentProps<typeof Autocomplete>, "form">;

/** Whose vacancy it is. */
export function ClientInput({ form, ...input }: InputProps & { form: JobForm }) {
  return <ClientField {...input} value={form.values.client} onChoose={(name) => form.setFieldValue("client", name)} />;
}

/** Whom one writes to there: one of the client's people with their address, or somebody new. */
export function ContactInput({ form, ...input }: InputProps & { form: JobForm }) {
  const typed = form.values.client.trim().toLowerCase();
  const people = useContacts(useClientsNamed(typed)?.find(({ name }) => name.toLowerCase() === typed)?.id);
  const choose = (chosen: string) => {
    const person = people?.find(({ name }) => name === chosen);
    if (person) form.setValues({ contact_name: person.name, contact_email: person.email ?? "", contact_phone: person.phone ?? "" });
  };
  return <Autocomplete data={[...new Set(people?.map(({ name }) => name))]} onOptionSubmit={choose} {...input} />;
}

import { Autocomplete } from "@mantine/core";
import { type ComponentProps, useRef, useState } from "react";
import type { Contact } from "#contract/client/client.ts";
import { ClientField } from "#web/kit/people/client-field.tsx";
import { useClientsNamed, useContacts } from "#web/kit/people/clients.ts";
import { afterTaking, KnownPeople } from "#web/kit/people/known-people.tsx";
import type { JobForm } from "./job-form.ts";

type InputProps = Omit<ComponentProps<typeof Autocomplete>, "form">;

/** Whose vacancy it is. */
export function ClientInput({ form, ...input }: InputProps & { form: JobForm }) {
  return <ClientField {...input} value={form.values.client} onChoose={(name) => form.setFieldValue("client", name)} />;
}

/** Whom one writes to there: one of the client's people with their address, or somebody new. */
export function ContactInput({ form, ...input }: InputProps & { form: JobForm }) {
  const typed = form.values.client.trim().toLowerCase();
  const client = useClientsNamed(typed)?.find(({ name }) => name.toLowerCase() === typed);
  const people = useContacts(client?.id);
  const [taken, setTaken] = useState<Contact | null>(null);
  const { contact_name, contact_email, contact_phone } = form.values;
  /** What nobody typed: read from the vacancy, kept with the job, or a contact's. */
  const filledIn = useRef(form.getInitialValues());
  const take = (person: Contact) => {
    const values = {
      contact_id: person.id,
      contact_name: person.name,
      contact_email: afterTaking(contact_email, filledIn.current.contact_email, person.email),
      contact_phone: afterTaking(contact_phone, filledIn.current.contact_phone, person.phone),
    };
    filledIn.current = { ...filledIn.current, contact_email: person.email ?? "", contact_phone: person.phone ?? "" };
    setTaken(person);
    form.setValues(values);
  };
  /** Of two with one name both are offered. */
  const choose = (chosen: string) => {
    const [person, another] = people?.filter(({ name }) => name === chosen) ?? [];
    if (person && !another) take(person);
  };
  return (
    <div>
      <Autocomplete data={[...new Set(people?.map(({ name }) => name))]} onOptionSubmit={choose} {...input} />
      {client && (
        <KnownPeople
          typed={{ name: contact_name, email: contact_email, phone: contact_phone }}
          filledIn={filledIn.current.contact_email}
          contacts={people}
          client={client.name}
          taken={taken}
          onTake={take}
          onAddress={(email) => form.setFieldValue("contact_email", email)}
        />
      )}
    </div>
  );
}

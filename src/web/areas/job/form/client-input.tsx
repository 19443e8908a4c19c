import { Autocomplete } from "@mantine/core";
import type { ComponentProps } from "react";
import type { Contact } from "#contract/client/client.ts";
import { ClientField } from "#web/kit/people/client-field.tsx";
import { useClientsNamed, useContacts } from "#web/kit/people/clients.ts";
import { KnownPeople } from "#web/kit/people/known-people.tsx";
import { afterTaking, isAlike } from "#web/kit/people/taking.ts";
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
  const { contact_name, contact_email, contact_phone, filled_in } = form.values;
  /** Fields that nobody typed in become theirs. */
  const fill = (now: typeof filled_in) =>
    form.setValues({
      filled_in: now,
      contact_name: now.name,
      contact_email: afterTaking(contact_email, filled_in.email, now.email),
      contact_phone: afterTaking(contact_phone, filled_in.phone, now.phone),
    });
  const take = ({ id, name, email, phone }: Contact) => fill({ id, client: typed, name, email: email ?? "", phone: phone ?? "" });
  /** Of two with one name both are offered; the address and number of whoever was there before are neither's. */
  const choose = (name: string) => {
    const [person, another] = people?.filter((one) => one.name === name) ?? [];
    if (person && !another) take(person);
    else if (another && !isAlike(filled_in.name, name)) fill({ id: "", client: "", name, email: "", phone: "" });
  };
  return (
    <div>
      <Autocomplete data={[...new Set(people?.map(({ name }) => name))]} onOptionSubmit={choose} {...input} />
      {client && (
        <KnownPeople
          typed={{ name: contact_name, email: contact_email, phone: contact_phone }}
          filledIn={filled_in.email}
          contacts={people}
          client={client.name}
          taken={people?.find(({ id }) => id === filled_in.id) ?? null}
          onTake={take}
          onAddress={(email) => form.setFieldValue("contact_email", email)}
        />
      )}
    </div>
  );
}

import { ActionIcon, Autocomplete, Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { Contact } from "#contract/client/client.ts";
import { api } from "#contract/index.ts";
import type { ProposalRow } from "#contract/proposal/proposal.ts";
import { send } from "#web/kit/calls/api.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { ClientField } from "#web/kit/people/client-field.tsx";
import { useContacts } from "#web/kit/people/clients.ts";
import { KnownPeople } from "#web/kit/people/known-people.tsx";
import { afterTaking, isAlike } from "#web/kit/people/taking.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./recipients.module.css";

/** Somebody to write to, while it is typed: rows come and go, so each has a name of its own. */
interface TypedRecipient {
  key: number;
  name: string;
  email: string;
  /** What nobody typed: the name and address of the job's contact, or of whoever was taken. */
  filledIn: { name: string; email: string };
  taken: Contact | null;
}

let rows = 0;
const newRecipient = ({ name, email }: { name?: string | null | undefined; email?: string | null } = {}): TypedRecipient => ({
  key: ++rows,
  name: name ?? "",
  email: email ?? "",
  filledIn: { name: name ?? "", email: email ?? "" },
  taken: null,
});

const isFilled = ({ email }: TypedRecipient) => email.trim() !== "";

type OfJob = Pick<ProposalRow, "job_id" | "client_id" | "client_name">;

/** Whom a link goes to while it is typed; and the client, of a job that names none. */
export function useRecipients(of: OfJob | undefined, first: Parameters<typeof newRecipient>[0][] = [{}]) {
  const [typed, setTyped] = useState(() => first.map(newRecipient));
  const [client, setClient] = useState("");
  /** As they are sent: rows without an address stay on the screen. */
  const filled = typed.filter(isFilled).map(({ name, email }) => ({ name: name.trim() || null, email: email.trim() }));
  /** The client that was named becomes the job's, before anything is sent to it; false where that failed. */
  const keepClient = async (): Promise<boolean> => {
    const name = client.trim();
    if (!of || of.client_id || !name) return true;
    return send(api.job.update, { id: of.job_id, client: { name } }).then(
      () => true,
      (failure) => {
        showFailure(failure);
        return false;
      },
    );
  };
  return { of, typed, setTyped, client, setClient, filled, keepClient };
}

interface RecipientRowsProps {
  to: ReturnType<typeof useRecipients>;
  /** What the server said of `recipients.{place}.email`, in the places of those that were sent. */
  errors: Record<string, string | undefined>;
}

/** Whom a link is mailed to: the client's contacts, or names and addresses that become contacts; as many as one wants. */
export function RecipientRows({ to, errors }: RecipientRowsProps) {
  const t = useWords();
  const { of, typed, setTyped, client, setClient, filled } = to;
  const contacts = useContacts(of?.client_id);
  // Who is chosen is told before the name in the field: both are of one turn.
  const change = (key: number, part: Partial<TypedRecipient>) =>
    setTyped((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const take = ({ key, email, filledIn }: TypedRecipient, taken: Contact) => {
    const now = { name: taken.name, email: taken.email ?? "" };
    change(key, { taken, name: now.name, email: afterTaking(email, filledIn.email, now.email), filledIn: now });
  };
  /** Of two with one name both are offered; the address of whoever was there before is neither's. */
  const choose = (each: TypedRecipient, name: string) => {
    const [person, another] = contacts?.filter((one) => one.name === name) ?? [];
    if (person && !another) return take(each, person);
    const { key, email, filledIn } = each;
    if (another && !isAlike(filledIn.name, name))
      change(key, { taken: null, email: afterTaking(email, filledIn.email, null), filledIn: { name, email: "" } });
  };
  const sent = typed.filter(isFilled);
  const at = of?.client_name ?? (client.trim() || null);
  return (
    <>
      {of && !of.client_id && (
        <ClientField
          label={t("proposals.client")}
          description={t("proposals.client_hint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          maxLength={200}
          value={client}
          onChange={setClient}
          onChoose={setClient}
        />
      )}
      {typed.map((each) => (
        <div key={each.key} className={classes.recipient}>
          <Autocomplete
            aria-label={t("proposals.recipient_name")}
            placeholder={t("proposals.recipient_name")}
            value={each.name}
            maxLength={120}
            data={[...new Set(contacts?.map(({ name }) => name))]}
            onChange={(name) => change(each.key, { name })}
            onOptionSubmit={(name) => choose(each, name)}
          />
          <TextInput
            type="email"
            aria-label={t("proposals.recipient_email")}
            placeholder={t("proposals.recipient_email")}
            value={each.email}
            error={errors[`recipients.${sent.indexOf(each)}.email`]}
            onChange={(event) => change(each.key, { email: event.currentTarget.value })}
          />
          <ActionIcon
            size={32}
            aria-label={t("proposals.recipient_remove", { name: each.name || each.email || t("proposals.recipient_empty") })}
            onClick={() => setTyped(typed.filter(({ key }) => key !== each.key))}
          >
            <IconX size={16} stroke={1.6} />
          </ActionIcon>
          {at && contacts && (
            <div className={classes.hint}>
              <KnownPeople
                typed={{ name: each.name, email: each.email }}
                filledIn={each.filledIn.email}
                contacts={contacts}
                client={at}
                taken={each.taken}
                onTake={(contact) => take(each, contact)}
                onAddress={(email) => change(each.key, { email })}
                otherwise={<NewContact typed={each} at={at} contacts={contacts} />}
              />
            </div>
          )}
        </div>
      ))}
      <Row gap={8} isWrapped>
        <Button size="xs" variant="default" onClick={() => setTyped([...typed, newRecipient()])}>
          {t("proposals.recipient_add")}
        </Button>
        {filled.length === 0 && (
          <Text as="span" size={12} tone="dimmed">
            {t("proposals.recipients_none")}
          </Text>
        )}
      </Row>
    </>
  );
}

interface NewContactProps {
  typed: TypedRecipient;
  /** The client's name. */
  at: string;
  contacts: readonly Contact[];
}

/** Of somebody whom nobody at the client is known as: that they become a contact. */
function NewContact({ typed: { name, email }, at, contacts }: NewContactProps) {
  const t = useWords();
  const isKnown = contacts.some((one) => isAlike(one.email, email) || isAlike(one.name, name));
  if (isKnown || !/^\S+@\S+\.\S+$/.test(email.trim())) return null;
  return (
    <Text size={12} tone="secondary" isBreakable>
      {t("proposals.recipient_new", { client: at })}
    </Text>
  );
}

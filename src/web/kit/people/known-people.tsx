import { Button } from "@mantine/core";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { Contact } from "#contract/client/client.ts";
import { likelyPeople } from "#contract/text/names/same-person.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./known-people.module.css";

const isSame = (one: string | null | undefined, other: string | undefined) =>
  (one ?? "").trim().toLowerCase() === (other ?? "").trim().toLowerCase();

/** What a field holds once somebody is taken: what a person typed there stays, what was filled in by itself is theirs now. */
export const afterTaking = (now: string, filledIn: string, known: string | null | undefined): string =>
  now.trim() !== "" && now !== filledIn ? now : (known ?? "");

interface KnownPeopleProps {
  /** As the fields have it. */
  typed: { name: string; email: string; phone?: string };
  /** An address that nobody typed: it says less of who is meant than the name does. */
  filledIn?: string;
  contacts: readonly Contact[] | undefined;
  /** What the client is called. */
  client: string;
  /** Who was taken last; while another name is typed they aren't any more. */
  taken: Contact | null;
  onTake: (contact: Contact) => void;
  /** Where somebody new is added: whoever is taken stays taken until they are let go. */
  onLetGo?: () => void;
  /** The address that is known, in the place of the one that was typed. */
  onAddress: (email: string) => void;
  /** What stands there while nobody is offered. */
  otherwise?: ReactNode;
}

/** Who of a client's contacts may be meant by what is typed. It stays as it was typed until one of them is taken. */
export function KnownPeople({ typed, filledIn, contacts, client, taken, onTake, onLetGo, onAddress, otherwise }: KnownPeopleProps) {
  const t = useWords();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const { name, email, phone } = typed;
  const isNew = onLetGo !== undefined;
  const isTaken = taken !== null && (isNew || isSame(taken.name, name));
  const offered = useMemo(() => {
    const told = { name, email, ...(phone !== undefined && { phone }) };
    if (isTaken || !contacts || (!isNew && isTold(told, contacts))) return [];
    const named = email === filledIn ? likelyPeople({ name }, contacts) : [];
    return (named.length > 0 ? named : likelyPeople(told, contacts)).filter(({ id }) => !dismissed.includes(id));
  }, [isTaken, isNew, name, email, filledIn, phone, contacts, dismissed]);
  /** The button that had the focus goes. */
  const then = (act: () => void) => () => {
    act();
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} role="status" aria-live="polite" className={classes.place}>
      {isTaken && <Taken {...{ taken, email, onLetGo: onLetGo && then(onLetGo) }} onAddress={(known) => then(() => onAddress(known))()} />}
      {offered.map((one) => {
        const detail = one.email ?? one.phone ?? one.role;
        const who = detail ? `${one.name} (${detail})` : one.name;
        return (
          <Row key={one.id} gap="4 8" isWrapped>
            <Text as="span" size={12} tone="secondary" isBreakable>
              {t("clients.known_contact", { name: who, client })}
            </Text>
            <Button size="xs" variant="default" aria-label={t("clients.use_contact", { name: who })} onClick={then(() => onTake(one))}>
              {t("clients.use_contact", { name: one.name })}
            </Button>
          </Row>
        );
      })}
      {offered.length > 0 ? (
        <Button size="xs" variant="subtle" color="gray" onClick={then(() => setDismissed([...dismissed, ...offered.map(({ id }) => id)]))}>
          {t("clients.somebody_else")}
        </Button>
      ) : (
        !isTaken && otherwise
      )}
    </div>
  );
}

/** Whether it says already who it is: by name and address, or number. */
function isTold(typed: KnownPeopleProps["typed"], contacts: readonly Contact[]): boolean {
  const named = contacts.filter((one) => isSame(one.name, typed.name));
  return named.some(
    (one) =>
      isSame(one.email, typed.email) &&
      (typed.phone === undefined || isSame(one.phone, typed.phone)) &&
      (one.email || (typed.phone && one.phone) || named.length === 1),
  );
}

interface TakenProps {
  taken: Contact;
  email: string;
  onLetGo: (() => void) | undefined;
  onAddress: (email: string) => void;
}

function Taken({ taken, email, onLetGo, onAddress }: TakenProps) {
  const t = useWords();
  const { name, email: known } = taken;
  const stays = known && email.trim() !== "" && !isSame(known, email);
  return (
    <>
      {onLetGo && (
        <Row gap="4 8" isWrapped>
          <Text as="span" size={12} tone="secondary" isBreakable>
            {t("clients.contact_taken", { name })}
          </Text>
          <Button size="xs" variant="default" onClick={onLetGo}>
            {t("clients.let_go")}
          </Button>
        </Row>
      )}
      {stays && (
        <Row gap="4 8" isWrapped>
          <Text as="span" size={12} tone="secondary" isBreakable>
            {t("clients.address_stays", { name, email: known })}
          </Text>
          <Button size="xs" variant="default" onClick={() => onAddress(known)}>
            {t("clients.use_address", { email: known })}
          </Button>
        </Row>
      )}
    </>
  );
}

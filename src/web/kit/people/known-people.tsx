import { Button } from "@mantine/core";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { Contact } from "#contract/client/client.ts";
import { likelyPeople } from "#contract/text/names/same-person.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./known-people.module.css";
import { isAlike } from "./taking.ts";

interface KnownPeopleProps {
  /** As the fields have it. */
  typed: { name: string; email: string; phone?: string };
  /** An address that nobody typed: it says less of who is meant than the name does. */
  filledIn?: string;
  contacts: readonly Contact[] | undefined;
  /** What the client is called. */
  client: string;
  /** Who was taken last; while another name is typed, or of another client, they aren't any more. */
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
  const isThere = contacts?.some(({ id }) => id === taken?.id) ?? false;
  const isTaken = taken !== null && isThere && (isNew || isAlike(taken.name, name));
  /** Somebody of just this name isn't somebody else, but where one is added beside them. */
  const isMeant = useCallback((one: Contact) => !isNew && isAlike(one.name, name), [isNew, name]);
  const offered = useMemo(() => {
    const told = { name, email, ...(phone !== undefined && { phone }) };
    if (isTaken || !contacts || (!isNew && isTold(told, contacts))) return [];
    const named = email === filledIn ? likelyPeople({ name }, contacts) : [];
    return (named.length > 0 ? named : likelyPeople(told, contacts)).filter((one) => !dismissed.includes(one.id) || isMeant(one));
  }, [isTaken, isNew, name, email, filledIn, phone, contacts, dismissed, isMeant]);
  const others = offered.filter((one) => !isMeant(one));
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
      {others.length > 0 && (
        <Button size="xs" variant="subtle" color="gray" onClick={then(() => setDismissed([...dismissed, ...others.map(({ id }) => id)]))}>
          {t("clients.somebody_else")}
        </Button>
      )}
      {offered.length === 0 && !isTaken && otherwise}
    </div>
  );
}

/** Whether it says already who it is: by name and address, or number. */
function isTold(typed: KnownPeopleProps["typed"], contacts: readonly Contact[]): boolean {
  const named = contacts.filter((one) => isAlike(one.name, typed.name));
  return named.some(
    (one) =>
      isAlike(one.email, typed.email) &&
      (typed.phone === undefined || isAlike(one.phone, typed.phone)) &&
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
  const stays = known && email.trim() !== "" && !isAlike(known, email);
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

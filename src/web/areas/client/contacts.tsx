import { ActionIcon, Button } from "@mantine/core";
import { IconPencil, IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { Client, Contact } from "#contract/client/client.ts";
import { api } from "#contract/index.ts";
import { ReachButtons } from "#web/areas/note/reach-buttons.tsx";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Badge, InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./client-screen.module.css";
import { ContactDialog } from "./contact-dialog.tsx";
import { readsClients } from "./use-client-actions.tsx";

/** Who works there: called and written to by a tap. */
export function Contacts({ client: { id: client_id, name: client }, contacts }: { client: Client; contacts: readonly Contact[] }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const [open, setOpen] = useState<Contact | "new" | null>(null);
  const undo = useUndo();
  const removal = useAction(api.client.removeContact, { refreshes: readsClients });
  const remove = ({ id, name }: Contact) =>
    removal.mutate(
      { client_id, id },
      {
        onSuccess: () =>
          undo(`contact-${id}`, t("clients.contact_removed", { name }), () => removal.mutate({ client_id, id, removed: false })),
      },
    );
  return (
    <section aria-label={t("clients.contacts")}>
      <Row justify="between" className={classes.sectionHead}>
        <Text as="h2" size={15} weight={600}>
          {t("clients.contacts")}
        </Text>
        {isEditor && (
          <Button size="xs" variant="default" leftSection={<IconPlus size={14} stroke={1.6} />} onClick={() => setOpen("new")}>
            {t("clients.add_contact")}
          </Button>
        )}
      </Row>
      {contacts.length === 0 && (
        <Text tone="secondary" size={13}>
          {t("clients.no_contacts")}
        </Text>
      )}
      <ul className={classes.people}>
        {contacts.map((contact) => {
          const { id, name, role, email, phone, is_first } = contact;
          return (
            <Row as="li" key={id} gap={12} className={classes.person}>
              <InitialsAvatar name={name} size={32} />
              <Stack flex="shrink" gap={2} className={classes.words}>
                <Row gap={8} isWrapped>
                  <Text as="span" weight={500} isBreakable>
                    {name}
                  </Text>
                  {is_first && contacts.length > 1 && <Badge>{t("clients.is_first")}</Badge>}
                </Row>
                <Text size={13} tone="secondary" isBreakable>
                  {[role, email, phone].filter(Boolean).join(" · ") || "–"}
                </Text>
              </Stack>
              <Row gap={4} flex="none" className={classes.ways}>
                <ReachButtons
                  about={{ record: "client", record_id: client_id }}
                  who={{ contact_id: id, name }}
                  phone={phone}
                  email={email}
                />
                {isEditor && (
                  <>
                    <ActionIcon aria-label={t("clients.edit_of", { name })} onClick={() => setOpen(contact)}>
                      <IconPencil size={16} stroke={1.6} />
                    </ActionIcon>
                    <ActionIcon aria-label={t("clients.remove_contact", { name })} onClick={() => remove(contact)}>
                      <IconX size={16} stroke={1.6} />
                    </ActionIcon>
                  </>
                )}
              </Row>
            </Row>
          );
        })}
      </ul>
      {open && <ContactDialog {...{ client_id, client, contacts }} contact={open === "new" ? null : open} onClose={() => setOpen(null)} />}
    </section>
  );
}

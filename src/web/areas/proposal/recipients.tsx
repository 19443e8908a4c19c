import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { RecipientsLeft } from "#web/kit/plan/recipients-left.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./recipients.module.css";

/** Somebody to write to, while it is typed: rows come and go, so each has a name of its own. */
export interface TypedRecipient {
  key: number;
  name: string;
  email: string;
}

let rows = 0;
export const newRecipient = (name = "", email = ""): TypedRecipient => ({ key: ++rows, name, email });

const isFilled = ({ email }: TypedRecipient) => email.trim() !== "";
/** As they are sent: rows without an address stay on the screen. */
export const filledRecipients = (typed: readonly TypedRecipient[]) =>
  typed.filter(isFilled).map(({ name, email }) => ({ name: name.trim() || null, email: email.trim() }));

interface RecipientRowsProps {
  typed: readonly TypedRecipient[];
  onChange: (typed: TypedRecipient[]) => void;
  /** What the server said of `recipients.{place}.email`, in the places of those that were sent. */
  errors: Record<string, string | undefined>;
}

/** Whom a link is mailed to: name and address, as many as one wants. */
export function RecipientRows({ typed, onChange, errors }: RecipientRowsProps) {
  const t = useWords();
  const change = (key: number, part: Partial<TypedRecipient>) =>
    onChange(typed.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const sent = typed.filter(isFilled);
  return (
    <>
      {typed.map((each) => (
        <div key={each.key} className={classes.recipient}>
          <TextInput
            aria-label={t("proposals.recipient_name")}
            placeholder={t("proposals.recipient_name")}
            value={each.name}
            maxLength={120}
            onChange={(event) => change(each.key, { name: event.currentTarget.value })}
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
            onClick={() => onChange(typed.filter(({ key }) => key !== each.key))}
          >
            <IconX size={16} stroke={1.6} />
          </ActionIcon>
        </div>
      ))}
      <Row gap={8} isWrapped>
        <Button size="xs" variant="default" onClick={() => onChange([...typed, newRecipient()])}>
          {t("proposals.recipient_add")}
        </Button>
        {sent.length === 0 && (
          <Text as="span" size={12} tone="dimmed">
            {t("proposals.recipients_none")}
          </Text>
        )}
      </Row>
      <RecipientsLeft wanted={sent.length} />
    </>
  );
}

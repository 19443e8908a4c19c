import { Checkbox } from "@mantine/core";
import type { InterviewBeginning } from "#contract/interview/interview.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

interface Invites {
  contact_ids: string[];
  invites_candidate: boolean;
  invites_client: boolean;
}

/** Who is told by letter, by name and address, and as whom the client knows the candidate. */
export function Told({
  begin,
  values,
  onChange,
}: {
  begin: InterviewBeginning;
  values: Invites;
  onChange: (part: Partial<Invites>) => void;
}) {
  const t = useWords();
  const { candidate_email, candidate_name, display_name, anonymity } = begin;
  const name = candidate_name || t("common.unnamed");
  const chosen = begin.contacts.filter(({ id, email }) => email && values.contact_ids.includes(id));
  const clients = chosen.length > 0 ? chosen : begin.recipients;
  const names = clients.map((one) => one.name ?? one.email).join(", ");
  return (
    <Stack as="fieldset" gap={8} className={`${dialog.wide} ${dialog.group}`}>
      <Text as="legend" size={13} weight={500} mb={6}>
        {t("interviews.told")}
      </Text>
      <Checkbox
        label={
          candidate_email ? t("interviews.tell_candidate", { name, email: candidate_email }) : t("interviews.tell_candidate_none", { name })
        }
        disabled={!candidate_email}
        checked={values.invites_candidate && candidate_email !== null}
        onChange={(event) => onChange({ invites_candidate: event.currentTarget.checked })}
      />
      <Checkbox
        label={names ? t("interviews.tell_client", { names }) : t("interviews.tell_client_none")}
        disabled={!names}
        checked={values.invites_client && names !== ""}
        onChange={(event) => onChange({ invites_client: event.currentTarget.checked })}
      />
      <Text size={13} tone="secondary">
        {t("interviews.tell_us")} {anonymity !== "full" && t("interviews.known_as", { name: display_name })}
      </Text>
    </Stack>
  );
}

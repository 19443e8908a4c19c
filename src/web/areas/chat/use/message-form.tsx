import { Button, CopyButton, Select } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#contract/index.ts";
import type { ProposalStatus } from "#contract/proposal/proposal.ts";
import { forClient, questionsIn, withoutMarks } from "#web/areas/chat/answer/answer-marks.ts";
import { CancelButton } from "#web/areas/chat/cancel-button.tsx";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { questionText, type UseAsDialogProps } from "./use-as.ts";

/** Statuses in which client and recruiter talk on the proposal's page. */
const SENT = ["submitted", "viewed", "interview", "accepted", "declined"] as const satisfies readonly ProposalStatus[];
const LENGTH = 4000;

/** Where a message can go: to somebody's mail, or into the conversation of a proposal that was sent. */
type Recipient = { value: string; label: string } & ({ email: string } | { proposal_id: string });

/** Everybody whom an answer can be written to, the likeliest first. */
function useRecipients({ chat, message }: UseAsDialogProps) {
  const t = useWords();
  const { candidate_id, job_id } = chat;
  const person = useCall(api.candidate.show, { id: candidate_id ?? "" }, { quiet: true, enabled: Boolean(candidate_id) });
  const job = useCall(api.job.show, { id: job_id ?? "" }, { quiet: true, enabled: Boolean(job_id) });
  const about = { candidate_id: candidate_id ?? "", status: [...SENT], limit: 50 };
  const sent = useCall(api.proposal.list, about, { quiet: true, enabled: Boolean(candidate_id) });
  const calls = [...(candidate_id ? [person, sent] : []), ...(job_id ? [job] : [])];
  const email = person.data?.data.candidate.email;
  const client = job.data?.data.job.client;
  const toClient: Recipient[] = [
    ...(sent.data?.data.proposals ?? [])
      .toSorted((one, other) => Number(other.job_id === job_id) - Number(one.job_id === job_id))
      .map(({ id, job_title, client_name }) => ({
        value: id,
        label: t("chat.to_conversation", { job: [job_title, client_name].filter(Boolean).join(", ") }),
        proposal_id: id,
      })),
    ...(client?.contact_email
      ? [
          {
            value: "client",
            label: [client.contact_name || client.name, client.contact_email].filter(Boolean).join(", "),
            email: client.contact_email,
          },
        ]
      : []),
  ];
  const toPerson: Recipient[] = email
    ? [{ value: "candidate", label: [chat.candidate_name || t("common.unnamed"), email].join(", "), email }]
    : [];
  return {
    recipients: isForPerson(message) ? [...toPerson, ...toClient] : [...toClient, ...toPerson],
    isPending: calls.some((call) => call.isPending),
    failed: calls.find((call) => call.isError),
  };
}

/** What is open is asked of the candidate. */
const isForPerson = ({ content, missing }: UseAsDialogProps["message"]) => Boolean(missing?.ask) || questionsIn(content).length > 0;

/** An answer on its way to somebody: it opens their mail, or the conversation with the client, with the text in it. */
export function MessageForm(props: UseAsDialogProps) {
  const t = useWords();
  const { recipients, isPending, failed } = useRecipients(props);
  if (isPending) return <SkeletonRows rows={3} height={44} label={t("common.loading")} />;
  if (failed) return <LoadError of={failed} />;
  return <MessageFields {...props} recipients={recipients} />;
}

function MessageFields({ chat, message, citations, onClose, recipients }: UseAsDialogProps & { recipients: readonly Recipient[] }) {
  const t = useWords();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(recipients[0]?.value ?? null);
  const to = recipients.find(({ value }) => value === chosen);
  const told = withoutMarks(
    forClient(message.content, (n) => citations.some((each) => each.n === n && /^job(?::|$)/.test(each.source))),
  ).trim();
  const [text, setText, kept] = useDraftText(
    `answer-message ${message.id} ${chat.candidate_id}`,
    (isForPerson(message) ? questionText(message) : told).slice(0, LENGTH),
  );
  const subject = (chosen === "client" ? [chat.job_title, chat.candidate_name] : [chat.job_title]).filter(Boolean).join(", ");
  const open = () => {
    if (!to || !("proposal_id" in to)) return;
    kept.forget();
    onClose();
    void navigate({
      to: "/dashboard/proposals/$id/$step",
      params: { id: to.proposal_id, step: "review" },
      state: { message: text.trim() },
    });
  };
  const isEmpty = text.trim() === "";
  return (
    <Stack
      as="form"
      gap={12}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {recipients.length > 0 ? (
        <Select
          label={t("chat.message_to")}
          allowDeselect={false}
          data={recipients.map(({ value, label }) => ({ value, label }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : (
        <Text size={12} tone="secondary">
          {t("chat.message_nobody")}
        </Text>
      )}
      <KeptTextarea
        kept={kept}
        data-autofocus
        label={t("chat.message_words")}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {to && (
        <Text size={12} tone="secondary">
          {t("email" in to ? "chat.message_by_mail" : "chat.message_in_thread")}
        </Text>
      )}
      <DialogActions>
        <CancelButton onClose={onClose} />
        {(!to || "email" in to) && (
          <CopyButton value={text} timeout={2000}>
            {({ copied, copy }) => (
              <Button variant="default" disabled={isEmpty} onClick={copy}>
                {t(copied ? "chat.copied" : "chat.copy")}
              </Button>
            )}
          </CopyButton>
        )}
        {to && "email" in to && (
          <Button
            component="a"
            href={`mailto:${to.email}?${mailed({ subject, body: text.trim() })}`}
            data-disabled={isEmpty || undefined}
            onClick={onClose}
          >
            {t("chat.open_mail")}
          </Button>
        )}
        {to && "proposal_id" in to && (
          <Button type="submit" disabled={isEmpty}>
            {t("chat.open_conversation")}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}

/** A plus is a plus in a mailto link, not a space; lines end as in a letter. */
const mailed = (parts: Record<string, string>) =>
  Object.entries(parts)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\n/g, "\r\n"))}`)
    .join("&");

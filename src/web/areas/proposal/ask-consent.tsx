import { Button, Checkbox, CopyButton, SegmentedControl, Skeleton, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ConsentRequest } from "#contract/candidate/consent.ts";
import type { Language } from "#contract/fields.ts";
import { api } from "#contract/index.ts";
import { languages, nameOfLanguage } from "#contract/text/languages.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { RecipientsLeft } from "#web/kit/plan/recipients-left.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Span, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./ask-consent.module.css";

interface AskConsentProps {
  candidate: { id: string; name: string };
  /** For which job; without one, for any. */
  job?: { id: string; client_name: string | null };
  language?: Language;
}

/** What the candidate answered, and the way to ask: by e-mail or with a link to copy. */
export function AskConsent({ candidate, job, language }: AskConsentProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const [isOpen, setOpen] = useState(false);
  const listed = useCall(api.consent.list, { candidate_id: candidate.id, ...(job && { job_id: job.id }) }, { quiet: true });
  const [newest] = listed.data?.data.requests ?? [];
  const takeBack = useAction(api.consent.revoke, { refreshes: [api.consent.list, api.candidate.show] });
  const name = candidate.name.split(" ")[0] || t("common.unnamed");
  // What was answered before moves the button: who is quick would press beside it.
  if (listed.isPending) return <Skeleton height={30} width={200} mt={4} />;
  return (
    <Row gap="8 12" isWrapped mt={4}>
      {newest && (
        <Span size={13} tone="secondary">
          {stateText(t, newest)}
        </Span>
      )}
      {isEditor && (
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          {t(newest ? "proposals.ask_consent_again" : "proposals.ask_consent", { name })}
        </Button>
      )}
      {isEditor && newest?.state === "waiting" && (
        <Button size="xs" variant="subtle" loading={takeBack.isPending} onClick={() => takeBack.mutate({ id: newest.id })}>
          {t("proposals.take_back")}
        </Button>
      )}
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t("proposals.ask_title", { name })} size={520}>
        <AskForm candidate={candidate} job={job} language={language} name={name} />
      </Modal>
    </Row>
  );
}

function stateText(t: Words, request: ConsentRequest): string {
  const [answer] = request.answers;
  const at = formatDate(answer?.at ?? request.created_at);
  const said = t(`proposals.consent_${request.state}`, { at, until: formatDate(request.consent_until) });
  const { job_title } = request.asked;
  return `${said}, ${job_title ? t("proposals.consent_for_job", { job: job_title }) : t("proposals.consent_for_any")}`;
}

function AskForm({ candidate, job, language, name }: AskConsentProps & { name: string }) {
  const t = useWords();
  const own = useUser().locale;
  const [asked_in, setLanguage] = useState<Language>(language ?? own);
  const [email, setEmail] = useState("");
  const [message, setMessage, kept] = useDraftText(`consent ${candidate.id} ${job?.id ?? "any"}`);
  const [namesClient, setNamesClient] = useState(true);
  const ask = useAction(api.consent.ask, {
    refreshes: [api.consent.list, api.candidate.show, api.subscription.purchased],
    onDone: kept.forget,
  });
  const made = ask.data?.data;
  const errors = fieldErrors(ask.error);
  const send = (by_mail: boolean) =>
    ask.mutate({
      candidate_id: candidate.id,
      language: asked_in,
      names_client: namesClient,
      send: by_mail,
      ...(job && { job_id: job.id }),
      ...(message.trim() && { message: message.trim() }),
      ...(email.trim() && { email: email.trim() }),
    });
  if (made) {
    return (
      <div className={classes.made} role="status">
        <span>{t(made.request.email ? "proposals.ask_sent" : "proposals.ask_made")}</span>
        <Text as="code" isBreakable>
          {made.url}
        </Text>
        <CopyButton value={made.url}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy}>
              {t(copied ? "proposals.copied" : "proposals.copy_link")}
            </Button>
          )}
        </CopyButton>
      </div>
    );
  }
  return (
    <div className={classes.form}>
      <Text tone="secondary">{t("proposals.ask_text", { name })}</Text>
      <SegmentedControl
        aria-label={t("proposals.language")}
        value={asked_in}
        onChange={(value) => setLanguage(value as Language)}
        data={languages.map((value) => ({ value, label: nameOfLanguage[value] }))}
      />
      {job?.client_name && (
        <Checkbox
          label={t("proposals.ask_names_client", { client: job.client_name })}
          checked={namesClient}
          onChange={(event) => setNamesClient(event.currentTarget.checked)}
        />
      )}
      <KeptTextarea
        kept={kept}
        label={t("proposals.ask_message")}
        autosize
        minRows={2}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <TextInput
        type="email"
        label={t("proposals.ask_email")}
        description={t("proposals.ask_email_hint")}
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <DialogActions>
        <Button variant="default" loading={ask.isPending && !ask.variables?.send} onClick={() => send(false)}>
          {t("proposals.ask_link")}
        </Button>
        <Button loading={ask.isPending && ask.variables?.send === true} onClick={() => send(true)}>
          {t("proposals.ask_send")}
        </Button>
      </DialogActions>
      <RecipientsLeft wanted={1} />
    </div>
  );
}

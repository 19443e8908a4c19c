import { Button, CopyButton, Modal, NumberInput, PasswordInput, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { api } from "#contract/index.ts";
import type { Leak, ProposalRow } from "#contract/proposal.ts";
import { CallFailed, fieldErrors, useAction } from "#web/api.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./proposals-screen.module.css";
import { readsProposals } from "./use-proposal-actions.ts";

const FEWEST = 2;
const MOST = 8;

/** What the ticked ones can become, or why they can't yet. */
export function ShortlistButton({ ticked, onSend }: { ticked: readonly ProposalRow[]; onSend: () => void }) {
  const t = useWords();
  const isOneJob = new Set(ticked.map(({ job_id }) => job_id)).size === 1;
  const isSent = ticked.every(({ edition, status }) => edition > 0 && status !== "withdrawn");
  const why = !isSent ? "unsent" : !isOneJob ? "one_job" : ticked.length < FEWEST ? "two" : ticked.length > MOST ? "most" : null;
  return (
    <>
      <Button disabled={why !== null} onClick={onSend}>
        {t("proposals.shortlist_send")}
      </Button>
      {why && <span className={classes.hint}>{t(`proposals.shortlist_${why}`)}</span>}
    </>
  );
}

interface ShortlistDialogProps {
  isOpen: boolean;
  proposals: readonly ProposalRow[];
  onClose: (isDone: boolean) => void;
}

export function ShortlistDialog({ isOpen, proposals, onClose }: ShortlistDialogProps) {
  const t = useWords();
  const [isDone, setDone] = useState(false);
  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        onClose(isDone);
        setDone(false);
      }}
      title={t("proposals.shortlist_title", { count: proposals.length })}
      size={560}
    >
      <ShortlistForm proposals={proposals} onDone={() => setDone(true)} />
    </Modal>
  );
}

function ShortlistForm({ proposals, onDone }: { proposals: readonly ProposalRow[]; onDone: () => void }) {
  const t = useWords();
  const [title, setTitle] = useState("");
  const [intro, setIntro] = useState("");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [message, setMessage] = useState("");
  const [password, setPassword] = useState("");
  const [days, setDays] = useState<number | string>(30);
  const create = useAction(api.shortlist.create, { refreshes: [...readsProposals, api.shortlist.list], onDone });
  const errors = fieldErrors(create.error);
  const told = create.error instanceof CallFailed ? create.error.envelope.data?.leaks : null;
  const leaks = Array.isArray(told) ? (told as Leak[]) : [];
  if (create.data) {
    const { url } = create.data.data.share;
    return (
      <div className={classes.form} role="status">
        <p>{t("proposals.sent")}</p>
        <code>{url}</code>
        <div className={classes.buttons}>
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? "proposals.copied" : "proposals.copy_link")}
              </Button>
            )}
          </CopyButton>
          <Button variant="default" component="a" href={url} target="_blank" rel="noreferrer">
            {t("proposals.open_link")}
          </Button>
        </div>
      </div>
    );
  }
  const send = () =>
    create.mutate({
      proposal_ids: proposals.map(({ id }) => id),
      expires_in_days: typeof days === "number" ? days : 30,
      ...(title.trim() && { title: title.trim() }),
      ...(intro.trim() && { intro: intro.trim() }),
      ...(email.trim() && { recipients: [{ name: name.trim() || null, email: email.trim() }] }),
      ...(message.trim() && { message: message.trim() }),
      ...(password && { password }),
    });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>{t("proposals.shortlist_text")}</p>
      <ul>
        {proposals.map(({ id, candidate_name }) => (
          <li key={id}>{candidate_name}</li>
        ))}
      </ul>
      <TextInput
        label={t("proposals.shortlist_heading")}
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={t("proposals.shortlist_intro")}
        autosize
        minRows={2}
        maxLength={2000}
        value={intro}
        onChange={(event) => setIntro(event.currentTarget.value)}
      />
      <div className={classes.recipient}>
        <TextInput
          label={t("proposals.recipient_name")}
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          type="email"
          label={t("proposals.recipient_email")}
          value={email}
          error={errors["recipients.0.email"]}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </div>
      <Textarea
        label={t("proposals.message")}
        description={t("proposals.message_hint")}
        autosize
        minRows={2}
        maxLength={4000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <div className={classes.recipient}>
        <PasswordInput
          label={t("proposals.password")}
          description={t("proposals.password_hint")}
          autoComplete="new-password"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <NumberInput
          label={t("proposals.expires")}
          suffix={t("proposals.expires_days")}
          min={1}
          max={365}
          allowDecimal={false}
          clampBehavior="strict"
          value={days}
          onChange={setDays}
        />
      </div>
      {leaks.length > 0 && (
        <div role="alert">
          {t("proposals.shortlist_leaks")}
          <ul>
            {leaks.slice(0, 12).map((leak) => (
              <li key={`${leak.output} ${leak.place} ${leak.text}`}>
                {t(`proposals.leak_${leak.output}`)}: {leak.place} “{leak.text}”
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={create.isPending}>
          {t(email.trim() ? "proposals.shortlist_send" : "proposals.make_link")}
        </Button>
      </div>
    </form>
  );
}

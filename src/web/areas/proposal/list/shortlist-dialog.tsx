import { ActionIcon, Alert, Button, CopyButton, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useState } from "react";
import { api } from "#contract/index.ts";
import type { Leak, ProposalRow } from "#contract/proposal/proposal.ts";
import { LinkFields, useLink } from "#web/areas/proposal/link-fields.tsx";
import { RecipientRows, useRecipients } from "#web/areas/proposal/recipients.tsx";
import { LeakList } from "#web/areas/proposal/steps/leak-list.tsx";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { RecipientsLeft } from "#web/kit/plan/recipients-left.tsx";
import { Grip } from "#web/ui/input/grip.tsx";
import { moved, useOrdering } from "#web/ui/input/ordering.ts";
import { Row, Span, Text } from "#web/ui/layout.tsx";
import { Modal, Tooltip } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./proposals.module.css";
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
      {why && (
        <Span size={13} tone="secondary">
          {t(`proposals.shortlist_${why}`)}
        </Span>
      )}
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
  const [order, setOrder] = useState([...proposals]);
  const [title, setTitle] = useState("");
  const about = `shortlist ${proposals[0]?.job_id}`;
  const [intro, setIntro, kept] = useDraftText(about);
  const to = useRecipients(proposals[0]);
  const link = useLink(about);
  const create = useAction(api.shortlist.create, {
    refreshes: [...readsProposals, api.shortlist.list, api.subscription.purchased],
    onDone: () => {
      kept.forget();
      link.kept.forget();
      onDone();
    },
  });
  const ordering = useOrdering(
    order.map(({ id }) => id),
    (from, to) => setOrder(moved(order, from, to)),
  );
  const errors = fieldErrors(create.error);
  const told = create.error instanceof CallFailed ? create.error.envelope.data?.leaks : null;
  const [ruled, setRuled] = useState<string[]>([]);
  const leaks = Array.isArray(told) ? (told as Leak[]).filter(({ text }) => !ruled.includes(text.toLowerCase())) : [];
  if (create.data) {
    const { url } = create.data.data.share;
    return (
      <div className={classes.form} role="status">
        <Text tone="secondary">{t("proposals.sent")}</Text>
        <Text as="code" isBreakable>
          {url}
        </Text>
        <Row gap={8} align="stretch" isWrapped>
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
        </Row>
      </div>
    );
  }
  const send = async () => {
    if (!(await to.keepClient())) return;
    create.mutate({
      proposal_ids: order.map(({ id }) => id),
      ...link.asked,
      ...(title.trim() && { title: title.trim() }),
      ...(intro.trim() && { intro: intro.trim() }),
      recipients: to.filled,
    });
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Text tone="secondary">{t("proposals.shortlist_text")}</Text>
      <ol className={classes.order}>
        {order.map((one, at) => (
          <li key={one.id} {...ordering.row(one.id)}>
            <Grip aria-label={t("proposals.move", { name: one.candidate_name || t("common.unnamed") })} {...ordering.handle(one.id)} />
            <Span size={12} tone="dimmed" isTabular>
              {at + 1}
            </Span>
            <span className={classes.who}>{one.candidate_name || t("common.unnamed")}</span>
            {([-1, 1] as const).map((by) => (
              <Tooltip key={by} label={t(by < 0 ? "proposals.shortlist_up" : "proposals.shortlist_down")}>
                <ActionIcon
                  size={32}
                  disabled={order[at + by] === undefined}
                  aria-label={t(by < 0 ? "proposals.shortlist_up_of" : "proposals.shortlist_down_of", { name: one.candidate_name })}
                  onClick={() => setOrder(moved(order, at, at + by))}
                >
                  {by < 0 ? <IconArrowUp size={16} stroke={1.6} /> : <IconArrowDown size={16} stroke={1.6} />}
                </ActionIcon>
              </Tooltip>
            ))}
          </li>
        ))}
      </ol>
      <TextInput
        label={t("proposals.shortlist_heading")}
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <KeptTextarea
        kept={kept}
        label={t("proposals.shortlist_intro")}
        autosize
        minRows={2}
        maxLength={2000}
        value={intro}
        onChange={(event) => setIntro(event.currentTarget.value)}
      />
      <fieldset className={classes.recipients}>
        <Text as="legend" mb={6} size={13} isPiece weight={500}>
          {t("proposals.recipients")}
        </Text>
        <RecipientRows to={to} errors={errors} />
      </fieldset>
      <LinkFields link={link} passwordError={errors.password} />
      {leaks.length > 0 && (
        <Alert color="red" variant="light" role="alert" title={t("proposals.shortlist_leaks")}>
          <LeakList
            leaks={leaks}
            language={order[0]?.language ?? "en"}
            canMask={false}
            onRuled={(text) => setRuled([...ruled, text.toLowerCase()])}
          />
        </Alert>
      )}
      <RecipientsLeft wanted={to.filled.length} />
      <DialogActions
        sticks
        save={t(to.filled.length > 0 ? "proposals.shortlist_send" : "proposals.make_link")}
        isPending={create.isPending}
      />
    </form>
  );
}

import { Button } from "@mantine/core";
import { type RefObject, useId, useState } from "react";
import { createPortal } from "react-dom";
import { api } from "#contract/index.ts";
import type { Leak, Proposal } from "#contract/proposal/proposal.ts";
import type { Editor } from "#web/areas/proposal/editor/use-editor.ts";
import { readsProposals } from "#web/areas/proposal/list/use-proposal-actions.ts";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import type { Kept } from "#web/kit/draft/use-kept.ts";
import { TranslateMenu } from "#web/kit/translation/translate-menu.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { LeakList } from "../steps/leak-list.tsx";
import { recipientNames } from "./links.tsx";
import classes from "./sent.module.css";

interface ThreadProps {
  editor: Editor;
  proposal: Proposal;
  text: string;
  onText: (text: string) => void;
  kept: Kept;
  field: RefObject<HTMLTextAreaElement | null>;
  /** A narrow screen's own foot: there the button stands while something is written. */
  foot: HTMLElement | null;
}

/** What client and recruiter wrote to each other, and a field to write on. */
export function Thread({ editor, proposal, text, onText, kept, field, foot }: ThreadProps) {
  const t = useWords();
  const { thread, shares } = proposal;
  const id = useId();
  const [leaks, setLeaks] = useState<Leak[]>([]);
  const reply = useAction(api.proposal.reply, {
    refreshes: [...readsProposals, api.dashboard.attention, api.subscription.purchased],
    onDone: ({ data }) => {
      editor.take(data.proposal);
      kept.discard();
      setLeaks([]);
    },
    onFailed: (failure) => {
      if (failure instanceof CallFailed && Array.isArray(failure.envelope.data?.leaks)) setLeaks(failure.envelope.data.leaks as Leak[]);
    },
  });
  const isOver = proposal.status === "withdrawn";
  const names = recipientNames(shares.findLast(({ recipients }) => recipients.length > 0));
  const button = (
    <Button type="submit" form={id} size={foot ? "lg" : "sm"} loading={reply.isPending} disabled={text.trim() === ""}>
      {t("proposals.thread_send")}
    </Button>
  );
  if (isOver && thread.length === 0) return null;
  return (
    <section className={classes.part} aria-label={t("proposals.thread")}>
      <Text as="h3" mb={8} size={14} isPiece weight={600}>
        {t("proposals.thread")}
      </Text>
      {thread.length === 0 && (
        <Text size={13} tone="secondary" mb={12}>
          {t("proposals.thread_empty")}
        </Text>
      )}
      <Stack as="ol" gap={10} className={classes.thread}>
        {thread.map((message) => (
          <li key={message.id} data-from={message.from}>
            <Row as="p" gap="2 8" isWrapped size={12} tone="secondary" className={classes.by}>
              <Text as="b" weight={600} tone="text">
                {message.name}
              </Text>
              <time dateTime={message.at}>{formatTime(message.at)}</time>
              {message.from === "recruiter" && message.seen_at && <span>{t("proposals.thread_seen")}</span>}
              {message.from === "client" && <TranslateMenu text={message.text} />}
            </Row>
            <Text mt={2} size={14} isBreakable className={classes.said}>
              {message.text}
            </Text>
          </li>
        ))}
      </Stack>
      {!isOver && (
        <Stack
          id={id}
          as="form"
          gap={12}
          mt={14}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) reply.mutate({ id: proposal.id, text: text.trim() });
          }}
        >
          <KeptTextarea
            kept={kept}
            ref={field}
            label={t("proposals.thread_write")}
            description={names ? t("proposals.thread_mailed", { names }) : t("proposals.thread_page_only")}
            inputWrapperOrder={["label", "input", "error", "description"]}
            autosize
            minRows={3}
            maxLength={4000}
            value={text}
            error={fieldErrors(reply.error).text}
            onChange={(event) => onText(event.currentTarget.value)}
          />
          {leaks.length > 0 && (
            <Text as="div" size={13} tone="not_met">
              {t("proposals.check_leaks", { count: leaks.length })}
              <LeakList leaks={leaks} language={proposal.language} canMask onRuled={() => setLeaks([])} />
            </Text>
          )}
          {!foot && (
            <Row gap={8} isWrapped className={classes.buttons}>
              {button}
            </Row>
          )}
          {foot && text.trim() !== "" && createPortal(button, foot)}
        </Stack>
      )}
    </section>
  );
}

import { Button } from "@mantine/core";
import { IconArrowRight, IconEye } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { api } from "#contract/index.ts";
import type { ClientResponse, Proposal } from "#contract/proposal/proposal.ts";
import { inLanguage } from "#contract/text/languages.ts";
import type { Editor } from "#web/areas/proposal/editor/use-editor.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { TranslateMenu } from "#web/kit/translation/translate-menu.tsx";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { formatDate, formatTime } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { StepHead } from "../steps/step-head.tsx";
import { Links, recipientNames } from "./links.tsx";
import { type NextAction, nextAction } from "./next-action.ts";
import { Outcome } from "./outcome.tsx";
import classes from "./sent.module.css";
import { Thread } from "./thread.tsx";

/** A client writes and opens without a change of the proposal: while this is looked at, it is asked again. */
const ASKED_EVERY_MS = 30_000;

interface SentSectionProps {
  editor: Editor;
  foot: HTMLElement | null;
  onSendAgain: () => void;
}

/** What became of a proposal that was sent: who has it and opened it, what the client said, what to do now, and the conversation. */
export function SentSection({ editor, foot, onSendAgain }: SentSectionProps) {
  const t = useWords();
  const { id } = editor.proposal;
  const shown = useCall(api.proposal.show, { id }, { quiet: true, refetchInterval: ASKED_EVERY_MS });
  const newest = shown.data?.data.proposal;
  const proposal = newest && newest.version >= editor.proposal.version ? newest : editor.proposal;
  const brought = useLocation({ select: ({ state }) => state.message ?? "" });
  const [text, setText] = useState(brought);
  const kept = useDraft(`message ${id}`, text, "", setText);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = () => {
    field.current?.scrollIntoView({ block: "center" });
    field.current?.focus();
  };
  // What a chat's answer brought along is looked over here, and sent here.
  const hasBrought = useRef(brought !== "");
  useEffect(() => {
    if (!hasBrought.current) return;
    hasBrought.current = false;
    field.current?.scrollIntoView({ block: "center" });
    field.current?.focus();
  }, []);
  const confirm = (moment: string) => {
    setText(
      inLanguage(proposal.language, {
        en: `${moment} suits us. I’ll send you the details.`,
        nl: `${moment} komt ons goed uit. Ik stuur je de details.`,
      }),
    );
    write();
  };
  const next = nextAction(proposal);
  const names = recipientNames(proposal.shares.findLast(({ recipients }) => recipients.length > 0));
  const told = {
    n: proposal.edition,
    names,
    date: formatDate(proposal.shares.at(-1)?.created_at ?? proposal.submitted_at ?? proposal.updated_at),
  };
  const button = next && <NextButton next={next} proposal={proposal} isLarge={foot !== null} onWrite={write} onSendAgain={onSendAgain} />;
  return (
    <>
      <StepHead title={t("proposals.sent_title")} text={t(names ? "proposals.sent_text" : "proposals.sent_text_link", told)} />
      <Row as="p" gap={8} size={13} tone="secondary" className={classes.opens}>
        <IconEye size={16} stroke={1.6} aria-hidden="true" />
        {opensText(t, proposal)}
      </Row>
      {next && (
        <Row gap="8 16" justify="between" isWrapped size={14} className={classes.next} role="status">
          <p>
            <b>{t("proposals.next")}</b> {nextText(t, next)}
          </p>
          {!foot && button}
        </Row>
      )}
      {foot && button && text.trim() === "" && createPortal(button, foot)}
      {proposal.response && proposal.response.decision !== "question" && <Answer response={proposal.response} onConfirm={confirm} />}
      <Thread editor={editor} proposal={proposal} text={text} onText={setText} kept={kept} field={field} foot={foot} />
      <Links editor={editor} shares={proposal.shares} />
      <Outcome editor={editor} onSendAgain={onSendAgain} />
    </>
  );
}

function opensText(t: Words, { shares, status }: Proposal): string {
  const count = shares.reduce((sum, { views }) => sum + views, 0);
  const last = shares
    .flatMap(({ last_viewed_at }) => last_viewed_at ?? [])
    .sort()
    .at(-1);
  if (count === 0 && status === "viewed") return t("proposals.opens_list");
  return t("proposals.opens", { count, date: last ? formatTime(last) : "" });
}

function nextText(t: Words, next: NextAction): string {
  switch (next.kind) {
    case "answer":
    case "plan":
    case "plan_open":
      return t(`proposals.next_${next.kind}`, { name: next.name });
    case "unopened_wait":
    case "opened_wait":
      return t(`proposals.next_${next.kind}`, { date: formatDate(next.until) });
    case "unopened":
    case "silent":
      return t(`proposals.next_${next.kind}`, { count: next.days });
    default:
      return t(`proposals.next_${next.kind}`);
  }
}

interface NextButtonProps {
  next: NextAction;
  proposal: Proposal;
  isLarge: boolean;
  onWrite: () => void;
  onSendAgain: () => void;
}

function NextButton({ next, proposal, isLarge, onWrite, onSendAgain }: NextButtonProps) {
  const t = useWords();
  if (!next.does) return null;
  const size = isLarge ? "lg" : "sm";
  if (next.does === "matches")
    return (
      <ButtonLink
        to="/dashboard/jobs/$id"
        params={{ id: proposal.job_id }}
        size={size}
        rightSection={<IconArrowRight size={16} stroke={1.6} />}
      >
        {t("proposals.do_matches")}
      </ButtonLink>
    );
  return (
    <Button size={size} onClick={next.does === "send_again" ? onSendAgain : onWrite}>
      {t(`proposals.do_${next.does}`)}
    </Button>
  );
}

/** What the client decided, with the moments that suit them: a click writes the confirmation. */
function Answer({ response, onConfirm }: { response: ClientResponse; onConfirm: (moment: string) => void }) {
  const t = useWords();
  return (
    <Text as="section" mt={16} size={13} className={classes.answer} aria-label={t("proposals.answer")}>
      <Text as="b" size={14} isPiece weight={600}>
        {t(`proposals.answer_${response.decision}`, { name: response.name })}
      </Text>{" "}
      <Text as="small" size={12} isPiece tone="dimmed">
        {formatDate(response.at)}
      </Text>
      {response.comment && (
        <p>
          {response.comment} <TranslateMenu text={response.comment} />
        </p>
      )}
      {response.reason && <p>{t(`proposals.reason_${response.reason}`)}</p>}
      {response.moments.length > 0 && (
        <Stack as="ul" mt={8}>
          {response.moments.map((moment) => (
            <Row as="li" gap={12} justify="between" size={14} isPiece key={moment}>
              <span>{moment}</span>
              <Button
                size="xs"
                variant="default"
                aria-label={t("proposals.moment_confirm_of", { moment })}
                onClick={() => onConfirm(moment)}
              >
                {t("proposals.moment_confirm")}
              </Button>
            </Row>
          ))}
        </Stack>
      )}
    </Text>
  );
}

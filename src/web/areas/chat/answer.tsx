import { ActionIcon, Button, CopyButton, Menu, Tooltip } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCheck,
  IconCopy,
  IconDots,
  IconMail,
  IconMessageQuestion,
  IconNote,
  IconRefresh,
  IconStar,
  IconThumbDown,
  IconThumbDownFilled,
  IconThumbUp,
  IconThumbUpFilled,
} from "@tabler/icons-react";
import { useCallback, useState } from "react";
import type { ChatMessage } from "#contract/chat.ts";
import { api } from "#contract/index.ts";
import { useAction } from "#web/api.ts";
import { VerdictGlyph } from "#web/ui/verdict.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./answer.module.css";
import { AnswerMark } from "./answer-mark.tsx";
import { plainText } from "./answer-marks.ts";
import { AnswerText } from "./answer-text.tsx";
import { answererName, failureOf } from "./chat-words.ts";
import { ask, changeMessage, type Talk } from "./live.ts";
import frame from "./messages.module.css";
import type { Sources } from "./sources.ts";
import { type Use, UseAsDialog } from "./use-as-dialog.tsx";

export interface AnswerProps {
  talk: Talk["data"];
  message: ChatMessage;
  question: string;
  /** Another answer is on its way. */
  isBusy: boolean;
  sources: Sources;
  quoteOf: (number: number) => string;
  opened: number | null;
  onSource: (number: number) => void;
}

/** An answer with its proof, what the documents don't hold, and what can be made of it. */
export function Answer({ talk, message, question, isBusy, sources, quoteOf, opened, onSource }: AnswerProps) {
  const t = useWords();
  const [use, setUse] = useState<Use | null>(null);
  const { chat } = talk;
  const { id, content, missing, citations = [], unsupported = [] } = message;
  const failure = failureOf(t, message);
  const hasText = content.trim() !== "";
  const numberOf = useCallback((n: number) => sources.numberOf(id, n), [sources, id]);
  const retry = () => void ask(chat.id, question || t("chat.ask_again"), id);
  return (
    <div className={frame.answer}>
      <AnswerMark />
      <div className={frame.words}>
        {hasText && (
          <AnswerText
            content={content}
            unsupported={unsupported}
            numberOf={numberOf}
            quoteOf={quoteOf}
            opened={opened}
            onSource={onSource}
          />
        )}
        {missing && (
          <div className={classes.missing}>
            <VerdictGlyph verdict="unknown" size={16} />
            <p>
              <Missing text={missing.text} />
              {missing.ask && ` ${t("chat.could_ask", { question: missing.ask })}`}
            </p>
          </div>
        )}
        {failure && (
          <div className={classes.failure} role="note">
            <IconAlertTriangle size={16} stroke={1.6} />
            <p>
              <strong>{failure.title}</strong> {failure.text}
            </p>
            <Button size="xs" variant="default" disabled={isBusy} onClick={retry}>
              {t("common.try_again")}
            </Button>
          </div>
        )}
        {(hasText || missing) && (
          <div className={classes.actions}>
            {chat.candidate_id && hasText && (
              <>
                <Do icon={IconNote} text={t("chat.save_note")} onClick={() => setUse("note")} />
                <Do icon={IconStar} text={t("chat.use_strength")} onClick={() => setUse("strength")} />
                <Do icon={IconMail} text={t("chat.put_letter")} onClick={() => setUse("letter")} />
              </>
            )}
            {chat.candidate_id && !hasText && (
              <Do icon={IconMessageQuestion} text={t("chat.save_question")} onClick={() => setUse("question")} />
            )}
            {hasText && (
              <CopyButton value={plainText(content)} timeout={2000}>
                {({ copied, copy }) => (
                  <Tooltip label={copied ? t("chat.copied") : t("chat.copy")}>
                    <ActionIcon size={24} aria-label={copied ? t("chat.copied") : t("chat.copy")} onClick={copy}>
                      {copied ? <IconCheck size={16} stroke={1.6} /> : <IconCopy size={16} stroke={1.6} />}
                    </ActionIcon>
                  </Tooltip>
                )}
              </CopyButton>
            )}
            <Thumbs chat_id={chat.id} message={message} />
            <Menu position="bottom-end" width={230}>
              <Menu.Target>
                <ActionIcon size={24} aria-label={t("chat.more_for_answer")}>
                  <IconDots size={16} stroke={1.6} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Label>{answererName(t, { provider: message.provider ?? "built_in", model: message.model ?? null })}</Menu.Label>
                {chat.candidate_id && hasText && (
                  <Menu.Item leftSection={<IconMessageQuestion size={16} stroke={1.6} />} onClick={() => setUse("question")}>
                    {t("chat.save_question")}
                  </Menu.Item>
                )}
                <Menu.Item leftSection={<IconRefresh size={16} stroke={1.6} />} disabled={isBusy} onClick={retry}>
                  {t("chat.ask_again")}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </div>
        )}
        {use && chat.candidate_id && (
          <UseAsDialog use={use} chat={chat} message={message} citations={citations} onClose={() => setUse(null)} />
        )}
      </div>
    </div>
  );
}

/** "The documents don't say" stands out, also where the sentence brings those words itself. */
function Missing({ text }: { text: string }) {
  const t = useWords();
  const lead = t("chat.documents_dont_say");
  const [, brought, rest] =
    /^(the documents (?:do not|don't|don’t) say|de documenten zeggen niet|dit staat niet in de documenten)\b[,.:]?\s*(.*)$/is.exec(text) ??
    [];
  return (
    <>
      <strong>{brought ?? lead}</strong> {brought ? rest : text}
    </>
  );
}

function Do({ icon: Icon, text, onClick }: { icon: typeof IconNote; text: string; onClick: () => void }) {
  return (
    <Button variant="subtle" color="gray" size="xs" className={classes.do} leftSection={<Icon size={16} stroke={1.6} />} onClick={onClick}>
      {text}
    </Button>
  );
}

/** Whether it helped; pressed again it is taken back. */
function Thumbs({ chat_id, message }: { chat_id: string; message: ChatMessage }) {
  const t = useWords();
  const { id, thumbs = null } = message;
  const feedback = useAction(api.chat.feedback, { onFailed: () => changeMessage(chat_id, { id, thumbs }) });
  const give = (which: "up" | "down") => {
    const next = thumbs === which ? null : which;
    changeMessage(chat_id, { id, thumbs: next });
    feedback.mutate({ message_id: id, thumbs: next });
  };
  return (
    <>
      {(["up", "down"] as const).map((which) => {
        const isGiven = thumbs === which;
        const Icon = which === "up" ? (isGiven ? IconThumbUpFilled : IconThumbUp) : isGiven ? IconThumbDownFilled : IconThumbDown;
        const label = t(which === "up" ? "chat.helped" : "chat.did_not_help");
        return (
          <Tooltip key={which} label={label}>
            <ActionIcon size={24} className={classes.thumb} aria-label={label} aria-pressed={isGiven} onClick={() => give(which)}>
              <Icon size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        );
      })}
    </>
  );
}

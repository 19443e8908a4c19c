import { Button, UnstyledButton } from "@mantine/core";
import { IconHelpCircle } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Row, Span, Stack } from "#web/ui/layout.tsx";
import { Kbd } from "#web/ui/marks/marks.tsx";
import { useWords } from "#web/words/words.ts";
import { DoubtBox } from "./doubt-box.tsx";
import classes from "./doubt-list.module.css";

/** A question as it is asked here, with the answers that one key gives. */
export interface Question {
  path: string;
  text: string;
  /** The words that it rests on, a line of the document each. */
  quotes: readonly string[];
  /** What "yes" answers; null where nothing was read that could be right. */
  yes: string | null;
  /** What opens the field itself, where that isn't another value of it. */
  no?: string;
  choices: { value: string; label: string }[];
}

const LONGEST_QUOTE = 160;

interface DoubtListProps {
  questions: readonly Question[];
  busy?: string | null;
  /** `value`: another answer than the one that was read. */
  onAnswer: (path: string, value: string | null) => void;
  /** None of these: the field itself. */
  onOther: (path: string) => void;
  onPassage: (path: string) => void;
  /** Beside the heading, such as how much was read without doubt. */
  note?: ReactNode;
}

/**
 * The few things that were read with doubt, each answered by one key: 1 is yes, the others its other answers, 0 none of them.
 * Tab and the arrows up and down go from question to question, left and right between answers, Enter takes one.
 */
export function DoubtList({ questions, busy = null, onAnswer, onOther, onPassage, note }: DoubtListProps) {
  const t = useWords();
  const id = useId();
  if (questions.length === 0) return null;
  const focusRow = (from: Element, by: 1 | -1) => {
    const rows = [...(from.parentElement?.children ?? [])];
    rows[rows.indexOf(from) + by]?.querySelector<HTMLElement>("[data-answer]")?.focus();
  };
  const keys = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = event.currentTarget;
    const answers = [...row.querySelectorAll<HTMLElement>("[data-answer]")];
    const at = answers.indexOf(document.activeElement as HTMLElement);
    const by =
      event.key.toLowerCase() === "y"
        ? answers.find((one) => one.dataset.answer === "1")
        : answers.find((one) => one.dataset.answer === event.key);
    if (by) by.click();
    else if (event.key.toLowerCase() === "n") answers.at(-1)?.click();
    else if (event.key === "ArrowRight") answers[Math.min(at + 1, answers.length - 1)]?.focus();
    else if (event.key === "ArrowLeft") answers[Math.max(at - 1, 0)]?.focus();
    else if (event.key === "ArrowDown") focusRow(row, 1);
    else if (event.key === "ArrowUp") focusRow(row, -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** The next question has the keyboard when this one is gone. */
  const answer = (from: HTMLElement, path: string, value: string | null) => {
    const row = from.closest("li");
    if (row) focusRow(row, row.nextElementSibling ? 1 : -1);
    onAnswer(path, value);
  };
  return (
    <DoubtBox
      icon={<IconHelpCircle size={17} stroke={1.6} />}
      title={t("doubts.title", { count: questions.length })}
      note={
        <Span size={12} tone="dimmed">
          {note}
        </Span>
      }
    >
      {questions.map(({ path, text, quotes, yes, no, choices }) => {
        const offered = [...(yes === null ? [] : [{ value: null, label: yes }]), ...choices];
        return (
          <Stack as="li" key={path} gap={6} size={13} className={classes.doubt} onKeyDown={keys} data-doubt={path}>
            <Span weight={500} isBreakable id={`${id} ${path}`}>
              {text}
            </Span>
            {quotes.length > 0 && (
              <UnstyledButton className={classes.quote} onClick={() => onPassage(path)} title={t("common.open_passage")} tabIndex={-1}>
                {quotes.map((quote) => (
                  <span key={quote}>{quote.replace(/\s+/g, " ").slice(0, LONGEST_QUOTE)}</span>
                ))}
              </UnstyledButton>
            )}
            <Row gap={6} align="stretch" isWrapped className={classes.answers} role="group" aria-labelledby={`${id} ${path}`}>
              {offered.map(({ value, label }, index) => (
                <Button
                  key={label}
                  size="xs"
                  variant={index === 0 && yes !== null ? "filled" : "default"}
                  loading={busy === path && index === 0}
                  disabled={busy !== null && busy !== path}
                  tabIndex={index === 0 ? 0 : -1}
                  data-answer={index + 1}
                  onClick={(event) => answer(event.currentTarget, path, value)}
                >
                  <Kbd>{index + 1}</Kbd>{" "}
                  <Span isTruncated className={classes.label}>
                    {label}
                  </Span>
                </Button>
              ))}
              <Button size="xs" variant="subtle" tabIndex={offered.length === 0 ? 0 : -1} data-answer="0" onClick={() => onOther(path)}>
                <Kbd>0</Kbd>{" "}
                <Span isTruncated className={classes.label}>
                  {no ?? t(yes === null ? "doubts.fill_in" : "doubts.other")}
                </Span>
              </Button>
            </Row>
          </Stack>
        );
      })}
    </DoubtBox>
  );
}

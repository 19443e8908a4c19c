import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { labelsOf } from "#contract/note/mention.ts";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import type { Kept } from "#web/kit/draft/use-kept.ts";
import { useColleagues } from "#web/kit/people/use-colleagues.ts";
import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { useWords } from "#web/words/words.ts";
import { type Mentioning, mentioningAt, peopleFor, withMention } from "./mentioning.ts";
import classes from "./note.module.css";

interface NoteFieldProps {
  value: string;
  onChange: (text: string) => void;
  kept: Kept;
  /** Ctrl and Enter. */
  onSubmit: () => void;
  label: string;
  error?: string | undefined;
  isLabelled?: boolean;
  minRows?: number;
  field?: RefObject<HTMLTextAreaElement | null>;
  hasFocus?: boolean;
}

/** Colleagues as a note names them. */
export function useMentionable() {
  const colleagues = useColleagues();
  return useMemo(() => colleagues.map(({ id, name, email }) => ({ recruiter_id: id, name, email })), [colleagues]);
}

/** A field for a note: `@` offers colleagues, whom the arrows and Enter choose. */
export function NoteField({ value, onChange, kept, onSubmit, label, error, isLabelled, minRows = 2, field, hasFocus }: NoteFieldProps) {
  const t = useWords();
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  const people = useMentionable();
  const labels = useMemo(() => labelsOf(people), [people]);
  const [typed, setTyped] = useState<Mentioning | null>(null);
  const [at, setAt] = useState(0);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const offered = typed ? peopleFor(labels, typed.asked) : [];
  const isOpen = offered.length > 0;
  const look = ({ selectionStart, selectionEnd, value: text }: HTMLTextAreaElement) => {
    setTyped(selectionStart === selectionEnd ? mentioningAt(text, selectionStart) : null);
    setAt(0);
  };
  const choose = (name: string | undefined) => {
    if (!typed || !name) return;
    const made = withMention(value, typed, name);
    caret.current = made.caret;
    setTyped(null);
    onChange(made.text);
    area.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return onSubmit();
    if (!isOpen) return;
    if (event.key === "ArrowDown") setAt((at + 1) % offered.length);
    else if (event.key === "ArrowUp") setAt((at + offered.length - 1) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(offered[at]?.[0]);
    else if (event.key === "Escape") setTyped(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.field}>
      <KeptTextarea
        ref={area}
        kept={kept}
        {...(isLabelled ? { label } : { "aria-label": label })}
        placeholder={t("notes.placeholder")}
        autosize
        minRows={minRows}
        maxRows={14}
        maxLength={10_000}
        data-autofocus={hasFocus || undefined}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        error={error}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          look(event.currentTarget);
        }}
        onClick={(event) => look(event.currentTarget)}
        onBlur={() => setTyped(null)}
        onKeyDown={press}
      />
      <VisuallyHidden role="status">{isOpen ? t("notes.found", { count: offered.length }) : ""}</VisuallyHidden>
      {isOpen && (
        <div id={id} role="listbox" aria-label={t("notes.people")} className={classes.people}>
          {offered.map(([name], index) => (
            <UnstyledButton
              key={name}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={classes.option}
              // The field keeps the focus, and the list stays until the click: a tap would go on to what lies beneath it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              <InitialsAvatar name={name.slice(1)} size={20} />
              {name.slice(1)}
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
}

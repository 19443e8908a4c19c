import { ActionIcon, Textarea } from "@mantine/core";
import { IconBold, IconItalic, IconList } from "@tabler/icons-react";
import { useRef } from "react";
import type { Languages } from "#web/areas/proposal/editor/use-languages.ts";
import { Row, Span } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { BehindMark } from "../behind-mark.tsx";
import { StepHead } from "./step-head.tsx";
import classes from "./steps.module.css";
import { Unsourced } from "./unsourced.tsx";
import { VoiceOffers } from "./voice-offers.tsx";

/** The letter as Markdown; what no document bears stands below it. */
export function LetterStep({ languages }: { languages: Languages }) {
  const t = useWords();
  return (
    <>
      <StepHead title={t("proposals.step_letter")} text={t("proposals.letter_text")} />
      <LetterField languages={languages} />
    </>
  );
}

export function LetterField({ languages, autoFocus = false }: { languages: Languages; autoFocus?: boolean }) {
  const t = useWords();
  const { editor } = languages;
  const { draft, edit, proposal } = editor;
  const field = useRef<HTMLTextAreaElement>(null);
  /** Puts marks around what is selected, or before each of its lines. */
  const mark = (before: string, after = before, perLine = false) => {
    const area = field.current;
    if (!area) return;
    const { selectionStart: from, selectionEnd: to, value } = area;
    const chosen = value.slice(from, to);
    const marked = perLine
      ? (chosen || "")
          .split("\n")
          .map((line) => `${before}${line}`)
          .join("\n")
      : `${before}${chosen}${after}`;
    edit({ cover_letter: value.slice(0, from) + marked + value.slice(to) });
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(from + before.length, from + marked.length - (perLine ? 0 : after.length));
    });
  };
  const words = draft.cover_letter.trim() === "" ? 0 : draft.cover_letter.trim().split(/\s+/).length;
  return (
    <div data-of-part="letter">
      <Row gap={2} mb={6} className={classes.toolbar}>
        {(
          [
            ["proposals.bold", IconBold, () => mark("**")],
            ["proposals.italic", IconItalic, () => mark("*")],
            ["proposals.list", IconList, () => mark("- ", "", true)],
          ] as const
        ).map(([name, Icon, act]) => (
          <Tooltip key={name} label={t(name)}>
            <ActionIcon size={28} aria-label={t(name)} onMouseDown={(event) => event.preventDefault()} onClick={act}>
              <Icon size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        ))}
        <Span size={12} tone="dimmed" isTabular>
          {t("proposals.letter_words", { count: words })}
        </Span>
      </Row>
      <Textarea
        ref={field}
        className={classes.letter}
        aria-label={t("proposals.letter_label")}
        autosize
        minRows={6}
        autoFocus={autoFocus}
        maxLength={10_000}
        lang={draft.language}
        spellCheck
        value={draft.cover_letter}
        onChange={(event) => edit({ cover_letter: event.currentTarget.value })}
      />
      <BehindMark languages={languages} part="letter" />
      <VoiceOffers editor={editor} />
      <Unsourced editor={editor} claims={proposal.claims.filter(({ part }) => part === "letter")} />
    </div>
  );
}

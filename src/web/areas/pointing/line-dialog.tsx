import { TextInput, UnstyledButton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { hasTyped } from "#contract/text/letters.ts";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./dialog.module.css";
import type { Stretch } from "./selected-stretch.ts";

export interface LineDialogProps {
  /** What is to be proven. */
  name: string;
  text: string;
  onChoose: (stretch: Stretch) => void;
  onClose: () => void;
}

/** The CV line by line, to choose the one that proves a requirement: by typing, arrows and Enter, or a tap. */
export function LineDialog({ name, text, onChoose, onClose }: LineDialogProps) {
  const t = useWords();
  const id = useId();
  const [sought, setSought] = useState("");
  const [at, setAt] = useState(0);
  const lines = useMemo(() => linesOf(text), [text]);
  const shown = useMemo(() => {
    return lines.filter(({ quote }) => hasTyped(quote, sought));
  }, [lines, sought]);
  const active = shown[Math.min(at, shown.length - 1)];
  const keys = (event: KeyboardEvent) => {
    if (event.key === "Enter" && active) {
      event.preventDefault();
      onChoose(active);
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const next = Math.max(0, Math.min(shown.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)));
    setAt(next);
    document.getElementById(`${id} ${shown[next]?.start}`)?.scrollIntoView({ block: "nearest" });
  };
  return (
    <Modal opened onClose={onClose} size={640} title={t("pointing.choose_line")}>
      <p className={classes.asked}>{name}</p>
      <TextInput
        aria-label={t("pointing.find_line")}
        placeholder={t("pointing.find_line")}
        leftSection={<IconSearch size={16} stroke={1.6} color="var(--icon)" />}
        value={sought}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active && `${id} ${active.start}`}
        onChange={(event) => {
          setSought(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={keys}
      />
      {shown.length === 0 ? (
        <p className={classes.none}>{t("pointing.no_line")}</p>
      ) : (
        <div role="listbox" id={id} aria-label={t("pointing.choose_line")} className={classes.lines}>
          {shown.map((line, index) => (
            <UnstyledButton
              key={line.start}
              id={`${id} ${line.start}`}
              role="option"
              tabIndex={-1}
              aria-selected={line === active}
              className={classes.lineChoice}
              onMouseMove={() => setAt(index)}
              onClick={() => onChoose(line)}
            >
              {line.quote}
            </UnstyledButton>
          ))}
        </div>
      )}
    </Modal>
  );
}

/** Lines that say something, without their marks and spaces around them. */
function linesOf(text: string): Stretch[] {
  const lines: Stretch[] = [];
  for (const hit of text.matchAll(/[^\n]+/g)) {
    const lead = /^[\s•·▪◦*–-]*/.exec(hit[0])?.[0].length ?? 0;
    const quote = hit[0].slice(lead).trimEnd();
    if (quote.length > 2) lines.push({ start: hit.index + lead, end: hit.index + lead + quote.length, quote: quote.slice(0, 2000) });
  }
  return lines;
}

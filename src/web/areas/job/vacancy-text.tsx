import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { piecesOf } from "#web/areas/document/passages.ts";
import { TranslateMenu } from "#web/areas/translation/translate-menu.tsx";
import { useWords } from "#web/words/words.ts";
import type { FormPassage } from "./job-form.ts";
import classes from "./vacancy-text.module.css";

export interface VacancyTextProps {
  text: string;
  passages: readonly FormPassage[];
  /** The passage in focus. */
  lit: string | null;
  onLight: (key: string | null) => void;
  /** Somebody clicked a passage: show what it became. */
  onPick: (key: string) => void;
  /** Brings the passage into sight whenever another object comes. */
  reveal: { key: string } | null;
  /** Makes something of a selected stretch. Absent: selecting does nothing. */
  onSelection?: ((start: number, end: number) => void) | undefined;
}

/** A vacancy with what was read from it marked; the passage in focus fully, the others faintly. */
export function VacancyText({ text, passages, lit, onLight, onPick, reveal, onSelection }: VacancyTextProps) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => piecesOf(text.length, passages), [text, passages]);
  const [selection, setSelection] = useState<{ start: number; end: number; top: number; left: number } | null>(null);
  useEffect(() => {
    if (!reveal) return;
    box.current
      ?.querySelector(`[data-keys~="${CSS.escape(reveal.key.replaceAll(" ", "_"))}"]`)
      ?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [reveal]);
  useEffect(() => {
    if (!onSelection) return;
    const look = () => setSelection(selectedIn(box.current));
    document.addEventListener("selectionchange", look);
    return () => document.removeEventListener("selectionchange", look);
  }, [onSelection]);
  return (
    // No script translates it: what was read from it stands where it stands.
    <div className={classes.text} ref={box} translate="no">
      {text.trim() && (
        <div className={classes.tools}>
          <TranslateMenu text={text} within={box} />
        </div>
      )}
      {pieces.map(({ start, end, keys }) => {
        const words = text.slice(start, end);
        const [first] = keys;
        if (!first)
          return (
            <span key={start} data-start={start}>
              {words}
            </span>
          );
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the fields are reached by keyboard, each with a way to its passage
          <mark
            key={start}
            data-start={start}
            data-keys={keys.map((key) => key.replaceAll(" ", "_")).join(" ")}
            data-lit={(lit !== null && keys.includes(lit)) || undefined}
            onMouseEnter={() => onLight(first)}
            onMouseLeave={() => onLight(null)}
            onClick={() => getSelection()?.isCollapsed !== false && onPick(first)}
          >
            {words}
          </mark>
        );
      })}
      {selection && onSelection && (
        <Button
          size="xs"
          className={classes.float}
          style={{ top: selection.top, left: selection.left }}
          leftSection={<IconPlus size={14} stroke={1.6} />}
          // Pressing must not clear the selection before the click has seen it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onSelection(selection.start, selection.end);
            getSelection()?.removeAllRanges();
          }}
        >
          {t("jobs.from_selection")}
        </Button>
      )}
    </div>
  );
}

/** The selected stretch of the text, by the offsets that its pieces carry, and where to put a button for it. */
function selectedIn(box: HTMLElement | null) {
  const selection = getSelection();
  if (!box || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const from = offsetOf(box, range.startContainer, range.startOffset);
  const to = offsetOf(box, range.endContainer, range.endOffset);
  if (from === null || to === null || to - from < 3) return null;
  const place = range.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  return { start: from, end: to, top: place.bottom - own.top + 4, left: Math.max(0, Math.min(place.left - own.left, own.width - 180)) };
}

function offsetOf(box: HTMLElement, node: Node, offset: number): number | null {
  const piece = (node instanceof HTMLElement ? node : node.parentElement)?.closest<HTMLElement>("[data-start]");
  if (!piece || !box.contains(piece) || node.nodeType !== Node.TEXT_NODE) return null;
  return Number(piece.dataset.start) + offset;
}

import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import type { FormPassage } from "#web/areas/job/form/job-form.ts";
import { piecesOf } from "#web/kit/document/passages.ts";
import { TranslateMenu } from "#web/kit/translation/translate-menu.tsx";
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
  /** What can be made of words that somebody selects. Absent: selecting does nothing. */
  pointing?: ((text: RefObject<HTMLElement | null>) => ReactNode) | undefined;
}

/** A vacancy with what was read from it marked; the passage in focus fully, the others faintly. */
export function VacancyText({ text, passages, lit, onLight, onPick, reveal, pointing }: VacancyTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => piecesOf(text.length, passages), [text, passages]);
  useEffect(() => {
    if (!reveal) return;
    box.current
      ?.querySelector(`[data-keys~="${CSS.escape(reveal.key.replaceAll(" ", "_"))}"]`)
      ?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [reveal]);
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
        if (!first) return <span key={start}>{words}</span>;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the fields are reached by keyboard, each with a way to its passage
          <mark
            key={start}
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
      {pointing?.(box)}
    </div>
  );
}

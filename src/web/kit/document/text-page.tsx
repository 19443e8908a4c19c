import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { TextFormat } from "#contract/candidate/candidate.ts";
import classes from "./cv-viewer.module.css";
import { type Highlight, isSamePassage, type Passage, piecesOf } from "./passages.ts";
import { linesOf } from "./text-lines.ts";

interface TextPageProps {
  text: string;
  /** How its lines look; empty where nothing is known of that. */
  formatting?: readonly TextFormat[];
  width: number;
  highlights: readonly Highlight[];
  focus: Passage | null;
  lit: Passage | null;
  onPick: ((key: string) => void) | undefined;
}

const FOCUS = " focus";
const LIT = " lit";
const BOLD = " bold";
const own = [FOCUS, LIT, BOLD];
const NONE: readonly TextFormat[] = [];

/** The text that was read, as one long page: for documents that have no pages of their own. */
export function TextPage({ text, formatting = NONE, width, highlights, focus, lit, onPick }: TextPageProps) {
  const mark = useRef<HTMLElement>(null);
  const pieces = useMemo(() => {
    const strong = [focus && { ...focus, key: FOCUS }, lit && !isSamePassage(lit, focus) && { ...lit, key: LIT }].filter((each) => !!each);
    const bold = formatting.filter(({ kind }) => kind === "bold").map(({ start, end }) => ({ key: BOLD, start, end }));
    return piecesOf(text.length, [...highlights, ...strong, ...bold]);
  }, [text, formatting, highlights, focus, lit]);
  const lines = useMemo(() => (formatting.length > 0 ? linesOf(text, formatting) : null), [text, formatting]);
  // Another object asks again for the same place.
  useEffect(() => {
    mark.current?.scrollIntoView({ block: "center", inline: "nearest" });
    if (!focus?.quiet) mark.current?.focus({ preventScroll: true });
  }, [focus]);
  let isFirst = true;
  const draw = (start: number, end: number, keys: readonly string[]): ReactNode => {
    const words = keys.includes(BOLD) ? <b key={start}>{text.slice(start, end)}</b> : text.slice(start, end);
    if (!keys.some((each) => each !== BOLD)) return words;
    const isFocus = keys.includes(FOCUS);
    const key = keys.find((each) => !own.includes(each));
    const taken = isFocus && isFirst;
    if (taken) isFirst = false;
    // The keys [ and ] do the same.
    const picking = key && onPick ? { onClick: () => !getSelection()?.toString() && onPick(key) } : {};
    return (
      <mark
        key={start}
        ref={taken ? mark : undefined}
        tabIndex={taken ? -1 : undefined}
        data-passage={taken || undefined}
        className={isFocus || keys.includes(LIT) ? classes.strongText : classes.faintText}
        {...picking}
      >
        {words}
      </mark>
    );
  };
  const within = (from: number, to: number) =>
    pieces.flatMap(({ start, end, keys }) => (end <= from || start >= to ? [] : [draw(Math.max(start, from), Math.min(end, to), keys)]));
  return (
    <div className={`${classes.sheet} ${classes.plain}`} style={{ width }}>
      {lines
        ? lines.map(({ start, end, kind, isInCell, cells }) => (
            <div key={start} className={classes.textLine} data-kind={kind} data-cell={isInCell || undefined}>
              {cells.length > 1
                ? cells.map((cell) => <span key={cell.start}>{within(cell.start, cell.end)}</span>)
                : end > start && within(start, end)}
            </div>
          ))
        : pieces.map(({ start, end, keys }) => draw(start, end, keys))}
    </div>
  );
}

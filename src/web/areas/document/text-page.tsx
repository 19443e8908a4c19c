import { useEffect, useMemo, useRef } from "react";
import classes from "./cv-viewer.module.css";
import { type Highlight, isSamePassage, type Passage, piecesOf } from "./passages.ts";

export interface TextPageProps {
  text: string;
  width: number;
  highlights: readonly Highlight[];
  focus: Passage | null;
  lit: Passage | null;
  onPick: ((key: string) => void) | undefined;
}

const FOCUS = " focus";
const LIT = " lit";

/** The text that was read, as one long page: for documents that have no pages of their own. */
export function TextPage({ text, width, highlights, focus, lit, onPick }: TextPageProps) {
  const mark = useRef<HTMLElement>(null);
  const pieces = useMemo(() => {
    const strong = [focus && { ...focus, key: FOCUS }, lit && !isSamePassage(lit, focus) && { ...lit, key: LIT }].filter((each) => !!each);
    return piecesOf(text.length, [...highlights, ...strong]);
  }, [text, highlights, focus, lit]);
  // Another object asks again for the same place.
  useEffect(() => {
    mark.current?.scrollIntoView({ block: "center", inline: "nearest" });
    if (!focus?.quiet) mark.current?.focus({ preventScroll: true });
  }, [focus]);
  let isFirst = true;
  return (
    <div className={`${classes.sheet} ${classes.plain}`} style={{ width }}>
      {pieces.map(({ start, end, keys }) => {
        const words = text.slice(start, end);
        if (keys.length === 0) return words;
        const isFocus = keys.includes(FOCUS);
        const isStrong = isFocus || keys.includes(LIT);
        const key = keys.find((each) => each !== FOCUS && each !== LIT);
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
            className={isStrong ? classes.strongText : classes.faintText}
            {...picking}
          >
            {words}
          </mark>
        );
      })}
    </div>
  );
}

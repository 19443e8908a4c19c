import { type MouseEvent, useEffect, useRef, useState } from "react";
import { PICTURE_POINTS } from "#contract/choices.ts";
import type { Box } from "#contract/fields.ts";
import classes from "./cv-viewer.module.css";
import { type Highlight, isSamePassage, type Passage } from "./passages.ts";

interface PicturePageProps {
  url: string;
  label: string;
  /** In pixels. */
  width: number;
  highlights: readonly Highlight[];
  focus: Passage | null;
  lit: Passage | null;
  onPick: ((key: string) => void) | undefined;
  onFailed: (failure: unknown) => void;
}

const A4 = 842 / 595;

/** A CV that is a photo or a scan of one page, with the passages that were read on it marked over it. */
export function PicturePage({ url, label, width, highlights, focus, lit, onPick, onFailed }: PicturePageProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const height = size ? (width * size.height) / size.width : width * A4;
  const scale = Math.max(width, height) / PICTURE_POINTS;
  const focused = focus?.boxes ?? [];
  const hasFocus = focused.length > 0 && size !== null;
  // Another object asks again for the same place.
  useEffect(() => {
    if (!hasFocus || !mark.current) return;
    mark.current.scrollIntoView({ block: "center", inline: "nearest" });
    if (!focus?.quiet) mark.current.focus({ preventScroll: true });
  }, [focus, hasFocus]);
  const faint = highlights.flatMap((each) => (each.boxes ?? []).map((box) => ({ each, box })));
  const at = (event: MouseEvent<HTMLElement>) => {
    const edge = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - edge.left) / scale, (event.clientY - edge.top) / scale];
    return faint
      .filter(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
      .sort((a, b) => a.each.end - a.each.start - (b.each.end - b.each.start))[0];
  };
  const place = (box: Box) => ({ left: box.x * scale, top: box.y * scale, width: box.width * scale, height: box.height * scale });
  // The keys [ and ] do the same.
  const picking = onPick && {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const hit = at(event);
      if (hit) onPick(hit.each.key);
    },
    onMouseMove: (event: MouseEvent<HTMLElement>) => event.currentTarget.toggleAttribute("data-over", Boolean(at(event))),
  };
  const litBoxes = lit && !isSamePassage(lit, focus) ? (lit.boxes ?? []) : [];
  const [first, ...others] = focused;
  return (
    <div className={classes.sheet} style={{ width, height }} aria-busy={size === null}>
      <img
        className={classes.canvas}
        src={url}
        alt={label}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSize({ width: naturalWidth, height: naturalHeight })}
        onError={() => onFailed(new Error("The picture could not be shown"))}
      />
      {size && (
        <>
          <div className={classes.marks} aria-hidden={!hasFocus}>
            {faint.map(({ each, box }) => (
              <div key={`${each.key} ${box.x} ${box.y}`} className={classes.faint} style={place(box)} />
            ))}
            {[...others, ...litBoxes].map((box) => (
              <div key={`${box.x} ${box.y}`} className={classes.strong} style={place(box)} />
            ))}
            {first && <div ref={mark} tabIndex={-1} className={classes.strong} style={place(first)} data-passage />}
          </div>
          <div className={classes.text} {...picking} />
        </>
      )}
    </div>
  );
}

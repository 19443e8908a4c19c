import { Fragment } from "react";
import type { Marks } from "#contract/text/search-marks.ts";

/** A text with what a search found in it marked. */
export function Marked({ text, marks }: { text: string; marks: Marks | null | undefined }) {
  if (!marks || marks.length === 0) return text;
  return marks.map(([start, end], at) => (
    <Fragment key={start}>
      {text.slice(marks[at - 1]?.[1] ?? 0, start)}
      <mark>{text.slice(start, end)}</mark>
      {at === marks.length - 1 && text.slice(end)}
    </Fragment>
  ));
}

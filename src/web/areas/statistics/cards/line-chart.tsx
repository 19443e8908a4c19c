import { useElementSize } from "@mantine/hooks";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { Stack } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import classes from "./line-chart.module.css";

export interface Point {
  /** Below the axis. */
  tick: string;
  /** Over the point: its days, then a line per series. */
  lines: string[];
  values: readonly [asked: number, beside: number];
}

const HEIGHT = 156;
const TOP = 14;
const BOTTOM = 22;
const LEFT = 26;
const RIGHT = 20;
const MOST_LINES = 4;
const round = (value: number) => Math.round(value * 10) / 10;

/** Whole steps of 1, 2 or 5 times a power of ten, at most four of them. */
export function stepsUpTo(most: number): number[] {
  const rough = Math.max(1, most / (MOST_LINES - 1));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_step, index) => index * step);
}

/** Which points get their tick: the first and the last, and evenly between them. */
export function ticksOf(points: number, most: number): number[] {
  if (points <= most) return Array.from({ length: points }, (_tick, index) => index);
  return Array.from({ length: most }, (_tick, index) => Math.round((index * (points - 1)) / (most - 1)));
}

/** Two lines over time: the one asked about, and one beside it. The arrow keys walk along; the table behind it says the same. */
export function LineChart({
  points,
  label,
  isNarrow,
  empty,
}: {
  points: readonly Point[];
  label: string;
  isNarrow: boolean;
  empty: string;
}) {
  const { ref, width } = useElementSize();
  const [shown, setShown] = useState<number | null>(null);
  const isEmpty = points.every(({ values }) => values[0] === 0 && values[1] === 0);
  const steps = stepsUpTo(Math.max(...points.flatMap(({ values }) => values), isEmpty ? 6 : 0));
  const top = steps.at(-1) ?? 1;
  const last = points.length - 1;
  const x = (index: number) => round(LEFT + ((Math.max(width, 200) - LEFT - RIGHT) * index) / Math.max(last, 1));
  const y = (value: number) => round(HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * value) / top);
  const path = (series: 0 | 1) => points.map(({ values }, index) => `${index ? "L" : "M"}${x(index)} ${y(values[series])}`).join("");
  const point = shown === null ? undefined : points[Math.min(shown, last)];

  const onPointer = (event: PointerEvent) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setShown(Math.min(last, Math.max(0, Math.round(((at - LEFT) / Math.max(1, width - LEFT - RIGHT)) * last))));
  };
  const onKey = (event: KeyboardEvent) => {
    const from = shown ?? -1;
    const to = { ArrowRight: from + 1, ArrowUp: from + 1, ArrowLeft: from - 1, ArrowDown: from - 1, Home: 0, End: last }[event.key];
    if (event.key === "Escape") return setShown(null);
    if (to === undefined) return;
    event.preventDefault();
    setShown(Math.min(last, Math.max(0, to)));
  };

  const drawing = (
    <svg width="100%" height={HEIGHT} aria-hidden="true" className={classes.drawing}>
      {steps.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2="100%" y1={y(value)} y2={y(value)} className={classes.grid} />
          {!isEmpty && (
            <text x={LEFT - 10} y={y(value) + 4} textAnchor="end">
              {formatNumber(value)}
            </text>
          )}
        </g>
      ))}
      {width > 0 &&
        ticksOf(points.length, isNarrow ? 4 : 5).map((index) => (
          <text
            key={index}
            x={x(index)}
            y={HEIGHT - 4}
            textAnchor={index === 0 ? "start" : index === last ? "end" : "middle"}
            dx={index === 0 ? -8 : index === last ? 12 : 0}
          >
            {points[index]?.tick}
          </text>
        ))}
      {width > 0 && !isEmpty && (
        <>
          <path d={path(1)} className={classes.beside} />
          <path d={path(0)} className={classes.asked} />
          {points.length === 1 && <circle cx={x(0)} cy={y(points[0]?.values[0] ?? 0)} r="3" className={classes.dot} />}
        </>
      )}
      {point && shown !== null && (
        <>
          <line x1={x(shown)} x2={x(shown)} y1={TOP} y2={HEIGHT - BOTTOM} className={classes.cursor} />
          <circle cx={x(shown)} cy={y(point.values[1])} r="4" className={classes.dotBeside} />
          <circle cx={x(shown)} cy={y(point.values[0])} r="4" className={classes.dot} />
        </>
      )}
    </svg>
  );
  if (isEmpty)
    return (
      <div ref={ref} className={classes.chart}>
        {drawing}
        <p className={classes.empty}>{empty}</p>
      </div>
    );
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown ?? last}
      aria-valuetext={(point ?? points[last])?.lines.join(", ")}
      className={classes.chart}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setShown(null)}
      onBlur={() => setShown(null)}
      onKeyDown={onKey}
    >
      {drawing}
      {point && shown !== null && (
        <Stack
          tone="text"
          isOneLine
          className={classes.told}
          data-side={shown > last / 2 ? "left" : "right"}
          style={{ insetInlineStart: x(shown) }}
        >
          {point.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Stack>
      )}
    </div>
  );
}

import classes from "./verdict.module.css";

export type VerdictName = "met" | "partly" | "not_met" | "unknown";
const order: readonly VerdictName[] = ["met", "partly", "not_met", "unknown"];

/** Four shapes, told apart without colour: disc with tick, half-filled ring, square with cross, dashed ring. */
export function VerdictGlyph({ verdict, size = 16, label }: { verdict: VerdictName; size?: number; label?: string }) {
  const naming = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden where the word stands beside it
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" className={classes[verdict]} focusable="false" {...naming}>
      {verdict === "met" && (
        <>
          <circle cx="8" cy="8" r="7.5" fill="currentColor" />
          <path d="m4.9 8.2 2.1 2.1 4.1-4.3" stroke="var(--body)" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
        </>
      )}
      {verdict === "partly" && (
        <>
          <circle cx="8" cy="8" r="6.6" stroke="currentColor" strokeWidth="1.5" />
          <path d="M8 3.6a4.4 4.4 0 0 0 0 8.8z" fill="currentColor" />
        </>
      )}
      {verdict === "not_met" && (
        <>
          <rect x="1.2" y="1.2" width="13.6" height="13.6" rx="3" fill="currentColor" />
          <path d="m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2" stroke="var(--body)" strokeWidth="1.7" strokeLinecap="round" />
        </>
      )}
      {verdict === "unknown" && <circle cx="8" cy="8" r="6.8" stroke="currentColor" strokeWidth="1.4" strokeDasharray="2.4 1.87" />}
    </svg>
  );
}

export function VerdictLabel({ verdict, text, size = 16 }: { verdict: VerdictName; text: string; size?: number }) {
  return (
    <span className={`${classes.label} ${classes[verdict]}`}>
      <VerdictGlyph verdict={verdict} size={size} />
      {text}
    </span>
  );
}

interface VerdictBarProps {
  points: Record<VerdictName, number>;
  /** The four numbers in words. */
  label: string;
  height?: 8 | 10;
  width?: number | string;
}

/** Segments as wide as their points of weight, always in the same order. */
export function VerdictBar({ points, label, height = 8, width = "100%" }: VerdictBarProps) {
  return (
    <div role="img" aria-label={label} className={classes.bar} style={{ height, width }}>
      {order
        .filter((verdict) => points[verdict] > 0)
        .map((verdict) => (
          <span key={verdict} className={classes.segment} data-verdict={verdict} style={{ flexGrow: points[verdict] }} />
        ))}
    </div>
  );
}

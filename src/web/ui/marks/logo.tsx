import { Row } from "#web/ui/layout.tsx";
import classes from "./logo.module.css";

export function LogoMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="4" y="2.5" width="3.5" height="19" rx="1" fill="var(--accent-text)" />
      <path d="M10.5 4.25h3.75a5 5 0 0 1 0 10H10.5" stroke="var(--text)" strokeWidth="3.5" fill="none" />
    </svg>
  );
}

/** Mark and name; `size` is the height of the text in pixels. */
export function Wordmark({ size = 18 }: { size?: number }) {
  return (
    <Row as="span" isInline tone="text" className={classes.wordmark} style={{ fontSize: size, gap: size * 0.36 }}>
      <LogoMark size={size * 1.3} />
      Proffer
    </Row>
  );
}

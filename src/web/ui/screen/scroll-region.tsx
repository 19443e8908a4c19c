import type { ReactNode } from "react";

/** A part of the screen that scrolls by itself, by keyboard too. */
export function ScrollRegion({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import { Text } from "#web/ui/layout.tsx";
import classes from "./status-screen.module.css";

/** Nothing to do, something that goes on, something to look at, something that failed. */
type Tone = "met" | "text" | "partly" | "not_met";

/** One thing: what it is, how it is, and what more there is to know of it. */
export function StatusLine({ name, tone, said, note }: { name: string; tone: Tone; said: string; note?: ReactNode }) {
  return (
    <li className={classes.line}>
      <Text size={13} tone="secondary">
        {name}
      </Text>
      <div>
        <Text size={13} weight={500} tone={tone} isTabular isBreakable>
          {said}
        </Text>
        {note && (
          <Text as="div" size={12} tone="dimmed" mt={2} isBreakable className={classes.note}>
            {note}
          </Text>
        )}
      </div>
    </li>
  );
}

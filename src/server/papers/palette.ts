import type { Verdict } from "#contract/fields.ts";

/** The colours of paper: those of the client page in the light. Verdicts keep theirs whatever the agency's colour. */
export const palette = { text: "#1d1c1a", secondary: "#57534c", dimmed: "#6b665e", line: "#e8e5df" } as const;
export const verdictColours: Record<Verdict, string> = { met: "#0b6b50", partly: "#855800", not_met: "#a8322a", unknown: "#57534c" };

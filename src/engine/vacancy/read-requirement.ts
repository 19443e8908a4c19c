import type { RequirementKind } from "#contract/fields.ts";

export interface ReadRequirement {
  text: string;
  kind: RequirementKind;
  skill?: string;
  min_years?: number;
  /** Points of its own; without, it weighs what the workspace gives its kind. */
  weight?: number | undefined;
  /** `quote === text.slice(start, end)` of the whole vacancy. */
  quote: string;
  start: number;
  end: number;
}

import { AppFailure } from "#server/core/failures.ts";

/** A text that goes over the budget of the engine's threads: it would again. */
export const isTooHeavy = (error: unknown): boolean => error instanceof AppFailure && error.text.key === "text_too_heavy";

/** For what does without where a text is too heavy. */
export function nothingIfTooHeavy(error: unknown): null {
  if (isTooHeavy(error)) return null;
  throw error;
}

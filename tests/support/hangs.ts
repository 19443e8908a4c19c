/**
 * What hangs is ended after these. They bound nothing else: on a slow machine a step of a page has taken a minute with nothing wrong,
 * so that a limit close to what is usual would fail a good run.
 */
export const HANGING_STEP_MS = 180_000;
export const HANGING_TEST_MS = 600_000;

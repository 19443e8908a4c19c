/** Under which name a new job that isn't saved yet is kept. */
export const NEW_JOB = "new-job";
/** Its text, what was read from it, and what was changed of that: as it begins. */
export const nothingTyped = { text: "", reading: null, values: null };

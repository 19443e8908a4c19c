/** Inside a pattern: no letter before, none behind. */
export const b = "(?<!\\p{L})";
export const e = "(?!\\p{L})";
/** These words, whole, in any case. */
export const words = (pattern: string) => new RegExp(`${b}(?:${pattern})${e}`, "iu");

/**
 * Text that a spreadsheet would run, its full-width and small signs (＝, ﹢) included, which some take for the same; a plain phone
 * number such as +31 6 1234 isn't one.
 */
export const isFormula = (text: string): boolean =>
  /^[\s\p{Cf}]*[=+\-@]|^[\t\r]/u.test(text.normalize("NFKC")) && !/^\+[\d\s()-]+$/.test(text);

const behindMarks = (text: string) => text.replace(/^'+/, "");
/** A text with the apostrophe in front by which a spreadsheet leaves it a text; one that looks as if it had that gets another. */
export const guarded = (text: string): string => (isFormula(behindMarks(text)) ? `'${text}` : text);
/** The text that was guarded. */
export const unguarded = (text: string): string => (text.startsWith("'") && isFormula(behindMarks(text)) ? text.slice(1) : text);

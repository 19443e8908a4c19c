/** What XML 1.0 can't hold (section 2.2), and so neither a Word file nor a PDF's metadata: most controls, U+FFFE and U+FFFF, half pairs. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A record as it can be printed: the same, with every text in it free of what no file can hold. */
export function writable<T>(value: T): T {
  if (typeof value === "string") return value.replace(unwritable, "") as T;
  if (Array.isArray(value)) return value.map(writable) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, writable(one)])) as T;
}

/**
 * A pattern in lower case for text of any case, beside a value whose case counts. Not by `(?i:…)`: where V8
 * leaves patterns unoptimised, as it does once a process has compiled much of them, such a one misses hits (Node 26.10).
 */
export const ofAnyCase = (pattern: string) =>
  pattern.replace(/\\p\{L\}|\\.|\[[^\]]*\]|[a-z]/g, (part) =>
    part.startsWith("\\")
      ? part
      : part.startsWith("[")
        ? `[${part.slice(1, -1)}${part.slice(1, -1).toUpperCase()}]`
        : `[${part}${part.toUpperCase()}]`,
  );

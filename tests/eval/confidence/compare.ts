/** Letters that have no plain one below their mark. */
const plain: Record<string, string> = { ł: "l", ı: "i", ø: "o", đ: "d", ß: "ss" };
const fold = (text: unknown) =>
  String(text ?? "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[łıøđß]/g, (letter) => plain[letter] ?? letter);
const words = (text: unknown) => new Set(fold(text).match(/[a-z0-9+#]+/g) ?? []);

/** The same letters and digits. */
export const same = (one: unknown, other: unknown): boolean =>
  fold(one).replace(/[^a-z0-9]/g, "") === fold(other).replace(/[^a-z0-9]/g, "");

/** The same, or so many words of the shorter in the other; nothing is near nothing. */
export function near(one: unknown, other: unknown, least = 0.75): boolean {
  if (same(one, other)) return true;
  const [a, b] = [words(one), words(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return Math.min(a.size, b.size) > 0 && shared / Math.min(a.size, b.size) >= least;
}

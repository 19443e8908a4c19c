export interface LabelledEntry {
  title?: string | null;
  employer?: string | null;
  start?: string | null;
}

const STOP = new Set(
  "a an the of in on at to for with and or is are be you your our we as by from het de een en of in op te voor met van aan is zijn je jij jouw wij ons onze als door bij om er die dat".split(
    " ",
  ),
);
const fold = (text: string | null | undefined) =>
  (text ?? "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
const wordsOf = (text: string | null | undefined) =>
  new Set(
    fold(text)
      .match(/[a-z0-9+#.]+/g)
      ?.map((word) => word.replace(/\.+$/, ""))
      .filter((word) => word && !STOP.has(word)) ?? [],
  );

/** The same letters, or three quarters of the shorter one's words: as the labelled set's own scorer compares names. */
export function isSameName(one: string | null | undefined, other: string | null | undefined): boolean {
  const letters = (text: string | null | undefined) => fold(text).replace(/[^a-z0-9]/g, "");
  if (letters(one) === letters(other)) return true;
  const [some, many] = [wordsOf(one), wordsOf(other)];
  const shared = [...some].filter((word) => many.has(word)).length;
  return shared / Math.max(1, Math.min(some.size, many.size)) >= 0.75;
}

const yearOf = (date: string | null | undefined) => (date ?? "").slice(0, 4);

/** Is an entry that was read the labelled one: title, employer and first year? */
export const isNear = (label: LabelledEntry, read: LabelledEntry): boolean =>
  isSameName(label.title, read.title) && isSameName(label.employer, read.employer) && yearOf(label.start) === yearOf(read.start);

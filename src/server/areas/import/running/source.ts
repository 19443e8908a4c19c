import { CV_BYTES } from "#contract/choices.ts";
import { IMPORT_BYTES } from "#contract/import/import-choices.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import type { Source } from "../table/source.ts";
import { type Entry, entriesOf } from "../table/zip.ts";

/** A stored file as what readers take: never whole in memory. */
export const storedSource = (
  { files }: Pick<Parts, "files">,
  workspace: WorkspaceId,
  file: { id: string; name: string; size: number },
): Source => ({
  name: file.name,
  size: file.size,
  read: async function* (from = 0, to = file.size) {
    if (to <= from) return;
    const open = await files.open(`${workspace}/${file.id}`, { from, to: Math.min(to, file.size) - 1 });
    if (!open) throw new Error(`The bytes of ${file.id} are gone`);
    yield* open.stream;
  },
});

/** A file that was sent and lies on the disk. */
export const sentSource = (file: File): Source => ({
  name: file.name,
  size: file.size,
  read: (from = 0, to = file.size) => file.slice(from, to).stream(),
});

const isTable = (path: string) => /\.(csv|tsv|txt|xlsx)$/i.test(path);
const isRead = (path: string) => /\.(pdf|docx|txt|md|doc|rtf|odt|jpe?g|png)$/i.test(path);
/** What else a row may name: of a client its logo. */
const isPicture = (path: string) => /\.(webp|svg|gif)$/i.test(path);

/** The table that lies in an archive: one CSV or XLSX, and no other. */
export async function tableWithin(source: Source): Promise<Entry | null> {
  let found: Entry | null = null;
  for await (const entry of entriesOf(source, IMPORT_BYTES)) {
    if (!isTable(entry.path) || /\.txt$/i.test(entry.path)) continue;
    if (found) return null;
    found = entry;
  }
  return found;
}

/** As many files as one row brings along. */
const MOST_FILES = 20;

/** A cell as names of files: whole where there is such a file, else apart by semicolons, bars and lines, and those by commas. */
function namesIn(said: string, isThere: (name: string) => boolean): string[] {
  const apart = (text: string, sign: RegExp) =>
    text
      .split(sign)
      .map((part) => part.trim())
      .filter(Boolean);
  if (isThere(said)) return [said];
  const names = apart(said, /[;|\n]/).flatMap((part) => {
    const parts = isThere(part) ? [part] : apart(part, /,/);
    return parts.some(isThere) ? parts : [part];
  });
  return names.length > 0 ? names : [said];
}

const isCv = ({ path }: Entry) => /(?:^|[^a-z])(?:cv|resume|r\u00e9sum\u00e9|curriculum)(?:[^a-z]|$)/i.test(nameOf(path));
const byCv = (one: Entry, other: Entry) => Number(isCv(other)) - Number(isCv(one));

const nameOf = (path: string) => path.split("/").at(-1)?.toLowerCase() ?? "";

/** The files of an import's archives, by their path and by their name alone; where two are called the same, the first. */
export async function archiveOf(sources: readonly Source[]) {
  const byPath = new Map<string, Entry>();
  const byName = new Map<string, Entry>();
  for (const source of sources)
    for await (const entry of entriesOf(source, CV_BYTES)) {
      if (!isRead(entry.path) && !isPicture(entry.path)) continue;
      const path = entry.path.toLowerCase();
      if (!byPath.has(path)) byPath.set(path, entry);
      if (!byName.has(nameOf(path))) byName.set(nameOf(path), entry);
    }
  /** "cvs/noor.pdf", "C:\\cv\\noor.pdf" and "noor.pdf" may all name the same one. */
  const find = (said: string): Entry | undefined => {
    const path = said
      .replaceAll("\\", "/")
      .replace(/^\.?\//, "")
      .toLowerCase();
    return byPath.get(path) ?? byName.get(nameOf(path));
  };
  return {
    /** Those that may be a CV: where there is no table, each is a row. */
    paths: () => [...byPath.values()].map(({ path }) => path).filter(isRead),
    /** The files that a cell names, one or several, those first that are called a CV; and the names of which there is none. */
    named(said: string | null): { entries: Entry[]; missing: string[] } {
      if (!said) return { entries: [], missing: [] };
      const names = namesIn(said, (name) => find(name) !== undefined).slice(0, MOST_FILES);
      const entries = [...new Set(names.flatMap((name) => find(name) ?? []))];
      return { entries: entries.toSorted(byCv), missing: names.filter((name) => !find(name)) };
    },
  };
}
export type Archive = Awaited<ReturnType<typeof archiveOf>>;

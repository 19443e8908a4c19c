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

const nameOf = (path: string) => path.split("/").at(-1)?.toLowerCase() ?? "";

/** The CVs of an import's archives, by their path and by their name alone; where two are called the same, the first. */
export async function archiveOf(sources: readonly Source[]) {
  const byPath = new Map<string, Entry>();
  const byName = new Map<string, Entry>();
  for (const source of sources)
    for await (const entry of entriesOf(source, CV_BYTES)) {
      if (!isRead(entry.path)) continue;
      const path = entry.path.toLowerCase();
      if (!byPath.has(path)) byPath.set(path, entry);
      if (!byName.has(nameOf(path))) byName.set(nameOf(path), entry);
    }
  return {
    size: byPath.size,
    paths: () => [...byPath.values()].map(({ path }) => path),
    /** "cvs/noor.pdf", "C:\\cv\\noor.pdf" and "noor.pdf" may all name the same one. */
    find: (said: string): Entry | undefined => {
      const path = said
        .replaceAll("\\", "/")
        .replace(/^\.?\//, "")
        .toLowerCase();
      return byPath.get(path) ?? byName.get(nameOf(path));
    },
  };
}
export type Archive = Awaited<ReturnType<typeof archiveOf>>;

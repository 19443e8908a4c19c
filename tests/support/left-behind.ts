import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { sweepFiles } from "#server/areas/file/tasks.ts";
import { workspacesWithTrail } from "#server/areas/security/queries.ts";
import { verifyTrail } from "#server/areas/security/tasks.ts";
import { work } from "#server/areas/work.ts";
import { readConfig } from "#server/config.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { withOwnReach } from "#server/core/reach.ts";
import { assembleParts, closeParts } from "#server/parts/assemble.ts";
import type { Parts } from "#server/parts/parts.ts";
import { hasRest } from "./server.ts";
import type { TriedProduct } from "./tried-product.ts";
import { until } from "./until.ts";

const TWO_DAYS_MS = 2 * 24 * 3600_000;

/** Opens, in this process, what a product left that isn't running; `look` asks its parts. */
export async function openLeft<T>(product: Pick<TriedProduct, "folder" | "settings">, look: (parts: Parts) => Promise<T>): Promise<T> {
  const config = readConfig({ PORT: "0", ...product.settings, DATA_DIR: product.folder });
  const parts = await assembleParts(config, { event: () => {}, info: () => {}, error: (error) => console.error(error) });
  try {
    return await look(parts);
  } finally {
    await closeParts(parts);
  }
}

/** What is left of a product that isn't running, once its work is done and what interrupted uploads left was swept. */
export const leftBehind = (product: Pick<TriedProduct, "folder" | "settings">) =>
  openLeft(product, async (parts) => {
    await parts.tasks.start(work(parts));
    if (!(await until(() => hasRest(parts)))) throw new Error("The work that was queued doesn't come to its end");
    await sweepFiles(parts, Date.now() + TWO_DAYS_MS);
    return { ...(await comparedFiles(parts)), ...(await checkedTrails(parts)) };
  });

/** Keys of what lies where files are kept; of a disk everything in the folder, whatever it is. */
async function lyingThere({ files, config }: Parts): Promise<string[]> {
  const { folder, s3 } = config.files;
  const lying: string[] = [];
  if (s3)
    for await (const { workspace_id, ids } of files.storedBefore(new Date(Date.now() + TWO_DAYS_MS)))
      lying.push(...ids.map((id) => `${workspace_id}/${id}`));
  else if (existsSync(folder))
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const key = relative(folder, join(entry.parentPath, entry.name));
      if (entry.isFile() && !key.includes(".erased")) lying.push(key);
    }
  return [...new Set(lying)];
}

/** Rows of files against what lies there, by the bytes. */
async function comparedFiles(parts: Parts) {
  const rows = await parts.database.db.selectFrom("files").select(["workspace_id", "id", "sha256"]).execute();
  const named = new Map(rows.map((row) => [`${row.workspace_id}/${row.id}`, Buffer.from(row.sha256).toString("hex")]));
  const without_file: string[] = [];
  for (const [key, hash] of named) {
    const bytes = await parts.files.get(key);
    if (!bytes || createHash("sha256").update(bytes).digest("hex") !== hash) without_file.push(key);
  }
  return { files: rows.length, without_row: (await lyingThere(parts)).filter((key) => !named.has(key)), without_file };
}

/** The audit trail of every workspace. */
async function checkedTrails(parts: Parts) {
  const trails = await workspacesWithTrail(parts.database.db);
  const checked = await Promise.all(trails.map((one) => withOwnReach(() => verifyTrail(parts, workspaceIn(one)))));
  return {
    trail_rows: checked.reduce((sum, { rows }) => sum + rows, 0),
    trail_faults: checked.flatMap(({ faults }) => faults),
  };
}

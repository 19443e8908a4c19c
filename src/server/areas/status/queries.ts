import type { Db } from "#server/parts/database/database.ts";

/** The newest backup that was made of the installation. */
export function lastBackup(db: Db) {
  return db
    .selectFrom("backups")
    .select(["made_at", "verified_at", "database", "file_count", "bytes", "place"])
    .orderBy("made_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

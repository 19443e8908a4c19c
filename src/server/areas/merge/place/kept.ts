import { mergedRecords } from "#contract/choices.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import { contactPlaces, type MergeRule, mergePlaces } from "./rules.ts";

/** What a merge keeps of rows that it moved, changed or took away, by the names alone that stand in it. */
interface KeptNames {
  of_table: string;
  did: string;
  keys: unknown;
  /** The columns that would be put back. */
  columns: readonly string[];
}

/** One way in which a merge deals with a table's rows. `columns` null: any, but those by which a row is known. */
interface Way {
  did: "moved" | "changed" | "removed";
  keys: readonly string[];
  columns: readonly string[] | null;
}

const changed = (keys: readonly string[], columns: Way["columns"] = null): Way => ({ did: "changed", keys, columns });
const removed: Way = { did: "removed", keys: [], columns: null };

function waysOf(rule: MergeRule): Way[] {
  if ("remade" in rule) return [removed];
  if ("named" in rule) return [changed(["id"], [rule.named])];
  if (!("moves" in rule)) return [];
  const { moves, keys = ["id"], alone, clash, listed } = rule;
  return [
    { did: "moved", keys, columns: [moves] },
    ...(listed ? [changed(["id"], [listed])] : []),
    ...(alone ? [removed] : []),
    ...(alone && clash === "better" ? [changed([moves, ...alone])] : []),
  ];
}

/** What a merge does beside its rules: with the two records, with a client's contacts, and with who isn't who. */
const beside: Partial<Record<keyof Tables, readonly Way[]>> = {
  candidates: [changed(["id"])],
  jobs: [changed(["id"]), removed],
  clients: [changed(["id"]), removed],
  contacts: [changed(["id"], ["name", "role", "email", "phone", "language", "is_first"]), removed],
  duplicate_pairs: [changed(["one_id", "other_id"]), removed],
};

function waysWith(name: string): Way[] {
  if (!Object.hasOwn(mergePlaces, name)) return [];
  const table = name as keyof Tables; // it is one of the names above
  const place = mergePlaces[table];
  const rules = "none" in place ? [] : mergedRecords.flatMap((record) => place[record] ?? []);
  const ofContacts = Object.hasOwn(contactPlaces, table) ? waysOf(contactPlaces[table as keyof typeof contactPlaces]) : [];
  return [...rules.flatMap(waysOf), ...ofContacts, ...(beside[table] ?? [])];
}

const isNamed = (row: unknown, names: readonly string[]): boolean =>
  typeof row === "object" && row !== null && Object.keys(row).sort().join() === [...names].sort().join();

/** Whether a merge can have kept this: a table, a key and columns that one deals with in that way. Nothing else is put back. */
export function isOfMerge({ of_table, did, keys, columns }: KeptNames): boolean {
  return waysWith(of_table).some((way) => {
    if (way.did !== did) return false;
    // Taken away is a whole row; its workspace is said by whoever puts it back.
    if (did === "removed") return isNamed(keys, []);
    const rows = did === "moved" ? keys : [keys];
    if (!Array.isArray(rows) || rows.length === 0 || !rows.every((row) => isNamed(row, way.keys))) return false;
    if (did === "moved") return columns.join() === way.columns?.join();
    return columns.every((name) => (way.columns ? way.columns.includes(name) : name !== "workspace_id" && !way.keys.includes(name)));
  });
}

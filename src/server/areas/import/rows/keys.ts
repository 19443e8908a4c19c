import type { ImportKind } from "#contract/import/import-fields.ts";
import { keysOfGiven } from "#server/areas/duplicate/tasks.ts";
import { type Prepared, textIn } from "./prepare.ts";

/** By what another row of the same file is the same record: what a run finds a record by, which by then is there. */
export function keysIn(kind: ImportKind, { values, name, external_id }: Pick<Prepared, "values" | "name" | "external_id">): string[] {
  const said = (...keys: string[]) => keys.map((key) => textIn(values, key)?.toLowerCase() ?? "").join("\n");
  const external = external_id ? [`id\n${external_id}`] : [];
  if (kind === "candidates") return [...external, ...keysOfGiven(faceIn(values))];
  if (kind === "notes") return external;
  if (external.length > 0) return external;
  if (kind === "clients") return [`name\n${said("name")}`];
  if (kind === "jobs") return [`job\n${said("title", "client", "client_external_id")}`];
  return [`${said("client", "client_external_id")}\n${said("email") || name.toLowerCase()}`];
}

function faceIn(values: Record<string, unknown>) {
  const [company, linkedin, github] = ["company", "linkedin", "github"].map((key) => textIn(values, key));
  const own = Object.fromEntries(
    ["first_name", "last_name", "email", "phone", "city", "country"].map((key) => [key, textIn(values, key)] as const),
  );
  return { ...own, links: { linkedin, github }, experience: company ? [{ company }] : [] };
}

import { loadModule, parseSync } from "libpg-query";
import { statementsOf } from "#server/parts/database/migrate.ts";

await loadModule();

type Node = Record<string, unknown>;
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : []);
const nameOf = (relation: unknown): string => (relation as { relname?: string } | undefined)?.relname ?? "";

/** What a step does to a table that the last release knows, and what it would need to say for it. */
interface Finding {
  needs: "Contracts" | "Locks";
  table: string;
  what: string;
}

/** What gives each row another value, so that the table is written anew. */
const VOLATILE = /gen_random_uuid|uuid_generate|clock_timestamp|random|nextval|timeofday/;

/**
 * Why a step can't run beside processes of the last release: it takes away or narrows what they use, or locks what they wait for. A
 * line in it may say why it may: `-- Contracts 0.2.0: …`, since that release nobody uses it; `-- Locks TABLE, TABLE: …`, why that is short.
 * `own` are the tables that no release knows; the ones that this step makes are added.
 */
export function faultsOf(text: string, released: readonly string[], own: Set<string>): string[] {
  const found = statementsOf(text).flatMap((statement) => {
    const { stmts } = parseSync(statement) as unknown as { stmts: { stmt: Node }[] }; // its shape as the parser documents it
    return stmts.flatMap(({ stmt }) => findingsOf(stmt, own));
  });
  const said = [...text.matchAll(/^-- (Contracts|Locks) ([\w., ]+): \S.+$/gm)].flatMap(([, kind, all = ""]) =>
    all.split(", ").map((what) => ({ kind, what })),
  );
  const excused = ({ needs, table }: Finding) =>
    said.some(({ kind, what }) => kind === needs && (kind === "Contracts" ? released.includes(what) : what === table));
  return found
    .filter((one) => !own.has(one.table) && !excused(one))
    .map(({ needs, table, what }) =>
      needs === "Contracts"
        ? `${table}: ${what}. A process of the last release still uses it: add first, take away a release later, and say "-- Contracts VERSION: why"`
        : `${table}: ${what}. Say why that is short: "-- Locks ${table}: why"`,
    );
}

function findingsOf(node: Node, own: Set<string>): Finding[] {
  const [[kind, inner] = ["", {}]] = Object.entries(node) as [string, Node][]; // a statement's node has one key
  const at = nameOf(inner.relation);
  switch (kind) {
    case "CreateStmt":
    case "CreateTableAsStmt":
      own.add(at || nameOf((inner.into as Node | undefined)?.rel));
      return [];
    case "DropStmt":
      if (!["OBJECT_TABLE", "OBJECT_VIEW", "OBJECT_SEQUENCE", "OBJECT_FUNCTION", "OBJECT_TYPE"].includes(String(inner.removeType)))
        return [];
      return [{ needs: "Contracts", table: JSON.stringify(inner.objects).match(/"sval":"(\w+)"/)?.[1] ?? "", what: "is dropped" }];
    case "RenameStmt":
      return [{ needs: "Contracts", table: at, what: "something of it is renamed" }];
    case "TruncateStmt":
      return [{ needs: "Contracts", table: nameOf(nodes(inner.relations)[0]?.RangeVar), what: "is emptied" }];
    case "IndexStmt":
      return [
        { needs: "Locks", table: at, what: "an index is built, nobody writes meanwhile" },
        ...(inner.unique ? [{ needs: "Contracts" as const, table: at, what: "refuses what was written twice" }] : []),
      ];
    case "UpdateStmt":
    case "DeleteStmt":
      return [{ needs: "Locks", table: at, what: "rows are written in the step's transaction" }];
    case "DoStmt":
      return [{ needs: "Locks", table: "block", what: "a block of code isn't read here" }];
    case "AlterTableStmt": {
      const commands = nodes(inner.cmds).map((one) => one.AlterTableCmd as Node);
      const dropped = commands.filter(({ subtype }) => subtype === "AT_DropConstraint").map(({ name }) => name);
      return commands.flatMap((command) => ofCommand(command, dropped).map((one) => ({ ...one, table: at })));
    }
    default:
      return [];
  }
}

/** What one part of an `alter table` does; a constraint that is dropped beside is taken for widened. */
function ofCommand(command: Node, dropped: unknown[]): Omit<Finding, "table">[] {
  const name = String(command.name ?? "");
  const contracts = (what: string): Omit<Finding, "table"> => ({ needs: "Contracts", what });
  const locks = (what: string): Omit<Finding, "table"> => ({ needs: "Locks", what });
  switch (command.subtype) {
    case "AT_DropColumn":
      return [contracts(`${name} is dropped`)];
    case "AT_AlterColumnType":
      return [contracts(`${name} is of another type`), locks(`${name} is of another type: the table is written anew`)];
    case "AT_SetNotNull":
      return [contracts(`${name} may be null no more`), locks(`${name} may be null no more: each row is looked at`)];
    case "AT_DropNotNull":
      return [contracts(`${name} may be null, which nobody expects`)];
    case "AT_ColumnDefault":
      return (command.def as Node | undefined) ? [] : [contracts(`${name} has no default any more`)];
    case "AT_AddColumn":
      return ofColumn((command.def as { ColumnDef: Node }).ColumnDef);
    case "AT_AddConstraint": {
      const { conname, skip_validation } = (command.def as { Constraint: Node }).Constraint;
      const looks = skip_validation ? [] : [locks(`each row is held against ${String(conname ?? "a constraint")}`)];
      return dropped.includes(conname) ? looks : [contracts(`${String(conname ?? "a constraint")} refuses what was accepted`), ...looks];
    }
    default:
      return [];
  }
}

function ofColumn(column: Node): Omit<Finding, "table">[] {
  const constraints = nodes(column.constraints).map((one) => one.Constraint as Node);
  const has = (...kinds: string[]) => constraints.some(({ contype }) => kinds.includes(String(contype)));
  const name = String(column.colname);
  const found: Omit<Finding, "table">[] = [];
  if (has("CONSTR_NOTNULL", "CONSTR_PRIMARY") && !has("CONSTR_DEFAULT", "CONSTR_IDENTITY", "CONSTR_GENERATED"))
    found.push({ needs: "Contracts", what: `${name} is needed, and who doesn't know it leaves it out` });
  const value = JSON.stringify(constraints.find(({ contype }) => contype === "CONSTR_DEFAULT") ?? "");
  if (has("CONSTR_CHECK", "CONSTR_FOREIGN")) found.push({ needs: "Locks", what: `each row is held against what ${name} may be` });
  if (has("CONSTR_GENERATED", "CONSTR_IDENTITY") || VOLATILE.test(value))
    found.push({ needs: "Locks", what: `${name} differs from row to row: the table is written anew` });
  return found;
}

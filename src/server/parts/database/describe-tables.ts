import { sql } from "kysely";
import type { Database } from "./database.ts";

interface Column {
  table: string;
  name: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  is_generated: boolean;
}

/** What `wireParsers` make of each type of PostgreSQL. */
const types: Record<string, string> = {
  bigint: "number",
  boolean: "boolean",
  bytea: "Uint8Array",
  date: "string",
  "double precision": "number",
  integer: "number",
  "integer[]": "number[]",
  numeric: "number",
  real: "number",
  smallint: "number",
  text: "string",
  "text[]": "string[]",
  "timestamp with time zone": "string",
  tsvector: "string",
  uuid: "string",
  "uuid[]": "string[]",
};

function typeOf({ table, name, type, is_nullable, has_default, is_generated }: Column): string {
  if (type === "jsonb") return "Json<unknown>";
  const plain = types[type.replace(/\(.*\)/, "")];
  if (!plain) throw new Error(`${table}.${name} is a ${type}: say in describe-tables.ts what that is here`);
  const whole = is_nullable ? `${plain} | null` : plain;
  return is_generated ? `Kept<${whole}>` : has_default ? `Generated<${whole}>` : whole;
}

/** The tables of a migrated database as TypeScript: what `tables.gen.ts` holds. */
export async function describeTables(database: Database): Promise<string> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as is_nullable,
      (a.atthasdef or a.attidentity <> '') as has_default, a.attgenerated <> '' as is_generated
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and c.relname <> 'migrations'
    order by c.relname collate "C", a.attnum`.execute(database.db);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const written = [...tables].map(
    ([table, columns]) => `  ${table}: {\n${columns.map((column) => `    ${column.name}: ${typeOf(column)};`).join("\n")}\n  };`,
  );
  return `// Written by \`npm run tables\` from the migrated database; what its columns hold beyond that stands in tables.ts.
import type { ColumnType, Generated } from "kysely";

/** A jsonb column: read as its value, written through \`json()\` from database.ts. */
export type Json<T> = ColumnType<T, unknown, unknown>;
/** The database itself writes it. */
export type Kept<T> = ColumnType<T, never, never>;

export interface WrittenTables {
${written.join("\n")}
}
`;
}

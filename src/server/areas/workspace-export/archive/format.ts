import * as z from "zod";

export const FORMAT = 1 as const;

const entry = z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() });
const table = z.object({
  name: z.string(),
  rows: z.number().int(),
  file: entry,
  columns: z.array(z.object({ name: z.string(), type: z.string(), is_nullable: z.boolean() })),
  primary_key: z.array(z.string()),
  references: z.array(z.object({ columns: z.array(z.string()), table: z.string(), leads_to: z.array(z.string()) })),
  without: z.array(z.string()),
});
/** What an archive says of itself, in export.json: enough to read it without the product, and to take it in elsewhere. */
export const about = z.object({
  product: z.literal("proffer"),
  format: z.literal(FORMAT),
  /** The last step of the schema that the rows are of. */
  schema: z.string(),
  made_at: z.iso.datetime(),
  workspace: z.object({ id: z.string(), name: z.string() }),
  /** In the order in which they can be taken in: what a row leads to comes before it, but where two lead to each other. */
  tables: z.array(table),
  left_out: z.record(z.string(), z.string()),
  files: z.array(entry),
});
export type About = z.output<typeof about>;
export type Entry = z.output<typeof entry>;
export type Shape = Omit<z.output<typeof table>, "rows" | "file">;

export class ExportFailure extends Error {}

/** What an archive says of itself to whoever opens it. */
export const readme = ({ workspace, made_at, schema, tables, left_out, files }: About) => `# ${workspace.name}

The workspace ${workspace.id} of Proffer, as it was on ${made_at}: every row that is its own, and every file.

- \`tables/NAME.jsonl\`: one row a line, a JSON object by the names of columns, in UTF-8. Times are ISO 8601, bytes \`\\x\` and hexadecimal, numbers as exact as they were kept; PostgreSQL takes a line in by \`jsonb_populate_record\`.
- \`files/ID\`: each file as it was uploaded; \`tables/files.jsonl\` has its name, kind and whose it is by the same number.
- \`export.json\`: for each table its columns with types, keys and what they lead to, its number of rows and the SHA-256 of its lines; for each file its size and SHA-256. Tables stand in an order in which they can be taken in. The schema is that of \`${schema}\`.

It holds people's data: keep it no longer than you have to, and lock it away. Colleagues stand in \`recruiters\` by name and address; their accounts are theirs, and aren't in here.

| table | rows | without |
|---|---|---|
${tables.map(({ name, rows, without }) => `| ${name} | ${rows} | ${without.join(", ")} |`).join("\n")}

${files.length} files. Not in here:

| table | why |
|---|---|
${Object.entries(left_out)
  .map(([name, why]) => `| ${name} | ${why} |`)
  .join("\n")}
`;

import type { Reply } from "#contract/call.ts";
import type { ProtectedLine } from "#contract/candidate/register.ts";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { csvOf, saveFile } from "#web/kit/record/csv.ts";
import type { Words } from "#web/words/words.ts";
import type { RegisterSearch } from "./addresses.ts";

const columns = [
  "told_at",
  "job_title",
  "client_name",
  "sentence",
  "quote",
  "ground",
  "law",
  "instead",
  "handled",
  "reason",
  "by",
  "handled_at",
  "job_id",
  "id",
] as const satisfies readonly (keyof ProtectedLine)[];

/** The register as rows, its first the names of the columns; ground and handling in the reader's words. */
const registerRows = (t: Words, lines: readonly ProtectedLine[]): string[][] => [
  [...columns],
  ...lines.map((line) =>
    columns.map((name) =>
      name === "ground"
        ? t(`jobs.protected_ground.${line.ground}`)
        : name === "handled"
          ? t(`register.handled.${line.handled}`)
          : (line[name] ?? ""),
    ),
  ),
];

/** Reads all that the filters leave, page after page, and hands it to the person as a file. */
export async function exportRegister(t: Words, search: RegisterSearch): Promise<void> {
  const lines: ProtectedLine[] = [];
  let cursor: string | null = null as string | null;
  do {
    const page: Reply<typeof api.register.list> = await send(api.register.list, {
      ...search,
      purpose: "export",
      limit: 200,
      ...(cursor && { cursor }),
    });
    lines.push(...page.data.lines);
    cursor = page.data.next_cursor;
  } while (cursor);
  saveFile(`register-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(registerRows(t, lines)), "text/csv;charset=utf-8");
}

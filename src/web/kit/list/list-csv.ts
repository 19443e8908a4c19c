import { send } from "#web/kit/calls/api.ts";
import { csvOf, saveFile } from "#web/kit/record/csv.ts";
import type { CsvColumns, List, Listed } from "./define-list.ts";

/** Reads a whole list, page after page. */
export async function allRows({ call, rows }: List, body: object): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const answer: Awaited<ReturnType<typeof send<List["call"]>>> = await send(call, {
      ...body,
      purpose: "export",
      limit: 200,
      ...(cursor && { cursor }),
    });
    all.push(...rows(answer));
    cursor = answer.data.next_cursor;
  }
  return all;
}

export const csvText = <R>(columns: CsvColumns<R>, rows: readonly R[]): string =>
  csvOf([columns.map(([head]) => head), ...rows.map((row) => columns.map(([, read]) => read(row)))]);

/** Hands rows to the person as a file. */
export const downloadRows = <R>(name: string | null, columns: CsvColumns<R>, rows: readonly R[]): void =>
  saveFile(`${name ?? "list"}-${new Date().toISOString().slice(0, 10)}.csv`, csvText(columns, rows), "text/csv;charset=utf-8");

import { PICKED_AT_ONCE } from "#contract/choices.ts";
import { send } from "#web/kit/calls/api.ts";
import { type Cell, csvOf, csvRows } from "#web/kit/record/csv.ts";
import { xlsxOf } from "#web/kit/record/xlsx.ts";
import type { At, Listed, SheetColumns, Sheeted } from "./define-list.ts";

/** What a list is handed over as. */
export type SheetKind = "csv" | "xlsx";

/** A whole list, page after page. */
export async function* allRows({ call, rows }: Sheeted, body: object): AsyncGenerator<readonly Listed[]> {
  for (let cursor: string | null = ""; cursor !== null; ) {
    const answer: Awaited<ReturnType<typeof send<Sheeted["call"]>>> = await send(call, {
      ...body,
      purpose: "export",
      limit: 200,
      ...(cursor && { cursor }),
    });
    yield rows(answer);
    cursor = answer.data.next_cursor;
  }
}

/** The ticked rows of a list, asked for anew: what is taken along is told to the audit trail. */
export async function* pickedRows(list: Sheeted, body: { sort?: string }, ids: readonly string[]): AsyncGenerator<readonly Listed[]> {
  for (let from = 0; from < ids.length; from += PICKED_AT_ONCE)
    yield* allRows(list, { sort: body.sort, ids: ids.slice(from, from + PICKED_AT_ONCE) });
}

/** Rows as a file, written page by page, so that no more than a page of them is held; and how many they were. */
export async function sheetOf<R>(
  kind: SheetKind,
  name: string,
  columns: SheetColumns<R>,
  pages: AsyncIterable<readonly R[]> | Iterable<readonly R[]>,
  at: Pick<At, "nameOf">,
): Promise<{ file: Blob; count: number }> {
  const names = columns.map(([name]) => name);
  const book =
    kind === "xlsx"
      ? xlsxOf(
          name,
          columns.map(([name, , as]) => ({ name, as })),
        )
      : null;
  let text = new Blob([csvOf([names])], { type: "text/csv;charset=utf-8" });
  let count = 0;
  for await (const page of pages) {
    const cells = page.map((row) => columns.map(([, read]) => read(row, at)));
    count += page.length;
    if (book) book.add(cells);
    else text = new Blob([text, csvRows(cells.map((row) => row.map((cell, place) => asCsv(cell, columns[place]?.[2] === "money"))))], text);
  }
  return { file: book ? book.end() : text, count };
}

/** Money is kept in cents and read in whole units. */
const asCsv = (cell: Cell, isMoney: boolean): Cell => (isMoney && typeof cell === "number" ? cell / 100 : cell);

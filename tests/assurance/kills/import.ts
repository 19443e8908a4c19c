import { killedImport } from "#tests/support/killed-import.ts";
import type { Row } from "../row.ts";

/** Of a kill, before the next one: more than are taken over in one transaction. */
const ROWS_EACH = 200;

/** An import that is killed again and again. */
export async function importRow(kills: number): Promise<Row> {
  const rows = kills * ROWS_EACH;
  const { wrong, killed } = await killedImport(kills, rows);
  for (const one of wrong) console.log("  ", one);
  return {
    id: "F1 kills, import",
    goal: `${kills} × kill -9 in the middle of an import: each time it is taken up again, and no row comes twice`,
    figure: `${killed} kills amid ${rows} rows, ${wrong.length} wrong`,
    holds: wrong.length === 0 && killed === kills,
  };
}

import type { Row } from "../row.ts";
import { rows as ofEngine } from "./engine.ts";
import { rows as ofPages } from "./pages.ts";
import { rows as ofParts } from "./parts.ts";
import { rows as ofServer } from "./server.ts";
import { rows as ofWhole } from "./whole.ts";

/** How long single steps take that somebody waits for, one after the other, and what they hold in memory. */
export async function assureSpeed(): Promise<Row[]> {
  const measured: Row[] = [];
  for (const row of [...ofEngine, ...ofServer, ...ofParts, ...ofWhole, ...ofPages]) {
    const one = await row();
    console.log(`  ${one.id}: ${one.goal}: ${one.figure}`);
    measured.push(one);
  }
  return measured;
}

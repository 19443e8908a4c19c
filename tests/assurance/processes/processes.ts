import { startProcesses } from "#tests/support/processes.ts";
import { isHere } from "#tests/support/programs.ts";
import { rolled } from "#tests/support/rolled.ts";
import type { Row } from "../row.ts";
import { apiSuiteRow } from "./api-suite.ts";
import { killedPairRow } from "./killed-pair.ts";

/** KILLS=10 for a quick look. */
const kills = Math.max(1, Number(process.env.KILLS ?? 50));
/** PART=kills, rolling or calls does that alone. */
const { PART } = process.env;

/** Two processes on one database, one bucket and one mail server: what they lose when either dies, or is restarted, and whether it matters which answers. */
export async function assureProcesses(): Promise<Row[]> {
  const parts: Record<string, () => Promise<Row[]>> = {
    kills: async () => on((processes) => killedPairRow(processes, kills)),
    rolling: async () => on((processes) => rollingRow(processes, Math.max(1, kills / 10))),
    calls: async () => [await apiSuiteRow()],
  };
  const rows: Row[] = [];
  for (const [name, part] of Object.entries(parts)) if (!PART || PART === name) rows.push(...(await part()));
  return rows;
}

type Started = NonNullable<Awaited<ReturnType<typeof startProcesses>>>;

async function on(measure: (processes: Started) => Promise<Row>): Promise<Row[]> {
  const processes = await startProcesses({ isPooled: isHere("pgbouncer") });
  if (!processes) return [];
  try {
    return [await measure(processes)];
  } finally {
    await processes.stop();
  }
}

async function rollingRow(processes: Started, rounds: number): Promise<Row> {
  const { answered, failed, lost } = await rolled(processes, rounds);
  for (const one of [...failed, ...lost]) console.log("  ", one);
  return {
    id: "F2 rolling restart",
    goal: `each of two processes asked to end ${rounds} times under load: no request lost`,
    figure: `${answered} answered through a balancer that asks /ready, ${failed.length} failed; ${lost.length} lost of what was acknowledged; ${processes.about}`,
    holds: failed.length + lost.length === 0,
  };
}

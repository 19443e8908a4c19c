// `npm run bench`: figures of this machine at this moment. Where a budget stands beside a figure, the bench fails over it.
// With words behind it (`npm run bench -- first-load`) only those parts.
import { cpus } from "node:os";
import { benchBoard } from "./board.ts";
import { benchChat } from "./chat.ts";
import { benchDaily } from "./daily.ts";
import { benchEmbeddedFind, benchFind } from "./find.ts";
import { benchFirstLoad } from "./first-load.ts";
import { benchImports } from "./imports.ts";
import { benchJudging } from "./judging.ts";
import { benchEmbeddedLists, benchLists, benchRequests } from "./lists.ts";
import { benchMatch, benchMatchAlone, benchMatchThroughHttp } from "./match.ts";
import { benchPieces } from "./pieces.ts";
import { benchProposals } from "./proposals.ts";
import { benchRecords } from "./records.ts";
import { benchRunning } from "./running.ts";
import { benchEmbeddedSaves, benchSaves } from "./saves.ts";
import { benchSize } from "./size/size.ts";
import { benchStatistics } from "./statistics.ts";

const parts: Record<string, () => Promise<unknown>> = {
  running: benchRunning,
  "first-load": benchFirstLoad,
  proposals: benchProposals,
  records: benchRecords,
  statistics: benchStatistics,
  board: benchBoard,
  chat: benchChat,
  daily: benchDaily,
  imports: benchImports,
  lists: benchLists,
  "lists-embedded": benchEmbeddedLists,
  find: benchFind,
  "find-embedded": benchEmbeddedFind,
  requests: benchRequests,
  saves: benchSaves,
  match: benchMatch,
  judging: benchJudging,
  "saves-embedded": benchEmbeddedSaves,
};
/** Halves of a part, and what takes a quarter of an hour: for whoever names them. */
const halves: typeof parts = { "match-alone": benchMatchAlone, "match-http": benchMatchThroughHttp, pieces: benchPieces, size: benchSize };
const asked = process.argv.slice(2);

console.log(`${cpus().length} processors, Node ${process.versions.node}\n`);
for (const [name, bench] of Object.entries({ ...parts, ...halves }))
  if ((asked.length === 0 ? name in parts : asked.includes(name)) && (await bench()) === false) process.exitCode = 1;
// What journeys share, a browser and a product, stays open for the next one: it ends with the process.
process.exit();

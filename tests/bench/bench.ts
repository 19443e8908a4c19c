// `npm run bench`: figures of this machine at this moment, no verdicts.
import { cpus } from "node:os";
import { benchChat } from "./chat.ts";
import { benchRecords } from "./records.ts";
import { benchRunning } from "./running.ts";
import { benchStatistics } from "./statistics.ts";

console.log(`${cpus().length} processors, Node ${process.versions.node}\n`);
await benchRunning();
await benchRecords();
await benchStatistics();

// Lets go of whoever is past their term, once, on a folder where no product runs; says when it begins and when it is done. To be killed.
import { retireCandidates } from "#server/areas/candidate/retention/tasks.ts";
import { readConfig } from "#server/config.ts";
import { assembleParts, closeParts } from "#server/parts/assemble.ts";
import { openLog } from "#server/parts/log.ts";

const parts = await assembleParts(readConfig(process.env), { ...openLog("text"), info: () => {} });
console.log("begun");
await retireCandidates(parts);
console.log("done");
await closeParts(parts);
process.exit(0);

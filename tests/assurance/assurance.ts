// `npm run assurance`: what is promised about safety, held against what is measured now, as a table. It fails where one doesn't hold.
// With words behind it (`npm run assurance -- texts`) only those suites.
import { cpus } from "node:os";
import { load } from "../bench/figures.ts";
import type { Row, Suite } from "./row.ts";

/** Each is loaded when it is its turn: what one opens is no other's. */
const suites: Record<string, () => Promise<Suite>> = {
  speed: async () => (await import("./speed/speed.ts")).assureSpeed,
  texts: async () => (await import("./texts/texts.ts")).assureTexts,
  clients: async () => (await import("./clients/clients.ts")).assureClients,
  masking: async () => (await import("./masking/masking.ts")).assureMasking,
  kills: async () => (await import("./kills/kills.ts")).assureKills,
  faults: async () => (await import("./faults/faults.ts")).assureFaults,
  inputs: async () => (await import("./inputs/inputs.ts")).assureInputs,
  programs: async () => (await import("./programs/programs.ts")).assurePrograms,
  planted: async () => (await import("./planted/planted.ts")).assurePlanted,
  processes: async () => (await import("./processes/processes.ts")).assureProcesses,
  neighbours: async () => (await import("./neighbours/neighbours.ts")).assureNeighbours,
  drill: async () => (await import("./drill/drill.ts")).assureDrill,
  load: async () => (await import("./load/load.ts")).assureLoad,
  spread: async () => (await import("./load/spread.ts")).assureSpread,
  processor: async () => (await import("./processor/processor.ts")).assureProcessor,
};

// Ended half-way, what a suite started goes with it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(" or ")}: there are ${Object.keys(suites).join(", ")}.`);
  process.exit(1);
}

const told: (Row & { command: string; load: string })[] = [];
for (const [name, suite] of Object.entries(suites)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  const rows = await (await suite())();
  told.push(...rows.map((row) => ({ ...row, command: `npm run assurance -- ${name}`, load: load() })));
}

console.log(`\n${cpus().length} processors, Node ${process.versions.node}\n`);
console.log("| | goal | measured | holds | load, 1 and 5 min | command |\n|---|---|---|---|---|---|");
for (const { id, goal, figure, holds, load, command } of told)
  console.log(`| ${id} | ${goal} | ${figure} | ${holds ? "yes" : "**no**"} | ${load} | \`${command}\` |`);
if (told.some(({ holds }) => !holds)) process.exitCode = 1;

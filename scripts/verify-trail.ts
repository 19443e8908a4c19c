import { headOf, workspacesWithTrail } from "#server/areas/security/queries.ts";
import { verifyTrail } from "#server/areas/security/tasks.ts";
import { readConfig } from "#server/config.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { withOwnReach } from "#server/core/reach.ts";
import { assembleParts, closeParts } from "#server/parts/assemble.ts";
import { openLog } from "#server/parts/log.ts";

// Checks the audit trail of every workspace, or of those named: `npm run verify-trail [-- workspace …]`. Ends with 1 where one isn't
// whole. It takes the product's settings; an embedded database is one process's at a time, so stop the product first.
const config = readConfig(process.env);
const parts = await assembleParts(config, openLog(config.log_format));
let isWhole = true;
const named = process.argv.slice(2).map((workspace_id) => ({ workspace_id }));
for (const one of named.length > 0 ? named : await workspacesWithTrail(parts.database.db))
  await withOwnReach(async () => {
    const workspace = workspaceIn(one);
    const head = await headOf(parts.database.db, workspace);
    const { rows, anchors, faults } = await verifyTrail(parts, workspace);
    const hash = head ? Buffer.from(head.hash).toString("hex").slice(0, 16) : "none";
    console.log(`${workspace}  ${rows} rows  ${anchors} anchors  ends with ${hash}  ${faults.length === 0 ? "whole" : "NOT WHOLE"}`);
    for (const { seq, kind } of faults.slice(0, 100)) console.log(`  ${kind} at row ${seq}`);
    isWhole &&= faults.length === 0;
  });
await closeParts(parts);
process.exit(isWhole ? 0 : 1);

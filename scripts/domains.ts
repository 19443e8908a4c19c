import { verifiedDomains, whoHas } from "#server/areas/account/sso/domain/queries.ts";
import { freeDomain } from "#server/areas/account/sso/domain/tasks.ts";
import { readConfig } from "#server/config.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { withOwnReach } from "#server/core/reach.ts";
import { assembleParts, closeParts } from "#server/parts/assemble.ts";
import { openLog } from "#server/parts/log.ts";

// Which workspace has verified which domain for single sign-on: `npm run domains`. `npm run domains -- free DOMAIN` takes one from the
// workspace that has it, so that whose it is can verify it; its owners are told by letter. It takes the product's settings; an embedded
// database is one process's at a time, so stop the product first.
const [what, given = ""] = process.argv.slice(2);
const domain = given.trim().toLowerCase().replace(/^@/, "");
if (what !== undefined && (what !== "free" || !domain)) {
  console.error(
    "npm run domains                   which workspace has which domain\nnpm run domains -- free DOMAIN    takes one from its workspace",
  );
  process.exit(1);
}
const config = readConfig(process.env);
const parts = await assembleParts(config, openLog(config.log_format));
const { db } = parts.database;
if (what === undefined) {
  const domains = await verifiedDomains(db);
  if (domains.length === 0) console.log("No workspace has verified a domain.");
  for (const each of domains)
    console.log(`${each.domain}  ${each.name} (${each.workspace_id})  verified by ${each.verified_by} on ${each.verified_at.slice(0, 10)}`);
} else process.exitCode = await free();
await closeParts(parts);
process.exit();

async function free(): Promise<number> {
  const whose = await whoHas(db, domain);
  if (!whose) {
    console.error(`No workspace has ${domain}.`);
    return 1;
  }
  await withOwnReach(() => freeDomain(parts, workspaceIn(whose), domain));
  console.log(`${domain} is free. The owners of workspace ${whose.workspace_id} are told.`);
  return 0;
}

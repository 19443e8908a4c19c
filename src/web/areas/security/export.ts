import type { SecurityEvent } from "#contract/account/security.ts";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { csvOf, saveFile } from "#web/kit/record/csv.ts";
import type { Words } from "#web/words/words.ts";
import { detailText } from "./security-words.ts";

const today = () => new Date().toISOString().slice(0, 10);
const columns = ["at", "kind", "by", "about", "detail", "source", "times", "id"] as const;

/** The whole security log, in the reader's words. */
export async function exportEvents(t: Words): Promise<void> {
  const events: SecurityEvent[] = [];
  let page: Reply<typeof api.security.events>["data"] | undefined;
  do {
    const before = events.at(-1)?.id;
    page = (await send(api.security.events, { limit: 200, ...(before && { before }) })).data;
    events.push(...page.events);
  } while (page.has_more);
  const rows = events.map((event) =>
    columns.map((name) => (name === "kind" ? t(`security.kind.${event.kind}`) : name === "detail" ? detailText(t, event) : event[name])),
  );
  saveFile(`security-log-${today()}.csv`, csvOf([[...columns], ...rows]), "text/csv;charset=utf-8");
}

/** The audit trail as it is kept, a line of JSON for each row with its hash: whoever has it can check it without the product. */
export async function exportTrail(): Promise<void> {
  const lines: string[] = [];
  let page: Reply<typeof api.security.exportTrail>["data"] | undefined;
  do {
    page = (await send(api.security.exportTrail, { after: lines.length })).data;
    lines.push(...page.rows.map((row) => JSON.stringify(row)));
  } while (page.has_more);
  saveFile(`audit-trail-${today()}.jsonl`, lines.map((line) => `${line}\n`).join(""), "application/jsonl");
}

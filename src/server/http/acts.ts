import type { Call, RecordKind, Touches } from "#contract/call.ts";
import { type Act, addRecords } from "#server/core/act.ts";
import type { Caller } from "#server/core/caller.ts";
import { inReach } from "#server/core/reach.ts";
import { type Said, sayingOf } from "#server/core/said.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

/** What a call did, on its way into the audit trail. */
interface RunningAct extends Act {
  /** Once the reply is there: what the transactions of the call haven't written goes in before it leaves. */
  finish(reply: object): Promise<void>;
  /** What was read, for whoever is given the same reply again. */
  row(): Said | undefined;
}

/** Whether a list is asked for to be taken along as a file. */
export const isExport = (body: unknown): boolean => (body as { purpose?: unknown } | null)?.purpose === "export";

/** The act that a call is by its declaration; null for one that touches no records. */
export function actOf(parts: Parts, name: string, { touches }: Call, caller: Caller | null, body: unknown): RunningAct | null {
  if (!touches) return null;
  const records: Act["records"] = new Map();
  gather(records, touches, "body", body);
  const by = caller ? ("person" as const) : ("link" as const);
  const kind = isExport(body) ? "export" : touches.act;
  const isRead = kind === "read";
  const written = new Set<string>();
  /** What is to be done once a row that was written first is committed. */
  let first: (() => void) | null = null;
  const isNew = () => [...records].some(([kind, ids]) => [...ids].some((id) => !written.has(`${kind} ${id}`)));
  const row = () => sayingOf({ act: kind, call: name, by }, caller?.user_id ?? null, records);
  /** A call is of one workspace: the caller's, or that which a link proved. */
  const workspace = () => caller?.workspace ?? [...(inReach() ?? [])][0];
  const append = async (trx: Trx | null) => {
    const said = row();
    const workspace_id = workspace();
    if (!said) throw new Error(`api.${name} changed records and named none: see \`touches\` in its declaration`);
    const keys = [...records].flatMap(([kind, ids]) => [...ids].map((id) => `${kind} ${id}`));
    if (workspace_id) await parts.audit.append(trx ?? parts.database.db, workspace_id, [said]);
    return () => {
      for (const key of keys) written.add(key);
    };
  };
  return {
    kind,
    call: name,
    records,
    // What a call that reads writes by the way, such as that it was looked at, is told as reading.
    write: async (trx) => first ?? (isRead || !isNew() ? () => {} : append(trx as Trx)),
    writeFirst: async (trx) => {
      first = await append(trx as Trx);
    },
    finish: async (reply) => {
      gather(records, touches, "reply", reply);
      const workspace_id = workspace();
      const said = row();
      if (!said || !workspace_id) return;
      if (isRead) await parts.audit.note(workspace_id, said);
      // A change that changed nothing is none.
      else if ((kind !== "change" || written.size > 0) && isNew()) (await append(null))();
    },
    row,
  };
}

/** The ids at the places that a declaration names, in the body or in the reply. */
function gather(records: Act["records"], { act: _, ...places }: Touches, where: "body" | "reply", from: unknown): void {
  for (const [kind, at] of Object.entries(places) as [RecordKind, string | readonly string[]][])
    for (const place of typeof at === "string" ? [at] : at) {
      const [root, ...path] = place.split(".");
      if (root === where) addRecords(records, kind, idsAt(from, path));
    }
}

/** `data.candidates.*.id`; `*[kind=candidate]` takes those alone. */
function idsAt(value: unknown, path: readonly string[]): string[] {
  const [step, ...rest] = path;
  if (value === null || value === undefined) return [];
  if (step === undefined) return typeof value === "string" ? [value] : [];
  const only = /^\*(?:\[(\w+)=(\w+)\])?$/.exec(step);
  if (!only) return idsAt((value as Record<string, unknown>)[step], rest);
  const [, field, wanted] = only;
  const chosen = (value as Record<string, unknown>[]).filter((one) => field === undefined || one[field] === wanted);
  return chosen.flatMap((one) => idsAt(one, rest));
}

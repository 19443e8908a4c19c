import { isDeepStrictEqual } from "node:util";
import type { Body } from "#contract/call.ts";
import { type CustomField, customPath } from "#contract/custom-field.ts";
import type { importCalls, WholeImport } from "#contract/import/import.ts";
import type { importStates } from "#contract/import/import-choices.ts";
import { importFields, lackingIn, newFieldKind } from "#contract/import/import-fields.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { roomFor } from "#server/areas/subscription/tasks.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { conflict, invalidField, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { ownFieldsOf } from "./fields/custom.ts";
import { meaningOf } from "./fields/meaning.ts";
import { addFields, planFields, toldFields, toldMapping } from "./fields/new-fields.ts";
import {
  filesOfImport,
  findImport,
  findImports,
  forgetResults,
  insertImport,
  lockImport,
  pageOfRows,
  putTemplate,
  removeImport,
  removeTemplate,
  type StoredImport,
  templatesOf,
  updateImport,
} from "./queries.ts";
import { toldImport, undoUntil } from "./rules.ts";
import { keepFile, look, receive, receiveArchive } from "./running/receiving.ts";
import { storedSource } from "./running/source.ts";
import type { Shape } from "./table/table.ts";
import { goOn, letFilesGo } from "./tasks.ts";

type State = (typeof importStates)[number];
/** Before the first row of an undoing, which goes from the last one up. */
const BEYOND = 2_147_483_647;

export const importHandlers: Handlers<typeof importCalls> = {
  list: async ({ caller, parts }) => {
    const { db } = parts.database;
    const imports = (await findImports(db, caller.workspace)).map(toldImport);
    return { data: { imports, templates: await templatesOf(db, caller.workspace) } };
  },

  begin: async ({ body, caller, parts }) => {
    const sent = await receive(parts, caller, body.file);
    const id = newId();
    const meaning =
      sent.shape.format === "zip"
        ? { kind: "candidates" as const, system: null, mapping: ["file"] }
        : await meaningOf(parts.database.db, caller.workspace, sent.columns, body.kind);
    const found = { id, ...meaning, shape: sent.shape, columns: sent.columns };
    await parts.database.transaction(async (trx) => {
      await insertImport(trx, caller.workspace, { ...found, file_name: body.file.name.slice(0, 200), recruiter_id: caller.recruiter_id });
      await keepFile(trx, caller, id, sent.table, true);
      await keepFile(trx, caller, id, sent.archive, false);
    });
    return whole(parts, caller, id);
  },

  attach: async ({ body, caller, parts }) => {
    await inState(parts, caller, body.id, ["mapping", "checked", "failed"], async () => {});
    const archive = await receiveArchive(parts, caller, body.file);
    return inState(parts, caller, body.id, ["mapping", "checked", "failed"], async (trx, { shape }) => {
      await keepFile(trx, caller, body.id, archive, false);
      // Of an archive each file is a row: there are more now.
      await updateImport(trx, caller.workspace, body.id, { state: "mapping", ...(shape.format === "zip" && { is_staged: false }) });
    });
  },

  show: async ({ body, caller, parts }) => whole(parts, caller, body.id),

  read: async ({ body, caller, parts }) => {
    const stored = await findImport(parts.database.db, caller.workspace, body.id);
    if (!stored) throw notFound("import");
    const again = await readAgain(parts, caller, stored, body);
    return inState(parts, caller, body.id, ["mapping", "checked", "failed"], (trx) =>
      updateImport(trx, caller.workspace, body.id, { ...again, state: "mapping" }),
    );
  },

  check: async ({ body, caller, parts, language }) =>
    inState(parts, caller, body.id, ["mapping", "checked", "failed"], async (trx, stored) => {
      const { id, rule, system = null } = body;
      const own = await ownFieldsOf(trx, caller.workspace, stored.kind);
      refuseMapping(stored, body.mapping, own);
      const planned = planFields({ caller, language }, stored, body.mapping, own);
      await forgetResults(trx, caller.workspace, id);
      await updateImport(trx, caller.workspace, id, { ...planned, rule, system, state: "checking", position: 0, done: 0, counts: {} });
      await goOn(parts, trx, caller.workspace, id);
    }),

  run: async ({ body, caller, parts }) =>
    inState(parts, caller, body.id, ["checked", "paused"], async (trx, stored) => {
      const { state } = stored;
      if (state === "checked") await forgetResults(trx, caller.workspace, body.id);
      if (state === "checked") await addFields(trx, caller, stored);
      const anew = state === "checked" && { position: 0, done: 0, counts: {} };
      await updateImport(trx, caller.workspace, body.id, {
        ...anew,
        state: "running",
        limited_by: null,
        recruiter_id: caller.recruiter_id,
      });
      await goOn(parts, trx, caller.workspace, body.id);
    }),

  pause: async ({ body, caller, parts }) =>
    inState(parts, caller, body.id, ["running"], (trx) => updateImport(trx, caller.workspace, body.id, { state: "paused" })),

  cancel: async ({ body, caller, parts }) => {
    const before = await whole(parts, caller, body.id);
    const states: State[] = ["mapping", "checking", "checked", "failed", "running", "paused"];
    await change(parts, caller, body.id, states, async (trx, { state }) => {
      await letFilesGo(parts, trx, caller.workspace, body.id);
      if (state === "running" || state === "paused")
        await updateImport(trx, caller.workspace, body.id, { state: "cancelled", ended: true });
      else await removeImport(trx, caller.workspace, body.id);
    });
    const after = await findImport(parts.database.db, caller.workspace, body.id);
    return after ? whole(parts, caller, body.id) : { data: { import: { ...before.data.import, state: "cancelled" } } };
  },

  undo: async ({ body, caller, parts }) =>
    inState(parts, caller, body.id, ["done", "cancelled", "paused"], async (trx, stored) => {
      if (!undoUntil(stored)) throw conflict("import_too_late", {}, {});
      await letFilesGo(parts, trx, caller.workspace, body.id);
      await updateImport(trx, caller.workspace, body.id, {
        state: "undoing",
        position: BEYOND,
        done: 0,
        ended: true,
        recruiter_id: caller.recruiter_id,
      });
      await goOn(parts, trx, caller.workspace, body.id);
    }),

  rows: async ({ body, caller, parts }) => {
    if (!(await findImport(parts.database.db, caller.workspace, body.id))) throw notFound("import");
    return { data: await pageOfRows(parts.database.db, caller.workspace, body) };
  },

  saveTemplate: async ({ body, caller, parts }) => {
    await parts.database.transaction((trx) => putTemplate(trx, caller.workspace, { id: newId(), ...body }));
    return { data: { templates: await templatesOf(parts.database.db, caller.workspace) } };
  },

  removeTemplate: async ({ body, caller, parts }) => {
    const isGone = await parts.database.transaction((trx) => removeTemplate(trx, caller.workspace, body.id));
    if (!isGone) throw notFound("template");
    return { data: { templates: await templatesOf(parts.database.db, caller.workspace) } };
  },
};

async function whole(parts: Parts, { workspace }: Caller, id: string): Promise<{ data: { import: WholeImport } }> {
  const stored = await findImport(parts.database.db, workspace, id);
  if (!stored) throw notFound("import");
  const files = await filesOfImport(parts.database.db, workspace, id);
  const { shape, columns, state, mapping } = stored;
  const isPlanned = ["mapping", "checking", "checked", "failed"].includes(state);
  const told = {
    ...toldImport(stored),
    ...{ shape, columns, mapping: isPlanned ? toldMapping(stored) : mapping, new_fields: toldFields(stored) },
    files: files.filter(({ is_table }) => !is_table).length,
  };
  return { data: { import: { ...told, room: await roomOf(parts, workspace, stored) } } };
}

/** What the plan leaves an import that is ready to run: told before it begins, not where it stops. */
async function roomOf(parts: Parts, workspace: WorkspaceId, { state, kind }: StoredImport): Promise<WholeImport["room"]> {
  const limit = kind === "candidates" ? "candidates" : kind === "jobs" ? "active_jobs" : null;
  const left = state === "checked" && limit ? await roomFor(parts, workspace, limit) : null;
  return limit && left !== null ? { limit, left } : null;
}

/** Changes an import that is in one of these states, under its lock; in another one it is told that it moved on. */
const change = (
  parts: Parts,
  { workspace }: Caller,
  id: string,
  states: State[],
  work: (trx: Trx, stored: StoredImport) => Promise<void>,
) =>
  parts.database.transaction(async (trx) => {
    const stored = await lockImport(trx, workspace, id);
    if (!stored) throw notFound("import");
    if (!states.includes(stored.state)) throw conflict("import_elsewhere", {}, { import: toldImport(stored) });
    await work(trx, stored);
  });

async function inState(...given: Parameters<typeof change>) {
  await change(...given);
  const [parts, caller, id] = given;
  return whole(parts, caller, id);
}

/** A mapping names fields of the kind or of the workspace's own, each once, and what every record needs. */
function refuseMapping(
  { kind, columns }: Pick<StoredImport, "kind" | "columns">,
  mapping: readonly (string | null)[],
  own: readonly CustomField[],
): void {
  const used = mapping.filter((key) => key !== null && !newFieldKind(key));
  const known = new Set<string>([...importFields[kind].map(({ key }) => key), ...own.map(({ id }) => customPath(id))]);
  if (mapping.length !== columns.length || used.some((key) => key !== null && !known.has(key)) || new Set(used).size < used.length)
    throw invalidField("mapping", "import_wrong_mapping");
  if (lackingIn(kind, mapping).length > 0) throw invalidField("mapping", "import_lacking");
}

/** The table in another encoding, with another delimiter or another sheet, or taken for another kind; where it is the same, all that was said of it stays. */
async function readAgain(parts: Parts, { workspace }: Caller, stored: StoredImport, body: Body<typeof importCalls.read>) {
  const { shape } = stored;
  if (shape.format === "zip") return {};
  const next: Shape =
    shape.format === "csv"
      ? { ...shape, ...(body.encoding && { encoding: body.encoding }), ...(body.delimiter && { delimiter: body.delimiter }) }
      : { ...shape, sheet: shape.sheets.find((name) => name === body.sheet) ?? shape.sheet };
  const kind = body.kind ?? stored.kind;
  if (kind === stored.kind && isDeepStrictEqual(next, shape)) return {};
  const table = (await filesOfImport(parts.database.db, workspace, stored.id)).find(({ is_table }) => is_table);
  if (!table) throw conflict("import_elsewhere", {}, { import: toldImport(stored) });
  const columns = await look(storedSource(parts, workspace, table), next);
  const meaning = await meaningOf(parts.database.db, workspace, columns, kind);
  return { ...meaning, shape: next, columns, new_fields: [], is_staged: false };
}

import { AsyncLocalStorage } from "node:async_hooks";
import { withoutAct } from "./act.ts";

const reach = new AsyncLocalStorage<Set<string>>();

/** Does one call, or one piece of background work, within the workspaces that are proven in the course of it, and no others. */
export const withOwnReach = <T>(work: () => T): T => reach.run(new Set(), () => withoutAct(work));

/** From here on, in this call or work, rows of this workspace may be seen. Called by `workspaceIn` alone, with what proves it. */
export function putInReach(workspace_id: string): void {
  reach.getStore()?.add(workspace_id);
}

/** The workspaces whose rows may be seen here: none where nothing was proven; null outside any call or work. */
export const inReach = (): ReadonlySet<string> | null => reach.getStore() ?? null;

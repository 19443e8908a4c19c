import { AsyncLocalStorage } from "node:async_hooks";
import { withoutAct } from "./act.ts";

interface Reach {
  /** The workspaces whose rows may be seen. */
  proven: Set<string>;
  /** Whose turn it takes, as far as that is known before anything is proven. */
  turn: string | null;
}

const reach = new AsyncLocalStorage<Reach>();

/** Does one call, or one piece of background work, within the workspaces that are proven in the course of it, and no others. */
export const withOwnReach = <T>(work: () => T): T => reach.run({ proven: new Set(), turn: null }, () => withoutAct(work));

/** From here on, in this call or work, rows of this workspace may be seen. Called by `workspaceIn` alone, with what proves it. */
export function putInReach(workspace_id: string): void {
  reach.getStore()?.proven.add(workspace_id);
}

/** The workspaces whose rows may be seen here: none where nothing was proven; null outside any call or work. */
export const inReach = (): ReadonlySet<string> | null => reach.getStore()?.proven ?? null;

/** What is done from here on takes the turns of that workspace, where whoever asks seems to belong. It lets nobody see anything. */
export function takeTurnsOf(workspace_id: string): void {
  const here = reach.getStore();
  if (here) here.turn = workspace_id;
}

/** Whose turns what is done here takes: those of the first workspace that was proven; null where it is nobody's in particular. */
export function turnsOf(): string | null {
  const here = reach.getStore();
  if (!here) return null;
  const [first] = here.proven;
  return first ?? here.turn;
}

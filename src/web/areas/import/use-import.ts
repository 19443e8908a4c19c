import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import { CallFailed, fieldErrors, send } from "#web/kit/calls/api.ts";
import { failureText, limitOf, showFailure } from "#web/kit/calls/failures.ts";
import { duplicatesOf, refreshLists } from "#web/kit/files/queue.ts";
import { draftOf, type Table } from "./read-table.ts";

export interface Outcome {
  /** Its number in the file, the head being 1. */
  row: number;
  name: string;
  kind: "added" | "duplicate" | "nameless" | "failed";
  /** What the server said of it. */
  text?: string;
}

const PAUSE_MS = 2000;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Adds the rows one after the other; each has a result, and what was added stays when one stops. */
export function useImport() {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  useEffect(() => stop, [stop]);
  const start = async (table: Table) => {
    isStopped.current = false;
    setRunning(true);
    setOutcomes([]);
    for (const [at, cells] of table.rows.entries()) {
      if (isStopped.current) break;
      const { isEnd = false, ...outcome } = await addRow(table, cells, () => isStopped.current);
      setOutcomes((before) => [...before, { row: at + 2, ...outcome }]);
      if (isEnd) break;
    }
    setRunning(false);
    refreshLists();
  };
  return { outcomes, isRunning, start, stop };
}

async function addRow(
  table: Table,
  cells: readonly string[],
  isStopped: () => boolean,
): Promise<Omit<Outcome, "row"> & { isEnd?: boolean }> {
  const draft = draftOf(table, cells);
  if (!draft) return { name: "", kind: "nameless" };
  const name = [draft.first_name, draft.last_name].filter(Boolean).join(" ");
  for (;;) {
    try {
      await send(api.candidate.create, draft);
      return { name, kind: "added" };
    } catch (failure) {
      if (duplicatesOf(failure)) return { name, kind: "duplicate" };
      const isBusy = failure instanceof CallFailed && (failure.status === 429 || failure.status === 503);
      if (isBusy && !isStopped()) {
        await pause();
        continue;
      }
      const text = Object.values(fieldErrors(failure))[0] ?? failureText(failure);
      // Whoever has reached the plan's limit isn't told so for every row.
      if (limitOf(failure)) showFailure(failure);
      return { name, kind: "failed", text, isEnd: limitOf(failure) !== undefined || !(failure instanceof CallFailed) };
    }
  }
}

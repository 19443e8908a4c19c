import { useSyncExternalStore } from "react";
import type * as z from "zod";
import type { Candidate, CandidateDraft } from "#contract/candidate/candidate.ts";
import type { duplicate } from "#contract/candidate/candidate-calls.ts";
import { CV_BYTES, oneOf, unreadableReasons } from "#contract/choices.ts";
import type { Unreadable } from "#contract/fields.ts";
import { api } from "#contract/index.ts";
import { illegibleWords } from "#contract/text/illegible.ts";
import { CallFailed, NotReached, send } from "#web/kit/calls/api.ts";
import { failureText, limitOf, showFailure } from "#web/kit/calls/failures.ts";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { placeNow, subscribeToSession } from "#web/kit/session/session.ts";
import { missingFields } from "./missing-fields.ts";
import { type ReadingProgress, readFile } from "./read-file.ts";

export type Duplicate = z.output<typeof duplicate>;

/** Where a file is on its way to becoming a candidate. */
export type Progress =
  | { kind: "queued" }
  | { kind: "reading"; since: number; at?: ReadingProgress }
  | { kind: "saving" }
  | { kind: "waiting" }
  | { kind: "ready"; candidate: Candidate; matches: number; hidden: number; joined?: { filled: number } }
  | { kind: "duplicate"; duplicates: Duplicate[]; draft: CandidateDraft; extraction_id: string; hidden: number }
  | {
      kind: "failed";
      /** A reason that the tray has its own words for; otherwise `text` tells it. */
      reason: Unreadable | null;
      text: string;
      draft: CandidateDraft;
      extraction_id: string | null;
    };

export interface Entry {
  id: number;
  file: File;
  progress: Progress;
}

const AT_ONCE = 2;
const MOST_FILES = 50;
const PAUSE_MS = 3000;

let entries: readonly Entry[] = [];
let lastId = 0;
let running = 0;
/** Whose files they are, and for which workspace: another one's don't stay. */
let owner: string | null = null;
const listeners = new Set<() => void>();

function set(next: readonly Entry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

const progressOf = (id: number): Progress | undefined => entries.find((each) => each.id === id)?.progress;
const put = (id: number, progress: Progress) => set(entries.map((each) => (each.id === id ? { ...each, progress } : each)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const snapshot = () => entries;
export const useEntries = (): readonly Entry[] => useSyncExternalStore(subscribe, snapshot);

subscribeToSession(() => {
  if (owner && placeNow() !== owner) set([]);
});

/** Takes files in, newest on top of what is there already; replies how many were more than allowed at a time. */
export function addToQueue(files: readonly File[]): number {
  owner = placeNow();
  const taken = files.slice(0, MOST_FILES);
  set([...entries, ...taken.map((file) => ({ id: ++lastId, file, progress: { kind: "queued" } as const }))]);
  startNext();
  return files.length - taken.length;
}

export const isWorking = ({ kind }: Progress): boolean =>
  kind === "queued" || kind === "reading" || kind === "saving" || kind === "waiting";
export const isUnchecked = (progress: Progress): boolean =>
  progress.kind === "ready" && (progress.candidate.unchecked_fields.length > 0 || illegibleWords(progress.candidate.cv_text) > 0);

export function removeEntry(id: number): void {
  set(entries.filter((each) => each.id !== id));
}

/** Drops what is done; what still works or needs a person stays. */
export function clearDone(): void {
  set(entries.filter(({ progress }) => isWorking(progress) || progress.kind === "failed" || progress.kind === "duplicate"));
}

/** Reads a file again: the stored one where the server has it. */
export function retry(id: number): void {
  const progress = progressOf(id);
  if (progress?.kind !== "failed") return;
  storedReadings.set(id, progress.extraction_id);
  put(id, { kind: "queued" });
  startNext();
}
const storedReadings = new Map<number, string | null>();

function startNext(): void {
  while (running < AT_ONCE) {
    const next = entries.find(({ progress }) => progress.kind === "queued");
    if (!next) return;
    running += 1;
    put(next.id, { kind: "reading", since: Date.now() });
    void takeIn(next)
      .catch((failure: unknown) => put(next.id, failed(failure)))
      .finally(() => {
        running -= 1;
        startNext();
      });
  }
}

async function takeIn({ id, file }: Entry): Promise<void> {
  const extraction_id = storedReadings.get(id) ?? null;
  storedReadings.delete(id);
  if (file.size > CV_BYTES) return put(id, { kind: "failed", reason: "too_large", text: "", draft: {}, extraction_id: null });
  const told = (at: ReadingProgress) => {
    const now = progressOf(id);
    if (now?.kind === "reading") put(id, { ...now, at });
  };
  const data = await patiently(id, () => readFile(extraction_id ? { extraction_id } : { file }, told));
  const draft = data.candidate ?? {};
  // A CV without a name is taken all the same: the name then waits to be checked.
  await create(id, { draft, extraction_id: data.extraction_id, hidden: data.hidden_text.length });
}

interface Reading {
  draft: CandidateDraft;
  extraction_id: string | null;
  hidden: number;
}

/** Makes the candidate; a duplicate waits for a person. */
async function create(id: number, { draft, extraction_id, hidden }: Reading, allow_duplicate = false): Promise<void> {
  // Taken away while it was read, or left behind in another workspace.
  if (!progressOf(id)) return;
  put(id, { kind: "saving" });
  try {
    const body = { ...draft, ...(extraction_id && { extraction_id }), ...(allow_duplicate && { allow_duplicate }) };
    const { data } = await patiently(id, () => send(api.candidate.create, body));
    await finish(id, data.candidate, hidden);
  } catch (failure) {
    const duplicates = duplicatesOf(failure);
    if (!duplicates || !extraction_id) throw failure;
    put(id, { kind: "duplicate", duplicates, draft, extraction_id, hidden });
  }
}

/** The ones that a new candidate looks like, when that is why it was refused. */
export function duplicatesOf(failure: unknown): Duplicate[] | null {
  if (!(failure instanceof CallFailed) || failure.status !== 409) return null;
  const found = failure.envelope.data?.duplicates;
  return Array.isArray(found) && found.length > 0 ? (found as Duplicate[]) : null;
}

async function finish(id: number, candidate: Candidate, hidden: number, joined?: { filled: number }): Promise<void> {
  const shown = await send(api.candidate.show, { id: candidate.id }).catch(() => null);
  const matches = shown?.data.candidate.matches.length ?? 0;
  put(id, { kind: "ready", candidate: shown?.data.candidate ?? candidate, matches, hidden, ...(joined && { joined }) });
  refreshLists();
}

const { figures, attention, jobs, upcoming, activity } = api.dashboard;
/** What candidates appear in. */
export const candidateLists = [
  api.candidate.list,
  api.job.list,
  api.matching.matchedCandidates,
  figures,
  attention,
  jobs,
  upcoming,
  activity,
];

/** What a new candidate appears in is asked again. */
export function refreshLists(): void {
  for (const call of candidateLists) void queryClient.invalidateQueries({ queryKey: keyOf(call) });
}

/** Makes the candidate of a duplicate all the same. */
export async function addAnyway(id: number): Promise<void> {
  const progress = progressOf(id);
  if (progress?.kind !== "duplicate") return;
  await create(id, progress, true).catch((failure: unknown) => put(id, failed(failure)));
}

/** Gives file and proof to the candidate that is there already, and fills in what it lacks. */
export async function attachTo(id: number, existing: Candidate): Promise<void> {
  const progress = progressOf(id);
  if (progress?.kind !== "duplicate") return;
  put(id, { kind: "saving" });
  try {
    const missing = missingFields(existing, progress.draft);
    const body = { ...missing, id: existing.id, extraction_id: progress.extraction_id };
    const { data } = await patiently(id, () => send(api.candidate.update, body));
    void queryClient.invalidateQueries({ queryKey: keyOf(api.candidate.show) });
    await finish(id, data.candidate, progress.hidden, { filled: Object.keys(missing).length });
  } catch (failure) {
    put(id, failed(failure));
  }
}

/** Marks a file as done by a form that a person filled in. */
export function finishByHand(id: number, candidate: Candidate): void {
  void finish(id, candidate, candidate.hidden_text.length);
}

/** Makes a call; where the server asks to wait, waits and tries again. */
async function patiently<T>(id: number, call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await call();
    } catch (failure) {
      const isBusy = failure instanceof CallFailed && (failure.status === 429 || failure.status === 503);
      if (!isBusy || tries >= 60 || !progressOf(id)) throw failure;
      const before = progressOf(id);
      put(id, { kind: "waiting" });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (before) put(id, before);
    }
  }
}

function failed(failure: unknown): Progress {
  if (limitOf(failure)) showFailure(failure);
  const told = failure instanceof CallFailed ? failure.envelope.data : undefined;
  const reason = oneOf(unreadableReasons, told?.reason);
  if (reason) {
    const extraction_id = typeof told?.extraction_id === "string" ? told.extraction_id : null;
    // What has to be installed is told in whole.
    return { kind: "failed", reason: told?.needs ? null : reason, text: failureText(failure), draft: {}, extraction_id };
  }
  const isTooLarge = failure instanceof CallFailed && failure.status === 413;
  if (!(failure instanceof CallFailed) && !(failure instanceof NotReached)) console.error(failure);
  return { kind: "failed", reason: isTooLarge ? "too_large" : null, text: failureText(failure), draft: {}, extraction_id: null };
}

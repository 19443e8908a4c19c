import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import type { Proposal } from "#contract/proposal/proposal.ts";
import { type Draft, draftOf, newKey, type Wire, wire } from "#web/areas/proposal/draft.ts";
import { saveSteps } from "#web/areas/proposal/edit-calls.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { drop, keep, keptAs } from "#web/kit/draft/kept.ts";
import { draftKey } from "#web/kit/draft/use-draft.ts";

/** `failed`: it is tried again by itself. `refused`: the server won't have it as it stands. */
type SaveState = "saved" | "waiting" | "saving" | "failed" | "refused";

const SAVE_AFTER_MS = 700;
const RETRY_AFTER_MS = 8000;
/** Changes of one field within this time are one step back. */
const ONE_STEP_MS = 1500;

type Field = keyof Wire;

/** The fields of which `now` says something else than `before`. */
const changedFields = (before: Wire, now: Wire): Field[] =>
  (Object.keys(now) as Field[]).filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]));

const only = <T extends object>(of: T, fields: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(fields.map((field) => [field, of[field]])) as Partial<T>;

/** Somebody else's version, and what both changed in their own way since it was the same for both. */
interface Conflict {
  theirs: Proposal;
  fields: Field[];
}

export interface Editor {
  proposal: Proposal;
  draft: Draft;
  state: SaveState;
  conflict: Conflict | null;
  canUndo: boolean;
  canRedo: boolean;
  /** `what` names what is typed in: changes of the same thing shortly after each other are one step back. */
  edit: (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>), what?: string) => void;
  undo: () => void;
  redo: () => void;
  /** Ends a conflict: one's own version of what both changed, or the other's. */
  settle: (whose: "mine" | "theirs") => void;
  /** Takes what a call replied of the proposal: its claims, links and version. */
  take: (proposal: Proposal) => void;
  /** Saves what waits, now; false where it couldn't be. */
  flush: () => Promise<boolean>;
}

/** A proposal that saves itself: 0.7 s after the last change, again until it succeeds, with the way back. */
export function useEditor(loaded: Proposal, isFixed: boolean): Editor {
  const queries = useQueryClient();
  const { id } = loaded;
  const [key] = useState(() => draftKey(`proposal ${id}`));
  const [begun] = useState(() => begin(loaded, isFixed ? null : key));
  const [proposal, setProposal] = useState(loaded);
  const [draft, setDraft] = useState(begun.draft);
  const [state, setState] = useState<SaveState>("saved");
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [past, setPast] = useState<Draft[]>([]);
  const [future, setFuture] = useState<Draft[]>([]);
  /** `saved` is what was sent last, `server` what the server said last: it may have trimmed what it got. `isTorn`: a conflict is open. */
  const live = useRef({ ...begun, version: begun.version, running: null as Promise<boolean> | null, isTorn: false });
  const lastEdit = useRef({ what: "", at: 0 });

  const show = useCallback((next: Draft) => {
    live.current.draft = next;
    setDraft(next);
  }, []);

  /** The server's newest, with what only the other person changed laid under what is being edited here. */
  const absorb = useCallback(
    (next: Proposal) => {
      const { current } = live;
      const theirs = draftOf(next);
      const theirWire = wire(theirs);
      const mine = changedFields(current.saved, wire(current.draft));
      const changed = changedFields(current.server, theirWire);
      const both = changed.filter(
        (field) => mine.includes(field) && JSON.stringify(theirWire[field]) !== JSON.stringify(wire(current.draft)[field]),
      );
      const onlyTheirs = changed.filter((field) => !mine.includes(field));
      current.server = theirWire;
      current.saved = { ...current.saved, ...only(theirWire, changed) };
      current.version = next.version;
      setProposal(next);
      if (onlyTheirs.length > 0) show({ ...current.draft, ...only(theirs, onlyTheirs) });
      if (both.length === 0 && !current.isTorn) return;
      current.isTorn = true;
      setConflict((open) => ({ theirs: next, fields: [...new Set([...(open?.fields ?? []), ...both])] }));
    },
    [show],
  );

  const tell = useCallback(
    (next: Proposal) => {
      queries.setQueryData(keyOf(api.proposal.show, { id }), (old: unknown) =>
        old ? { ...(old as object), data: { proposal: next } } : undefined,
      );
      for (const call of [api.proposal.list, api.proposal.preview, api.candidate.show, api.job.showProposals])
        void queries.invalidateQueries({ queryKey: keyOf(call) });
    },
    [queries, id],
  );

  const take = useCallback(
    (next: Proposal) => {
      absorb(next);
      tell(next);
    },
    [absorb, tell],
  );

  // Another tab or another person: what was read anew in the background.
  useEffect(() => {
    if (loaded.version > live.current.version && !live.current.running) absorb(loaded);
  }, [loaded, absorb]);

  const save = useCallback(async (): Promise<boolean> => {
    const { current } = live;
    if (current.running) await current.running;
    // Until somebody has chosen, neither version goes over the other.
    if (current.isTorn) return false;
    const now = wire(current.draft);
    const changed = changedFields(current.saved, now);
    // A letter is sent whole, in both its languages.
    const fields: Field[] = changed.includes("other_letter") ? [...new Set<Field>([...changed, "cover_letter"])] : changed;
    if (fields.length === 0) {
      setState("saved");
      return true;
    }
    setState("saving");
    current.running = saveSteps({ id, version: current.version }, only(now, fields), (saved, next) => {
      current.saved = { ...current.saved, ...saved };
      current.server = wire(draftOf(next));
      current.version = next.version;
      setProposal(next);
      tell(next);
    })
      .then(() => {
        setState("saved");
        return true;
      })
      .catch((failure: unknown) => {
        const status = failure instanceof CallFailed ? failure.status : 0;
        const theirs = status === 409 && failure instanceof CallFailed ? failure.envelope.data?.proposal : undefined;
        if (theirs) {
          // Nothing that both changed: it goes on by itself with the new version.
          absorb(theirs as Proposal);
          setState("waiting");
        } else if (status >= 400 && status < 500 && status !== 429) {
          showFailure(failure);
          setState("refused");
        } else setState("failed");
        return false;
      })
      .finally(() => {
        current.running = null;
      });
    return current.running;
  }, [id, absorb, tell]);

  // What isn't saved yet stays on this device, and is sent a moment after the last change.
  useEffect(() => {
    const { current } = live;
    if (isFixed || state === "saving") return;
    if (changedFields(current.saved, wire(draft)).length === 0) {
      drop(key);
      setState("saved");
      return;
    }
    // While two versions wait for a choice, what is stored still stands on the old one: opened again, the choice comes back.
    if (conflict) return;
    keep(key, { version: current.version, server: current.server, draft: wire(draft) } satisfies StoredDraft);
    if (state === "refused") return;
    if (state === "saved") setState("waiting");
    const timer = setTimeout(() => void save(), state === "failed" ? RETRY_AFTER_MS : SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, conflict, save, state, isFixed, key]);

  useEffect(() => {
    const again = () => {
      if (changedFields(live.current.saved, wire(live.current.draft)).length > 0) void save();
    };
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [save]);

  // Leaving the page with something unsaved asks first; leaving the screen sends it.
  useEffect(() => {
    const isOpen = () => !isFixed && changedFields(live.current.saved, wire(live.current.draft)).length > 0;
    const ask = (event: BeforeUnloadEvent) => {
      if (isOpen()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
      if (isOpen()) void save().then((isSaved) => isSaved && drop(key));
    };
  }, [save, isFixed, key]);

  const edit: Editor["edit"] = (change, what = "") => {
    const { draft: before } = live.current;
    const isSameStep = what !== "" && what === lastEdit.current.what && Date.now() - lastEdit.current.at < ONE_STEP_MS;
    lastEdit.current = { what, at: Date.now() };
    if (!isSameStep) setPast((steps) => [...steps.slice(-99), before]);
    setFuture([]);
    setState((now) => (now === "refused" ? "waiting" : now));
    show({ ...before, ...(typeof change === "function" ? change(before) : change) });
  };
  const step = (from: Draft[], setFrom: typeof setPast, setTo: typeof setPast, isBack: boolean) => {
    const to = isBack ? from.at(-1) : from[0];
    if (!to) return;
    const { draft: before } = live.current;
    lastEdit.current = { what: "", at: 0 };
    setFrom(isBack ? from.slice(0, -1) : from.slice(1));
    setTo((other) => (isBack ? [before, ...other] : [...other, before]));
    setState((now) => (now === "refused" ? "waiting" : now));
    show(to);
  };

  return {
    proposal,
    draft,
    state,
    conflict,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    edit,
    undo: () => step(past, setPast, setFuture, true),
    redo: () => step(future, setFuture, setPast, false),
    settle: (whose) => {
      if (!conflict) return;
      if (whose === "theirs") show({ ...live.current.draft, ...only(draftOf(conflict.theirs), conflict.fields) });
      live.current.isTorn = false;
      setConflict(null);
      void save();
    },
    take,
    flush: save,
  };
}

interface StoredDraft {
  version: number;
  server: Wire;
  draft: Wire;
}

/** Where editing begins: at what the server has, or at what couldn't be saved last time. */
function begin(loaded: Proposal, key: string | null): { draft: Draft; saved: Wire; server: Wire; version: number } {
  const draft = draftOf(loaded);
  const stored = key === null ? null : keptAs<StoredDraft>(key)?.value;
  if (!stored) return { draft, saved: wire(draft), server: wire(draft), version: loaded.version };
  // An older version than the server's: `absorb` finds out at once what both changed.
  return {
    draft: { ...stored.draft, strengths: stored.draft.strengths.map((strength) => ({ ...strength, key: newKey() })) },
    saved: stored.server,
    server: stored.server,
    version: stored.version,
  };
}

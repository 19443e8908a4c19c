import { type Dispatch, type SetStateAction, useState } from "react";
import { placeNow } from "#web/kit/session/session.ts";
import { NOBODY } from "./kept.ts";
import { type Kept, useKept } from "./use-kept.ts";

/** Where one keeps something by its name: apart for each person and workspace. */
export const draftKey = (name: string): string => `${placeNow() ?? NOBODY} ${name}`;

/**
 * Keeps what is typed in a form until it is saved: `name` says what and of which record, `saved` is what stands there before
 * anything is typed, `show` puts a value into the form. Whoever was there at first types it, also while a session ends. Without a
 * name nothing is kept.
 */
export function useDraft<Value>(name: string | null, value: Value, saved: Value, show: (value: Value) => void): Kept {
  const [place] = useState(() => draftKey(""));
  return useKept(name === null ? null : place + name, { value, saved, show });
}

/** The same for one text, with the state it stands in. */
export function useDraftText(name: string, saved = ""): [text: string, setText: Dispatch<SetStateAction<string>>, kept: Kept] {
  const [text, setText] = useState(saved);
  return [text, setText, useDraft(name, text, saved, setText)];
}

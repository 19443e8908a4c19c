import { createContext, useContext } from "react";
import type { Change, Outcome, ShownCandidate } from "#web/areas/candidate/use-candidate.ts";
import type { Highlight, Passage } from "#web/kit/document/passages.ts";

export interface ProfileContext {
  candidate: ShownCandidate;
  editor: boolean;
  /** The passage of a field, or null where it was not read in the CV. */
  passageOf: (path: string) => Highlight | null;
  /** The field whose passage is in focus. */
  activeKey: string | null;
  /** Opens a field's passage in the CV, or `at` where the field has none. */
  open: (path: string, at?: Passage | null) => void;
  /** Lights a field's passage while the pointer is on the field. */
  light: (path: string | null) => void;
  save: (change: Change) => Promise<Outcome>;
}

export const Profile = createContext<ProfileContext | null>(null);

export function useProfile(): ProfileContext {
  const profile = useContext(Profile);
  if (!profile) throw new Error("A part of the profile was drawn outside of it");
  return profile;
}

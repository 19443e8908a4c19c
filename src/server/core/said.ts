import type { actorKinds } from "#contract/account/security-choices.ts";
import type { ActKind, RecordKind } from "#contract/call.ts";
import type { Act } from "./act.ts";

/** What one row of the audit trail says: on its way there with ids of people, once it is written with their pseudonyms. */
export interface Said {
  at: string;
  act: ActKind;
  /** `candidate.update`, or the background work that did it. */
  call: string;
  by: (typeof actorKinds)[number];
  person?: string;
  candidates?: string[];
  records?: Partial<Record<Exclude<RecordKind, "candidate">, string[]>>;
}

/** A row about these records; undefined where there are none. */
export function sayingOf(what: Pick<Said, "act" | "call" | "by">, person: string | null, records: Act["records"]): Said | undefined {
  if (records.size === 0) return undefined;
  const { candidate, ...others } = Object.fromEntries([...records].map(([kind, ids]) => [kind, [...ids].sort()]));
  return {
    at: new Date().toISOString(),
    ...what,
    ...(person && { person }),
    ...(candidate && { candidates: candidate }),
    ...(Object.keys(others).length > 0 && { records: others }),
  };
}

/**
 * What somebody typed and didn't save, in this browser's storage until it is saved, discarded or too old. A key begins with whose it
 * is: a person in a workspace, or a client's link. What nobody in particular typed lives as long as the tab. Takes nothing of the app:
 * the client's page keeps its answers here as well.
 */
const PREFIX = "draft ";
/** Whose it is where nobody is logged in. */
export const NOBODY = "-";
/** No longer than a candidate without consent stays by default. */
const KEPT_DAYS = 28;
const DAY_MS = 86_400_000;

interface Entry {
  /** When it was typed last, in milliseconds. */
  at: number;
  value: unknown;
  /** What was saved when typing began. */
  base?: unknown;
}

const storageOf = (key: string): Storage => (key.startsWith(`${NOBODY} `) ? sessionStorage : localStorage);

function entryIn(storage: Storage, place: string, now: number): Entry | null {
  const entry = JSON.parse(storage.getItem(place) ?? "null") as Partial<Entry> | null;
  return typeof entry?.at === "number" && now - entry.at < KEPT_DAYS * DAY_MS ? (entry as Entry) : null;
}

/** What is kept under a key and isn't too old; null where there is nothing, or no storage. */
export function keptAs<Value>(key: string, now = Date.now()): { value: Value; base?: Value } | null {
  try {
    // Written by the same screen, whose shape it has; a screen that changed its own takes another name.
    return entryIn(storageOf(key), PREFIX + key, now) as { value: Value; base?: Value } | null;
  } catch {
    return null;
  }
}

/** Keeps it. A full or forbidden storage is no failure: the screen itself still holds everything. */
export function keep(key: string, value: unknown, base?: unknown, now = Date.now()): void {
  const text = JSON.stringify({ at: now, value, base } satisfies Entry);
  try {
    storageOf(key).setItem(PREFIX + key, text);
  } catch (failure) {
    console.warn("What was typed could not be kept in this browser", failure);
  }
}

export function drop(key: string): void {
  try {
    storageOf(key).removeItem(PREFIX + key);
  } catch {
    // What can't be reached holds nothing either.
  }
}

/** The places of what is kept and chosen, whoever typed it. */
function placesOf(isChosen: (place: string, storage: Storage) => boolean): { place: string; storage: Storage }[] {
  try {
    return [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage)
        .filter((place) => place.startsWith(PREFIX) && isChosen(place, storage))
        .map((place) => ({ place, storage })),
    );
  } catch {
    // No storage, nothing kept.
    return [];
  }
}
const dropThose = (isGone: Parameters<typeof placesOf>[0]): void => {
  for (const { place, storage } of placesOf(isGone)) storage.removeItem(place);
};

/** What is too old or can't be read leaves, whoever typed it. */
export const dropOld = (now = Date.now()): void =>
  dropThose((place, storage) => {
    try {
      return entryIn(storage, place, now) === null;
    } catch {
      return true;
    }
  });

const isAbout = (id: string) => (place: string) => place.split(" ").includes(id);
/** What was typed about a record leaves with it; and so does what a person typed, by their id. */
export const dropAbout = (id: string): void => dropThose(isAbout(id));
/** Whether something is kept of a person or about a record. */
export const isKeptAbout = (id: string): boolean => placesOf(isAbout(id)).length > 0;

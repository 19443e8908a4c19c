const KEY = "wayBack";

/** Where somebody was, in which workspace, as their session was ended from elsewhere; for as long as the tab lives. */
export function keepWayBack(place: string): void {
  try {
    const { pathname, search, hash } = location;
    sessionStorage.setItem(KEY, JSON.stringify({ place, to: pathname + search + hash }));
  } catch (failure) {
    console.warn("The way back could not be kept", failure);
  }
}

/** The way back, once: for whoever was there, in the same workspace. Not held to be a path of our own. */
export function takeWayBack(place: string | null): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    return kept?.place === place ? kept?.to : undefined;
  } catch {
    return undefined;
  }
}

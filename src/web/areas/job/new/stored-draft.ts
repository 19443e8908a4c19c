/** What somebody typed and didn't save, for as long as the tab lives: leaving a form and coming back loses nothing. */
export function readDraft<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

export function storeDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch (failure) {
    // A full or forbidden storage: the form itself still holds everything.
    console.warn("The draft could not be stored", failure);
  }
}

export const removeDraft = (key: string): void => sessionStorage.removeItem(key);
